#include "figures.h"
#include "painted.h"
#include "support/outlines.h"
#include "support/run.h"
#include "ui/figures/svg/svg_elements.h"

#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include <limits>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

SvgShapes shapes()
{
    return {frame, [](const Colour &colour) { return lightPalette()(colour).name(); }};
}

QByteArray fileOf(const Picture &picture)
{
    SvgShapes all = shapes();
    QString content;
    for (const Instruction &instruction : picture.instructions)
        content += all.elements(instruction).join(u'\n') + u'\n';
    return (u"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "viewBox='0 0 200 100'><defs>"_s
            + all.symbols().join(u'\n') + u"</defs>\n"_s + content + u"</svg>"_s)
        .toUtf8();
}

QImage rendered(const Picture &picture, double ratio = 4)
{
    QImage image = painted(pictureOf({}), ratio);
    image.setDevicePixelRatio(1);
    QPainter painter(&image);
    QSvgRenderer(fileOf(picture)).render(&painter);
    painter.end();
    return image;
}

double differenceFromPainted(const Picture &picture)
{
    QImage expected = painted(picture, 4);
    expected.setDevicePixelRatio(1);
    return difference(rendered(picture), expected);
}

QXmlStreamAttributes attributesOf(const QString &element)
{
    QXmlStreamReader reader(element.contains(u"xlink:")
                                ? QString(element).replace(u"<use "_s, u"<use xmlns:xlink='x' "_s)
                                : element);
    reader.readNextStartElement();
    return reader.attributes();
}

const Stroke thin{.colour = {Hue::BoundaryCurve}, .width = 2};
const Stroke dashed{.colour = {Hue::Ghost}, .width = 3, .dash = Dash::Dashed};

Words saying(const QString &text, Anchor anchor = Anchor::Centre)
{
    Words words;
    words.at = {100, 50};
    words.anchor = anchor;
    words.text = text.toStdString();
    words.colour = {Hue::Words};
    return words;
}

} // namespace

class SvgShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyShapeLooksAsPainted_data()
    {
        QTest::addColumn<Picture>("picture");
        const auto row = [](const char *name, const Instruction &instruction) {
            QTest::newRow(name) << pictureOf({instruction});
        };
        const Path star{{20, 20}, {180, 60}, {20, 80}, {120, 5}, {100, 95}};
        row("area that crosses itself", Area{star, {.hue = Hue::Positive, .alpha = 0.5}});
        row("area far outside", Area{{{-1e7, 20}, {1e7, 40}, {50, 1e8}}, {Hue::Negative}});
        row("line", Line{{{10, 10}, {190, 80}}, thin});
        row("line with corners", Line{star, {.colour = {Hue::BoundaryCurve}, .width = 8}});
        row("dashed line from afar", Line{{{-1e4, 30}, {1e4, 60}}, dashed});
        row("dotted line",
            Line{{{10, 30}, {150, 60}}, {.colour = {Hue::Ghost}, .width = 4, .dash = Dash::Dotted}});
        row("disc", Disc{{100, 50}, 40, Colour{.hue = Hue::Good, .alpha = 0.4}, thin});
        row("ring of dashes", Disc{{100, 50}, 40, {}, dashed});
        row("disc at the edge", Disc{{195, 50}, 40, Colour{Hue::Good}, thin});
        row("disc around everything", Disc{{100, 1050}, 1000, Colour{Hue::Good}, thin});
        row("arc", ArcLine{{100, 50}, 40, 0.3, 2, thin});
        row("long arc of dashes", ArcLine{{100, 50}, 40, -1, 4, dashed});
        row("arc the other way", ArcLine{{100, 50}, 40, 2, 0.5, dashed});
        row("arc at the edge", ArcLine{{5, 50}, 40, -2, 2, thin});
        row("arrow", Arrow{{20, 50}, {120, 20}, thin, 12});
        row("arrow to afar", Arrow{{20, 50}, {1200, 20}, thin, 12});
        row("points",
            Marks{{{{20, 50}, Label::Positive, MarkStyle::Right},
                   {{60, 50}, Label::Negative, MarkStyle::Wrong},
                   {{100, 50}, Label::Positive, flagged(MarkStyle::Wrong, MarkStyle::Hollow)},
                   {{140, 50}, Label::Negative, MarkStyle::Hollow},
                   {{199, 50}, Label::Negative, MarkStyle::Right},
                   {{100, 1}, Label::Positive, MarkStyle::Wrong}},
                  10});
        Words plate = saying(u"η* = 0.5"_s);
        plate.plate = Colour{Hue::Plate};
        plate.plateEdge = Stroke{.colour = {Hue::Good}, .width = 1};
        row("words on a plate", plate);
        row("words", saying(u"‖w‖ ≤ R/γ, x₁₂"_s, Anchor::Left));
    }
    void everyShapeLooksAsPainted()
    {
        QFETCH(Picture, picture);
        const double share = differenceFromPainted(picture);
        QVERIFY2(share < 0.004,
                 qPrintable(QString::number(share) + u'\n' + QString::fromUtf8(fileOf(picture))));
        QVERIFY(difference(rendered(picture), rendered(pictureOf({}))) > 0.001);
    }

    void numbersAreShort()
    {
        SvgShapes all = shapes();
        QCOMPARE(
            all.elements(Line{{{1.004, 2.5}, {-0.001, 10}}, thin}),
            QStringList{
                u"<line x1=\"1\" y1=\"2.5\" x2=\"0\" y2=\"10\" stroke=\"#11161d\" stroke-width=\"2\"/>"_s});
    }

    void pointsComeInTheirOrder()
    {
        SvgShapes all = shapes();
        const QStringList elements = all.elements(Marks{{{{30, 40}, Label::Positive, MarkStyle::Right},
                                                         {{-500, 40}, Label::Positive, MarkStyle::Right},
                                                         {{50.5, 60}, Label::Negative, MarkStyle::Wrong}},
                                                        6});
        QCOMPARE(elements.size(), 3);
        QCOMPARE(elements[0], u"<use xlink:href=\"#mark-plus\" x=\"30\" y=\"40\"/>"_s);
        QCOMPARE(elements[1], u"<g/>"_s);
        QCOMPARE(elements[2], u"<use xlink:href=\"#mark-minus-wrong\" x=\"50.5\" y=\"60\"/>"_s);
        QCOMPARE(all.symbols().size(), 2);
    }

    void aPointAtTheEdgeIsCut()
    {
        SvgShapes all = shapes();
        const QString element =
            all.elements(Marks{{{{199, 50}, Label::Negative, MarkStyle::Right}}, 6}).front();
        QVERIFY(element.startsWith(u"<g><polygon"_s));
        QVERIFY(!element.contains(u"205"_s));
        QVERIFY(element.contains(u"200,"_s));
    }

    void pointsOfAnotherSizeAreAnotherSymbol()
    {
        SvgShapes all = shapes();
        all.elements(Marks{{{{30, 40}}}, 6});
        const QString other = all.elements(Marks{{{{30, 40}}}, 8}).front();
        QVERIFY2(other.contains(u"#mark-plus-2"_s), qPrintable(other));
        QCOMPARE(all.symbols().size(), 2);
        all.elements(Marks{{{{50, 40}}}, 6});
        QCOMPARE(all.symbols().size(), 2);
    }

    void aClipCutsWhatFollows()
    {
        SvgShapes all = shapes();
        QVERIFY(all.elements(Clip{{0, 0, 100, 100}}).isEmpty());
        const auto line = attributesOf(all.elements(Line{{{50, 50}, {150, 50}}, thin}).front());
        QCOMPARE(line.value(u"x2"_s), u"100"_s);
        QVERIFY(all.elements(Disc{{150, 50}, 20, Colour{Hue::Good}, {}}).isEmpty());
    }

    void aThickLineEndsAtTheEdgeOfItsPanel()
    {
        const Picture picture =
            pictureOf({Clip{{20, 20, 80, 60}},
                       Line{{{0, 0}, {200, 90}}, {.colour = {Hue::BoundaryCurve}, .width = 10}}});
        QVERIFY(differenceFromPainted(picture) < 0.001);
    }

    void dashesOfACutLineStayWhereTheyAre()
    {
        SvgShapes all = shapes();
        const auto line = attributesOf(all.elements(Line{{{-10, 50}, {150, 50}}, dashed}).front());
        QCOMPARE(line.value(u"stroke-dasharray"_s), u"15 10.5"_s);
        QCOMPARE(line.value(u"stroke-dashoffset"_s), u"8.5"_s);
    }

    void wordsAreEscaped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        QTest::newRow("markup") << u"a < b & \"c\" > 'd'"_s << u"a < b & \"c\" > 'd'"_s;
        QTest::newRow("an end of data") << u"]]>"_s << u"]]>"_s;
        QTest::newRow("blanks around") << u" x  y "_s << u" x  y "_s;
        QTest::newRow("lines") << u"a\nb"_s << u"a b"_s;
        QTest::newRow("control characters") << u"a\u0000\u001bb"_s << u"ab"_s;
    }
    void wordsAreEscaped()
    {
        QFETCH(QString, text);
        SvgShapes all = shapes();
        const QStringList elements = all.elements(saying(text));
        QCOMPARE(elements.size(), 1);
        QXmlStreamReader reader(elements.front());
        reader.readNextStartElement();
        QTEST(reader.readElementText(), "read");
        QCOMPARE(elements.front().contains(u"preserve"_s), text.startsWith(u' '));
    }

    void wordsAreHeldWhereTheyAreAnchored_data()
    {
        QTest::addColumn<Anchor>("anchor");
        QTest::addColumn<QString>("held");
        QTest::newRow("centre") << Anchor::Centre << u"middle"_s;
        QTest::newRow("left") << Anchor::Left << u"end"_s;
        QTest::newRow("right") << Anchor::Right << u""_s;
        QTest::newRow("above") << Anchor::Above << u"middle"_s;
    }
    void wordsAreHeldWhereTheyAreAnchored()
    {
        QFETCH(Anchor, anchor);
        QFETCH(QString, held);
        SvgShapes all = shapes();
        const auto text = attributesOf(all.elements(saying(u"so"_s, anchor)).front());
        QCOMPARE(text.value(u"text-anchor"_s), held);
        QCOMPARE(text.value(u"x"_s), u"100"_s);
        QCOMPARE(text.value(u"font-family"_s), u"DejaVu Sans, sans-serif"_s);
    }

    void everyNumberCanBeDrawn_data()
    {
        QTest::addColumn<double>("number");
        QTest::newRow("not a number") << never;
        QTest::newRow("infinite") << infinite;
        QTest::newRow("the other infinite") << -infinite;
        QTest::newRow("the largest") << std::numeric_limits<double>::max();
        QTest::newRow("far") << 1e150;
        QTest::newRow("nearly nothing") << std::numeric_limits<double>::denorm_min();
    }
    void everyNumberCanBeDrawn()
    {
        QFETCH(double, number);
        const Spot odd{number, -number};
        Words words = saying(u"x"_s);
        words.at = odd;
        const Picture picture = pictureOf({
            Area{{odd, {10, 10}, {20, 90}}, {.hue = Hue::Positive, .alpha = 0.2}},
            Line{{odd, {10, 10}, {190, number}}, dashed},
            Disc{{100, 50}, number, Colour{Hue::Good}, dashed},
            Disc{odd, std::abs(number), Colour{Hue::Good}, dashed},
            ArcLine{odd, number, number, -number, dashed},
            ArcLine{{100, 50}, 40, number, 1, dashed},
            Arrow{{100, 50}, odd, dashed, 12},
            Arrow{odd, {100, 50}, dashed, number},
            Marks{{{odd}, {{50, 50}}}, 5},
            words,
        });
        const QByteArray file = fileOf(picture);
        QVERIFY2(!file.contains("nan") && !file.contains("inf") && !file.contains("e+"), file.constData());
        QVERIFY(QSvgRenderer(file).isValid());
    }

    void coloursAreAsked()
    {
        SvgShapes all(frame,
                      [](const Colour &colour) { return u"var(--c%1)"_s.arg(static_cast<int>(colour.hue)); });
        const QString element =
            all.elements(Area{{{10, 10}, {20, 10}, {15, 30}}, {.hue = Hue::Positive, .alpha = 0.08}}).front();
        QVERIFY2(element.contains(u"fill=\"var(--c7)\" fill-opacity=\"0.08\""_s), qPrintable(element));
    }

    void aFigureHasItsRealSizeAndItsPartsHaveNames()
    {
        FigureOptions options;
        options.kind = &svgKind;
        options.width = {89, Length::Unit::Millimetres};
        options.steps = {.kind = StepChoice::Kind::All};
        options.columns = 2;
        Figure figure = figureOf(exampleDocument("first"), options);
        QXmlStreamReader reader(written(svgKind.write, figure));
        reader.readNextStartElement();
        QCOMPARE(reader.attributes().value(u"width"_s), u"89mm"_s);
        const QStringList box = reader.attributes().value(u"viewBox"_s).toString().split(u' ');
        QVERIFY(
            std::abs(box[2].toDouble() / box[3].toDouble() - figure.size().width() / figure.size().height())
            < 1e-3);
        QStringList ids;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement
                && reader.attributes().hasAttribute(u"id"_s))
                ids << reader.attributes().value(u"id"_s).toString();
        }
        for (const auto &id : {u"points"_s, u"points-2"_s, u"boundary"_s, u"panel-a"_s, u"mark-plus"_s})
            QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
        QCOMPARE(ids.removeDuplicates(), 0);
    }
};

HALFPLANE_TEST(svg_shapes_test, SvgShapesTest, QApplication)
#include "svg_shapes_test.moc"
