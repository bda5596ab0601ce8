#include "core/io/document.h"
#include "shown_window.h"
#include "support/run.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"
#include "ui/forms/parameter_field.h"
#include "ui/forms/segments.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/recipe_panel.h"

#include <QClipboard>
#include <QLineEdit>
#include <QToolButton>

#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

// Sanitized it takes ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int edits = 250;
#else
constexpr int edits = 1500;
#endif
constexpr std::size_t mostPoints = 200; ///< more would only make it slow

/// A hand that edits a document by mouse and keys, always in the same way for the same seed.
class Editor
{
public:
    Editor(Shown &shown, std::uint64_t seed)
        : m_shown(shown)
        , m_random(seed)
    {
    }

    void edit()
    {
        using Gesture = void (Editor::*)();
        constexpr std::array<Gesture, 22> gestures{
            &Editor::click,       &Editor::click,    &Editor::click,       &Editor::click,
            &Editor::drag,        &Editor::drag,     &Editor::selectByBox, &Editor::selectAll,
            &Editor::nudge,       &Editor::nudge,    &Editor::remove,      &Editor::flip,
            &Editor::erase,       &Editor::spray,    &Editor::pullStart,   &Editor::chooseVariant,
            &Editor::chooseSpace, &Editor::typeRate, &Editor::cutAndPaste, &Editor::reorder,
            &Editor::undoSome,    &Editor::redoSome};
        (this->*gestures[static_cast<std::size_t>(below(static_cast<int>(gestures.size())))])();
        if (m_shown.study().points.size() > mostPoints)
            trigger(u"clear"_s);
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }
    Board &board() { return m_shown.window.board(); }
    QPoint place() { return {below(board().width()), below(board().height())}; }
    Qt::KeyboardModifiers shiftOnceIn(int times)
    {
        return below(times) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    }
    void choose(const QString &tool) { m_shown.window.findChild<ToolBox *>()->choose(tool); }
    void press(int key, Qt::KeyboardModifiers with = {})
    {
        board().setFocus();
        QTest::keyClick(&board(), static_cast<Qt::Key>(key), with);
    }
    void trigger(const QString &id)
    {
        if (QAction *action = actionNamed(m_shown.window, id))
            action->trigger();
    }

    /// Where some point is, or just anywhere.
    QPoint pointOrPlace()
    {
        const Dataset &points = m_shown.study().points;
        if (points.empty() || below(4) == 0)
            return place();
        const Point &point = points[static_cast<std::size_t>(below(static_cast<int>(points.size())))];
        const QPoint pixel = toQt(board().view().toScreen(point.x1, point.x2)).toPoint();
        return board().rect().contains(pixel) ? pixel : place();
    }

    void pull(QPoint from, Qt::KeyboardModifiers with = {})
    {
        QTest::mousePress(&board(), Qt::LeftButton, with, from);
        QPoint at = from;
        for (int left = 2 + below(5); left > 0; --left) {
            at += QPoint{below(81) - 40, below(81) - 40}; // braces: from left to right, whatever compiles it
            QMouseEvent move(QEvent::MouseMove, QPointF(at), board().mapToGlobal(QPointF(at)), Qt::NoButton,
                             Qt::LeftButton, with);
            QCoreApplication::sendEvent(&board(), &move);
        }
        if (below(10) == 0)
            QTest::keyClick(&board(), Qt::Key_Escape);
        QTest::mouseRelease(&board(), Qt::LeftButton, with, at);
    }

