#include "ui/keys.h"

#include "ui/basics/application_filters.h"
#include "ui/basics/key_kinds.h"
#include "ui/board/board.h"
#include "ui/board/hands/board_hands.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/chips.h"
#include "ui/forms/formula.h"
#include "ui/panels/generator_panel.h"
#include "ui/panels/notes_panel.h"
#include "ui/panels/panels.h"
#include "ui/panels/point_table.h"
#include "ui/panels/shattering_panel.h"
#include "ui/panels/step_table.h"
#include "ui/panels/theorem_view.h"
#include "ui/timeline/scrubber.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTabBar>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <vector>

namespace halfplane {

namespace {

using IsOwn = std::function<bool(const QObject &widget, const QKeyEvent &key)>;

/// Of a kind of widgets, with the focus or around what has it: which keys they keep from the window.
struct Claim
{
    enum Focus { Any, ByKeyboard };

    Focus focus; ///< what a click has brought the focus to keeps nothing ByKeyboard
    IsOwn isOwn; ///< of no other kind of widgets
};

template <class Widget>
Claim keeps(Claim::Focus focus, bool (*isOwn)(const Widget &widget, const QKeyEvent &key))
{
    return {focus, [isOwn](const QObject &object, const QKeyEvent &key) {
                const auto *widget = qobject_cast<const Widget *>(&object);
                return widget != nullptr && isOwn(*widget, key);
            }};
}

bool isOneOf(int key, std::initializer_list<Qt::Key> keys)
{
    return std::ranges::find(keys, key) != keys.end();
}

bool isPaging(int key) { return isOneOf(key, {Qt::Key_PageUp, Qt::Key_PageDown}); }

bool isEnd(int key) { return isOneOf(key, {Qt::Key_Home, Qt::Key_End}); }

bool isText(const QKeyEvent &key)
{
    return !key.text().isEmpty() && key.text().at(0).isPrint() && isPlainOrShifted(key);
}

/// The table. What is in no row is the window's; letters and carets of text fields Qt keeps itself.
const std::vector<Claim> &table()
{
    using Key = const QKeyEvent &;
    static const std::vector<Claim> rows{
        keeps<Board>(Claim::Any,
                     [](const Board &board, Key key) {
                         const auto *hands =
                             board.findChild<const BoardHands *>(QString(), Qt::FindDirectChildrenOnly);
                         return hands != nullptr && hands->needs(key);
                     }),
        keeps<CheckedEdit>(Claim::Any,
                           [](const CheckedEdit &edit, Key key) {
                               return isEnter(key.key()) || key.key() == Qt::Key_Escape
                                   || edit.stepsOf(key) != 0;
                           }),
        keeps<Chip>(Claim::ByKeyboard,
                    [](const Chip &, Key key) {
                        return isPlain(key) ? isArrow(key.key())
                                || isOneOf(key.key(), {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_F2})
                                            : key.modifiers() == Qt::AltModifier
                                && isOneOf(key.key(), {Qt::Key_Left, Qt::Key_Right});
                    }),
        keeps<Formula>(Claim::ByKeyboard,
                       [](const Formula &, Key key) {
                           return isPlain(key) && isOneOf(key.key(), {Qt::Key_Left, Qt::Key_Right});
                       }),
        keeps<PointTable>(Claim::Any, // a spreadsheet, also after a click
                          [](const PointTable &points, Key key) {
                              if (key.modifiers() & Qt::AltModifier)
                                  return isOneOf(key.key(), {Qt::Key_Up, Qt::Key_Down});
                              return isPlainOrShifted(key)
                                  && (isArrow(key.key()) || isEnter(key.key()) || isEnd(key.key())
                                      || isPaging(key.key()) || PointTable::beginsNumber(key)
                                      || isOneOf(key.key(), {Qt::Key_Escape, Qt::Key_F2})
                                      || (key.key() == Qt::Key_Space && points.isAtClass()));
                          }),
        keeps<StepTable>(Claim::Any, // those of the window are about the points
                         [](const StepTable &, Key key) {
                             return key.matches(QKeySequence::Copy) || key.matches(QKeySequence::SelectAll);
                         }),
        keeps<QAbstractItemView>(
            Claim::ByKeyboard,
            [](const QAbstractItemView &, Key key) {
                return isPaging(key.key()) || isOneOf(key.key(), {Qt::Key_Up, Qt::Key_Down});
            }),
        keeps<ShatteringView>(
            Claim::ByKeyboard,
            [](const ShatteringView &, Key key) { return isPlain(key) && isArrow(key.key()); }),
        keeps<Scrubber>(Claim::ByKeyboard,
                        [](const Scrubber &, Key key) { return isPaging(key.key()) || isEnd(key.key()); }),
        keeps<QAbstractButton>(Claim::ByKeyboard,
                               [](const QAbstractButton &button, Key key) {
                                   return key.key() == Qt::Key_Space
                                       || ((button.autoExclusive() || button.group() != nullptr)
                                           && isPlain(key) && isArrow(key.key()));
                               }),
        keeps<QComboBox>(Claim::ByKeyboard,
                         [](const QComboBox &, Key key) {
                             return isText(key) || isPaging(key.key()) || isEnd(key.key());
                         }),
        keeps<QTabBar>(Claim::ByKeyboard,
                       [](const QTabBar &, Key key) {
                           return isPlain(key) && isOneOf(key.key(), {Qt::Key_Left, Qt::Key_Right});
                       }),
        keeps<NotesPanel>(Claim::Any,
                          [](const NotesPanel &, Key key) { return key.key() == Qt::Key_Escape; }),
        keeps<GeneratorPanel>(Claim::Any,
                              [](const GeneratorPanel &, Key key) {
                                  return isEnter(key.key()) || key.key() == Qt::Key_Escape;
                              }),
        keeps<TheoremPageView>(
            Claim::Any,
            [](const TheoremPageView &, Key key) {
                return isPlain(key) && isOneOf(key.key(), {Qt::Key_Escape, Qt::Key_Backspace});
            }),
    };
    return rows;
}

/// What Qt's own widgets would keep, or do where the window has no use for it: words are undone with the
/// document, and a button that was clicked is not pressed by the space bar that plays.
bool isNeverIts(const QObject &widget, const QKeyEvent &key, bool isClicked)
{
    if (qobject_cast<const NotesPanel *>(widget.parent()) != nullptr)
        return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)
            || key.keyCombination() == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z)
            || key.keyCombination() == (Qt::CTRL | Qt::Key_Y);
    return isClicked && key.key() == Qt::Key_Space
        && qobject_cast<const QAbstractButton *>(&widget) != nullptr;
}

