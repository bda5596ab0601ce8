#include "ui/figures/formats.h"

#include "ui/basics/text.h"

#include <QBuffer>
#include <QStringList>

#include <algorithm>
#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double printDpi = 300;
constexpr double filmDpi = 150;

// What kinds have in common.

constexpr FigureKind image{.format = FigureFormat::Png,
                           .ending = {},
                           .title = {},
                           .hasPixels = true,
                           .moves = false,
                           .hasPages = false,
                           .canBeTransparent = true,
                           .carriesDocument = true,
                           .usualDpi = printDpi,
                           .write = nullptr};

constexpr FigureKind drawing()
{
    FigureKind kind = image;
    kind.hasPixels = false;
    kind.usualDpi = screenDpi;
    return kind;
}

constexpr FigureKind pages()
{
    FigureKind kind = drawing();
    kind.hasPages = true;
    return kind;
}

constexpr FigureKind film()
{
    FigureKind kind = image;
    kind.moves = true;
    kind.canBeTransparent = false;
    kind.carriesDocument = false;
    kind.usualDpi = filmDpi;
    return kind;
}

constexpr FigureKind transparentFilm()
{
    FigureKind kind = film();
    kind.canBeTransparent = true;
    return kind;
}

constexpr FigureKind player()
{
    FigureKind kind = drawing();
    kind.moves = true;
    kind.canBeTransparent = false;
    return kind;
}

using Write = decltype(FigureKind::write);

constexpr FigureKind named(FigureKind kind, FigureFormat format, QStringView ending, QStringView title,
                           Write write)
{
    kind.format = format;
    kind.ending = ending;
    kind.title = title;
    kind.write = write;
    return kind;
}

/// In the order of their formats.
constexpr std::array<FigureKind, 8> kinds{
    {named(image, FigureFormat::Png, u"png", u"PNG image", writePng),
     named(pages(), FigureFormat::Pdf, u"pdf", u"PDF", writePdf),
     named(drawing(), FigureFormat::Svg, u"svg", u"SVG drawing", writeSvg),
     named(pages(), FigureFormat::Tex, u"tex", u"TikZ for LaTeX", writeTex),
     named(transparentFilm(), FigureFormat::Gif, u"gif", u"Animated GIF", writeGif),
     named(player(), FigureFormat::Html, u"html", u"Web page that plays the run", writePlayer),
     named(film(), FigureFormat::Mp4, u"mp4", u"MP4 video", writeVideo),
     named(film(), FigureFormat::Webm, u"webm", u"WebM video", writeVideo)}};

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

} // namespace halfplane
