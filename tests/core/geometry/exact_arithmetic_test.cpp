#include "core/geometry/convex_hull.h"
#include "core/geometry/dyadic.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/predicates.h"
#include "support/run.h"

#include <QtTest>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <limits>

using namespace halfplane;
using Rational = boost::multiprecision::cpp_rational;

namespace {

double asDouble(const Dyadic &value) { return value.scaled(0); }

int rationalTurn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const Rational left = (Rational(b.x()) - Rational(a.x())) * (Rational(c.y()) - Rational(a.y()));
    const Rational right = (Rational(b.y()) - Rational(a.y())) * (Rational(c.x()) - Rational(a.x()));
    return left.compare(right);
}

int plainTurn(const PlanePoint &a, const PlanePoint &b, const PlanePoint &c)
{
    const double value = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return (value > 0) - (value < 0);
}

int signOf(int value) { return (value > 0) - (value < 0); }

} // namespace

class ExactArithmeticTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void aDoubleComesBackAsItself_data()
    {
        QTest::addColumn<double>("value");
        QTest::newRow("zero") << 0.0;
        QTest::newRow("one") << 1.0;
        QTest::newRow("negative, all digits") << -0.1;
        QTest::newRow("largest") << std::numeric_limits<double>::max();
        QTest::newRow("smallest normal") << std::numeric_limits<double>::min();
        QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
    }
    void aDoubleComesBackAsItself()
    {
        QFETCH(double, value);
        QCOMPARE(asDouble(Dyadic(value)), value);
    }

    void sumsAndProductsAreNotRounded()
    {
        const Dyadic large(1e200);
        const Dyadic small(1e-200);
        QCOMPARE(asDouble(large + small - large), 1e-200);
        const Dyadic a = Dyadic(1) + small;
        QCOMPARE(asDouble(a * a - Dyadic(1) - small - small - small * small), 0.0);
        QCOMPARE((small * small * small * large * large * large - Dyadic(1)).sign(),
                 Rational(1e-200) * Rational(1e200) > 1 ? 1 : -1);
    }

    void aHalfwayValueIsRoundedToEven()
    {
        const Dyadic half(0x1p-53);
        QCOMPARE(asDouble(Dyadic(1) + half), 1.0);
        QCOMPARE(asDouble(Dyadic(1) + half + Dyadic(0x1p-300)), 1 + 0x1p-52);
        QCOMPARE(asDouble(Dyadic(1) + half + half + half), 1 + 0x1p-51);
    }

    void aQuotientByARootIsTheNearestDouble()
    {
        const bool held = rc::check("n/√(m²) is the double n/m", [] {
            const auto n =
                static_cast<double>(*rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000));
            const auto m = static_cast<double>(*rc::gen::inRange<std::int64_t>(1, 1'000'000'000));
            const Dyadic divisor(m);
            RC_ASSERT(overRoot(Dyadic(n), divisor * divisor) == n / m);
        });
        QVERIFY(held);
        QCOMPARE(overRoot(Dyadic(2), Dyadic(2)), std::sqrt(2.0));
        QCOMPARE(overRoot(Dyadic(-1e-150), Dyadic(1e-300)), -1e-150 / std::sqrt(1e-300));
        QCOMPARE(overRoot(Dyadic(), Dyadic(3)), 0.0);
    }

    /// Kettner et al., Classroom Examples of Robustness Problems in Geometric Computations (2004).
    void theTurnOfNearlyCollinearPointsIsThatOfRationals()
    {
        const PlanePoint q{12, 12};
        const PlanePoint r{24, 24};
        int plainErrors = 0;
        for (int i = 0; i < 64; ++i) {
            for (int j = 0; j < 64; ++j) {
                const PlanePoint p{0.5 + i * 0x1p-53, 0.5 + j * 0x1p-53};
                const int expected = signOf(rationalTurn(p, q, r));
                QCOMPARE(turn(p, q, r), expected);
                QCOMPARE(turn(r, p, q), expected);
                QCOMPARE(turn(q, p, r), -expected);
                plainErrors += plainTurn(p, q, r) != expected ? 1 : 0;
            }
        }
        QVERIFY2(plainErrors > 1000, "the grid is no test");
    }

    /// Rounding gives the determinants of these the wrong sign at more than one and a quarter units of
    /// roundoff.
    void theBoundOfATurnsRoundingIsNotTooTight()
    {
        const PlanePoint a{-0x1.d40cd5073cf85p-1, -0x1.dd0099b66a4aep-1};
        const PlanePoint b{-0x1.86fd91b6a6388p-3, 0x1.105b6a851a78cp-2};
        const PlanePoint c{-0x1.1fc8a195745ccp+1, -0x1.9207799aa9b7cp+1};
        QCOMPARE(plainTurn(a, b, c), 1);
        QCOMPARE(turn(a, b, c), -1);
        const PlanePoint d{-0x1.214e6baef0488p-4, 0x1.960bbcdc6499ep-1};
        const PlanePoint e{0x1.f2c631fde5538p-1, -0x1.d88e2d62dcb84p-3};
        const PlanePoint f{-0x1.543874762cb85p+1, 0x1.aa08bb9d010cep+1};
        QCOMPARE(plainTurn(d, e, f), -1);
        QCOMPARE(turn(d, e, f), 1);
    }

    /// Differences a little off times each other are three halves of the least double: one product is rounded
    /// to two of it, the other to one, though this one is the larger.
    void aTurnIsExactWhereProductsUnderflow()
    {
        constexpr double unit = 0x1p-537;
        const PlanePoint a{0x1p-591, 0x1p-591};
        const PlanePoint b{1.5 * unit, -(1.5 - 0x1p-52) * unit};
        const PlanePoint c{-unit, unit};
        QCOMPARE(plainTurn(a, b, c), 1);
        QCOMPARE(signOf(rationalTurn(a, b, c)), -1);
        QCOMPARE(turn(a, b, c), -1);
    }

    void theTurnAboutTheOriginIsExact_data()
    {
        QTest::addColumn<double>("ax");
        QTest::addColumn<double>("ay");
        QTest::addColumn<double>("bx");
        QTest::addColumn<double>("by");
        QTest::addColumn<int>("expected");
        QTest::newRow("quarter turn") << 1.0 << 0.0 << 0.0 << 1.0 << 1;
        QTest::newRow("same direction, not the same length") << 0.1 << 0.3 << 0.2 << 0.6 << 0;
        QTest::newRow("opposite") << 0.1 << 0.3 << -0.1 << -0.3 << 0;
        QTest::newRow("products that round alike") << 1 + 0x1p-52 << 1.0 << 1 + 0x1p-51 << 1 + 0x1p-52 << 1;
        QTest::newRow("products that underflow") << 2e-300 << 1e-300 << 1e-300 << 3e-300 << 1;
        QTest::newRow("products whose rounding errors underflow")
            << -0x1.915c3f1ca129cp-522 << 0x1.92f886dbb8c94p-522 << -0x1.915c3f1ca129ap-522
            << 0x1.92f886dbb8c91p-522 << 1;
        QTest::newRow("products that underflow, equal") << 2e-300 << 1e-300 << 2e-300 << 1e-300 << 0;
        QTest::newRow("products that overflow") << 2e300 << 1e300 << 3e300 << 1e300 << -1;
        QTest::newRow("origin") << 0.0 << 0.0 << 3.0 << 1.0 << 0;
    }
    void theTurnAboutTheOriginIsExact()
    {
        QFETCH(double, ax);
        QFETCH(double, ay);
        QFETCH(double, bx);
        QFETCH(double, by);
        QFETCH(int, expected);
        QCOMPARE(turn({ax, ay}, {bx, by}), expected);
        QCOMPARE(turn({bx, by}, {ax, ay}), -expected);
        QCOMPARE(turn({0, 0}, {ax, ay}, {bx, by}), expected);
    }

    void nothingIsRightOfAHullEdge()
    {
        const bool held = rc::check("all places are on the left of all edges, and corners turn left", [] {
            const Dataset points = *test::gridData(5);
            std::vector<PlanePoint> places;
            for (const Point &point : points)
                places.push_back({point.x1, point.x2});
            const std::vector<std::size_t> hull = convexHull(places);
            for (std::size_t k = 0; k < hull.size(); ++k) {
                const PlanePoint &a = places[hull[k]];
                const PlanePoint &b = places[hull[(k + 1) % hull.size()]];
                RC_ASSERT(
                    std::ranges::all_of(places, [&](const PlanePoint &c) { return turn(a, b, c) >= 0; }));
                RC_ASSERT(hull.size() < 3 || turn(a, b, places[hull[(k + 2) % hull.size()]]) > 0);
                RC_ASSERT(std::ranges::find(places, a) - places.begin()
                          == static_cast<std::ptrdiff_t>(hull[k]));
            }
        });
        QVERIFY(held);
    }

    void theHullOfALineHasTwoCornersAndThatOfAPlaceOne()
    {
        const std::vector<PlanePoint> line{{1, 1}, {3, 3}, {2, 2}, {-1, -1}, {3, 3}};
        QCOMPARE(convexHull(line), (std::vector<std::size_t>{3, 1}));
        const std::vector<PlanePoint> place{{1, 1}, {1, 1}};
        QCOMPARE(convexHull(place), (std::vector<std::size_t>{0}));
    }
};

HALFPLANE_TEST(exact_arithmetic_test, ExactArithmeticTest)
#include "exact_arithmetic_test.moc"
