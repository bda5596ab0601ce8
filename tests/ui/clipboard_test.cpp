#include "core/io/points_file.h"
#include "support/run.h"
#include "ui/editing/edit_actions.h"
#include "ui/message_bar.h"
#include "ui/panels/point_table.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>

using namespace halfplane;
using namespace halfplane::test;

namespace {

QClipboard &clipboard() { return *QGuiApplication::clipboard(); }

struct Pasting : Shown
{
    Pasting()
        : Shown(u"example:xor"_s)
        , before(document().content())
    {
    }

    OpenDocument &document() const { return window.showing().document(); }
    const Dataset &points() const { return document().points(); }
    QString message() const { return window.findChild<MessageBar *>()->text(); }
    QString undoText() const { return document().history().undoText(); }

    void paste(const QString &text)
    {
        clipboard().setText(text);
        press(Qt::Key_V, Qt::ControlModifier);
    }

    Document before;
};

} // namespace

class ClipboardTest : public QObject
{
    Q_OBJECT

private slots:
    void selectedPointsAreCopiedAsText()
    {
        Pasting shown;
        shown.document().setSelection({1, 2});
        shown.press(Qt::Key_C, Qt::ControlModifier);
        const QMimeData &copied = *clipboard().mimeData();
        const Dataset &points = shown.points();
        QCOMPARE(readPoints(copied.text().toStdString())->points, (Dataset{points[1], points[2]}));
        QVERIFY(copied.text().startsWith(u"x1\tx2\ty\n"_s));
        QCOMPARE(readPoints(copied.data(u"text/csv"_s).toStdString())->points,
                 (Dataset{points[1], points[2]}));
        QVERIFY(!copied.hasImage());
        QVERIFY(!shown.document().history().canUndo());
    }

    void withoutASelectionThePictureIsCopiedToo()
    {
        Pasting shown;
        shown.press(Qt::Key_C, Qt::ControlModifier);
        const QMimeData &copied = *clipboard().mimeData();
        QCOMPARE(readPoints(copied.text().toStdString())->points, shown.points());
        QVERIFY(copied.hasImage());
        // With its legend, as a file has it.
        const QSize size = copied.imageData().value<QImage>().size();
        QCOMPARE(size.width(), shown.window.board().width() * 2);
        QVERIFY(size.height() > shown.window.board().height() * 2);
    }

