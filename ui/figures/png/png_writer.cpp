#include "core/io/carried_document.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/png_file.h"
#include "ui/figures/png/raster.h"

namespace halfplane {

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
