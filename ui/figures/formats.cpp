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

constexpr FigureKind kind(FigureFormat format, QStringView ending, QStringView title, unsigned traits,
                          double usualDpi, decltype(FigureKind::write) write)
{
    return {.format = format,
            .ending = ending,
            .title = title,
            .hasPixels = (traits & HasPixels) != 0,
            .moves = (traits & Moves) != 0,
            .hasPages = (traits & HasPages) != 0,
            .canBeTransparent = (traits & CanBeTransparent) != 0,
            .carriesDocument = (traits & CarriesDocument) != 0,
            .usualDpi = usualDpi,
            .write = write};
}

/// In the order of their formats.
constexpr std::array<FigureKind, 8> kinds{
    kind(FigureFormat::Png, u"png", u"PNG image", HasPixels | CanBeTransparent | CarriesDocument, printDpi,
         writePng),
    kind(FigureFormat::Pdf, u"pdf", u"PDF", HasPages | CanBeTransparent | CarriesDocument, screenDpi,
         writePdf),
    kind(FigureFormat::Svg, u"svg", u"SVG drawing", CanBeTransparent | CarriesDocument, screenDpi, writeSvg),
    kind(FigureFormat::Tex, u"tex", u"TikZ for LaTeX", HasPages | CanBeTransparent | CarriesDocument,
         screenDpi, writeTex),
    kind(FigureFormat::Gif, u"gif", u"Animated GIF", HasPixels | Moves | CanBeTransparent, filmDpi, writeGif),
    kind(FigureFormat::Html, u"html", u"Web page that plays the run", Moves | CarriesDocument, screenDpi,
         writePlayer),
    kind(FigureFormat::Mp4, u"mp4", u"MP4 video", HasPixels | Moves, filmDpi, writeVideo),
    kind(FigureFormat::Webm, u"webm", u"WebM video", HasPixels | Moves, filmDpi, writeVideo)};

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
