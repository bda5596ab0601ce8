#include "core/io/kept_points.h"
#include "support/run.h"

#include <QTest>

#include <algorithm>
#include <rapidcheck.h>

using namespace halfplane;

class KeptPointsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("RC_PARAMS", "seed=11 max_success=3000"); }

    void mostPointsStayInOrder()
    {
        QVERIFY(rc::check("as long as the longest common part, found the slow way", [] {
            const auto points = [] {
                Dataset result(*rc::gen::inRange<std::size_t>(0, 9));
                for (Point &point : result)
                    point = {static_cast<double>(*rc::gen::inRange(0, 4)), 0, Label::Positive};
                return result;
            };
            const Dataset before = points();
            const Dataset after = points();
            std::vector<std::vector<std::size_t>> most(before.size() + 1,
                                                       std::vector<std::size_t>(after.size() + 1));
            for (std::size_t i = 0; i < before.size(); ++i) {
                for (std::size_t j = 0; j < after.size(); ++j)
                    most[i + 1][j + 1] =
                        before[i] == after[j] ? most[i][j] + 1 : std::max(most[i][j + 1], most[i + 1][j]);
            }
            const KeptPoints kept = keptPoints(before, after);
            RC_ASSERT(kept.inOrder.size() == most.back().back());
            std::vector<bool> isTaken(before.size());
            for (std::size_t j = 0; j < after.size(); ++j) {
                const std::size_t origin = kept.origins[j];
                if (origin == KeptPoints::nowhere) {
                    for (std::size_t i = 0; i < before.size(); ++i)
                        RC_ASSERT(!(before[i] == after[j])
                                  || std::ranges::find(kept.origins, i) != kept.origins.end());
                    continue;
                }
                RC_ASSERT(before[origin] == after[j]);
                RC_ASSERT(!isTaken[origin]);
                isTaken[origin] = true;
            }
        }));
    }

    /// Whatever takes the square of their number would take minutes.
    void manyEqualPointsTakeNoTime()
    {
        const Dataset before(300'000, Point{1, 2, Label::Positive});
        Dataset after(300'000, Point{1, 2, Label::Positive});
        after.front() = after.back() = {3, 4, Label::Positive};
        const KeptPoints kept = keptPoints(before, after);
        QCOMPARE(kept.inOrder.size(), after.size() - 2);
    }
};

HALFPLANE_TEST(kept_points_test, KeptPointsTest)
#include "kept_points_test.moc"
