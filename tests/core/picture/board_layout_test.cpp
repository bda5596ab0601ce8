#include "board_frames.h"
#include "core/examples.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QStringView labelsEnding = u"-labels";

QString layerOf(const QString &part)
{
    for (const QStringView ending : {labelsEnding, QStringView(u"-needle"), QStringView(u"-top")}) {
        if (part.endsWith(ending))
            return part.chopped(ending.size());
    }
    return part;
}

QList<Box> platesOf(const Picture &picture, std::string_view part)
{
    QList<Box> result;
    for (const Words &words : all<Words>(picture, part))
        result.push_back(shapeOf(words).plate);
    return result;
}

/// Where the labels are, but for the axes' numbers.
QList<Box> labelsOf(const Picture &picture)
{
    QList<Box> result;
    for (const QString &part : partsOf(picture)) {
        if (part.endsWith(labelsEnding) && part != u"grid-labels")
            result.append(platesOf(picture, part.toStdString()));
    }
    return result;
}

int overlaps(const QList<Box> &rectangles)
{
    int count = 0;
    for (qsizetype i = 0; i < rectangles.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j)
            count += rectangles[i].adjusted(0.1, 0.1, -0.1, -0.1).intersects(rectangles[j]);
    }
    return count;
}

/// What is drawn for each layer; labels may move when something else goes.
QMap<QString, QString> shapesByLayer(const Picture &picture)
{
    QMap<QString, QString> result;
    for (const QString &part : partsOf(picture)) {
        if (!part.endsWith(labelsEnding) && part != u"leaders")
            result[layerOf(part)] += text(described(partOf(picture, part.toStdString())));
    }
    return result;
}

/// The ring of the point that is looked at, and, over many points, the arrows.
bool isWhatAStepIsAbout(const Instruction &instruction)
{
    const auto *ring = std::get_if<Disc>(&instruction);
    return ring != nullptr ? !ring->fill && ring->edge->colour.hue == Hue::Update
                           : std::holds_alternative<Arrow>(instruction);
}

/// A board as somebody sees it.
struct Seen
{
    Size size;
    Sizes sizes;
};

/// In windows of 1280×800, 1024×768 and 960×640, on stages of 1024×768 and 1920×1080, in figures of 60, 89,
/// 120 and 183 mm with words of 8 points.
std::vector<Seen> sizesSeen()
{
    std::vector<Seen> result;
    for (const Size size : {Size{896, 555}, Size{640, 500}, Size{576, 400}})
        result.push_back({size, {}});
    for (const Size size : {Size{1024, 600}, Size{1920, 860}})
        result.push_back({size, Sizes::scaledBy(size.height / 300)});
    for (const double millimetres : {60.0, 89.0, 120.0, 183.0}) {
        const double width = millimetres / 25.4 * 72 * 13 / 8;
        result.push_back({{width, 0.6 * width}, {}});
    }
    return result;
}

/// The first updates, the last, and some between.
std::vector<std::uint64_t> sampleOf(const Study &study)
{
    const std::uint64_t last = lastUpdate(study);
    std::vector<std::uint64_t> steps;
    for (std::uint64_t step = 0; step <= last; step += 1 + step / 3)
        steps.push_back(step);
    steps.push_back(last);
    return steps;
}

/// The same, and before each its point asked.
std::vector<Cursor> momentsOf(const Study &study)
{
    std::vector<Cursor> moments;
    for (const std::uint64_t step : sampleOf(study)) {
        if (step > 0)
            moments.push_back(askedCursor(study.run->trace, step));
        moments.push_back({step, 0});
    }
    return moments;
}

