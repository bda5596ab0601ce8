#include "ui/shown/showing.h"

#include "core/picture/document_layers.h"

namespace halfplane {

Showing::Showing(QObject *parent)
    : QObject(parent)
    , m_document(new OpenDocument(this))
    , m_runner(new Runner(this))
    , m_playback(new Playback(this))
    , m_study(std::make_shared<Study>())
{
    connect(m_document, &OpenDocument::edited, this, &Showing::recompute);
    connect(m_document, &OpenDocument::replaced, this, &Showing::showDocument);
    connect(m_runner, &Runner::studyChanged, this, &Showing::setStudy);
    connect(m_playback, &Playback::cursorChanged, this, [this] {
        findMoment(m_playback->cursor());
        emit momentChanged();
    });
    connect(m_playback, &Playback::tweenChanged, this, &Showing::tweenChanged);
    recompute();
}

/// Everybody has the study before the playhead moves on it.
void Showing::setStudy(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    findMoment(m_playback->wanted());
    emit studyChanged();
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

void Showing::recompute() { m_runner->study(m_document->points(), m_document->content().recipe); }

void Showing::showDocument()
{
    setLayers(layersIn(m_document->content()));
    m_playback->seek({m_document->content().step, 0});
    recompute();
    emit documentChanged();
}

} // namespace halfplane
