#include "ui/forms/scroll_page.h"

#include "ui/forms/field.h"

#include <QApplication>
#include <QVBoxLayout>

namespace halfplane {

ScrollPage::ScrollPage(QWidget *parent)
    : QScrollArea(parent)
{
    auto *page = new QWidget(this);
    setWidget(page);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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

QSize ScrollPage::sizeHint() const
{
    return {QScrollArea::sizeHint().width(), widget()->layout()->totalHeightForWidth(width())};
}

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

/// A scroll bar makes the page narrower and so perhaps higher: Qt would not take it away again.
void ScrollPage::fit()
{
    const bool hasRoom = height() >= sizeHint().height();
    setVerticalScrollBarPolicy(hasRoom ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
}

} // namespace halfplane
