#include "core/io/document.h"
#include "core/io/pasted_points.h"
#include "support/run.h"

#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

QString failureText(const Failure &failure)
{
    return u"%1:%2: %3"_s.arg(QString::number(failure.line), QString::number(failure.column),
                              QString::fromStdString(failure.message));
}

} // namespace

class PastedPointsTest : public QObject
{
    Q_OBJECT

private slots:
    void pointsAreUnderstood_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("label");
        QTest::addColumn<QByteArray>("points");
        QTest::newRow("cells") << "1\t2\t1\n3\t4\t-1\n"_ba << 1 << "x1,x2,y\n1,2,1\n3,4,-1\n"_ba;
        QTest::newRow("cells of two columns") << "1\t2\n3\t4\n"_ba << 1 << "x1,x2,y\n1,2,1\n3,4,1\n"_ba;
        QTest::newRow("two columns for the other class")
            << "1\t2\n3\t4"_ba << -1 << "x1,x2,y\n1,2,-1\n3,4,-1\n"_ba;
        QTest::newRow("two columns with a heading")
            << "x1\tx2\r\n1\t2\r\n"_ba << -1 << "x1,x2,y\n1,2,-1\n"_ba;
        QTest::newRow("decimal commas and tabs") << "1,5\t-2,5\n"_ba << 1 << "x1,x2,y\n1.5,-2.5,1\n"_ba;
        QTest::newRow("decimal commas and semicolons")
            << "1,5;2,5;-1\n"_ba << 1 << "x1,x2,y\n1.5,2.5,-1\n"_ba;
        QTest::newRow("blanks") << "1 2\n3 4 # why\n\n# nothing\n"_ba << 1 << "x1,x2,y\n1,2,1\n3,4,1\n"_ba;
        QTest::newRow("one line") << "1,2"_ba << 1 << "x1,x2,y\n1,2,1\n"_ba;
        QTest::newRow("a Unicode minus") << "\u22121\t2\n"_ba << 1 << "x1,x2,y\n-1,2,1\n"_ba;
        QTest::newRow("more columns, as the table of points has them")
            << "point\tx1\tx2\ty\tmargin\tp\n3\t1.5\t-2\t1\t0.25\t\n1\t3\t4\t-1\t-2\t0.5\n"_ba << 1
            << "x1,x2,y\n1.5,-2,1\n3,4,-1\n"_ba;
        QTest::newRow("more columns, as run --points writes them")
            << "# w\r\npoint,x1,x2,y,score,held_out\r\n1,1.5,-2,1,0.25,\r\n\r\n2,3,4,-1,-2,\r\n"_ba << 1
            << "x1,x2,y\n1.5,-2,1\n3,4,-1\n"_ba;
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF"
                                              "1\t2\n"_ba
                                           << 1 << "x1,x2,y\n1,2,1\n"_ba;
    }
    void pointsAreUnderstood()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, label);
        const auto pasted = readPastedPoints(text.toStdString(), static_cast<Label>(label));
        QVERIFY2(pasted, pasted ? "" : pasted.failure().message.c_str());
        QTEST(QByteArray::fromStdString(writePoints(pasted->points)), "points");
    }

    void badTextHasAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("failure");
        QTest::newRow("a word") << "1\t2\t1\n3\tabc\t1\n"_ba << u"2:3: \"abc\" is not a number"_s;
        QTest::newRow("a word among more columns")
            << "x1\tx2\ty\tp\n1\t2\t1\t0.5\n3\tabc\t1\t0.5\n"_ba << u"3:3: \"abc\" is not a number"_s;
        QTest::newRow("too few of more columns")
            << "x1\tx2\ty\tp\n1\t2\t1\n"_ba << u"2:1: expected 4 columns as in the first line, found 3"_s;
        QTest::newRow("more columns without names") << "1\t2\t1\t5\n"_ba
                                                    << u"1:7: expected 3 columns (x1, x2, y) separated by "
                                                       "tabs, found 4: remove the others"_s;
        QTest::newRow("a word in two columns") << "1\t2\n3\tabc\n"_ba << u"2:3: \"abc\" is not a number"_s;
        QTest::newRow("a class for some")
            << "1\t2\n3\t4\t1\n"_ba
            << u"2:5: expected 2 columns (x1, x2) as in the first line, found 3: give "
               "every point a class or none"_s;
        QTest::newRow("half a point")
            << "1;2\r\n3\r\n"_ba
            << u"2:2: expected 2 columns (x1, x2) as in the first line, found 1: add the "
               "missing one"_s;
        QTest::newRow("one column")
            << "1\n"_ba
            << u"1:2: expected 3 columns (x1, x2, y), found 1: separate them by commas, "
               "semicolons, tabs or blanks"_s;
        QTest::newRow("only headings")
            << "x1\tx2\n"_ba << u"0:0: the text has no points: write one a line as x1,x2,y, with y 1 or -1"_s;
        QTest::newRow("nothing")
            << ""_ba << u"0:0: the text has no points: write one a line as x1,x2,y, with y 1 or -1"_s;
    }
    void badTextHasAPlace()
    {
        QFETCH(const QByteArray, text);
        const auto pasted = readPastedPoints(text.toStdString(), Label::Positive);
        QVERIFY(!pasted);
        QTEST(failureText(pasted.failure()), "failure");
    }

    void ofADocumentThePointsAreTaken()
    {
        Document document;
        document.title = "Two";
        document.points = {{1, 2, Label::Negative}, {3, 4, Label::Positive}};
        QCOMPARE(readPastedPoints("\n " + writeDocument(document), Label::Positive)->points, document.points);
        document.points.clear();
        const auto none = readPastedPoints(writeDocument(document), Label::Positive);
        QVERIFY(!none);
        QCOMPARE(none.failure().message, "the document has no points");
        QVERIFY(readPastedPoints("{\"halfplane\": ", Label::Positive).failure().line > 0);
    }

    void namesOfClassesAreTold()
    {
        const auto pasted = readPastedPoints("1\t2\tcat\n3\t4\tdog\n", Label::Negative);
        QCOMPARE(pasted->points, (Dataset{{1, 2, Label::Negative}, {3, 4, Label::Positive}}));
        QVERIFY(!pasted->classNote().empty());
    }

    void whatIsCopiedComesBack()
    {
        const Dataset points{{0.1, -9.134869434832888, Label::Negative}, {1e300, 5e-324, Label::Positive}};
        QCOMPARE(readPastedPoints(writePoints(points, {}, Separator::Tab), Label::Positive)->points, points);
        const Dataset negative{{1, 2, Label::Negative}};
        QCOMPARE(readPastedPoints(writePoints(negative, {}, Separator::Tab), Label::Positive)->points,
                 negative);
    }
};

HALFPLANE_TEST(pasted_points_test, PastedPointsTest)
#include "pasted_points_test.moc"
