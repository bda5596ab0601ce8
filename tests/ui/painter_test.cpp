#include "core/picture/board_frames.h"
#include "core/picture/contrast.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "painted.h"
#include "support/outlines.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/painting/painter.h"
#include "ui/painting/typesetting.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

Words saying(const QString &text, Spot at, Anchor anchor = Anchor::Centre)
{
    Words words;
    words.at = at;
    words.anchor = anchor;
    words.text = text.toStdString();
    words.colour = {Hue::Words};
    return words;
}

const Stroke thick{.colour = {Hue::BoundaryCurve}, .width = 6};

} // namespace

class PainterTest : public QObject
{
    Q_OBJECT

private slots:
    void anAreaIsFilled()
    {
        const QImage image = painted(Area{square(20, 20, 40), {Hue::Positive}});
        QVERIFY(isLike(image.pixelColor(40, 40), Hue::Positive));
        QVERIFY(isLike(image.pixelColor(70, 40), Hue::Paper));
    }

    void translucentColoursLetTheGroundThrough()
    {
        const QColor pixel =
            painted(Area{square(20, 20, 40), {.hue = Hue::Negative, .alpha = 0.5}}).pixelColor(40, 40);
        const QColor full = lightPalette()[Hue::Negative];
        QCOMPARE(pixel.red(), (full.red() + 255) / 2);
    }

    void linesHaveFlatEnds()
    {
        const QImage image = painted(Line{{{50, 50}, {150, 50}}, thick});
        QVERIFY(isLike(image.pixelColor(100, 52), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(51, 50), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(48, 50), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(151, 50), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(100, 54), Hue::Paper));
    }

    void dashesLeaveGaps()
    {
        // 5 widths on, 3.5 off.
        const QImage image =
            painted(Line{{{0, 50}, {200, 50}}, {.colour = {Hue::Ghost}, .width = 4, .dash = Dash::Dashed}});
        QVERIFY(isLike(image.pixelColor(10, 50), Hue::Ghost));
        QVERIFY(isLike(image.pixelColor(27, 50), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(40, 50), Hue::Ghost));
    }

    void dashesStayWhereTheyAreOnALineThatIsCutOff()
    {
        const Stroke dashed{.colour = {Hue::Ghost}, .width = 4, .dash = Dash::Dashed};
        const double period = 4 * 8.5;
        const QImage whole = painted(Line{{{0, 50}, {200, 50}}, dashed});
        const QImage cut = painted(Line{{{-1000 * period, 50}, {1e7, 50}}, dashed});
        QVERIFY(difference(whole, cut) < 0.001);
    }

    void aLineThroughPlacesOnItIsTheSameLine()
    {
        const QImage straight = painted(Line{{{10, 10}, {190, 90}}, thick});
        QCOMPARE(painted(Line{{{10, 10}, {100, 50}, {190, 90}}, thick}), straight);
        QVERIFY(difference(painted(Line{{{10, 10}, {100, 60}, {190, 90}}, thick}), straight) > 0.001);
        QVERIFY(difference(painted(Line{{{10, 10}, {195, 92.2}, {100, 50}}, thick}), straight) > 0.001);
    }

    void anArcTurnsCounterClockwise()
    {
        const QImage image = painted(ArcLine{{100, 50}, 40, 0, 1.6, thick});
        QVERIFY(isLike(image.pixelColor(128, 22), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(128, 78), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(72, 22), Hue::Paper));
    }

    void anArrowIsSharpAndEndsAtItsTip()
    {
        const QImage image = painted(Arrow{{20, 50}, {120, 50}, thick, 20});
        QVERIFY(isLike(image.pixelColor(110, 50), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(121, 50), Hue::Paper));
        // A shaft that went on to the tip would be this wide there.
        QVERIFY(isLike(image.pixelColor(118, 52), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(101, 56), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(98, 56), Hue::Paper));
    }

    void aShortArrowIsAllHead()
    {
        QVERIFY(!shapeOf(Arrow{{0, 0}, {5, 0}, thick, 9}).shaft);
        QCOMPARE(boundsOf(shapeOf(Arrow{{0, 0}, {5, 0}, thick, 9}).head).left, 0.0);
        QVERIFY(shapeOf(Arrow{{3, 3}, {3, 3}, thick, 9}).head.empty());
    }

