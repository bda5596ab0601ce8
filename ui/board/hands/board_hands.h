#pragma once

#include "ui/board/board.h"
#include "ui/board/hands/drag.h"

#include <functional>
#include <memory>

namespace halfplane {

class Crosshair;
class Mouse;
class OpenDocument;
class ToolBox;
class Touch;

/// The hands on a board: mouse, fingers, pens and the keyboard's crosshair. They hold a tool, which says what
/// a press begins, and share the one gesture that may be under way. What a gesture does to the document is
/// one step to undo; when somebody else changes the document meanwhile, it is over with what it has done.
class BoardHands : public QObject, private Foreground
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardHands)

public:
    /// Made by new: from now on the board has it.
    BoardHands(Board &board, ToolBox &tools);
    ~BoardHands() override;

    Board &board() const { return m_board; }
    ToolBox &tools() const { return m_tools; }
    OpenDocument &document() const;
    Crosshair &crosshair() const { return *m_crosshair; }

    /// What a click means instead of what the tool would do, while there is something; a drag takes along
    /// what is there.
    using Click = std::function<void()>;
    void setClick(Click click);

    bool needs(const QKeyEvent &key) const; ///< where it is a shortcut of the window, too
    bool canEdit() const; ///< what is shown is what would be changed
    QString status() const; ///< what they can do now, in one line

    // What a mouse does, and what a finger or a key may do in its stead.
    void press(const Hand &hand); ///< with the tool that is held
    void begin(const std::function<std::unique_ptr<Drag>()> &press); ///< another gesture than the tool's
    void beginPan(const Hand &hand);
    void moveTo(const Hand &hand);
    void release(const Hand &hand);
    void cancelGesture();
    bool hasGesture() const { return m_gesture && m_gesture->drag; }
    void endHover(); ///< the hand has left
    void updateCursor();

signals:
    void hovered(const std::optional<PlanePoint> &place);
    void statusChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void draw(Picture &picture) const override;
    std::optional<VectorFactor> vectorFactor() const override;
    void bringIntoFocus(const QEvent &event);
    bool answerToolTip(QEvent &event);
    void dropTip();
    void heedEdit();
    void hoverAt(const Hand &hand);
    QCursor cursorNow() const;
    std::unique_ptr<Drag> dragFrom(const Hand &hand) const;
    void act(const std::function<void()> &action);

    Board &m_board;
    ToolBox &m_tools;
    /// A gesture that is under way, and what it freezes.
    struct Gesture
    {
        VectorFactor vectorFactor; ///< vectors keep their scale
        std::unique_ptr<Drag> drag = {}; ///< null while it begins and ends
    };
    void end(const std::function<void(Drag &)> &how);
    void forgetGesture();

    std::optional<Gesture> m_gesture;
    Click m_click;
    bool m_isActing = false; ///< it is the gesture that changes the document now
    std::optional<Hand> m_pointer; ///< while it is over the board
    QString m_tip; ///< that it was shown of, last
    std::optional<std::size_t> m_hovered; ///< the point under it
    std::unique_ptr<Crosshair> m_crosshair;
    std::unique_ptr<Touch> m_touch;
    std::unique_ptr<Mouse> m_mouse;
};

} // namespace halfplane
