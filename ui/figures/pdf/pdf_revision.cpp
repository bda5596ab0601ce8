#include "ui/figures/pdf/pdf_revision.h"

#include <QList>
#include <QtEndian>

#include <array>

namespace halfplane {

namespace {

constexpr qsizetype lineOfTable = 20; ///< bytes for every object in the list of objects
constexpr int effortForPdf = 4; ///< of zlib

/// What is between two texts; empty where they are not there in this order.
QByteArrayView between(QByteArrayView text, QByteArrayView before, QByteArrayView after)
{
    const qsizetype start = text.indexOf(before);
    if (start < 0)
        return {};
    const QByteArrayView rest = text.sliced(start + before.size());
    const qsizetype end = rest.indexOf(after);
    return end < 0 ? QByteArrayView() : rest.first(end);
}

/// The number of the object in "/Contents 8 0 R"; 0 where there is none.
int reference(QByteArrayView object, QByteArrayView key) { return between(object, key, " 0 R").toInt(); }

QByteArray decimal(double value) { return QByteArray::number(value, 'f', 4); }

} // namespace

std::optional<PdfRevision> PdfRevision::of(QByteArrayView file)
{
    PdfRevision revision(file);
    revision.m_end = file.size();
    return revision.readTable() && revision.readPages() ? std::optional(std::move(revision)) : std::nullopt;
}

bool PdfRevision::readTable()
{
    constexpr qsizetype longestEnd = 1000;
    const QByteArrayView last = m_file.last(std::min(longestEnd, m_file.size()));
    m_trailer = between(last, "trailer\n<<\n", ">>");
    m_table = between(last, "startxref\n", "\n").trimmed().toLongLong();
    const int count = between(m_trailer, "/Size ", "\n").trimmed().toInt();
    if (m_table <= 0 || m_table >= m_file.size() || count <= 0)
        return false;
    const QByteArrayView table = m_file.sliced(m_table);
    const qsizetype first = table.indexOf("0000000000 65535 f");
    if (first < 0 || first + count * lineOfTable > table.size())
        return false;
    for (int i = 0; i < count; ++i) {
        constexpr qsizetype digits = 10;
        m_offsets.push_back(table.sliced(first + i * lineOfTable, digits).toLongLong());
    }
    return true;
}

bool PdfRevision::readPages()
{
    const int root = reference(m_trailer, "/Root ");
    const int pages = reference(object(root), "/Pages ");
    QByteArrayView kids = between(object(pages), "/Kids \n[\n", "]");
    while (!kids.isEmpty()) {
        const int page = reference(kids, "");
        const int operators = reference(object(page), "/Contents ");
        if (operators == 0)
            return false;
        m_pages.push_back({page, operators});
        kids = kids.sliced(kids.indexOf('\n') + 1);
    }
    return !m_pages.empty();
}

/// What is between its first and its last line.
QByteArrayView PdfRevision::object(int number) const
{
    const auto index = static_cast<std::size_t>(number);
    if (number <= 0 || index >= m_offsets.size() || m_offsets[index] <= 0 || m_offsets[index] >= m_table)
        return {};
    const QByteArrayView rest = m_file.first(m_table).sliced(m_offsets[index]);
    const QByteArray head = QByteArray::number(number) + " 0 obj\n";
    return rest.startsWith(head) ? between(rest, head, "endobj\n") : QByteArrayView();
}

std::optional<QByteArray> PdfRevision::operatorsOf(std::size_t page) const
{
    const QByteArrayView stream = object(m_pages[page].operators);
    const qsizetype length = object(reference(stream, "/Length ")).trimmed().toLongLong();
    const qsizetype start = stream.indexOf("stream\n");
    constexpr qsizetype head = 7;
    if (start < 0 || !stream.first(start).contains("/FlateDecode") || length <= 0
        || length > stream.size() - start - head)
        return {};
    std::array<char, 4> guess{}; // qUncompress() wants to know about how long it will be
    qToBigEndian(static_cast<quint32>(4 * length), guess.data());
    QByteArray packed(guess.data(), guess.size());
    packed.append(stream.sliced(start + head, length));
    const QByteArray operators = qUncompress(packed);
    return operators.isEmpty() ? std::nullopt : std::optional(operators);
}

QByteArray PdfRevision::redrawn(std::size_t page, const QByteArray &operators)
{
    constexpr qsizetype lengthOfQt = 4; // before what zlib has made
    const QByteArray packed = qCompress(operators, effortForPdf).mid(lengthOfQt);
    return replaced(m_pages[page].operators,
                    "<<\n/Length " + QByteArray::number(packed.size())
                        + "\n/Filter /FlateDecode\n>>\nstream\n" + packed + "\nendstream\n");
}

QByteArray PdfRevision::resized(std::size_t page, QSizeF points)
{
    const int number = m_pages[page].number;
    const QByteArrayView before = object(number);
    constexpr QByteArrayView key = "/MediaBox [";
    const QList<QByteArray> box = between(before, key, "]").toByteArray().simplified().split(' ');
    if (box.size() != 4)
        return {};
    // Qt has drawn from the top left of a page of whole points.
    const double top = box[3].toDouble();
    const qsizetype start = before.indexOf(key);
    QByteArray content = before.first(start).toByteArray();
    content +=
        "/MediaBox [0 " + decimal(top - points.height()) + ' ' + decimal(points.width()) + ' ' + decimal(top);
    content += before.sliced(before.indexOf(']', start));
    return replaced(number, content);
}

QByteArray PdfRevision::replaced(int number, const QByteArray &content)
{
    const QByteArray bytes = QByteArray::number(number) + " 0 obj\n" + content + "endobj\n";
    m_replaced[number] = m_end;
    m_end += bytes.size();
    return bytes;
}

QByteArray PdfRevision::end() const
{
    QByteArray bytes = "xref\n";
    for (const auto &[number, offset] : m_replaced)
        bytes += QByteArray::number(number) + " 1\n" + QByteArray::number(offset).rightJustified(10, '0')
            + " 00000 n \n";
    return bytes + "trailer\n<<\n" + m_trailer.toByteArray() + "/Prev " + QByteArray::number(m_table)
        + "\n>>\nstartxref\n" + QByteArray::number(m_end) + "\n%%EOF\n";
}

} // namespace halfplane
