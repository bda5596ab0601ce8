#include "board_frames.h"
#include "core/geometry/mixture.h"
#include "core/left_out.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/level_curve.h"
#include "core/picture/outlines.h"
#include "core/theorems/findings.h"
#include "core/theorems/registry.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

Layers with(std::string_view id)
{
    Layers layers = usualLayers();
    layers.set(*findLayer(id), true);
    return layers;
}

Picture drawn(const Study &study, std::uint64_t update, std::string_view layer)
{
    return overlayPicture(frameOf(study, update, with(layer)));
}

double width(const ArcLine &arc) { return arc.to - arc.from; }

bool saysAngle(const QStringList &texts, double radians)
{
    const QString number = text(inDegrees(radians));
    return std::ranges::any_of(texts, [&](const QString &text) { return text.contains(number); });
}

} // namespace

/// The layers that theorems are about: what they draw is what the theorems measure.

class TheoremLayersTest : public QObject
{
    Q_OBJECT

private slots:
    /// A thin line for each different end of the runs without a point, where levelCurve has it.
    void theFanIsOfTheRunsWithoutEachPoint()
    {
        for (const char *id : {"fuzzy-varies", "margin-fuzzy-varies", "figure34", "circle"}) {
            const Study study = surveyed(exampleDocument(id));
            const auto without = *answersWithoutEach(*study.run, 1'000'000'000);
            const BoardFrame frame = frameOf(study, 1, with("without-each"));
            std::vector<Weights> drawn;
            qsizetype wanted = 0;
            for (const Classifier &answer : without.answers) {
                if (std::ranges::find(drawn, answer.w) != drawn.end())
                    continue;
                drawn.push_back(answer.w);
                wanted += std::ssize(linesOf(levelCurve(frame.view, answer),
                                             Box(Spot{0, 0}, frame.view.size).adjusted(-8, -8, 8, 8)));
            }
            const Picture picture = overlayPicture(frame);
            const auto lines = all<Line>(picture, "without-each");
            const auto circles = all<Disc>(picture, "without-each");
            QCOMPARE(std::ssize(lines) + std::ssize(circles), wanted);
            QVERIFY(wanted > 1);
            const QString said = textsOf(picture, "without-each-labels").join(u'\n');
            QVERIFY2(said.contains(u"without one point"_s), qPrintable(said));
            QVERIFY(!without.spread || said.contains(text(inDegrees(*without.spread))));
        }
    }

    void theProofThatNothingSeparatesIsLit_data() { addExamples(); }
    /// Its points, and where the hulls of their classes meet; through the origin the hull of z = yx holds 0.
    void theProofThatNothingSeparatesIsLit()
    {
        QFETCH(QString, id);
        Document document = exampleDocument(id.toStdString());
        for (const Space space : allSpaces) {
            document.recipe().space = space;
            document.recipe().start.clear();
            document.recipe().caps.updates = 20;
            const Study study = surveyed(document);
            const Evidence evidence(*study.run);
            const Mixture *mixture = evidence.mixture();
            const BoardFrame frame = frameOf(study, lastUpdate(study), with("meeting-hulls"));
            const Picture picture = partOf(overlayPicture(frame), "meeting-hulls");
            QCOMPARE(picture.instructions.empty(), mixture == nullptr);
            if (mixture == nullptr)
                continue;
            Path lit;
            Path corners;
            for (const Mixture::Term &term : mixture->terms) {
                const Point &point = study.run->problem->points[term.point];
                lit.push_back(frame.view.toScreen(point.x1, point.x2));
                const double y = space == Space::Origin ? sign(point.label) : 1;
                corners.push_back(frame.view.toScreen(y * point.x1, y * point.x2));
            }
            std::vector<Disc> rings = all<Disc>(picture);
            std::erase_if(
                rings, [](const Disc &disc) { return disc.fill || disc.edge->colour.hue != Hue::Warning; });
            QCOMPARE(rings.size(), lit.size());
            for (std::size_t i = 0; i < lit.size(); ++i)
                QVERIFY(distance(rings[i].centre, lit[i]) < near);
            const auto isCorner = [&](Spot at) {
                return std::ranges::any_of(corners, [&](Spot corner) { return distance(corner, at) < near; });
            };
            for (const Line &line : all<Line>(picture)) {
                if (line.stroke.dash == Dash::Solid)
                    QVERIFY(std::ranges::all_of(line.points, isCorner));
            }
            if (space != Space::Circle)
                QVERIFY(mixture->terms.size() < 2 || !all<Line>(picture).empty());
            for (const Disc &disc : all<Disc>(picture)) {
                if (!disc.fill)
                    continue;
                const PlanePoint meeting = space == Space::Origin
                    ? PlanePoint(PlanePoint::Zero())
                    : meetingPlace(*mixture, study.run->problem->points);
                QVERIFY(distance(disc.centre, frame.view.toScreen(meeting.x(), meeting.y())) < near);
            }
        }
    }

    void theAngleIsThatBeforeAndAfter()
    {
        const Study study = surveyed(exampleDocument("figure24"));
        const Picture picture = drawn(study, 1, "angle");
        const auto arcs = all<ArcLine>(picture, "angle");
        QCOMPARE(arcs.size(), std::size_t{2});
        const Moment moment = momentAt(*study.run, {1, 0});
        const Weights x{{study.points[1].x1, study.points[1].x2}};
        QVERIFY(std::abs(width(arcs[0]) - angleBetween(moment.before, x)) < near);
        QVERIFY(std::abs(width(arcs[1]) - angleBetween(moment.after, x)) < near);
        const QStringList texts = textsOf(picture, "angle-labels");
        QVERIFY(texts.contains(u"before 108.4°"_s));
        QVERIFY(texts.contains(u"α = 36.87°"_s));
    }

    void withoutAnUpdateThereIsOneAngle()
    {
        const Study study = surveyed(exampleDocument("figure24"));
        const BoardFrame frame = frameOf(study, Cursor{.update = 1, .idleChecks = 1}, with("angle"));
        const auto arcs = all<ArcLine>(overlayPicture(frame), "angle");
        QCOMPARE(arcs.size(), std::size_t{1});
        const Point &point = study.points[frame.moment->check->point];
        QVERIFY(std::abs(width(arcs[0]) - angleBetween(frame.moment->after, Weights{{point.x1, point.x2}}))
                < near);
    }

    /// Of every point that is looked at: its angle to w as the w of the moment has it, and which side of 90°
    /// it is on; at rest an update does not show it any more.
    void anAskedPointShowsItsAngle()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const Trace &trace = study.run->trace;
        std::set<QString> relations;
        for (Cursor at = askedCursor(trace, 2); at.update < 12; at = next(trace, at, Stride::Check)) {
            const BoardFrame frame = frameOf(study, at);
            const Picture picture = overlayPicture(frame);
            const auto arcs = all<ArcLine>(picture, "asked");
            const bool isUpdate = at.idleChecks == 0;
            QCOMPARE(arcs.size(), std::size_t{isUpdate ? 0U : 1U});
            if (isUpdate)
                continue;
            const Point &point = study.points[frame.moment->check->number];
            const double alpha = angleBetween(trace.weights(at.update), Weights{{point.x1, point.x2}});
            QVERIFY(std::abs(width(arcs[0]) - alpha) < near);
            const bool isRight = (alpha < std::numbers::pi / 2) == (point.label == Label::Positive);
            QCOMPARE(isRight, !isAsked(trace, at));
            const QString relation = alpha < std::numbers::pi / 2 ? u" < 90°"_s : u" > 90°"_s;
            const QStringList said = textsOf(picture, "asked-labels").filter(u"°"_s);
            int digits = 3;
            while (inDegrees(alpha, digits) == "90°")
                ++digits;
            QVERIFY(said.isEmpty() || said == QStringList{text(inDegrees(alpha, digits)) + relation});
            QVERIFY(isRight || !said.isEmpty()); // where there is no room, what is right goes unsaid
            relations.insert(relation + (isRight ? u"right"_s : u"wrong"_s));
        }
        QCOMPARE(relations.size(), std::size_t{4}); // of both classes, right and wrong
    }

