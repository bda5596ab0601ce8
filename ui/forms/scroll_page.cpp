#include "ui/forms/scroll_page.h"

#include "ui/forms/field.h"

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
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_content = new QVBoxLayout(page);
    m_content->setContentsMargins(margin, margin, margin, margin);
    m_content->setSpacing(rowGap);
}

} // namespace halfplane
