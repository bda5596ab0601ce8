#include "support/run.h"
#include "support/studies.h"
#include "ui/basics/text.h"
#include "ui/board/point_images.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QTest>

#include <functional>
#include <random>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Size size{302, 204}; // whole pixels at 1.5×, no whole tiles

Dataset randomPoints(std::size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> deviation(0, 2);
    Dataset points;
    while (points.size() < count) {
        const Label label = points.size() % 2 == 0 ? Label::Positive : Label::Negative;
        points.push_back({deviation(random) + sign(label), deviation(random), label});
    }
    return points;
}

std::shared_ptr<Study> studyIn(Space space, Dataset points = randomPoints(600, 3))
{
    Recipe standard = recipe("standard", {}, space);
    standard.caps.updates = 60;
    auto study = std::make_shared<Study>();
    study->points = points;
    study->recipe = standard;
    study->run = std::make_shared<const Run>(finished(points, standard));
    study->progress = Progress::Finished;
    return study;
}

std::shared_ptr<Study> studyWithout(Dataset points)
{
    auto study = std::make_shared<Study>();
    study->points = std::move(points);
    return study;
}

/// A study whose w is given.
std::shared_ptr<Study> studyAt(Space space, std::vector<double> start, const Dataset &points)
{
    Recipe still = recipe("standard", {}, space);
    still.start = std::move(start);
    still.caps.updates = 0;
    auto study = std::make_shared<Study>();
    study->points = points;
    study->recipe = still;
    study->run = std::make_shared<const Run>(finished(points, still));
    return study;
}

BoardFrame frameOf(const Study &study, std::uint64_t update = 0)
{
    BoardFrame frame{.study = study, .moment = {}, .view = {}, .sizes = {}};
    frame.view = viewOf({.centerX1 = 0.1, .centerX2 = 0.05, .width = 15}, size);
    if (study.run)
        frame.moment = momentAt(*study.run, {std::min(update, study.run->trace.updateCount()), 0});
    return frame;
}

QImage screen(double ratio)
{
    QImage image(toQt(size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    return image;
}

QImage composed(PointImages &faces, const BoardFrame &frame, double ratio = 1,
                const Palette &palette = lightPalette())
{
    QImage image = screen(ratio);
    QPainter painter(&image);
    faces.paint(painter, frame, palette);
    return image;
}

bool isOfFaces(std::string_view part)
{
    const auto below = {"paper", "tint", "grid", "memberships", "loss-ring", "rate-ring", "points"};
    return std::ranges::find(below, part) != below.end();
}

/// What a file shows, without lines and words.
QImage direct(const BoardFrame &frame, double ratio = 1, const Palette &palette = lightPalette())
{
    const Picture whole = boardPicture(frame);
    Picture picture{whole.size, {whole.instructions.front()}};
    bool isShown = false;
    for (const Instruction &instruction : whole.instructions) {
        if (const auto *part = std::get_if<Part>(&instruction))
            isShown = isOfFaces(part->id);
        else if (isShown)
            picture.add(instruction);
    }
    QImage image = screen(ratio);
    QPainter painter(&image);
    paint(painter, picture, palette);
    return image;
}

/// Stamps are up to an eighth of a pixel beside their place: so much of black and white.
constexpr int mostOff = 255 / 8 + 2;

bool differs(QRgb a, QRgb b)
{
    return std::max(
               {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))})
        > mostOff;
}

/// Nothing when the images are alike, or where they are not.
QString difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return u"other sizes"_s;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (differs(a.pixel(x, y), b.pixel(x, y)))
                return u"%1 instead of %2 at (%3, %4)"_s
                    .arg(a.pixelColor(x, y).name(), b.pixelColor(x, y).name())
                    .arg(x)
                    .arg(y);
        }
    }
    return {};
}

} // namespace

#define COMPARE_IMAGES(a, b)                                                                                 \
    do {                                                                                                     \
        const QString where = difference(a, b);                                                              \
        QVERIFY2(where.isEmpty(), qPrintable(where));                                                        \
    } while (false)

class FacesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFrameIsWhatPaintingItDirectlyGives_data()
    {
        QTest::addColumn<Space>("space");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<const Palette *>("palette");
        for (const auto &[name, space] : {std::pair("origin", Space::Origin), std::pair("bias", Space::Bias),
                                          std::pair("circle", Space::Circle)}) {
            QTest::addRow("%s", name) << space << 1.0 << &lightPalette();
            QTest::addRow("%s at 1.5×", name) << space << 1.5 << &lightPalette();
            QTest::addRow("%s at 2×, dark", name) << space << 2.0 << &darkPalette();
        }
    }
    void aFrameIsWhatPaintingItDirectlyGives()
    {
        QFETCH(Space, space);
        QFETCH(double, ratio);
        QFETCH(const Palette *, palette);
        const auto study = studyIn(space);
        PointImages faces;
        for (const std::uint64_t update : {0, 1, 2, 7, 20, 33, 60}) {
            const BoardFrame frame = frameOf(*study, update);
            COMPARE_IMAGES(composed(faces, frame, ratio, *palette), direct(frame, ratio, *palette));
        }
    }

    void everyFrameOfATweenIsWhatPaintingItGives()
    {
        const auto study = studyIn(Space::Bias);
        PointImages faces;
        BoardFrame frame = frameOf(*study, 9);
        for (frame.tween = 0; frame.tween < 1; frame.tween += 0.09)
            COMPARE_IMAGES(composed(faces, frame), direct(frame));
    }

    void everyViewIsWhatPaintingItGives_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("centre");
        QTest::newRow("near") << 900.0 << 0.5;
        QTest::newRow("all points on one pixel") << 1e-12 << 0.0;
        QTest::newRow("between the points") << 1e12 << 0.25;
        QTest::newRow("far from the points") << 40.0 << 1e6;
    }
    void everyViewIsWhatPaintingItGives()
    {
        QFETCH(double, scale);
        QFETCH(double, centre);
        for (const Space space : allSpaces) {
            const auto study = studyIn(space);
            BoardFrame frame = frameOf(*study, 30);
            frame.view.scale = scale;
            frame.view.centreX1 = centre;
            frame.layers.set(*findLayer("grid"), false);
            PointImages faces;
            COMPARE_IMAGES(composed(faces, frame), direct(frame));
        }
    }

    void pointsOnTheBoundaryAreWrong()
    {
        Dataset points{{-3, 0, Label::Positive}, {3, 0, Label::Negative}};
        points.resize(150, {0, 2, Label::Positive}); // so many that all are drawn with stamps
        const auto study = studyAt(Space::Origin, {0, 1}, points);
        PointImages faces;
        const BoardFrame frame = frameOf(*study);
        const QImage image = composed(faces, frame);
        for (const std::size_t wrong : {0U, 1U}) {
            const Spot at = frame.view.toScreen(points[wrong].x1, points[wrong].x2);
            QVERIFY(
                !differs(image.pixel(toQt(at + Spot{0, 5.2}).toPoint()), lightPalette()[Hue::Wrong].rgb())
                || !differs(image.pixel(toQt(at + Spot{6, 0}).toPoint()), lightPalette()[Hue::Wrong].rgb()));
        }
        COMPARE_IMAGES(image, direct(frame));
    }

    void withoutBoundaryEveryPointIsWrong()
    {
        const auto study = studyAt(Space::Origin, {0, 0}, randomPoints(300, 8));
        PointImages faces;
        const BoardFrame frame = frameOf(*study);
        COMPARE_IMAGES(composed(faces, frame), direct(frame));
        BoardFrame right = frame;
        right.moment.reset();
        PointImages others;
        QVERIFY(!difference(composed(others, right), direct(frame)).isEmpty());
    }

    void withoutARunNoPointIsWrong()
    {
        const auto study = studyWithout(randomPoints(300, 8));
        PointImages faces;
        COMPARE_IMAGES(composed(faces, frameOf(*study)), direct(frameOf(*study)));
    }

    void oneSideCanHoldThePlane()
    {
        for (const double bias : {-1.0, 1.0}) {
            const auto study = studyAt(Space::Bias, {0, 0, bias}, randomPoints(300, 8));
            PointImages faces;
            COMPARE_IMAGES(composed(faces, frameOf(*study)), direct(frameOf(*study)));
        }
    }

    void hollowPointsStayHollow()
    {
        const auto study = studyIn(Space::Origin);
        auto landscape = std::make_shared<Landscape>();
        for (std::size_t i = 0; i < study->points.size(); ++i)
            landscape->isFuzzy.push_back(i % 3 == 0);
        PointImages faces;
        const QImage before = composed(faces, frameOf(*study, 5));
        study->landscape = landscape;
        const BoardFrame frame = frameOf(*study, 5);
        const QImage after = composed(faces, frame);
        QVERIFY(!difference(before, after).isEmpty());
        COMPARE_IMAGES(after, direct(frame));
    }

    void whatChangesIsPaintedAgain_data()
    {
        using Change = std::function<void(BoardFrame &)>;
        QTest::addColumn<Change>("change");
        QTest::newRow("the place") << Change([](BoardFrame &frame) {
            frame.view = frame.view.pannedBy({9, 4});
        });
        QTest::newRow("the scale") << Change([](BoardFrame &frame) {
            frame.view = frame.view.zoomedAt({50, 50}, 1.5);
        });
        QTest::newRow("the tint") << Change(
            [](BoardFrame &frame) { frame.layers.set(*findLayer("tint"), false); });
        QTest::newRow("the grid") << Change(
            [](BoardFrame &frame) { frame.layers.set(*findLayer("grid"), false); });
        QTest::newRow("the points") << Change(
            [](BoardFrame &frame) { frame.layers.set(*findLayer("points"), false); });
        QTest::newRow("how large things are")
            << Change([](BoardFrame &frame) { frame.sizes = Sizes::scaledBy(2); });
    }
    void whatChangesIsPaintedAgain()
    {
        QFETCH(std::function<void(BoardFrame &)>, change);
        const auto study = studyIn(Space::Bias);
        PointImages faces;
        BoardFrame frame = frameOf(*study, 12);
        const QImage before = composed(faces, frame);
        change(frame);
        const QImage after = composed(faces, frame);
        QVERIFY(after != before);
        COMPARE_IMAGES(after, direct(frame));
        COMPARE_IMAGES(composed(faces, frame, 1, darkPalette()), direct(frame, 1, darkPalette()));
        COMPARE_IMAGES(composed(faces, frame, 2), direct(frame, 2));
    }

    void anAddedPointIsThere()
    {
        Dataset points = randomPoints(300, 8);
        const View view = frameOf(*studyWithout(points)).view;
        PointImages faces;
        for (int i = 0; i < 3; ++i) {
            points.push_back({0.3 * i, -0.2, i % 2 == 0 ? Label::Positive : Label::Negative});
            const auto study = studyIn(Space::Origin, points);
            BoardFrame frame = frameOf(*study, 4);
            frame.view = view;
            frame.sizes.mark = 5; // fewer points would be larger
            COMPARE_IMAGES(composed(faces, frame), direct(frame));
        }
    }

    void aMovedPointIsWhereItWent()
    {
        Dataset points = randomPoints(300, 8);
        PointImages faces;
        composed(faces, frameOf(*studyIn(Space::Origin, points), 4));
        points[17] = {1, 1, Label::Negative};
        const auto study = studyIn(Space::Origin, points);
        COMPARE_IMAGES(composed(faces, frameOf(*study, 4)), direct(frameOf(*study, 4)));
    }

    void aRemovedPointIsGone()
    {
        Dataset points = randomPoints(300, 8);
        PointImages faces;
        composed(faces, frameOf(*studyIn(Space::Origin, points), 4));
        points.pop_back();
        const auto study = studyIn(Space::Origin, points);
        COMPARE_IMAGES(composed(faces, frameOf(*study, 4)), direct(frameOf(*study, 4)));
        const auto none = studyWithout({});
        COMPARE_IMAGES(composed(faces, frameOf(*none)), direct(frameOf(*none)));
    }

    void aFrameWithoutSizeIsNothing()
    {
        const auto study = studyIn(Space::Origin);
        PointImages faces;
        BoardFrame frame = frameOf(*study, 4);
        for (const Size none : {Size{0, 0}, Size{0, 50}, Size{-3, 7}, Size{1, 1}, Size{2, 40}}) {
            frame.view.size = none;
            composed(faces, frame);
        }
        frame.view.size = size;
        COMPARE_IMAGES(composed(faces, frame), direct(frame));
    }

    void aFrameIsDrawnWhereThePainterIs()
    {
        const auto study = studyIn(Space::Origin);
        const BoardFrame frame = frameOf(*study, 4);
        PointImages faces;
        QImage image = screen(2);
        image.fill(Qt::magenta);
        {
            QPainter painter(&image);
            painter.translate(20, 10);
            faces.paint(painter, frame, lightPalette());
        }
        COMPARE_IMAGES(image.copy(40, 20, 400, 300), composed(faces, frame, 2).copy(0, 0, 400, 300));
        QCOMPARE(image.pixelColor(39, 200), QColor(Qt::magenta));
    }
};

HALFPLANE_TEST(faces_test, FacesTest, QApplication)
#include "faces_test.moc"
