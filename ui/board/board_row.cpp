#include "ui/comparing/board_row.h"

#include "core/picture/sheet.h"
#include "ui/basics/text.h"
#include "ui/comparing/column_header.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/comparison.h"
#include "ui/shown/showing.h"
#include "ui/shown/viewpoint.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapBetweenBoards = 1; ///< a line
constexpr int gapBesideWords = 8;

/// It may be what tells of this: then it goes afterwards.
void discard(QWidget &widget)
{
    widget.hide();
    widget.deleteLater();
}

/// The same event as it is seen by another widget.
void handOver(const QMouseEvent &event, Board &to)
{
    QMouseEvent same(event.type(), to.mapFromGlobal(event.globalPosition()), event.globalPosition(),
                     event.button(), event.buttons(), event.modifiers(), event.pointingDevice());
    QCoreApplication::sendEvent(&to, &same);
}

} // namespace

BoardRow::BoardRow(Comparison &comparison, QWidget *parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_board(new Board(comparison.inFocus(), this))
    , m_rest(new QLabel(this))
{
    m_rest->setIndent(gapBesideWords);
    m_rest->setAccessibleName(tr("Recipes without a board"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    connect(&comparison, &Comparison::columnsChanged, this, &BoardRow::align);
    connect(&comparison, &Comparison::shownChanged, this, &BoardRow::follow);
    connect(&comparison.inFocus(), &Showing::tweenChanged, this, &BoardRow::refreshHeaders);
    connect(m_board, &Board::viewChanged, this, &BoardRow::shareView);
    // When every board shows it.
    connect(&comparison.inFocus().viewpoint(), &Viewpoint::perspectiveChanged, this, &BoardRow::shareView,
            Qt::QueuedConnection);
    align();
}

const Board &BoardRow::boardOf(std::size_t column) const
{
    const auto found = std::ranges::find(m_columns, column, &Column::index);
    return found == m_columns.end() ? *m_board : *found->board;
}

/// The one there is, which may be just handing a gesture over; otherwise a new one.
Board *BoardRow::boardFor(Showing &showing, std::vector<Column> &before)
{
    if (&showing == &m_comparison.inFocus())
        return m_board;
    for (Column &column : before) {
        if (column.board != m_board && column.board != nullptr && &column.board->showing() == &showing)
            return std::exchange(column.board, nullptr);
    }
    auto *board = new Board(showing, this);
    board->setObjectName(u"boardBeside"_s);
    board->setFocusPolicy(Qt::NoFocus);
    board->setPalette(m_board->colours());
    board->setSizes(m_board->sizes());
    board->setLegend(false);
    board->installEventFilter(this);
    connect(&showing.document(), &OpenDocument::selectionChanged, board, qOverload<>(&QWidget::update));
    return board;
}

ColumnHeader *BoardRow::headerFor(std::size_t column, std::vector<Column> &before)
{
    const auto found = std::ranges::find(before, column, &Column::index);
    if (found != before.end())
        return std::exchange(found->header, nullptr);
    auto *header = new ColumnHeader(m_comparison, column, this);
    header->setFont(font());
    connect(header, &ColumnHeader::chosen, this, [this, column] { bringIntoFocus(column); });
    return header;
}

void BoardRow::align()
{
    const std::size_t count = m_comparison.isComparing() ? m_comparison.size() : 0;
    const std::size_t shown = std::min(count, mostBoards);
    const std::size_t focus = m_comparison.inFocus().document().focus();
    const std::size_t first = focus < shown ? 0 : focus - shown + 1;
    std::vector<Column> before = std::exchange(m_columns, {});
    for (std::size_t i = count == 0 ? 0 : first; m_columns.size() < shown; ++i)
        m_columns.push_back({i, boardFor(m_comparison[i], before), headerFor(i, before)});
    for (const Column &gone : before) {
        if (gone.header != nullptr)
            discard(*gone.header);
        if (gone.board != nullptr && gone.board != m_board)
            discard(*gone.board);
    }
    if (before.size() != m_columns.size())
        m_board->keepPlane();
    if (before.empty() != m_columns.empty())
        m_board->setLegend(m_columns.empty() ? m_legend : std::optional(false));
    nameRest();
    arrange();
    for (const Column &column : m_columns) {
        column.header->show();
        column.board->show();
    }
    follow();
    for (const Column &column : m_columns)
        column.board->setAccessibleName(tr("Board of %1").arg(m_comparison.nameOf(column.index).whole()));
    if (m_columns.empty())
        m_board->setAccessibleName(tr("Board"));
}

void BoardRow::nameRest()
{
    const std::size_t rest = m_columns.empty() ? 0 : m_comparison.size() - m_columns.size();
    m_rest->setText(rest == 1 ? tr("One more recipe has no room here; in focus it has a board")
                              : tr("%1 more recipes have no room here; in focus each has a board").arg(rest));
    m_rest->setVisible(rest > 0);
}

void BoardRow::follow()
{
    refreshHeaders();
    shareVectors();
}

/// The scale that suits the longest: a w that is twice as long as another one is drawn so.
void BoardRow::shareVectors()
{
    std::optional<double> least;
    for (const Column &column : m_columns) {
        const double suitable = column.board->suitableVectors();
        least = std::min(least.value_or(suitable), suitable);
    }
    for (const Column &column : m_columns)
        column.board->setCommonVectors(least);
    if (m_columns.empty())
        m_board->setCommonVectors({});
}

void BoardRow::refreshHeaders()
{
    for (const Column &column : m_columns) {
        column.header->refresh();
    }
}

/// All boards are of the same size to the pixel, as they share their view.
void BoardRow::arrange()
{
    if (m_columns.empty()) {
        m_board->setGeometry(rect());
        return;
    }
    const int count = static_cast<int>(m_columns.size());
    const int header = m_columns.front().header->sizeHint().height();
    const int below = m_rest->isHidden() ? 0 : m_rest->sizeHint().height();
    const QSize room = size() - QSize(0, below);
    m_rest->setGeometry(0, room.height(), width(), below);
    const int rows = bestRows(count, fromQt(room), header);
    const int columns = (count + rows - 1) / rows;
    const QSize cell((width() - gapBetweenBoards * (columns - 1)) / columns,
                     (room.height() - gapBetweenBoards * (rows - 1)) / rows);
    const QSize board(std::max(1, cell.width()), std::max(1, cell.height() - header));
    for (int i = 0; i < count; ++i) {
        const QPoint corner((cell.width() + gapBetweenBoards) * (i % columns),
                            (cell.height() + gapBetweenBoards) * (i / columns));
        const Column &column = m_columns[static_cast<std::size_t>(i)];
        column.header->setGeometry({corner, QSize(cell.width(), header)});
        column.board->setGeometry({corner + QPoint(0, header), board});
    }
    shareView();
}

void BoardRow::shareView()
{
    for (const Column &column : m_columns) {
        if (column.board != m_board && column.board->showsPlane() == m_board->showsPlane())
            column.board->setView(m_board->view());
    }
    shareVectors(); // what suits depends on the view
}

/// What is being typed is still of the recipe before.
void BoardRow::bringIntoFocus(std::size_t column)
{
    m_board->setFocus(Qt::MouseFocusReason);
    m_comparison.inFocus().document().setFocus(column);
}

void BoardRow::setPalette(const halfplane::Palette &palette)
{
    m_board->setPalette(palette);
    for (const Column &column : m_columns)
        column.board->setPalette(palette);
}

void BoardRow::setSizes(const Sizes &sizes)
{
    m_board->setSizes(sizes);
    for (const Column &column : m_columns)
        column.board->setSizes(sizes);
}

void BoardRow::setLegend(bool isShown)
{
    m_legend = isShown;
    if (m_columns.empty())
        m_board->setLegend(isShown);
}

void BoardRow::resizeEvent(QResizeEvent * /*event*/) { arrange(); }

/// A style sheet of the application keeps Qt from handing fonts down.
void BoardRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (const Column &column : m_columns)
        column.header->setFont(font());
    m_rest->setFont(font());
    arrange();
}

/// The board that a gesture began on has it to its end, wherever its recipe's board is by then.
bool BoardRow::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
        const auto column = std::ranges::find(m_columns, watched, &Column::board);
        if (column != m_columns.end())
            bringIntoFocus(column->index);
        handOver(static_cast<QMouseEvent &>(*event), *m_board);
        return true;
    }
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent *>(event)->buttons() != Qt::NoButton
            || event->type() == QEvent::MouseButtonRelease)
            handOver(static_cast<QMouseEvent &>(*event), *m_board);
        return true;
    case QEvent::Wheel:
    case QEvent::ContextMenu:
        QCoreApplication::sendEvent(m_board, event);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace halfplane
