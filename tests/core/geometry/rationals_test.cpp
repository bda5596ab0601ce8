// Separability and margins beside fractions: small cases of many kinds, each compared to the last bit.
#include "core/explanation.h"
#include "core/geometry/best_margin.h"
#include "core/geometry/exact_loss.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/rationals.h"
#include "core/geometry/separability.h"
#include "support/run.h"
#include "support/runs.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

// Sanitized they take ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int casesOfAKind = 50;
#else
constexpr int casesOfAKind = 500;
#endif

using Place = std::array<double, 2>;

/// Draws small datasets of a kind, in the same way everywhere.
class Cases
{
public:
    explicit Cases(std::uint64_t seed)
        : m_random(seed)
    {
    }

    Dataset lattice()
    {
        return some(5, [this] { return Place{from(-3, 3), from(-3, 3)}; });
    }

    /// Among the twelve lattice points of a circle of radius 5, moved and scaled to a place with decimals.
    Dataset cocircular()
    {
        const double scale = from(1, 99) / 10;
        const double right = from(-99, 99) / 10;
        const double up = from(-99, 99) / 10;
        constexpr std::array<std::array<int, 2>, 12> circle{{{5, 0},
                                                             {4, 3},
                                                             {3, 4},
                                                             {0, 5},
                                                             {-3, 4},
                                                             {-4, 3},
                                                             {-5, 0},
                                                             {-4, -3},
                                                             {-3, -4},
                                                             {0, -5},
                                                             {3, -4},
                                                             {4, -3}}};
        return some(5, [&, this] {
            const auto &place = circle[next() % circle.size()];
            return Place{right + scale * place[0], up + scale * place[1]};
        });
    }

    /// The corners of a rectangle with one or two decimals, alternating in class and in any order.
    Dataset rectangle()
    {
        const double decimals = next() % 2 == 0 ? 10 : 100;
        return cornersOf(from(-99, 99) / decimals, from(-99, 99) / decimals, from(-99, 99) / decimals,
                         from(-99, 99) / decimals);
    }
    Dataset largeRectangle()
    {
        constexpr int large = 1'000'000'007;
        return cornersOf(from(-large, large), from(-large, large), from(-large, large), from(-large, large));
    }

    Dataset collinear()
    {
        const double slope1 = from(-9, 9) / 10;
        const double slope2 = from(-9, 9) / 10;
        return some(5, [&, this] {
            const double along = from(-5, 5);
            return Place{0.3 + slope1 * along, -0.7 + slope2 * along};
        });
    }

    /// Another dataset with some coordinates one unit in the last place away.
    Dataset nudged(Dataset points)
    {
        for (Point &point : points) {
            if (point.x1 != 0 && next() % 3 == 0)
                point.x1 = std::nextafter(point.x1, next() % 2 == 0 ? 1e300 : -1e300);
        }
        return points;
    }

    Dataset scaled(Dataset points)
    {
        const double factor = std::pow(10, from(-60, 60));
        for (Point &point : points) {
            point.x1 *= factor;
            point.x2 *= factor;
        }
        return points;
    }

    std::uint64_t next() { return m_random(); }

private:
    double from(int least, int most)
    {
        return least + static_cast<double>(next() % static_cast<std::uint64_t>(most - least + 1));
    }
    Label label() { return next() % 2 == 0 ? Label::Positive : Label::Negative; }

    template <class Draw>
    Dataset some(std::size_t most, Draw place)
    {
        Dataset points;
        for (std::size_t left = 1 + next() % most; left > 0; --left) {
            const Place at = place();
            points.push_back({at[0], at[1], label()});
        }
        return points;
    }

    Dataset cornersOf(double left, double right, double low, double high)
    {
        Dataset corners{{left, low, Label::Positive},
                        {right, low, Label::Negative},
                        {right, high, Label::Positive},
                        {left, high, Label::Negative}};
        std::swap(corners[next() % 4], corners[next() % 4]);
        return corners;
    }

    std::mt19937_64 m_random;
};