    void wordsStandWhereTheyAreAnchored_data()
    {
        QTest::addColumn<Anchor>("anchor");
        QTest::addColumn<Spot>("corner"); // of the plate, in its sizes, seen from the place
        QTest::newRow("centre") << Anchor::Centre << Spot{-0.5, -0.5};
        QTest::newRow("left") << Anchor::Left << Spot{-1, -0.5};
        QTest::newRow("right") << Anchor::Right << Spot{0, -0.5};
        QTest::newRow("above") << Anchor::Above << Spot{-0.5, -1};
        QTest::newRow("below") << Anchor::Below << Spot{-0.5, 0};
    }
    void wordsStandWhereTheyAreAnchored()
    {
        QFETCH(Anchor, anchor);
        QFETCH(Spot, corner);
        const Words words = saying(u"η = 0.5"_s, {100, 50}, anchor);
        const Size size = sizeOf(words);
        QVERIFY(size.width > 20 && size.height > 10);
        const Box plate = shapeOf(words).plate;
        QCOMPARE(plate.topLeft(), (Spot{100 + corner.x * size.width, 50 + corner.y * size.height}));
        const QImage image = painted(words);
        const QImage inside = painted(pictureOf({Clip{plate.adjusted(-1, -1, 1, 1)}, words}));
        QVERIFY(!isBlank(image));
        QCOMPARE(inside, image);
    }

    void aPlateHidesWhatIsBehindIt()
    {
        Words words = saying(u"17"_s, {100, 50});
        words.size = 20;
        words.plate = Colour{Hue::Plate};
        words.plateEdge = Stroke{.colour = {Hue::Good}, .width = 2};
        const Box plate = shapeOf(words).plate;
        const QImage image = painted(pictureOf({Area{square(0, 0, 200), {Hue::BoundaryCurve}}, words}));
        QVERIFY(isLike(image.pixelColor(int(plate.left) + 3, 50), Hue::Plate));
        QVERIFY(isLike(image.pixelColor(100, int(plate.top)), Hue::Good));
        QVERIFY(isLike(image.pixelColor(int(plate.left) - 5, 50), Hue::BoundaryCurve));
        words.plate.reset();
        words.plateEdge.reset();
        QVERIFY(sizeOf(words).width < plate.width);
    }

    void nothingIsDrawnOutsideAClip()
    {
        const Clip left{{0, 0, 100, 100}};
        const Clip right{{100, 0, 100, 100}};
        const QImage image = painted(pictureOf({left, Area{square(50, 20, 60), {Hue::Positive}}, right,
                                                Area{square(90, 20, 60), {Hue::Negative}}}));
        QVERIFY(isLike(image.pixelColor(99, 50), Hue::Positive));
        QVERIFY(isLike(image.pixelColor(100, 50), Hue::Negative));
    }

    void everyNumberCanBeDrawn_data()
    {
        QTest::addColumn<double>("number");
        QTest::newRow("not a number") << never;
        QTest::newRow("infinite") << infinite;
        QTest::newRow("the other infinite") << -infinite;
        QTest::newRow("the largest") << std::numeric_limits<double>::max();
        QTest::newRow("far") << 1e150;
        QTest::newRow("beyond what Qt counts") << 3e9;
        QTest::newRow("nearly nothing") << std::numeric_limits<double>::denorm_min();
    }
    void everyNumberCanBeDrawn()
    {
        QFETCH(double, number);
        const Spot odd{number, -number};
        const Stroke dashed{.colour = {Hue::Ghost}, .width = 2, .dash = Dash::Dashed};
        Marks marks{std::vector<Mark>(200, Mark{{50, 50}}), 4}; // so many that they are stamped
        marks.marks[3].at = odd;
        const Instruction mark(Marks{{{odd}, {{50, 50}}}, 5});
        const QImage image = painted(pictureOf({
            Area{{odd, {10, 10}, {20, 90}}, {.hue = Hue::Positive, .alpha = 0.2}},
            Line{{odd, {10, 10}, {190, number}}, dashed},
            Disc{{100, 50}, number, Colour{.hue = Hue::Good, .alpha = 0.2}, dashed},
            Disc{odd, std::abs(number), Colour{.hue = Hue::Good, .alpha = 0.2}, dashed},
            ArcLine{odd, number, number, -number, dashed},
            ArcLine{{100, 50}, 40, number, 1, dashed},
            Arrow{{100, 50}, odd, dashed, 12},
            Arrow{odd, {100, 50}, dashed, number},
            mark,
            marks,
            saying(u"x"_s, odd),
            HeatMap{.where = {odd, Size{number, number}},
                    .columns = 1,
                    .rows = 1,
                    .values = {static_cast<float>(number)}},
        }));
        QCOMPARE(image.size(), QSize(200, 100)); // it came to an end
    }

