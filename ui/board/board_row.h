#pragma once

#include "ui/board/board.h"

#include <functional>

class QLabel;

namespace halfplane {

class ColumnHeader;

/// A board for each column of what is shown, all of one size, with a header where there are several, and from
/// one point of view: that of the board of the column in focus. It has the keys when the row is given them.
class BoardRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardRow)

public:
    using Equip = std::function<void(Board &board)>; ///< each one that is made

    BoardRow(Showing &showing, Equip equip, QWidget *parent = nullptr);

    Board &board() const { return *m_board; } ///< of the column in focus
    const Board &boardOf(std::size_t column) const; ///< of those that are shown
    std::vector<BoardFrame> frames() const; ///< of all of them, from left to right

    void setColours(const halfplane::Palette &palette);
    void setSizes(const Sizes &sizes);
    void setLegend(bool isShown); ///< below all of them, where somebody chose

    /// More would be too small to see anything; then they are those around the one in focus.
    static constexpr std::size_t mostBoards = 6;

    QSize sizeHint() const override { return minimumSizeHint(); } ///< it has what others leave
    QSize minimumSizeHint() const override { return m_board->minimumSizeHint(); }

signals:
    // Of the board in focus, which may be another one.
    void viewChanged();
    void looksChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Place
    {
        Board *board = nullptr;
        ColumnHeader *header = nullptr; ///< none where nothing is compared
    };

    void align();
    void focusOn(Board &board);
    void nameBoards();
    void nameRest();
    void arrange();
    void shareView();
    void refreshHeaders();
    Place placeFor(Column &column, std::vector<Place> &before);
    Board *newBoard(Column &column);
    ColumnHeader *newHeader(Column &column);

    Showing &m_showing;
    Equip m_equip;
    QLabel *m_rest; ///< says that there are more than are shown
    std::optional<bool> m_legend; ///< as the document says where nobody chose
    std::vector<Place> m_places;
    Board *m_board = nullptr; ///< of the column in focus
};

} // namespace halfplane
