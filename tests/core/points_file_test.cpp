#include "core/io/points_file.h"
#include "support/run.h"
#include "support/text.h"

#include <QFile>
#include <QTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <rapidcheck.h>

using namespace halfplane;
using test::text;

namespace {

const Dataset twoPoints{{1.5, -2, Label::Positive}, {3, 4, Label::Negative}};

/// Reads, and fails the test with the reader's words where it cannot.
PointsFile pointsFile(const std::string &written)
{
    const Result<PointsFile> read = readPoints(written);
    if (read)
        return *read;
    QTest::qFail(read.failure().message.c_str(), __FILE__, __LINE__);
    return {};
}

/// "line:column: message", or "read" where there is no failure.
QString complaintAboutPoints(const std::string &written)
{
    const Result<PointsFile> read = readPoints(written);
    if (read)
        return u"read"_qs;
    return text(read.failure());
}

rc::Gen<Point> anyPoint()
{
    const auto point = [](std::uint64_t x1, std::uint64_t x2, bool isPositive) {
        return Point{std::bit_cast<double>(x1), std::bit_cast<double>(x2),
                     isPositive ? Label::Positive : Label::Negative};
    };
    const auto bits = rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
    return rc::gen::suchThat(rc::gen::apply(point, bits, bits, rc::gen::arbitrary<bool>()),
                             [](const Point &p) { return std::isfinite(p.x1) && std::isfinite(p.x2); });
}

} // namespace

class PointsFileTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("RC_PARAMS", "seed=11"); }

    void twoPointsAreReadFromManyForms_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("commas") << QByteArray("1.5,-2,1\n3,4,-1\n");
        QTest::newRow("commas and blanks") << QByteArray("1.5, -2, 1\n 3 ,4 , -1 \n");
        QTest::newRow("semicolons") << QByteArray("1.5;-2;1\n3;4;-1\n");
        QTest::newRow("tabs") << QByteArray("1.5\t-2\t1\n3\t4\t-1\n");
        QTest::newRow("blanks") << QByteArray("1.5 -2   1\n  3 4 -1\n");
        QTest::newRow("decimal commas and semicolons") << QByteArray("1,5;-2,0;1\n3,0;4,0;-1\n");
        QTest::newRow("decimal commas and tabs") << QByteArray("1,5\t-2,0\t1\n3\t4\t-1\n");
        QTest::newRow("decimal commas and blanks") << QByteArray("1,5 -2,0 1\n3,0 4,0 -1\n");
        QTest::newRow("decimal commas in the labels") << QByteArray("1,5;-2,0;1,0\n3,0;4,0;-1,0\n");
        QTest::newRow("header") << QByteArray("x1,x2,y\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("header of other names") << QByteArray("length,width,kind\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("header with blanks")
            << QByteArray("petal length,petal width,kind\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("quoted header") << QByteArray("\"x 1\";\"x,2\";\"y\"\n1,5;-2;1\n3;4;-1\n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFx1,x2,y\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("CR LF") << QByteArray("x1,x2,y\r\n1.5,-2,1\r\n3,4,-1\r\n");
        QTest::newRow("lone CR") << QByteArray("x1,x2,y\r1.5,-2,1\r3,4,-1\r");
        QTest::newRow("no line end at the end") << QByteArray("1.5,-2,1\n3,4,-1");
        QTest::newRow("blank lines") << QByteArray("\n  \n1.5,-2,1\n\t\n3,4,-1\n\n");
        QTest::newRow("comment lines") << QByteArray("# a; b\n  # c\n1.5,-2,1\n#3,3,1\n3,4,-1\n");
        QTest::newRow("comments behind the data") << QByteArray("1.5,-2,1 # a; b\n3,4,-1#c\n");
        QTest::newRow("comment in another encoding") << QByteArray("# gr\xFC\xDF\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("quoted fields") << QByteArray("\"1.5\",\"-2\",\"1\"\n \"3\" , \"4\" , \"-1\"\n");
        QTest::newRow("Unicode minus") << QByteArray("1.5,\u22122,1\n3,4,\u22121\n");
        QTest::newRow("plus signs") << QByteArray("+1.5,-2,+1\n+3,+4,-1\n");
        QTest::newRow("labels with a point") << QByteArray("1.5,-2,1.0\n3,4,-1.0\n");
        QTest::newRow("labels 1 and 0") << QByteArray("1.5,-2,1\n3,4,0\n");
    }
    void twoPointsAreReadFromManyForms()
    {
        QFETCH(QByteArray, written);
        const PointsFile file = pointsFile(written.toStdString());
        QVERIFY(file.points == twoPoints);
        QCOMPARE(text(file.classNote()), QString());
    }

    void aHeaderMayTellAnotherOrder_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("y first") << QByteArray("y,x1,x2\n1,1.5,-2\n-1,3,4\n");
        QTest::newRow("x2 first, upper case") << QByteArray("X2;Y;X1\n-2;1;1,5\n4;-1;3\n");
        QTest::newRow("label first") << QByteArray("Label x1 x2\n1 1.5 -2\n-1 3 4\n");
        QTest::newRow("class, x and y") << QByteArray("class,x,y\n1,1.5,-2\n-1,3,4\n");
        QTest::newRow("x, y and label") << QByteArray("x,y,label\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("names that tell none") << QByteArray("y,y,y\n1.5,-2,1\n3,4,-1\n");
        QTest::newRow("quoted") << QByteArray("\"y\",\"x1\",\"x2\"\n1,1.5,-2\n-1,3,4\n");
    }
    void aHeaderMayTellAnotherOrder()
    {
        QFETCH(QByteArray, written);
        QVERIFY(pointsFile(written.toStdString()).points == twoPoints);
    }

    void classesAreSortedAndNoted_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<int>("labelOfFirst");
        QTest::addColumn<QString>("note");
        QTest::newRow("two names") << QByteArray("1,2,setosa\n3,4,other\n") << 1
                                   << u"class +1 is \"setosa\", class −1 is \"other\""_qs;
        QTest::newRow("the other way round") << QByteArray("1,2,other\n3,4,setosa\n") << -1
                                             << u"class +1 is \"setosa\", class −1 is \"other\""_qs;
        QTest::newRow("upper case sorts first")
            << QByteArray("1,2,a\n3,4,B\n") << 1 << u"class +1 is \"a\", class −1 is \"B\""_qs;
        QTest::newRow("a sharp is part of a name")
            << QByteArray("1,2,C#\n3,4,C\n") << 1 << u"class +1 is \"C#\", class −1 is \"C\""_qs;
        QTest::newRow("a quoted sharp begins no comment")
            << QByteArray("1,2,\"no # 1\"\n3,4,a\n") << 1 << u"class +1 is \"no # 1\", class −1 is \"a\""_qs;
        QTest::newRow("doubled quotes") << QByteArray("1,2,\"a \"\"b\"\"\"\n3,4,\"a\"\n") << 1
                                        << u"class +1 is \"a \"b\"\", class −1 is \"a\""_qs;
        QTest::newRow("doubled quotes in and out of quotes")
            << QByteArray("1,2,a\"\"b\n3,4,\"a\"\"b\"\n") << -1
            << u"class +1 is \"a\"b\", class −1 is \"a\"\"b\""_qs;
        QTest::newRow("a separator in a quoted name")
            << QByteArray("1,2,\"a,b\"\n3,4,a\n") << 1 << u"class +1 is \"a,b\", class −1 is \"a\""_qs;
        QTest::newRow("other numbers")
            << QByteArray("1,2,1\n3,4,2.0\n5,6,2\n") << -1 << u"class +1 is \"2.0\", class −1 is \"1\""_qs;
        QTest::newRow("0 and -1") << QByteArray("1,2,0\n3,4,-1\n") << 1
                                  << u"class +1 is \"0\", class −1 is \"-1\""_qs;
        QTest::newRow("one name") << QByteArray("1,2,a\n3,4,a\n") << 1
                                  << u"class +1 is \"a\", there is no class −1"_qs;
        QTest::newRow("1 alone") << QByteArray("1,2,1\n") << 1 << QString();
        QTest::newRow("0 alone") << QByteArray("1,2,0\n") << -1 << QString();
        QTest::newRow("-1 alone") << QByteArray("1,2,-1.0\n") << -1 << QString();
    }
    void classesAreSortedAndNoted()
    {
        QFETCH(QByteArray, written);
        QFETCH(int, labelOfFirst);
        const PointsFile file = pointsFile(written.toStdString());
        QVERIFY(!file.points.empty());
        QCOMPARE(static_cast<int>(file.points[0].label), labelOfFirst);
        QTEST(text(file.classNote()), "note");
    }

    void wrongFilesAreRefusedAtTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QByteArray &written, const char *expected) {
            QTest::newRow(name) << written << QString::fromUtf8(expected);
        };
        const QString noPoints =
            u"0:0: the text has no points: write one a line as x1,x2,y, with y 1 or -1"_qs;
        QTest::newRow("empty") << QByteArray() << noPoints;
        QTest::newRow("only a header and comments") << QByteArray("x1,x2,y\n# none\n") << noPoints;
        row("a word", "1,2,1\n3,abc,1\n", "2:3: \"abc\" is not a number");
        row("a word in the first line", "abc,2,1\n", "1:1: \"abc\" is not a number");
        row("two bad numbers in the first line", "1a,2b,c\n", "1:1: \"1a\" is not a number");
        row("numbers without a digit first are no header", ".5x,-.5,a\n", "1:1: \".5x\" is not a number");
        row("nan is no header", "nan,inf,a\n", "1:1: \"nan\" is not a number");
        row("infinity", "1,2,1\n-inf,2,1\n", "2:1: \"-inf\" is not a number");
        row("too large", "1,1e400,1\n", "1:3: \"1e400\" is too large: numbers go up to about 1.8e308");
        row("too large, decimal comma", "1;1,5e400;1\n",
            "1:3: \"1,5e400\" is too large: numbers go up to about 1.8e308");
        row("thousands and decimals", "1.234,5;2;1\n", "1:1: \"1.234,5\" is not a number");
        row("blanks before the field", "x1,x2,y\r\n 1,  \"x\",1\r\n", "2:6: \"x\" is not a number");
        row("columns count characters", "\u22121;\u22122;1\n\u22123;a;1\n", "2:4: \"a\" is not a number");
        row("a byte order mark does not count",
            "\xEF\xBB\xBF"
            "a,2,1\n",
            "1:1: \"a\" is not a number");
        row("lone CRs are lines", "1,2,1\r\r3,a,1\r", "3:3: \"a\" is not a number");
        row("one column", "hello\n",
            "1:6: expected 3 columns (x1, x2, y), found 1: separate them by commas, semicolons, tabs or "
            "blanks");
        row("another separator than in the first line", "1;2;1\n1,2,1\n",
            "2:6: expected 3 columns (x1, x2, y) separated by semicolons, found 1: separate them as in the "
            "first "
            "line");
        row("two columns", "1\t2\n",
            "1:4: expected 3 columns (x1, x2, y) separated by tabs, found 2: add the missing one");
        row("four columns", "1;2;3;4\n",
            "1:7: expected 3 columns (x1, x2, y) separated by semicolons, found 4: remove the others");
        row("decimal commas between commas", "1,5,2,5,1\n",
            "1:7: expected 3 columns (x1, x2, y) separated by commas, found 5: remove the others, or put "
            "semicolons "
            "between the columns where the commas are decimal ones");
        row("a name of two words between blanks", "1 2 a b\n",
            "1:7: expected 3 columns (x1, x2, y) separated by blanks, found 4: remove the others, or put a "
            "name "
            "that has blanks in double quotes");
        row("empty x1", ",2,1\n", "1:1: x1 is empty: write a number");
        row("an empty name is no header", ",a,b\n", "1:1: x1 is empty: write a number");
        row("empty x2", "1, ,1\n", "1:4: x2 is empty: write a number");
        row("empty y", "1,2,\n", "1:5: y is empty: write 1, -1 or the name of a class");
        row("empty quotes", "1,2,\"\"\n", "1:5: y is empty: write 1, -1 or the name of a class");
        row("a third class", "1,2,a\n1,2,b\n1,2,c\n",
            "3:5: \"c\" is a third class: there are \"a\" and \"b\" already, and only two can be told apart");
        row("1, 0 and -1", "1,2,1\n1,2,0\n1,2,-1\n",
            "3:5: \"-1\" is a third class: there are \"1\" and \"0\" already, and only two can be told "
            "apart");
        row("an open quote", "1,2,\"a\n",
            "1:5: the quote that opens here is not closed in this line: close it");
        row("text behind a quote", "1,2,\"a\"b\n",
            "1:5: text follows the closing quote of this field: write \"\" for a quote in a name");
        row("NUL", QByteArray("1,2,1\n1,\0,1\n", 12),
            "2:3: a NUL byte: this is not plain text; save the table as text (CSV) in UTF-8");
        row("a control character", "1,2,1\n\x01,2,1\n",
            "2:1: a control character: this is not plain text; save the table as text (CSV) in UTF-8");
        row("UTF-16, little end first",
            QByteArray("\xFF\xFE"
                       "1\0",
                       4),
            "1:1: the text is UTF-16: save it as UTF-8");
        row("UTF-16, big end first",
            QByteArray("\xFE\xFF\0"
                       "1",
                       4),
            "1:1: the text is UTF-16: save it as UTF-8");
    }
    void wrongFilesAreRefusedAtTheirPlace()
    {
        QFETCH(QByteArray, written);
        QTEST(complaintAboutPoints(written.toStdString()), "expected");
    }

    void aNameThatIsNotUtf8BecomesReadable()
    {
        const PointsFile file = pointsFile("1,2,gr\xFC\xDF\n1,2,a\n");
        QVERIFY(file.positiveName == "gr\uFFFD\uFFFD");
    }

    void quotedTextInAMessageIsShortAndHarmless()
    {
        QCOMPARE(complaintAboutPoints("1,2,1\n\xC3\x28\x7F\u202E\u00E4,2,1\n"),
                 u"2:1: \"\uFFFD(\\u007f\\u202e\u00E4\" is not a number"_qs);
        QCOMPARE(complaintAboutPoints("1,2,1\n" + std::string(41, 'a') + ",2,1\n"),
                 u"2:1: \"%1…\" is not a number"_qs.arg(QString(39, u'a')));
        QCOMPARE(complaintAboutPoints("1,2,1\n" + std::string(40, 'a') + ",2,1\n"),
                 u"2:1: \"%1\" is not a number"_qs.arg(QString(40, u'a')));
    }

    void aHugeLineHasAShortMessage_data()
    {
        QTest::addColumn<QByteArray>("repeated");
        for (const char *const repeated :
             {"a", "1", "1,", "a;", "a#", "1 a", "\"", "a\"#", "\",\"#", "\"\"#", " #\""})
            QTest::addRow("%s", repeated) << QByteArray(repeated);
    }
    /// Whatever takes the square of the length would take minutes.
    void aHugeLineHasAShortMessage()
    {
        QFETCH(QByteArray, repeated);
        const QByteArray line = repeated.repeated(5'000'000 / repeated.size());
        const Result<PointsFile> read = readPoints(line.toStdString());
        QVERIFY(!read);
        QVERIFY(read.failure().message.size() < 200);
    }

    void whatIsWrittenReadsBackTheSame()
    {
        QVERIFY(rc::check("readPoints(writePoints(d)) is d", [] {
            const Dataset points =
                *rc::gen::container<Dataset>(*rc::gen::inRange<std::size_t>(1, 20), anyPoint());
            const Result<PointsFile> read = readPoints(writePoints(points));
            RC_ASSERT(static_cast<bool>(read));
            RC_ASSERT(read->points == points);
            RC_ASSERT(read->classNote().empty());
        }));
    }

    void writtenPointsHaveAHeaderAndPlainLabels()
    {
        QCOMPARE(text(writePoints(twoPoints)), u"x1,x2,y\n1.5,-2,1\n3,4,-1\n"_qs);
    }

    void theOracleFilesAreRead()
    {
        QFile oracle(QString::fromUtf8(HALFPLANE_TEST_DATA) + u"/oracle/figure34.csv"_qs);
        QVERIFY(oracle.open(QIODevice::ReadOnly));
        const PointsFile file = pointsFile(oracle.readAll().toStdString());
        QCOMPARE(file.points.size(), std::size_t(80));
        QVERIFY(file.points[0] == (Point{8.718935110198547, -9.134869434832888, Label::Positive}));
    }
};

HALFPLANE_TEST(points_file_test, PointsFileTest)
#include "points_file_test.moc"
