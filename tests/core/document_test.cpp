#include "core/io/document.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <rapidcheck.h>

using namespace halfplane;
using test::text;

namespace {

constexpr std::string_view fullText = R"({
  "format": "halfplane",
  "version": 1,
  "title": "A \"title\"",
  "caption": "Zwei\nZeilen, größer",
  "source": "Steiner 2023, Figure 3.4",
  "notes": "Ask first:\nwhich rate?",
  "recipe": {
    "name": "All rates",
    "variant": "greedy",
    "parameters": { "etas": [0.5, 1, 2, 4], "m": 2, "rule": "printed" },
    "space": "bias",
    "order": "reshuffled",
    "seed": 18446744073709551615,
    "w0": [4.5, -4, 0],
    "max_updates": 500,
    "max_sweeps": 20,
    "momentum": 0.90
  },
  "compare": [
    {
      "name": "η = 1",
      "variant": "standard",
      "parameters": { "eta": 1 },
      "space": "bias",
      "order": "given",
      "seed": 1,
      "max_updates": 100000,
      "colour": "red"
    },
    {
      "variant": "standard",
      "space": "origin",
      "order": "given",
      "seed": 1,
      "max_updates": 100000
    }
  ],
  "points": [
    [8.718935110198547, -9.134869434832888, 1],
    [9.7, 1.6, -1]
  ],
  "view": { "center": [0, 0.5], "width": 20, "height": 12.5, "tilt": 1e999 },
  "step": 2,
  "checks": 3,
  "layers": ["grid", "of a later version"],
  "future": { "list": [1.0, null, true], "empty": {}, "none": [] },
  "tags": ["a", "\u0001"]
}
)";

constexpr std::string_view smallText = R"({
  "format": "halfplane",
  "version": 1,
  "recipe": {
    "variant": "standard",
    "space": "origin",
    "order": "given",
    "seed": 1,
    "max_updates": 100000
  },
  "points": [],
  "step": 0
}
)";

Document fullDocument()
{
    Document document;
    document.title = "A \"title\"";
    document.caption = "Zwei\nZeilen, größer";
    document.source = "Steiner 2023, Figure 3.4";
    document.notes = "Ask first:\nwhich rate?";
    document.points = {{8.718935110198547, -9.134869434832888, Label::Positive}, {9.7, 1.6, Label::Negative}};
    document.recipe().variant = "greedy";
    document.recipe().parameters = {
        {"etas", std::vector{0.5, 1.0, 2.0, 4.0}}, {"m", 2.0}, {"rule", "printed"}};
    document.recipe().space = Space::Bias;
    document.recipe().order = Order::Reshuffled;
    document.recipe().seed = std::numeric_limits<std::uint64_t>::max();
    document.recipe().start = {4.5, -4, 0};
    document.recipe().caps = {.updates = 500, .sweeps = 20};
    document.recipes.front().name = "All rates";
    document.recipes.front().unknown = R"({ "momentum": 0.90 })";
    document.recipes.push_back({.name = "η = 1", .recipe = {}, .unknown = R"({ "colour": "red" })"});
    document.recipes.emplace_back();
    document.recipes[1].recipe.parameters = {{"eta", 1.0}};
    document.recipes[1].recipe.space = Space::Bias;
    document.view = KeptView{.centerX1 = 0, .centerX2 = 0.5, .width = 20, .height = 12.5};
    document.step = 2;
    document.checks = 3;
    document.layers = {"grid", "of a later version"};
    document.unknown = R"({ "view": { "tilt": 1e999 }, )"
                       R"("future": { "list": [1.0, null, true], "empty": {}, "none": [] }, )"
                       R"("tags": ["a", "\u0001"] })";
    return document;
}

Document documentFrom(std::string_view written)
{
    const Result<Document> read = readDocument(written);
    if (read)
        return *read;
    QTest::qFail(read.failure().message.c_str(), __FILE__, __LINE__);
    return {};
}

/// "line:column: message", or "read" where there is no failure.
QString complaintAboutDocument(std::string_view written)
{
    const Result<Document> read = readDocument(written);
    if (read)
        return u"read"_qs;
    return text(read.failure());
}

/// A document whose second line is all that differs.
std::string withLine(std::string_view line)
{
    return "{\"format\": \"halfplane\", \"version\": 1, \"points\": [],\n" + std::string(line) + "}";
}

rc::Gen<double> anyNumber()
{
    const auto fromBits = [](std::uint64_t bits) { return std::bit_cast<double>(bits); };
    return rc::gen::suchThat(
        rc::gen::map(rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()), fromBits),
        [](double value) { return std::isfinite(value); });
}

rc::Gen<std::string> anyText() { return rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127)); }

