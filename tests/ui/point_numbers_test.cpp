#include "core/io/pasted_points.h"
#include "core/mistakes.h"
#include "point_table_fixture.h"
#include "support/run.h"

#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

using namespace halfplane;
using namespace halfplane::test;

namespace {

struct Numbers : Table
{
    explicit Numbers(const QString &example) { window.open(example); }

    void show(const QStringList &names) const { table->setShownNumbers(names); }

    QString exact(int row, int column) const
    {
        return cell(row, column).data(PointModel::exactRole).toString();
    }
    double number(int row, int column) const { return exact(row, column).toDouble(); }

    QStringList shownHeadings() const
    {
        QStringList names;
        for (int column = 0; column < PointModel::ColumnCount; ++column) {
            if (!table->isColumnHidden(column))
                names << table->model()->headerData(column, Qt::Horizontal).toString();
        }
        return names;
    }

    QAction *columnAction(const QString &name) const
    {
        for (auto *action : table->findChildren<QAction *>()) {
            if (action->data().toString() == name)
                return action;
        }
        return nullptr;
    }
};

double dotOf(const Weights &w, const Point &point) { return w[0] * point.x1 + w[1] * point.x2; }

} // namespace

/// Each point's own numbers as columns.
class PointNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    /// Reckoned here from w and the points alone.
    void theyAreThoseOfTheStepShown()
    {
        const Numbers shown(u"example:figure34"_s);
        for (const std::uint64_t k : {1, 7, 49}) {
            shown.window.showing().playback().seekUpdate(k);
            const Weights w = shown.study().run->trace.weights(k);
            const double length = std::hypot(w[0], w[1]);
            for (int row = 0; row < static_cast<int>(shown.points().size()); ++row) {
                const Point &point = shown.points()[static_cast<std::size_t>(row)];
                const double score = sign(point.label) * dotOf(w, point);
                QVERIFY(std::abs(shown.number(row, PointModel::ScoreColumn) - score) < 1e-9);
                QVERIFY(std::abs(shown.number(row, PointModel::DistanceColumn) - dotOf(w, point) / length)
                        < 1e-9);
                QVERIFY(std::abs(shown.number(row, PointModel::MarginColumn) - score / length) < 1e-9);
            }
        }
    }

    void withoutABoundaryThereIsNoDistance()
    {
        const Numbers shown(u"example:figure34"_s);
        shown.window.showing().playback().toStart();
        QCOMPARE(shown.exact(0, PointModel::ScoreColumn), u"0"_s);
        QVERIFY(shown.exact(0, PointModel::DistanceColumn).isEmpty());
        QVERIFY(shown.exact(0, PointModel::MarginColumn).isEmpty());
    }

    void membershipsAreAFuzzyPerceptrons()
    {
        Numbers shown(u"example:overlap"_s);
        QCOMPARE(shown.shownHeadings().mid(4), QStringList{u"margin"_s});
        shown.show({u"margin"_s, u"p"_s});
        QCOMPARE(shown.shownHeadings().mid(4), (QStringList{u"margin"_s, u"p"_s}));
        const std::vector<std::size_t> counted = *shown.study().run->variant->countedPoints();
        for (int row = 0; row < static_cast<int>(shown.points().size()); ++row) {
            const bool isFuzzy = !std::ranges::binary_search(counted, static_cast<std::size_t>(row));
            QCOMPARE(shown.exact(row, PointModel::FuzzyColumn), isFuzzy ? u"1"_s : u"0"_s);
            QCOMPARE(shown.number(row, PointModel::MembershipColumn) <= 0.6, isFuzzy);
        }
        shown.window.open(u"example:figure34"_s);
        QCOMPARE(shown.shownHeadings().mid(4), QStringList{u"margin"_s});
        QVERIFY(shown.exact(0, PointModel::MembershipColumn).isEmpty());
        QVERIFY(!shown.columnAction(u"p"_s)->isEnabled() && shown.columnAction(u"score"_s)->isEnabled());
    }

    /// Test data have a score and a distance, but no part in the memberships.
    void heldOutPointsAreTold()
    {
        const Numbers shown(u"example:overlap"_s);
        QVERIFY(!shown.columnAction(u"held_out"_s)->isEnabled());
        Recipe recipe = shown.document().recipe();
        recipe.holdOut = {0.2, 3};
        shown.document().setRecipe(recipe);
        shown.show({u"held_out"_s});
        QCOMPARE(shown.shownHeadings().mid(4), QStringList{u"held out"_s});
        const Permutation apart = *heldOut(recipe.holdOut, shown.points().size());
        QCOMPARE(apart.size(), std::size_t{10});
        const Weights w = shown.study().run->trace.weights(shown.step());
        for (int row = 0; row < static_cast<int>(shown.points().size()); ++row) {
            const bool isApart = std::ranges::binary_search(apart, static_cast<std::uint32_t>(row));
            QCOMPARE(shown.exact(row, PointModel::HeldOutColumn), isApart ? u"1"_s : u"0"_s);
            QCOMPARE(shown.exact(row, PointModel::MembershipColumn).isEmpty(), isApart);
            const Point &point = shown.points()[static_cast<std::size_t>(row)];
            QVERIFY(std::abs(shown.number(row, PointModel::ScoreColumn) - sign(point.label) * dotOf(w, point))
                    < 1e-9);
        }
    }

    void theyAreChosenAndKept()
    {
        const Numbers shown(u"example:overlap"_s);
        const QSignalSpy chosen(shown.table, &PointTable::shownNumbersChosen);
        shown.show({u"margin"_s, u"p"_s});
        shown.columnAction(u"score"_s)->trigger();
        shown.columnAction(u"p"_s)->trigger();
        QCOMPARE(shown.shownHeadings().mid(4), (QStringList{u"score"_s, u"margin"_s}));
        QCOMPARE(chosen.last().first().toStringList(), (QStringList{u"score"_s, u"margin"_s}));
        shown.show({u"fuzzy"_s, u"nonsense"_s});
        QCOMPARE(shown.shownHeadings().mid(4), QStringList{u"fuzzy"_s});
    }

    void theMenusOfHeadingAndButtonHaveThem()
    {
        const Numbers shown(u"example:overlap"_s);
        QMenu menu;
        shown.table->fillColumns(menu);
        QVERIFY(menu.actions().contains(shown.columnAction(u"distance"_s)));
        QVERIFY(menu.actions().contains(shown.table->makingOrder()));
        QVERIFY(shown.labelled<QToolButton>(u"Columns of the table"_s)->isVisible());
    }

    /// The least margin stays on top as w moves, and a run that ends has its margin there.
    void sortedByANumberTheTableFollowsTheRun()
    {
        const Numbers shown(u"example:figure34"_s);
        const Dataset before = shown.points();
        shown.clickHeading(PointModel::MarginColumn);
        for (const std::uint64_t k : {49, 3, 20, 49}) {
            shown.window.showing().playback().seekUpdate(k);
            for (int row = 1; row < static_cast<int>(before.size()); ++row)
                QVERIFY(shown.number(row - 1, PointModel::MarginColumn)
                        <= shown.number(row, PointModel::MarginColumn));
        }
        QCOMPARE(shown.number(0, PointModel::MarginColumn),
                 *marginOf(shown.study().run->reflected(), finalClassifier(*shown.study().run)));
        QCOMPARE(shown.points(), before);
    }

    void whatIsCopiedHasTheColumnsShownAndGivesThePointsBack()
    {
        Numbers shown(u"example:overlap"_s);
        const Dataset before = shown.points();
        shown.show({u"distance"_s, u"p"_s, u"fuzzy"_s});
        shown.clickCell(2, x1Column);
        shown.clickCell(4, x1Column, Qt::ControlModifier);
        shown.press(Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], u"point\tx1\tx2\ty\tdistance\tp\tfuzzy"_s);
        QCOMPARE(lines[1].split(u'\t').first(), u"3"_s);
        QCOMPARE(lines[1].split(u'\t')[4].toDouble(), shown.number(2, PointModel::DistanceColumn));
        QCOMPARE(lines[2].split(u'\t').first(), u"5"_s);
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.points().size(), before.size() + 2);
        QCOMPARE(shown.points()[before.size()], before[2]);
        QCOMPARE(shown.points()[before.size() + 1], before[4]);
        shown.window.board().setFocus();
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"x1\tx2\ty\n"_s));
    }

    void aSortedTableIsCopiedAsItIsShown()
    {
        Numbers shown(u"example:xor"_s);
        const Dataset before = shown.points();
        shown.show({});
        shown.clickHeading(PointModel::PlaceColumn);
        shown.clickHeading(PointModel::PlaceColumn);
        shown.table->selectAll();
        shown.press(Qt::Key_C, Qt::ControlModifier);
        const auto copied =
            readPastedPoints(QGuiApplication::clipboard()->text().toStdString(), Label::Positive);
        QCOMPARE(copied->points, Dataset(before.rbegin(), before.rend()));
    }
};

HALFPLANE_TEST(point_numbers_test, PointNumbersTest, QApplication)
#include "point_numbers_test.moc"
