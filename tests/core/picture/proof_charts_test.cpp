// What the charts of the theorems draw, and that it is what the theorems find.
#include "core/examples.h"
#include "core/mistakes.h"
#include "core/picture/board_frames.h"
#include "core/picture/charts.h"
#include "core/picture/recorded.h"
#include "core/theorems/registry.h"
#include "support/run.h"
#include "support/studies.h"
#include "support/text.h"

#include <QTest>

#include <numbers>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

std::shared_ptr<const Study> studyOfExample(std::string_view id)
{
    const Document document = exampleDocument(id);
    return studyOf(document.points, capped(document.recipe(), 500));
}

ChartContent contentOf(std::string_view chart, const Study &study)
{
    return contentOf(*findChart(chart), study);
}

Finding finding(const Study &study, std::string_view theorem, std::uint64_t k)
{
    return findTheorem(theorem)->at(*study.evidence, k);
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= 1e-9 * std::max(1.0, std::abs(expected));
}

/// Only those of the study that the theorem has something to say about.
bool agrees(const Series &series, std::uint64_t k, const std::optional<double> &expected)
{
    return !expected || isNear(*series.valueAt(k), *expected);
}

} // namespace

class ProofChartsTest : public QObject
{
    Q_OBJECT

private slots:
    void aChartIsDrawnAsRecorded()
    {
        const ChartContent content = contentOf("loss", *studyOfExample("first"));
        const Chart drawn = chartOf(content, {420, 260}, 13);
        Picture picture = chartPicture(drawn);
        for (const Instruction &instruction : chartPlayhead(drawn, content.last / 2, {}).instructions)
            picture.add(instruction);
        compareWithRecorded(u"chart-loss-first"_s, text(described(picture)));
    }