rc::Gen<std::vector<double>> anyNumbers() { return rc::gen::container<std::vector<double>>(anyNumber()); }

Recipe anyRecipe()
{
    Recipe recipe;
    recipe.variant = *anyText();
    recipe.parameters[*anyText()] = *anyNumber();
    recipe.parameters[*anyText()] = *anyNumbers();
    recipe.parameters[*anyText()] = *anyText();
    recipe.space = *rc::gen::elementOf(allSpaces);
    recipe.order = *rc::gen::elementOf(allOrders);
    recipe.seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
    recipe.start = *anyNumbers();
    recipe.caps.updates = *rc::gen::arbitrary<std::uint64_t>();
    if (*rc::gen::arbitrary<bool>())
        recipe.caps.sweeps = *rc::gen::arbitrary<std::uint64_t>();
    return recipe;
}

Document anyDocument()
{
    Document document;
    document.title = *anyText();
    document.caption = *anyText();
    document.source = *anyText();
    document.notes = *anyText();
    document.names = {.axes = {keptName(*anyText()), keptName(*anyText())},
                      .classes = {"", keptName(*anyText())}};
    document.recipes.front().name = *anyText();
    document.recipe() = anyRecipe();
    for (std::size_t i = *rc::gen::inRange<std::size_t>(0, 3); i > 0; --i)
        document.recipes.push_back({.name = *anyText(), .recipe = anyRecipe()});
    for (std::size_t i = *rc::gen::inRange<std::size_t>(0, 5); i > 0; --i)
        document.points.push_back(
            {*anyNumber(), *anyNumber(), *rc::gen::element(Label::Positive, Label::Negative)});
    if (*rc::gen::arbitrary<bool>()) {
        document.view = KeptView{*anyNumber(), *anyNumber(), std::abs(*anyNumber()) + 1};
        if (*rc::gen::arbitrary<bool>())
            document.view->height = std::abs(*anyNumber()) + 1;
    }
    document.step = *rc::gen::arbitrary<std::uint64_t>();
    document.checks = *rc::gen::arbitrary<std::uint64_t>();
    if (*rc::gen::arbitrary<bool>())
        document.layers = {*anyText(), *anyText()};
    return document;
}

} // namespace

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("RC_PARAMS", "seed=13"); }

    void aDocumentIsWrittenInOneForm();
    void whatIsEmptyOrDefaultIsLeftOut();
    void everyFieldIsRead();
    void fieldsNotUnderstoodAreKeptInOneForm();
    void unknownFieldsOfAViewOutliveIt();
    void missingPartsHaveTheirDefaults();
    void whatIsWrittenReadsBackTheSame();
    void writingTwiceGivesTheSameBytes();
    void aByteOrderMarkAndBlanksDoNotMatter();
    void escapesAreRead();
    void textThatIsNotUtf8IsWrittenAsUtf8();
    void wrongValuesAreRefusedAtTheirPlace_data();
    void wrongValuesAreRefusedAtTheirPlace();
    void whatIsNoDocumentIsRefused_data();
    void whatIsNoDocumentIsRefused();
    void theLineOfAWrongPointIsNamed();
    void nestingUpToTheLimitIsKept();
    void moreRecipesThanCanBeComparedAreRefused();
};

void DocumentTest::aDocumentIsWrittenInOneForm()
{
    QCOMPARE(text(writeDocument(fullDocument())), text(std::string(fullText)));
}

void DocumentTest::whatIsEmptyOrDefaultIsLeftOut()
{
    QCOMPARE(text(writeDocument(Document())), text(std::string(smallText)));
}

void DocumentTest::everyFieldIsRead()
{
    const Document read = documentFrom(fullText);
    const Document expected = fullDocument();
    QCOMPARE(text(read.title), text(expected.title));
    QCOMPARE(text(read.caption), text(expected.caption));
    QCOMPARE(text(read.source), text(expected.source));
    QVERIFY(read.points == expected.points);
    QVERIFY(read.recipe() == expected.recipe());
    QVERIFY(read.view == expected.view);
    QCOMPARE(read.step, expected.step);
    QCOMPARE(text(read.unknown), text(expected.unknown));
    QVERIFY(read == expected);
}

void DocumentTest::fieldsNotUnderstoodAreKeptInOneForm()
{
    const Document read =
        documentFrom("{\"z\":[1.50,{\"\\u0061\":\"\\/\"}],\"format\":\"halfplane\",\"version\":1,"
                     "\"view\":{\"tilt\":3,\"center\":[1,2],\"width\":3},"
                     "\"recipe\":{\"b\":-0,\"a\":{ }},\"points\":[]}");
    QCOMPARE(text(read.recipes.front().unknown), text(R"({ "b": -0, "a": {} })"));
    QCOMPARE(text(read.unknown), text(R"({ "view": { "tilt": 3 }, "z": [1.50, { "a": "/" }] })"));
    QVERIFY(documentFrom(writeDocument(read)) == read);
}

