#include "board_frames.h"
#include "core/answer.h"
#include "core/geometry/scores.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/legend.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

Study marginFuzzyIn(Space space)
{
    Document document = exampleDocument("figure51-wider");
    document.recipe().space = space;
    document.recipe().caps.updates = 30;
    return surveyed(document);
}

std::vector<Disc> ofEdge(const std::vector<Disc> &discs, Hue hue)
{
    std::vector<Disc> result;
    std::ranges::copy_if(discs, std::back_inserter(result),
                         [&](const Disc &disc) { return disc.edge && disc.edge->colour.hue == hue; });
    return result;
}

QStringList legendWords(const BoardFrame &frame)
{
    return textsOf(legendPicture(frame, 900, LegendPlace::Window), "legend");
}

/// Places on all lines and circles.
Path placesOf(const Picture &picture)
{
    Path places;
    for (const Line &line : all<Line>(picture))
        places.insert(places.end(), line.points.begin(), line.points.end());
    for (const Disc &disc : all<Disc>(picture)) {
        for (double angle = 0; angle < 6; angle += 0.5)
            places.push_back(disc.centre + disc.radius * Spot{std::cos(angle), std::sin(angle)});
    }
    return places;
}

} // namespace

/// Where the layers that are not part of a step are drawn: ring, bands, hyperbolas, comparisons.
class BoardLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void theZeroArcIsTheSolutionCone()
    {
        const Study study = surveyed(exampleDocument("figure33"));
        const Picture picture = groundPicture(frameOf(study, 0, {"loss-ring"}), BoardFace::Neither);
        const auto zero = ofHue(all<ArcLine>(picture, "loss-ring"), Hue::Good);
        const std::vector<Arc> cone = study.landscape->ring->solutionCone();
        QCOMPARE(zero.size(), cone.size());
        QCOMPARE(zero[0].from, cone[0].from);
        QCOMPARE(zero[0].to, cone[0].to);
        QVERIFY(distance(zero[0].centre, {450, 350}) < near);
    }

    /// What is drawn of the step is at the document's places, and the points held out are smaller.
    void pointsHeldOutAreDrawnApart()
    {
        Document document = exampleDocument("figure34");
        document.recipe().holdOut = {0.3, 2};
        const Study study = surveyed(document);
        QCOMPARE(study.run->problem->apartCount(), std::size_t{24});
        for (std::uint64_t k = 1; k <= lastUpdate(study); ++k) {
            const BoardFrame frame = frameOf(study, k);
            const Picture picture = boardPicture(frame);
            const Point &point = study.run->problem->points[study.run->trace.update(k).point];
            const auto rings = ofEdge(all<Disc>(picture, "update"), Hue::Update);
            QCOMPARE(rings.size(), std::size_t{1});
            QVERIFY(distance(rings.front().centre, frame.view.toScreen(point.x1, point.x2)) < near);
            const auto marks = all<Marks>(picture, "points");
            std::size_t apart = 0;
            for (std::size_t i = 0; i < marks.front().marks.size(); ++i) {
                const Mark &mark = marks.front().marks[i];
                QCOMPARE(has(mark.style, MarkStyle::Apart), study.run->problem->isApart(i));
                apart += has(mark.style, MarkStyle::Apart) ? 1U : 0U;
            }
            QCOMPARE(apart, std::size_t{24});
        }
        const auto said = textsOf(legendPicture(frameOf(study, 1), 900, LegendPlace::Figure), "legend");
        QVERIFY(said.contains(u"held out"_s));
        QVERIFY2(said.filter(u"test error"_s).size() == 1, qPrintable(said.join(u'\n')));
    }

    void theNamesOfTheFileAreInLegendAndPicture()
    {
        const Study study = surveyed(exampleDocument("theorem22"));
        BoardFrame frame = frameOf(study, 1, {"hyperbolas", "means", "memberships"});
        const auto said = [&] { return legendWords(frame) + textsOf(overlayPicture(frame), "means-labels"); };
        for (const QString &words : {u"edge of fuzzy −1"_s, u"belongs to +1"_s, u"mean +1"_s})
            QVERIFY2(said().contains(words), qPrintable(said().join(u'\n')));
        frame.names.classes = {"setosa", "versicolor"};
        for (const QString &words :
             {u"edge of fuzzy setosa"_s, u"belongs to versicolor"_s, u"mean versicolor"_s})
            QVERIFY2(said().contains(words), qPrintable(said().join(u'\n')));
        QVERIFY(said().filter(u"+1"_s).isEmpty() && said().filter(u"−1"_s).isEmpty());
    }

    void whatIsDrawnIsExplained()
    {
        const Study greedy = surveyed(exampleDocument("figure34"));
        QVERIFY(legendWords(frameOf(greedy, 2)).contains(u"reach of rates"_s));
        QVERIFY(legendWords(frameOf(greedy, 0)) == legendWords(frameOf(greedy, 2)));
        QVERIFY(legendWords(frameOf(greedy, 2, {"best-direction"}))
                    .contains(u"θ*: its direction, not its length"_s));
        Document withoutDelta = exampleDocument("theorem22");
        withoutDelta.recipe().parameters["delta"] = 0.0;
        QVERIFY(legendWords(frameOf(surveyed(withoutDelta), 1)).contains(u"δ = 0: fuzzy −1 only here"_s));
    }

    /// Of runs beside each other the factor is one, and some w may be too small for it.
    void whatIsTooShortToSeeSaysSo()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        BoardFrame frame = frameOf(study, 2);
        QVERIFY(textsOf(overlayPicture(frame), "weight-labels").contains(u"w"_s));
        frame.vectorFactor = {0.01, 0.01, 0.01};
        QCOMPARE(textsOf(overlayPicture(frame), "weight-labels").filter(u"w"_s),
                 QStringList(u"w, too short to see"_s));
    }

    /// As in Figure 3.3: from w0 = (−1.5, 2) by (2, 0) times 0.5, 1 and 2, each with its boundary.
    void everyCandidateHasItsNormalAndItsBoundary()
    {
        const Study study = surveyed(exampleDocument("figure33"));
        const BoardFrame frame = frameOf(study, 1, {"candidate-normals"});
        const Picture normals = partOf(boardPicture(frame), "candidate-normals");
        const auto arrows = all<Arrow>(normals);
        const auto lines = all<Line>(normals);
        QCOMPARE(arrows.size(), std::size_t{3});
        QCOMPARE(lines.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            const Spot way = arrows[i].to - arrows[i].from;
            const PlanePoint w{-1.5 + 2 * std::array{0.5, 1.0, 2.0}[i], 2};
            QVERIFY(std::abs(way.x * w.y() + way.y * w.x()) < 1e-6 * distance(arrows[i].from, arrows[i].to));
            QCOMPARE(lines[i].stroke.colour.hue, arrows[i].stroke.colour.hue);
            const Spot along = lines[i].points.back() - lines[i].points.front();
            QVERIFY(std::abs(way.x * along.x + way.y * along.y) < 1e-3);
        }
        QVERIFY(!partsOf(boardPicture(frameOf(study, 0, {"candidate-normals"})))
                     .contains(u"candidate-normals"_s));
    }

    void theRingTellsTheLossOfEveryDirection()
    {
        const Study study = surveyed(exampleDocument("first"));
        const Picture ground = groundPicture(frameOf(study, 0, {"loss-ring"}), BoardFace::Neither);
        const auto arcs = all<ArcLine>(ground, "loss-ring");
        const LossRing &ring = *study.landscape->ring;
        const double most = static_cast<double>(std::ranges::max(ring.arcs, {}, &LossArc::loss).loss);
        for (const ArcLine &arc : arcs) {
            const double loss = static_cast<double>(ring.lossAt((arc.from + arc.to) / 2));
            if (arc.stroke.colour.hue == Hue::LeastLoss)
                QVERIFY(std::abs(arc.stroke.colour.share - loss / most) < 0.02);
            else
                QCOMPARE(loss, 0.0);
        }
    }

    void theEdgesOfTheBandAreEpsilonAway_data()
    {
        QTest::addColumn<Space>("space");
        QTest::newRow("through the origin") << Space::Origin;
        QTest::newRow("with a bias") << Space::Bias;
    }
    void theEdgesOfTheBandAreEpsilonAway()
    {
        QFETCH(Space, space);
        const Study study = marginFuzzyIn(space);
        const BoardFrame frame = frameOf(study, 3);
        const auto lines = all<Line>(overlayPicture(frame), "epsilon-band");
        QCOMPARE(lines.size(), std::size_t(2));
        for (const Line &line : lines) {
            for (const Spot &place : line.points)
                QVERIFY(std::abs(std::abs(distanceFromLine(frame, frame.moment->after, place)) - 1.5) < near);
        }
    }

    void inCircleTheBandIsAnAnnulus()
    {
        const Study study = marginFuzzyIn(Space::Circle);
        const BoardFrame frame = frameOf(study, lastUpdate(study));
        const Weights &w = frame.moment->after;
        const Path edges = placesOf(partOf(overlayPicture(frame), "epsilon-band"));
        QVERIFY(edges.size() > 8);
        for (const Spot &pixel : edges) {
            const PlanePoint place = frame.view.toPlane(pixel);
            const double score = dot(w, embed(Space::Circle, place.x(), place.y()));
            const double steepness = std::hypot(w[0] + 2 * w[2] * place.x(), w[1] + 2 * w[2] * place.y());
            const double off = std::abs(std::abs(score) - 1.5 * spatialNorm(Space::Circle, w));
            QVERIFY(off / steepness * frame.view.scale < 0.1);
        }
    }

    /// The margin's edge goes through the point of least score.
    void theMarginBandReachesTheNearestPoint()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        Layers layers = usualLayers();
        layers.set(*findLayer("margin-band"), true);
        const BoardFrame frame = frameOf(study, lastUpdate(study), layers);
        const double margin =
            leastScore(study.run->reflected(), frame.moment->after) / norm(frame.moment->after);
        for (const Line &line : all<Line>(overlayPicture(frame), "margin-band")) {
            for (const Spot &place : line.points)
                QVERIFY(std::abs(std::abs(distanceFromLine(frame, frame.moment->after, place)) - margin)
                        < near);
        }
    }

    void aConvergedRunShowsTheMarginOfItsEnd_data() { addExamples(); }
    /// Beside a boundary without mistakes, with the number that summaries have, and only there.
    void aConvergedRunShowsTheMarginOfItsEnd()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        if (!study.run)
            return;
        const Trace &trace = study.run->trace;
        const auto isDrawn = [&](const Cursor &cursor) {
            return partsOf(overlayPicture(frameOf(study, cursor))).contains(u"final-margin"_s);
        };
        const Classifier end = finalClassifier(*study.run);
        const auto margin = exactMarginOf(study.run->reflected(), end);
        const bool hasBand = trace.end()->reason == EndReason::Converged && margin && *margin > 0
            && std::holds_alternative<BoundaryLine>(boundaryOf(end));
        const Cursor last = lastCursor(trace);
        if (!std::holds_alternative<BoundaryCircle>(boundaryOf(end)))
            QCOMPARE(isDrawn(last), hasBand);
        for (std::uint64_t k = 0; k <= trace.updateCount(); k += 1 + k / 3)
            QVERIFY(Cursor(k, 0) == last || !isDrawn({k, 0}));
        if (!hasBand)
            return;
        const BoardFrame frame = frameOf(study, last);
        const Picture picture = overlayPicture(frame);
        const auto rings = all<Disc>(picture, "final-margin");
        QVERIFY(!rings.empty());
        for (const Disc &ring : rings) {
            const auto isThis = [&](const Point &point) {
                return distance(frame.view.toScreen(point.x1, point.x2), ring.centre) < near;
            };
            const auto &points = study.run->problem->points;
            const auto found = std::ranges::find_if(points, isThis);
            QVERIFY(found != points.end());
            const double score =
                study.run->reflected().score(end.w, static_cast<std::size_t>(found - points.begin()));
            QVERIFY(std::abs(score / norm(end.w) - *margin) < 1e-9 * *margin);
        }
        for (const QString &label : textsOf(picture, "final-margin-labels"))
            QCOMPARE(label, u"margin = "_s + text(readable(*margin)));
    }

    /// Where somebody chose the ring, as an older document may, it is one ring, at every step.
    void theRingIsUsualWhereRatesAreChosen_data() { addExamples(); }
    void theRingIsUsualWhereRatesAreChosen()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        if (!study.run || study.recipe.space != Space::Origin)
            return;
        const bool isDial = study.run->descriptor->rates == Rates::Chosen;
        Layers chosen = usualLayers();
        chosen.set(*findLayer("loss-ring"), true);
        for (const std::uint64_t k : {std::uint64_t{0}, lastUpdate(study)}) {
            const Picture usual = boardPicture(frameOf(study, k));
            QCOMPARE(partsOf(usual).contains(u"rate-ring"_s), isDial);
            QCOMPARE(isDial ? !all<ArcLine>(usual, "rate-ring").empty() : all<ArcLine>(usual).empty(), true);
            QVERIFY(!partsOf(usual).contains(u"loss-ring"_s));
            const Picture asked = boardPicture(frameOf(study, k, chosen));
            QVERIFY(partsOf(asked).contains(u"loss-ring"_s) && !partsOf(asked).contains(u"rate-ring"_s));
            const auto legend = textsOf(legendPicture(frameOf(study, k), 900, LegendPlace::Window), "legend");
            QCOMPARE(legend.contains(u"wrong, by direction of w"_s), isDial);
        }
    }

    void theHyperbolasSeparateWhatIsFuzzy()
    {
        const Study study = surveyed(exampleDocument("overlap"));
        const Memberships &memberships = *study.landscape->memberships;
        const double t = memberships.edge(0.1);
        const BoardFrame frame = frameOf(study, 3);
        const auto lines = all<Line>(overlayPicture(frame), "hyperbolas");
        QVERIFY(lines.size() >= 2);
        for (const Line &line : lines) {
            const double side = line.stroke.colour.hue == Hue::Positive ? 1 : -1;
            for (const Spot &pixel : line.points) {
                const PlanePoint place = frame.view.toPlane(pixel);
                const PlanePoint plus = memberships.mean(Label::Positive);
                const PlanePoint minus = memberships.mean(Label::Negative);
                const double difference = std::hypot(place.x() - minus.x(), place.y() - minus.y())
                    - std::hypot(place.x() - plus.x(), place.y() - plus.y());
                // Where a line is cut off at the view's edge, its end is on a chord.
                if (Box(1, 1, 898, 698).contains(pixel))
                    QVERIFY(std::abs(side * difference - t * memberships.distance()) < 1e-9);
            }
        }
    }

    void theHeatMapLeansToTheMeans()
    {
        const Study study = surveyed(exampleDocument("overlap"));
        const BoardFrame frame = frameOf(study, 0, Layers{"memberships"});
        const HeatMap map = all<HeatMap>(groundPicture(frame, BoardFace::Neither)).at(0);
        QCOMPARE(map.values.size(), std::size_t(map.columns) * std::size_t(map.rows));
        const auto valueAt = [&](const PlanePoint &place) {
            const Spot at = frame.view.toScreen(place.x(), place.y());
            const int column = static_cast<int>(at.x / map.where.width * map.columns);
            const int row = static_cast<int>(at.y / map.where.height * map.rows);
            return map.values[std::size_t(row) * std::size_t(map.columns) + std::size_t(column)];
        };
        const PlanePoint plus = study.landscape->memberships->mean(Label::Positive);
        const PlanePoint minus = study.landscape->memberships->mean(Label::Negative);
        QVERIFY(valueAt(plus) > 0.9);
        QVERIFY(valueAt(minus) < -0.9);
        QVERIFY(std::abs(valueAt({(plus.x() + minus.x()) / 2, (plus.y() + minus.y()) / 2})) < 0.05);
    }

    void theBestBoundaryRestsOnItsSupport()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 0, Layers{"best-boundary"});
        const Picture picture = overlayPicture(frame);
        const Path points = all<Line>(picture, "best-boundary").at(0).points;
        for (const Spot &place : points)
            QVERIFY(std::abs(distanceFromLine(frame, study.landscape->best.direction, place)) < near);
        QCOMPARE(all<Disc>(picture, "best-boundary").size(), study.landscape->best.support.size());
        QVERIFY(textsOf(picture, "best-boundary-labels").at(0).startsWith(u"θ*: γ = "_s));
    }

    void theCircleOfRadiusGoesThroughTheFarthestPoint_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("through the origin") << u"figure23"_s;
        QTest::newRow("with a bias") << u"shatter-lines"_s;
    }
    void theCircleOfRadiusGoesThroughTheFarthestPoint()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const BoardFrame frame = frameOf(study, 0, Layers{"radius"});
        double farthest = 0;
        for (const Point &point : study.points)
            farthest = std::max(farthest, std::hypot(point.x1, point.x2));
        const Path circle = placesOf(partOf(overlayPicture(frame), "radius"));
        QVERIFY(circle.size() > 8);
        for (const Spot &place : circle)
            QVERIFY(std::abs(distance(place, {450, 350}) / frame.view.scale - farthest) < 0.01);
    }
};

HALFPLANE_TEST(board_layers_test, BoardLayersTest, QCoreApplication)
#include "board_layers_test.moc"
