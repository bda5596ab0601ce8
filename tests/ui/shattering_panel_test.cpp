#include "core/examples.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/forms/segments.h"
#include "ui/panels/shattering_panel.h"
#include "ui/shown/showing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

const Dataset four{{-3.5, -1.5, Label::Positive},
                   {5, -2.5, Label::Positive},
                   {-0.5, 3, Label::Positive},
                   {-1, -1, Label::Negative}};

struct ShownShattering
{
    explicit ShownShattering(const Dataset &points)
        : panel(showing)
        , view(panel.findChild<ShatteringView *>())
    {
        showing.document().replacePoints(points, u"put points"_s);
        panel.resize(340, 440);
        panel.setVisible(true);
        panel.grab();
    }

    OpenDocument &document() { return showing.document(); }
    QString count() const { return panel.findChildren<QLabel *>().first()->text(); }
    void choose(const QString &family)
    {
        for (QAbstractButton *button : panel.findChildren<QAbstractButton *>()) {
            if (button->text() == family)
                button->click();
        }
    }

    Showing showing;
    ShatteringPanel panel;
    ShatteringView *view;
};

std::size_t partsIn(const Picture &picture, std::string_view id)
{
    std::size_t count = 0;
    for (const Instruction &instruction : picture.instructions) {
        const auto *part = std::get_if<Part>(&instruction);
        count += part != nullptr && part->id == id ? 1 : 0;
    }
    return count;
}

} // namespace

class ShatteringPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void itCountsWhatIsPossible()
    {
        ShownShattering shown(four);
        shown.choose(u"Discs"_s);
        QCOMPARE(shown.count(), u"15 of 16 labellings by discs"_s);
        shown.choose(u"Lines"_s);
        QCOMPARE(shown.count(), u"14 of 16 labellings by lines"_s);
        shown.choose(u"Circles"_s);
        QCOMPARE(shown.count(), u"16 of 16 labellings by circles"_s);
    }

    void eachLabellingIsDrawnOrCrossedOut()
    {
        ShownShattering shown(four);
        shown.choose(u"Lines"_s);
        const Picture picture = shown.view->picture();
        QCOMPARE(partsIn(picture, "impossible"), std::size_t{2});
        QCOMPARE(partsIn(picture, "boundary"), std::size_t{14});
        const Box whole = Box({}, picture.size).grown(0.01);
        for (std::size_t i = 0; i < 16; ++i)
            QVERIFY(whole.contains({static_cast<double>(shown.view->placeOf(i).x()),
                                    static_cast<double>(shown.view->placeOf(i).y())}));
    }

    void rectanglesAreDrawnAroundWhatTheyHold()
    {
        ShownShattering shown({{0, 2, Label::Positive},
                               {2, 0, Label::Positive},
                               {0, -2, Label::Negative},
                               {-2, 0, Label::Negative}});
        shown.choose(u"Rectangles"_s);
        QCOMPARE(shown.count(), u"16 of 16 labellings by rectangles"_s);
        const Picture picture = shown.view->picture();
        QCOMPARE(partsIn(picture, "impossible"), std::size_t{0});
        QCOMPARE(partsIn(picture, "boundary"), std::size_t{15}); // the one without points is elsewhere
        shown.document().setPoint(0, {0, 0, Label::Positive});
        QCOMPARE(shown.count(), u"12 of 16 labellings by rectangles"_s);
        QCOMPARE(partsIn(shown.view->picture(), "impossible"), std::size_t{4});
    }

    void itSaysWhatShatteringAndSauersLemmaAre()
    {
        ShownShattering shown(four);
        auto *fold = shown.panel.findChild<QToolButton *>();
        const auto *meaning = shown.panel.findChildren<QLabel *>().last();
        QVERIFY(!meaning->isVisible());
        fold->click();
        QVERIFY(meaning->isVisible());
        QVERIFY(!shown.view->isVisible());
        shown.choose(u"Lines"_s);
        QVERIFY(meaning->text().contains(u"by lines 3"_s));
        QVERIFY(meaning->text().contains(u"at most 1 + 4 + 6 + 4 = 15"_s));
        QVERIFY(meaning->text().contains(u"6 such pairs, each met twice in a turn: 12 sets"_s));
        shown.choose(u"Rectangles"_s);
        QVERIFY(meaning->text().contains(u"by rectangles 4"_s));
        QVERIFY(meaning->text().contains(u"at most 1 + 4 + 6 + 4 + 1 = 16"_s));
        QVERIFY(!meaning->text().contains(u"turn"_s));
        shown.document().setPoint(0, {1, 1, Label::Negative});
        QVERIFY(!shown.view->isVisible());
        fold->click();
        QVERIFY(!meaning->isVisible());
        QVERIFY(shown.view->isVisible());
    }

    void itFollowsSelectionAndRecipe()
    {
        ShownShattering shown(four);
        Recipe recipe = shown.document().recipe();
        recipe.space = Space::Bias;
        shown.document().setRecipe(recipe);
        shown.document().setSelection({0, 1, 3});
        QCOMPARE(shown.count(), u"8 of 8 labellings by lines"_s);
        recipe.space = Space::Circle;
        shown.document().setRecipe(recipe);
        QCOMPARE(shown.count(), u"8 of 8 labellings by discs"_s);
        shown.choose(u"Through 0"_s);
        shown.document().setPoint(0, {1, 1, Label::Negative}); // what was chosen stays
        QVERIFY(shown.count().endsWith(u"by lines through 0"_s));
    }

    void aPointThatIsDraggedIsNoChoice()
    {
        ShownShattering shown(four);
        const QString all = shown.count();
        shown.document().setSelection({0}); // as a drag does
        QCOMPARE(shown.count(), all);
    }

    void tooManyPointsAreNotDrawn()
    {
        ShownShattering shown(Dataset(6, Point{1, 1, Label::Positive}));
        QVERIFY(!shown.view->isVisible());
        QVERIFY(shown.count().contains(u"up to five"_s));
        shown.document().setSelection({0, 1, 2, 3, 4, 5});
        QCOMPARE(shown.count(), u"6 points are selected: at most five"_s);
        shown.document().setSelection({1, 2});
        QVERIFY(shown.view->isVisible());
        shown.document().clear();
        QVERIFY(!shown.view->isVisible());
    }

    void aClickGivesTheClasses()
    {
        ShownShattering shown(four);
        QTest::mouseClick(shown.view, Qt::LeftButton, {}, shown.view->placeOf(0b0101));
        QCOMPARE(shown.document().points()[0].label, Label::Positive);
        QCOMPARE(shown.document().points()[1].label, Label::Negative);
        QCOMPARE(shown.document().points()[2].label, Label::Positive);
        QCOMPARE(shown.document().points()[3].label, Label::Negative);
        const int index = shown.document().history().index();
        QTest::mouseClick(shown.view, Qt::LeftButton, {}, shown.view->placeOf(0b0101)); // nothing to change
        QCOMPARE(shown.document().history().index(), index);
        shown.document().history().undo(); // one step
        QCOMPARE(shown.document().points(), four);
    }

    void theKeyboardDoesTheSame()
    {
        ShownShattering shown(four);
        QTest::keyClick(shown.view, Qt::Key_Right); // from 0111, which it has
        QVERIFY(shown.view->accessibleDescription().startsWith(u"x₁ −1, x₂ −1, x₃ −1, x₄ +1: "_s));
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(shown.view, Qt::Key_Up);
        QTest::keyClick(shown.view, Qt::Key_Left);
        QTest::keyClick(shown.view, Qt::Key_Return);
        for (const Point &point : shown.document().points())
            QCOMPARE(point.label, Label::Negative);
    }
};

HALFPLANE_TEST(shattering_panel_test, ShatteringPanelTest, QApplication)
#include "shattering_panel_test.moc"
