#include "core/study/landscape.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

Landscape landscape(const Dataset &points, const Recipe &recipe)
{
    return landscapeOf(Trainer::of(points, recipe)->run());
}

} // namespace

class LandscapeTest : public QObject
{
    Q_OBJECT

private slots:
    void separablePointsHaveAConeAndNoObstacle()
    {
        const Landscape result = landscape(oracleData("figure34.csv"), test::recipe("standard"));
        QVERIFY(result.best.separable && result.best.gamma > 0);
        QCOMPARE(result.separability, std::string("separable through the origin"));
        QVERIFY(!result.obstacle);
        QVERIFY(result.ring && result.ring->solutionCone().size() == 1);
        QVERIFY(result.hardMargin.has_value());
        QVERIFY(result.isFuzzy.empty());
    }

    void onlyTheOriginHasARingForEveryW()
    {
        for (const Space space : {Space::Bias, Space::Circle})
            QVERIFY(!landscape(oracleData("figure34.csv"), test::recipe("standard", {}, space)).ring);
    }

    void overlapIsToldWithItsObstacle()
    {
        const Landscape result = landscape(oracleData("overlap.csv"), test::recipe("greedy"));
        QVERIFY(result.separability.starts_with("not separable through the origin"));
        QVERIFY(result.obstacle && result.obstacle->starts_with("no w classifies all the points"));
        QVERIFY(!result.hardMargin);
    }

    void fuzzyPointsAreThoseNearOneHalf()
    {
        const Dataset points = oracleData("overlap.csv");
        const Landscape result = landscape(points, test::recipe("fuzzy", {{"delta", 0.2}}));
        QCOMPARE(result.isFuzzy.size(), points.size());
        std::size_t fuzzy = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            QCOMPARE(result.isFuzzy[i], result.memberships->excess(points[i]) <= 0.2);
            fuzzy += result.isFuzzy[i] ? 1 : 0;
        }
        QVERIFY(fuzzy > 0 && fuzzy < points.size());
    }

    void membershipsFollowTheRecipesC()
    {
        const Dataset points = oracleData("overlap.csv");
        const auto excess = [&](const Recipe &recipe) {
            return landscape(points, recipe).memberships->excess(points.front());
        };
        QCOMPARE(excess(test::recipe("fuzzy", {{"c", 5.0}})),
                 Memberships::of(points, 5)->excess(points.front()));
        QCOMPARE(excess(test::recipe("standard")), Memberships::of(points, 2)->excess(points.front()));
    }

    void oneClassHasNeitherMembershipsNorHardMargin()
    {
        const Landscape result = landscape({{1, 2, Label::Positive}}, test::recipe("standard"));
        QVERIFY(!result.memberships && !result.hardMargin);
        QVERIFY(result.best.separable);
    }
};

HALFPLANE_TEST(landscape_test, LandscapeTest)
#include "landscape_test.moc"
