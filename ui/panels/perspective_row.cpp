#include "ui/panels/perspective_row.h"

#include "ui/basics/text.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/segments.h"
#include "ui/shown/viewpoint.h"

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

PerspectiveRow::PerspectiveRow(Viewpoint &viewpoint, QWidget *parent)
    : QWidget(parent)
    , m_viewpoint(viewpoint)
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
    connect(m_segments, &Segments::chosen, this,
            [this](int index) { m_viewpoint.choose(*perspectives()[static_cast<std::size_t>(index)]); });
    connect(&viewpoint, &Viewpoint::chosenChanged, this, &PerspectiveRow::follow);
    follow();
}

void PerspectiveRow::follow()
{
    const auto all = perspectives();
    const auto chosen = std::ranges::find(all, &m_viewpoint.chosen());
    m_segments->setCurrent(static_cast<int>(chosen - all.begin()));
    m_meaning->setText(m_viewpoint.chosen().isPlane() ? QString() : toText(m_viewpoint.chosen().meaning));
}

} // namespace halfplane
