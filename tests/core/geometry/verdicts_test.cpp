// Every theorem's verdict at every step of short runs, beside fractions.
#include "core/geometry/best_margin.h"
#include "core/geometry/near_cases.h"
#include "core/geometry/rationals.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "support/run.h"
#include "support/runs.h"

#include <QtTest>

#include <cmath>
#include <numeric>
#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// smaller ≤ larger, in fractions: the truth of a statement about the numbers of a run.
struct Truth
{
    Rational smaller;
    Rational larger;
    bool isStrict = false;

    bool holds() const { return isStrict ? smaller < larger : smaller <= larger; }
    bool isNearlyEqual() const { return smaller - larger <= Rational(1e-5) * abs(larger); }
};
using Truths = std::vector<Truth>;

Rational squareOf(const Rational &a) { return a * a; }

RationalVector exact(const Weights &w) { return {w.begin(), w.end()}; }

Rational squaredLength(const RationalVector &a) { return dot(a, a); }

Rational largestSquare(const std::vector<RationalVector> &points)
{
    Rational largest = 0;
    for (const RationalVector &z : points)
        largest = std::max(largest, squaredLength(z));
    return largest;
}

/// All that statements are made of, worked out from the points and the numbers that a run has recorded.
class Facts
{
public:
    explicit Facts(const Run &run)
        : m_run(run)
        , m_all(reflectedExactly(run.problem->points, run.problem->space))
        , m_nearest(nearestToOrigin(m_all))
        , m_squaredGamma(squaredLength(m_nearest))
        , m_squaredRadius(largestSquare(m_all))
    {
        std::vector<std::size_t> counted(m_all.size());
        std::iota(counted.begin(), counted.end(), std::size_t{0});
        if (const auto some = run.variant->countedPoints())
            counted = *some;
        for (const std::size_t i : counted) {
            m_counted.push_back(m_all[i]);
            RationalVector &scaled = m_scaled.emplace_back(m_all[i]);
            const Rational rate(
                run.variant->rate({Weights::Zero(run.reflected().dimension()), i, 0}).value_or(0));
            for (Rational &component : scaled)
                component *= rate;
        }
        m_ofCounted = ratioOf(m_counted);
        m_ofScaled = ratioOf(m_scaled);
    }

    /// What a theorem says at step k, where fractions can say it.
    Truths of(std::string_view id, std::uint64_t k) const
    {
        const RationalVector w = exact(m_run.trace.weights(k));
        Rational sum = 0;
        Rational squares = 0;
        for (std::uint64_t i = 1; i <= k; ++i) {
            sum += Rational(m_run.trace.update(i).rate);
            squares += squareOf(Rational(m_run.trace.update(i).rate));
        }
        const Rational least = squareOf(Rational(m_run.variant->leastRate()));
        const Rational largest = squareOf(Rational(m_run.variant->largestRate()));
        if (id == "9")
            return {squeezed(k)};
        if (id == "14")
            return {{k * m_squaredGamma, m_squaredRadius}};
        if (id == "15")
            return {{squareOf(sum) * m_squaredGamma, squares * m_squaredRadius}};
        if (id == "16" || id == "17")
            return {{k * least * squares, squareOf(sum) * largest}};
        if (id == "18")
            return {{k * least * m_squaredGamma, largest * m_squaredRadius}};
        if (id == "22")
            return {{k * m_ofCounted.smaller, m_ofCounted.larger}};
        if (id == "22-corrected")
            return {{k * m_ofScaled.smaller, m_ofScaled.larger}};
        if (id == "24")
            return {{k * squareOf(Rational(epsilon())), m_squaredRadius}};
        if (id == "9-proof")
            return {{squareOf(sum) * m_squaredGamma, squaredLength(w)},
                    {squaredLength(w), squares * m_squaredRadius}};
        if (id == "001-proof")
            return {cosine(w, k)};
        return ofUpdate(id, k);
    }