    void theCurvesAreWhatTheTheoremsFind_data()
    {
        QTest::addColumn<QString>("id");
        for (const Example &example : examples())
            QTest::newRow(std::string(example.id).c_str()) << text(example.id);
    }
    void theCurvesAreWhatTheTheoremsFind()
    {
        QFETCH(QString, id);
        const auto study = studyOfExample(id.toStdString());
        const Run &run = *study->run;
        const ChartContent squeeze = contentOf("squeeze", *study);
        const ChartContent cosine = contentOf("cosine", *study);
        const ChartContent potential = contentOf("potential", *study);
        const ChartContent ratio = contentOf("ratio", *study);
        const ChartContent margin = contentOf("margin", *study);
        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
            const Weights w = run.trace.weights(k);
            if (squeeze.notice.empty()) {
                const Finding found = finding(*study, "9-proof", k);
                QVERIFY(agrees(squeeze.series[0], k, found.value));
                QVERIFY(agrees(squeeze.series[2], k, found.bound));
                QVERIFY(isNear(*squeeze.series[1].valueAt(k),
                               study->evidence->all().best.gamma * study->evidence->rates(k).sum));
            }
            if (cosine.notice.empty() && k > 0) {
                const Finding found = finding(*study, "001-proof", k);
                QVERIFY(agrees(cosine.series[0], k, found.value));
                QVERIFY(agrees(cosine.series[1], k, found.bound));
            }
            if (potential.notice.empty() && k > 0) {
                const Series &alpha = potential.series[0];
                const double drop = *alpha.valueAt(k - 1) - *alpha.valueAt(k);
                const double found = finding(*study, "003-proof", k).value.value_or(drop);
                QVERIFY(std::abs(drop - found) <= 1e-9 * *alpha.valueAt(0) + 1e-9);
                QVERIFY(*alpha.valueAt(k) <= *potential.series[1].valueAt(k) * (1 + 1e-9) + 1e-9);
            }
            if (ratio.notice.empty() && k > 0) {
                QVERIFY(agrees(ratio.series[0], k, finding(*study, "15", k).value));
                QVERIFY(agrees(ratio.series[1], k, finding(*study, "16", k).value));
            }
            if (!isZero(w))
                QVERIFY(isNear(*margin.series[0].valueAt(k), leastScore(run.reflected(), w) / norm(w)));
        }
    }

    /// With the run's end marked in it.
    void theSqueezeGoesOnToWhereItsBoundsMeet()
    {
        const auto study = studyOfExample("first");
        const ChartContent squeeze = contentOf("squeeze", *study);
        const Series &length = squeeze.series[0];
        QCOMPARE(length.updates.back(), study->run->trace.updateCount());
        QCOMPARE(text(length.end), u"the run ends, k = 5"_s);
        const auto isBelow = [&](std::uint64_t k) {
            return *squeeze.series[1].valueAt(k) < *squeeze.series[2].valueAt(k);
        };
        QCOMPARE(squeeze.last, std::uint64_t{63});
        QVERIFY(isBelow(62) && !isBelow(63));
        for (const Series *bound : {&squeeze.series[1], &squeeze.series[2]}) {
            QCOMPARE(bound->updates.back(), std::uint64_t{63});
            QVERIFY(std::ranges::is_sorted(bound->updates, std::ranges::less_equal()));
            QVERIFY(std::ranges::is_sorted(bound->values));
        }
        // A run that one could not see beside its bounds has the chart for itself.
        const auto far = studyOf({{0.001, 5, Label::Positive}, {0.001, -5, Label::Positive}}, {});
        QVERIFY(far->evidence->all().squaredRatio() > 1e6);
        QCOMPARE(contentOf("squeeze", *far).last, far->run->trace.updateCount());
        // So have all that are compared.
        const std::vector<ComparedStudy> one{{study, "One", Hue::Candidate1, 2, "5"}};
        QCOMPARE(comparedContent(*findChart("squeeze"), one).last, std::uint64_t{5});
    }

    void theArcIsTheTheorems()
    {
        for (const auto &[id, theorem] : {std::pair("figure41", "23"), std::pair("figure51-wider", "25")}) {
            const auto study = studyOfExample(id);
            const ChartContent arc = contentOf("arc", *study);
            const Finding found = finding(*study, theorem, study->run->trace.updateCount());
            QCOMPARE(arc.series.size(), std::size_t{2});
            QVERIFY(isNear(arc.series[0].values.front() * std::numbers::pi / 180, *found.value));
            QVERIFY(isNear(arc.series[1].values.back() * std::numbers::pi / 180, *found.bound));
        }
    }

    void whatIsMissingIsSaid()
    {
        const auto overlapping = studyOfExample("overlap");
        for (const std::string_view chart : {"squeeze", "cosine", "potential"})
            QCOMPARE(text(contentOf(chart, *overlapping).notice),
                     u"The points are not separable through the origin."_s);
        QCOMPARE(text(contentOf("arc", *studyOfExample("first")).notice),
                 u"It is about the fuzzy and the margin-fuzzy perceptron."_s);
        QVERIFY(contentOf("margin", *overlapping).notice.empty());
        QVERIFY(contentOf("margin", *overlapping).series[1].updates.empty());
    }

    void aLongRunIsSampledAsItsLossesAre()
    {
        const Document document = exampleDocument("slow");
        const Run run = finished(document.points, document.recipe());
        const auto known = studyOf(run);
        auto sampled = std::make_shared<Study>(*known);
        sampled->losses = std::make_shared<const LossCurve>(lossCurve(run, 20));
        for (const ChartDescriptor *chart : charts()) {
            for (const Series &series : contentOf(*chart, *sampled).series) {
                QVERIFY(std::ranges::lower_bound(series.updates, run.trace.updateCount() + 1)
                        <= series.updates.begin() + 20); // bounds go on behind the run
                QCOMPARE(series.values.size(), series.updates.size());
            }
        }
    }

    void whatIsComparedHasALineEach()
    {
        const auto greedy = studyOfExample("figure34");
        const auto standard = studyOf(exampleDocument("figure34").points, recipe("standard"));
        const std::vector<ComparedStudy> both{{greedy, "Greedy", Hue::Candidate1, 2, "49"},
                                              {standard, "Standard", Hue::Candidate2, 2, "60"}};
        const ChartContent squeeze = comparedContent(*findChart("squeeze"), both);
        QCOMPARE(squeeze.last, std::uint64_t{60});
        QCOMPARE(squeeze.series.size(), std::size_t{6});
        QCOMPARE(squeeze.series[3].title, std::string("Standard"));
        QCOMPARE(squeeze.series[4].title, std::string());
        QVERIFY(squeeze.series[4].dash == Dash::Dashed);
        // Of the losses only those on the axis of the first; and what applies to one alone is said.
        QCOMPARE(comparedContent(*findChart("loss"), both).series.size(), std::size_t{2});
        const ChartContent cosine = comparedContent(*findChart("cosine"), both);
        QCOMPARE(cosine.series.size(), std::size_t{2});
        QVERIFY(text(cosine.remark).startsWith(u"Greedy: The updates have unequal rates"));
    }
};

HALFPLANE_TEST(proof_charts_test, ProofChartsTest, QCoreApplication)
#include "proof_charts_test.moc"
