#include "monkey.h"
#include "session.h"
#include "support/run.h"
#include "ui/board/hands/crosshair.h"
#include "ui/shown_window.h"

#include <QContextMenuEvent>
#include <QMenuBar>
#include <QWindow>

#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr int keysASession = isSanitized ? 150 : 600;
constexpr int keysBetweenRests = 40;

struct Key
{
    Qt::Key key;
    Qt::KeyboardModifiers with = {};
};

const std::vector<Key> &goingKeys()
{
    static const std::vector<Key> keys{
        {Qt::Key_Tab},  {Qt::Key_Backtab, Qt::ShiftModifier},
        {Qt::Key_F6},   {Qt::Key_F6, Qt::ShiftModifier},
        {Qt::Key_Left}, {Qt::Key_Right},
        {Qt::Key_Up},   {Qt::Key_Down},
    };
    return keys;
}

const std::vector<Key> &doingKeys()
{
    static const std::vector<Key> keys = [] {
        std::vector<Key> all;
        for (const Qt::Key key : {Qt::Key_Return,      Qt::Key_Escape,       Qt::Key_Space, Qt::Key_Delete,
                                  Qt::Key_Backspace,   Qt::Key_Home,         Qt::Key_End,   Qt::Key_PageUp,
                                  Qt::Key_PageDown,    Qt::Key_Menu,         Qt::Key_Plus,  Qt::Key_Minus,
                                  Qt::Key_Period,      Qt::Key_Comma,        Qt::Key_Slash, Qt::Key_Question,
                                  Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_F1,    Qt::Key_F2,
                                  Qt::Key_F4,          Qt::Key_F5,           Qt::Key_F10,   Qt::Key_F11})
            all.push_back({key});
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home,
                                  Qt::Key_End, Qt::Key_Return, Qt::Key_F1}) {
            all.push_back({key, Qt::ShiftModifier});
            all.push_back({key, Qt::ControlModifier});
        }
        all.push_back({Qt::Key_Space, Qt::ControlModifier});
        all.push_back({Qt::Key_Tab, Qt::ControlModifier});
        all.push_back({Qt::Key_Down, Qt::AltModifier});
        for (int letter = Qt::Key_A; letter <= Qt::Key_Z; ++letter) {
            for (const Qt::KeyboardModifiers with : {Qt::NoModifier, Qt::ControlModifier, Qt::AltModifier})
                all.push_back({static_cast<Qt::Key>(letter), with});
            all.push_back({static_cast<Qt::Key>(letter), Qt::ControlModifier | Qt::ShiftModifier});
        }
        for (int digit = Qt::Key_0; digit <= Qt::Key_9; ++digit)
            all.push_back({static_cast<Qt::Key>(digit)});
        return all;
    }();
    return keys;
}

QString nameOf(const Key &key) { return QKeySequence(QKeyCombination(key.with, key.key)).toString(); }

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u" "_s + widget.objectName() + u" "_s
        + widget.accessibleName();
}

/// Somebody without a mouse, at the whole window: any key, wherever the focus is, the same ones for a seed.
class KeyboardSession : public QObject
{
    Q_DISABLE_COPY_MOVE(KeyboardSession)

public:
    KeyboardSession(Shown &shown, std::uint64_t seed)
        : m_shown(shown)
        , m_random(seed)
    {
        shown.window.installEventFilter(this);
        connect(&document(), &OpenDocument::replaced, this, &KeyboardSession::begin);
        begin();
    }

    void pressSome()
    {
        const std::vector<Key> &keys = below(2) == 0 ? goingKeys() : doingKeys();
        press(keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))]);
    }

    /// Esc closes whatever is open, and F6 goes to the board.
    void goToBoard()
    {
        constexpr int mostEscapes = 6; // a menu in a menu, a field, a point that is held, the crosshair
        for (int i = 0; i < mostEscapes; ++i)
            press({Qt::Key_Escape});
        constexpr int mostAreas = 8;
        for (int i = 0; i < mostAreas && QApplication::focusWidget() != &m_shown.window.board(); ++i)
            press({Qt::Key_F6});
    }

    QString trouble()
    {
        for (const QString &found : {Monkey::troubleWith(m_shown.window), troubleWithFocus()}) {
            if (!found.isEmpty())
                return found;
        }
        return {};
    }

    QString troubleAtRest()
    {
        if (QApplication::focusWidget() != &m_shown.window.board())
            return u"the board is out of reach from "_s + whereabouts();
        document().endStep();
        const Document now = document().content();
        const int index = document().history().index();
        document().history().setIndex(0);
        if (document().content() != m_beginning)
            return u"undoing everything does not lead to the beginning"_s;
        document().history().setIndex(index);
        if (document().content() != now)
            return u"doing everything again does not lead to what was there"_s;
        return {};
    }

    QString lastKeys() const { return m_last.join(u", "_s); }

