#pragma once

#include "core/examples.h"
#include "ui/basics/text.h"
#include "ui/board/hands/board_hands.h"
#include "ui/keys.h"
#include "ui/main_window.h"
#include "ui/painting/theme.h"
#include "ui/panel_column.h"
#include "ui/shown/playback.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QTest>

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

/// Knows the examples, and one name that cannot be opened.
inline Result<OpenedDocument> source(const QString &data)
{
    const Example *example = findExample(data.mid(data.indexOf(u':') + 1).toStdString());
    if (example == nullptr)
        return Failure{.message = "\"abc\" is not a number",
                       .line = 17,
                       .column = 2,
                       .file = data.toStdString(),
                       .remedy = "write digits such as -1.5"};
    return OpenedDocument{*readDocument(example->text), data, {}};
}

/// One part is arranged after another.
inline void settleLayouts()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

/// A window as the program shows it, at rest: steps jump.
struct Shown
{
    explicit Shown(const QString &data = u"example:figure34"_s)
        : window(source, theme)
    {
        window.showing().playback().setReducedMotion(true);
        if (!data.isEmpty())
            window.open(data);
        panels().open(u"recipe"_s); // which most tests are about
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        window.board().setFocus();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, static_cast<Qt::Key>(key), modifiers);
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&window.board(), Qt::LeftButton, modifiers, at);
    }
    PanelColumn &panels() const { return *window.findChild<PanelColumn *>(); }
    PanelPage &panel(const QString &id) const { return *window.findChild<PanelPage *>(id); }
    std::uint64_t step() const { return window.showing().playback().cursor().update; }
    const Study &study() const { return window.showing().study(); }

    template <class Widget>
    Widget *labelled(const QString &name) const
    {
        for (auto *widget : window.findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }

    Keys keys;
    Theme theme;
    MainWindow window;
};

inline QAction *actionNamed(const QWidget &window, const QString &name)
{
    for (auto *action : window.findChildren<QAction *>()) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

} // namespace halfplane::test
