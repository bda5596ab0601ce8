#include "ui/figures/png/png_file.h"

#include "core/io/carried_document.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/raster.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Of zlib. More would take much longer for a few hundredths of the size.
constexpr int effortForPng = 3;

/// So much differs between neighbours, on the average, in what changes gradually.
constexpr std::size_t gradual = 6;

constexpr uchar filterNone = 0;
constexpr uchar filterSub = 1;

using CrcTable = std::array<quint32, 256>;

constexpr CrcTable crcTable()
{
    CrcTable table{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? 0xedb88320U : 0U);
        table[i] = value;
    }
    return table;
}

quint32 crcOf(QByteArrayView bytes)
{
    static constexpr CrcTable table = crcTable();
    quint32 crc = 0xffffffffU;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<uchar>(byte)) & 0xff] ^ (crc >> 8);
    return ~crc;
}

void appendBigEndian(QByteArray &bytes, quint32 number)
{
    std::array<char, 4> big{};
    qToBigEndian(number, big.data());
    bytes.append(big.data(), big.size());
}

void appendChunk(QByteArray &file, const char (&type)[5], QByteArrayView content)
{
    appendBigEndian(file, static_cast<quint32>(content.size()));
    const qsizetype start = file.size();
    file.append(type, 4);
    file.append(content);
    appendBigEndian(file, crcOf(QByteArrayView(file).sliced(start)));
}

/// UTF-8, uncompressed, in no language in particular.
void appendText(QByteArray &file, QByteArrayView keyword, const QString &text)
{
    if (text.isEmpty())
        return;
    QByteArray content = keyword.toByteArray();
    content.append(5, '\0');
    content.append(text.toUtf8());
    appendChunk(file, "iTXt", content);
}

QByteArray headerOf(const QImage &image)
{
    QByteArray content;
    appendBigEndian(content, static_cast<quint32>(image.width()));
    appendBigEndian(content, static_cast<quint32>(image.height()));
    const char colours = image.hasAlphaChannel() ? 6 : 2;
    const std::array<char, 5> rest{8, colours, 0, 0, 0};
    content.append(rest.data(), rest.size());
    return content;
}

QByteArray densityOf(double dpi)
{
    QByteArray content;
    const auto aMetre = static_cast<quint32>(std::lround(dpi / 0.0254));
    appendBigEndian(content, aMetre);
    appendBigEndian(content, aMetre);
    content.append(1);
    return content;
}

/// Whether a row is better told by how each pixel differs from the one before: as a heat map is, while lines,
/// letters and points are best repeated as they are.
bool isGradual(const uchar *row, qsizetype size, qsizetype pixel)
{
    std::size_t changes = 0;
    std::size_t sum = 0;
    for (qsizetype i = pixel; i < size; ++i) {
        const int difference = std::abs(row[i] - row[i - pixel]);
        changes += difference != 0 ? 1 : 0;
        sum += static_cast<std::size_t>(difference);
    }
    return 4 * changes > static_cast<std::size_t>(size) && sum < gradual * changes;
}

void filterRow(const uchar *row, qsizetype size, qsizetype pixel, uchar *to)
{
    const bool isFiltered = isGradual(row, size, pixel);
    *to++ = isFiltered ? filterSub : filterNone;
    std::copy_n(row, isFiltered ? pixel : size, to);
    for (qsizetype i = pixel; isFiltered && i < size; ++i)
        to[i] = static_cast<uchar>(row[i] - row[i - pixel]);
}

QByteArray compressedPixels(const QImage &image)
{
    const bool hasAlpha = image.hasAlphaChannel();
    const QImage plain = image.convertToFormat(hasAlpha ? QImage::Format_RGBA8888 : QImage::Format_RGB888);
    if (plain.isNull())
        return {};
    const qsizetype pixel = hasAlpha ? 4 : 3;
    const qsizetype size = pixel * plain.width();
    QByteArray rows((size + 1) * plain.height(), Qt::Uninitialized);
    auto *to = reinterpret_cast<uchar *>(rows.data());
    for (int y = 0; y < plain.height(); ++y, to += size + 1)
        filterRow(plain.constScanLine(y), size, pixel, to);
    constexpr qsizetype lengthOfQt = 4; // before what zlib has made
    return qCompress(rows, effortForPng).mid(lengthOfQt);
}

} // namespace

QByteArray pngFileOf(const QImage &image, const PngWords &words)
{
    constexpr char perceptual = 0;
    const QByteArray pixels = compressedPixels(image);
    if (pixels.isEmpty())
        return {};
    QByteArray file("\x89PNG\r\n\x1a\n");
    appendChunk(file, "IHDR", headerOf(image));
    appendChunk(file, "sRGB", QByteArrayView(&perceptual, 1));
    appendChunk(file, "pHYs", densityOf(words.dpi));
    appendText(file, "Title", words.title);
    appendText(file, "Description", words.description);
    appendText(file, "Software", u"Halfplane"_s);
    appendChunk(file, "IDAT", pixels);
    appendChunk(file, "IEND", {});
    return file;
}

std::optional<Failure> writePng(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    const FigurePage page = figure.page(0);
    if (progress.stop.stop_requested())
        return {};
    const QImage image = rasterOf(page, figure, figure.pixels());
    if (image.isNull())
        return rasterTrouble(figure.pixels());
    progress.advanced(0.5);
    if (progress.stop.stop_requested())
        return {};
    const QByteArray png = pngFileOf(image, {page.title, page.description, figure.dpi()});
    if (png.isEmpty())
        return rasterTrouble(figure.pixels());
    if (progress.stop.stop_requested())
        return {};
    progress.advanced(0.9);
    const std::string document = figure.carried();
    if (document.empty())
        return deliver(png, out);
    const std::string carrying =
        pngWithDocument({png.constData(), static_cast<std::size_t>(png.size())}, document);
    return deliver(QByteArrayView(carrying), out);
}

} // namespace halfplane
