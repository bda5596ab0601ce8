#include "core/io/points_file.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <rapidcheck.h>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;
using test::text;

namespace {

PointsText pointsText(const QByteArray &written)
{
    auto read = readPointsText(written.toStdString());
    if (read)
        return *std::move(read);
    QTest::qFail(read.failure().message.c_str(), __FILE__, __LINE__);
    return {};
}

/// What an author does to a list of points.
struct Edit
{
    enum Kind { Add, Insert, Remove, Move, Drag, Flip, Swap, KeepOneClass } kind = Add;
    std::size_t at = 0;
    std::size_t to = 0;
    Point point;
};

void apply(const Edit &edit, Dataset &points)
{
    const std::size_t at = points.empty() ? 0 : edit.at % points.size();
    const std::size_t to = points.empty() ? 0 : edit.to % points.size();
    const auto place = points.begin() + static_cast<std::ptrdiff_t>(at);
    if (edit.kind == Edit::Add || points.empty()) {
        points.push_back(edit.point);
    } else if (edit.kind == Edit::Insert) {
        points.insert(place, edit.point);
    } else if (edit.kind == Edit::Remove) {
        points.erase(place);
    } else if (edit.kind == Edit::Move) {
        const Point moved = *place;
        points.erase(place);
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(to), moved);
    } else if (edit.kind == Edit::Drag) {
        *place = {edit.point.x1, edit.point.x2, place->label};
    } else if (edit.kind == Edit::Flip) {
        place->label = opposite(place->label);
    } else if (edit.kind == Edit::Swap) {
        for (Point &point : points)
            point.label = opposite(point.label);
    } else {
        std::erase_if(points, [&](const Point &point) { return point.label == edit.point.label; });
    }
}

Dataset edited(Dataset points, const std::vector<Edit> &edits)
{
    for (const Edit &edit : edits)
        apply(edit, points);
    return points;
}

template <class Value>
Value anyOf(const std::vector<Value> &values)
{
    return *rc::gen::elementOf(values);
}

/// Few values, so that many points are equal.
Point fewPoint()
{
    const std::vector<double> values{0, 1, -2, 1.5, -0.25, 3e-7, 1e21};
    return {anyOf(values), anyOf(values), anyOf<Label>({Label::Positive, Label::Negative})};
}

std::vector<Edit> anyEdits()
{
    std::vector<Edit> edits(*rc::gen::inRange<std::size_t>(0, 6));
    for (Edit &edit : edits) {
        edit = {static_cast<Edit::Kind>(*rc::gen::inRange<int>(0, Edit::KeepOneClass + 1)),
                *rc::gen::inRange<std::size_t>(0, 20), *rc::gen::inRange<std::size_t>(0, 20), fewPoint()};
    }
    return edits;
}