protected:
    /// It stays.
    bool eventFilter(QObject * /*window*/, QEvent *event) override
    {
        if (event->type() != QEvent::Close)
            return false;
        event->ignore();
        return true;
    }

private:
    OpenDocument &document() const { return m_shown.window.showing().document(); }
    void begin() { m_beginning = document().content(); }
    int below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }

    /// As the keyboard does: to the window that has it, which finds who is to hear of it.
    void press(const Key &key)
    {
        m_last << nameOf(key);
        if (m_last.size() > mostRemembered)
            m_last.removeFirst();
        QWidget *focused = QApplication::focusWidget();
        if (key.key == Qt::Key_Menu && focused != nullptr && QApplication::activePopupWidget() == nullptr) {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, focused->rect().center(),
                                    focused->mapToGlobal(focused->rect().center()));
            QCoreApplication::sendEvent(focused, &event);
        } else {
            send(key, true);
            send(key, false);
        }
        settle();
    }

    /// To the window that is there then: what a press closes hears of no release.
    static void send(const Key &key, bool isPress)
    {
        const char ascii = QTest::keyToAscii(key.key);
        const QString text = ascii == 0 ? QString() : QString(QChar::fromLatin1(ascii));
        if (QWindow *to = QGuiApplication::focusWindow())
            QTest::simulateEvent(to, isPress, key.key, key.with, text, false);
    }

    /// No dialog hears of the next key, and the window is active when nothing else is, as a desktop sees to.
    void settle()
    {
        constexpr int rounds = 4; // what is laid out lays out other things
        for (int i = 0; i < rounds; ++i)
            QCoreApplication::processEvents();
        while (QWidget *dialog = QApplication::activeModalWidget()) {
            dialog->close();
            QCoreApplication::processEvents();
        }
        QWindow *active = QGuiApplication::focusWindow();
        if (active == nullptr || !active->isVisible()) {
            m_shown.window.activateWindow();
            QCoreApplication::processEvents();
        }
    }

    QString troubleWithFocus() const
    {
        const MainWindow &window = m_shown.window;
        if (QApplication::activePopupWidget() != nullptr || !window.isActiveWindow())
            return {};
        const QWidget *focused = QApplication::focusWidget();
        if (focused == nullptr)
            return u"nothing has the focus"_s;
        if (qobject_cast<const QMenuBar *>(focused) != nullptr)
            return {};
        if (!focused->isEnabled())
            return nameOf(*focused) + u" has the focus and is disabled"_s;
        // The offscreen screen is 400 wide at 2x: filling it, the window has no room for all of its buttons.
        const QSize least = window.minimumSizeHint();
        if (focused->visibleRegion().isEmpty() && window.size().expandedTo(least) == window.size())
            return nameOf(*focused) + u" has the focus out of sight"_s;
        if (window.hands().crosshair().isShown() && focused != &window.board())
            return nameOf(*focused) + u" has the focus, and the board shows a crosshair"_s;
        return {};
    }

    static QString whereabouts()
    {
        QString text;
        for (const QWidget *widget :
             {QApplication::focusWidget(), QApplication::activePopupWidget(), QApplication::activeWindow()})
            text += widget == nullptr ? u"nothing; "_s : nameOf(*widget) + u"; "_s;
        return text;
    }

    static constexpr qsizetype mostRemembered = 60;

    Shown &m_shown;
    std::mt19937_64 m_random;
    ClosedDialogs m_dialogs;
    Document m_beginning;
    QStringList m_last;
};

} // namespace

class KeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

void KeyboardTest::nothingBreaks_data() { addSeeds(); }

void KeyboardTest::nothingBreaks()
{
    QFETCH(int, seed);
    Shown shown;
    KeyboardSession session(shown, static_cast<std::uint64_t>(seed));
    const auto isSound = [&](const QString &trouble) {
        if (!trouble.isEmpty())
            qWarning("seed %d: %s\nafter %s", seed, qUtf8Printable(trouble),
                     qUtf8Printable(session.lastKeys()));
        return trouble.isEmpty();
    };
    for (int i = 1; i <= keysASession; ++i) {
        session.pressSome();
        QVERIFY(isSound(session.trouble()));
        if (i % keysBetweenRests == 0) {
            session.goToBoard();
            QVERIFY(isSound(session.trouble()));
            QVERIFY(isSound(session.troubleAtRest()));
        }
    }
}

HALFPLANE_TEST(keyboard_test, KeyboardTest, QApplication)
#include "keyboard_test.moc"
