#pragma once

#include "core/numbers.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QContextMenuEvent>
#include <QMouseEvent>

namespace halfplane::test {

/// A window with four points, by hand: x₁ = (−4, 2) and x₂ = (4, 2) of class +1, x₃ = (−4, −2) and
/// x₄ = (4, −2) of class −1.
struct Hands : Shown
{
    explicit Hands(const Recipe &recipe = {})
        : Shown(QString())
    {
        Document content;
        content.points = {{-4, 2, Label::Positive},
                          {4, 2, Label::Positive},
                          {-4, -2, Label::Negative},
                          {4, -2, Label::Negative}};
        content.recipe() = recipe;
        content.view = KeptView{0, 0, 20};
        window.open(OpenedDocument{content, u"four points"_s, {}});
        board().setFocus();
    }

    Board &board() const { return window.board(); }
    OpenDocument &document() const { return window.showing().document(); }
    const Dataset &points() const { return document().points(); }
    const Selection &selection() const { return document().selection(); }
    int steps() const { return document().history().count(); }
    bool isOneStepFrom(const Document &before) { return test::isOneStepFrom(document(), before); }

    QPoint pixelOf(double x1, double x2) const { return toQt(board().view().toScreen(x1, x2)).toPoint(); }
    QPoint pixelOf(std::size_t index) const { return pixelOf(points()[index].x1, points()[index].x2); }

    void pressButton(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&board(), button, modifiers, at);
    }
    void moveTo(QPoint at, Qt::MouseButtons buttons = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent move(QEvent::MouseMove, at, board().mapToGlobal(QPointF(at)), Qt::NoButton, buttons,
                         modifiers);
        QCoreApplication::sendEvent(&board(), &move);
    }
    void letGo(QPoint at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(&board(), button, modifiers, at);
    }
    void hold(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        pressButton(from, modifiers);
        for (int i = 1; i <= 8; ++i)
            moveTo(from + (to - from) * i / 8);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        hold(from, to, modifiers);
        letGo(to, modifiers);
    }
    void openMenu(QPoint at)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, board().mapToGlobal(at));
        QCoreApplication::sendEvent(&board(), &event);
    }
};

} // namespace halfplane::test
