#include "ui/shown/column.h"

#include "ui/basics/text.h"
#include "ui/shown/showing.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString lengthWords(const Study &study)
{
    if (!study.run)
        return {};
    const QString updates = countText(study.run->trace.updateCount());
    if (study.progress == Progress::Running)
        return updates + u" …"_s;
    const std::optional<End> &end = study.run->trace.end();
    if (!end)
        return Column::tr("%1 (stopped)").arg(updates);
    switch (end->reason) {
    case EndReason::Converged:
        return updates;
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return Column::tr("%1 (cap)").arg(updates);
    case EndReason::Cycling:
        return Column::tr("%1 · cycle").arg(updates);
    }
    return updates;
}

Column::Column(Showing &showing)
    : m_showing(showing)
    , m_runner(new Runner(this))
    , m_study(std::make_shared<Study>())
{
    connect(m_runner, &Runner::studyChanged, this, &Column::setStudy);
}

void Column::setStudy(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    findMoment(m_showing.playback().wanted());
    emit studyChanged();
}

ColumnName Column::name() const { return nameOfColumn(m_showing.document().recipes(), m_index); }

bool Column::isInFocus() const { return &m_showing.inFocus() == this; }

/// A run that has ended stands still while another one goes on.
double Column::tween() const
{
    const Playback &playback = m_showing.playback();
    return cursor() == playback.cursor() ? playback.tween() : 1;
}

bool Column::isCurrent() const { return m_showing.document().points().size() == m_study->points.size(); }

void Column::askStudy()
{
    const OpenDocument &document = m_showing.document();
    const Recipe &wanted = document.recipe(m_index);
    if (isOf(wanted) && m_study->points == document.points())
        return;
    m_asked = wanted;
    m_runner->take(document.points(), wanted);
}

void Column::findMoment(Cursor cursor)
{
    m_moment =
        run() != nullptr ? std::optional(momentAt(*run(), clamped(run()->trace, cursor))) : std::nullopt;
}

} // namespace halfplane
