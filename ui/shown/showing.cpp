#include "ui/shown/showing.h"

#include "core/picture/document_layers.h"
#include "ui/basics/text.h"
#include "ui/shown/viewpoint.h"

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
        return Showing::tr("%1 (stopped)").arg(updates);
    switch (end->reason) {
    case EndReason::Converged:
        return updates;
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return Showing::tr("%1 (cap)").arg(updates);
    case EndReason::Cycling:
        return Showing::tr("%1 · cycle").arg(updates);
    }
    return updates;
}

Showing::Showing(QObject *parent)
    : QObject(parent)
    , m_document(new OpenDocument(this))
    , m_runner(new Runner(this))
    , m_playback(new Playback(this))
    , m_viewpoint(new Viewpoint(*this))
    , m_study(std::make_shared<Study>())
{
    connect(m_document, &OpenDocument::edited, this, [this] { study(column()); });
    connect(m_document, &OpenDocument::replaced, this, &Showing::showDocument);
    connectRunner();
    study(column());
}

Showing::Showing(Showing &inFocus, std::size_t column, QObject *parent)
    : QObject(parent)
    , m_inFocus(&inFocus)
    , m_column(column)
    , m_document(inFocus.m_document)
    , m_runner(new Runner(this))
    , m_playback(inFocus.m_playback)
    , m_viewpoint(inFocus.m_viewpoint)
    , m_study(std::make_shared<Study>())
{
    connect(&inFocus, &Showing::layersChanged, this, &Showing::layersChanged);
    connectRunner();
}

void Showing::connectRunner()
{
    connect(m_runner, &Runner::studyChanged, this, &Showing::setStudy);
    connect(m_playback, &Playback::cursorChanged, this, [this] {
        findMoment(m_playback->cursor());
        emit momentChanged();
    });
    connect(m_playback, &Playback::tweenChanged, this, &Showing::tweenChanged);
}

std::size_t Showing::column() const { return m_inFocus != nullptr ? m_column : m_document->focus(); }

/// A run that has ended stands still while another one goes on.
double Showing::tween() const { return m_cursor == m_playback->cursor() ? m_playback->tween() : 1; }

/// Everybody has the study before the playhead moves on it.
void Showing::setStudy(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    findMoment(m_playback->wanted());
    emit studyChanged();
    if (m_inFocus != nullptr)
        return emit momentChanged();
    const bool mayGrow = study->progress == Progress::Running;
    m_playback->setRun(study->run, mayGrow ? Playback::Outlook::MayGrow : Playback::Outlook::Complete);
}

void Showing::findMoment(Cursor cursor)
{
    m_cursor = run() != nullptr ? clamped(run()->trace, cursor) : Cursor{};
    m_moment = run() != nullptr ? std::optional(momentAt(*run(), m_cursor)) : std::nullopt;
}

void Showing::setLayers(Layers layers)
{
    m_layers = layers;
    emit layersChanged();
}

void Showing::study(std::size_t column)
{
    m_column = column;
    const Recipe &wanted = m_document->recipe(column);
    if (m_asked == wanted && m_study->points == m_document->points())
        return;
    m_asked = wanted;
    m_runner->study(m_document->points(), wanted);
}

void Showing::exchangeStudies(Showing &other)
{
    if (m_runner->isBusy() || other.m_runner->isBusy())
        return; // each makes its own anew
    const std::shared_ptr<const Study> mine = m_study;
    std::swap(m_asked, other.m_asked);
    m_runner->adopt(other.m_study);
    other.m_runner->adopt(mine);
}

void Showing::showDocument()
{
    setLayers(layersIn(m_document->content()));
    m_viewpoint->setOutlook(outlookIn(m_document->content()));
    m_playback->seek({m_document->content().step, 0});
    study(column());
    emit documentChanged();
}

} // namespace halfplane
