#include "core/io/carried_document.h"
#include "core/picture/heat_maps.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/painter.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dotsAPoint = 50;
constexpr double mapDpi = 150; ///< of heat maps

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

class PdfFile
{
public:
    PdfFile(Figure &figure, const ExportProgress &progress)
        : m_figure(figure)
        , m_progress(progress)
    {
    }

    std::optional<Failure> writeTo(QIODevice &out)
    {
        m_file.open(QIODevice::WriteOnly);
        drawPages();
        return m_progress.stop.stop_requested() ? std::nullopt : deliver(m_file.data(), out);
    }

private:
    void drawPages()
    {
        QPdfWriter pdf(&m_file);
        prepare(pdf);
        QPainter painter(&pdf);
        const std::size_t count = m_figure.pageCount();
        for (std::size_t i = 0; i < count && !m_progress.stop.stop_requested(); ++i) {
            if (i > 0)
                pdf.newPage();
            draw(painter, m_figure.page(i));
            m_progress.advanced(static_cast<double>(i + 1) / static_cast<double>(count));
        }
    }

    void prepare(QPdfWriter &pdf)
    {
        const FigurePage page = m_figure.page(0);
        pdf.setResolution(72 * dotsAPoint);
        // Qt makes it as many whole points.
        pdf.setPageSize(QPageSize(m_figure.size(), QPageSize::Point, {}, QPageSize::ExactMatch));
        pdf.setPageMargins({});
        pdf.setTitle(page.title);
        pdf.setCreator(u"Halfplane"_s);
        pdf.setDocumentXmpMetadata(xmpPacket(page, m_figure.carried()));
    }

    void draw(QPainter &painter, FigurePage page)
    {
        for (Instruction &instruction : page.picture.instructions) {
            if (auto *map = std::get_if<HeatMap>(&instruction))
                *map = finer(*map, page.unit * mapDpi / pointsAnInch);
        }
        painter.save();
        painter.setRenderHint(QPainter::LosslessImageRendering);
        if (!m_figure.options().isTransparent)
            painter.fillRect(painter.viewport(), m_figure.palette()[Hue::Paper]);
        painter.scale(m_figure.unit() * dotsAPoint, m_figure.unit() * dotsAPoint);
        paint(painter, page.picture, m_figure.palette());
        painter.restore();
    }

    Figure &m_figure;
    const ExportProgress &m_progress;
    QBuffer m_file;
};

std::optional<Failure> writePdf(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    return PdfFile(figure, progress).writeTo(out);
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
