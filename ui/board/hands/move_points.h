#pragma once

#include "core/memberships.h"
#include "ui/board/hands/drag.h"
#include "ui/editing/selection.h"

#include <vector>

namespace halfplane {

class Board;
class OpenDocument;

/// Points at their places, to be shifted together as written: 8.9 + 0.1 is 9, and no more decimals come than
/// the place or the shift has. So relative places stay.
class Shift
{
public:
    Shift(const OpenDocument &document, Selection which);

    const Selection &which() const { return m_which; }
    std::vector<PlanePoint> by(double x1, double x2) const;
    std::vector<PlanePoint> byNothing() const;

private:
    struct Written
    {
        double value;
        int decimals;
    };

    static Written written(double value);
    static double sum(const Written &place, const Written &shift);

    Selection m_which;
    std::vector<std::array<Written, 2>> m_from;
};

/// Takes points along. What is shifted is shifted by as much as a pixel tells; a single point lands on a
/// place as exact as a pixel.
class MovePoints : public Drag
{
public:
    MovePoints(Board &board, const Hand &hand, Selection which);

    void moveTo(const Hand &hand) override;
    void cancel() override;
    std::optional<QCursor> cursor() const override { return QCursor(Qt::SizeAllCursor); }

private:
    std::vector<PlanePoint> placesAt(Spot pixel) const;

    Board &m_board;
    OpenDocument &m_document;
    Shift m_shift;
    PlanePoint m_held; ///< what of the plane was taken hold of
};

} // namespace halfplane
