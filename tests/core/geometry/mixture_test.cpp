// The proof that nothing separates some points, checked in fractions by code that shares nothing with it.
#include "core/examples.h"
#include "core/geometry/best_margin.h"
#include "core/geometry/mixture.h"
#include "core/geometry/near_cases.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/rationals.h"
#include "core/geometry/separability.h"
#include "core/io/document.h"
#include "core/study/evidence.h"
#include "support/run.h"
#include "support/runs.h"

#include <QtTest>

#include <map>

using namespace halfplane;
using namespace halfplane::test;

namespace {

bool isAllZero(const RationalVector &a)
{
    return std::ranges::all_of(a, [](const Rational &component) { return component == 0; });
}

/// Σ λ_i z_i of those of one class, or of both.
RationalVector mixed(const Mixture &mixture, const std::vector<RationalVector> &z, const Dataset &points,
                     std::optional<Label> label = {})
{
    RationalVector sum(z.front().size());
    for (const Mixture::Term &term : mixture.terms) {
        if (label && points[term.point].label != *label)
            continue;
        for (std::size_t j = 0; j < sum.size(); ++j)
            sum[j] += mixture.share(term) * z[term.point][j];
    }
    return sum;
}

/// What is wrong with a proof; null where nothing is.
const char *flawIn(const Mixture &mixture, const Dataset &points, Space space)
{
    const std::vector<RationalVector> z = reflectedExactly(points, space);
    if (mixture.terms.empty() || mixture.terms.size() > z.front().size() + 1)
        return "too few points or too many";
    Rational sum = 0;
    std::size_t least = 0;
    for (const Mixture::Term &term : mixture.terms) {
        if (term.point < least || term.point >= points.size())
            return "points out of order";
        least = term.point + 1;
        if (mixture.share(term) <= 0)
            return "a share that is not above 0";
        if (std::abs(mixture.roundedShare(term)) > 1)
            return "a rounded share that is none";
        sum += mixture.share(term);
    }
    if (sum != 1)
        return "shares that are not all";
    return isAllZero(mixed(mixture, z, points)) ? nullptr : "it does not give 0";
}

/// Whether the place is both classes', as exactly as doubles can say it.
bool isMeetingPlace(const Mixture &mixture, const Dataset &points)
{
    const std::vector<RationalVector> z = reflectedExactly(points, Space::Bias);
    const RationalVector half = mixed(mixture, z, points, Label::Positive);
    const PlanePoint place = meetingPlace(mixture, points);
    const auto isNear = [](double rounded, const Rational &exact) {
        return abs(Rational(rounded) - exact) <= abs(exact) * Rational(0x1p-53);
    };
    return half[2] == Rational(1, 2) && isNear(place.x(), 2 * half[0]) && isNear(place.y(), 2 * half[1]);
}

void checkProofs(const Dataset &points)
{
    for (const Space space : allSpaces) {
        const BestMargin best = bestMargin({points, space});
        const QString context =
            QStringLiteral("in %1:\n%2").arg(static_cast<int>(space)).arg(described(points));
        QVERIFY2((best.mixture == nullptr) == isSeparable(points, space), qPrintable(context));
        if (best.mixture == nullptr)
            continue;
        const char *flaw = flawIn(*best.mixture, points, space);
        QVERIFY2(flaw == nullptr, qPrintable(QString::fromLatin1(flaw) + context));
        if (space == Space::Bias)
            QVERIFY2(isMeetingPlace(*best.mixture, points), qPrintable(context));
    }
}

/// Repeated places, some at 0 and some of both classes, lines, and numbers of any size.
Dataset withTies(std::mt19937_64 &random)
{
    const auto below = [&](std::uint64_t bound) { return random() % bound; };
    const double scale = std::ldexp(1, static_cast<int>(below(400)) - 200);
    const bool isLine = below(4) == 0;
    Dataset points;
    for (std::size_t left = 2 + below(14); left > 0; --left) {
        Point point{scale * (static_cast<double>(below(9)) - 4), scale * (static_cast<double>(below(9)) - 4),
                    labelOf(below(2) == 0)};
        if (isLine)
            point.x2 = 3 * point.x1 + scale;
        if (!points.empty() && below(5) == 0)
            point = {points.back().x1, points.back().x2, opposite(points.back().label)};
        if (below(12) == 0)
            point.x1 = point.x2 = 0;
        if (below(10) == 0)
            point.x1 *= std::ldexp(1, static_cast<int>(below(200)));
        points.push_back(point);
    }
    return points;
}

} // namespace

class MixtureTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingSeparatesWhereThereIsOne_data()
    {
        QTest::addColumn<Kind>("kind");
        for (const auto &[name, kind] : kindsOfCases())
            QTest::newRow(name) << kind;
    }
    void nothingSeparatesWhereThereIsOne()
    {
        QFETCH(Kind, kind);
        for (const Dataset &points : casesOf(kind, casesOfAKind / 5, 11)) {
            checkProofs(points);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void tiesAndSizesMakeNoDifference()
    {
        std::mt19937_64 random(7);
        int found = 0;
        for (int left = 2 * casesOfAKind; left > 0 && !QTest::currentTestFailed(); --left) {
            const Dataset points = withTies(random);
            checkProofs(points);
            found += bestMargin({points, Space::Bias}).mixture != nullptr ? 1 : 0;
        }
        QVERIFY(found > casesOfAKind / 2 && found < 2 * casesOfAKind);
    }

    /// Of two rings of three points each of the proofs can be said by heart.
    void smallProofsAreKnown_data()
    {
        using Shares = std::map<std::size_t, Rational>;
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<Space>("space");
        QTest::addColumn<Shares>("shares");
        const Rational half(1, 2);
        const Rational quarter(1, 4);
        QTest::newRow("a point at 0")
            << Dataset{{1, 2, plus}, {0, 0, minus}} << Space::Origin << Shares{{1, 1}};
        QTest::newRow("opposite points of a class") << Dataset{{1, 2, plus}, {-3, -6, plus}} << Space::Origin
                                                    << Shares{{0, 3 * quarter}, {1, quarter}};
        QTest::newRow("one place, two classes")
            << Dataset{{1, 2, plus}, {1, 2, minus}} << Space::Bias << Shares{{0, half}, {1, half}};
        QTest::newRow("one place, two classes, lifted")
            << Dataset{{1, 2, plus}, {1, 2, minus}} << Space::Circle << Shares{{0, half}, {1, half}};
        QTest::newRow("on a segment") << Dataset{{0, 0, plus}, {4, 4, plus}, {1, 1, minus}} << Space::Bias
                                      << Shares{{0, 3 * quarter / 2}, {1, quarter / 2}, {2, half}};
        QTest::newRow("crossing segments")
            << Dataset{{3, 3, plus}, {-3, 3, minus}, {-3, -3, plus}, {3, -3, minus}} << Space::Bias
            << Shares{{0, quarter}, {1, quarter}, {2, quarter}, {3, quarter}};
        QTest::newRow("in a triangle")
            << Dataset{{0, 3, plus}, {0, 0, plus}, {3, 0, plus}, {1, 1, minus}} << Space::Bias
            << Shares{{0, Rational(1, 6)}, {1, Rational(1, 6)}, {2, Rational(1, 6)}, {3, half}};
        QTest::newRow("five lifted")
            << Dataset{{1, 0, plus}, {-1, 0, plus}, {0, 2, minus}, {0, -2, minus}, {0, 0, minus}}
            << Space::Circle
            << Shares{{0, quarter},
                      {1, quarter},
                      {2, Rational(1, 16)},
                      {3, Rational(1, 16)},
                      {4, Rational(3, 8)}};
    }
    void smallProofsAreKnown()
    {
        using Shares = std::map<std::size_t, Rational>;
        QFETCH(Dataset, points);
        QFETCH(Space, space);
        QFETCH(Shares, shares);
        const BestMargin best = bestMargin({points, space});
        QVERIFY(best.mixture != nullptr);
        Shares found;
        for (const Mixture::Term &term : best.mixture->terms)
            found[term.point] = best.mixture->share(term);
        QVERIFY(found == shares);
    }

    void everyExampleThatIsNotSeparableHasOne()
    {
        int found = 0;
        for (const Example &example : examples()) {
            const Document document = *readDocument(example.text);
            checkProofs(document.points);
            const Run run = finished(document.points, document.recipe());
            const Evidence evidence(run);
            const Mixture *mixture = evidence.mixture();
            QCOMPARE(mixture == nullptr, evidence.isSeparable());
            if (mixture == nullptr)
                continue;
            ++found;
            QVERIFY(flawIn(*mixture, run.problem->points, run.problem->space) == nullptr);
        }
        QVERIFY(found > 5);
    }

    /// It speaks of the points that the variant can update on where they are not separable either.
    void fuzzyPointsAreLeftOutWhereTheOthersProveIt()
    {
        const Dataset points{
            {5, 0.1, plus}, {3, 0, plus}, {5, -0.1, plus}, {1, 0.1, minus}, {1, -0.1, minus}};
        Recipe fuzzy = recipe("fuzzy", {{"delta", 0.2}});
        fuzzy.caps.updates = 100;
        const Run run = finished(points, fuzzy);
        const auto counted = run.variant->countedPoints();
        QVERIFY(counted && counted->size() < points.size());
        const Evidence evidence(run);
        QVERIFY(evidence.mixture() != nullptr);
        const bool isOfCounted = !isSeparable(run.reflected().subset(*counted));
        const bool areCounted =
            std::ranges::all_of(evidence.mixture()->terms, [&](const Mixture::Term &term) {
                return std::ranges::find(*counted, term.point) != counted->end();
            });
        QVERIFY(isOfCounted);
        QVERIFY(areCounted);
        QVERIFY(flawIn(*evidence.mixture(), points, Space::Origin) == nullptr);
    }
};

HALFPLANE_TEST(mixture_test, MixtureTest)
#include "mixture_test.moc"