using Kind = Dataset (*)(Cases &cases);

const std::vector<std::pair<const char *, Kind>> kinds{
    {"lattice", [](Cases &cases) { return cases.lattice(); }},
    {"on one circle", [](Cases &cases) { return cases.cocircular(); }},
    {"rectangles", [](Cases &cases) { return cases.rectangle(); }},
    {"large rectangles", [](Cases &cases) { return cases.largeRectangle(); }},
    {"on one line", [](Cases &cases) { return cases.collinear(); }},
    {"nearly on one circle", [](Cases &cases) { return cases.nudged(cases.cocircular()); }},
    {"nearly rectangles", [](Cases &cases) { return cases.nudged(cases.rectangle()); }},
    {"nearly on one line", [](Cases &cases) { return cases.nudged(cases.collinear()); }},
    {"tiny and huge lattices", [](Cases &cases) { return cases.scaled(cases.lattice()); }},
    {"tiny and huge circles", [](Cases &cases) { return cases.scaled(cases.cocircular()); }},
};

QString described(const Dataset &points)
{
    QString text;
    for (const Point &point : points)
        text += QStringLiteral("%1,%2,%3\n")
                    .arg(point.x1, 0, 'g', 17)
                    .arg(point.x2, 0, 'g', 17)
                    .arg(static_cast<int>(sign(point.label)));
    return text;
}

/// What is wrong with the margin, and empty where nothing is.
QString troubleWithMargin(const Dataset &points, Space space)
{
    const auto reflected = reflectedExactly(points, space);
    const RationalVector nearest = nearestToOrigin(reflected);
    const Rational square = dot(nearest, nearest);
    const BestMargin best = bestMargin({points, space});
    if (isSeparable(points, space) != (square != 0) || best.separable != (square != 0))
        return QStringLiteral("separability");
    if (square == 0) {
        const auto band = space == Space::Origin ? squareToNearestEdge(reflected) : std::nullopt;
        return isNearestRoot(best.gamma, band.value_or(0), -1) ? QString() : QStringLiteral("the band");
    }
    if (!isNearestRoot(best.gamma, square))
        return QStringLiteral("the margin");
    for (std::size_t j = 0; j < nearest.size(); ++j) {
        const Rational share = nearest[j] * nearest[j] / square;
        if (!isNearestRoot(best.direction[j], share, nearest[j] < 0 ? -1 : 1))
            return QStringLiteral("the direction");
    }
    return {};
}

std::optional<Run> shortRun(const Dataset &points, Space space)
{
    Recipe recipe = test::recipe("standard", {}, space);
    recipe.caps.updates = 100;
    auto trainer = Trainer::of(points, recipe);
    if (!trainer)
        return std::nullopt;
    trainer->advance();
    return trainer->run();
}

std::size_t wrongWithoutRounding(const Run &run, std::uint64_t k)
{
    const Weights w = run.trace.weights(k);
    const RationalVector exactW(w.begin(), w.end());
    const auto reflected = reflectedExactly(run.problem->points, run.problem->space);
    return static_cast<std::size_t>(
        std::ranges::count_if(reflected, [&](const RationalVector &z) { return dot(exactW, z) <= 0; }));
}

/// The corners of a rectangle, one of them a hair outside of their circle.
Dataset barelySeparable()
{
    return {{0.1, 0.3, Label::Positive},
            {0.7, 0.3, Label::Negative},
            {0.7, 0.8, Label::Positive},
            {std::nextafter(0.1, 0.0), 0.8, Label::Negative}};
}

} // namespace

