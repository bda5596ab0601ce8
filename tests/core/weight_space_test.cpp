#include "core/geometry/separability.h"
#include "core/mistakes.h"
#include "core/picture/weight_space.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The middle of a cell of the map, as a w that is otherwise as the one given.
Weights middleOf(const HeatMap &map, int column, int row, const View &view, Weights w)
{
    const PlanePoint place = view.toPlane(
        {(column + 0.5) * map.where.width / map.columns, (row + 0.5) * map.where.height / map.rows});
    w[0] = place.x();
    w[1] = place.y();
    return w;
}

struct Slice
{
    Space space;
    Weights w;
};

Slice sliceOf(const QString &space)
{
    if (space == QStringLiteral("origin"))
        return {Space::Origin, Weights{{0, 0}}};
    if (space == QStringLiteral("bias"))
        return {Space::Bias, Weights{{0, 0, -1.5}}};
    return {Space::Circle, Weights{{0, 0, -0.25, 3}}};
}

const View seen{.size = {320, 240}, .centreX1 = 1.013, .centreX2 = -2.0071, .scale = 8};

} // namespace

class WeightSpaceTest : public QObject
{
    Q_OBJECT

private:
    static void eachSpace()
    {
        QTest::addColumn<QString>("space");
        QTest::newRow("through 0") << QStringLiteral("origin");
        QTest::newRow("a slice of line") << QStringLiteral("bias");
        QTest::newRow("a slice of circle") << QStringLiteral("circle");
    }

private slots:
    void theMapIsThePerceptronLoss_data() { eachSpace(); }
    void theMapIsThePerceptronLoss()
    {
        QFETCH(QString, space);
        const Slice slice = sliceOf(space);
        const ReflectedPoints points(oracleData("figure34.csv"), slice.space);
        const WeightSpace drawn = weightSpaceOf(points, slice.w, seen);
        const HeatMap &map = drawn.loss;
        QCOMPARE(map.values.size(), static_cast<std::size_t>(map.columns * map.rows));
        QVERIFY(map.columns * map.rows > 1000);
        QVERIFY(drawn.largestLoss > 0);
        for (int row = 0; row < map.rows; ++row) {
            for (int column = 0; column < map.columns; ++column) {
                const Weights w = middleOf(map, column, row, seen, slice.w);
                const double value =
                    map.values[static_cast<std::size_t>(row) * static_cast<std::size_t>(map.columns)
                               + static_cast<std::size_t>(column)];
                const double direct = perceptronLoss(points, {slice.space, w});
                QVERIFY(std::abs(value * value * drawn.largestLoss - direct) < 1e-5 * drawn.largestLoss);
            }
        }
    }
    void theSolutionsAreWhereNothingIsWrong_data() { eachSpace(); }
    void theSolutionsAreWhereNothingIsWrong()
    {
        QFETCH(QString, space);
        const Slice slice = sliceOf(space);
        const ReflectedPoints points(Dataset{{2, 1, Label::Positive},
                                             {1, 3, Label::Positive},
                                             {-2, -3, Label::Negative},
                                             {5, -4, Label::Negative}},
                                     slice.space);
        const WeightSpace drawn = weightSpaceOf(points, slice.w, seen);
        int inside = 0;
        for (int row = 0; row < drawn.loss.rows; ++row) {
            for (int column = 0; column < drawn.loss.columns; ++column) {
                const Weights w = middleOf(drawn.loss, column, row, seen, slice.w);
                const bool isSolution = isInside(drawn.solutions, seen.toScreen(w[0], w[1]));
                inside += isSolution ? 1 : 0;
                QCOMPARE(isSolution, loss(points, w) == 0);
            }
        }
        QCOMPARE(inside > 0, !drawn.solutions.empty());
        QVERIFY(slice.space == Space::Circle || inside > 20);
    }

    void theirEdgesAreOnTheLinesOfPoints()
    {
        const ReflectedPoints points(oracleData("figure34.csv"), Space::Origin);
        const WeightSpace drawn = weightSpaceOf(points, Weights{{0, 0}}, {.size = {320, 240}, .scale = 4});
        QCOMPARE(drawn.edges.size(), std::size_t{2});
        for (const std::size_t edge : drawn.edges) {
            const WeightBound bound = boundOf(points, edge, Weights{{0, 0}});
            int on = 0;
            for (const Spot &corner : drawn.solutions) {
                const PlanePoint w{(corner.x - 160) / 4, (120 - corner.y) / 4};
                on += std::abs(bound.at(w)) < 1e-9 ? 1 : 0;
            }
            QVERIFY2(on >= 2, "an edge has two ends; where lines meet rounding leaves more");
        }
    }

    void withoutASeparatingBoundaryThereAreNone()
    {
        const ReflectedPoints points(Dataset{{1, 0, Label::Positive}, {2, 0, Label::Negative}},
                                     Space::Origin);
        const WeightSpace drawn = weightSpaceOf(points, Weights{{0, 0}}, seen);
        QVERIFY(drawn.solutions.empty());
        QVERIFY(drawn.edges.empty());
    }

    void manyPointsMakeLargerCells()
    {
        Dataset many;
        for (int i = 0; i < 20'000; ++i)
            many.push_back({1.0 + i % 141, 1.0 + i % 97, Label::Positive});
        const View large{.size = {1920, 1080}, .scale = 10};
        const WeightSpace drawn = weightSpaceOf(ReflectedPoints(many, Space::Origin), Weights{{0, 0}}, large);
        QVERIFY(drawn.loss.columns * drawn.loss.rows < 1000);
        QVERIFY(drawn.loss.columns * drawn.loss.rows > 200);
    }
};

HALFPLANE_TEST(weight_space_test, WeightSpaceTest)
#include "weight_space_test.moc"
