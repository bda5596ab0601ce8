#include "core/examples.h"
#include "core/io/document.h"
#include "core/numbers.h"
#include "core/picture/charts.h"
#include "core/theorems/registry.h"
#include "core/words/theorem_page.h"
#include "support/run.h"
#include "support/studies.h"
#include "ui/basics/text.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/theorem_list.h"
#include "ui/panels/theorem_view.h"
#include "ui/shown/showing.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// As a document of Qt gives it back.
QString read(const std::string &text)
{
    return toText(text).replace(QChar::Nbsp, u' ').replace(QChar(0x202F), u' ');
}

struct ShownPanel
{
    explicit ShownPanel(const std::shared_ptr<const Study> &study)
        : panel(showing)
    {
        showing.inFocus().setStudy(study);
        panel.resize(340, 420);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }

    void open(int row)
    {
        QTRY_VERIFY(panel.list().isUpToDate());
        const QModelIndex index = panel.list().model()->index(row, 0);
        panel.list().scrollTo(index);
        QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {},
                          panel.list().visualRect(index).center());
    }

    bool hasPage() const { return panel.currentWidget() == &panel.page(); }
    QLabel *label() const { return panel.findChild<QLabel *>(u"theoremText"_s); }
    QPushButton *button(const QString &id) const { return panel.findChild<QPushButton *>(id); }

    /// As it is read.
    QString text() const
    {
        QTextDocument document;
        document.setHtml(label()->text());
        return document.toPlainText()
            .replace(QChar::Nbsp, u' ')
            .replace(QChar(0x202F), u' ')
            .remove(QChar(0x2060));
    }

    Showing showing;
    Playback &playback = showing.playback();
    TheoremPanel panel;
};

std::shared_ptr<const Study> standardStudy()
{
    return studyOf(finished(oracleData("figure34.csv"), recipe("standard")));
}

std::shared_ptr<const Study> fuzzyStudy()
{
    return studyOf(finished(oracleData("theorem22.csv"), recipe("fuzzy")));
}

} // namespace

class TheoremPageViewTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickOpensAndKeysLeave_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("Backspace") << int(Qt::Key_Backspace);
        QTest::newRow("Space on the button") << int(Qt::Key_Space);
    }
    void aClickOpensAndKeysLeave()
    {
        QFETCH(int, key);
        ShownPanel shown(standardStudy());
        QVERIFY(!shown.hasPage());
        shown.open(0);
        QVERIFY(shown.hasPage());
        QCOMPARE(QApplication::focusWidget(), shown.panel.findChild<QToolButton *>(u"backToTheorems"_s));
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QVERIFY(!shown.hasPage());
        QCOMPARE(QApplication::focusWidget(), &shown.panel.list());
        QTest::keyClick(&shown.panel.list(), Qt::Key_Enter);
        QVERIFY(shown.hasPage());
    }

    void theNumbersAreThoseOfTheStep()
    {
        ShownPanel shown(standardStudy());
        shown.open(0);
        for (const std::uint64_t k : {0, 3, 60}) {
            shown.playback.seekUpdate(k);
            QTRY_VERIFY(shown.panel.page().isUpToDate());
            const TheoremPage page =
                pageOf(*shown.panel.page().theorem(), *shown.showing.study().evidence, k);
            const QString text = shown.text();
            QVERIFY(text.contains(toText(page.title)) && text.contains(toText(plainText(page.statement))));
            QVERIFY(text.contains(read(page.finding.reason())));
            for (const TheoremPage::Step &step : page.steps)
                QVERIFY(text.contains(u"now "_s + read(step.numbers)));
            QCOMPARE(shown.label()->accessibleName(), toText(plainText(page)));
        }
    }

    void itsChartGoesWhereItIsAsked()
    {
        ShownPanel shown(standardStudy());
        shown.open(0);
        auto *view = shown.panel.page().findChild<ChartView *>();
        QVERIFY(view->isVisible());
        QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(31));
        QCOMPARE(shown.playback.cursor().update, quint64{31});
        std::vector<const ChartDescriptor *> asked;
        const auto note = [&](const ChartDescriptor &chart) { asked.push_back(&chart); };
        QObject::connect(&shown.panel.page(), &TheoremPageView::chartAsked, note);
        QObject::connect(&shown.panel.page(), &TheoremPageView::exportAsked, note);
        shown.button(u"chartAsPanel"_s)->click();
        shown.button(u"exportTheoremChart"_s)->click();
        QVERIFY((asked == std::vector{findChart("squeeze"), findChart("squeeze")}));
        QVERIFY(!shown.button(u"showExample"_s)->isVisible());
    }

    void aPageDrawsWhatItSpeaksOfAsLongAsItIsOpen()
    {
        ShownPanel shown(standardStudy());
        const Layers chosen = shown.showing.layers();
        QVERIFY(shown.showing.drawnLayers() == chosen);
        shown.open(0); // Theorem 9
        Layers expected = chosen;
        for (const char *id : {"radius", "best-boundary", "best-direction"})
            expected.set(*findLayer(id), true);
        QVERIFY(shown.showing.drawnLayers() == expected);
        QVERIFY(shown.showing.layers() == chosen); // which documents and files have
        auto *onBoard = shown.panel.findChild<QCheckBox *>(u"theoremOnBoard"_s);
        QTest::mouseClick(onBoard, Qt::LeftButton, {}, QPoint(8, onBoard->height() / 2));
        QVERIFY(shown.showing.drawnLayers() == chosen);
        onBoard->setChecked(true);
        shown.panel.hide();
        QVERIFY(shown.showing.drawnLayers() == chosen);
        shown.panel.show();
        QVERIFY(shown.showing.drawnLayers() == expected);
        QTest::keyClick(shown.panel.findChild<QToolButton *>(u"backToTheorems"_s), Qt::Key_Escape);
        QVERIFY(shown.showing.drawnLayers() == chosen);
    }

    void theLossOfOnePointIsDrawnWithItsScores()
    {
        ShownPanel shown(standardStudy());
        shown.panel.page().show(*findTheorem("002-update"));
        shown.panel.setCurrentWidget(&shown.panel.page());
        auto *loss = shown.panel.page().findChild<PointLossView *>();
        QVERIFY(loss->isVisible());
        QVERIFY(!shown.panel.findChild<QCheckBox *>(u"theoremOnBoard"_s)->isVisible());
        QVERIFY(loss->picture().instructions.empty()); // no update yet
        const Run &run = *shown.showing.run();
        for (const std::uint64_t k : {1, 2, 7, 60}) {
            shown.playback.seekUpdate(k);
            const Moment moment = momentAt(run, {k, 0});
            QStringList texts;
            std::vector<Disc> places;
            for (const Instruction &instruction : loss->picture().instructions) {
                if (const auto *words = std::get_if<Words>(&instruction))
                    texts.append(toText(words->text));
                if (const auto *disc = std::get_if<Disc>(&instruction))
                    places.push_back(*disc);
            }
            QVERIFY(texts.contains(u"before "_s + toText(readable(moment.check->scoreBefore, 4))));
            QVERIFY(texts.contains(u"after "_s + toText(readable(moment.check->scoreAfter, 4))));
            QCOMPARE(places.size(), std::size_t{2});
            // Scores and losses have one scale across and one up: from a right score to the kink it is flat.
            QVERIFY(places[0].centre.x < places[1].centre.x);
            QVERIFY(moment.check->scoreBefore == 0 || places[0].centre.y < places[1].centre.y);
        }
        shown.panel.page().show(*findTheorem("9"));
        QVERIFY(!loss->isVisible());
    }

    void whatIsFalseAsPrintedShowsItsExample()
    {
        ShownPanel shown(fuzzyStudy());
        shown.open(1);
        shown.playback.seekUpdate(5);
        QTRY_VERIFY(shown.text().contains(u"exceeded"_s));
        QVERIFY(shown.text().contains(u"What is wrong with it"_s)
                && shown.text().contains(u"What holds is "_s));
        QString example;
        QObject::connect(&shown.panel.page(), &TheoremPageView::exampleAsked,
                         [&](const QString &id) { example = id; });
        shown.button(u"showExample"_s)->click();
        QCOMPARE(example, u"theorem22"_s);
        QVERIFY(!shown.panel.page().findChild<ChartView *>()->isVisible());
    }

    void theExampleHasNoWayToItself()
    {
        ShownPanel shown(fuzzyStudy());
        shown.open(1);
        OpenDocument &document = shown.showing.document();
        const auto *button = shown.button(u"showExample"_s);
        QVERIFY(button->isEnabled());
        document.replace({*readDocument(findExample("theorem22")->text), u"example:theorem22"_s, {}});
        QVERIFY(!button->isEnabled());
        QVERIFY(!button->toolTip().contains(u"Opens"_s));
        document.addPoint({1, 1, Label::Positive});
        QVERIFY(button->isEnabled());
        document.history().undo();
        QVERIFY(!button->isEnabled());
    }

    void noPageIsWiderThanItsPanel_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("standard") << standardStudy();
        QTest::newRow("greedy") << studyOf(greedyRun());
        QTest::newRow("fuzzy") << fuzzyStudy();
        QTest::newRow("margin-fuzzy")
            << studyOf(finished(oracleData("theorem24.csv"), recipe("margin-fuzzy")));
        QTest::newRow("circle") << studyOf(
            finished(oracleData("circle.csv"), recipe("standard", {}, Space::Circle)));
    }
    void noPageIsWiderThanItsPanel()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownPanel shown(study);
        shown.playback.toEnd();
        QTRY_VERIFY(shown.panel.list().isUpToDate());
        const auto &model = *static_cast<const TheoremModel *>(shown.panel.list().model());
        for (int row = 0; row < model.rowCount(); ++row) {
            shown.panel.page().show(model.theorem(row));
            shown.panel.setCurrentWidget(&shown.panel.page());
            QTRY_VERIFY(shown.panel.page().isUpToDate());
            QVERIFY2(shown.label()->minimumSizeHint().width() < shown.panel.width() - 50,
                     qPrintable(toText(model.theorem(row).id)));
        }
    }

    void anyStudyCanCome()
    {
        ShownPanel shown(fuzzyStudy());
        shown.open(1);
        for (const auto &study : {impossibleStudy(), std::make_shared<const Study>(),
                                  bareStudyOf(greedyRun()), studyOf(greedyRun()), studyOf(cyclingRun())}) {
            shown.showing.inFocus().setStudy(study);
            shown.playback.toEnd();
            QTRY_VERIFY(shown.panel.page().isUpToDate());
            shown.panel.grab();
        }
        QVERIFY(shown.text().contains(u"does not apply"_s));
    }
};

HALFPLANE_TEST(theorem_page_view_test, TheoremPageViewTest, QApplication)
#include "theorem_page_view_test.moc"
