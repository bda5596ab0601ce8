#pragma once

#include "session.h"
#include "ui/main_window.h"
#include "ui/painting/theme.h"

#include <QWidget>

#include <random>

namespace halfplane::test {

/// Plays with a window as nobody would: gestures at random, the same ones for the same seed. What a gesture
/// meets may differ where a run goes on in the background, but not which gestures there are.
class Monkey
{
public:
    Monkey(MainWindow &window, Theme &theme, std::uint64_t seed);

    /// Makes one gesture, of one event to some dozens; gives its name.
    QString act();

    int eventCount() const { return m_events; }

    /// What does not hold and always should, in words; empty when all is well.
    static QString troubleWith(const MainWindow &window);

private:
    struct Gesture;
    static const std::vector<Gesture> &gestures();

    // Chance.
    int below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }
    template <class Range>
    auto &oneOf(Range &&range)
    {
        return range[static_cast<std::size_t>(below(static_cast<int>(std::size(range))))];
    }
    template <class Widget>
    Widget *anyOf(QWidget &parent);
    QPoint placeIn(const QWidget &widget);
    Qt::KeyboardModifiers modifiers();

    // Events.
    void click(QWidget &widget, QPoint at);
    void pull(QWidget &widget, QPoint from);
    void turnWheel(QWidget &widget);
    void press(QWidget &widget, int key, Qt::KeyboardModifiers with = {});
    void hold(QWidget &widget, int key);
    QWidget &focused();

    // Gestures.
    void clickBoard();
    void pullBoard();
    void pullStart();
    void zoom();
    void pressKey();
    void holdKey();
    void typeIntoField();
    void choose();
    void pushButton();
    void pokeAnywhere();
    void pullAnywhere();
    void toggleLayer();
    void movePanel();
    void resize();
    void changeTheme();
    void openExample();
    void openRubbish();
    void openLongRun();
    void play();

    MainWindow &m_window;
    Theme &m_theme;
    std::mt19937_64 m_random;
    ClosedDialogs m_dialogs;
    int m_events = 0;
};

} // namespace halfplane::test
