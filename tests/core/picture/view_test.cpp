#include "core/picture/perspective.h"
#include "core/picture/view.h"
#include "support/outlines.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

View viewAt(double scale, double centreX1 = 3, double centreX2 = -2)
{
    return {.size = {800, 600}, .centreX1 = centreX1, .centreX2 = centreX2, .scale = scale};
}

bool isWithin(double a, double b, double slack) { return std::abs(a - b) <= slack; }

/// Whether the view is one that can be drawn with.
bool isSound(const View &view)
{
    return view.scale > 0 && std::isfinite(view.scale) && std::isfinite(view.centreX1)
        && std::isfinite(view.centreX2);
}

void addScales()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("usual") << 50.0;
    QTest::newRow("from afar") << 1e-12;
    QTest::newRow("very near") << 1e12;
    QTest::newRow("as far as numbers go") << 1e-148;
}

} // namespace

class ViewTest : public QObject
{
    Q_OBJECT

private slots:
    void theCentreIsInTheMiddleAndUpIsUp()
    {
        const View view = viewAt(50);
        QCOMPARE(view.toScreen(3, -2), (Spot{400, 300}));
        QCOMPARE(view.toScreen(4, -2), (Spot{450, 300}));
        QCOMPARE(view.toScreen(3, -1), (Spot{400, 250}));
        QCOMPARE(view.plane(), Box(-5, -8, 16, 12));
    }
    void placesComeBackFromTheirPixels_data() { addScales(); }
    void placesComeBackFromTheirPixels()
    {
        QFETCH(double, scale);
        const View view = viewAt(scale);
        for (const Spot pixel : {Spot{0, 0}, Spot{800, 600}, Spot{123, 456}}) {
            const PlanePoint place = view.toPlane(pixel);
            const Spot back = view.toScreen(place.x(), place.y());
            QVERIFY2(isWithin(back.x, pixel.x, 1e-2) && isWithin(back.y, pixel.y, 1e-2), "not where it was");
        }
    }
    void thePlaceUnderThePointerStaysWhenZooming_data() { addScales(); }
    void thePlaceUnderThePointerStaysWhenZooming()
    {
        QFETCH(double, scale);
        const Spot pointer{650, 120};
        const View view = viewAt(scale);
        const PlanePoint place = view.toPlane(pointer);
        for (const double factor : {1.2, 1 / 1.2, 7.0}) {
            const Spot now = view.zoomedAt(pointer, factor).toScreen(place.x(), place.y());
            QVERIFY(isWithin(now.x, pointer.x, 1e-2) && isWithin(now.y, pointer.y, 1e-2));
        }
        QCOMPARE(view.zoomedAt(pointer, 1.25).scale, scale * 1.25);
    }

    void zoomingEndsWhereNumbersEnd_data()
    {
        QTest::addColumn<double>("factor");
        QTest::newRow("in") << 1e3;
        QTest::newRow("out") << 1e-3;
        QTest::newRow("at once") << std::numeric_limits<double>::infinity();
    }
    void zoomingEndsWhereNumbersEnd()
    {
        QFETCH(double, factor);
        View view = viewAt(50);
        for (int i = 0; i < 400; ++i)
            view = view.zoomedAt({799, 1}, factor);
        QVERIFY(isSound(view));
        // Pixels side by side are still places of their own.
        QVERIFY(view.toPlane({400, 300}).x() < view.toPlane({401, 300}).x());
        QVERIFY(view.toPlane({799, 1}).y() > view.toPlane({799, 2}).y());
    }

    void zoomingByNonsenseDoesNothing_data()
    {
        QTest::addColumn<double>("factor");
        QTest::newRow("nothing") << 0.0;
        QTest::newRow("less than nothing") << -2.0;
        QTest::newRow("no number") << never;
    }
    void zoomingByNonsenseDoesNothing()
    {
        QFETCH(double, factor);
        QCOMPARE(viewAt(50).zoomedAt({1, 2}, factor), viewAt(50));
    }

    void panningFollowsTheHand()
    {
        const View view = viewAt(50);
        const PlanePoint held = view.toPlane({100, 100});
        const Spot now = view.pannedBy({37, -12}).toScreen(held.x(), held.y());
        QVERIFY(isWithin(now.x, 137, 1e-9) && isWithin(now.y, 88, 1e-9));
    }

    void panningNeverLeavesTheNumbers()
    {
        View view = viewAt(1e-150);
        for (int i = 0; i < 200; ++i)
            view = view.pannedBy({1e6, -1e6});
        QVERIFY(isSound(view));
        QVERIFY(std::isfinite(view.toScreen(1e150, 1e150).x));
    }

