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
    std::vector<PlanePoint> placesAt(Spot pixel) const;

    Board &m_board;
    OpenDocument &m_document;
    Shift m_shift;
    PlanePoint m_held; ///< what of the plane was taken hold of
};

/// Takes the tip of w0 along; near the origin it snaps to w0 = 0, what most runs begin with.
class StartDrag : public Drag
{
public:
    StartDrag(OpenDocument &document, StartHandle handle);

    void moveTo(const Hand &hand) override;
    void cancel() override;
    std::optional<QCursor> cursor() const override { return QCursor(Qt::SizeAllCursor); }

private:
    OpenDocument &m_document;
    StartHandle m_handle; ///< as it was when it was taken hold of
    std::vector<double> m_before;
};

/// What a press on something means to every tool that can take hold of it: w0 is dragged by its tip; a click
/// selects a point, Ctrl toggles it, Shift adds it, and a drag takes it along with what else is selected.
/// Null where there is nothing.
std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand);

} // namespace halfplane
