#pragma once

#include "core/picture/start_handle.h"
#include "core/shift.h"
#include "ui/board/hands/drag.h"

#include <vector>

namespace halfplane {

class OpenDocument;

// What a press can take hold of: points, and the tip of w0.

/// What becomes of what was selected before.
enum class Choosing { Anew, Adding, Toggling };

/// Shift adds, Ctrl toggles.
Choosing choosingWith(Qt::KeyboardModifiers modifiers);

Selection chosen(const Selection &before, const Selection &picked, Choosing how);

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
    std::vector<PlanePoint> placesAt(const Hand &hand) const;

    Board &m_board;
    OpenDocument &m_document;
    Shift m_shift;
    PlanePoint m_held; ///< what of the plane was taken hold of
};

/// Whether what is dragged goes to the grid: by the switch, or for once by Ctrl, which also lifts the switch.
bool snaps(const Board &board, const Hand &hand);

/// Takes w0 along by its tip, or by the whole arrow, whose tip is so far from the hand. Near the origin it
/// snaps to w0 = 0, what most runs begin with.
std::unique_ptr<Drag> pullOfStart(Board &board, const StartHandle &handle, Spot toTip = {});

/// What a drag from there pulls, though a click there means the tool's own: at the start of the run w0 by its
/// arrow, or by the boundary. Null where there is nothing.
std::unique_ptr<Drag> pullAt(Board &board, const Hand &hand);
bool canPullAt(const Board &board, const Hand &hand);

/// What a press on something means to every tool that can take hold of it: w0 is dragged by its tip; a click
/// selects a point, Ctrl toggles it, Shift adds it, and a drag takes it along with what else is selected.
/// Null where there is nothing.
std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand);

// Hands on a board that does not show the plane of the points: nothing is added there or moved.

/// What a press begins: it turns what is solid, takes w0 along where that is a place, and pans otherwise.
std::unique_ptr<Drag> perspectivePress(Board &board, const Hand &hand);

/// What a press would do there, in one line, and how the pointer shows it.
QString perspectiveStatus(const Board &board);
QCursor perspectiveCursor(const Board &board, const Hand &hand);

} // namespace halfplane
