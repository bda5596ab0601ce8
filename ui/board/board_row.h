#pragma once

#include "ui/board/board.h"

class QLabel;

namespace halfplane {

class ColumnHeader;
class Comparison;

/// A board, and where recipes are compared one for each of them beside it, all of one size, with a header and
/// from one point of view. The board itself is that of the recipe in focus: a press on another one brings its
/// recipe into focus first, so that what hands do is done to what they point at.
class BoardRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardRow)

public:
    explicit BoardRow(Comparison &comparison, QWidget *parent = nullptr);

    Board &board() const { return *m_board; }
    const Board &boardOf(std::size_t column) const; ///< of those that are shown

    void setPalette(const halfplane::Palette &palette);
    void setSizes(const Sizes &sizes);
    void setLegend(bool isShown); ///< while nothing is compared: then there is no room for one

    /// More would be too small to see anything; then they are those around the one in focus.
    static constexpr std::size_t mostBoards = 6;

    QSize sizeHint() const override { return m_board->sizeHint(); }
    QSize minimumSizeHint() const override { return m_board->minimumSizeHint(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Column
    {
        std::size_t index = 0;
        Board *board = nullptr; ///< the row's own where it is in focus
        ColumnHeader *header = nullptr;
    };

    void align();
    void arrange();
    void nameRest();
    void shareView();
    void shareVectors();
    void follow();
    void bringIntoFocus(std::size_t column);
    void refreshHeaders();
    Board *boardFor(Showing &showing, std::vector<Column> &before);
    ColumnHeader *headerFor(std::size_t column, std::vector<Column> &before);

    Comparison &m_comparison;
    Board *m_board;
    QLabel *m_rest; ///< says that there are more than are shown
    std::optional<bool> m_legend; ///< as the document says where nobody chose
    std::vector<Column> m_columns; ///< empty where nothing is compared
};

} // namespace halfplane