    void aHugeDiscIsAHalfPlane()
    {
        const QImage image = painted(Disc{
            {100, 50 + 1e8}, 1e8, Colour{Hue::Positive}, Stroke{.colour = {Hue::BoundaryCurve}, .width = 6}});
        QVERIFY(isLike(image.pixelColor(5, 40), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(5, 50), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(195, 50), Hue::BoundaryCurve));
        QVERIFY(isLike(image.pixelColor(195, 60), Hue::Positive));
    }

    void aHeatMapIsSmoothAndFaintInTheMiddle()
    {
        HeatMap map{.where = frame, .columns = 20, .rows = 10, .values = {}, .alpha = 1};
        for (int i = 0; i < 200; ++i)
            map.values.push_back(static_cast<float>((i % 20 - 9.5) / 9.5));
        const QImage image = painted(map);
        QVERIFY(isLike(image.pixelColor(1, 50), Hue::Negative));
        QVERIFY(isLike(image.pixelColor(100, 50), Hue::Paper));
        QVERIFY(isLike(image.pixelColor(198, 50), Hue::Positive));
        for (int x = 1; x < 200; ++x)
            QVERIFY(std::abs(image.pixelColor(x, 50).green() - image.pixelColor(x - 1, 50).green()) < 12);
    }

    void aHeatMapOfNothingIsNothing()
    {
        QVERIFY(imageOf({}, lightPalette()).isNull());
        QVERIFY(imageOf({.where = frame, .columns = 2, .rows = 2, .values = {1}}, lightPalette()).isNull());
        QVERIFY(imageOf({.where = frame, .columns = -1, .rows = -1, .values = {1}}, lightPalette()).isNull());
    }

    void aPictureIsDescribedLineByLine()
    {
        const Picture picture = pictureOf({
            Part{"boundary"},
            Clip{frame},
            Line{{{0, 1.25}, {10.04, 99.96}},
                 {.colour = {Hue::BoundaryCurve}, .width = 2.6, .dash = Dash::Dashed}},
            Area{{{0, 0}, {1, 0}, {0, 1}}, {.hue = Hue::Positive, .alpha = 0.08}},
            Disc{{5, 5}, 3, std::nullopt, Stroke{.colour = {Hue::Update}}},
            Arrow{{0, 0},
                  {3, 4},
                  {.colour = {.hue = Hue::LeastLoss, .towards = Hue::MostLoss, .share = 0.25}},
                  9},
            Marks{{{{1, 2}, Label::Negative, flagged(MarkStyle::Wrong, MarkStyle::Hollow)}}, 6},
            saying(u"x₅"_s, {7, 8}, Anchor::Above),
            HeatMap{.where = frame, .columns = 2, .rows = 1, .values = {-1, 0.5F}},
        });
        QCOMPARE(described(picture),
                 std::string("picture 200 × 100\n"
                             "part boundary\n"
                             "clip [0, 0, 200 × 100]\n"
                             "line boundary 2.6 dashed (0, 1.3) (10, 100)\n"
                             "area positive@0.08 (0, 0) (1, 0) (0, 1)\n"
                             "disc (5, 5) radius 3 edge update 1\n"
                             "arrow least-loss→most-loss:0.25 1 (0, 0) (3, 4) head 9\n"
                             "marks size 6\n"
                             "  square (1, 2) wrong hollow\n"
                             "words “x₅” above (7, 8) size 13 words\n"
                             "heat map [0, 0, 200 × 100] 2 × 1 alpha 0.4 least -1 most 0.5 sum -0.5\n"));
    }

    void aDescriptionHasNoNegativeZero()
    {
        const std::string text =
            described(pictureOf({Line{{{-0.0, -0.04}, {1, 1}}, {.colour = {.alpha = 0.5}}}}));
        QVERIFY2(text.find("(0, 0) (1, 1)") != std::string::npos, text.c_str());
    }

