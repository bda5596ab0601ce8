#include "monkey.h"

#include "core/examples.h"
#include "support/clouds.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panel_column.h"
#include "ui/panels/recipe_panel.h"
#include "ui/shown/playback.h"
#include "ui/shown/runner.h"
#include "ui/shown/showing.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>
#include <QWheelEvent>

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array keys{
    Qt::Key_Right,       Qt::Key_Left,      Qt::Key_PageDown, Qt::Key_PageUp,
    Qt::Key_Home,        Qt::Key_End,       Qt::Key_Space,    Qt::Key_1,
    Qt::Key_2,           Qt::Key_X,         Qt::Key_0,        Qt::Key_Plus,
    Qt::Key_Minus,       Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_Return,
    Qt::Key_Up,          Qt::Key_Down,      Qt::Key_Slash,    Qt::Key_Delete,
    Qt::Key_BracketLeft, Qt::Key_Backspace, Qt::Key_Comma,    Qt::Key_BracketRight,
    Qt::Key_A,           Qt::Key_F11,       Qt::Key_Escape,   Qt::Key_P,
    Qt::Key_V,           Qt::Key_E,         Qt::Key_S,        Qt::Key_W,
    Qt::Key_H,           Qt::Key_F,
};

const QStringList texts{
    u""_s,         u"-"_s,      u"abc"_s,      u"1e"_s,     u"0"_s,          u"-1"_s,      u"1e400"_s,
    u"1e-300"_s,   u"0.5"_s,    u"2"_s,        u"3,4"_s,    u"(1, -2, 3)"_s, u"1e150"_s,   u"٣"_s,
    u"∞"_s,        u"nan"_s,    u"  7  "_s,    u"0.4999"_s, u"1e9"_s,        u"1e-9"_s,    u"0,0"_s,
    u"1 2 3 4"_s,  u"2500"_s,   u"0x10"_s,     u"1,5"_s,    u"−3"_s,         u"\u202e1"_s, u"\U0001f412"_s,
    u"1e-129,1"_s, u"100000"_s, u"(((((((("_s,
};

constexpr std::array sizes{QSize(1, 1),      QSize(200, 150),  QSize(960, 640),  QSize(1280, 800),
                           QSize(640, 1200), QSize(2400, 400), QSize(1920, 1080)};

OpenedDocument longRun(std::size_t points, std::uint64_t updates)
{
    Document document;
    document.points = overlappingClouds(points);
    document.recipe().order = Order::Reshuffled;
    document.recipe().caps.updates = updates;
    document.step = updates / 2;
    return {document, u"a long run"_s, {}};
}

/// Rows that are dragged wait for a real mouse to let them go.
bool beginsDrag(const QWidget &widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    return view != nullptr && view->dragEnabled();
}

} // namespace

struct Monkey::Gesture
{
    QString name;
    int share;
    void (Monkey::*make)();
};

const std::vector<Monkey::Gesture> &Monkey::gestures()
{
    static const std::vector<Gesture> all{
        {u"click on the board"_s, 10, &Monkey::clickBoard},
        {u"pull the board"_s, 8, &Monkey::pullBoard},
        {u"pull w0"_s, 8, &Monkey::pullStart},
        {u"zoom"_s, 8, &Monkey::zoom},
        {u"press a key"_s, 20, &Monkey::pressKey},
        {u"hold a key"_s, 5, &Monkey::holdKey},
        {u"type into a field"_s, 16, &Monkey::typeIntoField},
        {u"choose"_s, 6, &Monkey::choose},
        {u"push a button"_s, 16, &Monkey::pushButton},
        {u"poke anywhere"_s, 10, &Monkey::pokeAnywhere},
        {u"pull anywhere"_s, 8, &Monkey::pullAnywhere},
        {u"toggle a layer"_s, 10, &Monkey::toggleLayer},
        {u"move a panel"_s, 4, &Monkey::movePanel},
        {u"resize"_s, 3, &Monkey::resize},
        {u"change the theme"_s, 1, &Monkey::changeTheme},
        {u"open an example"_s, 4, &Monkey::openExample},
        {u"open rubbish"_s, 1, &Monkey::openRubbish},
        {u"open a long run"_s, 2, &Monkey::openLongRun},
        {u"play"_s, 10, &Monkey::play},
    };
    return all;
}

Monkey::Monkey(MainWindow &window, Theme &theme, std::uint64_t seed)
    : m_window(window)
    , m_theme(theme)
    , m_random(seed)
{
}

