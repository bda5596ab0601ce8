#include "board_frames.h"
#include "core/examples.h"
#include "core/picture/outlines.h"
#include "support/run.h"
#include "ui/basics/text.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QStringView labelsEnding = u"-labels";

QString layerOf(const QString &part)
{
    return part.endsWith(labelsEnding) ? part.chopped(labelsEnding.size()) : part;
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

/// Legend and readout.
QList<Box> boxesOf(const Picture &picture)
{
    QList<Box> result;
    for (const Area &area : all<Area>(picture, "legend")) {
        if (area.fill.hue == Hue::Plate)
            result.push_back(boundsOf(area.outline));
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

/// What is drawn for each layer; labels and legend may move when something else goes.
QMap<QString, QString> shapesByLayer(const Picture &picture)
{
    QMap<QString, QString> result;
    for (const QString &part : partsOf(picture)) {
        if (!part.endsWith(labelsEnding) && part != u"legend")
            result[part] = toText(described(partOf(picture, part.toStdString())));
    }
    return result;
}

void addExamples()
{
    QTest::addColumn<QString>("id");
    for (const Example &example : examples())
        QTest::newRow(example.id.data())
            << QString::fromUtf8(example.id.data(), static_cast<qsizetype>(example.id.size()));
}

/// Recipes and layers that between them show everything.
const std::array richest{"figure33", "figure51-wider", "overlap", "shatter-lines"};

} // namespace

/// What is true of every picture of the board, whatever it shows.
class BoardLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void labelsDoNotCoverOneAnother_data() { addExamples(); }

    void labelsDoNotCoverOneAnother()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        for (const std::uint64_t step : {document.step, lastUpdate(study)}) {
            const Picture picture = overlayPicture(frameOf(study, step));
            QCOMPARE(overlaps(labelsOf(picture) + boxesOf(picture)), 0);
            QCOMPARE(overlaps(platesOf(picture, "grid-labels") + boxesOf(picture)), 0);
        }
    }

    void boxesCoverNoPointOfAFittedView_data() { addExamples(); }

    void boxesCoverNoPointOfAFittedView()
    {
        QFETCH(QString, id);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        for (const std::uint64_t step : {std::uint64_t{0}, document.step, lastUpdate(study)}) {
            BoardFrame frame = frameOf(study, step);
            frame.view = fitted(study.points, study.recipe, {890, 650});
            for (const Box &box : boxesOf(overlayPicture(frame))) {
                for (const Point &point : study.points)
                    QVERIFY(!box.contains(frame.view.toScreen(point.x1, point.x2)));
            }
        }
    }

    void theLegendGoesWhereNoPointsAre_data()
    {
        QTest::addColumn<QList<Spot>>("corners"); // full of points
        QTest::addColumn<Spot>("quarter"); // of the view, where the legend goes
        const Spot left{-6, -6};
        const Spot right{6, -6};
        const Spot topLeft{-6, 6};
        QTest::newRow("none") << QList<Spot>{} << left;
        QTest::newRow("left") << QList{left} << right;
        QTest::newRow("left and right") << QList{left, right} << topLeft;
        QTest::newRow("left, above, too") << QList{left, topLeft} << right;
    }

    void theLegendGoesWhereNoPointsAre()
    {
        QFETCH(QList<Spot>, corners);
        QFETCH(Spot, quarter);
        Dataset points{{.x1 = 0, .x2 = 1, .label = Label::Positive}};
        for (const Spot &corner : corners) {
            for (int i = 0; i < 15; ++i)
                points.push_back({.x1 = corner.x - 2 + 0.3 * i, .x2 = corner.y, .label = Label::Negative});
        }
        const Study study = surveyed(points, {});
        BoardFrame frame = frameOf(study, 0);
        frame.view = {.size = {890, 650}, .centreX1 = 0, .centreX2 = 0, .scale = 50};
        const Spot at = boxesOf(overlayPicture(frame)).value(0).centre() - Spot{445, 325};
        QVERIFY(at.x * quarter.x > 0 && at.y * quarter.y < 0);
    }

    void theRingStaysInAFittedView_data() { addExamples(); }

    void theRingStaysInAFittedView()
    {
        QFETCH(QString, id);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        BoardFrame frame = frameOf(study, lastUpdate(study));
        if (study.recipe.space != Space::Origin)
            return; // elsewhere the origin may be anywhere
        frame.view = fitted(study.points, study.recipe, {890, 650});
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
        QVERIFY(parts.contains(u"loss-ring"_s));
        QVERIFY(parts.indexOf(u"loss-ring"_s) < parts.indexOf(u"points"_s));
        QVERIFY(parts.indexOf(u"loss-ring-labels"_s) > parts.indexOf(u"points"_s));
        for (const ArcLine &arc : all<ArcLine>(picture, "loss-ring"))
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

    void theLegendLeavesTheBoardFree()
    {
        const Study study = surveyed(exampleDocument("overlap"));
        for (const Size size : {Size{900, 700}, Size{420, 320}, Size{1600, 500}, Size{200, 150}}) {
            BoardFrame frame = frameOf(study, 5, allLayers());
            frame.view = centredView(study.points, size);
            double covered = 0;
            for (const Box &box : boxesOf(overlayPicture(frame)))
                covered += box.width * box.height;
            QVERIFY(covered <= size.width * size.height / 3);
        }
    }

    void aLayerThatIsOffTakesItsPartAway_data()
    {
        QTest::addColumn<const Layer *>("layer");
        for (const Layer *description : halfplane::layers())
            QTest::newRow(qPrintable(toText(description->id))) << description;
    }

    /// And nothing else: all that the other layers draw stays as it is.
    void aLayerThatIsOffTakesItsPartAway()
    {
        QFETCH(const Layer *, layer);
        const QString id = toText(layer->id);
        bool wasShown = false;
        for (const char *example : richest) {
            const Study study = surveyed(exampleDocument(example));
            BoardFrame frame = frameOf(study, 1, allLayers());
            const Picture with = boardPicture(frame);
            frame.layers.set(*layer, false);
            const Picture without = boardPicture(frame);
            wasShown = wasShown || std::ranges::any_of(partsOf(with), [&](const QString &part) {
                           return layerOf(part) == id;
                       });
            for (const QString &part : partsOf(without))
                QVERIFY(layerOf(part) != id);
            auto expected = shapesByLayer(with);
            expected.remove(id);
            QCOMPARE(shapesByLayer(without), expected);
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
            frame.view = fitted(study.points, {}, {900, 700}).zoomedAt({333, 222}, zoom);
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

int board_layout_test(int argc, char *argv[])
{
    return halfplane::test::run<BoardLayoutTest, QApplication>(argc, argv);
}
#include "board_layout_test.moc"