/// Which words lie over something that must be seen; empty when none do.
QString covered(const BoardFrame &frame)
{
    const Picture picture = boardPicture(frame);
    std::vector<Box> mustBeSeen;
    for (const Marks &marks : all<Marks>(picture)) {
        for (const Mark &mark : marks.marks)
            mustBeSeen.push_back(Box(mark.at, Size{}).grown(reachOfMarks(marks.size) - 1));
    }
    for (const Arrow &arrow : all<Arrow>(picture))
        mustBeSeen.push_back(Box(arrow.to, Size{}).grown(1));
    for (const Disc &ring : all<Disc>(picture, "update")) {
        if (ring.edge->colour.hue == Hue::Update) // others are the boundary before
            mustBeSeen.push_back(Box(ring.centre, Size{}).grown(0.7 * ring.radius));
    }
    for (const ArcLine &arc : ofHue(all<ArcLine>(picture, "rate-ring"), Hue::Good)) {
        for (double angle = arc.from; angle <= arc.to; angle += 1 / arc.radius) {
            const Spot at = arc.centre + arc.radius * Spot{std::cos(angle), -std::sin(angle)};
            mustBeSeen.push_back(Box(at, Size{}).grown(0.5));
        }
    }
    for (const Words &words : all<Words>(picture)) {
        for (const Box &box : mustBeSeen) {
            if (box.intersects(shapeOf(words).plate))
                return u"“%1” at (%2, %3) over (%4, %5)"_s.arg(text(words.text))
                    .arg(words.at.x)
                    .arg(words.at.y)
                    .arg(box.centre().x)
                    .arg(box.centre().y);
        }
    }
    return {};
}

/// Recipes and layers that between them show everything.
const std::array richest{"figure33", "figure34", "figure51-wider", "overlap", "shatter-lines"};

} // namespace

