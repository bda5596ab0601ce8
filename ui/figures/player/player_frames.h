#pragma once

#include "ui/figures/player/player_looks.h"
#include "ui/figures/svg/svg_elements.h"

#include <QHash>
#include <QStringList>

#include <set>
#include <string>
#include <vector>

namespace halfplane {

/// The pictures of a run as SVG elements, every distinct one kept once: most of a picture is as it was a step
/// before.
class PlayerFrames
{
public:
    PlayerFrames(Size size, PlayerColours &colours, StyleClasses &classes);

    /// The next picture. All are of the one size.
    void add(const Picture &picture);

    const QStringList &elements() const { return m_elements; }
    QStringList symbols() const { return m_shapes.symbols(); }

    /// How to come from each picture to the next, the first from an empty one: "skip,remove,add,e,e,…" again
    /// and again, where `add` elements e of the table take the place of `remove` after `skip` that stay.
    const QStringList &changes() const { return m_changes; }

    /// The elements of the picture added last, in turn, by their places in the table.
    std::vector<qsizetype> latest() const;

    /// Whether any of the pictures had something in that part.
    bool hasShown(const Layer &layer) const { return m_shown.contains(&layer); }

    /// About how long the file will be.
    qsizetype length() const { return m_length; }

private:
    using Indices = std::vector<qsizetype>;

    /// What one Part instruction begins. One that comes again in a picture is told by its number.
    struct Group
    {
        std::string id;
        int occurrence = 0;
        Indices indices;

        bool isSame(const Group &other) const { return id == other.id && occurrence == other.occurrence; }
    };
    using Frame = std::vector<Group>;

    Frame frameOf(const Picture &picture);
    QStringList elementsOf(const Instruction &instruction);
    QString heatMap(const HeatMap &map) const;
    qsizetype indexOf(const QString &element);

    Box m_frame;
    PlayerColours &m_colours;
    StyleClasses &m_classes;
    SvgShapes m_shapes;
    QStringList m_elements;
    QHash<QString, qsizetype> m_indices; ///< by the elements before they were shortened
    QStringList m_changes;
    Frame m_latest;
    std::set<const Layer *> m_shown;
    qsizetype m_length = 0;

    friend class FrameChange;
};

} // namespace halfplane