    /// In every space: all of it is of the point's class, and the point is in it where it is right.
    void theSideWhereItShouldBeLightsUp()
    {
        for (const char *id : {"figure34", "shatter-lines", "circle"}) {
            std::size_t areLit = 0;
            const Study study = surveyed(exampleDocument(id));
            const Trace &trace = study.run->trace;
            for (Cursor at = askedCursor(trace, 2);
                 at.update < std::min<std::uint64_t>(9, trace.updateCount());
                 at = next(trace, at, Stride::Check)) {
                const BoardFrame frame = frameOf(study, at);
                const auto lit = all<Area>(overlayPicture(frame), "asked");
                if (at.idleChecks == 0) {
                    QVERIFY(lit.empty());
                    continue;
                }
                const Point &point = study.points[frame.moment->check->number];
                QVERIFY(lit.size() <= 1); // none where no place that is seen is of its class
                const Path outline = lit.empty() ? Path() : lit[0].outline;
                QVERIFY(lit.empty() || lit[0].fill.hue == hueOf(point.label));
                areLit += lit.size();
                const Classifier now{study.run->problem->space, trace.weights(at.update)};
                for (double x = 7; x < frame.view.size.width; x += 31) {
                    for (double y = 5; y < frame.view.size.height; y += 29) {
                        const auto labelAt = [&](double dx, double dy) {
                            const PlanePoint place = frame.view.toPlane({x + dx, y + dy});
                            const double score = dot(now.w, embed(now.space, place.x(), place.y()));
                            return score > 0 ? Label::Positive : Label::Negative;
                        };
                        const bool isClear = labelAt(2, 2) == labelAt(-2, -2)
                            && labelAt(2, -2) == labelAt(-2, 2) && labelAt(2, 2) == labelAt(2, -2);
                        if (isClear)
                            QCOMPARE(isInside(outline, {x, y}), labelAt(0, 0) == point.label);
                    }
                }
            }
            QVERIFY(areLit > 0);
        }
    }