    void resizingKeepsCentreAndWidth()
    {
        const View wide = viewAt(50).resizedTo({1600, 300});
        QCOMPARE(wide.size, (Size{1600, 300}));
        QCOMPARE(wide.scale, 100.0);
        QCOMPARE(wide.toScreen(3, -2), (Spot{800, 150}));
        QVERIFY(isSound(viewAt(50).resizedTo({0, 0}).resizedTo({800, 600})));
    }

    void aGlideLosesNoPlaceHoweverFar()
    {
        const View far = viewAt(1e-72, 1e74, -3e70);
        const View near = viewAt(1e12, 3, -2);
        for (const double share : {0.001, 0.25, 0.5, 0.75, 0.999}) {
            for (const View &view : {between(far, near, share), between(near, far, share)}) {
                const double fromOrigin = std::hypot(view.centreX1, view.centreX2) * view.scale;
                QVERIFY(isSound(view) && fromOrigin < 1e13); // where places side by side can be told apart
            }
        }
    }

    void aGlideKeepsOnePlaceStill()
    {
        const View from = viewAt(50);
        const View to = from.zoomedAt({100, 200}, 0.2);
        const PlanePoint still = from.toPlane({100, 200});
        for (const double share : {0.1, 0.5, 0.9}) {
            const Spot at = between(from, to, share).toScreen(still.x(), still.y());
            QVERIFY(isWithin(at.x, 100, 1e-9) && isWithin(at.y, 200, 1e-9));
        }
        QCOMPARE(between(viewAt(50), viewAt(50, 7, 2), 0.25), viewAt(50, 4, -1));
    }

    void aDocumentBringsTheViewBack()
    {
        const View view = viewAt(50);
        QCOMPARE(viewOf(view.window(), view.size), view);
        QCOMPARE(viewOf(view.window(), {400, 300}).window().width, view.window().width);
    }

    void aWindowOfNoWidthGivesASoundView()
    {
        QVERIFY(isSound(viewOf({1, 2, 0}, {800, 600})));
        QVERIFY(isSound(viewOf({1e308, -1e308, 1e-300}, {800, 600})));
        QVERIFY(isSound(viewOf({1, 2, 10}, {0, 0})));
    }

