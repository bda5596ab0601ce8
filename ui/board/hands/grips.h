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

/// Changes w0.
class StartPull : public Drag
{
public:
    void cancel() override;
    std::optional<QCursor> cursor() const override { return QCursor(Qt::SizeAllCursor); }

protected:
    explicit StartPull(Board &board);

    Board &board() const { return m_board; }
    OpenDocument &document() const { return m_document; }

private:
    Board &m_board;
    OpenDocument &m_document;
    std::vector<double> m_before;
};

/// Takes w0 along, by its tip or by the whole arrow; near the origin it snaps to w0 = 0, what most runs begin
/// with.
class StartDrag : public StartPull
{
public:
    StartDrag(Board &board, StartHandle handle, Spot toTip = {});

    void moveTo(const Hand &hand) override;

private:
    StartHandle m_handle; ///< as it was when it was taken hold of
    Spot m_toTip; ///< from the hand
};

/// What a drag from there pulls, though a click there means the tool's own: at the start of the run w0 by its
/// arrow, or by the boundary. Null where there is nothing.
std::unique_ptr<Drag> pullAt(Board &board, const Hand &hand);
bool canPullAt(const Board &board, const Hand &hand);

/// What a press on something means to every tool that can take hold of it: w0 is dragged by its tip; a click
/// selects a point, Ctrl toggles it, Shift adds it, and a drag takes it along with what else is selected.
/// Null where there is nothing.
std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand);

} // namespace halfplane
