#include "ui/figures/film/gif_file.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <algorithm>
#include <utility>

extern "C" {
#include <cgif.h>
}

namespace halfplane {

namespace {

constexpr quint8 asBefore = 255;

std::vector<quint8> tableOf(const std::vector<QRgb> &palette, const GifForm &form)
{
    std::vector<quint8> table(form.isTransparent ? 3 : 0); // the first is the place of what is not there
    for (const QRgb colour : palette) {
        for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour)})
            table.push_back(static_cast<quint8>(channel));
    }
    constexpr std::size_t whole = std::size_t{3} * 256; // with the place of what is as before
    table.resize(form.moves ? whole : table.size());
    return table;
}

quint32 attributesOf(const GifForm &form)
{
    return static_cast<quint32>((form.moves ? CGIF_ATTR_IS_ANIMATED : 0)
                                | (form.loops ? 0 : CGIF_ATTR_NO_LOOP)
                                | (form.isTransparent ? CGIF_ATTR_HAS_TRANSPARENCY : 0));
}

} // namespace

GifFile::GifFile(QIODevice &out, const GifForm &form, const std::vector<QRgb> &palette)
    : m_out(out)
    , m_form(form)
    , m_palette(palette)
    , m_table(tableOf(palette, form))
{
    CGIF_Config config{};
    config.pGlobalPalette = m_table.data();
    config.numGlobalPaletteEntries = static_cast<uint16_t>(m_table.size() / 3);
    config.width = static_cast<uint16_t>(form.size.width());
    config.height = static_cast<uint16_t>(form.size.height());
    config.attrFlags = attributesOf(form);
    config.pWriteFn = &GifFile::write;
    config.pContext = this;
    m_gif = cgif_newgif(&config);
}

GifFile::~GifFile()
{
    m_isClosed = true;
    close();
}

int GifFile::write(void *file, const quint8 *bytes, std::size_t count)
{
    auto *gif = static_cast<GifFile *>(file);
    if (!gif->m_isClosed && !gif->m_trouble)
        gif->m_trouble = deliver({bytes, static_cast<qsizetype>(count)}, gif->m_out);
    return gif->m_trouble ? 1 : 0;
}

Failure GifFile::trouble() const
{
    return m_trouble.value_or(unwritten(tr("The GIF could not be made: there is not enough memory for it.")));
}

std::optional<Failure> GifFile::add(const QImage &frame, int hundredths)
{
    fillIndices(frame);
    CGIF_FrameConfig config{};
    config.pImageData = pixelsToSend().data();
    config.delay = static_cast<uint16_t>(hundredths);
    config.transIndex = asBefore;
    config.attrFlags = isChange() ? CGIF_FRAME_ATTR_HAS_SET_TRANS : 0;
    const bool isAdded = m_gif != nullptr && cgif_addframe(m_gif, &config) == CGIF_OK;
    m_before.swap(m_indices);
    return isAdded ? std::optional<Failure>() : trouble();
}

/// What is as before is left out: cgif does it, too, in twice the time.
std::vector<quint8> &GifFile::pixelsToSend()
{
    if (!isChange())
        return m_indices;
    m_changes.resize(m_indices.size());
    std::transform(m_indices.begin(), m_indices.end(), m_before.begin(), m_changes.begin(),
                   [](quint8 now, quint8 before) { return now == before ? asBefore : now; });
    return m_changes;
}

void GifFile::fillIndices(const QImage &frame)
{
    const int first = m_form.isTransparent ? 1 : 0;
    m_indices.clear();
    m_indices.reserve(static_cast<std::size_t>(frame.width()) * static_cast<std::size_t>(frame.height()));
    for (int y = 0; y < frame.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(frame.constScanLine(y));
        const QRgb *end = row + frame.width();
        while (row != end) {
            const QRgb colour = *row;
            const QRgb *next = std::find_if(row, end, [colour](QRgb other) { return other != colour; });
            const int index = qAlpha(colour) == 0 ? 0 : m_palette.of(colour) + first;
            m_indices.insert(m_indices.end(), static_cast<std::size_t>(next - row),
                             static_cast<quint8>(index));
            row = next;
        }
    }
}

std::optional<Failure> GifFile::finish()
{
    return close() && !m_trouble ? std::optional<Failure>() : trouble();
}

bool GifFile::close()
{
    st_gif *gif = std::exchange(m_gif, nullptr);
    return gif != nullptr && cgif_close(gif) == CGIF_OK;
}

} // namespace halfplane
