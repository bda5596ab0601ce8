#include "core/io/carried_document.h"
#include "core/picture/heat_maps.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/pdf/pdf_marks.h"
#include "ui/figures/pdf/pdf_revision.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/painter.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryFile>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dotsAPoint = 50; ///< places of many points are in whole ones
constexpr double mapDpi = 150; ///< of heat maps
constexpr double shareOfPages = 0.6; ///< of the work; what is left: putting many points in

/// What a PDF says of itself.
QByteArray xmpPacket(const FigurePage &page, const std::string &document)
{
    const auto element = [](std::string_view tag, QStringView text) {
        const std::string name(tag);
        return text.isEmpty() ? std::string()
                              : "<dc:" + name + "><rdf:Alt><rdf:li xml:lang=\"x-default\">"
                + escapedForXml(text) + "</rdf:li></rdf:Alt></dc:" + name + ">\n";
    };
    const std::string packet =
        "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
        "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n"
        "<dc:format>application/pdf</dc:format>\n"
        + element("title", page.title) + element("description", page.description)
        + "<xmp:CreatorTool>Halfplane</xmp:CreatorTool>\n</rdf:Description>\n"
        + (document.empty() ? std::string() : documentForXmp(document))
        + "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n";
    return QByteArray::fromStdString(packet);
}

/// What is still to be put into a page.
struct PendingMarks
{
    std::size_t count = 0; ///< of instructions with many points
    std::vector<Marks> marks; ///< they themselves; empty when too many to be kept
};

enum class ManyMarks { Later, AsUsual };

class PdfFile
{
public:
    PdfFile(Figure &figure, const ExportProgress &progress)
        : m_figure(figure)
        , m_progress(progress)
        , m_scale(figure.unit() * dotsAPoint)
    {
    }

    /// All pages as Qt draws them; many points perhaps later.
    std::optional<Failure> draw(ManyMarks many)
    {
        m_crowds.clear();
        if ((!m_file.isOpen() && !m_file.open()) || !m_file.resize(0) || !m_file.seek(0))
            return fileTrouble();
        QPdfWriter pdf(&m_file);
        prepare(pdf);
        QPainter painter(&pdf);
        for (std::size_t i = 0; i < m_figure.pageCount() && !isStopped(); ++i) {
            if (i > 0)
                pdf.newPage();
            draw(painter, m_figure.page(i), many);
            advance(static_cast<double>(i + 1) * shareOfPages);
        }
        painter.end();
        if (!m_file.flush() || m_file.error() != QFile::NoError)
            return fileTrouble();
        return std::nullopt;
    }

    /// Whether what is to come later has its place on every page.
    bool isReadyForMore() { return m_revision && everyPageHasStandIns(); }

    void read()
    {
        const uchar *bytes = m_file.map(0, m_file.size());
        m_bytes = {bytes, bytes != nullptr ? m_file.size() : 0};
        m_revision = PdfRevision::of(m_bytes);
    }

    std::optional<Failure> deliverTo(QIODevice &out)
    {
        if (m_bytes.isEmpty())
            return fileTrouble();
        std::optional<Failure> trouble = deliver(m_bytes, out);
        if (!m_revision)
            return trouble;
        for (std::size_t i = 0; i < m_revision->pageCount() && !trouble && !isStopped(); ++i) {
            trouble = deliver(m_revision->resized(i, m_figure.size()), out);
            if (!trouble && m_crowds[i].count > 0)
                trouble = deliver(redrawn(i), out);
            advance(shareOfPages * static_cast<double>(m_crowds.size())
                    + static_cast<double>(i + 1) * (1 - shareOfPages));
        }
        return trouble ? trouble : deliver(m_revision->end(), out);
    }

