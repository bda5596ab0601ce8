#include "ui/figures/choosing/figure_copy.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/raster.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

Result<Figure> figureFor(const FigureSource &source, FigureOptions options, const FigureKind &kind)
{
    options.kind = &kind;
    return Figure::of(source, std::move(options));
}

} // namespace

QString svgFormat() { return u"image/svg+xml"_s; }

QByteArray copiedSvg(const FigureSource &source, FigureOptions options)
{
    auto drawing = figureFor(source, std::move(options), svgKind);
    if (!drawing)
        return {};
    const auto svg = fileOf(*drawing);
    return svg ? *svg : QByteArray();
}

Result<CopiedFigure> copiedFigure(const FigureSource &source, FigureOptions options)
{
    auto picture = figureFor(source, options, pngKind);
    if (!picture)
        return picture.failure();
    auto drawing = figureFor(source, options, svgKind);
    if (!drawing)
        return drawing.failure();
    QImage image = rasterOf(picture->page(0), *picture, picture->pixels());
    if (image.isNull())
        return rasterTrouble(picture->pixels());
    auto svg = fileOf(*drawing);
    if (!svg)
        return svg.failure();
    return CopiedFigure{std::move(image), *std::move(svg)};
}

std::unique_ptr<QMimeData> mimeDataOf(const CopiedFigure &figure)
{
    auto data = std::make_unique<QMimeData>();
    data->setImageData(figure.image);
    data->setData(svgFormat(), figure.svg);
    return data;
}

FigureCopy::FigureCopy(std::shared_ptr<const FigureSource> source, FigureOptions options, QObject *parent)
    : QObject(parent)
    , m_thread([this, source = std::move(source), options = std::move(options)] {
        auto figure = std::make_shared<const Result<CopiedFigure>>(copiedFigure(*source, options));
        QMetaObject::invokeMethod(
            this, [this, figure] { emit made(figure); }, Qt::QueuedConnection);
    })
{
}

FigureCopy::~FigureCopy() = default;

MimeDataWithDrawing::MimeDataWithDrawing(Draw draw)
    : m_draw(std::move(draw))
{
}

QStringList MimeDataWithDrawing::formats() const { return QMimeData::formats() << svgFormat(); }

QVariant MimeDataWithDrawing::retrieveData(const QString &format, QMetaType type) const
{
    if (format != svgFormat())
        return QMimeData::retrieveData(format, type);
    if (!m_svg)
        m_svg = m_draw();
    return *m_svg;
}

} // namespace halfplane
