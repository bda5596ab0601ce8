#include "ui/figures/png/png_file.h"

#include "core/io/carried_document.h"
#include "core/io/png_chunks.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/painting/painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace halfplane {

namespace {

/// Of zlib. More would take much longer for a few hundredths of the size.
constexpr int effortForPng = 3;

/// So much differs between neighbours, on the average, in what changes gradually.
constexpr std::size_t gradual = 6;

constexpr uchar filterNone = 0;
constexpr uchar filterSub = 1;

std::string textOf(std::string_view keyword, const QString &text)
{
    return text.isEmpty() ? std::string() : pngText(keyword, text.toStdString());
}

std::string headerOf(const QImage &image)
{
    const char colours = image.hasAlphaChannel() ? 6 : 2;
    return pngNumber(static_cast<quint32>(image.width())) + pngNumber(static_cast<quint32>(image.height()))
        + std::string{8, colours, 0, 0, 0};
}

std::string densityOf(double dpi)
{
    const std::string aMetre = pngNumber(static_cast<quint32>(std::lround(dpi / 0.0254)));
    return aMetre + aMetre + '\1';
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

std::string compressedPixels(const QImage &image)
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
    return qCompress(rows, effortForPng).mid(lengthOfQt).toStdString();
}

} // namespace

std::string pngFileOf(const QImage &image, const PngTexts &words)
{
    constexpr std::string_view perceptual{"\0", 1};
    const std::string pixels = compressedPixels(image);
    if (pixels.empty())
        return {};
    return "\x89PNG\r\n\x1a\n" + pngChunk("IHDR", headerOf(image)) + pngChunk("sRGB", perceptual)
        + pngChunk("pHYs", densityOf(words.dpi)) + textOf("Title", words.title)
        + textOf("Description", words.description) + pngText("Software", "Halfplane")
        + pngChunk("IDAT", pixels) + pngChunk("IEND", {});
}

namespace {

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
    const std::string png = pngFileOf(image, {page.title, page.description, figure.dpi()});
    if (png.empty())
        return rasterTrouble(figure.pixels());
    if (progress.stop.stop_requested())
        return {};
    progress.advanced(0.9);
    const std::string document = figure.carried();
    return deliver(document.empty() ? png : pngWithDocument(png, document), out);
}

} // namespace

const FigureKind pngKind{.ending = u"png",
                         .name = u"PNG",
                         .title = u"PNG image",
                         .use = u"An image of pixels, for slides, pages and mails.",
                         .hasPixels = true,
                         .canBeTransparent = true,
                         .carriesDocument = true,
                         .usualDpi = 300,
                         .write = writePng};

QImage rasterOf(const FigurePage &page, const Figure &figure, QSize pixels)
{
    const bool isTransparent = figure.options().isTransparent;
    QImage image(pixels, isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(isTransparent ? QColor(Qt::transparent) : figure.palette()[Hue::Paper]);
    QPainter painter(&image);
    const double scale = page.unit * figure.dpi() / pointsAnInch;
    painter.scale(scale, scale);
    paint(painter, page.picture, figure.palette());
    painter.end();
    releaseWideRegisters();
    return image;
}

Failure rasterTrouble(QSize pixels)
{
    return unwritten(tr("There is no memory for %1 × %2 pixels. Choose a smaller width or "
                        "fewer dots per inch.")
                         .arg(pixels.width())
                         .arg(pixels.height()));
}

} // namespace halfplane
