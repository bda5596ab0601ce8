#include "ui/figures/choosing/file_export.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/documents/document_file.h"
#include "ui/figures/png/png_file.h"

#include <QFileInfo>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double reportedShare = 0.01; ///< more often nobody sees it

Failure notWritten(const QString &path, const Failure &reason)
{
    return unwritten(
        tr("%1 could not be written (%2). Nothing was changed there: make room or choose another place.")
            .arg(QFileInfo(path).fileName(), toText(reason)));
}

} // namespace

std::optional<Failure> writeFile(Figure &figure, const QString &path, const ExportProgress &progress)
{
    if (auto failure = troubleWithWriting(path, tr("Export figure")))
        return failure;
    WholeFile file(path);
    if (const auto trouble = file.trouble())
        return notWritten(path, *trouble);
    const auto failure = figure.options().kind->write(figure, file.device(), progress);
    if (progress.stop.stop_requested())
        return std::nullopt;
    const auto trouble = failure ? file.trouble() : file.commit();
    return trouble ? notWritten(path, *trouble) : failure;
}

FileExport::FileExport(Figure figure, QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_thread(
          [this, figure = std::move(figure)](const std::stop_token &stop) mutable { work(figure, stop); })
{
}

FileExport::~FileExport() = default;

void FileExport::cancel() { m_thread.request_stop(); }

void FileExport::work(Figure &figure, const std::stop_token &stop)
{
    const auto trouble = writeFile(figure, m_path, {[this](double share) { report(share); }, stop});
    QMetaObject::invokeMethod(
        this,
        [this, trouble, wasStopped = stop.stop_requested()] {
            if (trouble)
                emit failed(toText(*trouble));
            else if (wasStopped)
                emit cancelled();
            else
                emit written();
        },
        Qt::QueuedConnection);
}

void FileExport::report(double share)
{
    if (share < m_reported + reportedShare)
        return;
    m_reported = share;
    QMetaObject::invokeMethod(
        this, [this, share] { emit advanced(share); }, Qt::QueuedConnection);
}

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
