#include "core/picture/charts.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/panels/chart_panel.h"
#include "ui/shown_window.h"

#include <QApplication>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

// Built with the program's own registry, one line longer (see CMakeLists.txt).
class AddedChartTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowHasItsPanel()
    {
        const Shown shown;
        QCOMPARE(shown.panel(u"change"_s).windowTitle(), u"Change of loss"_s);
        auto *chart = qobject_cast<ChartPanel *>(shown.panels().open(u"change"_s));
        QVERIFY(chart != nullptr);
        QTRY_VERIFY(shown.study().losses != nullptr);
        const Picture picture = chart->view().picture();
        const auto says = [](const Instruction &instruction) {
            const auto *words = std::get_if<Words>(&instruction);
            return words != nullptr && words->text == "change of the perceptron loss";
        };
        QVERIFY(std::ranges::any_of(picture.instructions, says));
    }
};

HALFPLANE_TEST(added_chart_test, AddedChartTest, QApplication)
#include "added_chart_test.moc"
