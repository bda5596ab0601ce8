#include "support/run.h"
#include "ui/panels/notes_panel.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QLineEdit>
#include <QPlainTextEdit>

using namespace halfplane;
using namespace halfplane::test;

namespace {

struct Notes : Shown
{
    Notes()
        : before(document().content())
    {
        panels().open(u"notes"_s);
    }

    OpenDocument &document() const { return window.showing().document(); }
    QLineEdit *line(const QString &name) const { return labelled<QLineEdit>(name); }
    QPlainTextEdit *notes() const { return labelled<QPlainTextEdit>(u"Notes"_s); }

    Document before;
};

} // namespace

class NotesTest : public QObject
{
    Q_OBJECT

private slots:
    void theWordsOfADocumentAreShown()
    {
        const Notes shown;
        const DocumentWords words = shown.document().words();
        QVERIFY(!words.title.empty());
        QCOMPARE(shown.line(u"Title"_s)->text().toStdString(), words.title);
        QCOMPARE(shown.line(u"Source"_s)->text().toStdString(), words.source);
        QCOMPARE(shown.line(u"Caption"_s)->text().toStdString(), words.caption);
        QCOMPARE(shown.notes()->toPlainText().toStdString(), words.notes);
    }

    void typingInAFieldIsOneStep_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("step");
        QTest::newRow("title") << u"Title"_s << u"change the title"_s;
        QTest::newRow("source") << u"Source"_s << u"change the source"_s;
        QTest::newRow("caption") << u"Caption"_s << u"change the caption"_s;
    }
    void typingInAFieldIsOneStep()
    {
        QFETCH(const QString, field);
        Notes shown;
        QLineEdit *line = shown.line(field);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, u"f1 2x"_s); // keys of the window, too
        QCOMPARE(line->text(), u"f1 2x"_s);
        QTEST(shown.document().history().undoText(), "step");
        QCOMPARE(shown.document().history().count(), 1);
        QCOMPARE(shown.document().points(), shown.before.points);
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
        QCOMPARE(line->text(), u"f1 2x"_s);
    }

    void linesOfNotesAreKept()
    {
        Notes shown;
        shown.notes()->setFocus();
        shown.notes()->selectAll();
        QTest::keyClicks(shown.notes(), u"one"_s);
        shown.press(Qt::Key_Return);
        QTest::keyClicks(shown.notes(), u"two"_s);
        QCOMPARE(shown.document().content().notes, "one\ntwo");
        shown.document().history().setIndex(0);
        QCOMPARE(shown.document().content(), shown.before);
        QCOMPARE(shown.notes()->toPlainText().toStdString(), shown.before.notes);
    }

    void undoInAFieldIsThatOfTheDocument_data()
    {
        QTest::addColumn<bool>("isNotes");
        QTest::newRow("title") << false;
        QTest::newRow("notes") << true;
    }
    void undoInAFieldIsThatOfTheDocument()
    {
        QFETCH(const bool, isNotes);
        Notes shown;
        QWidget *field = isNotes ? static_cast<QWidget *>(shown.notes()) : shown.line(u"Title"_s);
        field->setFocus();
        QTest::keyClicks(field, u"abc"_s);
        const Document after = shown.document().content();
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), shown.before);
        QVERIFY(shown.document().history().canRedo());
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.document().content(), after);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        shown.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), after);
        QVERIFY(field->hasFocus());
    }

    void undoWithNothingToUndoChangesNothing()
    {
        Notes shown;
        QLineEdit *title = shown.line(u"Title"_s);
        title->setFocus();
        QTest::keyClicks(title, u"abc"_s);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), shown.before);
        QCOMPARE(title->text().toStdString(), shown.before.title);
        QVERIFY(shown.document().history().canRedo());
    }

    void theCaretStaysWhereItWas()
    {
        const Notes shown;
        DocumentWords words = shown.document().words();
        words.notes = "one two";
        shown.document().setWords(words);
        shown.notes()->moveCursor(QTextCursor::End);
        words.title = "another";
        shown.document().setWords(words);
        QVERIFY(shown.notes()->textCursor().atEnd());
        words.notes = "one";
        shown.document().setWords(words);
        QCOMPARE(shown.notes()->textCursor().position(), 3);
    }

    void whatAFieldCannotShowIsLeftAlone()
    {
        const Notes shown;
        DocumentWords words = shown.document().words();
        words.notes = "a\r\nb\u00A0c";
        words.caption = "two\nlines";
        shown.document().setWords(words);
        words.title = "another";
        shown.document().setWords(words);
        QCOMPARE(shown.document().words(), words);
    }

    void escGoesBackToTheBoard()
    {
        Notes shown;
        shown.notes()->setFocus();
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.window.board().hasFocus());
    }
};

HALFPLANE_TEST(notes_test, NotesTest, QApplication)
#include "notes_test.moc"
