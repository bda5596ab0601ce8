#include "ui/figures/film/gif_file.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"

#include <algorithm>
#include <cgif.h>
#include <cmath>
#include <iterator>
#include <limits>
#include <span>
#include <utility>

namespace halfplane {

namespace {

using Counted = ColourCounts::Counted;

constexpr std::size_t colourCount = std::size_t{1} << 24;
constexpr std::size_t mostAreas = 48; ///< colours that fill areas
constexpr double leastArea = 2e-4; ///< the share of all pixels that makes an area

double channel(QRgb colour, int axis) { return (colour >> (8 * axis)) & 0xff; }

/// Antialiased edges have few pixels of many colours each, and it is there that one sees what is off.
double weightOf(const Counted &counted) { return std::sqrt(counted.count); }

/// Colours that one entry of the palette stands for.
class ColourBox
{
public:
    explicit ColourBox(std::span<Counted> colours)
        : m_colours(colours)
    {
        measure();
    }

    double error() const { return m_errors[static_cast<std::size_t>(m_axis)]; }
    QRgb mean() const { return qRgb(qRound(m_means[2]), qRound(m_means[1]), qRound(m_means[0])); }

    /// Both halves; at least one colour is in each.
    std::pair<ColourBox, ColourBox> halves() const
    {
        const auto isBelow = [this](const Counted &counted) {
            return channel(counted.colour, m_axis) <= m_means[static_cast<std::size_t>(m_axis)];
        };
        const auto middle = std::stable_partition(m_colours.begin(), m_colours.end(), isBelow);
        return {ColourBox({m_colours.begin(), middle}), ColourBox({middle, m_colours.end()})};
    }

private:
    void measure()
    {
        for (int axis = 0; axis < 3; ++axis)
            measure(axis);
        m_axis = static_cast<int>(std::ranges::max_element(m_errors) - m_errors.begin());
    }

    void measure(int axis)
    {
        double weight = 0;
        double sum = 0;
        double squares = 0;
        for (const Counted &counted : m_colours) {
            const double value = channel(counted.colour, axis);
            const double w = weightOf(counted);
            weight += w;
            sum += w * value;
            squares += w * value * value;
        }
        const auto i = static_cast<std::size_t>(axis);
        m_means[i] = sum / weight;
        m_errors[i] = m_colours.size() > 1 ? squares - sum * m_means[i] : 0;
    }

    std::span<Counted> m_colours;
    std::array<double, 3> m_means{}; ///< blue, green, red
    std::array<double, 3> m_errors{}; ///< weighted squares of the distances from the mean
    int m_axis = 0; ///< of the largest error
};

std::vector<QRgb> boxed(std::span<Counted> colours, std::size_t most)
{
    constexpr double none = 1e-3; ///< rounding leaves no more
    std::vector<ColourBox> boxes{ColourBox(colours)};
    while (boxes.size() < most) {
        const auto worst = std::ranges::max_element(boxes, {}, &ColourBox::error);
        if (worst->error() <= none)
            break;
        const auto [below, above] = worst->halves();
        *worst = below;
        boxes.push_back(above);
    }
    std::vector<QRgb> result;
    std::ranges::transform(boxes, std::back_inserter(result), &ColourBox::mean);
    return result;
}

double pixelsIn(const std::vector<Counted> &colours)
{
    double sum = 0;
    for (const Counted &counted : colours)
        sum += counted.count;
    return sum;
}

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

ColourCounts::ColourCounts()
    : m_counts(colourCount)
{
}

void ColourCounts::add(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        const QRgb *end = row + image.width();
        while (row != end) {
            const QRgb colour = *row;
            const QRgb *next = std::find_if(row, end, [colour](QRgb other) { return other != colour; });
            if (qAlpha(colour) != 0)
                m_counts[colour & RGB_MASK] += static_cast<quint32>(next - row);
            row = next;
        }
    }
}

std::vector<Counted> ColourCounts::seen() const
{
    std::vector<Counted> result;
    for (std::size_t colour = 0; colour < m_counts.size(); ++colour) {
        if (m_counts[colour] != 0)
            result.push_back({0xff000000U | static_cast<QRgb>(colour), m_counts[colour]});
    }
    return result;
}

std::vector<QRgb> paletteFor(std::vector<Counted> colours, std::size_t most)
{
    std::vector<QRgb> result;
    if (colours.size() <= most) {
        std::ranges::transform(colours, std::back_inserter(result), &Counted::colour);
        return result;
    }
    const double least = leastArea * pixelsIn(colours);
    std::ranges::stable_sort(colours, std::ranges::greater(), &Counted::count);
    const auto areas = std::ranges::find_if(colours, [&](const Counted &c) { return c.count < least; });
    const auto count = std::min(static_cast<std::size_t>(areas - colours.begin()), std::min(mostAreas, most));
    const std::span all(colours);
    std::ranges::transform(all.first(count), std::back_inserter(result), &Counted::colour);
    if (count < most)
        std::ranges::copy(boxed(all.subspan(count), most - count), std::back_inserter(result));
    return result;
}

PaletteIndex::PaletteIndex(std::vector<QRgb> palette)
    : m_palette(std::move(palette))
    , m_nextOf(colourCount)
{
}

quint8 PaletteIndex::search(QRgb colour)
{
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < m_palette.size(); ++i) {
        const int red = qRed(m_palette[i]) - qRed(colour);
        const int green = qGreen(m_palette[i]) - qGreen(colour);
        const int blue = qBlue(m_palette[i]) - qBlue(colour);
        const int off = red * red + green * green + blue * blue;
        if (off < least) {
            least = off;
            best = i;
        }
    }
    m_nextOf[colour & RGB_MASK] = static_cast<quint8>(best + 1);
    return static_cast<quint8>(best);
}

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