/// What one press gives the next one takes: held, it would flicker. N goes on from point to point.
bool actsOnce(const QKeyEvent &key)
{
    const int code = key.key();
    if (!isPlainOrShifted(key))
        return code == Qt::Key_K;
    return isOneOf(code, {Qt::Key_Space, Qt::Key_Period, Qt::Key_F5, Qt::Key_F11})
        || (code >= Qt::Key_A && code <= Qt::Key_Z && code != Qt::Key_N);
}

bool isTextField(const QObject &widget)
{
    return qobject_cast<const QLineEdit *>(&widget) != nullptr
        || qobject_cast<const QPlainTextEdit *>(&widget) != nullptr;
}

/// What is typed, and what is held down for it.
bool isTyping(const QKeyEvent &key)
{
    const int code = key.key();
    if ((code >= Qt::Key_Shift && code <= Qt::Key_ScrollLock) || code == Qt::Key_AltGr)
        return true;
    return isText(key) || key.keyCombination() == (Qt::CTRL | Qt::Key_A)
        || isOneOf(code, {Qt::Key_Delete, Qt::Key_Backspace});
}

void takeWhatIsTyped()
{
    if (auto *edit = qobject_cast<CheckedEdit *>(QApplication::focusWidget()))
        edit->settle();
}

} // namespace

/// Installed for the application: it answers before Qt asks the widget with the focus, whichever that is.
Keys::Keys(QObject *parent)
    : QObject(parent)
{
    installApplicationFilter(ApplicationFilter::Keys, *this);
}