QString Monkey::act()
{
    int whole = 0;
    for (const Gesture &gesture : gestures())
        whole += gesture.share;
    int left = below(whole);
    for (const Gesture &gesture : gestures()) {
        left -= gesture.share;
        if (left >= 0)
            continue;
        (this->*gesture.make)();
        return gesture.name;
    }
    return {};
}

template <class Widget>
Widget *Monkey::anyOf(QWidget &parent)
{
    QList<Widget *> usable;
    for (Widget *widget : parent.findChildren<Widget *>()) {
        if (widget->isVisible() && widget->isEnabled())
            usable.append(widget);
    }
    const auto number = static_cast<std::uint64_t>(m_random());
    return usable.isEmpty()
        ? nullptr
        : usable[static_cast<qsizetype>(number % static_cast<std::uint64_t>(usable.size()))];
}

QPoint Monkey::placeIn(const QWidget &widget)
{
    return {below(widget.width() + 1), below(widget.height() + 1)};
}

Qt::KeyboardModifiers Monkey::modifiers()
{
    constexpr std::array all{Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                             Qt::ControlModifier};
    return oneOf(all);
}

void Monkey::click(QWidget &widget, QPoint at)
{
    constexpr std::array buttons{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::MiddleButton,
                                 Qt::RightButton};
    const Qt::MouseButton button = oneOf(buttons);
    if (below(8) == 0)
        QTest::mouseDClick(&widget, button, modifiers(), at);
    else
        QTest::mouseClick(&widget, button, modifiers(), at);
    m_events += 2;
}

void Monkey::pull(QWidget &widget, QPoint from)
{
    const QPointer<QWidget> there(&widget);
    const Qt::MouseButton button = below(4) == 0 ? Qt::MiddleButton : Qt::LeftButton;
    QTest::mousePress(there, button, modifiers(), from);
    QPoint at = from;
    for (int left = 1 + below(8); left > 0 && there != nullptr; --left, ++m_events) {
        at += QPoint(below(121) - 60, below(81) - 40);
        const QPointF global = there->mapToGlobal(QPointF(at));
        QMouseEvent move(QEvent::MouseMove, QPointF(at), global, Qt::NoButton, button, Qt::NoModifier);
        QCoreApplication::sendEvent(there, &move);
    }
    if (there != nullptr && below(20) > 0) // now and then the release is lost
        QTest::mouseRelease(there, button, modifiers(), at);
    m_events += 2;
}

void Monkey::turnWheel(QWidget &widget)
{
    constexpr std::array angles{120, -120, 1, -7, 2400, -2400, 0, 100'000, -100'000};
    const QPointF at = placeIn(widget);
    const QPoint angle(below(3) == 0 ? oneOf(angles) : 0, oneOf(angles));
    QWheelEvent event(at, widget.mapToGlobal(at), {}, angle, Qt::NoButton, modifiers(), Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&widget, &event);
    ++m_events;
}

void Monkey::press(QWidget &widget, int key, Qt::KeyboardModifiers with)
{
    QTest::keyClick(&widget, static_cast<Qt::Key>(key), with);
    m_events += 2;
}

void Monkey::hold(QWidget &widget, int key)
{
    const QPointer<QWidget> there(&widget);
    QTest::keyPress(there, static_cast<Qt::Key>(key));
    for (int left = below(30); left > 0 && there != nullptr; --left, ++m_events) {
        QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(there, &again);
    }
    if (there != nullptr)
        QTest::keyRelease(there, static_cast<Qt::Key>(key));
    m_events += 2;
}

QWidget &Monkey::focused()
{
    QWidget *focused = QApplication::focusWidget();
    return focused != nullptr ? *focused : m_window;
}

void Monkey::clickBoard() { click(m_window.board(), placeIn(m_window.board())); }

void Monkey::pullBoard() { pull(m_window.board(), placeIn(m_window.board())); }

void Monkey::pullStart()
{
    const auto place = m_window.board().startHandlePlace();
    pull(m_window.board(), place ? toQt(*place).toPoint() : QPoint(5, 5));
}

void Monkey::zoom()
{
    for (int left = 1 + below(6); left > 0; --left)
        turnWheel(m_window.board());
}

void Monkey::pressKey()
{
    if (below(3) == 0)
        m_window.board().setFocus();
    press(focused(), oneOf(keys), modifiers());
}

