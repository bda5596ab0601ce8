#include "core/picture/board_frames.h"
#include "core/picture/hits.h"
#include "core/picture/overlay.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/board/whats_this.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Places that something is drawn at: within its outline, along its lines.
struct PlacesOn
{
    Path operator()(const Line &line) const
    {
        Path places;
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            for (const double share : {0.1, 0.35, 0.5, 0.65, 0.9})
                places.push_back(line.points[i - 1] + share * (line.points[i] - line.points[i - 1]));
        }
        return places;
    }
    Path operator()(const Arrow &arrow) const { return (*this)(Line{{arrow.from, arrow.to}, arrow.stroke}); }
    Path operator()(const Disc &disc) const
    {
        Path places;
        for (double angle = 0; angle < 6.2; angle += 0.4)
            places.push_back(disc.centre + disc.radius * Spot{std::cos(angle), std::sin(angle)});
        return places;
    }
    Path operator()(const ArcLine &arc) const
    {
        const double angle = (arc.from + arc.to) / 2;
        return {arc.centre + arc.radius * Spot{std::cos(angle), -std::sin(angle)}};
    }
    Path operator()(const Area &area) const
    {
        const Box box = boundsOf(area.outline);
        Path places;
        for (const double x : {0.05, 0.3, 0.5, 0.7, 0.95}) {
            for (const double y : {0.06, 0.31, 0.51, 0.71, 0.94})
                places.push_back(box.topLeft() + Spot{x * box.width, y * box.height});
        }
        return places;
    }
    Path operator()(const Words &words) const { return {words.at}; }
    Path operator()(const Marks &marks) const
    {
        Path places;
        for (const Mark &mark : marks.marks)
            places.push_back(mark.at);
        return places;
    }
    Path operator()(const HeatMap &map) const { return (*this)(Area{outlineOf(map.where), {}}); }
    template <class Other>
    Path operator()(const Other & /*other*/) const
    {
        return {};
    }
};

Path placesIn(const Picture &picture, const std::string &part)
{
    Path places;
    for (const std::string &id : {part, labelPartOf(part)}) {
        for (const Instruction &instruction : halfplane::test::partOf(picture, id).instructions) {
            const Path found = std::visit(PlacesOn{}, instruction);
            places.insert(places.end(), found.begin(), found.end());
        }
    }
    return places;
}

bool isNamedFirst(const BoardFrame &frame, const Path &places, std::string_view title)
{
    return std::ranges::any_of(places, [&](Spot place) {
        const auto subjects = subjectsAt(frame, place);
        return !subjects.empty() && subjects.front()->title == title;
    });
}

bool hasMeaning(const Subject &subject)
{
    return !subject.title.empty() && subject.definition.ends_with('.');
}

Spot placeOf(const BoardFrame &frame, std::size_t point)
{
    return frame.view.toScreen(frame.study.points[point].x1, frame.study.points[point].x2);
}

} // namespace