class RationalsTest : public QObject
{
    Q_OBJECT

private slots:
    void marginsAreExactInEverySpace_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<Space>("space");
        for (const auto &[name, kind] : kinds) {
            for (const Space space : allSpaces)
                QTest::addRow("%s in %s", name, std::string(idOf(space)).c_str()) << kind << space;
        }
    }
    void marginsAreExactInEverySpace()
    {
        QFETCH(Kind, kind);
        QFETCH(Space, space);
        Cases cases(20261119);
        for (int left = casesOfAKind; left > 0; --left) {
            const Dataset points = kind(cases);
            const QString trouble = troubleWithMargin(points, space);
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble + QStringLiteral(" of\n") + described(points)));
        }
    }

    void hardMarginsAreExact_data()
    {
        QTest::addColumn<Kind>("kind");
        for (const auto &[name, kind] : kinds)
            QTest::addRow("%s", name) << kind;
    }
    void hardMarginsAreExact()
    {
        QFETCH(Kind, kind);
        Cases cases(20261120);
        for (int left = casesOfAKind; left > 0; --left) {
            const Dataset points = kind(cases);
            std::vector<RationalVector> differences;
            for (const Point &a : points) {
                for (const Point &b : points) {
                    if (a.label == Label::Positive && b.label == Label::Negative)
                        differences.push_back(
                            {Rational(a.x1) - Rational(b.x1), Rational(a.x2) - Rational(b.x2)});
                }
            }
            if (differences.empty())
                continue;
            const RationalVector nearest = nearestToOrigin(differences);
            const Rational square = dot(nearest, nearest);
            const auto hard = hardMargin(points);
            QVERIFY2(hard.has_value() == (square != 0), qPrintable(described(points)));
            QVERIFY2(!hard || isNearestRoot(hard->margin, square / 4), qPrintable(described(points)));
        }
    }

    void aLossIsCountedWithoutRounding()
    {
        Cases cases(20261121);
        for (int left = casesOfAKind / 5; left > 0; --left) {
            for (const auto &[name, kind] : kinds) {
                const Dataset points = kind(cases);
                for (const Space space : allSpaces) {
                    const auto run = shortRun(points, space);
                    for (std::uint64_t k = 0; run && k <= run->trace.updateCount(); ++k)
                        QCOMPARE(exactLoss(run->reflected(), run->trace.weights(k)),
                                 wrongWithoutRounding(*run, k));
                }
            }
        }
    }

    /// ⟨w, φ⟩ = (2⁵³ + 2) + 1 − (2⁵³ + 2) − 1 = 0, of which doubles make 1.
    void aRunThatOnlyRoundingLetConvergeSaysSo()
    {
        Recipe recipe = test::recipe("standard", {}, Space::Circle);
        recipe.start = {0x1p53 + 2, 1, -(0x1p52 + 1), -1};
        const Run run = finished({{1, 1, Label::Positive}}, recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        QCOMPARE(wrongWithoutRounding(run, 0), std::size_t{1});
        QCOMPARE(roundingRemark(run), "This is rounding: exactly, 1 of 1 point is wrong.");
    }

    /// A circle separates them by so little that the rounded squares are on one line.
    void aCycleOfSeparablePointsSaysThatItIsRounding()
    {
        const Run run = finished(barelySeparable(), test::recipe("standard", {}, Space::Circle));
        QVERIFY(isSeparable(run.problem->points, Space::Circle));
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QCOMPARE(roundingRemark(run),
                 "This is rounding: the points are separable, by less than the numbers of the run can hold.");
        QVERIFY(roundingRemark(finished({{1, 1, Label::Positive}}, test::recipe("standard"))).empty());
    }

    /// Four corners of a rectangle lie on one circle: alternating in class no circle parts them, in whatever
    /// way their squares are rounded.
    void noCircleSeparatesTheCornersOfARectangle()
    {
        const Dataset corners{{0.1, 0.3, Label::Positive},
                              {0.7, 0.3, Label::Negative},
                              {0.7, 0.8, Label::Positive},
                              {0.1, 0.8, Label::Negative}};
        QVERIFY(!isSeparable(corners, Space::Circle));
        QVERIFY(!bestMargin({corners, Space::Circle}).separable);
        QCOMPARE(bestMargin({corners, Space::Circle}).gamma, 0.0);
    }
};

int rationals_test(int argc, char *argv[]) { return halfplane::test::run<RationalsTest>(argc, argv); }
#include "rationals_test.moc"