    /// Whether the proof of a theorem that is false in general does apply to this run.
    bool isProved(std::string_view id, std::uint64_t k) const
    {
        if (id == "22") {
            for (std::uint64_t i = 2; i <= k; ++i) {
                if (m_run.trace.update(i).rate != m_run.trace.update(1).rate)
                    return false;
            }
        }
        if (id == "24")
            return isZero(m_run.trace.weights(0)) && m_squaredGamma > 0
                && squareOf(Rational(epsilon())) <= m_squaredGamma;
        return id != "25";
    }

private:
    double epsilon() const { return std::get<double>(m_run.recipe.parameters.at("epsilon")); }

    /// γ² and R².
    static Truth ratioOf(const std::vector<RationalVector> &points)
    {
        if (points.empty())
            return {};
        return {squaredLength(nearestToOrigin(points)), largestSquare(points)};
    }

    /// kηγ² + ⟨w0, p⟩ ≤ γ√(‖w0‖² + kη²R²) with p = γθ*, both squared.
    Truth squeezed(std::uint64_t k) const
    {
        const Rational rate(k == 0 ? 1.0 : m_run.trace.update(1).rate);
        const RationalVector start = exact(m_run.trace.weights(0));
        const Rational left = k * rate * m_squaredGamma + dot(start, m_nearest);
        return {left > 0 ? squareOf(left) : Rational(0),
                m_squaredGamma * (squaredLength(start) + k * squareOf(rate) * m_squaredRadius)};
    }

    /// √k γ/R ≤ ⟨w, p⟩/(γ‖w‖), both squared.
    Truth cosine(const RationalVector &w, std::uint64_t k) const
    {
        const Rational head = dot(w, m_nearest);
        return {k * squareOf(m_squaredGamma) * squaredLength(w),
                (head < 0 ? -1 : 1) * squareOf(head) * m_squaredRadius};
    }

    Truths ofUpdate(std::string_view id, std::uint64_t k) const
    {
        if (k == 0 || (id != "003-proof" && id != "8" && id != "7"))
            return {};
        const Update &update = m_run.trace.update(k);
        const Rational rate(update.rate);
        const RationalVector &z = m_all[update.point];
        const RationalVector before = exact(m_run.trace.weights(k - 1));
        const RationalVector after = exact(m_run.trace.weights(k));
        if (id == "003-proof")
            return {{rate * m_squaredRadius,
                     2 * (rate * m_squaredRadius * dot(m_nearest, z) / m_squaredGamma - dot(before, z))
                         - rate * dot(z, z)}};
        const Rational rise = dot(after, z) - dot(before, z);
        const Rational promised = rate * dot(z, z);
        if (id == "7")
            return {{rise, promised}, {promised, rise}};
        const auto turned = [&](const RationalVector &w, const RationalVector &other) -> Rational {
            const Rational score = dot(w, z);
            return (score < 0 ? -1 : 1) * squareOf(score) * squaredLength(other);
        };
        return {{turned(before, after), turned(after, before), true}};
    }

    const Run &m_run;
    std::vector<RationalVector> m_all;
    RationalVector m_nearest; ///< γθ*
    Rational m_squaredGamma;
    Rational m_squaredRadius;
    std::vector<RationalVector> m_counted;
    std::vector<RationalVector> m_scaled;
    Truth m_ofCounted;
    Truth m_ofScaled;
};

/// How often which verdict was given, so that a test can see that it has seen them.
struct Seen
{
    int holds = 0;
    int tooClose = 0;
    int exceeded = 0;
};

/// A bound on the updates of a run that is known never to end is exceeded, whatever the numbers are.
bool isExceededForEver(const TheoremDescriptor &theorem, const Run &run)
{
    const bool boundsUpdates = theorem.isMistakeBound || theorem.id == "14";
    return boundsUpdates && run.trace.end()->reason == EndReason::Cycling;
}