    void wordsAreAsWideAsMeasured_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("letters") << u"update k"_s;
        QTest::newRow("pairs that are kerned elsewhere") << u"AVATAR To"_s;
        QTest::newRow("letters that grow together elsewhere") << u"first difficult flight off"_s;
        QTest::newRow("formulas") << u"η* = −0.5·x₁₂ ‖w‖ ⟨θ, φ⟩ ≤ ∞"_s;
        QTest::newRow("groups of thousands") << u"573\u2009898"_s;
        QTest::newRow("other scripts") << u"Гипотеза άλφα Ďábel"_s;
        QTest::newRow("signs beyond the first plane") << u"𝟘 😀"_s;
        QTest::newRow("nothing") << u""_s;
    }
    void wordsAreAsWideAsMeasured()
    {
        QFETCH(QString, text);
        constexpr double grain = 1.0 / 64; // Qt rounds the advance of every letter
        for (const double size : {9.0, 13.0, 14.95, 40.0}) {
            for (const bool isBold : {false, true}) {
                const QFontMetricsF metrics(pictureFont(size, isBold));
                const Measure measure =
                    measured(text.toStdString(), size, isBold ? Weight::Bold : Weight::Regular);
                const double most = grain * static_cast<double>(text.size() + 1);
                QVERIFY(std::abs(metrics.horizontalAdvance(text) - measure.width) <= most);
                QVERIFY(std::abs(metrics.ascent() - measure.ascent) <= grain);
                QVERIFY(std::abs(metrics.descent() - measure.descent) <= grain);
            }
        }
    }

    void theSidesOfABoundaryDifferInBrightness_data()
    {
        QTest::addColumn<const Palette *>("palette");
        QTest::addColumn<double>("leastOnPaper");
        QTest::newRow("light") << &lightPalette() << 1.05;
        QTest::newRow("dark") << &darkPalette() << 1.25;
        QTest::newRow("print") << &printPalette() << 1.05;
    }

    /// A poor projector shows hardly any hue.
    void theSidesOfABoundaryDifferInBrightness()
    {
        QFETCH(const Palette *, palette);
        QFETCH(double, leastOnPaper);
        const Study study = surveyed(exampleDocument("figure34"));
        Layers layers;
        layers.set(tintLayer, true);
        BoardFrame frame = frameOf(study, lastUpdate(study), layers);
        const QImage image = painted(boardPicture(frame), 1, *palette);
        const Classifier &answer = frame.moment->answer;
        std::map<bool, Rgb> sides;
        for (const QPoint at : {QPoint(5, 5), QPoint(image.width() - 5, 5), QPoint(5, image.height() - 5),
                                QPoint(image.width() - 5, image.height() - 5)}) {
            const PlanePoint place = frame.view.toPlane(fromQt(QPointF(at)));
            const bool isPositive = dot(answer.w, embed(answer.space, place.x(), place.y())) > 0;
            sides[isPositive] = rgbOf(image.pixelColor(at));
        }
        QCOMPARE(sides.size(), std::size_t{2});
        QVERIFY(contrastRatio(sides[true], sides[false]) >= 1.25);
        for (const auto &[isPositive, colour] : sides) {
            const double onPaper = contrastRatio(colour, rgbOf((*palette)[Hue::Paper]));
            QVERIFY(onPaper >= leastOnPaper && onPaper <= 1.7); // still a ground for what lies on it
        }
    }

    /// Against paper, of which their halos are.
    void wordsCanBeRead()
    {
        for (const Palette *palette : {&lightPalette(), &darkPalette(), &printPalette()}) {
            for (const char *id : {"figure33", "figure34", "figure51-wider", "overlap", "shatter-lines"}) {
                const Study study = surveyed(exampleDocument(id));
                const BoardFrame frame = frameOf(study, lastUpdate(study), allLayers());
                std::vector<Words> all = test::all<Words>(boardPicture(frame));
                std::ranges::move(test::all<Words>(legendPicture(frame, 900, LegendPlace::Figure)),
                                  std::back_inserter(all));
                for (const Words &words : all) {
                    QCOMPARE(words.colour.alpha, 1.0);
                    const Rgb text = rgbOf((*palette)(words.colour));
                    const double contrast = contrastRatio(text, rgbOf((*palette)[Hue::Paper]));
                    QVERIFY2(contrast >= leastTextContrast,
                             qPrintable(u"%1: %2"_s.arg(toText(words.text)).arg(contrast)));
                }
            }
        }
    }
};

HALFPLANE_TEST(painter_test, PainterTest, QApplication)
#include "painter_test.moc"
