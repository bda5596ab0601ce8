#include "ui/figures/player/player_frames.h"

#include "ui/figures/player/player_script.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/painter.h"

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

using Indices = std::vector<qsizetype>;

} // namespace

/// Writes what becomes of one list of elements, from its beginning to its end.
class FrameChange
{
public:
    using Frame = PlayerFrames::Frame;
    using Group = PlayerFrames::Group;

    static QString between(const Frame &before, const Frame &after)
    {
        FrameChange change;
        auto old = before.begin();
        for (const Group &group : after) {
            const auto isSame = [&](const Group &other) { return other.isSame(group); };
            const auto found = std::find_if(old, before.end(), isSame);
            if (found == before.end()) {
                change.replace({}, group.indices);
                continue;
            }
            for (; old != found; ++old)
                change.replace(old->indices, {});
            change.turn(old->indices, group.indices);
            ++old;
        }
        for (; old != before.end(); ++old)
            change.replace(old->indices, {});
        change.flush();
        return change.m_text;
    }

private:
    /// One group into its successor: place by place where none came or went, else all but common ends.
    void turn(const Indices &before, const Indices &after)
    {
        if (before.size() == after.size()) {
            for (std::size_t i = 0; i < after.size(); ++i)
                turn(before[i], after[i]);
            return;
        }
        const auto shorter = static_cast<std::ptrdiff_t>(std::min(before.size(), after.size()));
        const auto head =
            std::mismatch(before.begin(), before.begin() + shorter, after.begin()).first - before.begin();
        const auto tail =
            std::mismatch(before.rbegin(), before.rbegin() + (shorter - head), after.rbegin()).first
            - before.rbegin();
        stay(head);
        replace(Indices(before.begin() + head, before.end() - tail),
                Indices(after.begin() + head, after.end() - tail));
        stay(tail);
    }

    void turn(qsizetype before, qsizetype after)
    {
        if (before == after)
            stay(1);
        else
            replace({before}, {after});
    }

    void stay(std::ptrdiff_t count)
    {
        if (count == 0)
            return;
        flush();
        m_skipped += count;
    }

    void replace(const Indices &before, const Indices &after)
    {
        m_removed += before.size();
        m_added.insert(m_added.end(), after.begin(), after.end());
    }

    void flush()
    {
        if (m_removed == 0 && m_added.empty())
            return;
        if (!m_text.isEmpty())
            m_text += u',';
        m_text += u"%1,%2,%3"_s.arg(m_skipped).arg(m_removed).arg(m_added.size());
        for (const qsizetype index : m_added)
            m_text += u',' + QString::number(index);
        m_skipped = 0;
        m_removed = 0;
        m_added.clear();
    }

    QString m_text;
    std::ptrdiff_t m_skipped = 0;
    std::size_t m_removed = 0;
    Indices m_added;
};

PlayerFrames::PlayerFrames(Size size, PlayerColours &colours, StyleClasses &classes)
    : m_frame(Spot{0, 0}, size)
    , m_colours(colours)
    , m_classes(classes)
    , m_shapes(m_frame, [&colours](const Colour &colour) { return colours.nameOf(colour); })
{
}

void PlayerFrames::add(const Picture &picture)
{
    Frame frame = frameOf(picture);
    m_changes.append(FrameChange::between(m_latest, frame));
    m_length += m_changes.last().size();
    m_latest = std::move(frame);
}

std::vector<qsizetype> PlayerFrames::latest() const
{
    Indices result;
    for (const Group &group : m_latest)
        result.insert(result.end(), group.indices.begin(), group.indices.end());
    return result;
}

PlayerFrames::Frame PlayerFrames::frameOf(const Picture &picture)
{
    Frame frame(1);
    m_shapes.elements(Clip{m_frame});
    for (const Instruction &instruction : picture.instructions) {
        if (const Part *part = std::get_if<Part>(&instruction)) {
            const auto times = std::ranges::count(frame, part->id, &Group::id);
            frame.push_back({part->id, static_cast<int>(times), {}});
            continue;
        }
        const QStringList elements = elementsOf(instruction);
        for (const QString &element : elements)
            frame.back().indices.push_back(indexOf(element));
        if (!elements.isEmpty() && instruction.layer != nullptr)
            m_shown.insert(instruction.layer);
    }
    return frame;
}

QStringList PlayerFrames::elementsOf(const Instruction &instruction)
{
    if (const HeatMap *map = std::get_if<HeatMap>(&instruction))
        return {heatMap(*map)};
    return m_shapes.elements(instruction);
}

/// A picture for each palette, of which one is seen.
QString PlayerFrames::heatMap(const HeatMap &map) const
{
    QString images;
    for (const PlayerColours::Variant &variant : m_colours.variants()) {
        images += u"<image class=\"on-%1\" x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\" "
                  "preserveAspectRatio=\"none\" href=\"%6\"/>"_s.arg(
                      variant.name, drawnNumber(map.where.left), drawnNumber(map.where.top),
                      drawnNumber(map.where.width), drawnNumber(map.where.height),
                      pngUrl(imageOf(map, variant.palette)));
    }
    return u"<g>"_s + images + u"</g>"_s;
}

qsizetype PlayerFrames::indexOf(const QString &element)
{
    const auto found = m_indices.constFind(element);
    if (found != m_indices.cend())
        return *found;
    m_indices.insert(element, m_elements.size());
    m_elements.append(m_classes.shortened(element));
    m_length += m_elements.last().size();
    return m_elements.size() - 1;
}

} // namespace halfplane