/// What is true of every picture of the board, whatever it shows.
class BoardLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAndRingsAreWithinTheBoard_data() { addExamples(); }

    /// In a usual window, a small one, and on a stage, whose words and points are larger.
    void namesAndRingsAreWithinTheBoard()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        Sizes large = Sizes::scaledBy(1.5);
        large.text = 2 * Sizes{}.text;
        large.mark = 1.85 * Sizes{}.mark;
        for (const auto &[size, sizes] :
             {std::pair(Size{890, 548}, Sizes{}), std::pair(Size{524, 181}, Sizes{}),
              std::pair(Size{1024, 640}, large)}) {
            const Box board({}, size);
            const std::uint64_t last = study.run ? lastUpdate(study) : 0;
            for (std::uint64_t update = 0; update <= last; update += 1 + last / 20) {
                BoardFrame frame = frameOf(study, update);
                frame.view = fittedTo(study, size, sizes.text);
                frame.sizes = sizes;
                const Picture picture = boardPicture(frame);
                for (const Words &words : all<Words>(picture))
                    QVERIFY2(board.grown(0.5).contains(shapeOf(words).plate), words.text.c_str());
                for (const Disc &disc : all<Disc>(picture)) {
                    const bool isRing = !disc.fill && disc.edge && disc.edge->colour.hue == Hue::Update;
                    const Spot reach{disc.radius, disc.radius};
                    QVERIFY(!isRing || board.contains(Box(disc.centre - reach, disc.centre + reach)));
                }
            }
        }
    }

    void everyRateOfACircleIsTold()
    {
        Document document = exampleDocument("circle");
        document.recipe().variant = "greedy";
        document.recipe().parameters = {{"etas", std::vector{0.5, 1.0, 2.0, 4.0, 8.0}}};
        const Study study = surveyed(document);
        std::set<Hue> hues;
        for (const std::uint64_t update : {std::uint64_t{0}, std::uint64_t{3}, lastUpdate(study)}) {
            const Picture legend = legendPicture(frameOf(study, update), 900, LegendPlace::Window);
            for (const char *rate : {"η = 0.5", "η = 1", "η = 2", "η = 4", "η = 8"})
                QVERIFY2(textsOf(legend, "legend").contains(QString::fromUtf8(rate)), rate);
            for (const Line &line : all<Line>(legend))
                hues.insert(line.stroke.colour.hue);
        }
        QVERIFY(hues.size() >= 6); // that of the strip's own edge, too
    }

    void labelsDoNotCoverOneAnother_data() { addExamples(); }
    void labelsDoNotCoverOneAnother()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        for (const std::uint64_t step : {document.step, lastUpdate(study)}) {
            for (const Beat beat : {Beat::Asked, Beat::Made}) {
                if (RunStep(step, beat) == RunStep(0, Beat::Asked))
                    continue;
                const Cursor at = cursorOf(study.run->trace, {step, beat});
                const Picture picture = overlayPicture(frameOf(study, at));
                QCOMPARE(overlaps(labelsOf(picture) + platesOf(picture, "grid-labels")), 0);
            }
        }
    }

    void nothingCoversAPoint_data() { addExamples(); }
    /// Nor the ring around the one that is looked at, the arc of no loss, or an arrow's tip: in the window,
    /// on the stage, and in figures from 60 to 183 mm.
    void nothingCoversAPoint()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        for (const Seen &seen : sizesSeen()) {
            for (const Cursor &step : momentsOf(study)) {
                BoardFrame frame = frameOf(study, step);
                frame.sizes = seen.sizes;
                frame.view = fittedTo(study, seen.size, seen.sizes.text);
                const QString what = covered(frame);
                QVERIFY2(what.isEmpty(),
                         qPrintable(u"%1 × %2, step %3: %4"_s.arg(seen.size.width)
                                        .arg(seen.size.height)
                                        .arg(step.update)
                                        .arg(what)));
            }
        }
    }

    void thePointsLieAboveAllLines_data() { addExamples(); }
    void thePointsLieAboveAllLines()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const Picture picture = boardPicture(frameOf(study, lastUpdate(study), allLayers()));
        bool isAbovePoints = false;
        for (const Instruction &instruction : picture.instructions) {
            if (std::holds_alternative<Marks>(instruction))
                isAbovePoints = true;
            else if (isAbovePoints)
                QVERIFY(std::holds_alternative<Words>(instruction)
                        || std::holds_alternative<Part>(instruction) || isWhatAStepIsAbout(instruction));
        }
        QVERIFY(isAbovePoints);
    }

    /// Of so many points each alone says little: there the lines are what is to be seen.
    void linesLieAboveACloud()
    {
        Dataset points;
        for (int i = 0; i < 1200; ++i)
            points.push_back({std::cos(i) + (i % 2 == 0 ? 2 : -2), std::sin(i),
                              i % 2 == 0 ? Label::Positive : Label::Negative});
        const Study study = surveyed(points, {});
        const QStringList parts = partsOf(boardPicture(frameOf(study, 1)));
        QVERIFY(parts.contains(u"boundary"_s));
        QVERIFY(parts.indexOf(u"points"_s) < parts.indexOf(u"boundary"_s));
    }

    void theLegendKeepsItsPlaceForTheWholeRun_data() { addExamples(); }
    void theLegendKeepsItsPlaceForTheWholeRun()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        for (const LegendPlace place : {LegendPlace::Window, LegendPlace::Figure}) {
            for (const double width : {320.0, 640.0, 1200.0}) {
                const auto lines = [&](std::uint64_t step) {
                    QStringList result;
                    const Picture legend = legendPicture(frameOf(study, step), width, place);
                    result << QString::number(legend.size.height);
                    for (const Words &words : all<Words>(legend, "legend")) {
                        if (words.anchor == Anchor::Right) // the entries; what is said at the right changes
                            result << text(described({legend.size, {words}}));
                    }
                    return result;
                };
                const QStringList first = lines(0);
                QVERIFY(first.size() > 1);
                for (const std::uint64_t step : sampleOf(study))
                    QCOMPARE(lines(step), first);
            }
        }
    }

    void theLegendIsCompleteAtAnyWidth()
    {
        const Study study = surveyed(exampleDocument("overlap"));
        const BoardFrame frame = frameOf(study, 5, allLayers());
        const auto texts = [&](double width) {
            return textsOf(legendPicture(frame, width, LegendPlace::Figure), "legend");
        };
        for (const double width : {200.0, 300.0, 600.0})
            QCOMPARE(texts(width), texts(3000));
        const QStringList words = texts(3000);
        for (const QString &entry : {u"class +1"_s, u"class −1"_s, u"wrong"_s, u"fuzzy"_s,
                                     u"edge of fuzzy +1"_s, u"edge of fuzzy −1"_s})
            QVERIFY2(words.contains(entry), qPrintable(entry));
    }

    void lossAndMarginAreToldBelowAFigure()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        BoardFrame frame = frameOf(study, 2);
        const auto says = [&](LegendPlace place) {
            return textsOf(legendPicture(frame, 600, place), "legend")
                .contains(u"17 of 80 wrong, margin −3.11"_s);
        };
        QVERIFY(says(LegendPlace::Figure));
        QVERIFY(!says(LegendPlace::Window)); // which says it beside the sentence
        // As long as w is on its way nothing new is true.
        frame.tween = 0.9;
        QVERIFY(!says(LegendPlace::Figure));
    }

    void theLegendCountsWhatIsOutOfView()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        BoardFrame frame = frameOf(study, 2);
        frame.view = fittedTo(study, {900, 700});
        const auto says = [&](const QString &words) {
            return textsOf(legendPicture(frame, 900, LegendPlace::Window), "legend")
                .join(u'|')
                .contains(words);
        };
        QVERIFY(!says(u"outside"_s));
        frame.view = frame.view.pannedBy({-3000, 0});
        QVERIFY(says(u"80 points outside · 0 fits"_s));
    }

    void whatIsOutOfViewIsSaidWhereThereIsRoom()
    {
        const auto boxOf = [](const Words &words) {
            const Size size = sizeOf(words);
            const double left = words.anchor == Anchor::Left ? words.at.x - size.width : words.at.x;
            return Box(left, words.at.y - size.height / 2, size.width, size.height);
        };
        const Study study = surveyed(exampleDocument("figure34"));
        BoardFrame frame = frameOf(study, 2);
        frame.view = fittedTo(study, {900, 700}).pannedBy({-3000, 0});
        bool isSaidInShort = false;
        for (double width = 300; width < 1200; width += 10) {
            const Picture strip = legendPicture(frame, width, LegendPlace::Window);
            const auto words = all<Words>(strip, "legend");
            for (std::size_t i = 0; i < words.size(); ++i) {
                isSaidInShort = isSaidInShort || words[i].text == "80 outside";
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxOf(words[i]).intersects(boxOf(words[j])),
                             (words[i].text + " over " + words[j].text).c_str());
            }
        }
        QVERIFY(isSaidInShort);
    }

    void onTheWayLabelsGlide()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        for (const std::uint64_t step : {2u, 3u, 7u, 20u}) {
            QMap<QString, Spot> before;
            for (int i = 0; i <= 240; ++i) {
                const Passage passage = passageTo(study.run->trace, {step, 0}, i / 240.0);
                BoardFrame frame = frameOf(study, passage.cursor);
                frame.view = fittedTo(study, {890, 560});
                frame.tween = passage.tween;
                frame.beats = passage.beats;
                const Picture picture = overlayPicture(frame);
                for (const char *part : {"weight-labels", "update-labels", "asked-labels"}) {
                    for (const Words &words : all<Words>(picture, part)) {
                        const QString name = text(words.text);
                        if (before.contains(name))
                            QVERIFY2(distance(before[name], words.at) < 40, qPrintable(name));
                        before[name] = words.at;
                    }
                }
            }
            QVERIFY(before.size() > 2);
        }
    }

    void theRingStaysInAFittedView_data() { addExamples(); }
    void theRingStaysInAFittedView()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        BoardFrame frame = frameOf(study, lastUpdate(study), {"loss-ring"});
        if (study.recipe.space != Space::Origin)
            return; // elsewhere the origin may be anywhere
        frame.view = fittedTo(study, {890, 650});
        const Box inside(Spot{0, 0}, frame.view.size);
        for (const ArcLine &arc : all<ArcLine>(boardPicture(frame), "loss-ring")) {
            const Spot reach{arc.radius, arc.radius};
            QVERIFY(inside.contains(Box(arc.centre - reach, arc.centre + reach)));
        }
    }

    void theRingLiesBelowThePointsAndIsThinnerThanTheBoundary()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const BoardFrame frame = frameOf(study, 2);
        const Picture picture = boardPicture(frame);
        const QStringList parts = partsOf(picture);
        QVERIFY(parts.contains(u"rate-ring"_s));
        QVERIFY(parts.indexOf(u"rate-ring"_s) < parts.indexOf(u"points"_s));
        QVERIFY(parts.indexOf(u"rate-ring-needle"_s) < parts.indexOf(u"points"_s));
        for (const ArcLine &arc : all<ArcLine>(picture, "rate-ring"))
            QVERIFY(arc.stroke.colour.hue == Hue::Good || arc.stroke.width < frame.sizes.boundary);
    }

    void wordsStayInTheView_data() { addExamples(); }
    void wordsStayInTheView()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        for (const Size size : {Size{900, 700}, Size{420, 320}, Size{1600, 500}, Size{160, 120}}) {
            BoardFrame frame = frameOf(study, lastUpdate(study), allLayers());
            frame.view = centredView(study.points, size);
            for (const Words &words : all<Words>(overlayPicture(frame))) {
                const Box plate = shapeOf(words).plate;
                const Box inside(Spot{-0.1, -0.1}, size + Size{0.2, 0.2});
                QVERIFY2(inside.contains(plate) || plate.width > size.width, words.text.c_str());
            }
        }
    }

    void theNumbersOfTheAxesStayApart_data()
    {
        QTest::addColumn<Box>("plane"); // left, least x2, width
        QTest::newRow("around the origin") << Box(-5, -4, 10, 0);
        QTest::newRow("axes outside, left and below") << Box(20, 30, 10, 0);
        QTest::newRow("axes outside, right and above") << Box(-30, -40, 10, 0);
        QTest::newRow("axes at the very edge") << Box(0, 0, 10, 0);
        QTest::newRow("long numbers") << Box(123456, -98765.4, 0.01, 0);
        QTest::newRow("huge") << Box(-1e149, -1e149, 3e149, 0);
        QTest::newRow("tiny") << Box(-1e-119, -1e-119, 3e-119, 0);
    }
    void theNumbersOfTheAxesStayApart()
    {
        QFETCH(Box, plane);
        const Study study = surveyed({}, {});
        BoardFrame frame = frameOf(study, std::optional<Cursor>());
        frame.view =
            viewOf({plane.left + plane.width / 2, plane.top + plane.width / 2, plane.width}, {900, 700});
        // However the view lies to the numbers.
        for (int i = 0; i < 40; ++i) {
            const QList<Box> numbers = platesOf(overlayPicture(frame), "grid-labels");
            QVERIFY(numbers.size() > 8);
            QCOMPARE(overlaps(numbers), 0);
            frame.view = frame.view.pannedBy({-3.1, 2.3});
        }
    }

    void aLayerThatIsOffTakesItsPartAway_data()
    {
        QTest::addColumn<const Layer *>("layer");
        for (const Layer *description : halfplane::layers()) {
            if (description != &legendLayer) // a strip of its own
                QTest::newRow(qPrintable(text(description->id))) << description;
        }
    }
    /// And nothing else: all that the other layers draw stays as it is.
    void aLayerThatIsOffTakesItsPartAway()
    {
        QFETCH(const Layer *, layer);
        const QString id = text(layer->id);
        bool wasShown = false;
        for (const char *example : richest) {
            const Study study = surveyed(exampleDocument(example));
            const bool isOfTheEnd = layer == findLayer("final-margin");
            const Cursor first = isOfTheEnd ? lastCursor(study.run->trace) : Cursor{1, 0};
            const std::uint64_t asked = std::min<std::uint64_t>(2, study.run->trace.updateCount());
            for (const Cursor &at : {first, askedCursor(study.run->trace, asked)}) {
                BoardFrame frame = frameOf(study, at, allLayers());
                for (const Layer *other : halfplane::layers()) {
                    if (other == layer->whole || other->whole == layer)
                        frame.layers.set(*other, false);
                }
                const Picture with = boardPicture(frame);
                frame.layers.set(*layer, false);
                const Picture without = boardPicture(frame);
                wasShown = wasShown || std::ranges::any_of(partsOf(with), [&](const QString &part) {
                               return layerOf(part) == id;
                           });
                for (const QString &part : partsOf(without))
                    QVERIFY(layerOf(part) != id);
                auto expected = shapesByLayer(with);
                auto left = shapesByLayer(without);
                expected.remove(id);
                if (layer == findLayer("angle")) { // a point that is asked has its own then
                    expected.remove(u"asked"_s);
                    left.remove(u"asked"_s);
                }
                QCOMPARE(left, expected);
            }
        }
        QVERIFY(wasShown);
    }

    void everyPartIsOnce()
    {
        for (const char *example : richest) {
            const Study study = surveyed(exampleDocument(example));
            QStringList parts = partsOf(boardPicture(frameOf(study, 1, allLayers())));
            QCOMPARE(parts.removeDuplicates(), 0);
        }
    }

    void extremesStayFinite_data()
    {
        QTest::addColumn<Space>("space");
        QTest::addColumn<double>("size");
        QTest::addColumn<QString>("variant");
        for (const Space space : allSpaces) {
            for (const double size : {1e150, 1e-120, 1e75, 1.0}) {
                for (const char *variant : {"standard", "greedy", "fuzzy", "margin-fuzzy"})
                    QTest::addRow("%s %g %s", idOf(space).data(), size, variant)
                        << space << size << QString::fromLatin1(variant);
            }
        }
    }
    /// Points as far out, or as near to the origin, as can be, seen from near and from afar.
    void extremesStayFinite()
    {
        QFETCH(Space, space);
        QFETCH(double, size);
        QFETCH(QString, variant);
        Recipe recipe;
        recipe.variant = variant.toStdString();
        recipe.space = space;
        recipe.caps.updates = 50;
        const Study study = surveyed({{2 * size, size, Label::Positive},
                                      {-size, size, Label::Negative},
                                      {-size, -3 * size, Label::Negative},
                                      {size, 0, Label::Positive}},
                                     recipe);
        const std::optional<Cursor> last =
            study.run ? std::optional(lastCursor(study.run->trace)) : std::nullopt;
        for (const double zoom : {1.0, 1e-9, 1e9, 1e140}) {
            BoardFrame frame = frameOf(study, last, allLayers());
            frame.view = fitted({study.points, RingRoom::Labels}, {900, 700}).zoomedAt({333, 222}, zoom);
            for (const double number : numbersIn(boardPicture(frame)))
                QVERIFY(std::abs(number) < 1e5);
        }
    }

    void aViewOfNoSizeIsEmpty()
    {
        const Study study = surveyed(exampleDocument("overlap"));
        for (const Size size : {Size{0, 0}, Size{1, 1}, Size{3, 900}}) {
            BoardFrame frame = frameOf(study, 3, allLayers());
            frame.view.size = size;
            for (const double number : numbersIn(boardPicture(frame)))
                QVERIFY(std::abs(number) < 1e5);
        }
    }
};

HALFPLANE_TEST(board_layout_test, BoardLayoutTest, QCoreApplication)
#include "board_layout_test.moc"
