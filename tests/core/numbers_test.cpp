#include "core/numbers.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <bit>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <limits>
#include <rapidcheck.h>

using namespace halfplane;
using test::text;

namespace {

/// Every double is as likely as its bits: the tiny, the huge and the odd ones come up often.
rc::Gen<double> anyFiniteDouble()
{
    const auto fromBits = [](std::uint64_t bits) { return std::bit_cast<double>(bits); };
    return rc::gen::suchThat(
        rc::gen::map(rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()), fromBits),
        [](double value) { return std::isfinite(value); });
}

} // namespace

class NumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("RC_PARAMS", "seed=7"); }

    void theShortestTextReadsBackToTheSameBits()
    {
        QVERIFY(rc::check("numberFrom(shortest(v)) is v", [] {
            const double value = *anyFiniteDouble();
            const std::optional<double> back = numberFrom(shortest(value));
            RC_ASSERT(back.has_value());
            RC_ASSERT(std::bit_cast<std::uint64_t>(*back) == std::bit_cast<std::uint64_t>(value));
        }));
    }

    void theShortestTextIsShort_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a tenth") << 0.1 << u"0.1"_qs;
        QTest::newRow("a whole number") << 48.0 << u"48"_qs;
        QTest::newRow("seventeen digits") << -9.134869434832888 << u"-9.134869434832888"_qs;
        QTest::newRow("a sum that is not 0.3") << 0.1 + 0.2 << u"0.30000000000000004"_qs;
        QTest::newRow("the largest") << std::numeric_limits<double>::max() << u"1.7976931348623157e+308"_qs;
    }
    void theShortestTextIsShort()
    {
        QFETCH(double, value);
        QTEST(text(shortest(value)), "expected");
    }

    void numbersAreReadWhole_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<double>("expected");
        QTest::newRow("plain") << u"1.5"_qs << 1.5;
        QTest::newRow("plus sign") << u"+1.5"_qs << 1.5;
        QTest::newRow("Unicode minus") << u"\u22121.5"_qs << -1.5;
        QTest::newRow("exponent") << u"1.5e-3"_qs << 0.0015;
        QTest::newRow("exponent with plus") << u"1.5E+3"_qs << 1500.0;
        QTest::newRow("no digit before the point") << u".5"_qs << 0.5;
        QTest::newRow("no digit behind the point") << u"5."_qs << 5.0;
        QTest::newRow("leading zeros") << u"007"_qs << 7.0;
        QTest::newRow("zero with a huge exponent") << u"0e99999999999999999999"_qs << 0.0;
        QTest::newRow("the smallest double") << u"5e-324"_qs << std::numeric_limits<double>::denorm_min();
    }
    void numbersAreReadWhole()
    {
        QFETCH(QString, written);
        QFETCH(double, expected);
        const std::optional<double> read = numberFrom(written.toStdString());
        QVERIFY(read.has_value());
        QVERIFY(*read == expected);
        QVERIFY(!isTooLarge(written.toStdString()));
    }

    void whatIsNoNumberIsNone_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *const written :
             {"",     " ",        "+",    "-",  ".",  "e5", "1e",  "1e+", "nan", "NaN", "-nan(1)", "inf",
              "-inf", "infinity", "0x10", "1x", "1 ", " 1", "+-1", "-+1", "--1", "1,5", "1.2.3",   "one"}) {
            QTest::addRow("'%s'", written) << QString::fromUtf8(written);
        }
        QTest::newRow("Unicode minus and minus") << u"\u2212-1"_qs;
    }
    void whatIsNoNumberIsNone()
    {
        QFETCH(QString, written);
        QVERIFY(!numberFrom(written.toStdString()));
        QVERIFY(!isTooLarge(written.toStdString()));
    }

    void aNumberBeyondDoublesIsTooLargeAndNotRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("just too large") << u"1.8e308"_qs;
        QTest::newRow("negative") << u"-1e400"_qs;
        QTest::newRow("an exponent beyond counting") << u"1e99999999999999999999"_qs;
        QTest::newRow("many digits") << QString(400, u'9');
        QTest::newRow("zeros first") << QString(u"0.00001e400"_qs);
    }
    void aNumberBeyondDoublesIsTooLargeAndNotRead()
    {
        QFETCH(QString, written);
        QVERIFY(isTooLarge(written.toStdString()));
        QVERIFY(!numberFrom(written.toStdString()));
    }

    void aNumberTooSmallForADoubleIsZero_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("1e-400") << u"1e-400"_qs;
        QTest::newRow("negative") << u"-1e-400"_qs;
        QTest::newRow("an exponent beyond counting") << u"1e-99999999999999999999"_qs;
        QTest::newRow("zeros behind the point") << QString(u"0."_qs + QString(400, u'0') + u'1');
        QTest::newRow("many digits and a smaller exponent") << QString(QString(300, u'9') + u"e-900"_qs);
    }
    void aNumberTooSmallForADoubleIsZero()
    {
        QFETCH(QString, written);
        QVERIFY(!isTooLarge(written.toStdString()));
        const std::optional<double> read = numberFrom(written.toStdString());
        QVERIFY(read.has_value());
        QVERIFY(*read == 0);
        QCOMPARE(std::signbit(*read), written.startsWith(u'-'));
    }

    void theLocaleDoesNotMatter()
    {
        // Where the locale is not installed this changes nothing, and the test holds all the same.
        std::setlocale(LC_ALL, "de_DE.UTF-8");
        QCOMPARE(text(shortest(0.5)), u"0.5"_qs);
        QCOMPARE(text(readable(0.5)), u"0.5"_qs);
        QCOMPARE(numberFrom("0.5"), std::optional(0.5));
        std::setlocale(LC_ALL, "C");
    }

    void readableNumbersAreForPeople_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("rounded, with a real minus") << -5.3725 << u"\u22125.37"_qs;
        QTest::newRow("zero") << 0.0 << u"0"_qs;
        QTest::newRow("a whole number") << 48.0 << u"48"_qs;
        QTest::newRow("no zeros at the end") << 2.5 << u"2.5"_qs;
        QTest::newRow("below one") << 0.042666 << u"0.0427"_qs;
        QTest::newRow("just written out") << 0.00012345 << u"0.000123"_qs;
        QTest::newRow("too small to be written out") << 0.000012345 << u"1.23·10⁻⁵"_qs;
        QTest::newRow("all digits before the point") << 573898.2 << u"573\u202f898"_qs;
        QTest::newRow("negative and grouped") << -1234567.0 << u"\u22121\u202f234\u202f567"_qs;
        QTest::newRow("rounding carries") << 9.996 << u"10"_qs;
        QTest::newRow("rounding carries into a group") << 999.7 << u"1\u202f000"_qs;
        QTest::newRow("an exact integer")
            << 123456789012345.0 << u"123\u202f456\u202f789\u202f012\u202f345"_qs;
        QTest::newRow("the last written out") << 1e15 << u"1\u202f000\u202f000\u202f000\u202f000\u202f000"_qs;
        QTest::newRow("huge") << 1.2e19 << u"1.2·10¹⁹"_qs;
        QTest::newRow("the smallest") << -5e-324 << u"\u22124.94·10⁻³²⁴"_qs;
        QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << u"\u2212∞"_qs;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << u"undefined"_qs;
    }
    void readableNumbersAreForPeople()
    {
        QFETCH(double, value);
        QTEST(text(readable(value)), "expected");
    }

    void moreDigitsCanBeAskedFor()
    {
        QCOMPARE(text(readable(3.14159265, 6)), u"3.14159"_qs);
        QCOMPARE(text(readable(1234.5678, 6)), u"1\u202f234.57"_qs);
        QCOMPARE(text(readable(0.7, 1)), u"0.7"_qs);
    }

    void readableNumbersAreNeverMinusZero()
    {
        QCOMPARE(text(readable(-0.0)), u"0"_qs);
        QVERIFY(rc::check("a readable number is not a minus and zeros", [] {
            const double value = *anyFiniteDouble();
            const std::string shown = readable(value);
            RC_ASSERT(value == 0 || shown.find_first_of("123456789") != std::string::npos);
        }));
    }
};

HALFPLANE_TEST(numbers_test, NumbersTest)
#include "numbers_test.moc"
