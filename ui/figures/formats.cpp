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

/// In the order of their formats.
constexpr std::array<FigureKind, 8> kinds{{
    {.format = FigureFormat::Png,
     .ending = u"png",
     .title = u"PNG image",
     .write = writePng,
     .hasPixels = true,
     .canBeTransparent = true,
     .carriesDocument = true,
     .usualDpi = printDpi},
    {.format = FigureFormat::Pdf,
     .ending = u"pdf",
     .title = u"PDF",
     .write = writePdf,
     .hasPages = true,
     .canBeTransparent = true,
     .carriesDocument = true},
    {.format = FigureFormat::Svg,
     .ending = u"svg",
     .title = u"SVG drawing",
     .write = writeSvg,
     .canBeTransparent = true,
     .carriesDocument = true},
    {.format = FigureFormat::Tex,
     .ending = u"tex",
     .title = u"TikZ for LaTeX",
     .write = writeTex,
     .hasPages = true,
     .canBeTransparent = true,
     .carriesDocument = true},
    {.format = FigureFormat::Gif,
     .ending = u"gif",
     .title = u"Animated GIF",
     .write = writeGif,
     .hasPixels = true,
     .moves = true,
     .canBeTransparent = true,
     .usualDpi = filmDpi},
    {.format = FigureFormat::Html,
     .ending = u"html",
     .title = u"Web page that plays the run",
     .write = writePlayer,
     .moves = true,
     .carriesDocument = true},
    {.format = FigureFormat::Mp4,
     .ending = u"mp4",
     .title = u"MP4 video",
     .write = writeVideo,
     .hasPixels = true,
     .moves = true,
     .usualDpi = filmDpi},
    {.format = FigureFormat::Webm,
     .ending = u"webm",
     .title = u"WebM video",
     .write = writeVideo,
     .hasPixels = true,
     .moves = true,
     .usualDpi = filmDpi},
}};

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
