#include "ui/panels/theorem_list.h"

#include "ui/panels/theorem_delegate.h"
#include "ui/panels/theorem_model.h"
#include "ui/shown/showing.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

namespace halfplane {

namespace {

constexpr double longJudgement = 5; ///< milliseconds; it would be felt between two steps
constexpr int restMilliseconds = 100;

} // namespace

TheoremList::TheoremList(const Showing &showing, QWidget *parent)
    : QListView(parent)
    , m_showing(showing)
    , m_model(new TheoremModel(this))
{
    setModel(m_model);
    setItemDelegate(new TheoremDelegate(this));
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAccessibleName(tr("Theorems at the step that is shown"));
    setAccessibleDescription(tr("What each theorem says here, whether it holds, and why it may not apply"));
    connect(this, &QAbstractItemView::clicked, this, [this] {
        if (m_isPressedChosen)
            clearSelection();
    });
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TheoremList::judge);
    connect(&showing, &Showing::momentChanged, this, &TheoremList::judgeSoon);
}

void TheoremList::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    judgeSoon();
}

/// Rows are as high as their words need at this width.
void TheoremList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void TheoremList::judgeSoon()
{
    if (isVisible())
        m_soon.start(m_took > longJudgement ? restMilliseconds : 0);
}

void TheoremList::judge()
{
    if (!isVisible())
        return;
    QElapsedTimer timer;
    timer.start();
    m_model->setStudy(m_showing.sharedStudy());
    m_model->judge(m_showing.cursor().update);
    m_took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    if (selectionModel()->hasSelection())
        scheduleDelayedItemsLayout(); // a chosen row is as high as its finding is long
}

void TheoremList::mousePressEvent(QMouseEvent *event)
{
    m_isPressedChosen = selectionModel()->isSelected(indexAt(event->position().toPoint()));
    QListView::mousePressEvent(event);
}

/// The chosen row shows more.
void TheoremList::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QListView::selectionChanged(selected, deselected);
    scheduleDelayedItemsLayout();
}

void TheoremList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No run to judge yet"));
}

} // namespace halfplane
