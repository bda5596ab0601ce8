#include "ui/figures/formats.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"

#include <QBuffer>
#include <QStringList>

#include <algorithm>
#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double printDpi = 300;
constexpr double filmDpi = 150;

enum Trait : unsigned { HasPixels = 1, Moves = 2, HasPages = 4, CanBeTransparent = 8, CarriesDocument = 16 };

struct KindNames
{
    QStringView ending;
    QStringView title;
    QStringView use;
};

constexpr FigureKind kind(FigureFormat format, const KindNames &names, unsigned traits, double usualDpi,
                          decltype(FigureKind::write) write)
{
    return {.format = format,
            .ending = names.ending,
            .title = names.title,
            .use = names.use,
            .hasPixels = (traits & HasPixels) != 0,
            .moves = (traits & Moves) != 0,
            .hasPages = (traits & HasPages) != 0,
            .canBeTransparent = (traits & CanBeTransparent) != 0,
            .carriesDocument = (traits & CarriesDocument) != 0,
            .usualDpi = usualDpi,
            .write = write};
}

/// In the order of their formats.
constexpr std::array kinds{
    kind(FigureFormat::Png, {u"png", u"PNG image", u"An image of pixels, for slides, pages and mails."},
         HasPixels | CanBeTransparent | CarriesDocument, printDpi, writePng),
    kind(FigureFormat::Pdf,
         {u"pdf", u"PDF", u"Sharp at any size, for print and LaTeX; several steps are pages."},
         HasPages | CanBeTransparent | CarriesDocument, screenDpi, writePdf),
    kind(FigureFormat::Svg, {u"svg", u"SVG drawing", u"Sharp at any size, for pages and drawing programs."},
         CanBeTransparent | CarriesDocument, screenDpi, writeSvg),
    kind(FigureFormat::Tex,
         {u"tex", u"TikZ for LaTeX", u"Source for LaTeX, in its fonts; several steps are slides of Beamer."},
         HasPages | CanBeTransparent | CarriesDocument, screenDpi, writeTex),
    kind(FigureFormat::Gif, {u"gif", u"Animated GIF", u"Moving pixels that every slide and page shows."},
         HasPixels | Moves | CanBeTransparent, filmDpi, writeGif),
    kind(FigureFormat::Html,
         {u"html", u"Web page that plays the run",
          u"A page that plays the run in any browser, with no network."},
         Moves | CarriesDocument, screenDpi, writePlayer),
    kind(FigureFormat::Mp4, {u"mp4", u"MP4 video", u"A video that every player knows."}, HasPixels | Moves,
         filmDpi, writeVideo),
    kind(FigureFormat::Webm, {u"webm", u"WebM video", u"A video of a free format, for pages."},
         HasPixels | Moves, filmDpi, writeVideo)};

} // namespace

std::span<const FigureKind> figureKinds() { return kinds; }

const FigureKind &kindOf(FigureFormat format) { return kinds[static_cast<std::size_t>(format)]; }

const FigureKind *kindForName(QStringView name)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    if (dot < 0)
        return nullptr;
    const auto found = std::ranges::find_if(kinds, [&](const FigureKind &kind) {
        return name.sliced(dot + 1).compare(kind.ending, Qt::CaseInsensitive) == 0;
    });
    return found != kinds.end() ? &*found : nullptr;
}

QString knownEndings()
{
    QStringList endings;
    for (const FigureKind &kind : kinds)
        endings << kind.ending.toString();
    return endings.join(u", "_s);
}

Result<QByteArray> fileOf(Figure &figure, const ExportProgress &progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (auto failure = kindOf(figure.options().format).write(figure, buffer, progress))
        return *std::move(failure);
    return bytes;
}

std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out)
{
    if (writeAll({bytes.data(), static_cast<std::size_t>(bytes.size())}, out))
        return {};
    return unwritten(tr("The file could not be written: %1.").arg(out.errorString()));
}

} // namespace halfplane