    void fittedShowsEverything_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<Extent>("tips");
        const Point near{2, 3};
        QTest::newRow("some points") << Dataset{near, {-4, 1}} << Extent{};
        QTest::newRow("one point") << Dataset{near} << Extent{};
        QTest::newRow("arrows beyond the points") << Dataset{near} << Extent{.left = 30, .above = 2};
        QTest::newRow("points on one axis") << Dataset{{0, 5}, {0, 9}} << Extent{};
        QTest::newRow("far out") << Dataset{{1e150, -1e150}, {-1e150, 1}} << Extent{};
        QTest::newRow("near the origin") << Dataset{{1e-130, 2e-130}} << Extent{};
        QTest::newRow("far from the origin and near one another")
            << Dataset{{1e9, 1e9}, {1e9 + 1, 1e9}} << Extent{};
    }
    void fittedShowsEverything()
    {
        QFETCH(Dataset, points);
        QFETCH(Extent, tips);
        const View view = fitted({points, RingRoom::None, tips}, {800, 600});
        QVERIFY(isSound(view));
        QVERIFY(isSound(fitted({points, RingRoom::Rates, tips}, {800, 600})));
        points.push_back({tips.right, tips.above});
        points.push_back({-tips.left, -tips.below});
        const Box inside = Box(0, 0, 800, 600).adjusted(10, 10, -10, -10);
        for (const Point &point : points)
            QVERIFY(inside.contains(view.toScreen(point.x1, point.x2)));
    }

    /// Where that is, nothing makes the view any wider.
    void whatHasRoomNeedsNoWiderView()
    {
        const Dataset points{{30, 40}, {-3, 42}};
        for (const RingRoom ring : {RingRoom::None, RingRoom::Labels, RingRoom::Rates}) {
            const View view = fitted({points, ring}, {800, 600});
            const Extent room = roomIn(view);
            QVERIFY(std::abs(fitted({points, ring, room}, {800, 600}).scale / view.scale - 1) < 1e-9);
            QVERIFY(fitted({points, ring, room.scaledBy(1.01)}, {800, 600}).scale < view.scale);
        }
    }

    void throughTheOriginThereIsRoomAroundIt()
    {
        const Dataset points{{30, 40}, {31, 42}};
        Recipe recipe;
        const Size size{800, 600};
        // For the ring, and what is written around it.
        const View view = fitted({points, ringRoomOf(recipe)}, size);
        const double room = leastRingRadius(size) + 20;
        QVERIFY(Box({}, size).grown(-room).contains(view.toScreen(0, 0)));
        recipe.space = Space::Bias;
        QVERIFY(fitted({points, ringRoomOf(recipe)}, size).scale > view.scale);
        // Larger words need more room.
        recipe.space = Space::Origin;
        QVERIFY(fitted({points, ringRoomOf(recipe)}, size, 30).scale < view.scale);
    }

    void anEmptyPlaneShowsSomeOfItself()
    {
        const View view = fitted({.points = {}}, {800, 600});
        QCOMPARE(view.toScreen(0, 0), (Spot{400, 300}));
        QVERIFY(view.plane().height > 4 && view.plane().height < 40);
        QCOMPARE(fitted({Dataset{{0, 0}}}, {800, 600}), view);
    }

    void aWindowOfNoSizeGivesASoundView()
    {
        QVERIFY(isSound(fitted({Dataset{{1, 2}}}, {0, 0})));
        QVERIFY(isSound(fitted({Dataset{{1, 2}}}, {100, 0})));
    }

    void ticksAreOneTwoFiveTimesATen_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("step");
        QTest::newRow("a unit is enough") << 60.0 << 1.0;
        QTest::newRow("half of it") << 120.0 << 0.5;
        QTest::newRow("a fifth") << 300.0 << 0.2;
        QTest::newRow("ten") << 6.0 << 10.0;
        QTest::newRow("from afar") << 6e-12 << 1e13;
        QTest::newRow("very near") << 6e12 << 1e-11;
    }
    void ticksAreOneTwoFiveTimesATen()
    {
        QFETCH(double, scale);
        QFETCH(double, step);
        QVERIFY(isWithin(tickStep(scale, 60), step, 1e-9 * step));
    }

    void ticksAreRoundNumbers()
    {
        QCOMPARE(ticks(-0.25, 0.35, 0.1), std::vector<double>({-0.2, -0.1, 0, 0.1, 0.2, 0.3}));
        QCOMPARE(ticks(-4.9, 10, 5), std::vector<double>({0, 5, 10}));
        for (const double tick : ticks(-1, 1, 0.5))
            QVERIFY(tick != 0 || !std::signbit(tick));
    }

    void ticksAreNeverTooMany_data()
    {
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("step");
        QTest::newRow("too small a step") << 1.0 << 1e-9;
        QTest::newRow("no step") << 1.0 << 0.0;
        QTest::newRow("a step that is no number") << 1.0 << never;
        QTest::newRow("no end") << std::numeric_limits<double>::infinity() << 1.0;
    }
    void ticksAreNeverTooMany()
    {
        QFETCH(double, to);
        QFETCH(double, step);
        QVERIFY(ticks(0, to, step).empty());
    }

    void labelsAreShortAndExact_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("step");
        QTest::addColumn<QString>("label");
        QTest::newRow("whole") << 3.0 << 1.0 << u"3"_s;
        QTest::newRow("negative, with a real minus") << -20.0 << 10.0 << u"−20"_s;
        QTest::newRow("as many decimals as its neighbours") << 1.0 << 0.5 << u"1.0"_s;
        QTest::newRow("rounded off") << 0.1 + 0.2 << 0.1 << u"0.3"_s;
        QTest::newRow("zero") << 0.0 << 0.2 << u"0"_s;
        QTest::newRow("nearly zero") << -1e-17 << 0.2 << u"0"_s;
        QTest::newRow("large") << 3e13 << 1e13 << u"30\u202f000\u202f000\u202f000\u202f000"_s;
        QTest::newRow("too large to write out") << 3e20 << 1e20 << u"3·10²⁰"_s;
        QTest::newRow("small") << 2e-11 << 1e-11 << u"2·10⁻¹¹"_s;
        QTest::newRow("close together, far from zero") << 1.2345678 << 1e-7 << u"1.2345678"_s;
    }
    void labelsAreShortAndExact()
    {
        QFETCH(double, value);
        QFETCH(double, step);
        QTEST(text(tickLabel(value, step)), "label");
    }
};

HALFPLANE_TEST(view_test, ViewTest, QCoreApplication)
#include "view_test.moc"