void DocumentTest::unknownFieldsOfAViewOutliveIt()
{
    Document document;
    document.unknown = R"({ "view": { "tilt": 3 } })";
    QVERIFY(documentFrom(writeDocument(document)) == document);
}

void DocumentTest::missingPartsHaveTheirDefaults()
{
    QVERIFY(documentFrom(R"({"format": "halfplane", "version": 1, "points": []})") == Document());
    QVERIFY(documentFrom(withLine(R"("recipe": {}, "view": {})")) == Document());
}

void DocumentTest::whatIsWrittenReadsBackTheSame()
{
    QVERIFY(rc::check("readDocument(writeDocument(d)) is d", [] {
        const Document document = anyDocument();
        const Result<Document> read = readDocument(writeDocument(document));
        RC_ASSERT(static_cast<bool>(read));
        RC_ASSERT(*read == document);
    }));
}

void DocumentTest::writingTwiceGivesTheSameBytes()
{
    QVERIFY(rc::check("writing what was read of what was written changes no byte", [] {
        const std::string written = writeDocument(anyDocument());
        RC_ASSERT(writeDocument(*readDocument(written)) == written);
    }));
}

void DocumentTest::aByteOrderMarkAndBlanksDoNotMatter()
{
    std::string written = "\xEF\xBB\xBF \r\n\t" + std::string(fullText) + "\n\n";
    QVERIFY(documentFrom(written) == fullDocument());
}

void DocumentTest::escapesAreRead()
{
    const std::string written = withLine(R"("x": 1, "title": "\"\\\/\b\f\n\r\t\u00e4\u20AC\ud83d\ude00")");
    QCOMPARE(text(documentFrom(written).title), u"\"\\/\b\f\n\r\t\u00e4\u20ac\U0001F600"_qs);
}

void DocumentTest::textThatIsNotUtf8IsWrittenAsUtf8()
{
    Document document;
    document.title = "gr\xFC\xDF";
    QCOMPARE(text(documentFrom(writeDocument(document)).title), u"gr\uFFFD\uFFFD"_qs);
}

void DocumentTest::wrongValuesAreRefusedAtTheirPlace_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(expected);
    };
    const char *const count = "must be a whole number from 0 to 18446744073709551615";
    const auto countRow = [&](const char *line, const char *place) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(place) + QString::fromUtf8(count);
    };
    countRow(R"("recipe": {"seed": -1})", "2:20: recipe.seed: ");
    countRow(R"("recipe": {"seed": 1.5})", "2:20: recipe.seed: ");
    countRow(R"("recipe": {"seed": 18446744073709551616})", "2:20: recipe.seed: ");
    countRow(R"("recipe": {"max_updates": "5"})", "2:27: recipe.max_updates: ");
    countRow(R"("recipe": {"max_sweeps": null})", "2:26: recipe.max_sweeps: ");
    countRow(R"("step": -0)", "2:9: step: ");
    row(R"("title": 3)", "2:10: title: must be a text in double quotes");
    row(R"("recipe": [])", "2:11: recipe: must be an object, { … }");
    row(R"("recipe": {"variant": 3})", "2:23: recipe.variant: must be a text in double quotes");
    row(R"("recipe": {"space": "torus"})",
        "2:21: recipe.space: there is no \"torus\", only origin, bias, circle");
    row(R"("recipe": {"order": "Given"})",
        "2:21: recipe.order: there is no \"Given\", only given, shuffled, reshuffled");
    row(R"("recipe": {"w0": [1, "2"]})", "2:22: recipe.w0[1]: must be a number");
    row(R"("recipe": {"w0": 1})", "2:18: recipe.w0: must be a list of numbers, [ … ]");
    row(R"("recipe": {"parameters": 1})", "2:26: recipe.parameters: must be an object, { … }");
    row(R"("recipe": {"parameters": {"eta": true}})",
        "2:34: recipe.parameters.eta: must be a number, a list of numbers or a text in double quotes");
    row(R"("recipe": {"parameters": {"etas": [1, 1e999]}})",
        "2:39: recipe.parameters.etas[1]: \"1e999\" is too large: numbers go up to about 1.8e308");
    row(R"("compare": {})", "2:12: compare: must be a list of recipes, [{ … }, … ]");
    row(R"("compare": [{}, 1])", "2:17: compare[1]: must be an object, { … }");
    row(R"("compare": [{"name": 1}])", "2:22: compare[0].name: must be a text in double quotes");
    row(R"("view": {"center": [1, 2]})", "2:9: view.width: is missing");
    row(R"("view": {"width": 2})", "2:9: view.center: is missing");
    row(R"("view": {"center": [1], "width": 2})", "2:20: view.center: must be two numbers, [x1, x2]");
    row(R"("view": {"center": [1, 2], "width": 0})", "2:37: view.width: must be greater than 0");
    row(R"("step": 1, "step": 1)", "2:12: the name \"step\" stands here a second time");
    row(R"("a": {"b": 1, "c": 2, "\u0062": 3})", "2:23: the name \"b\" stands here a second time");
}

