#include "board_frames.h"
#include "core/examples.h"
#include "core/numbers.h"
#include "core/picture/legend.h"
#include "core/picture/start_handle.h"
#include "core/picture/vector_scale.h"
#include "core/study/job.h"
#include "support/run.h"
#include "support/studies.h"
#include "support/text.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr Size reference{900, 640}; // as the header says: one size, for all

double spatial(const Weights &w) { return std::hypot(w[0], w[1]); }

/// The factors of a scale after 0, 1, 2, … updates.
std::vector<double> factorsOf(const VectorScale &scale, std::uint64_t updates)
{
    std::vector<double> result;
    for (std::uint64_t k = 0; k <= updates; ++k)
        result.push_back(scale.at(k).now);
    return result;
}

/// What is wrong with them; empty when nothing is.
QString troubleWith(const std::vector<double> &factors)
{
    if (std::set(factors.begin(), factors.end()).size() > 3)
        return u"more than three"_s;
    if (!std::ranges::is_sorted(factors, std::ranges::greater()))
        return u"it rises"_s;
    for (const double factor : factors) {
        if (!(factor > 0) || !std::isfinite(factor))
            return u"it is no factor"_s;
        const double digits = factor / std::pow(10, std::floor(std::log10(factor) + 1e-9));
        if (std::abs(2 * digits - std::round(2 * digits)) > 1e-9)
            return u"it is not round: "_s + text(readable(factor));
    }
    return {};
}

/// All that w comes to, drawn as long as it is, as points; and what there is to see of them.
struct Tips
{
    Dataset places;
    double usual = 0; ///< the mean length of an update
};

Tips tipsOf(const Run &run)
{
    Extent seen;
    for (const Point &point : run.problem->points)
        seen.add(point.x1, point.x2);
    Tips tips;
    for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
        const Weights w = run.trace.weights(k);
        const double share = w.size() == 3 && spatial(w) > 0 ? -w[2] / (spatial(w) * spatial(w)) : 0;
        if (seen.holds(share * w[0], share * w[1]))
            tips.places.push_back({(1 + share) * w[0], (1 + share) * w[1]});
        if (k > 0)
            tips.usual += spatial(w - run.trace.weights(k - 1));
    }
    tips.usual /= static_cast<double>(std::max<std::uint64_t>(1, run.trace.updateCount()));
    return tips;
}

/// Recipes of all kinds, on the points of an example.
std::vector<Recipe> recipesFor(const Document &document)
{
    std::vector<Recipe> recipes{document.recipe()};
    for (const Space space : {Space::Origin, Space::Bias}) {
        for (const double eta : {0.001, 0.3, 1.0, 7.0}) {
            Recipe recipe = test::recipe("standard");
            recipe.space = space;
            recipe.parameters["eta"] = eta;
            recipe.caps.updates = 400;
            recipes.push_back(recipe);
        }
        Recipe far = test::recipe("greedy");
        far.space = space;
        far.start = space == Space::Origin ? std::vector<double>{-300, 40} : std::vector<double>{-300, 40, 9};
        far.caps.updates = 400;
        recipes.push_back(far);
    }
    return recipes;
}

/// Two rates so different that one scale makes the updates of the smaller one too short to be seen.
struct FarApart
{
    static Study of(double eta)
    {
        Recipe recipe = test::recipe("standard");
        recipe.parameters["eta"] = eta;
        return surveyed(exampleDocument("figure34").points, recipe);
    }
    std::array<const Study *, 2> both() const { return {&shorter, &longer}; }

    Study shorter = of(0.1);
    Study longer = of(1);
    VectorScale scale{both()};
    std::vector<double> factors = factorsOf(scale, lastUpdate(longer));
};

} // namespace

class VectorScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void theFactorNeverRisesAndHasAtMostThreeValues_data() { addExamples(); }
    void theFactorNeverRisesAndHasAtMostThreeValues()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        for (const Recipe &recipe : recipesFor(document)) {
            const Study study = surveyed(document.points, recipe);
            QVERIFY(study.run);
            const QString trouble = troubleWith(factorsOf(VectorScale(study), lastUpdate(study)));
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        }
    }

    void whatHardlyNeedsAWiderViewIsDrawnAsLongAsItIs_data() { addExamples(); }
    void whatHardlyNeedsAWiderViewIsDrawnAsLongAsItIs()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        for (const Recipe &recipe : recipesFor(document)) {
            const Study study = surveyed(document.points, recipe);
            if (recipe.space == Space::Circle)
                continue;
            const RingRoom ring = ringRoomOf(recipe);
            const double need = fitted({study.points, ring}, reference).scale;
            const Tips tips = tipsOf(*study.run);
            Dataset all = study.points;
            all.insert(all.end(), tips.places.begin(), tips.places.end());
            const double wider = need / fitted({all, ring}, reference).scale;
            const double factor = VectorScale(study).at(0).now;
            if (wider < 1.499 && tips.usual * need > 20) {
                QCOMPARE(factor, 1.0);
                for (const Size size : {reference, Size{400, 700}, Size{1600, 500}}) {
                    const View view = fittedTo(study, size);
                    for (const Point &place : tips.places)
                        QVERIFY(Box({}, size).contains(view.toScreen(place.x1, place.x2)));
                }
            } else if (wider > 1.501 && recipe.space == Space::Origin) {
                QVERIFY(VectorScale(study).at(lastUpdate(study)).now < 1);
            }
        }
    }

    void thenTheFirstUpdatePutsWOnItsPoint()
    {
        const Study study = surveyed(exampleDocument("first"));
        BoardFrame frame = frameOf(study, 1);
        frame.view = fittedTo(study, {900, 640});
        const Point &first = study.points[frame.moment->check->number];
        const Arrow w = all<Arrow>(overlayPicture(frame), "weight").at(0);
        QVERIFY(distance(w.to, frame.view.toScreen(first.x1, first.x2)) < near);
    }

    /// Also where they are not as long as they are, and whatever the shape of the board.
    void allArrowsFromTheOriginAreInTheFittedView_data() { addExamples(); }
    void allArrowsFromTheOriginAreInTheFittedView()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        for (const Recipe &recipe : recipesFor(document)) {
            if (recipe.space != Space::Origin)
                continue;
            const Study study = surveyed(document.points, recipe);
            const VectorScale scale(study);
            for (const Size size : {reference, Size{320, 480}, Size{1900, 700}}) {
                const View view = fittedTo(study, size);
                for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
                    const Weights drawn = scale.at(k).now * study.run->trace.weights(k);
                    QVERIFY(Box({}, size).contains(view.toScreen(drawn[0], drawn[1])));
                }
            }
        }
    }

    void aTinyRunIsDrawnLonger()
    {
        const Study study = FarApart::of(1e-4);
        const VectorScale scale(study);
        QVERIFY(scale.at(0).now > 100);
        QCOMPARE(scale.at(lastUpdate(study)).now, scale.at(0).now);
    }

    void arrowsThatNobodySeesChangeNothing()
    {
        QCOMPARE(VectorScale(surveyed(exampleDocument("circle"))).at(3).now, 1.0);
        QCOMPARE(VectorScale(Study()).at(0).now, 1.0);
        QCOMPARE(VectorScale().at(5).now, 1.0);
        for (const double size : {1e-140, 1e-9, 1e9, 1e140}) {
            const Dataset points{{size, size, Label::Positive}, {-size, 0.3 * size, Label::Positive}};
            const Study study = surveyed(points, test::recipe("standard"));
            QCOMPARE(VectorScale(study).at(1).now, 1.0);
            QCOMPARE(troubleWith(factorsOf(VectorScale(study), 3)), QString());
        }
    }

    void whereUpdatesWouldNotBeSeenItFalls()
    {
        const FarApart runs;
        QCOMPARE(troubleWith(runs.factors), QString());
        QCOMPARE(runs.factors.front(), 1.0); // as long as they are, to begin with
        QVERIFY(runs.factors.back() < 1);
        const double need = fitted({runs.longer.points, RingRoom::Labels}, reference).scale;
        const double usual = tipsOf(*runs.shorter.run).usual * need;
        QVERIFY(runs.factors.back() * usual < 20);
        std::size_t falls = 0;
        for (std::uint64_t k = 1; k < runs.factors.size(); ++k) {
            const VectorFactor factor = runs.scale.at(k);
            QCOMPARE(factor.hasChanged(), runs.factors[k] != runs.factors[k - 1]);
            falls += factor.hasChanged() ? 1 : 0;
            // Until the last time all can be seen.
            if (factor.now != runs.factors.back())
                QVERIFY(factor.now * usual >= 20 - 1e-9);
        }
        QVERIFY(falls >= 1 && falls <= 2);
        const View view = fitted(runs.scale.with(runs.longer.points), reference);
        for (const Study *study : runs.both()) {
            for (std::uint64_t k = 0; k <= lastUpdate(*study); ++k) {
                const Weights drawn = runs.factors[k] * study->run->trace.weights(k);
                QVERIFY(Box({}, reference).contains(view.toScreen(drawn[0], drawn[1])));
            }
        }
    }

    /// Arrows glide from one length to the other, and the note lights up where they do.
    void theFallIsShown()
    {
        const FarApart runs;
        const auto isNoteLit = [&](const BoardFrame &frame) {
            for (const Words &words : all<Words>(legendPicture(frame, 900, LegendPlace::Window), "legend")) {
                if (text(words.text).startsWith(u"arrows drawn"_s))
                    return words.plate.has_value();
            }
            qFatal("no note");
        };
        for (std::uint64_t k = 1; k <= lastUpdate(runs.shorter); ++k) {
            BoardFrame frame = frameOf(runs.shorter, k);
            frame.vectorFactor = runs.scale.at(k);
            QCOMPARE(isNoteLit(frame), runs.factors[k] < runs.factors[k - 1]);
            double latest = runs.factors[k - 1];
            for (const double tween : {0.0, 0.3, 0.6, 1.0}) {
                const double drawn = runs.scale.at(k, tween).drawn;
                QVERIFY(drawn <= latest * (1 + 1e-12));
                if (tween == 0)
                    QCOMPARE(drawn, runs.factors[k - 1]);
                latest = drawn;
            }
            QCOMPARE(latest, runs.factors[k]);
        }
    }

    /// w₀ stays where it is put.
    void theHandleOfW0StandsStill()
    {
        const Study study = surveyed(exampleDocument("figure34-w0"));
        const auto placeAt = [&](std::uint64_t k) {
            BoardFrame frame = frameOf(study, k);
            frame.view = fittedTo(study, {900, 640});
            return StartHandle::of(frame)->place();
        };
        for (std::uint64_t k = 1; k <= lastUpdate(study); ++k)
            QVERIFY(distance(placeAt(k), placeAt(0)) < near);
    }

    void theReachOfARunIsThatOfItsTrace_data() { addExamples(); }
    void theReachOfARunIsThatOfItsTrace()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        for (const Recipe &recipe : recipesFor(document)) {
            const Study study = surveyed(document.points, recipe);
            const Reach reach = *study.reach;
            if (recipe.space == Space::Circle) {
                QVERIFY(reach.growth.empty());
                continue;
            }
            const Tips tips = tipsOf(*study.run);
            Extent expected;
            for (const Point &place : tips.places)
                expected.add(place.x1, place.x2);
            const double tolerance = 1e-12 * (1 + expected.longest());
            for (const auto side : {&Extent::left, &Extent::right, &Extent::below, &Extent::above})
                QVERIFY(std::abs(reach.tips.*side - expected.*side) <= tolerance);
            QVERIFY(std::abs(reach.usualUpdate - tips.usual) <= 1e-6 * (1 + tips.usual));
            std::size_t stretch = 0;
            for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
                if (stretch + 1 < reach.growth.size() && reach.growth[stretch + 1].update == k)
                    ++stretch;
                const Weights w = study.run->trace.weights(k);
                const Extent &known = reach.growth[stretch].arrows;
                const bool isBias = recipe.space == Space::Bias;
                QVERIFY(
                    known.holds(isBias ? spatial(w) : w[0], isBias ? 0 : w[1], known.longest() / 31 + 1e-12));
            }
            QCOMPARE(stretch + 1, reach.growth.size());
        }
    }

    /// Its first part is shown while a run is being recorded: until it is done nothing changes.
    void theScaleChangesOnceWhileARunIsRecorded()
    {
        const Document document = exampleDocument("figure34");
        Job job(document.points, document.recipe());
        job.train(3);
        const auto first = job.study(Progress::Running);
        job.train(100);
        QCOMPARE(job.study(Progress::Running)->reach, first->reach);
        job.train();
        const Study whole = *job.study(Progress::Finished);
        QVERIFY(whole.reach->arrows.longest() > first->reach->arrows.longest());
        QCOMPARE(VectorScale(whole).at(0).now, VectorScale(surveyed(document)).at(0).now);
    }
};

HALFPLANE_TEST(vector_scale_test, VectorScaleTest)
#include "vector_scale_test.moc"
