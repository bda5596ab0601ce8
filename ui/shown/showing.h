#pragma once

#include "core/moment.h"
#include "core/picture/layers.h"
#include "core/picture/study.h"
#include "ui/editing/open_document.h"
#include "ui/shown/playback.h"
#include "ui/shown/runner.h"

namespace halfplane {

/// What is shown: a document, the study that was made of it, where the playhead is in its run, how far the
/// picture has come there, and which layers of it are drawn. Every part that shows some of this is given it
/// when it is made, and follows its signals; whoever changes some of it tells the document or the playback.
///
/// When a signal comes, all of this belongs together: the cursor is one of the study's run, the moment is
/// that of the cursor.
class Showing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Showing)

public:
    explicit Showing(QObject *parent = nullptr);

    OpenDocument &document() const { return *m_document; }
    Runner &runner() const { return *m_runner; }
    Playback &playback() const { return *m_playback; }

    const Study &study() const { return *m_study; }
    const std::shared_ptr<const Study> &sharedStudy() const { return m_study; } ///< for who keeps it
    const Run *run() const { return m_study->run.get(); } ///< null where none is possible
    Cursor cursor() const { return m_cursor; }
    const std::optional<Moment> &moment() const { return m_moment; } ///< none without a run
    double tween() const { return m_playback->tween(); } ///< how much of its time is over
    Layers layers() const { return m_layers; }

    /// Whether the points are those that an edit would change; a study may be on its way.
    bool isCurrent() const { return m_document->points().size() == m_study->points.size(); }

public slots:
    /// In the place of that before; the runner's are taken by themselves.
    void setStudy(const std::shared_ptr<const halfplane::Study> &study);
    void setLayers(halfplane::Layers layers);

signals:
    void documentChanged(); ///< it is another one, and its study is there
    void studyChanged();
    void momentChanged(); ///< after each studyChanged, too
    void tweenChanged();
    void layersChanged();

private:
    void recompute();
    void showDocument();
    void findMoment(Cursor cursor);

    OpenDocument *m_document;
    Runner *m_runner;
    Playback *m_playback;
    std::shared_ptr<const Study> m_study; ///< never null
    Cursor m_cursor;
    std::optional<Moment> m_moment;
    Layers m_layers = usualLayers();
};

} // namespace halfplane
