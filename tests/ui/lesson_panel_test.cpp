#include "core/examples.h"
#include "core/theorems/registry.h"
#include "shown_window.h"
#include "support/run.h"
#include "ui/panel_column.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/theorem_list.h"
#include "ui/settings/preferences.h"

#include <QLabel>
#include <QScrollBar>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

using namespace halfplane;
using namespace halfplane::test;

namespace {

LessonPanel &lessonOf(const QWidget &window) { return *window.findChild<LessonPanel *>(); }

/// What can be read, line by line; hidden answers cannot.
QString read(const QWidget &window)
{
    QString lines;
    for (const auto *label : lessonOf(window).findChildren<QLabel *>()) {
        if (label->isVisibleTo(&lessonOf(window))) {
            QTextDocument document;
            label->textFormat() == Qt::RichText ? document.setHtml(label->text())
                                                : document.setPlainText(label->text());
            lines += document.toPlainText() + u'\n';
        }
    }
    return lines;
}

QToolButton &answerIn(const QWidget &window) { return *lessonOf(window).findChild<QToolButton *>(); }

/// Each paragraph has its height, and all of them can be scrolled to.
bool canBeReadWhole(const QWidget &window)
{
    const LessonPanel &lesson = lessonOf(window);
    const int hidden = lesson.widget()->height() - lesson.viewport()->height();
    const auto isWhole = [&](const QLabel *label) {
        return label->isHidden()
            || (label->height() >= label->heightForWidth(label->width())
                && label->mapTo(lesson.widget(), QPoint(label->width(), 0)).x()
                    <= lesson.viewport()->width());
    };
    return std::ranges::all_of(lesson.findChildren<QLabel *>(), isWhole)
        && lesson.verticalScrollBar()->maximum() >= hidden;
}

int heightOfALine(const QWidget &window)
{
    return lessonOf(window).findChild<QLabel *>()->fontMetrics().lineSpacing();
}

} // namespace

class LessonPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void aDocumentWithATextOpensAtItsLesson()
    {
        Shown shown;
        shown.window.open(u"example:circle"_s);
        QVERIFY(lessonOf(shown.window).isVisible());
        const DocumentWords words = shown.window.showing().document().words();
        QVERIFY(read(shown.window).contains(toText(words.caption)));
        QVERIFY(read(shown.window).contains(toText(words.source)));
    }

    void withoutATextItSaysWhereToWriteOne()
    {
        const Shown shown;
        shown.window.showing().document().setWords({});
        QVERIFY(read(shown.window).contains(u"no text yet"_s));
    }

    void aTabThatWasClosedStaysClosed()
    {
        Shown shown(u"example:figure34"_s);
        shown.window.findChild<PanelColumn *>()->close(u"lesson"_s);
        shown.window.open(u"example:circle"_s);
        QVERIFY(!lessonOf(shown.window).isVisible());
    }

    void everyExampleCanBeReadWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        for (const QSize size :
             {QSize(960, 640), QSize(1024, 768), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)}) {
            for (const int scale : {100, 125, 150})
                QTest::addRow("%d × %d at %d %%", size.width(), size.height(), scale) << size << scale;
        }
    }
    void everyExampleCanBeReadWhole()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, scale);
        Theme theme;
        Preferences preferences(theme);
        preferences.setScale(scale);
        MainWindow window(source, preferences);
        window.resize(size);
        window.show();
        for (const Example &example : examples()) {
            window.open(u"example:"_s + toText(example.id));
            QTRY_VERIFY2(canBeReadWhole(window), example.id.data());
            QTRY_VERIFY2(lessonOf(window).viewport()->height() >= 5 * heightOfALine(window),
                         example.id.data());
        }
        window.findChild<PanelColumn *>()->open(u"theorems"_s);
        emit window.findChild<TheoremList *>()->opened(*findTheorem("9"));
        QTRY_VERIFY(canBeReadWhole(window));
        QVERIFY(lessonOf(window).viewport()->height() >= 3 * heightOfALine(window));
        preferences.setScale(100);
    }

    void anAnswerIsHiddenUntilItIsAskedFor()
    {
        Shown shown;
        shown.panels().open(u"lesson"_s);
        shown.window.showing().document().setWords(
            {.caption = "One.", .notes = "Question: Why?\nAnswer: Because.\n\nTry: Another."});
        QTRY_VERIFY(read(shown.window).contains(u"Question: Why?"_s));
        QVERIFY(!read(shown.window).contains(u"Because"_s));
        shown.window.board().setFocus();
        QTRY_VERIFY(answerIn(shown.window).isVisible());
        QTest::mouseClick(&answerIn(shown.window), Qt::LeftButton);
        QVERIFY(read(shown.window).contains(u"Because."_s));
        QVERIFY(shown.window.board().hasFocus()); // stepping goes on
        shown.press(Qt::Key_F6); // the keyboard again
        answerIn(shown.window).setFocus(Qt::TabFocusReason);
        QTest::keyClick(&answerIn(shown.window), Qt::Key_Space);
        QVERIFY(!read(shown.window).contains(u"Because"_s));
    }

    void anAnswerIsBroughtIntoSight()
    {
        Shown shown;
        shown.window.resize(960, 640);
        shown.window.open(u"example:first"_s);
        QTRY_VERIFY(lessonOf(shown.window).verticalScrollBar()->maximum() > 0);
        answerIn(shown.window).click();
        const auto *answer = qobject_cast<QLabel *>(answerIn(shown.window).parentWidget()->children().last());
        QVERIFY(answer != nullptr);
        QTRY_COMPARE(answer->visibleRegion().boundingRect().bottom(), answer->rect().bottom());
    }

    void everyExampleAsksAndAnswers()
    {
        for (const Example &example : examples()) {
            const std::string notes = readDocument(example.text)->notes;
            for (const char *beginning : {"Look: ", "\nTry: ", "\nQuestion: ", "\nAnswer: "})
                QVERIFY2(notes.find(beginning) != std::string::npos, example.id.data());
        }
    }

    void wordsFromAStrangerAreNoMarkup()
    {
        const Shown shown;
        shown.panels().open(u"lesson"_s);
        shown.window.showing().document().setWords({.caption = "<b>a</b> & <img src=x>"});
        QTRY_VERIFY(read(shown.window).contains(u"<b>a</b> & <img src=x>"_s));
        shown.window.showing().document().setWords({.caption = std::string(400, 'w')});
        QTRY_VERIFY(canBeReadWhole(shown.window));
    }
};

HALFPLANE_TEST(lesson_panel_test, LessonPanelTest, QApplication)
#include "lesson_panel_test.moc"