    void cuttingCopiesAndRemoves()
    {
        Pasting shown;
        shown.document().setSelection({0, 3});
        shown.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(shown.points().size(), std::size_t{2});
        QCOMPARE(shown.undoText(), u"cut 2 points"_s);
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.points().size(), std::size_t{4});
        QCOMPARE(shown.points().back(), shown.before.points.back());
    }

    void pastingAddsAndSelects_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("cells") << u"1.5\t-2\t1\n3\t4\t-1\n0\t0\t1\n"_s;
        QTest::newRow("cells with a heading and decimal commas")
            << u"x1\tx2\ty\r\n1,5\t-2\t1\r\n3\t4\t-1\r\n0\t0\t1"_s;
        QTest::newRow("semicolons and names") << u"1,5;−2;yes\n3;4;no\n0;0;yes\n"_s;
        QTest::newRow("commas") << u"1.5,-2,1\n3,4,0\n0,0,1"_s;
    }
    void pastingAddsAndSelects()
    {
        QFETCH(const QString, text);
        Pasting shown;
        shown.paste(text);
        QCOMPARE(shown.points().size(), std::size_t{7});
        QCOMPARE(shown.points()[4], (Point{1.5, -2, Label::Positive}));
        QCOMPARE(shown.points()[5], (Point{3, 4, Label::Negative}));
        QCOMPARE(shown.document().selection(), (Selection{4, 5, 6}));
        QCOMPARE(shown.undoText(), u"paste 3 points"_s);
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
    }

    void pointsWithoutAClassTakeTheOneInUse()
    {
        Pasting shown;
        shown.press(Qt::Key_2);
        shown.paste(u"1\t2\n3\t4\n"_s);
        QCOMPARE(shown.points().back(), (Point{3, 4, Label::Negative}));
        shown.press(Qt::Key_1);
        shown.paste(u"1\t2\n"_s);
        QCOMPARE(shown.points().back(), (Point{1, 2, Label::Positive}));
        QCOMPARE(shown.undoText(), u"paste 1 point"_s);
    }

    void aWholeDocumentGivesItsPoints()
    {
        Pasting shown;
        Document other;
        other.title = "Other";
        other.points = {{7, 8, Label::Negative}};
        shown.paste(QString::fromStdString(writeDocument(other)));
        QCOMPARE(shown.points().size(), std::size_t{5});
        QCOMPARE(shown.points().back(), other.points.front());
        QCOMPARE(shown.document().content().title, shown.before.title);
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
    }

    void csvAloneIsUnderstood()
    {
        Pasting shown;
        auto *data = new QMimeData;
        data->setData(u"text/csv"_s, "x1,x2,y\n1,2,-1\n");
        clipboard().setMimeData(data);
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.points().back(), (Point{1, 2, Label::Negative}));
    }

    void badTextChangesNothingAndSaysWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("a word")
            << u"1\t2\t1\n3\tabc\t1\n"_s
            << u"Nothing was pasted. Clipboard, line 2, column 3: \"abc\" is not a number: write "
               "digits such as -1.5"_s;
        QTest::newRow("half a point")
            << u"1;2\n3"_s
            << u"Nothing was pasted. Clipboard, line 2, column 2: expected 2 columns (x1, "
               "x2) as in the first line, found 1: add the missing one"_s;
        QTest::newRow("three classes")
            << u"1;2;a\n1;2;b\n1;2;c"_s
            << u"Nothing was pasted. Clipboard, line 3, column 5: \"c\" is a third class: "
               "there are \"a\" and \"b\" already, and only two can be told apart: give "
               "its points one of these"_s;
        QTest::newRow("no points")
            << u"\n \n"_s
            << u"Nothing was pasted: the text has no points: write one a line as x1,x2,y, "
               "with y 1 or -1"_s;
    }
    void badTextChangesNothingAndSaysWhere()
    {
        QFETCH(const QString, text);
        Pasting shown;
        shown.document().setSelection({1});
        shown.paste(text);
        QCOMPARE(shown.document().content(), shown.before);
        QCOMPARE(shown.document().selection(), Selection{1});
        QVERIFY(!shown.document().history().canUndo());
        QTEST(shown.message(), "message");
        shown.paste(u"1;2;1"_s);
        QVERIFY(shown.message().isEmpty());
    }

    void anEmptyClipboardCannotBePasted()
    {
        Pasting shown;
        clipboard().setImage(QImage(2, 2, QImage::Format_RGB32));
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), shown.before);
        shown.window.findChild<EditActions *>()->paste();
        QCOMPARE(shown.document().content(), shown.before);
        QVERIFY(shown.message().contains(u"the clipboard has no text"_s));
    }

    void theTableLeavesTheClipboardToThePoints()
    {
        Pasting shown;
        shown.panels().open(u"points"_s);
        shown.window.findChild<PointTable *>()->setFocus();
        shown.paste(u"1\t2\t1"_s);
        QCOMPARE(shown.points().size(), std::size_t{5});
        QVERIFY(shown.window.findChild<PointTable *>()->hasFocus());
    }

    void aTextFieldKeepsItsOwnClipboard()
    {
        Pasting shown;
        shown.panels().open(u"notes"_s);
        auto *title = shown.labelled<QLineEdit>(u"Title"_s);
        title->setFocus();
        title->selectAll();
        shown.paste(u"1\t2\t1"_s);
        QCOMPARE(shown.points(), shown.before.points);
        QVERIFY(title->text().startsWith(u'1'));
        title->setText(u"words"_s);
        title->selectAll();
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard().text(), u"words"_s);
    }

    void aFileThatCannotBeReadHasARemedyToo()
    {
        Pasting shown;
        QVERIFY(!shown.window.open(u"points.csv"_s));
        QCOMPARE(shown.message(),
                 u"points.csv, line 17, column 2: \"abc\" is not a number: write digits such as -1.5"_s);
    }
};

HALFPLANE_TEST(clipboard_test, ClipboardTest, QApplication)
#include "clipboard_test.moc"