void DocumentTest::wrongValuesAreRefusedAtTheirPlace()
{
    QFETCH(QString, line);
    QTEST(complaintAboutDocument(withLine(line.toStdString())), "expected");
}

void DocumentTest::whatIsNoDocumentIsRefused_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &written, const char *expected) {
        QTest::newRow(name) << written << QString::fromUtf8(expected);
    };
    row("empty", "", "0:0: the document is empty");
    row("a points file", "x1,x2,y\n", "1:1: this is not a Halfplane document: it does not begin with \"{\"");
    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), "1:1: the text is UTF-16: save it as UTF-8");
    row("other JSON", "\n{}", "2:1: this is not a Halfplane document: \"format\": \"halfplane\" is missing");
    row("another format", R"({"format": "vega"})",
        "1:12: this is not a Halfplane document: \"format\" must be \"halfplane\"");
    row("no version", R"({"format": "halfplane"})",
        "1:1: the document's \"version\" is missing: this program writes 1");
    row("version 0", R"({"format": "halfplane", "version": 0})",
        "1:36: version: must be a whole number from 1");
    row("a newer version, whatever else it has", R"({"points": 3, "format": "halfplane", "version": 7})",
        "1:49: this document was made by a newer Halfplane (version 7; this one reads up to 1): update "
        "Halfplane "
        "to open it");
    row("no points", R"({"format": "halfplane", "version": 1})",
        "1:1: \"points\" is missing: write \"points\": [[x1, x2, label], … ]");
}

void DocumentTest::whatIsNoDocumentIsRefused()
{
    QFETCH(QByteArray, written);
    QTEST(complaintAboutDocument(written.toStdString()), "expected");
}

void DocumentTest::theLineOfAWrongPointIsNamed()
{
    const std::string head = "{\"format\": \"halfplane\", \"version\": 1, \"points\": [\n[1, 2, 1],\n  ";
    QCOMPARE(complaintAboutDocument(head + "[3, 4, 0]]}"), u"3:10: points[1]: label must be 1 or -1"_qs);
    QCOMPARE(complaintAboutDocument(head + "[3, 4, \"1\"]]}"), u"3:10: points[1]: label must be 1 or -1"_qs);
    QCOMPARE(complaintAboutDocument(head + "[3, 4]]}"),
             u"3:3: points[1]: a point must be [x1, x2, label]"_qs);
    QCOMPARE(complaintAboutDocument(head + "[3, 4, 1, 1]]}"),
             u"3:3: points[1]: a point must be [x1, x2, label]"_qs);
    QCOMPARE(complaintAboutDocument(head + "5]}"), u"3:3: points[1]: a point must be [x1, x2, label]"_qs);
    QCOMPARE(complaintAboutDocument(head + "[3, null, 1]]}"), u"3:7: points[1][1]: must be a number"_qs);
    QCOMPARE(complaintAboutDocument(head + "[1e400, 4, 1]]}"),
             u"3:4: points[1][0]: \"1e400\" is too large: numbers go up to about 1.8e308"_qs);
}

void DocumentTest::moreRecipesThanCanBeComparedAreRefused()
{
    std::string list = "{}";
    for (std::size_t i = 1; i + 1 < mostRecipes; ++i)
        list += ", {}";
    QCOMPARE(complaintAboutDocument(withLine("\"compare\": [" + list + "]")), u"read"_qs);
    QCOMPARE(complaintAboutDocument(withLine("\"compare\": [" + list + ", {}]")),
             u"2:265: compare: more than 63 recipes cannot be compared with the first"_qs);
}

void DocumentTest::nestingUpToTheLimitIsKept()
{
    const std::string deep = std::string(63, '[') + std::string(63, ']');
    const Document read = documentFrom(withLine("\"deep\": " + deep));
    QCOMPARE(text(read.unknown), text("{ \"deep\": " + deep + " }"));
    QVERIFY(documentFrom(writeDocument(read)) == read);
    QCOMPARE(complaintAboutDocument(withLine("\"deep\": [" + deep + "]")),
             u"2:72: nested more than 64 deep"_qs);
}

HALFPLANE_TEST(document_test, DocumentTest)
#include "document_test.moc"
