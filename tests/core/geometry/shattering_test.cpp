#include "core/geometry/plane_data.h"
#include "core/geometry/scores.h"
#include "core/geometry/separability.h"
#include "core/geometry/shattering.h"
#include "support/run.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>
#include <set>

using namespace halfplane;
using test::minus;
using test::plus;

namespace {

using Codes = std::set<unsigned>; ///< labellings, a bit for each point: +1

const RegionFamily &family(std::string_view id)
{
    return *std::ranges::find(regionFamilies(), id, &RegionFamily::id);
}

Dataset placed(std::initializer_list<PlanePoint> places)
{
    Dataset points;
    for (const PlanePoint &place : places)
        points.push_back({place.x(), place.y(), plus});
    return points;
}

Codes possible(const Dataset &points, const RegionFamily &family)
{
    const Shattering all = shattering(points, family);
    Codes codes;
    for (unsigned code = 0; code < all.labellings.size(); ++code) {
        if (all.labellings[code].w)
            codes.insert(code);
    }
    return codes;
}

/// Those of which the points' numbers are above a level, for every level.
void addLevels(const std::vector<double> &numbers, Codes &codes)
{
    for (const double level : numbers) {
        unsigned code = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            code |= numbers[i] >= level ? 1U << i : 0U;
        codes.insert(code);
    }
    codes.insert(0);
}

/// All of it, for between two directions in which two points are at one height nothing changes.
Codes cutByDirections(const Dataset &points)
{
    std::vector<double> turns{0};
    for (const Point &a : points) {
        for (const Point &b : points) {
            if (a.x1 != b.x1 || a.x2 != b.x2)
                turns.push_back(std::atan2(b.x2 - a.x2, b.x1 - a.x1) + std::numbers::pi / 2);
        }
    }
    for (double &turn : turns)
        turn = std::fmod(turn + 4 * std::numbers::pi, 2 * std::numbers::pi);
    std::ranges::sort(turns);
    turns.push_back(turns.front() + 2 * std::numbers::pi);
    Codes codes;
    for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
        const double turn = (turns[i] + turns[i + 1]) / 2;
        if (turns[i + 1] - turns[i] < 1e-9)
            continue;
        std::vector<double> heights;
        for (const Point &point : points) // whole numbers: what is at one place has one height
            heights.push_back(std::cos(turn) * point.x1 + std::sin(turn) * point.x2);
        addLevels(heights, codes);
    }
    return codes;
}

Codes cutByRandomCircles(const Dataset &points, bool holdsInside, std::mt19937_64 &random)
{
    std::normal_distribution<double> normal;
    std::uniform_real_distribution<double> magnitude(-1, 4);
    Codes codes;
    for (int i = 0; i < 30'000; ++i) {
        const double far = std::pow(10.0, magnitude(random));
        const PlanePoint centre{far * normal(random), far * normal(random)};
        std::vector<double> closeness;
        for (const Point &point : points)
            closeness.push_back(-std::hypot(point.x1 - centre.x(), point.x2 - centre.y()));
        addLevels(closeness, codes);
    }
    if (holdsInside)
        return codes;
    const unsigned all = (1U << points.size()) - 1;
    Codes both = codes;
    for (const unsigned code : codes)
        both.insert(all & ~code);
    return both;
}

Dataset somePoints(std::size_t count, std::mt19937_64 &random)
{
    std::uniform_int_distribution<int> number(-3, 3);
    Dataset points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back({static_cast<double>(number(random)), static_cast<double>(number(random)), plus});
    return points;
}

const Dataset triangle = placed({{1.5, 5}, {-4, 2.5}, {5, -2.5}});
const Dataset square = placed({{1, 1}, {-1, 1}, {-1, -1}, {1, -1}});
const Dataset ofTheNotes = placed({{-3.5, -1.5}, {5, -2.5}, {-0.5, 3}, {-1, -1}}); // one inside the others

} // namespace