    bool isStopped() const { return m_progress.stop.stop_requested(); }

private:
    void prepare(QPdfWriter &pdf)
    {
        const FigurePage page = m_figure.page(0);
        pdf.setResolution(72 * dotsAPoint);
        pdf.setPageSize(QPageSize(m_figure.size(), QPageSize::Point, {}, QPageSize::ExactMatch));
        pdf.setPageMargins({});
        pdf.setTitle(page.title);
        pdf.setCreator(u"Halfplane"_s);
        pdf.setDocumentXmpMetadata(xmpPacket(page, m_figure.carried()));
    }

    void draw(QPainter &painter, FigurePage page, ManyMarks many)
    {
        PendingMarks crowd;
        if (many == ManyMarks::Later) {
            PageWithoutMarks without = withoutManyMarks(std::move(page.picture), m_scale);
            page.picture = std::move(without.picture);
            crowd.count = without.marks.size();
            if (m_figure.pageCount() == 1)
                crowd.marks = std::move(without.marks);
        }
        m_crowds.push_back(std::move(crowd));
        for (Instruction &instruction : page.picture.instructions) {
            if (auto *map = std::get_if<HeatMap>(&instruction))
                *map = finer(*map, page.unit * mapDpi / pointsAnInch);
        }
        painter.save();
        painter.setRenderHint(QPainter::LosslessImageRendering);
        if (!m_figure.options().isTransparent)
            painter.fillRect(painter.viewport(), m_figure.palette()[Hue::Paper]);
        painter.scale(m_scale, m_scale);
        paint(painter, page.picture, m_figure.palette());
        painter.restore();
    }

    bool everyPageHasStandIns() const
    {
        if (m_revision->pageCount() != m_crowds.size())
            return false;
        for (std::size_t i = 0; i < m_crowds.size() && !isStopped(); ++i) {
            const auto operators =
                m_crowds[i].count > 0 ? m_revision->operatorsOf(i) : std::optional<QByteArray>("");
            if (!operators || !withMarks(*operators, std::vector<QByteArray>(m_crowds[i].count)))
                return false;
        }
        return true;
    }

    QByteArray redrawn(std::size_t index)
    {
        PendingMarks &crowd = m_crowds[index];
        if (crowd.marks.empty())
            crowd.marks = withoutManyMarks(m_figure.page(index).picture, m_scale).marks;
        std::vector<QByteArray> operators;
        for (const Marks &marks : std::exchange(crowd.marks, {}))
            operators.push_back(operatorsOf(marks, m_scale, m_figure.palette()));
        return m_revision->redrawn(index, *withMarks(*m_revision->operatorsOf(index), operators));
    }

    Failure fileTrouble() const
    {
        return unwritten(tr("The temporary file cannot be written: %1.").arg(m_file.errorString()));
    }

    void advance(double pages) const
    {
        m_progress.advanced(pages / static_cast<double>(m_figure.pageCount()));
    }

    Figure &m_figure;
    const ExportProgress &m_progress;
    double m_scale; ///< dots that a unit of a picture takes
    QTemporaryFile m_file;
    QByteArrayView m_bytes;
    std::optional<PdfRevision> m_revision;
    std::vector<PendingMarks> m_crowds; ///< of each page
};

std::optional<Failure> writePdf(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    PdfFile file(figure, progress);
    if (auto trouble = file.draw(ManyMarks::Later))
        return trouble;
    file.read();
    if (!file.isReadyForMore() && !file.isStopped()) {
        if (auto trouble = file.draw(ManyMarks::AsUsual))
            return trouble;
        file.read();
    }
    return file.isStopped() ? std::optional<Failure>() : file.deliverTo(out);
}

} // namespace

extern const FigureKind pdfKind{.ending = u"pdf",
                                .name = u"PDF",
                                .title = u"PDF",
                                .use = u"Sharp at any size, for print and LaTeX; several steps are pages.",
                                .hasPages = true,
                                .canBeTransparent = true,
                                .carriesDocument = true,
                                .write = writePdf};

} // namespace halfplane
