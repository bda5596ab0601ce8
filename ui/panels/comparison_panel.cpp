#include "ui/panels/comparison_panel.h"

#include "core/answer.h"
#include "core/geometry/scores.h"
#include "core/numbers.h"
#include "core/theorems/registry.h"
#include "core/words/number_words.h"
#include "ui/basics/text.h"
#include "ui/editing/compared_recipes.h"
#include "ui/forms/even_digits.h"
#include "ui/forms/ringless_delegate.h"
#include "ui/forms/scroll_page.h"
#include "ui/painting/icons.h"
#include "ui/panels/orders_panel.h"
#include "ui/shown/showing.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double curveWidth = 4;
constexpr int marginDigits = 3;
constexpr int roomOfRow = 5;

/// Each has two rows.
std::size_t columnOf(int row) { return static_cast<std::size_t>(row) / 2; }

/// "8 967", and which theorem says so.
struct BoundWords
{
    QString number = u"–"_s;
    QString tip;
};

BoundWords boundWords(const Study &study)
{
    const auto least = study.evidence ? leastMistakeBound(*study.evidence) : std::nullopt;
    if (!least)
        return {u"–"_s, ComparisonTable::tr("No theorem bounds the updates of this run")};
    return {toText(readable(least->bound, 4)),
            toText(least->theorem->name) + u": "_s + toText(least->theorem->stated(*study.evidence))};
}

/// How a run ended that did not converge.
QString endWords(const halfplane::Column &column)
{
    const Run *run = column.run();
    if (run == nullptr || !run->trace.end())
        return {};
    switch (run->trace.end()->reason) {
    case EndReason::Converged:
        return {};
    case EndReason::Cycling:
        return u" · "_s + ComparisonTable::tr("cycles");
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return u" · "_s + ComparisonTable::tr("stopped at the cap");
    }
    return {};
}

QString testWords(const PointsApart *apart, const Classifier &answer)
{
    return apart != nullptr
        ? toText(percentText(exactLoss(apart->reflected, answer), apart->reflected.size()))
        : u"–"_s;
}

bool holdsOut(const NamedRecipe &named) { return named.recipe.holdOut.share > 0; }

QString marginWords(const Run &run, const Classifier &answer)
{
    const auto margin = exactMarginOf(run.reflected(), answer);
    return margin ? toText(readable(*margin, marginDigits)) : u"–"_s;
}

} // namespace

ComparisonTable::ComparisonTable(Showing &showing, QWidget *parent)
    : QTableWidget(0, ColumnCount, parent)
    , m_showing(showing)
{
    setAccessibleName(tr("Compared recipes"));
    setAccessibleDescription(
        tr("What became of each; a click brings it into focus, F2 names it, Delete removes it"));
    setHorizontalHeaderLabels(
        {tr("updates"), tr("sweeps"), tr("wrong"), tr("test"), tr("margin"), tr("at most")});
    const QStringList meanings{
        tr("Updates until the end"),
        tr("Passes over the points"),
        tr("How many points the last w leaves wrong"),
        tr("The share of the points held out that the last w has wrong"),
        tr("The margin of the last w: y⟨w, x⟩ / ‖w‖ of its nearest or most wrong point"),
        tr("The most updates that a theorem allows such a run")};
    for (int column = 0; column < ColumnCount; ++column)
        horizontalHeaderItem(column)->setToolTip(meanings[column]);
    setItemDelegate(new RinglessDelegate(this));
    setFont(withEvenDigits(font()));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(Test, QHeaderView::ResizeToContents);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + roomOfRow);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_isFilling && row >= 0)
            m_showing.document().setFocus(columnOf(row));
    });
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        if (!m_isFilling)
            renameRecipe(m_showing.document(), columnOf(item->row()), item->text());
    });
    connect(&showing, &Showing::columnsChanged, this, &ComparisonTable::fillSoon);
    connect(&showing, &Showing::anyStudyChanged, this, &ComparisonTable::fillSoon);
    fill();
}

QSize ComparisonTable::sizeHint() const
{
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth() + 4;
    for (int row = 0; row < rowCount(); ++row)
        height += rowHeight(row);
    return {300, height};
}