/// Lines of every form that is understood, put together at random; some of it is refused.
std::string anyFile()
{
    const std::string separator = anyOf<std::string>({",", ";", "\t", " ", ", ", " ; ", " \t", "   "});
    const std::string lineEnd = anyOf<std::string>({"\n", "\r\n", "\r"});
    const auto numbers = anyOf<std::vector<std::string>>({{"1", "-2", "0", "+3", "1e21"},
                                                          {"1.50", "-.25", "3e-7", "0"},
                                                          {"1,5", "-0,25", "2"},
                                                          {"\"1\"", "-2"},
                                                          {"\u22122", "1.5"},
                                                          {"\"1,5\"", "2,5", "\u22120,25"}});
    const auto names = anyOf<std::vector<std::string>>({{"cat", "dog"},
                                                        {"\"cat\"", "dog"},
                                                        {"1", "-1"},
                                                        {"1", "0", "1.0"},
                                                        {"0", "-1"},
                                                        {"C#", "C"},
                                                        {"#a", "b"},
                                                        {"\"no # 1\"", "no"},
                                                        {"a;b", "a"},
                                                        {"3 4", "x"},
                                                        {"\"a \"\"b\"\"\"", "a"},
                                                        {"a\"\"b", "c"},
                                                        {"!a", "!a"},
                                                        {"cat", "cat"},
                                                        {"-1", "-1"},
                                                        {"0", "0"},
                                                        {"2", "1"},
                                                        {"a\tb", "c"},
                                                        {"a \"b", "c"},
                                                        {"+", "gr\xFC\xDF"}});
    const std::string header = anyOf<std::string>(
        {"", "x1|x2|y", "y|x1|x2", "length|width|\"kind\"", "label|x|y", "\"a b\"|b 1 2|c", "a \"q|b|c"});
    const auto others = std::vector<std::string>{"", "", "# a; b", "  ", "#", "\t# \"c"};
    const auto comments = std::vector<std::string>{"", "", " # why", "#why", "  ", "\t#\"", " #,;"};
    const auto lines = [&](std::string &file) {
        for (std::size_t i = *rc::gen::inRange<std::size_t>(0, 3); i > 0; --i)
            file += anyOf(others) + lineEnd;
    };
    const auto row = [&](const std::string &a, const std::string &b, const std::string &c) {
        return anyOf<std::string>({"", "", " "}) + a + separator + b + separator + c + anyOf(comments)
            + lineEnd;
    };
    std::string file = anyOf<std::string>({"", "", "\xEF\xBB\xBF"});
    lines(file);
    if (!header.empty()) {
        const std::size_t first = header.find('|');
        const std::size_t second = header.find('|', first + 1);
        file += row(header.substr(0, first), header.substr(first + 1, second - first - 1),
                    header.substr(second + 1));
    }
    const bool isNameFirst = header.starts_with("y") || header.starts_with("label");
    for (std::size_t i = *rc::gen::inRange<std::size_t>(1, 9); i > 0; --i) {
        lines(file);
        const std::string name = anyOf(names);
        const std::string x1 = anyOf(numbers);
        const std::string x2 = anyOf(numbers);
        file += isNameFirst ? row(name, x1, x2) : row(x1, x2, name);
    }
    lines(file);
    if (*rc::gen::arbitrary<bool>())
        file.resize(file.size() - (lineEnd.size()));
    return file;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines(1);
    for (const char c : text) {
        lines.back() += c;
        if (c == '\n')
            lines.emplace_back();
    }
    return lines;
}

} // namespace

class PointsWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("RC_PARAMS", "seed=11 max_success=3000 max_discard_ratio=50"); }

    void unchangedFilesKeepEveryByte_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("commas") << "1.50,-2,1\n3,4,-1\n"_ba;
        QTest::newRow("blanks around") << " 1.5 , -2,  1 \n3,4,-1\n"_ba;
        QTest::newRow("names, comments, blank lines")
            << "# pets\n\nlength;width;pet\n1,5;2;cat # old\n\n# dogs\n3;4;dog#?\n\n# end\n"_ba;
        QTest::newRow("CR LF and a byte order mark") << "\xEF\xBB\xBFx1,x2,y\r\n1,2,1\r\n\r\n3,4,-1\r\n"_ba;
        QTest::newRow("mixed line ends") << "1,2,1\r3,4,-1\n5,6,1\r\n"_ba;
        QTest::newRow("no line end at the end") << "1,2,1\n3,4,-1"_ba;
        QTest::newRow("blanks at the end") << "1,2,1\n3,4,-1\n  "_ba;
        QTest::newRow("quotes") << "\"1\",\"2\",\"a \"\"b\"\"\"\n3,4,\"c\"\n"_ba;
        QTest::newRow("a comment in another encoding") << "# gr\xFC\xDF\n1 2 a\n"_ba;
    }
    void unchangedFilesKeepEveryByte()
    {
        QFETCH(const QByteArray, written);
        const PointsText before = pointsText(written);
        QCOMPARE(text(rewritePoints(before.file.points, before).written.text), text(written.toStdString()));
        Dataset points = before.file.points;
        points.push_back({9, 9, Label::Positive});
        PointsText longer = *readPointsText(rewritePoints(points, before).written.text);
        QCOMPARE(text(rewritePoints(before.file.points, longer).written.text), text(written.toStdString()));
    }

    void onlyLinesOfEditedPointsDiffer_data()
    {
        using enum Edit::Kind;
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<std::vector<Edit>>("edits");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const QByteArray &written, const std::vector<Edit> &edits,
                            const QByteArray &expected) {
            QTest::newRow(name) << written << edits << expected;
        };
        const Point positive{0.5, -7, Label::Positive};
        const Point negative{0.5, -7, Label::Negative};

        const QByteArray pets = "# pets\nlength;width;pet\n\n# cats\n1,50;2;cat # old\n-3;4;cat\n\n# dogs\n"
                                "5;6;dog # big\n7;8;dog\n# end\n";
        row("a point more", pets, {{Add, 0, 0, negative}},
            QByteArray(pets).replace("7;8;dog\n", "7;8;dog\n0,5;-7;cat\n"));
        row("one before all", pets, {{Insert, 0, 0, positive}},
            QByteArray(pets).replace("1,50;", "0,5;-7;dog\n1,50;"));
        row("one between groups", pets, {{Insert, 2, 0, negative}},
            QByteArray(pets).replace("-3;4;cat\n", "-3;4;cat\n0,5;-7;cat\n"));
        row("one that goes", pets, {{Remove, 1, 0, {}}}, QByteArray(pets).replace("-3;4;cat\n", ""));
        row("the first of a group goes", pets, {{Remove, 2, 0, {}}},
            QByteArray(pets).replace("5;6;dog # big\n", ""));
        row("dragged: its comment stays", pets, {{Drag, 2, 0, positive}},
            QByteArray(pets).replace("5;6;dog", "0,5;-7;dog"));
        row("dragged sideways: x2 stays as it is written", "1.5,2.00,1\n", {{Drag, 0, 0, {3, 2, {}}}},
            "3,2.00,1\n");
        row("flipped", pets, {{Flip, 0, 0, {}}}, QByteArray(pets).replace("1,50;2;cat", "1,50;2;dog"));
        row("moved: its comment goes along", pets, {{Move, 0, 3, {}}},
            QByteArray(pets)
                .replace("1,50;2;cat # old\n", "")
                .replace("7;8;dog\n", "7;8;dog\n1,50;2;cat # old\n"));
        row("far apart", pets, {{Drag, 0, 0, negative}, {Remove, 3, 0, {}}, {Add, 0, 0, positive}},
            QByteArray(pets).replace("1,50;2;cat", "0,5;-7;cat").replace("7;8;dog", "0,5;-7;dog"));

        row("commas and blanks", "1, 2, a\n3, 4, b\n", {{Add, 0, 0, positive}},
            "1, 2, a\n3, 4, b\n0.5, -7, b\n");
        row("tabs and decimal commas", "1,5\t2\ta\n3\t4\tb\n", {{Add, 0, 0, negative}},
            "1,5\t2\ta\n3\t4\tb\n0,5\t-7\ta\n");
        row("blanks, indented", "  1.5   2 a\n", {{Add, 0, 0, positive}}, "  1.5   2 a\n  0.5   -7 a\n");
        row("quotes", "\"1\",\"2\",\"a\"\n\"3\",\"4\",\"b\"\n", {{Add, 0, 0, positive}},
            "\"1\",\"2\",\"a\"\n\"3\",\"4\",\"b\"\n\"0.5\",\"-7\",\"b\"\n");
        row("another order", "y,x2,x1\na,1,2\nb,3,4\n", {{Add, 0, 0, positive}},
            "y,x2,x1\na,1,2\nb,3,4\nb,-7,0.5\n");
        row("1 and 0", "1,2,1\n3,4,0\n", {{Add, 0, 0, negative}}, "1,2,1\n3,4,0\n0.5,-7,0\n");
        row("CR LF", "1,2,1\r\n3,4,0\r\n", {{Add, 0, 0, negative}}, "1,2,1\r\n3,4,0\r\n0.5,-7,0\r\n");
        row("lone CR", "1,2,1\r3,4,0", {{Add, 0, 0, negative}}, "1,2,1\r3,4,0\r0.5,-7,0");
        row("no line end, and the last goes", "1,2,1\r\n3,4,0\r\n5,6,1", {{Remove, 2, 0, {}}},
            "1,2,1\r\n3,4,0");
        row("no line end, and the last moves", "1,2,1\n3,4,0", {{Move, 1, 0, {}}}, "3,4,0\n1,2,1");
        row("a byte order mark",
            "\xEF\xBB\xBF"
            "1,2,1\n3,4,0\n",
            {{Remove, 0, 0, {}}},
            "\xEF\xBB\xBF"
            "3,4,0\n");
        row("a Unicode minus", "1,\u22122,1\n3,4,0\n", {{Add, 0, 0, negative}},
            "1,\u22122,1\n3,4,0\n0.5,\u22127,0\n");
        row("a comment that a name would swallow", "1,2,1#why\n3,4,a\n", {{Flip, 0, 0, {}}, {Flip, 1, 0, {}}},
            "1,2,\"a\" #why\n3,4,1\n");
        row("a first line that would show another separator", "1,2,a\n3,4,a;b\n", {{Remove, 0, 0, {}}},
            "3,4,\"a;b\"\n");
        row("a name that a blank would make a comment", "1, 2, a\n3,4,#b\n5,6,#b\n",
            {{Remove, 1, 0, {}}, {Add, 0, 0, negative}}, "1, 2, a\n5,6,#b\n0.5,-7,#b\n");
        row("another's comment stays with it", "1,2,a # 1\n3,4,b\n5,6,b\n",
            {{Move, 0, 2, {}}, {Insert, 0, 0, positive}}, "0.5,-7,b\n3,4,b\n5,6,b\n1,2,a # 1\n");
        row("a model that could not be first", "1 2 dog\n\"1,5\" 2,5 cat\n", {{Add, 0, 0, negative}},
            "1 2 dog\n\"1,5\" 2,5 cat\n\"0,5\" -7 cat\n");
        row("equal points with comments of their own", "1,2,a # 1\n3,4,b\n1,2,a # 2\n5,6,b\n7,8,b\n",
            {{Remove, 0, 0, {}}, {Remove, 3, 0, {}}}, "3,4,b\n1,2,a # 2\n5,6,b\n");
    }
    void onlyLinesOfEditedPointsDiffer()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const std::vector<Edit>, edits);
        QFETCH(const QByteArray, expected);
        const PointsText before = pointsText(written);
        const RewrittenPoints after = rewritePoints(edited(before.file.points, edits), before);
        QCOMPARE(text(after.written.text), QString::fromUtf8(expected));
        QCOMPARE(text(after.loss), QString());
        QCOMPARE(text(after.note), QString());
    }

    void namesThatWouldBeMisreadGiveWay_data()
    {
        using enum Edit::Kind;
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QString>("loss");
        QTest::addColumn<QString>("note");
        const Point positive{5, 6, Label::Positive};
        const Point negative{5, 6, Label::Negative};
        QTest::newRow("the last dog goes")
            << "1,2,cat # a\n3,4,dog\n5,6,\"cat\"\n"_ba << Edit{KeepOneClass, 0, 0, positive}
            << "1,2,-1 # a\n5,6,-1\n"_ba << u"\"cat\" alone would be class +1: its points are written as -1"_s
            << QString();
        QTest::newRow("the last cat goes") << "1,2,cat\n3,4,dog\n"_ba << Edit{KeepOneClass, 0, 0, negative}
                                           << "3,4,dog\n"_ba << QString() << QString();
        QTest::newRow("0 alone") << "1,2,0\n3,4,-1\n"_ba << Edit{KeepOneClass, 0, 0, negative} << "1,2,1\n"_ba
                                 << u"\"0\" alone would be class −1: its points are written as 1"_s
                                 << QString();
        QTest::newRow("a class without a name")
            << "1,2,\"cat\"\n"_ba << Edit{Add, 0, 0, negative} << "1,2,\"cat\"\n5,6,\"-1\"\n"_ba << QString()
            << u"class −1 has no name: it is written as -1"_s;
        QTest::newRow("numbers need no note")
            << "1,2,1\n"_ba << Edit{Add, 0, 0, negative} << "1,2,1\n5,6,-1\n"_ba << QString() << QString();
        QTest::newRow("0 needs no note")
            << "1,2,0\n"_ba << Edit{Add, 0, 0, positive} << "1,2,0\n5,6,1\n"_ba << QString() << QString();
        QTest::newRow("a name before -1")
            << "1,2,!a # b\n"_ba << Edit{Add, 0, 0, negative} << "1,2,1 # b\n5,6,-1\n"_ba
            << u"\"!a\" beside -1 would be class −1: the classes are written as 1 and -1"_s << QString();
    }
    void namesThatWouldBeMisreadGiveWay()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const Edit, edit);
        const PointsText before = pointsText(written);
        const RewrittenPoints after = rewritePoints(edited(before.file.points, {edit}), before);
        QTEST(QByteArray::fromStdString(after.written.text), "expected");
        QTEST(text(after.loss), "loss");
        QTEST(text(after.note), "note");
    }

    void anotherSeparatorChangesNothingElse_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<char>("separator");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("tabs")
            << "\xEF\xBB\xBF# a, b\r\nx1, x2, y\r\n 1,2.50,cat # c, d\r\n\r\n3,4,dog"_ba << '\t'
            << "\xEF\xBB\xBF# a, b\r\nx1\tx2\ty\r\n 1\t2.50\tcat # c, d\r\n\r\n3\t4\tdog"_ba;
        QTest::newRow("decimal commas") << "1,5;2;a\n"_ba << '\t' << "1,5\t2\ta\n"_ba;
        QTest::newRow("semicolons in a name")
            << "1,2,a\n3,4,a;b\n"_ba << '\t' << "1\t2\ta\n3\t4\t\"a;b\"\n"_ba;
        QTest::newRow("commas") << "1\t2\ta,b\n"_ba << ',' << "1,2,\"a,b\"\n"_ba;
        QTest::newRow("a comment behind a name that gets quotes")
            << "0,0,b\n1,2,a#;5#why\n"_ba << '\t' << "0\t0\tb\n1\t2\t\"a#;5\" #why\n"_ba;
        QTest::newRow("what is no comment becomes none") << "1,2,#a\n"_ba << '\t' << "1\t2\t\"#a\"\n"_ba;
    }
    void anotherSeparatorChangesNothingElse()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const char, separator);
        const auto separated = withSeparator(pointsText(written), static_cast<Separator>(separator));
        QVERIFY(separated.has_value());
        QTEST(QByteArray::fromStdString(separated->text), "expected");
    }

    void namesComeBackWhereTheyCanBeRead()
    {
        const QByteArray written = "1,2,cat # a\n3,4,dog\n5,6,\"cat\"\n";
        const PointsText before = pointsText(written);
        Dataset cats = before.file.points;
        cats.erase(cats.begin() + 1);
        const PointsText without = rewritePoints(cats, before).written;
        QCOMPARE(text(without.text), u"1,2,-1 # a\n5,6,-1\n"_s);
        cats[0].x1 = 9;
        const RewrittenPoints again = rewritePoints(cats, without);
        QCOMPARE(text(again.written.text), u"9,2,-1 # a\n5,6,-1\n"_s);
        QVERIFY(!again.loss.empty());
        const RewrittenPoints with = rewritePoints(before.file.points, again.written);
        QCOMPARE(text(with.written.text), u"1,2,cat # a\n3,4,dog\n5,6,cat\n"_s);
        QCOMPARE(text(with.loss), QString());
    }

    void aNameComesBackInQuotesWhereItNeedsThem()
    {
        const PointsText before = pointsText("1, 2, b\n3,4,#a\n");
        const PointsText without = rewritePoints({before.file.points[0]}, before).written;
        QCOMPARE(text(without.text), u"1, 2, b\n"_s);
        QCOMPARE(text(rewritePoints(before.file.points, without).written.text), u"1, 2, b\n3, 4, \"#a\"\n"_s);
    }

    void withoutPointsTheRestStays()
    {
        const PointsText before = pointsText("# a\nx;y;kind\n1;2;b # c\n\n# d\n3;4;e\n# f");
        QCOMPARE(text(rewritePoints({}, before).written.text), u"# a\nx;y;kind\n\n# d\n# f"_s);
    }

    void whatIsRewrittenReadsBackTheSame()
    {
        QVERIFY(rc::check("any file and any edits", [] {
            const std::string file = anyFile();
            const auto before = readPointsText(file);
            RC_PRE(static_cast<bool>(before));
            RC_ASSERT(rewritePoints(before->file.points, *before).written.text == file);
            RC_LOG() << file << "\n-----\n";
            PointsText text = *before;
            for (auto count = *rc::gen::inRange(1, 4); count > 0; --count) {
                const Dataset points = edited(text.file.points, anyEdits());
                if (points.empty())
                    return;
                text = rewritePoints(points, text).written;
                RC_LOG() << text.text << "\n-----\n";
                const auto read = readPointsText(text.text);
                RC_ASSERT(static_cast<bool>(read));
                RC_ASSERT(read->file.points == points);
                RC_ASSERT(read->lines == text.lines);
                RC_ASSERT(read->separator == before->separator);
            }
        }));
    }

    void withAnotherSeparatorItReadsBackTheSame()
    {
        QVERIFY(rc::check("any file, with tabs or semicolons", [] {
            const std::string file = anyFile();
            const auto before = readPointsText(file);
            RC_PRE(static_cast<bool>(before));
            RC_LOG() << file;
            for (const Separator separator : {Separator::Tab, Separator::Semicolon}) {
                const auto separated = withSeparator(*before, separator);
                RC_ASSERT(separated.has_value());
                RC_ASSERT(separated->separator == separator);
                RC_ASSERT(separated->file.points == before->file.points);
            }
        }));
    }

    /// Not those on lines of their own, and others only with their point.
    void commentsAreNeverLost()
    {
        QVERIFY(rc::check("a comment before every point, and one behind", [] {
            std::string file = "# 0\n";
            const auto count = *rc::gen::inRange<std::size_t>(1, 9);
            for (std::size_t i = 1; i <= count; ++i) {
                const Point point = fewPoint();
                file += "1," + std::to_string(static_cast<int>(point.x1)) + (i % 2 == 0 ? ",a" : ",b")
                    + "\n# " + std::to_string(i) + "\n";
            }
            const auto before = readPointsText(file);
            RC_PRE(static_cast<bool>(before));
            const std::string text =
                rewritePoints(edited(before->file.points, anyEdits()), *before).written.text;
            std::size_t comments = 0;
            for (const std::string &line : linesOf(text)) {
                if (line.starts_with("#"))
                    RC_ASSERT(line == "# " + std::to_string(comments++) + "\n");
            }
            RC_ASSERT(comments == count + 1);
        }));
    }
};

HALFPLANE_TEST(points_writer_test, PointsWriterTest)
#include "points_writer_test.moc"
