#include "ui/panels/perspective_row.h"

#include "ui/basics/text.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/segments.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QAbstractButton>
#include <QHBoxLayout>

namespace halfplane {

namespace {

QList<Segments::Choice> choices()
{
    QList<Segments::Choice> result;
    for (const Perspective *perspective : perspectives())
        result.append({toText(perspective->title), toText(perspective->meaning)});
    return result;
}

} // namespace

PerspectiveRow::PerspectiveRow(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_segments(new Segments(tr("How the board looks at the run"), choices(), this))
    , m_meaning(new ElidedLabel(this))
{
    m_segments->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_meaning->setProperty("faint", true);
    m_meaning->setAccessibleName(tr("What one sees"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(16);
    row->addWidget(m_segments);
    row->addWidget(m_meaning, 1);
    connect(m_segments, &Segments::chosen, this, [this](int index) {
        m_showing.viewpoint().choose(*perspectives()[static_cast<std::size_t>(index)]);
    });
    connect(&showing.viewpoint(), &MovingViewpoint::chosenChanged, this, &PerspectiveRow::follow);
    connect(&showing, &Showing::studyChanged, this, &PerspectiveRow::follow);
    follow();
}

void PerspectiveRow::setHint(const QString &hint)
{
    m_hint = hint;
    follow();
}

/// What the boundary of the recipe has no picture of is grey and says why.
void PerspectiveRow::follow()
{
    const Space space = m_showing.study().recipe.space;
    const Perspective &chosen = m_showing.viewpoint().chosen();
    const auto all = perspectives();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Perspective &perspective = *all[i];
        const bool isThere = perspective.isThere(space);
        QAbstractButton *button = m_segments->button(static_cast<int>(i));
        button->setEnabled(isThere || &perspective == &chosen);
        button->setToolTip(toText(isThere ? perspective.meaning : perspective.obstacle(space)));
    }
    m_segments->setCurrent(static_cast<int>(std::ranges::find(all, &chosen) - all.begin()));
    m_meaning->setText(chosen.isPlane()            ? m_hint
                           : chosen.isThere(space) ? toText(chosen.meaning)
                                                   : toText(chosen.obstacle(space)));
}

} // namespace halfplane