/// What is wrong with a verdict, and empty where nothing is.
QString troubleWith(const Finding &finding, const Truths &truths, bool isProved)
{
    bool holds = true;
    bool isNear = true;
    for (const Truth &truth : truths) {
        holds = holds && truth.holds();
        isNear = isNear && truth.isNearlyEqual();
    }
    if (truths.empty())
        return isProved && finding.verdict == Verdict::Exceeded ? QStringLiteral("exceeded") : QString();
    switch (finding.verdict) {
    case Verdict::Holds:
        return holds || (isProved && isNear) ? QString() : QStringLiteral("does not hold");
    case Verdict::TooClose:
        return isProved && !holds ? QString() : QStringLiteral("can be told");
    case Verdict::Exceeded:
        return isProved ? QStringLiteral("is proved") : holds ? QStringLiteral("holds") : QString();
    case Verdict::DoesNotApply:
        return {};
    }
    return QStringLiteral("no verdict");
}

void judgeAll(const Run &run, Seen &seen)
{
    const Facts facts(run);
    const Evidence evidence(run);
    for (const TheoremDescriptor *theorem : theorems()) {
        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
            const Finding finding = theorem->at(evidence, k);
            if (finding.verdict == Verdict::DoesNotApply)
                continue;
            seen.holds += finding.verdict == Verdict::Holds ? 1 : 0;
            seen.tooClose += finding.verdict == Verdict::TooClose ? 1 : 0;
            seen.exceeded += finding.verdict == Verdict::Exceeded ? 1 : 0;
            if (isExceededForEver(*theorem, run)) {
                QCOMPARE(finding.verdict, Verdict::Exceeded);
                continue;
            }
            const QString trouble =
                troubleWith(finding, facts.of(theorem->id, k), facts.isProved(theorem->id, k));
            if (!trouble.isEmpty())
                QFAIL(qPrintable(QStringLiteral("%1 at update %2 of %3 in %4: %5, but %6\n%7")
                                     .arg(QLatin1String(theorem->id.data()))
                                     .arg(k)
                                     .arg(QString::fromStdString(run.recipe.variant))
                                     .arg(QString::fromStdString(std::string(idOf(run.problem->space))))
                                     .arg(QString::fromStdString(finding.reason()), trouble,
                                          described(run.problem->points))));
        }
    }
}

/// Recipes of all variants, with numbers that go with the size of the points.
std::vector<Recipe> recipesFor(const Dataset &points, Space space)
{
    const double radius = ReflectedPoints(points, space).radius();
    std::vector<Recipe> recipes{
        recipe("standard", {}, space),
        recipe("standard", {{"eta", 0.1}}, space),
        recipe("greedy", {}, space),
        recipe("greedy", {{"etas", std::vector{0.3, 0.7}}}, space),
        recipe("fuzzy", {{"delta", 0.01}, {"m", 1.0}}, space),
        recipe("fuzzy", {{"delta", 0.01}, {"m", 0.0}}, space),
        recipe("fuzzy", {{"delta", 0.01}, {"m", 1e-15}}, space)}; // rates hardly differ
    for (const double share : {0.05, 0.5, 1.0})
        recipes.push_back(recipe("margin-fuzzy", {{"epsilon", radius * share}}, space));
    // From elsewhere than 0: against the first point, at a right angle to it, and far along θ* itself, where
    // rounding decides which points are wrong.
    const ReflectedPoints reflected(points, space);
    const Weights z = reflected[0];
    Weights sideways = -0.7 * z;
    std::swap(sideways[0], sideways[1]);
    sideways[1] = -sideways[1];
    for (Eigen::Index j = 2; j < z.size(); ++j)
        sideways[j] = 0;
    std::vector<Weights> starts{-0.7 * z, sideways};
    if (const BestMargin best = bestMargin(reflected); best.separable)
        starts.push_back(1e3 * radius * best.direction);
    for (const Weights &start : starts) {
        Recipe moved = recipe("standard", {{"eta", 0.3}}, space);
        moved.start.assign(start.begin(), start.end());
        recipes.push_back(std::move(moved));
    }
    for (Recipe &recipe : recipes)
        recipe.caps.updates = 12;
    return recipes;
}