    void click()
    {
        choose(u"points"_s);
        const Qt::KeyboardModifiers with = shiftOnceIn(3);
        QTest::mouseClick(&board(), Qt::LeftButton, with, place());
    }
    void drag()
    {
        choose(below(2) == 0 ? u"points"_s : u"select"_s);
        pull(pointOrPlace());
    }
    void selectByBox()
    {
        choose(u"select"_s);
        const Qt::KeyboardModifiers with = shiftOnceIn(2);
        pull(place(), with);
    }
    void selectAll() { press(Qt::Key_A, Qt::ControlModifier); }
    void nudge()
    {
        choose(u"select"_s);
        constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        for (int left = 1 + below(4); left > 0; --left) {
            const Qt::Key arrow = arrows[static_cast<std::size_t>(below(4))];
            press(arrow, shiftOnceIn(2));
        }
    }
    void remove()
    {
        if (below(3) == 0)
            press(below(2) == 0 ? Qt::Key_Delete : Qt::Key_Backspace);
    }
    void flip() { press(Qt::Key_F); }
    void erase()
    {
        choose(u"eraser"_s);
        pull(pointOrPlace());
    }
    void spray()
    {
        if (below(3) > 0)
            return;
        choose(u"spray"_s);
        QTest::mouseClick(&board(), Qt::LeftButton, {}, place());
    }
    void pullStart()
    {
        choose(u"start"_s);
        pull(place());
    }
    void clickSegment(const QString &group)
    {
        auto *segments = m_shown.labelled<QWidget>(group);
        const auto buttons = segments->findChildren<QToolButton *>();
        QTest::mouseClick(buttons[below(static_cast<int>(buttons.size()))], Qt::LeftButton);
    }
    void chooseVariant() { clickSegment(u"Variant"_s); }
    void chooseSpace() { clickSegment(u"Boundary"_s); }
    void typeRate()
    {
        auto *panel = m_shown.window.findChild<RecipePanel *>();
        for (auto *field : panel->findChildren<ParameterField *>()) {
            auto *edit = field->findChild<QLineEdit *>();
            if (edit == nullptr || !edit->isVisible() || below(2) == 0)
                continue;
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, QString::number((1 + below(40)) / 100.0));
            QTest::keyClick(edit, Qt::Key_Return);
        }
    }
    void cutAndPaste()
    {
        press(below(2) == 0 ? Qt::Key_C : Qt::Key_X, Qt::ControlModifier);
        if (below(2) == 0)
            QGuiApplication::clipboard()->setText(u"1.5\t2\t1\n-3\t0,5\t-1"_s);
        press(Qt::Key_V, Qt::ControlModifier);
    }
    void reorder()
    {
        const QStringList ids{u"shuffle"_s,    u"reverse"_s,     u"sort-x1"_s,
                              u"sort-class"_s, u"visit-first"_s, u"visit-last"_s};
        trigger(ids[below(static_cast<int>(ids.size()))]);
    }
    void undoSome()
    {
        for (int left = below(4); left > 0; --left)
            press(Qt::Key_Z, Qt::ControlModifier);
    }
    void redoSome()
    {
        for (int left = below(4); left > 0; --left)
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

    Shown &m_shown;
    std::mt19937_64 m_random;
};

} // namespace

/// A long session of edits, each by hand, all of them undone and done again.

class EditingSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void undoneToTheStartAndRedoneToTheEndItIsTheSame_data()
    {
        QTest::addColumn<int>("seed");
        QTest::newRow("one") << 1;
        QTest::newRow("another") << 20261118;
    }
    void undoneToTheStartAndRedoneToTheEndItIsTheSame()
    {
        QFETCH(const int, seed);
        Shown shown(u"example:figure22"_s);
        shown.window.resize(1280, 800);
        OpenDocument &document = shown.window.showing().document();
        const QUndoStack &history = document.history();
        const std::string start = writeDocument(document.content());
        Editor editor(shown, static_cast<std::uint64_t>(seed));
        std::size_t stepsDone = 0;
        for (int i = 0; i < edits; ++i) {
            const int before = history.index();
            editor.edit();
            QVERIFY(shown.study().points == document.points());
            QVERIFY(shown.study().recipe == document.content().recipe());
            for (const std::size_t selected : document.selection())
                QVERIFY(selected < document.points().size());
            stepsDone += history.index() > before ? static_cast<std::size_t>(history.index() - before) : 0;
        }
        QVERIFY(stepsDone > static_cast<std::size_t>(edits) / 3);

        document.history().setIndex(history.count());
        const std::string end = writeDocument(document.content());
        const int last = history.index();
        for (int index = last; index > 0; --index) {
            QCOMPARE(history.index(), index);
            document.history().undo();
        }
        QCOMPARE(writeDocument(document.content()), start);
        QVERIFY(shown.study().points == document.points());
        for (int index = 0; index < last; ++index)
            document.history().redo();
        QCOMPARE(writeDocument(document.content()), end);
        QVERIFY(shown.study().recipe == document.content().recipe());
    }
};

HALFPLANE_TEST(editing_session_test, EditingSessionTest, QApplication)
#include "editing_session_test.moc"
