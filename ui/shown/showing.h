#pragma once

#include "core/moment.h"
#include "core/picture/layers.h"
#include "core/study/study.h"
#include "ui/editing/open_document.h"
#include "ui/shown/playback.h"
#include "ui/shown/runner.h"

namespace halfplane {

class Viewpoint;

/// What is shown: a document, the study that was made of it, where the playhead is in its run, how far the
/// picture has come there, and which layers of it are drawn. Every part that shows some of this is given it
/// when it is made, and follows its signals; whoever changes some of it tells the document or the playback.
///
/// Where recipes are compared, the study is that of the recipe in focus, and each of the others has a showing
/// of its own beside this one: see comparison.h.
///
/// When a signal comes, all of this belongs together: the cursor is one of the study's run, the moment is
/// that of the cursor.
class Showing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Showing)

public:
    explicit Showing(QObject *parent = nullptr);

    /// Another recipe of the same document, under the same playhead and layers. It is told when to look for
    /// changes.
    Showing(Showing &inFocus, std::size_t column, QObject *parent);

    OpenDocument &document() const { return *m_document; }
    Runner &runner() const { return *m_runner; }
    Playback &playback() const { return *m_playback; }
    Viewpoint &viewpoint() const { return *m_viewpoint; }

    const Study &study() const { return *m_study; }
    const std::shared_ptr<const Study> &sharedStudy() const { return m_study; } ///< for who keeps it
    const Run *run() const { return m_study->run.get(); } ///< null where none is possible
    /// That of the playback, or the end where this run is shorter than another beside it.
    Cursor cursor() const { return m_cursor; }
    const std::optional<Moment> &moment() const { return m_moment; } ///< none without a run
    double tween() const; ///< how much of its time is over
    Layers layers() const { return m_inFocus != nullptr ? m_inFocus->layers() : m_layers; }

    std::size_t column() const; ///< of the document's recipes
    /// Makes the study that the document wants now, unless it is this one.
    void study(std::size_t column);
    /// Each has what the other one had: the focus goes from one to the other.
    void exchangeStudies(Showing &other);

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
    void connectRunner();
    void showDocument();
    void findMoment(Cursor cursor);

    Showing *m_inFocus = nullptr; ///< null: it is this one
    std::size_t m_column = 0; ///< where it is not in focus
    std::optional<Recipe> m_asked; ///< for which the study is, or will be
    OpenDocument *m_document;
    Runner *m_runner;
    Playback *m_playback;
    Viewpoint *m_viewpoint;
    std::shared_ptr<const Study> m_study; ///< never null
    Cursor m_cursor;
    std::optional<Moment> m_moment;
    Layers m_layers = usualLayers();
};

/// How many updates a run has and, where that is not all, why: "49", "12 · cycle", "100 000 (cap)", "345 …".
QString lengthWords(const Study &study);

} // namespace halfplane
