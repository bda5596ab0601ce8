#include "core/picture/board_frames.h"
#include "core/picture/document_looks.h"
#include "core/picture/legend.h"
#include "support/run.h"
#include "ui/board/layer_switches.h"
#include "ui/board/whats_this.h"
#include "ui/figure_kinds.h"
#include "ui/figures/figure.h"
#include "ui/figures/option_words.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const Layer &heaviest() { return *findLayer("heaviest"); }

Spot middleOf(const BoardFrame &frame)
{
    const Line line = all<Line>(overlayPicture(frame), "heaviest").at(0);
    return 0.5 * (line.points.front() + line.points.back());
}

} // namespace

// Built with the program's own registry, one line longer (see CMakeLists.txt).
class AddedLayerTest : public QObject
{
    Q_OBJECT

private slots:
    void theMenuHasItsSwitch()
    {
        Showing showing;
        const LayerMenu menu({}, showing);
        const auto switches = menu.findChildren<QAction *>();
        const auto added = std::ranges::find(switches, u"Heaviest point"_s, &QAction::text);
        QVERIFY(added != switches.end());
        QVERIFY(!showing.layers().has(heaviest()));
        (*added)->trigger();
        QVERIFY(showing.layers().has(heaviest()));
    }

    /// On what is open: another picture than that of a layer beside it.
    void itsSwitchShowsItBeforeItIsTurned()
    {
        Showing showing;
        showing.document().replace({exampleDocument("first"), u"first"_s, {}});
        const LayerMenu menu({}, showing);
        QSet<QString> pictures;
        for (QAction *action : menu.findChildren<QAction *>()) {
            if (action->text() != u"Heaviest point" && action->text() != u"Grid")
                continue;
            action->hover();
            QVERIFY(action->toolTip().contains(u"data:image/png;base64,"_s));
            pictures.insert(action->toolTip().section(u"base64,"_s, 1));
        }
        QCOMPARE(pictures.size(), 2);
    }

    void itIsDrawnInItsPlaceOfTheStack()
    {
        const Study study = surveyed(exampleDocument("first"));
        const QStringList parts = partsOf(overlayPicture(frameOf(study, 2, allLayers())));
        QVERIFY(parts.indexOf(u"boundary"_s) < parts.indexOf(u"heaviest"_s));
        QVERIFY(parts.indexOf(u"heaviest"_s) < parts.indexOf(u"weight"_s));
        QVERIFY(!partsOf(overlayPicture(frameOf(study, 2))).contains(u"heaviest"_s));
    }

    void itsInstructionsAreItsOwn()
    {
        const Study study = surveyed(exampleDocument("first"));
        const Picture picture = overlayPicture(frameOf(study, 2, allLayers()));
        QVERIFY(std::ranges::any_of(picture.instructions, [](const Instruction &instruction) {
            return instruction.layer == &heaviest() && instruction.subject == heaviest().subject;
        }));
    }

    void theLegendExplainsIt()
    {
        const Study study = surveyed(exampleDocument("first"));
        const BoardFrame frame = frameOf(study, 2, {"heaviest"});
        const Picture picture = legendPicture(frame, 600, LegendPlace::Window);
        QVERIFY(textsOf(picture, "legend").contains(u"heaviest"_s));
    }

    void whatsThisTellsOfIt()
    {
        const Study study = surveyed(exampleDocument("first"));
        const BoardFrame frame = frameOf(study, 2, {"heaviest"});
        QVERIFY(whatsThisAt(frame, middleOf(frame)).contains(u"farthest from the origin"_s));
    }

    void documentsCarryIt()
    {
        const auto names = namesOfLayers({"heaviest"}, {});
        QVERIFY(names.has_value());
        QCOMPARE(names->front(), std::string("heaviest"));
        Document document;
        document.layers = names;
        QVERIFY(layersIn(document).has(heaviest()));
    }

    void aPageThatPlaysSaysWhatItIs()
    {
        const Document document = exampleDocument("first");
        FigureOptions options;
        options.kind = &htmlKind;
        options.layers = Layers{"heaviest"};
        auto figure = Figure::of(*figureSource(document), options);
        QVERIFY(figure);
        const auto file = fileOf(*figure);
        QVERIFY(file);
        QVERIFY(file->contains("The point that R is the distance of."));
    }
};

HALFPLANE_TEST(added_layer_test, AddedLayerTest, QApplication)
#include "added_layer_test.moc"