class WhatsThisTest : public QObject
{
    Q_OBJECT

private slots:
    void somewhereOnItEachThingIsNamed_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("update");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("title");
        const auto row = [](const char *name, const QString &example, int update, const QString &part,
                            const char *title) {
            QTest::newRow(name) << example << update << part << QString::fromUtf8(title);
        };
        row("grid", u"figure34"_s, 2, u"grid"_s, "Axes and grid");
        row("points", u"figure34"_s, 2, u"points"_s, "Point");
        row("tint", u"figure34"_s, 2, u"tint"_s, "Half-plane");
        row("boundary", u"figure34"_s, 2, u"boundary"_s, "Boundary");
        row("weight", u"figure34"_s, 3, u"weight"_s, "Weight vector");
        row("update: old boundary", u"figure34"_s, 2, u"update"_s, "Boundary before the update");
        row("update: old w", u"figure34"_s, 2, u"update"_s, "Weight vector before the update");
        row("update: added", u"figure34"_s, 2, u"update"_s, "Added vector");
        row("update: examined", u"figure34"_s, 2, u"update"_s, "Examined point");
        row("trail", u"figure34"_s, 20, u"trail"_s, "Trail of w");
        row("start", u"figure34"_s, 0, u"start"_s, "Start vector");
        row("candidates", u"figure34"_s, 2, u"candidates"_s, "Candidate rates");
        row("means", u"overlap"_s, 3, u"means"_s, "Class mean");
        row("hyperbolas: edges", u"overlap"_s, 3, u"hyperbolas"_s, "Edge of the fuzzy region");
        row("hyperbolas: between", u"overlap"_s, 3, u"hyperbolas"_s, "Fuzzy region");
        row("memberships", u"overlap"_s, 3, u"memberships"_s, "Membership map");
        row("epsilon band", u"figure51-wider"_s, 3, u"epsilon-band"_s, "Band ε");
        row("margin band", u"figure23"_s, 4, u"margin-band"_s, "Margin band");
        row("loss ring", u"figure34"_s, 2, u"loss-ring"_s, "Loss ring");
        row("zero arc", u"figure34"_s, 2, u"loss-ring"_s, "Zero arc");
        row("cone", u"figure34"_s, 2, u"cone"_s, "Solution cone");
        row("best boundary", u"figure23"_s, 4, u"best-boundary"_s, "Best boundary");
        row("max-margin line", u"shatter-lines"_s, 0, u"max-margin"_s, "Max-margin line");
        row("radius", u"figure23"_s, 4, u"radius"_s, "Circle of radius R");
        row("distances", u"margins"_s, 0, u"distances"_s, "Distances to the boundary");
        row("angle, at the start", u"figure24-left"_s, 0, u"angle"_s, "Angle between w and the point");
        row("names", u"figure34"_s, 2, u"names"_s, "Name of a point");
    }
    void somewhereOnItEachThingIsNamed()
    {
        QFETCH(QString, example);
        QFETCH(int, update);
        QFETCH(QString, part);
        QFETCH(QString, title);
        const Study study = surveyed(exampleDocument(example.toStdString()));
        Layers layers = usualLayers();
        layers.set(*findLayer(part.toStdString()), true);
        const BoardFrame frame = frameOf(study, static_cast<std::uint64_t>(update), layers);
        const Path places = placesIn(boardPicture(frame), part.toStdString());
        QVERIFY(!places.empty());
        QVERIFY(isNamedFirst(frame, places, title.toStdString()));
        for (const Spot &place : places) {
            const auto subjects = subjectsAt(frame, place);
            if (!subjects.empty() && toText(subjects.front()->title) == title) {
                const QString text = whatsThisAt(frame, place);
                QVERIFY(text.contains(title.toHtmlEscaped()));
                QVERIFY(text.contains(toText(subjects.front()->definition).toHtmlEscaped()));
                QVERIFY(hasMeaning(*subjects.front()));
                return;
            }
        }
    }

    void everyThingHasAMeaning()
    {
        for (const Layer *layer : layers()) {
            QVERIFY(hasMeaning(*layer->subject));
            QVERIFY(!layer->title.empty());
            QVERIFY(layer->purpose.ends_with('.'));
        }
        Study study = surveyed(exampleDocument("figure23"));
        study.trouble = "the recipe does not suit the points";
        std::set<std::string_view> titles;
        for (const Instruction &instruction : overlayPicture(frameOf(study, 1)).instructions) {
            if (instruction.subject == nullptr)
                continue;
            QVERIFY(hasMeaning(*instruction.subject));
            titles.insert(instruction.subject->title);
        }
        QVERIFY(titles.contains("Why there is no run") && titles.contains("Boundary"));
    }

    void aPointIsToldWithItsNumbers()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, lastUpdate(study));
        const QString text = whatsThisAt(frame, placeOf(frame, 0));
        QVERIFY(text.contains(pointWords(frame, 0).toHtmlEscaped()));
        QVERIFY(pointWords(frame, 0).startsWith(u"x₁ = ("_s));
        QVERIFY(pointWords(frame, 0).contains(u"right"_s));
        QVERIFY(text.contains(u"y⟨w, x⟩ = "_s));
        const BoardFrame start = frameOf(study, 0);
        QVERIFY(pointWords(start, 0).contains(u"wrong"_s));
    }

    void theHalfPlaneIsToldWithItsSide()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 2, Layers{"tint"});
        const Weights w = frame.moment->after;
        const double far = 0.3 * 700 / frame.view.scale / norm(w);
        const QString positive = whatsThisAt(frame, frame.view.toScreen(far * w[0], far * w[1]));
        const QString negative = whatsThisAt(frame, frame.view.toScreen(-far * w[0], -far * w[1]));
        QVERIFY(positive.contains(u", class +1"_s));
        QVERIFY(negative.contains(u", class −1"_s));
    }

    void theTwoSidesOfALineAreNotTheLine()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 2, Layers{"boundary"});
        const Weights w = frame.moment->after;
        const Spot on = frame.view.toScreen(-w[1] / norm(w), w[0] / norm(w));
        const Spot across = Spot{w[0], -w[1]} / norm(w);
        QCOMPARE(subjectsAt(frame, on).size(), std::size_t{1});
        QCOMPARE(subjectsAt(frame, on).front(), findLayer("boundary")->subject);
        QCOMPARE(subjectsAt(frame, on + 3 * across).size(), std::size_t{1});
        for (const double away : {6.0, -6.0})
            QVERIFY(subjectsAt(frame, on + away * across).empty());
    }

    void aBoundaryOverABandIsTheBoundary()
    {
        const Study study = surveyed(exampleDocument("figure51-wider"));
        const BoardFrame frame = frameOf(study, 3, Layers{"boundary", "epsilon-band", "tint"});
        const Weights w = frame.moment->after;
        const Spot on = frame.view.toScreen(-w[1] / norm(w), w[0] / norm(w));
        const std::vector<const Subject *> expected{findLayer("boundary")->subject,
                                                    findLayer("epsilon-band")->subject, tintLayer.subject};
        QCOMPARE(subjectsAt(frame, on), expected);
        QVERIFY(whatsThisAt(frame, on).contains(u"Also here"_s));
    }

    void aPlateHidesWhatIsBelowIt()
    {
        Study study = surveyed(exampleDocument("figure23"));
        study.trouble = "the recipe does not suit the points";
        const BoardFrame frame = frameOf(study, 2);
        const Spot onPlate = all<Words>(overlayPicture(frame), "trouble").at(0).at;
        const PlanePoint below = frame.view.toPlane(onPlate);
        study.points[0] = {below.x(), below.y(), Label::Positive};
        QCOMPARE(subjectsAt(frame, onPlate).front()->title, "Why there is no run");
    }

    void whereNothingIsTheCoordinatesAreTold()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 2, Layers{});
        const QString text = whatsThisAt(frame, frame.view.toScreen(1.5, -2));
        QVERIFY2(text.contains(u"(1.5, −2)"_s), qUtf8Printable(text));
    }

    void anEmptyBoardSaysWhatToDo()
    {
        const Study study;
        const BoardFrame frame = frameOf(study, std::nullopt);
        const auto subjects = subjectsAt(frame, {450, 350});
        QCOMPARE(subjects.front()->title, std::string_view("Empty board"));
        QVERIFY(hasMeaning(*subjects.front()));
    }

    void farOutNothingBreaks()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 2, allLayers());
        for (const double far : {-1e9, -1.0, 901.0, 1e9, 1e300})
            QVERIFY(!whatsThisAt(frame, {far, far}).isEmpty());
    }
};

HALFPLANE_TEST(whats_this_test, WhatsThisTest, QApplication)
#include "whats_this_test.moc"
