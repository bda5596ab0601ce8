#include "support/run.h"
#include "ui/editing/open_document.h"
#include "ui/shown_window.h"

#include <QStyledItemDelegate>
#include <QUndoView>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// What a delegate makes of a row, which is all that is seen of it.
class Reading : public QStyledItemDelegate
{
public:
    static QStyleOptionViewItem of(const QAbstractItemDelegate &delegate, const QModelIndex &index)
    {
        QStyleOptionViewItem option;
        (static_cast<const QStyledItemDelegate &>(delegate).*&Reading::initStyleOption)(&option, index);
        return option;
    }
};

struct History : Shown
{
    History()
        : list(window.findChild<QUndoView *>())
    {
        panels().open(u"history"_s);
    }

    OpenDocument &document() const { return window.showing().document(); }
    QModelIndex row(int row) const { return list->model()->index(row, 0); }
    QString text(int index) const { return Reading::of(*list->itemDelegate(), row(index)).text; }

    QUndoView *list;
};

} // namespace

class HistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsHiddenAtFirst()
    {
        const Shown shown;
        QVERIFY(!shown.window.findChild<QUndoView *>()->isVisible());
    }

    void stepsAreNamed()
    {
        const History shown;
        QCOMPARE(shown.list->model()->rowCount(), 1);
        QCOMPARE(shown.text(0), u"As opened"_s);
        shown.document().addPoint({1, 2, Label::Positive});
        shown.document().flipClass({0, 1});
        QCOMPARE(shown.text(1), u"Add a point"_s);
        QCOMPARE(shown.text(2), u"Flip the class of 2 points"_s);
    }

    void aClickGoesThere()
    {
        const History shown;
        const Document before = shown.document().content();
        shown.document().addPoint({1, 2, Label::Positive});
        const Document between = shown.document().content();
        shown.document().clear();
        const Document after = shown.document().content();
        const std::pair<int, const Document *> places[] = {{0, &before}, {2, &after}, {1, &between}};
        for (const auto &[index, content] : places) {
            const QPoint at = shown.list->visualRect(shown.row(index)).center();
            QTest::mouseClick(shown.list->viewport(), Qt::LeftButton, {}, at);
            QCOMPARE(shown.document().content(), *content);
        }
    }

    void theCurrentStepIsChosen()
    {
        History shown;
        shown.document().addPoint({1, 2, Label::Positive});
        QCOMPARE(shown.list->currentIndex(), shown.row(1));
        shown.window.board().setFocus();
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.list->currentIndex(), shown.row(0));
        const auto faint = Reading::of(*shown.list->itemDelegate(), shown.row(1)).palette;
        QCOMPARE(faint.text(), faint.placeholderText());
    }

    void theSavedStepIsMarked()
    {
        const History shown;
        shown.document().addPoint({1, 2, Label::Positive});
        shown.document().history().setClean();
        shown.document().clear();
        QCOMPARE(shown.text(1), u"Add a point · saved"_s);
        QCOMPARE(shown.text(2), u"Clear"_s);
    }

    void aNewDocumentBeginsNew()
    {
        History shown;
        shown.window.open(OpenedDocument{});
        QCOMPARE(shown.text(0), u"New"_s);
    }
};

HALFPLANE_TEST(history_test, HistoryTest, QApplication)
#include "history_test.moc"