Dataset scaled(Dataset points, double factor)
{
    for (Point &point : points) {
        point.x1 *= factor;
        point.x2 *= factor;
    }
    return points;
}

Run standardRun(const Dataset &points, Space space)
{
    Recipe recipe = test::recipe("standard", {}, space);
    recipe.caps.updates = 60;
    return finished(points, recipe);
}

} // namespace

class VerdictsTest : public QObject
{
    Q_OBJECT

private slots:
    void verdictsAgreeWithFractions_data()
    {
        QTest::addColumn<Kind>("kind");
        for (const auto &[name, kind] : kindsOfCases())
            QTest::addRow("%s", name) << kind;
    }
    void verdictsAgreeWithFractions()
    {
        QFETCH(Kind, kind);
        Seen seen;
        for (const Dataset &points : casesOf(kind, casesOfAKind / 25, 20261122)) {
            for (const Space space : allSpaces) {
                for (const Recipe &recipe : recipesFor(points, space)) {
                    auto trainer = Trainer::of(points, recipe);
                    if (!trainer)
                        continue;
                    trainer->advance();
                    judgeAll(trainer->run(), seen);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
        qInfo("%d hold, %d too close, %d exceeded", seen.holds, seen.tooClose, seen.exceeded);
    }

    /// A unit of the numbers' scale must not matter.
    void aCircleSeparatesAtAnyScale()
    {
        const Dataset points{{3, -2, Label::Negative},
                             {1, 3, Label::Negative},
                             {-2, 1, Label::Positive},
                             {-1, 1, Label::Positive},
                             {-1, -2, Label::Positive}};
        for (const double scale : {1e-60, 1e-20, 1e-9, 1.0, 1e8, 1e12, 1e40, 1e70}) {
            const Run run = standardRun(scaled(points, scale), Space::Circle);
            const Finding finding = findTheorem("24.2.1")->at(Evidence(run), 0);
            QCOMPARE(finding.verdict, Verdict::Holds);
            QCOMPARE(*finding.value, 5.0);
        }
    }

    /// Two points so close to one line through the origin that the run turns on its rounding.
    void whatRoundingDidIsNotHeldAgainstAProof()
    {
        const Dataset points{{0.38194532137832976, 0.3218512001089017, Label::Positive},
                             {0.2362487800177421, 0.19907811175321885, Label::Negative}};
        const Run run = standardRun(points, Space::Origin);
        const Evidence evidence(run);
        for (const TheoremDescriptor *theorem : theorems()) {
            for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k)
                QVERIFY2(theorem->at(evidence, k).verdict != Verdict::Exceeded, theorem->id.data());
        }
    }

    /// A hundred thousand points on both sides of a line, by a hair.
    void manyPointsAtAnyScaleExceedNoProof()
    {
        constexpr std::size_t count = 100'000;
        std::mt19937_64 random(20261123);
        const auto unit = [&] { return static_cast<double>(random() >> 11U) * 0x1p-53; };
        Dataset points;
        for (std::size_t i = 0; i < count; ++i) {
            const double along = 2 * unit() - 1;
            const double across = (i % 2 == 0 ? 1 : -1) * (1e-9 + unit());
            points.push_back(
                {along + 0.3 * across, across - 0.3 * along, i % 2 == 0 ? Label::Positive : Label::Negative});
        }
        for (const double scale : {1e-100, 1.0, 1e100}) {
            for (const double eta : {1.0, 0.1}) {
                Recipe recipe = test::recipe("standard", {{"eta", eta}});
                recipe.caps.updates = 2000;
                const Run run = finished(scaled(points, scale), recipe);
                const Evidence evidence(run);
                for (const TheoremDescriptor *theorem : theorems()) {
                    for (std::uint64_t k = 0; k <= run.trace.updateCount(); k += 97)
                        QVERIFY2(theorem->at(evidence, k).verdict != Verdict::Exceeded, theorem->id.data());
                }
            }
        }
    }
};

HALFPLANE_TEST(verdicts_test, VerdictsTest)
#include "verdicts_test.moc"
