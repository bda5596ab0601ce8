#pragma once

#include "core/dataset.h"
#include "core/memberships.h"
#include "core/picture/view.h"
#include "ui/board/hands/tool_box.h"

namespace halfplane {

class ToolBox;

/// Drops clouds of points about a place, each coordinate normally distributed. The seed says which cloud, and
/// goes on by one with each: a repeat differs, and the same seed gives the same cloud again.
class SprayTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SprayTool)

public:
    explicit SprayTool(ToolBox &tools);

    std::size_t count() const { return m_count; }
    double spread(const View &view) const; ///< the standard deviation; until it is set, what suits the view
    std::uint64_t seed() const { return m_seed; }
    void setCount(std::size_t count);
    void setSpread(double spread);
    void setSeed(std::uint64_t seed);

    /// The cloud of this seed.
    Dataset cloud(PlanePoint middle, const View &view, Label label) const;

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;
    bool drawsAtPointer() const override { return true; }
    void draw(Picture &picture, const Board &board, Spot pointer) const override;
    OptionsRow *createOptions(const BoardRow &boards, QWidget *parent) override;

private:
    std::size_t m_count;
    std::optional<double> m_spread;
    std::uint64_t m_seed;
};

} // namespace halfplane
