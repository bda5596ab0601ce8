#include "ui/board/board_row.h"

#include "core/picture/sheet.h"
#include "ui/basics/text.h"
#include "ui/board/column_header.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QLabel>

#include <algorithm>
#include <iterator>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapBetweenBoards = 1; ///< a line
constexpr int gapBesideWords = 8;

/// It may be what tells of this: then it goes afterwards.
void discard(QWidget *widget)
{
    if (widget == nullptr)
        return;
    widget->hide();
    widget->deleteLater();
}

} // namespace

BoardRow::BoardRow(Showing &showing, Equip equip, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_equip(std::move(equip))
    , m_rest(new QLabel(this))
{
    m_rest->setIndent(gapBesideWords);
    m_rest->setAccessibleName(tr("Recipes without a board"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    connect(&showing, &Showing::columnsChanged, this, &BoardRow::align);
    connect(&showing, &Showing::anyMomentChanged, this, &BoardRow::refreshHeaders);
    connect(&showing, &Showing::tweenChanged, this, &BoardRow::refreshHeaders);
    // When every board shows it.
    connect(&showing.viewpoint(), &MovingViewpoint::perspectiveChanged, this, &BoardRow::shareView,
            Qt::QueuedConnection);
    align();
}

const Board &BoardRow::boardOf(std::size_t column) const
{
    const auto found =
        std::ranges::find(m_places, column, [](const Place &place) { return place.board->column().index(); });
    return found == m_places.end() ? *m_board : *found->board;
}

std::vector<BoardFrame> BoardRow::frames() const
{
    std::vector<BoardFrame> frames;
    std::ranges::transform(m_places, std::back_inserter(frames),
                           [](const Place &place) { return place.board->frame(); });
    return frames;
}

Board *BoardRow::newBoard(Column &column)
{
    auto *board = new Board(column, this);
    if (m_board != nullptr) {
        board->setColours(m_board->colours());
        board->setSizes(m_board->sizes());
        board->setObjectName(u"boardBeside"_s);
        board->setFocusPolicy(Qt::NoFocus);
    }
    connect(board, &Board::viewChanged, this, [this, board] {
        if (board == m_board) {
            shareView();
            emit viewChanged();
        }
    });
    connect(board, &Board::zoomed, this, [this, board] { m_board->setView(board->view()); });
    connect(board, &Board::looksChanged, this, [this, board] {
        if (board == m_board)
            emit looksChanged();
    });
    m_equip(*board);
    return board;
}

ColumnHeader *BoardRow::newHeader(Column &column)
{
    auto *header = new ColumnHeader(column, this);
    header->setFont(font());
    connect(header, &ColumnHeader::chosen, this, [this, &column] {
        m_board->setFocus(Qt::MouseFocusReason); // what is being typed is still of the recipe before
        m_showing.document().setFocus(column.index());
    });
    return header;
}

/// The one there is, which a gesture may be under way on; otherwise a new one.
BoardRow::Place BoardRow::placeFor(Column &column, std::vector<Place> &before)
{
    const auto found = std::ranges::find_if(before, [&](const Place &place) {
        return place.board != nullptr && &place.board->column() == &column;
    });
    Place place = found != before.end() ? std::exchange(*found, {}) : Place{newBoard(column)};
    if (!m_showing.isComparing())
        discard(std::exchange(place.header, nullptr));
    else if (place.header == nullptr)
        place.header = newHeader(column);
    return place;
}

void BoardRow::align()
{
    const std::size_t shown = std::min(m_showing.size(), mostBoards);
    const std::size_t focus = m_showing.inFocus().index();
    const std::size_t first = focus < shown ? 0 : focus - shown + 1;
    std::vector<Place> before = std::exchange(m_places, {});
    const std::size_t countBefore = before.size();
    for (std::size_t column = first; column < first + shown; ++column)
        m_places.push_back(placeFor(m_showing[column], before));
    focusOn(*m_places[focus - first].board);
    for (const Place &gone : before) {
        discard(gone.header);
        discard(gone.board);
    }
    if (countBefore != m_places.size())
        m_board->keepPlane();
    for (const Place &place : m_places)
        place.board->setLegend(m_legend);
    nameRest();
    arrange();
    for (const Place &place : m_places) {
        if (place.header != nullptr)
            place.header->show();
        place.board->show();
    }
    refreshHeaders();
    nameBoards();
}

/// It goes on where the one before was: what is in view stays, and so does who has the keys.
void BoardRow::focusOn(Board &board)
{
    Board *before = std::exchange(m_board, &board);
    if (before == &board)
        return;
    board.setObjectName(u"board"_s);
    board.setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(&board);
    if (before == nullptr)
        return;
    board.takeFraming(*before);
    if (before->hasFocus())
        board.setFocus();
    before->setObjectName(u"boardBeside"_s);
    before->setFocusPolicy(Qt::NoFocus);
}

void BoardRow::nameBoards()
{
    for (const Place &place : m_places)
        place.board->setAccessibleName(m_showing.isComparing()
                                           ? tr("Board of %1").arg(place.board->column().name().whole())
                                           : tr("Board"));
}

void BoardRow::nameRest()
{
    const std::size_t rest = m_showing.size() - m_places.size();
    m_rest->setText(rest == 1 ? tr("One more recipe has no room here; in focus it has a board")
                              : tr("%1 more recipes have no room here; in focus each has a board").arg(rest));
    m_rest->setVisible(rest > 0);
}

void BoardRow::refreshHeaders()
{
    for (const Place &place : m_places) {
        if (place.header != nullptr)
            place.header->refresh();
    }
}

/// All boards are of the same size to the pixel, as they share their view.
void BoardRow::arrange()
{
    if (m_places.size() == 1) {
        m_board->setGeometry(rect());
        return;
    }
    const int count = static_cast<int>(m_places.size());
    const int header = m_places.front().header->sizeHint().height();
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
        const Place &place = m_places[static_cast<std::size_t>(i)];
        place.header->setGeometry({corner, QSize(cell.width(), header)});
        place.board->setGeometry({corner + QPoint(0, header), board});
    }
    shareView();
}

void BoardRow::shareView()
{
    for (const Place &place : m_places) {
        if (place.board != m_board && place.board->showsPlane() == m_board->showsPlane())
            place.board->setView(m_board->view());
    }
}

void BoardRow::setColours(const halfplane::Palette &palette)
{
    for (const Place &place : m_places)
        place.board->setColours(palette);
}

void BoardRow::setSizes(const Sizes &sizes)
{
    for (const Place &place : m_places)
        place.board->setSizes(sizes);
}

void BoardRow::setLegend(bool isShown)
{
    m_legend = isShown;
    for (const Place &place : m_places)
        place.board->setLegend(isShown);
}

void BoardRow::resizeEvent(QResizeEvent * /*event*/) { arrange(); }

/// A style sheet of the application keeps Qt from handing fonts down.
void BoardRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (const Place &place : m_places) {
        if (place.header != nullptr)
            place.header->setFont(font());
    }
    m_rest->setFont(font());
    arrange();
}

} // namespace halfplane
