#include "core/io/json.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

using namespace halfplane;
using test::text;

namespace {

/// "line:column: message", or the value in its one form where there is no failure.
QString formOrComplaint(const std::string &written)
{
    const Result<JsonText> json = JsonText::parse(written);
    if (json)
        return text(inlineJson(json->root()));
    return text(json.failure());
}

} // namespace

class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesHaveOneForm_data();
    void valuesHaveOneForm();
    void wrongTextIsRefusedAtItsPlace_data();
    void wrongTextIsRefusedAtItsPlace();
    void deepNestingIsRefused_data();
    void deepNestingIsRefused();
    void manyNamesAreComparedFast();
    void aValueKnowsItsKindAndPlace();
};

void JsonTest::valuesHaveOneForm_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &written, const char *expected) {
        QTest::newRow(name) << written << QString::fromUtf8(expected);
    };
    row("blanks", "\r\n[ 1 ,\t{ \"a\" : 2 } ]\n", "[1, { \"a\": 2 }]");
    row("empty", "[{ }, [ ], \"\"]", "[{}, [], \"\"]");
    row("words", "[true,false,null]", "[true, false, null]");
    row("numbers stay as they are", "[-0,1.50,1E+3,0.1e-2,123456789012345678901234567890]",
        "[-0, 1.50, 1E+3, 0.1e-2, 123456789012345678901234567890]");
    row("escapes", R"(["\"\\\/\b\f\n\r\t\u0000\u00e4\u20AC\ud83d\ude00"])",
        "[\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000ä€😀\"]");
    row("names are escaped too", R"({"\u0009":1})", R"({ "\t": 1 })");
    row("names differ in case", R"({"a":1,"A":2})", R"({ "a": 1, "A": 2 })");
    row("the same name in two objects", R"({"a":{"a":1}})", R"({ "a": { "a": 1 } })");
}

void JsonTest::valuesHaveOneForm()
{
    QFETCH(QByteArray, written);
    QTEST(formOrComplaint(written.toStdString()), "expected");
}

void JsonTest::wrongTextIsRefusedAtItsPlace_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &written, const char *expected) {
        QTest::newRow(name) << written << QString::fromUtf8(expected);
    };
    row("empty", "", "1:1: expected a value, but the text ends here: the file may be cut off");
    row("cut off", "{\"a\":\n[1, 2",
        "2:6: expected \",\" or \"]\", but the text ends here: the file may be cut off");
    row("cut off in a text", "{\"a\": \"b",
        "1:7: the quote that opens here is not closed: the file may be cut off");
    row("a word", "{\"a\": nan}", "1:7: expected a value, but \"nan\" stands here");
    row("a comma too many", "{\"a\": [1,]}", "1:10: expected a value, but \"]\" stands here");
    row("a name without quotes", "{a: 1}", "1:2: expected a name in double quotes, but \"a\" stands here");
    row("no colon", "{\"a\" 1}", "1:6: expected \":\", but \"1\" stands here");
    row("a leading zero", "{\"a\": 01}", "1:7: expected a number as JSON writes it, but \"01\" stands here");
    row("a lone minus", "{\"a\": -}", "1:7: expected a number as JSON writes it, but \"-\" stands here");
    row("text behind the end", "{}\n{}", "2:1: the document ends before this, but \"{\" stands here");
    row("not UTF-8", "{\"\u00e4\xFC\": 1}", "1:4: this is not UTF-8: save the document as UTF-8");
    row("a byte more than needed", "[\"\xE0\x80\xAF\"]",
        "1:3: this is not UTF-8: save the document as UTF-8");
    row("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", "1:3: this is not UTF-8: save the document as UTF-8");
    row("a surrogate in UTF-8", "{\"\xED\xA0\x80\": 1}",
        "1:3: this is not UTF-8: save the document as UTF-8");
    row("half a surrogate pair", "{\"\\ud83d\": 1}",
        "1:3: half a character: the other \\u escape of the pair is missing");
    row("an unknown escape", "{\"\\x41\": 1}",
        "1:3: a backslash that begins no escape: write \\\\ for one in a text");
    row("a line end in a text", "{\"a\nb\": 1}",
        "1:4: a line end or control character in a text: write it as \\n or \\u and 4 digits");
    row("a pair without its second half", R"(["\ud83d\u0041"])",
        "1:3: half a character: the other \\u escape of the pair is missing");
    row("a second half alone", R"(["\ude00"])",
        "1:3: half a character: the other \\u escape of the pair is missing");
    row("cut off in an escape", R"(["\u12)", "1:3: expected 4 hexadecimal digits after \\u");
    row("a digit too few", R"(["\u12"])", "1:3: expected 4 hexadecimal digits after \\u");
    row("a sign in an escape", R"(["\u-123"])", "1:3: expected 4 hexadecimal digits after \\u");
    row("an escape at the end", R"(["\)",
        "1:3: a backslash that begins no escape: write \\\\ for one in a text");
    row("no digit behind the point", "[1.]",
        "1:2: expected a number as JSON writes it, but \"1.\" stands here");
    row("no exponent", "[1e]", "1:2: expected a number as JSON writes it, but \"1e\" stands here");
    row("a plus sign", "[+1]", "1:2: expected a value, but \"+1\" stands here");
    row("a name twice", "{\"b\":1,\n\"a\":2, \"\\u0062\":3}",
        "2:8: the name \"b\" stands here a second time");
}

void JsonTest::wrongTextIsRefusedAtItsPlace()
{
    QFETCH(QByteArray, written);
    QTEST(formOrComplaint(written.toStdString()), "expected");
}

void JsonTest::deepNestingIsRefused_data()
{
    QTest::addColumn<QByteArray>("repeated");
    QTest::newRow("lists") << QByteArray("[");
    QTest::newRow("objects") << QByteArray("{\"a\":");
}

void JsonTest::deepNestingIsRefused()
{
    QFETCH(QByteArray, repeated);
    const auto column = QString::number(64 * repeated.size() + 1);
    QCOMPARE(formOrComplaint(repeated.repeated(5'000'000 / repeated.size()).toStdString()),
             u"1:%1: nested more than 64 deep"_qs.arg(column));
}

/// Comparing each with each would take minutes.
void JsonTest::manyNamesAreComparedFast()
{
    std::string written = "{";
    for (int i = 0; i < 300'000; ++i)
        written += "\"" + std::to_string(i) + "\":0,";
    QVERIFY(JsonText::parse(written + "\"last\":0}"));
    QVERIFY(!JsonText::parse(written + "\"7\":0}"));
}

void JsonTest::aValueKnowsItsKindAndPlace()
{
    const std::string written = "{\"ä\": [1, true,\n null, \"b\", {}]}";
    const Result<JsonText> json = JsonText::parse(written);
    QVERIFY(json);
    const JsonValue list = (*json->root().children().begin()).member();
    QVERIFY(list.kind() == JsonValue::Kind::Array);
    QVERIFY(list.failure("wrong") == (Failure{"wrong", 1, 7}));
    using Kind = JsonValue::Kind;
    const std::vector expected{Kind::Number, Kind::Boolean, Kind::Null, Kind::String, Kind::Object};
    std::vector<Kind> kinds;
    for (const JsonValue &element : list.children())
        kinds.push_back(element.kind());
    QVERIFY(kinds == expected);
    QVERIFY((*++ ++list.children().begin()).failure("wrong") == (Failure{"wrong", 2, 2}));
}

HALFPLANE_TEST(json_test, JsonTest)
#include "json_test.moc"
