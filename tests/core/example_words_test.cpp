// Every number in the words of every example and of every moment of a lesson, held against the engine.
#include "core/examples.h"
#include "core/geometry/separability.h"
#include "support/run.h"
#include "told_example.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Number
{
    qsizetype at = 0;
    double value = 0;
    double precision = 0; ///< half a unit of its last digit
};

double wordValue(const QString &word)
{
    static const QHash<QString, double> values{
        {u"zero"_s, 0},     {u"half"_s, 0.5},  {u"one"_s, 1},       {u"first"_s, 1},      {u"two"_s, 2},
        {u"second"_s, 2},   {u"twice"_s, 2},   {u"three"_s, 3},     {u"third"_s, 3},      {u"four"_s, 4},
        {u"fourth"_s, 4},   {u"five"_s, 5},    {u"fifth"_s, 5},     {u"six"_s, 6},        {u"seven"_s, 7},
        {u"eight"_s, 8},    {u"nine"_s, 9},    {u"ten"_s, 10},      {u"eleven"_s, 11},    {u"twelve"_s, 12},
        {u"sixteen"_s, 16}, {u"twenty"_s, 20}, {u"hundred"_s, 100}, {u"thousand"_s, 1000}};
    return values.value(word.toLower());
}

/// Digits, and words for numbers; not the names of theorems and buttons, and not "one" as a pronoun.
std::vector<Number> numbersIn(const QString &text)
{
    static const QRegularExpression pattern(
        u"(?<digits>(?<![\\w₀-₉]|Theorem |Section |Through )[−+]?\\d+(?:[ "
        u"\\x{a0}\\x{2009}\\x{202f}]\\d{3})*(?:\\.\\d+)?)"
        u"|(?<!middle |best |at )\\b(?<word>zero|half(?!-)|one(?! of| that|;| never| "
        u"side)|two|three|four|five|"
        u"six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty|hundred|thousand|twice|first(?! "
        u"run)|second|third|"
        u"fourth|fifth)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    std::vector<Number> numbers;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (!match.captured(u"word"_s).isEmpty()) {
            numbers.push_back({match.capturedStart(), wordValue(match.captured(u"word"_s)), 0});
            continue;
        }
        QString digits = match.captured(u"digits"_s);
        digits.remove(QRegularExpression(u"[ +\\x{a0}\\x{2009}\\x{202f}]"_s)).replace(u'−', u'-');
        const qsizetype point = digits.indexOf(u'.');
        const double unit = point < 0 ? 0 : std::pow(10.0, static_cast<double>(point + 1 - digits.size()));
        numbers.push_back({match.capturedStart(), digits.toDouble(), unit / 2});
    }
    return numbers;
}

QStringList textsOf(const Document &document)
{
    return {QString::fromStdString(document.title), QString::fromStdString(document.caption),
            QString::fromStdString(document.notes)};
}

/// Of examples and of lessons.
std::vector<Saying> allSayings()
{
    std::vector<Saying> all = sayings();
    all.insert(all.end(), lessonSayings().begin(), lessonSayings().end());
    return all;
}

/// Those that are in no saying of the example.
std::vector<Number> unclaimed(const QString &id, const QString &text)
{
    std::vector<Number> open = numbersIn(text);
    for (const Saying &saying : allSayings()) {
        const qsizetype from = QLatin1String(saying.id) == id ? text.indexOf(saying.words) : -1;
        const qsizetype to = from < 0 ? -1 : from + saying.words.size();
        std::erase_if(open, [from, to](const Number &number) { return number.at >= from && number.at < to; });
    }
    return open;
}

bool isTrue(const Number &number, double value)
{
    return std::abs(number.value - value) <= number.precision * (1 + 1e-9) + 1e-12 * std::abs(value);
}

} // namespace

class ExampleWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberIsClaimed_data() { addExamples(); }
    void everyNumberIsClaimed()
    {
        QFETCH(QString, id);
        for (const QString &text : textsOf(example::document(id.toStdString()))) {
            const std::vector<Number> open = unclaimed(id, text);
            for (const Number &number : open)
                QFAIL(qPrintable(u"nobody computes this number: "_s + text.mid(number.at, 30)));
        }
    }

    void everyClaimIsTrue_data()
    {
        QTest::addColumn<Saying>("saying");
        for (const Saying &saying : allSayings())
            QTest::addRow("%s: %s", saying.id, qPrintable(saying.words)) << saying;
    }
    void everyClaimIsTrue()
    {
        QFETCH(const Saying, saying);
        const Told told(saying.id);
        QVERIFY(textsOf(told.document).join(u'\n').contains(saying.words));
        const std::vector<Number> numbers = numbersIn(saying.words);
        const Values values = saying.values(told);
        QCOMPARE(numbers.size(), values.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QVERIFY2(isTrue(numbers[i], values[i]),
                     qPrintable(u"%1 is said, %2 is so"_s.arg(numbers[i].value).arg(values[i], 0, 'g', 12)));
    }

    void numbersAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<double>>("values");
        const auto row = [](const QString &text, const QList<double> &values) {
            QTest::newRow(qPrintable(text)) << text << values;
        };
        row(u"η = 0.5, 1 and −4 need 15 443 of 100 000"_s, {0.5, 1, -4, 15443, 100000});
        row(u"Five of w₀ = x₁/2, twice"_s, {5, 2, 2});
        row(u"Theorem 22, Section 5, Through 0, half-planes, w0"_s, {});
        row(u"The one that, one of them, the middle one; one more"_s, {1});
        row(u"the first of class +1, a first run, at first"_s, {1, 1});
    }
    void numbersAreFound()
    {
        QFETCH(QString, text);
        QList<double> found;
        for (const Number &number : numbersIn(text))
            found.append(number.value);
        QTEST(found, "values");
    }

    void twoPointsNeverMakeGreedySlower()
    {
        for (int code = 0; code < 9 * 9 * 9 * 9; ++code) {
            const auto part = [&](int power) { return code / power % 9 - 4.0; };
            Document document = example::document("greedy-slower");
            document.points = {{part(1), part(9), Label::Positive}, {part(81), part(729), Label::Positive}};
            if (!isSeparable(document.points, Space::Origin))
                continue;
            QVERIFY(updatesWith(document) <= updatesWith(example::withStandard(document, 1)));
        }
    }

private:
    static void addExamples()
    {
        QTest::addColumn<QString>("id");
        for (const Example &example : examples())
            QTest::newRow(std::string(example.id).c_str()) << QString::fromStdString(std::string(example.id));
        for (const std::string &id : example::momentIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
};

HALFPLANE_TEST(example_words_test, ExampleWordsTest, QCoreApplication)
#include "example_words_test.moc"