void ComparisonTable::showEvent(QShowEvent *event)
{
    QTableWidget::showEvent(event);
    fillSoon();
}

/// Bounds take their time: once for all that an edit changes, and only while somebody looks.
void ComparisonTable::fillSoon()
{
    if (isVisible() && !std::exchange(m_isDue, true))
        QTimer::singleShot(0, this, &ComparisonTable::fill);
}

void ComparisonTable::fill()
{
    m_isDue = false;
    const QScopedValueRollback filling(m_isFilling, true);
    clearSpans();
    setRowCount(2 * static_cast<int>(m_showing.size()));
    setColumnHidden(Test, std::ranges::none_of(m_showing.document().recipes(), holdsOut));
    for (std::size_t column = 0; column < m_showing.size(); ++column)
        fillRows(column);
    setCurrentCell(2 * static_cast<int>(m_showing.inFocus().index()), 0);
    updateGeometry();
}

void ComparisonTable::put(int row, Column column, const QString &text, const QString &tip)
{
    auto *item = new QTableWidgetItem(text);
    item->setToolTip(tip);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled);
    setItem(row, column, item);
}

void ComparisonTable::fillRows(std::size_t column)
{
    const int row = 2 * static_cast<int>(column);
    const halfplane::Column &shown = m_showing[column];
    auto *name = new QTableWidgetItem(shown.name().whole() + endWords(shown));
    name->setToolTip(name->text());
    name->setIcon(lineIcon(hueOfColumn(column), curveWidth));
    setItem(row, 0, name);
    setSpan(row, 0, 1, ColumnCount);
    const Run *run = shown.run();
    if (run == nullptr || !run->trace.end()) {
        for (const Column place : {Updates, Sweeps, Wrong, Test, Margin, Bound})
            put(row + 1, place, place == Updates && run != nullptr ? lengthWords(shown.study()) : u"–"_s,
                toText(shown.study().trouble));
        return;
    }
    const Classifier answer = finalClassifier(*run);
    const BoundWords bound = boundWords(shown.study());
    put(row + 1, Updates, countText(run->trace.updateCount()), horizontalHeaderItem(Updates)->toolTip());
    put(row + 1, Sweeps, countText(run->trace.end()->sweeps), horizontalHeaderItem(Sweeps)->toolTip());
    put(row + 1, Wrong, countText(exactLoss(run->reflected(), answer)),
        horizontalHeaderItem(Wrong)->toolTip());
    put(row + 1, Test, testWords(run->problem->apart.get(), answer), horizontalHeaderItem(Test)->toolTip());
    put(row + 1, Margin, marginWords(*run, answer), horizontalHeaderItem(Margin)->toolTip());
    put(row + 1, Bound, bound.number, bound.tip);
}

void ComparisonTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && currentRow() >= 0)
        removeRecipe(m_showing.document(), columnOf(currentRow()));
    else
        QTableWidget::keyPressEvent(event);
}

QWidget *comparisonPanel(Showing &showing, QWidget *parent)
{
    OpenDocument &document = showing.document();
    auto *page = new ScrollPage(parent);
    const auto add = [&](const QString &text, const QString &tip, void (*change)(OpenDocument &)) {
        auto *button = new QToolButton(page);
        button->setText(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        QObject::connect(button, &QToolButton::clicked, button, [change, &document] { change(document); });
        QObject::connect(&showing, &Showing::columnsChanged, button,
                         [button, &document] { button->setEnabled(!isFull(document)); });
        return button;
    };
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add(ComparisonTable::tr("+ Recipe"),
                           ComparisonTable::tr("The next variant that is not compared yet; after the "
                                               "last, the recipe in focus in another order"),
                           &addRecipe));
    buttons->addWidget(add(ComparisonTable::tr("+ Rates of S"),
                           ComparisonTable::tr("Greedy, and each rate of its S alone"), &addRates));
    page->content().setContentsMargins(ScrollPage::margin, 6, ScrollPage::margin, 6);
    page->content().addWidget(new ComparisonTable(showing, page));
    page->content().addLayout(buttons);
    page->content().addWidget(new OrdersPanel(showing, page));
    page->content().addStretch();
    return page;
}

} // namespace halfplane
