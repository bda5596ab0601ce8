#include "core/data_names.h"
#include "core/io/document.h"
#include "core/io/pasted_points.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;
using test::text;

namespace {

const DataNames flowers{.axes = {"height", "weight"}, .classes = {"setosa", "versicolor"}};
const Dataset someFlowers{{1, 2, Label::Positive}, {3, 4, Label::Negative}, {5, 6, Label::Positive}};

PointsFile namedFile(const std::string &written)
{
    auto read = readPoints(written);
    return read ? *std::move(read) : PointsFile();
}

PointsText namedText(const std::string &written)
{
    auto read = readPointsText(written);
    return read ? *std::move(read) : PointsText();
}

std::string documentNaming(const std::string &names)
{
    return "{\"format\": \"halfplane\", \"version\": 1,\n" + names + "\"points\": [[1, 2, 1], [3, 4, -1]]}";
}

QString complaintAbout(const std::string &names)
{
    const auto read = readDocument(documentNaming("\"names\": " + names + ",\n"));
    if (read)
        return u"none"_s;
    const Failure &failure = read.failure();
    return u"%1:%2: %3"_s.arg(QString::number(failure.line), QString::number(failure.column),
                              text(failure.message));
}

QString noteOnPasted(const std::string &pasted, const DataNames &names, Dataset *points = nullptr)
{
    const JoiningPoints joined = joining(*readPastedPoints(pasted, Label::Positive), someFlowers, names);
    if (points != nullptr)
        *points = joined.points;
    return joined.names == names ? text(joined.note) : u"other names"_s;
}

} // namespace

class DataNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutANameThereIsAUsualOne()
    {
        const DataNames names;
        QCOMPARE(text(names.axis(0)) + text(names.axis(1)), u"feature 1feature 2"_s);
        QCOMPARE(text(names.classWords(Label::Negative)), u"class −1"_s);
        QCOMPARE(text(names.signedWords(Label::Positive)), u"class +1"_s);
        QCOMPARE(text(names.ofClass(Label::Positive)), u"of class +1"_s);
        QCOMPARE(text(noteOn(names)), QString());
    }

    void aNameStandsAloneOrWithItsSign()
    {
        QCOMPARE(text(flowers.axis(1)), u"weight"_s);
        QCOMPARE(text(flowers.classWords(Label::Negative)), u"setosa"_s);
        QCOMPARE(text(flowers.signedWords(Label::Negative)), u"setosa (−1)"_s);
        QCOMPARE(text(flowers.ofClass(Label::Positive)), u"of class versicolor (+1)"_s);
        QCOMPARE(text(noteOn(flowers)), u"class +1 is \"versicolor\", class −1 is \"setosa\""_s);
        QCOMPARE(text(swapped(flowers).nameOf(Label::Positive)), u"setosa"_s);
    }

    void aNameDisturbsNothingAroundIt()
    {
        const QString wide = text(DataNames{.axes = {std::string(200, 'w'), ""}, .classes = {}}.axis(0));
        QCOMPARE(wide, QString(39, u'w') + u'…');
        const DataNames hostile{.axes = {"سيتوسا", "a\u202Eb"}, .classes = {}};
        QCOMPARE(text(hostile.axis(0)), u"\u2068سيتوسا\u2069"_s);
        QCOMPARE(text(hostile.axis(1)), u"a\\u202eb"_s);
        QCOMPARE(text(keptName("  two\n words\t ")), u"two words"_s);
        QCOMPARE(keptName(std::string(300, 'w')).size(), longestDataName);
        QCOMPARE(keptName(std::string(longestDataName - 1, 'a') + " b"),
                 std::string(longestDataName - 1, 'a'));
        QCOMPARE(text(keptName("gr\xFC")), u"gr\uFFFD"_s);
    }

    void aPointsFileNamesAxesAndClasses_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("names");
        const auto row = [](const char *name, const QByteArray &written, const QString &names) {
            QTest::newRow(name) << written << names;
        };
        row("all", "height,weight,species\n1,2,setosa\n3,4,versicolor\n",
            u"height|weight|setosa|versicolor"_s);
        row("no header", "1,2,b\n3,4,a\n", u"||a|b"_s);
        row("x1 and x2", "X1,x2,label\n1,2,1\n", u"|||"_s);
        row("in another order", "class x2 x1\n1 2 3\n", u"|||"_s);
        row("x and y", "x,y,label\n1,2,1\n", u"|||"_s);
        row("one of the usual", "x1,weight,y\n1,2,1\n", u"|weight||"_s);
        row("quoted", "\"height; cm\";\" w \";y\n1;2;0\n3;4;1\n", u"height; cm|w||"_s);
        row("a name and −1", "1,2,a\n3,4,-1\n", u"|||a"_s);
        row("a name and 0", "1,2,a\n3,4,0\n", u"||0|a"_s);
        row("one name", "1,2,a\n", u"|||a"_s);
    }
    void aPointsFileNamesAxesAndClasses()
    {
        QFETCH(const QByteArray, written);
        const DataNames names = namedFile(written.toStdString()).names();
        QStringList all;
        for (const auto &pair : {names.axes, names.classes}) {
            for (const std::string &name : pair)
                all << text(name);
        }
        QTEST(all.join(u'|'), "names");
    }

    void pointsAreWrittenWithTheirNames()
    {
        for (const Separator separator : {Separator::Comma, Separator::Tab}) {
            for (const DataNames &names :
                 {flowers, DataNames(), DataNames{.axes = {"", "a, \"b\"; #c"}, .classes = {"", "two words"}},
                  DataNames{.axes = {"<b>", "سيتوسا"}, .classes = {"#1", "&"}}}) {
                const PointsFile read = namedFile(writePoints(someFlowers, names, separator));
                QCOMPARE(read.points, someFlowers);
                QCOMPARE(read.names(), names);
            }
        }
        QCOMPARE(text(writePoints(someFlowers)), u"x1,x2,y\n1,2,1\n3,4,-1\n5,6,1\n"_s);
    }

    void whatAPointsFileCannotSayIsLeftOut()
    {
        // Sorted, the second is +1.
        const std::string classes = writePoints(someFlowers, swapped(flowers));
        QCOMPARE(text(classes), u"height,weight,y\n1,2,1\n3,4,-1\n5,6,1\n"_s);
        QCOMPARE(text(lossOfNames(swapped(flowers), namedFile(classes))),
                 u"\"versicolor\" would be the other class: the classes are written as 1 and -1"_s);
        // A first line that begins like a number is no header.
        const std::string axes = writePoints(someFlowers, {.axes = {"2nd", ""}, .classes = flowers.classes});
        QCOMPARE(text(axes), u"x1,x2,y\n1,2,versicolor\n3,4,setosa\n5,6,versicolor\n"_s);
    }

    void aClassWithoutPointsTakesNoNameAway_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("loss");
        const QString other = u" would be the other class: the classes are written as 1 and -1"_s;
        QTest::newRow("+1") << u"setosa|versicolor|1"_s << u"versicolor"_s << u"no point says \"setosa\""_s;
        QTest::newRow("+1 alone has a name") << u"|versicolor|1"_s << u"versicolor"_s << u""_s;
        QTest::newRow("-1") << u"setosa|versicolor|-1"_s << u"-1"_s
                            << u"no point says \"versicolor\"; \"setosa\""_s + other;
        QTest::newRow("-1 without a name")
            << u"|versicolor|-1"_s << u"-1"_s << u"no point says \"versicolor\""_s;
    }
    void aClassWithoutPointsTakesNoNameAway()
    {
        QFETCH(const QString, wanted);
        QFETCH(const QString, written);
        const QStringList words = wanted.split(u'|');
        const DataNames names{.axes = {}, .classes = {words[0].toStdString(), words[1].toStdString()}};
        const Dataset points{{1, 2, words[2] == u"1" ? Label::Positive : Label::Negative}};
        const std::string file = writePoints(points, names);
        QCOMPARE(text(file), u"x1,x2,y\n1,2,%1\n"_s.arg(written));
        QCOMPARE(namedFile(file).points, points);
        QTEST(text(lossOfNames(names, namedFile(file))), "loss");
        // Also in a text that is there already.
        const PointsText before = namedText("a b c\n1 2 " + std::string(words[2] == u"1" ? "rose" : "-1"));
        QCOMPARE(text(renamed(before, names).text), u"x1 x2 c\n1 2 %1"_s.arg(written));
    }

    /// What is copied of one class finds back to it.
    void pointsOfOneClassJoinTheirOwn()
    {
        const Dataset positive{{1, 2, Label::Positive}};
        const auto pasted = readPastedPoints(writePoints(positive, flowers), Label::Positive);
        QVERIFY(pasted);
        const JoiningPoints joined = joining(*pasted, someFlowers, swapped(flowers));
        QCOMPARE(joined.points.front().label, Label::Negative);
    }

    void aTextTakesOtherNamesAndKeepsTheRest()
    {
        const PointsText before =
            namedText("# mine\r\nheight; weight; kind # cm\r\n1,50; 2; dog #why\r\n\r\n3;4;\"cat\" #so\r\n");
        const PointsText after = renamed(before, {.axes = {"h", "weight"}, .classes = {"cat", "do; g"}});
        QCOMPARE(text(after.text),
                 u"# mine\r\nh; weight; kind # cm\r\n1,50; 2; \"do; g\" #why\r\n\r\n3;4;cat #so\r\n"_s);
        QCOMPARE(after.file.points, before.file.points);
        const PointsText plain = renamed(before, {.axes = {}, .classes = {"z", "a"}});
        QCOMPARE(text(plain.text), u"# mine\r\nx1; x2; kind # cm\r\n1,50; 2; 1 #why\r\n\r\n3;4;-1 #so\r\n"_s);
        const PointsText headed = renamed(namedText("# mine\n1 2 1\n3 4 0"), flowers);
        QCOMPARE(text(headed.text), u"# mine\nheight weight y\n1 2 versicolor\n3 4 setosa"_s);
    }

    void aDocumentKeepsNames()
    {
        Document document;
        document.points = someFlowers;
        QVERIFY(!text(writeDocument(document)).contains(u"names"_s));
        for (const DataNames &names :
             {flowers, DataNames{.axes = {"", "\"<b>\" سيتوسا"}, .classes = {}},
              DataNames{.axes = {}, .classes = {"", std::string(longestDataName, 'w')}}}) {
            document.names = names;
            const auto read = readDocument(writeDocument(document));
            QVERIFY2(read, read ? "" : read.failure().message.c_str());
            QCOMPARE(read->names, names);
            QVERIFY(*read == document);
        }
    }

    void anOldDocumentHasNone()
    {
        const auto read = readDocument(documentNaming(""));
        QVERIFY(read);
        QCOMPARE(read->names, DataNames());
    }

    void whatALaterProgramSaysOfNamesIsKept()
    {
        const auto read =
            readDocument(documentNaming("\"names\": {\"axes\": [\"a\", \"b\"], \"units\": [\"cm\"]},\n"));
        QVERIFY(read);
        QVERIFY(text(writeDocument(*read))
                    .contains(u"\"names\": { \"axes\": [\"a\", \"b\"], \"units\": [\"cm\"] }"_s));
    }

    void whatAreNoNamesIsRefused()
    {
        QCOMPARE(complaintAbout("3"), u"2:10: names: must be an object, { … }"_s);
        QCOMPARE(complaintAbout(R"({"axes": ["a"]})"),
                 u"2:19: names.axes: must be two texts in double quotes, [\"…\", \"…\"]"_s);
        QCOMPARE(complaintAbout(R"({"axes": ["a", 1]})"),
                 u"2:25: names.axes[1]: must be a text in double quotes"_s);
        QCOMPARE(complaintAbout(R"({"classes": ["a", " a"]})"),
                 u"2:22: names.classes: both classes are called \"a\": give one of them another name"_s);
        QCOMPARE(complaintAbout("{\"classes\": [\"a\", \"" + std::string(201, 'w') + "\"]}"),
                 u"2:28: names.classes[1]: has 201 characters: shorten it to 200"_s);
    }

    void pastedPointsGoToTheClassOfTheirName()
    {
        Dataset points;
        QCOMPARE(noteOnPasted("height\tweight\tkind\n1\t2\tsetosa\n3\t4\tversicolor\n", flowers, &points),
                 QString());
        QCOMPARE(points, (Dataset{{1, 2, Label::Negative}, {3, 4, Label::Positive}}));
        // By themselves they would be +1, and these the other way round.
        QCOMPARE(noteOnPasted("1\t2\tsetosa\n", flowers, &points), QString());
        QCOMPARE(points, (Dataset{{1, 2, Label::Negative}}));
        QCOMPARE(
            noteOnPasted("weight\theight\tkind\n1\t2\tversicolor\n3\t4\tsetosa\n", swapped(flowers), &points),
            QString());
        QCOMPARE(points, (Dataset{{2, 1, Label::Negative}, {4, 3, Label::Positive}}));
    }

    void whatBecameOfOtherNamesIsSaid()
    {
        Dataset points;
        QCOMPARE(noteOnPasted("1\t2\tsetosa\n3\t4\trosa\n", flowers, &points),
                 u"\"rosa\" is versicolor (+1)"_s);
        QCOMPARE(points, (Dataset{{1, 2, Label::Negative}, {3, 4, Label::Positive}}));
        QCOMPARE(noteOnPasted("1\t2\ta\n3\t4\tb\n", DataNames()), u"\"a\" is class −1, \"b\" is class +1"_s);
        QCOMPARE(noteOnPasted("length\tweight\ty\n1\t2\t1\n", flowers), u"\"length\" is height"_s);
        QCOMPARE(noteOnPasted("1\t2\t1\n3\t4\t-1\n", flowers), QString());
    }

    void whereNothingIsThereNamesComeAlong()
    {
        const auto file = readPastedPoints("height\tweight\tkind\n1\t2\ta\n3\t4\tb\n", Label::Positive);
        const JoiningPoints joined = joining(*file, {}, {});
        QCOMPARE(joined.names, (DataNames{.axes = {"height", "weight"}, .classes = {"a", "b"}}));
        QCOMPARE(text(joined.note), u"class +1 is \"b\", class −1 is \"a\""_s);
        QCOMPARE(joining(*file, {}, flowers).names, joined.names);
        const JoiningPoints turned = joining(*file, {}, swapped(joined.names));
        QCOMPARE(turned.names, swapped(joined.names));
        QCOMPARE(turned.points[0], (Point{1, 2, Label::Positive}));
        Document document;
        document.points = someFlowers;
        document.names = swapped(flowers);
        const JoiningPoints all =
            joining(*readPastedPoints(writeDocument(document), Label::Positive), {}, {});
        QCOMPARE(all.names, document.names);
        QCOMPARE(all.points, document.points);
    }
};

HALFPLANE_TEST(data_names_test, DataNamesTest)
#include "data_names_test.moc"