class ShatteringTest : public QObject
{
    Q_OBJECT

private slots:
    void countsAreThoseOfTheNotes_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<std::size_t>("count");
        QTest::newRow("three by lines") << triangle << QByteArray("lines") << std::size_t{8};
        QTest::newRow("four by lines") << square << QByteArray("lines") << std::size_t{14};
        QTest::newRow("four, one inside, by lines") << ofTheNotes << QByteArray("lines") << std::size_t{14};
        QTest::newRow("three on a line")
            << placed({{0, 0}, {1, 1}, {2, 2}}) << QByteArray("lines") << std::size_t{6};
        QTest::newRow("the notes' four by discs") << ofTheNotes << QByteArray("discs") << std::size_t{15};
        QTest::newRow("either side") << ofTheNotes << QByteArray("circles") << std::size_t{16};
        QTest::newRow("four on a circle") << square << QByteArray("circles") << std::size_t{14};
        QTest::newRow("two through 0")
            << placed({{1, 2}, {-2, 1}}) << QByteArray("through-origin") << std::size_t{4};
        QTest::newRow("three through 0") << triangle << QByteArray("through-origin") << std::size_t{6};
        QTest::newRow("one at one place twice")
            << placed({{1, 1}, {1, 1}}) << QByteArray("discs") << std::size_t{2};
        QTest::newRow("five by lines") << placed({{1, 0}, {0.4, 1}, {-1, 0.5}, {-0.7, -0.8}, {0.5, -1}})
                                       << QByteArray("lines") << std::size_t{22};
        QTest::newRow("none") << Dataset{} << QByteArray("lines") << std::size_t{0};
    }
    void countsAreThoseOfTheNotes()
    {
        QFETCH(Dataset, points);
        QFETCH(QByteArray, id);
        QFETCH(std::size_t, count);
        const Shattering all = shattering(points, family(id.toStdString()));
        QCOMPARE(all.labellings.size(), points.empty() ? 0 : std::size_t{1} << points.size());
        QCOMPARE(all.possible(), count);
    }

    void sauersBoundIsASumOfChoices()
    {
        QCOMPARE(sauerBound(3, 3), std::size_t{8});
        QCOMPARE(sauerBound(4, 3), std::size_t{15});
        QCOMPARE(sauerBound(5, 3), std::size_t{26});
        QCOMPARE(sauerBound(5, 2), std::size_t{16});
        QCOMPARE(sauerBound(2, 4), std::size_t{4});
    }

    void linesAreThoseOfEveryDirection()
    {
        std::mt19937_64 random(1);
        for (int i = 0; i < 200; ++i) {
            const Dataset points = somePoints(1 + static_cast<std::size_t>(i) % mostShattered, random);
            Codes cut = cutByDirections(points);
            QCOMPARE(possible(points, family("lines")), cut);
        }
    }

    void circlesAreThoseOfManyCircles_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("discs") << QByteArray("discs");
        QTest::newRow("circles") << QByteArray("circles");
    }
    void circlesAreThoseOfManyCircles()
    {
        QFETCH(QByteArray, id);
        const RegionFamily &circles = family(id.toStdString());
        std::mt19937_64 random(2);
        for (int i = 0; i < 20; ++i) {
            const Dataset points = somePoints(2 + static_cast<std::size_t>(i) % 4, random);
            QCOMPARE(possible(points, circles), cutByRandomCircles(points, circles.holdsInside, random));
        }
    }

    void linesThroughTheOriginAreAsSeparabilitySays()
    {
        std::mt19937_64 random(3);
        for (int i = 0; i < 100; ++i) {
            const Dataset points = somePoints(1 + static_cast<std::size_t>(i) % mostShattered, random);
            for (const RegionFamily &each : regionFamilies()) {
                if (each.holdsInside)
                    continue;
                const Shattering all = shattering(points, each);
                for (const Labelling &labelling : all.labellings)
                    QCOMPARE(labelling.w.has_value(), isSeparable(labelling.points, each.space));
            }
        }
    }

    void everyBoundaryDoesWhatItIsFor()
    {
        std::mt19937_64 random(4);
        for (int i = 0; i < 200; ++i) {
            Dataset points = somePoints(1 + static_cast<std::size_t>(i) % mostShattered, random);
            for (Point &point : points)
                point.x1 = 1e6 + point.x1 / 8; // far from 0 for their size
            for (const RegionFamily &each : regionFamilies()) {
                const Shattering all = shattering(points, each);
                for (const Labelling &labelling : all.labellings) {
                    if (!labelling.w)
                        continue;
                    QCOMPARE(exactLoss(ReflectedPoints(labelling.points, each.space), *labelling.w),
                             std::size_t{0});
                    QVERIFY(!each.holdsInside || (*labelling.w)[2] < 0);
                }
            }
        }
    }

    void noMoreArePossibleThanSauerSays()
    {
        std::mt19937_64 random(5);
        for (int i = 0; i < 100; ++i) {
            const Dataset points = somePoints(mostShattered, random);
            for (const RegionFamily &each : regionFamilies())
                QVERIFY(shattering(points, each).possible() <= sauerBound(mostShattered, each.dimension));
        }
    }
};

HALFPLANE_TEST(shattering_test, ShatteringTest)
#include "shattering_test.moc"
