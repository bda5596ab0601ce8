#include "core/picture/board_frames.h"
#include "core/picture/legend.h"
#include "shown_window.h"
#include "support/run.h"
#include "ui/board/board.h"
#include "ui/board/board_row.h"
#include "ui/board/legend_strip.h"
#include "ui/shown/showing.h"

#include <QTest>

#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

/// What boards beside each other have in common.
class BoardRowTest : public QObject
{
    Q_OBJECT

private slots:
    /// However narrow the boards become.
    void allPointsAreInViewOfEveryBoard()
    {
        Shown shown;
        for (const std::size_t count : {std::size_t{2}, std::size_t{3}}) {
            shown.press(Qt::Key_K, Qt::ShiftModifier);
            const Showing &showing = shown.window.showing();
            QCOMPARE(showing.size(), count);
            for (std::size_t column = 0; column < count; ++column) {
                QTRY_VERIFY(showing[column].run() != nullptr);
                const Board &board = shown.window.findChild<BoardRow *>()->boardOf(column);
                for (const Point &point : showing.document().points())
                    QTRY_VERIFY(
                        Box(Spot{}, board.view().size).contains(board.view().toScreen(point.x1, point.x2)));
            }
        }
    }

    /// Whichever of them is in focus, and so the boards stay where they are.
    void theLegendExplainsAllBoards()
    {
        Shown shown;
        shown.press(Qt::Key_K);
        const Showing &showing = shown.window.showing();
        QTRY_VERIFY(showing[1].run() != nullptr && showing[1].run()->trace.end().has_value());
        const auto *legend = shown.window.findChild<LegendStrip *>();
        std::set<int> heights;
        for (const std::size_t focus : {std::size_t{0}, std::size_t{1}}) {
            shown.window.showing().document().setFocus(focus);
            QCoreApplication::processEvents();
            heights.insert(legend->heightForWidth(legend->width()));
            const Picture picture = legendPicture(shown.window.board().frame(), 900, LegendPlace::Window,
                                                  shown.window.findChild<BoardRow *>()->frames());
            QVERIFY(textsOf(picture, "legend").contains(u"reach of rates"_s)); // of Greedy
            QCOMPARE(textsOf(picture, "legend").filter(u"class"_s).size(), 2);
        }
        QCOMPARE(heights.size(), std::size_t{1});
    }
};

HALFPLANE_TEST(board_row_test, BoardRowTest, QApplication)
#include "board_row_test.moc"
