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
        if (all.labellings[code].region)
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

/// One between each two neighbouring whole numbers, at both ends, both ways.
Codes cutByManyRectangles(const Dataset &points)
{
    Codes codes;
    for (double left = -3.5; left <= 3.5; ++left) {
        for (double right = left; right <= 3.5; ++right) {
            for (double low = -3.5; low <= 3.5; ++low) {
                for (double high = low; high <= 3.5; ++high) {
                    unsigned code = 0;
                    for (std::size_t i = 0; i < points.size(); ++i) {
                        const auto &[x1, x2, label] = points[i];
                        code |= left < x1 && x1 < right && low < x2 && x2 < high ? 1U << i : 0U;
                    }
                    codes.insert(code);
                }
            }
        }
    }
    return codes;
}

bool isRight(const Labelling &labelling, const RegionFamily &family)
{
    if (const auto *w = std::get_if<Weights>(&*labelling.region)) {
        return exactLoss(ReflectedPoints(labelling.points, *family.space), *w) == 0
            && (!family.holdsInside || (*w)[2] < 0);
    }
    return std::ranges::all_of(labelling.points, [&](const Point &point) {
        return std::get<Rectangle>(*labelling.region).holds(point) == (point.label == plus);
    });
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
        QTest::newRow("a diamond by rectangles")
            << placed({{0, 2}, {2, 0}, {0, -2}, {-2, 0}}) << QByteArray("rectangles") << std::size_t{16};
        QTest::newRow("a square by rectangles") << square << QByteArray("rectangles") << std::size_t{10};
        QTest::newRow("five by rectangles") << placed({{0, 2}, {2, 0}, {0, -2}, {-2, 0}, {0.5, 0.5}})
                                            << QByteArray("rectangles") << std::size_t{28};
        QTest::newRow("one at one place twice, by rectangles")
            << placed({{1, 1}, {1, 1}}) << QByteArray("rectangles") << std::size_t{2};
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
        QCOMPARE(sauerTerms(4, 3), (std::vector<std::size_t>{1, 4, 6, 4}));
        QCOMPARE(sauerTerms(2, 4), (std::vector<std::size_t>{1, 2, 1}));
    }

    void rectanglesAreThoseBetweenTheNumbers()
    {
        std::mt19937_64 random(6);
        for (int i = 0; i < 100; ++i) {
            const Dataset points = somePoints(1 + static_cast<std::size_t>(i) % mostShattered, random);
            QCOMPARE(possible(points, family("rectangles")), cutByManyRectangles(points));
        }
    }

    /// Only what is left, right, above and below of what counts: five by five places have every such order.
    void noFivePointsAreShatteredByRectangles()
    {
        std::vector<PlanePoint> places;
        for (int i = 0; i < 25; ++i)
            places.emplace_back(i % 5, i / 5);
        std::string taken = "11111" + std::string(20, '0');
        std::size_t most = 0;
        do {
            Dataset points;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (taken[i] == '1')
                    points.push_back({places[i].x(), places[i].y(), plus});
            }
            most = std::max(most, shattering(points, family("rectangles")).possible());
        } while (std::ranges::prev_permutation(taken).found);
        QCOMPARE(most, std::size_t{28});
    }

    void aTurnOfALineMeetsAllItCuts()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 200; ++i) {
            const Dataset points = somePoints(1 + static_cast<std::size_t>(i) % mostShattered, random);
            QCOMPARE(2 * neighbours(points) + 2, possible(points, family("lines")).size());
        }
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
                if (each.holdsInside || !each.space)
                    continue;
                const Shattering all = shattering(points, each);
                for (const Labelling &labelling : all.labellings)
                    QCOMPARE(labelling.region.has_value(), isSeparable(labelling.points, *each.space));
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
                for (const Labelling &labelling : all.labellings)
                    QVERIFY(!labelling.region || isRight(labelling, each));
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