void Monkey::holdKey() { hold(below(2) == 0 ? m_window.board() : focused(), oneOf(keys)); }

void Monkey::typeIntoField()
{
    auto *field = anyOf<QLineEdit>(*m_window.findChild<RecipePanel *>());
    const QString &text = oneOf(texts);
    const int ending = below(5);
    if (field == nullptr)
        return;
    const QPointer<QLineEdit> there(field);
    QTest::mouseClick(field, Qt::LeftButton);
    if (below(4) > 0)
        there->selectAll();
    for (qsizetype i = 0; i < text.size() && there != nullptr; ++i, ++m_events) {
        QKeyEvent typed(QEvent::KeyPress, 0, Qt::NoModifier, text.mid(i, 1));
        QCoreApplication::sendEvent(there, &typed);
    }
    constexpr std::array endings{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Up};
    if (there != nullptr && ending < static_cast<int>(endings.size()))
        press(*there, endings[static_cast<std::size_t>(ending)]);
}

void Monkey::choose()
{
    auto *box = anyOf<QComboBox>(m_window);
    if (box == nullptr)
        return;
    box->setFocus();
    for (int left = 1 + below(3); left > 0; --left)
        press(*box, below(2) == 0 ? Qt::Key_Up : Qt::Key_Down);
}

void Monkey::pushButton()
{
    QWidget *panel = m_window.findChild<RecipePanel *>();
    auto *button = anyOf<QAbstractButton>(below(3) == 0 ? static_cast<QWidget &>(m_window) : *panel);
    if (button == nullptr)
        return;
    if (below(3) > 0)
        return click(*button, button->rect().center());
    button->setFocus();
    press(*button, Qt::Key_Space);
}

/// Whatever is there but the menus, which end in dialogs.
void Monkey::pokeAnywhere()
{
    const QPoint at = placeIn(m_window);
    QWidget *widget = m_window.childAt(at);
    if (widget == nullptr || qobject_cast<QMenuBar *>(widget) != nullptr)
        return;
    if (below(4) == 0)
        return turnWheel(*widget);
    click(*widget, widget->mapFrom(&m_window, at));
}

void Monkey::pullAnywhere()
{
    const QPoint at = placeIn(m_window);
    QWidget *widget = m_window.childAt(at);
    if (widget != nullptr && qobject_cast<QMenuBar *>(widget) == nullptr && !beginsDrag(*widget))
        pull(*widget, widget->mapFrom(&m_window, at));
}

void Monkey::toggleLayer()
{
    const QString id = toText(oneOf(layers())->id);
    for (auto *action : m_window.findChildren<QAction *>(id))
        action->trigger();
    ++m_events;
}

void Monkey::movePanel()
{
    auto &column = *m_window.findChild<PanelColumn *>();
    const PanelPage *page = oneOf(column.pages());
    const int what = below(5);
    if (what == 0)
        page->ownWindow().trigger();
    else if (what == 1)
        page->opening().trigger();
    else if (what == 2)
        column.setArrangement(column.arrangement());
    else
        column.open(page->objectName());
    ++m_events;
}

void Monkey::resize()
{
    m_window.setWindowState(Qt::WindowNoState);
    m_window.resize(oneOf(sizes));
    ++m_events;
}

void Monkey::changeTheme()
{
    constexpr std::array all{Appearance::Light, Appearance::Dark, Appearance::System};
    m_theme.setAppearance(oneOf(all));
    ++m_events;
}

void Monkey::openExample()
{
    m_window.open(u"example:"_s + toText(oneOf(examples()).id));
    ++m_events;
}

void Monkey::openRubbish()
{
    m_window.open(u"rubbish"_s);
    ++m_events;
}

void Monkey::openLongRun()
{
    m_window.open(
        longRun(static_cast<std::size_t>(10 + below(2000)), static_cast<std::uint64_t>(below(200'000))));
    ++m_events;
    if (below(3) == 0)
        m_window.showing().inFocus().runner().stop();
}

void Monkey::play()
{
    Playback &playback = m_window.showing().playback();
    constexpr std::array times{0.0, 1.0, 16.0, 250.0, 5'000.0, 1e6};
    if (below(3) == 0)
        playback.togglePlaying();
    if (below(4) == 0)
        playback.setReducedMotion(below(2) == 0);
    for (int left = 1 + below(6); left > 0; --left, ++m_events)
        playback.elapse(oneOf(times));
}

} // namespace halfplane::test