bool Keys::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        heedMouse();
        takeWhatIsTyped();
        return false;
    case QEvent::Close:
        takeWhatIsTyped();
        return false;
    case QEvent::FocusIn:
        heedFocus(*watched, static_cast<const QFocusEvent &>(*event));
        return false;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        return watched->isWidgetType() && decide(*watched, static_cast<QKeyEvent &>(*event));
    default:
        return false;
    }
}

/// What a click opens has the focus by mouse, too, and so has what comes to it when a click takes something
/// away.
void Keys::heedFocus(QObject &watched, const QFocusEvent &focus)
{
    const bool isByMouse = focus.reason() == Qt::MouseFocusReason || m_isMouseLast;
    if (isForGood(focus) && watched.isWidgetType()) // styles hear of it, too
        m_clicked = isByMouse ? qobject_cast<QWidget *>(&watched) : nullptr;
}

/// Whoever clicks has left what the keyboard had gone to, though it may keep the focus.
void Keys::heedMouse()
{
    m_isMouseLast = true;
    m_sinceTyped.invalidate();
    m_clicked = QApplication::focusWidget();
}

/// True: nobody else is to hear of it. An override that is accepted keeps the key from the window.
bool Keys::decide(QObject &watched, QKeyEvent &key)
{
    if (isRepeat(key) && actsOnce(key) && !isTextField(watched)) {
        key.accept();
        // Boards and buttons want to know that the space bar is still held.
        const bool isTold = key.type() == QEvent::KeyPress && key.key() == Qt::Key_Space;
        if (isTold && !key.isAutoRepeat()) {
            QKeyEvent repeat(key.type(), key.key(), key.modifiers(), key.text(), true);
            repeat.setTimestamp(key.timestamp());
            QCoreApplication::sendEvent(&watched, &repeat);
            return true;
        }
        return !isTold;
    }
    if (key.type() == QEvent::KeyRelease)
        return false;
    const bool isOverride = key.type() == QEvent::ShortcutOverride;
    m_isMouseLast = false;
    if (isTypedOn(watched, key)) {
        key.accept();
        return true;
    }
    const QWidget *top = static_cast<const QWidget &>(watched).window(); // a dialog has its own manners
    const bool isClickedInWindow = m_clicked == &watched
        && (qobject_cast<const QMainWindow *>(top) != nullptr
            || qobject_cast<const PanelPage *>(top) != nullptr);
    if (isNeverIts(watched, key, isClickedInWindow)) {
        key.setAccepted(!isOverride);
        return true;
    }
    if (!isOverride)
        return false;
    const bool isOwn = std::ranges::any_of(table(), [&](const Claim &claim) {
        return (claim.focus == Claim::Any || !isClickedInWindow) && claim.isOwn(watched, key);
    });
    if (isOwn)
        key.accept();
    return isOwn;
}

/// On X a key that is held is a row of releases and presses. Qt takes two for a repeat only where it reads
/// them together.
bool Keys::isRepeat(const QKeyEvent &key)
{
    constexpr quint64 longestGap = 10; ///< milliseconds; no finger is so quick
    if (key.isAutoRepeat())
        return true;
    if (key.type() == QEvent::KeyRelease) {
        m_released = key.key();
        m_releasedAt = key.timestamp();
        return false;
    }
    return key.key() == m_released && m_releasedAt != 0 && key.timestamp() - m_releasedAt < longestGap;
}

/// Whoever goes on typing when a field has gone does nothing to the board: until they pause, or do something
/// else.
bool Keys::isTypedOn(QObject &watched, const QKeyEvent &key)
{
    constexpr qint64 pause = 800; ///< milliseconds
    const bool isField = isTextField(watched);
    if (isField && key.type() == QEvent::KeyPress) {
        m_typedInto = qobject_cast<QWidget *>(&watched);
        isTyping(key) ? m_sinceTyped.start() : m_sinceTyped.invalidate();
    }
    if (isField || !m_sinceTyped.isValid() || qobject_cast<const Board *>(&watched) == nullptr)
        return false;
    const bool isGone = m_typedInto == nullptr || m_typedInto->visibleRegion().isEmpty();
    if (!isGone || m_sinceTyped.hasExpired(pause) || !(isTyping(key) || isEnter(key.key()))) {
        m_sinceTyped.invalidate();
        return false;
    }
    m_sinceTyped.start();
    return true;
}

} // namespace halfplane
