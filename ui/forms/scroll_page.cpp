#include "ui/forms/scroll_page.h"

#include "ui/forms/field.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace halfplane {

ScrollPage::ScrollPage(QWidget *parent)
    : QScrollArea(parent)
{
    auto *page = new QWidget(viewport());
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, this, &ScrollPage::showFocused);
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_content = new QVBoxLayout(page);
    m_content->setContentsMargins(margin, margin, margin, margin);
    m_content->setSpacing(rowGap);
}

/// What is on it goes after it, and gives up its focus.
ScrollPage::~ScrollPage() { qApp->disconnect(this); }

QSize ScrollPage::sizeHint() const { return {QScrollArea::sizeHint().width(), neededHeight()}; }

int ScrollPage::neededHeight() const { return m_content->totalHeightForWidth(width() - m_takenByBar); }

bool ScrollPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void ScrollPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
    showFocused();
}

/// However the focus came to it, and when there is less room. What the mouse is at stays where it is.
void ScrollPage::showFocused()
{
    QWidget *focused = QApplication::focusWidget();
    if (focused != nullptr && widget()->isAncestorOf(focused)
        && QGuiApplication::mouseButtons() == Qt::NoButton)
        ensureWidgetVisible(focused);
}

/// The scroll bar comes into the margin: what is beside it keeps its width, and so its height and place.
void ScrollPage::fit()
{
    const bool hasRoom = height() >= neededHeight();
    setVerticalScrollBarPolicy(hasRoom ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QMargins margins = m_content->contentsMargins();
    const int wholeMargin = margins.right() + m_takenByBar;
    m_takenByBar = hasRoom ? 0 : std::min(wholeMargin, verticalScrollBar()->sizeHint().width());
    margins.setRight(wholeMargin - m_takenByBar);
    m_content->setContentsMargins(margins);
    updateGeometry();
}

} // namespace halfplane
