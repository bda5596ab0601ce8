#include "ui/board/whats_this_answers.h"

#include "ui/board/board.h"
#include "ui/board/hands/crosshair.h"
#include "ui/board/whats_this.h"
#include "ui/painting/qt_shapes.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QWhatsThis>

namespace halfplane {

WhatsThisAnswers::WhatsThisAnswers(Board &board)
    : QObject(&board)
    , m_board(board)
{
    board.installEventFilter(this);
}

bool WhatsThisAnswers::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_board)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::QueryWhatsThis:
        event->accept();
        return true;
    case QEvent::WhatsThis:
        event->accept();
        answerAt(static_cast<QHelpEvent *>(event)->pos());
        return true;
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent *>(event)->key() != Qt::Key_Question)
            return false;
        answerAt(placeOfHand());
        return true;
    default:
        return false;
    }
}

void WhatsThisAnswers::answerAt(QPoint place) const
{
    QWhatsThis::showText(m_board.mapToGlobal(place), whatsThisAt(m_board.frame(), fromQt(place)), &m_board);
}

/// The crosshair's, the pointer's, or the middle where there is neither.
QPoint WhatsThisAnswers::placeOfHand() const
{
    if (m_board.crosshair().isShown())
        return toQt(m_board.crosshair().pixel()).toPoint();
    const QPoint pointer = m_board.mapFromGlobal(QCursor::pos());
    return m_board.rect().contains(pointer) ? pointer : m_board.rect().center();
}

} // namespace halfplane
