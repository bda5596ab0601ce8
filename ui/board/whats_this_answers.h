#pragma once

#include <QObject>

namespace halfplane {

class Board;

/// WhatsThisAnswers on a board to "What is this?": by a click in the window's own mode, or at once by the key
/// ? for what is under the pointer or the crosshair.
class WhatsThisAnswers : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WhatsThisAnswers)

public:
    explicit WhatsThisAnswers(Board &board);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void answerAt(QPoint place) const;
    QPoint placeOfHand() const;

    Board &m_board;
};

} // namespace halfplane
