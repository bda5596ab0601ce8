#include "ui/help/gestures.h"

#include <QCoreApplication>

namespace halfplane {

namespace {

struct Gestures
{
    Q_DECLARE_TR_FUNCTIONS(Gestures)
};

GuideSection withMouse()
{
    return {Gestures::tr("Mouse"),
            {
                {Gestures::tr("Click"), Gestures::tr("Add a point of the current class (Points tool)")},
                {Gestures::tr("Shift+click"), Gestures::tr("Add a point of the other class")},
                {Gestures::tr("Drag a point"), Gestures::tr("Move it, and the selection with it")},
                {Gestures::tr("Drag the w₀ handle"), Gestures::tr("Move the start vector")},
                {Gestures::tr("Ctrl+click"), Gestures::tr("Select a point, or take it out")},
                {Gestures::tr("Drag with Select"), Gestures::tr("Select all in the rectangle")},
                {Gestures::tr("Right click"),
                 Gestures::tr("Menu: flip class, exact coordinates, visit first or last, delete")},
                {Gestures::tr("Wheel"), Gestures::tr("Zoom about the pointer")},
                {Gestures::tr("Middle drag or Space+drag"), Gestures::tr("Move the view")},
                {Gestures::tr("Drag a parameter's symbol"), Gestures::tr("Change its number")},
                {Gestures::tr("Click or drag on the bars"), Gestures::tr("Go to that update")},
            }};
}

GuideSection withTouch()
{
    return {Gestures::tr("Touch and pen"),
            {
                {Gestures::tr("Tap"), Gestures::tr("What a click does: the tool's own")},
                {Gestures::tr("Drag with a finger"), Gestures::tr("What the tool does with a drag")},
                {Gestures::tr("Long press"), Gestures::tr("The menu of what is there")},
                {Gestures::tr("Two fingers"), Gestures::tr("Move the view; pinch zooms")},
                {Gestures::tr("Pen"), Gestures::tr("Like the mouse; its button opens the menu")},
                {Gestures::tr("Eraser end of a pen"), Gestures::tr("Removes points, whatever the tool")},
            }};
}

GuideSection withCrosshair()
{
    return {Gestures::tr("Crosshair: the board by keyboard alone"),
            {
                {Gestures::tr("Tab to the board"), Gestures::tr("Show the crosshair")},
                {Gestures::tr("Arrows"), Gestures::tr("Move it; Shift: far, Ctrl: by one pixel")},
                {Gestures::tr("N or Shift+N"), Gestures::tr("To the next or previous point")},
                {Gestures::tr("Enter"), Gestures::tr("Add a point; on a point: pick it up, put it down")},
                {Gestures::tr("Shift+Enter"), Gestures::tr("Add a point of the other class")},
                {Gestures::tr("F"), Gestures::tr("Flip the class of the point")},
                {Gestures::tr("Delete"), Gestures::tr("Remove the point")},
                {Gestures::tr("Ctrl+Space"), Gestures::tr("Select the point, or take it out")},
                {Gestures::tr("Menu key"), Gestures::tr("The menu of what is there")},
                {Gestures::tr("?"), Gestures::tr("What is this?")},
                {Gestures::tr("Esc"), Gestures::tr("Put a picked point back; leave the crosshair")},
            }};
}

GuideSection inFields()
{
    return {Gestures::tr("Fields and windows"),
            {
                {Gestures::tr("Tab, Shift+Tab"), Gestures::tr("To the next or previous control")},
                {Gestures::tr("Enter or Esc in a field"), Gestures::tr("Back to the board")},
                {Gestures::tr("↑ and ↓ in a number"), Gestures::tr("Change it in small steps")},
                {Gestures::tr("Presenter's remote"),
                 Gestures::tr("Page Down and Page Up: step forward and back")},
            }};
}

} // namespace

KeyGuide allGestures() { return {withMouse(), withTouch(), withCrosshair(), inFields()}; }

} // namespace halfplane