    void wordsOfTheSideStandWhollyOnIt_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"figure34", "shatter-lines", "circle"})
            QTest::newRow(id) << QByteArray(id);
    }
    /// Else there are fewer, or none; and none of a point that is there.
    void wordsOfTheSideStandWhollyOnIt()
    {
        QFETCH(const QByteArray, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const Trace &trace = study.run->trace;
        const Cursor end = std::min(lastCursor(trace), Cursor{40, 0});
        std::size_t isWrong = 0;
        std::size_t isRight = 0;
        for (const Size size : {Size{900, 600}, Size{330, 520}, Size{240, 260}, Size{1200, 200}}) {
            for (Cursor at = askedCursor(trace, 2); at < end; at = next(trace, at, Stride::Check)) {
                BoardFrame frame = frameOf(study, at);
                frame.view = fittedTo(study, size);
                const MomentCheck &check = *frame.moment->check;
                const double sign = study.points[check.number].label == Label::Positive ? 1 : -1;
                isRight += check.foundMistake() ? 0U : 1U;
                for (const Words &words : all<Words>(overlayPicture(frame), "asked-labels")) {
                    if (!words.text.ends_with("here"))
                        continue;
                    QVERIFY(check.foundMistake());
                    ++isWrong;
                    for (const Spot &corner : outlineOf(shapeOf(words).plate.grown(-1))) {
                        const PlanePoint place = frame.view.toPlane(corner);
                        const Weights phi = embed(study.recipe.space, place.x(), place.y());
                        QVERIFY2(sign * dot(frame.moment->before, phi) > 0, words.text.c_str());
                    }
                }
            }
        }
        QVERIFY(isWrong > 0 && isRight > 0);
    }

    /// Figure 2.4, left.
    void atTheStartTheAngleIsToTheFirstPoint()
    {
        const Document document = exampleDocument("figure24-left");
        const Study study = surveyed(document);
        const Picture picture = drawn(study, document.step, "angle");
        QCOMPARE(all<ArcLine>(picture, "angle").size(), std::size_t{1});
        QCOMPARE(textsOf(picture, "angle-labels"), QStringList{u"α = 36.87°"_s});
    }

    /// Each way goes from its point to the boundary, as far as the point is from it and at a right angle.
    void theDistancesAreStraightToTheBoundary_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<quint64>("update");
        QTest::newRow("through 0") << "margins"_ba << quint64{0};
        QTest::newRow("a line") << "distance"_ba << quint64{0};
        QTest::newRow("a circle") << "circle"_ba << quint64{32};
    }
    void theDistancesAreStraightToTheBoundary()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const quint64, update);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const BoardFrame frame = frameOf(study, update, with("distances"));
        const Boundary boundary = boundaryOf(frame.moment->answer);
        std::size_t found = 0;
        for (const Line &line : all<Line>(overlayPicture(frame), "distances")) {
            const auto isEnd = [&](const Point &point) {
                return length(frame.view.toScreen(point.x1, point.x2) - line.points.back()) < near;
            };
            const auto point = std::ranges::find_if(study.points, isEnd);
            if (point == study.points.end())
                continue; // a right angle
            ++found;
            const PlanePoint foot = frame.view.toPlane(line.points.front());
            const double distance = *distanceFrom(boundary, point->x1, point->x2);
            QVERIFY(std::abs(*distanceFrom(boundary, foot.x(), foot.y())) < near);
            QVERIFY(std::abs((point->place() - foot).norm() - std::abs(distance)) < near);
            const bool isRight = distance * sign(point->label) > 0;
            QVERIFY(line.stroke.colour.hue == (isRight ? Hue::Good : Hue::Warning));
        }
        QCOMPARE(found, study.points.size());
    }

    void theDistancesAreNamedByTheirNumbers()
    {
        const Picture margins = drawn(surveyed(exampleDocument("margins")), 0, "distances");
        for (const QString &margin : {u"−0.2"_s, u"1"_s, u"2"_s, u"3"_s})
            QVERIFY2(textsOf(margins, "distances-labels").contains(margin), qPrintable(margin));
        const Picture distance = drawn(surveyed(exampleDocument("distance")), 0, "distances");
        QVERIFY(textsOf(distance, "distances-labels").contains(u"distance = 6"_s));
        QVERIFY(textsOf(distance, "distances-labels").contains(u"distance = 3"_s));
    }

    void ofManyPointsOneHasItsDistance()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        QVERIFY(study.points.size() > 30);
        const BoardFrame frame = frameOf(study, 3, with("distances"));
        QCOMPARE(textsOf(overlayPicture(frame), "distances-labels").size(), 1);
        QVERIFY(all<Line>(drawn(study, 0, "distances"), "distances").empty());
    }

    void theAngleIsOfThePlaneOnly()
    {
        Document document = exampleDocument("figure24");
        document.recipe().space = Space::Bias;
        document.recipe().start = {0, 2, 0};
        const Study study = surveyed(document);
        QVERIFY(all<ArcLine>(drawn(study, 1, "angle"), "angle").empty());
    }

    void theFreedomIsWhatTheorem23Measures_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("the tightest case") << QByteArray("figure41");
        QTest::newRow("fuzzy") << QByteArray("overlap");
    }
    void theFreedomIsWhatTheorem23Measures()
    {
        QFETCH(QByteArray, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const std::uint64_t last = lastUpdate(study);
        const Finding finding = findTheorem("23")->at(*study.evidence, last);
        const Picture picture = drawn(study, last, "freedom");
        const auto arcs = all<ArcLine>(picture, "freedom");
        QCOMPARE(arcs.size(), std::size_t{2});
        QVERIFY(std::abs(width(arcs[0]) - *finding.value) < near);
        QVERIFY(std::abs(width(arcs[1]) - *finding.bound) < near);
        QCOMPARE(textsOf(picture, "freedom-labels").size(), 2);
        // Every boundary between the edges has the points right that are not fuzzy.
        const Arc &measured = study.landscape->freedom->measured;
        const ReflectedPoints counted = study.run->reflected().subset(*study.run->variant->countedPoints());
        for (int i = 1; i < 20; ++i) {
            const double angle = measured.from + measured.width() * i / 20;
            QCOMPARE(loss(counted, Weights{{std::cos(angle), std::sin(angle)}}), std::size_t{0});
        }
    }

    void theBlanketHoldsTheOverlap()
    {
        const Study study = surveyed(exampleDocument("figure53"));
        const BoardFrame frame = frameOf(study, 7, with("blanket"));
        const Picture picture = overlayPicture(frame);
        const auto areas = all<Area>(picture, "blanket");
        QCOMPARE(areas.size(), std::size_t{1});
        Path corners = areas[0].outline;
        std::ranges::sort(corners, {}, [](Spot corner) { return std::pair(std::round(corner.x), corner.y); });
        const std::array expected{Spot(frame.view.toScreen(-3, 0.75)), Spot(frame.view.toScreen(-3, -0.75)),
                                  Spot(frame.view.toScreen(3, 0.75)), Spot(frame.view.toScreen(3, -0.75))};
        QCOMPARE(corners.size(), expected.size());
        for (std::size_t i = 0; i < corners.size(); ++i)
            QVERIFY(distance(corners[i], expected[i]) < near);
        const QStringList texts = textsOf(picture, "blanket-labels");
        QVERIFY(texts.contains(u"2l = 6"_s));
        QVERIFY(texts.contains(u"2γ* = 1.5"_s));
    }

    void theTurnedBandEndsAtTheCorner()
    {
        const Study study = surveyed(exampleDocument("figure53"));
        const BoardFrame frame = frameOf(study, 7, with("blanket"));
        const Picture picture = overlayPicture(frame);
        const Overlap &overlap = *study.landscape->overlap;
        const double psi = overlap.psi(1.5);
        // The turned boundary is w turned clockwise by psi.
        const Weights turned{{std::sin(psi), std::cos(psi)}};
        const auto lines = ofHue(all<Line>(picture, "blanket"), Hue::Best);
        QCOMPARE(lines.size(), std::size_t{3});
        std::vector<double> away;
        for (const Line &line : lines)
            away.push_back(distanceFromLine(frame, turned, line.points.front()));
        std::ranges::sort(away);
        QVERIFY(std::abs(away[0] + 1.5) < near && std::abs(away[1]) < near && std::abs(away[2] - 1.5) < near);
        QVERIFY(std::abs(distanceFromLine(frame, turned, frame.view.toScreen(3, 0.75)) - 1.5) < near);
        const QStringList texts = textsOf(picture, "blanket-labels");
        for (const double angle : {overlap.theta(), overlap.phi(1.5), psi})
            QVERIFY(saysAngle(texts, angle));
        QVERIFY(2 * psi <= *findTheorem("25")->at(*study.evidence, 7).value + near);
    }

    /// Where Theorem 25 fails its board shows by which point: as far off as the definitions say.
    void thePointThatBreaksTheoremIsDrawn()
    {
        const Study study = surveyed(exampleDocument("theorem25"));
        const BoardFrame frame = frameOf(study, 0, with("blanket"));
        const Weights &theta = study.landscape->overlap->direction;
        const double epsilon = 1;
        double least = std::numbers::pi;
        std::size_t breaking = 0;
        double beta = 0;
        for (std::size_t i = 0; i < study.points.size(); ++i) {
            const Point &point = study.points[i];
            const double over = sign(point.label) * (theta[0] * point.x1 + theta[1] * point.x2);
            const double distance = std::hypot(point.x1, point.x2);
            if (over <= study.landscape->overlap->halfHeight || distance <= epsilon)
                continue;
            const double turn = std::asin(over / distance) + std::asin(epsilon / distance);
            if (turn < least) {
                least = turn;
                breaking = i;
                beta = std::asin(over / distance);
            }
        }
        QVERIFY(least < study.landscape->overlap->psi(epsilon));
        const Picture picture = overlayPicture(frame);
        const auto arcs = ofHue(all<ArcLine>(picture, "blanket"), Hue::Warning);
        QCOMPARE(arcs.size(), std::size_t{1});
        QVERIFY(std::abs(width(arcs[0]) - std::abs(beta)) < near);
        const auto lines = ofHue(all<Line>(picture, "blanket"), Hue::Warning);
        QCOMPARE(lines.size(), std::size_t{2}); // to the point, and the boundary that it is just ε beyond
        const Spot place = frame.view.toScreen(study.points[breaking].x1, study.points[breaking].x2);
        QVERIFY(std::ranges::any_of(
            lines, [&](const Line &line) { return distance(line.points.back(), place) < near; }));
        const Spot along = lines[1].points.back() - lines[1].points.front();
        const Spot to = place - lines[1].points.front();
        const double away = std::abs(along.x * to.y - along.y * to.x) / length(along) / frame.view.scale;
        QVERIFY(std::abs(away - epsilon) < near);
        const QStringList texts = textsOf(picture, "blanket-labels");
        QVERIFY(saysAngle(texts, beta) && saysAngle(texts, least));
        // Where the theorem holds there is none.
        const Study holding = surveyed(exampleDocument("figure53"));
        QVERIFY(ofHue(all<ArcLine>(drawn(holding, 7, "blanket"), "blanket"), Hue::Warning).empty());
    }

    void theBestDirectionIsDrawnWithItsMargin_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<double>("heldOut");
        for (const char *id : {"figure34", "figure41", "overlap", "figure53"})
            QTest::newRow(id) << QByteArray(id) << 0.0;
        QTest::newRow("some points held out") << QByteArray("figure34") << 0.4;
    }
    void theBestDirectionIsDrawnWithItsMargin()
    {
        QFETCH(QByteArray, id);
        QFETCH(double, heldOut);
        Document document = exampleDocument(id.toStdString());
        document.recipe().holdOut.share = heldOut;
        const Study study = surveyed(document);
        const BoardFrame frame = frameOf(study, 0, with("best-direction"));
        const Picture picture = overlayPicture(frame);
        const bool leavesOut = study.run->variant->countedPoints().has_value();
        const Measured &points = leavesOut ? study.evidence->counted() : study.evidence->all();
        const Weights &theta = points.best.direction;
        const auto arrows = all<Arrow>(picture, "best-direction");
        QCOMPARE(arrows.size(), std::size_t{1});
        const Spot way = arrows[0].to - arrows[0].from;
        QVERIFY(std::abs(way.x / length(way) - theta[0]) < near);
        QVERIFY(std::abs(-way.y / length(way) - theta[1]) < near);
        const auto gaps = ofHue(all<Line>(picture, "best-direction"), Hue::Best);
        QCOMPARE(gaps.size(), std::size_t{leavesOut ? 2U : 1U}); // and the boundary
        for (const Spot &end : gaps.back().points)
            QVERIFY(!leavesOut || std::abs(distanceFromLine(frame, theta, end)) < near);
        const Spot from = gaps[0].points.front();
        const Spot to = gaps[0].points.back();
        QVERIFY(std::abs(distanceFromLine(frame, theta, from)) < near);
        QVERIFY(std::abs(std::abs(distanceFromLine(frame, theta, to)) - std::abs(points.best.gamma)) < near);
        QVERIFY(std::abs(distance(from, to) / frame.view.scale - std::abs(points.best.gamma)) < near);
        const auto radii = ofHue(all<Line>(picture, "best-direction"), Hue::FaintWords);
        QCOMPARE(radii.size(), std::size_t{leavesOut ? 1U : 0U});
        for (const Line &radius : radii)
            QVERIFY(std::abs(distance(radius.points.front(), radius.points.back()) / frame.view.scale
                             - points.radius)
                    < near);
    }

    void everyTheoremSpeaksOfLayersThereAre()
    {
        std::size_t speaking = 0;
        for (const TheoremDescriptor *theorem : theorems()) {
            for (const std::string_view layer : theorem->layers)
                QVERIFY(findLayer(layer) != nullptr);
            speaking += theorem->layers.empty() ? 0 : 1;
        }
        QVERIFY(speaking > 10);
    }

    void withoutOverlapThereIsNoBlanket()
    {
        const Study study = surveyed(exampleDocument("first"));
        QVERIFY(!study.landscape->overlap);
        QVERIFY(numbersIn(partOf(drawn(study, 3, "blanket"), "blanket")).empty());
    }

    void theBestSoFarIsTheFirstWithTheFewestMistakes_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"figure34", "xor", "theorem24", "slow"})
            QTest::newRow(id) << QByteArray(id);
    }
    void theBestSoFarIsTheFirstWithTheFewestMistakes()
    {
        QFETCH(QByteArray, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        std::uint64_t best = 0;
        std::size_t fewest = study.points.size() + 1;
        for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
            const Weights w = study.run->trace.weights(k);
            const std::size_t mistakes = loss(study.run->reflected(), w);
            if (mistakes < fewest) {
                fewest = mistakes;
                best = k;
            }
            const Pocket::Record *record = study.losses->pocket.at(k);
            QVERIFY(record != nullptr);
            QCOMPARE(record->update, best);
            QCOMPARE(record->mistakes, fewest);
        }
        const BoardFrame frame = frameOf(study, lastUpdate(study), with("best-so-far"));
        const Weights w = study.run->trace.weights(best);
        for (const Line &line : all<Line>(overlayPicture(frame), "best-so-far")) {
            for (const Spot &place : line.points)
                QVERIFY(std::abs(distanceFromLine(frame, w, place)) < near);
        }
    }
};

HALFPLANE_TEST(theorem_layers_test, TheoremLayersTest)
#include "theorem_layers_test.moc"
