#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/layers.h"
#include "core/picture/vector_scale.h"
#include "ui/editing/open_document.h"
#include "ui/shown/column.h"
#include "ui/shown/playback.h"
#include "ui/shown/runner.h"

namespace halfplane {

class MovingViewpoint;
class Tries;

/// What is shown: a document, a column for each of its recipes with the study that was made of it, where the
/// playhead is in their runs, how far the picture has come there, and which layers of it are drawn. Every
/// part that shows some of this is given it, or one of its columns, when it is made, and follows its signals;
/// whoever changes some of it tells the document or the playback.
///
/// When a signal comes, all of this belongs together: there is a column for each recipe, and each has the
/// moment at which the playhead is in its run.
class Showing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Showing)

public:
    explicit Showing(QObject *parent = nullptr);
    ~Showing() override;

    OpenDocument &document() const { return *m_document; }
    Playback &playback() const { return *m_playback; }
    MovingViewpoint &viewpoint() const { return *m_viewpoint; }
    Tries &tries() const { return *m_tries; }
    Layers layers() const { return m_layers; } ///< that were chosen
    /// Those, and what is read about: on the screen alone, not in files.
    Layers drawnLayers() const { return m_layers | m_readAbout; }

    std::size_t size() const { return m_columns.size(); } ///< at least one
    Column &operator[](std::size_t column) const { return *m_columns[column]; }
    Column &inFocus() const { return *m_inFocus; } ///< that panels and hands are about
    bool isComparing() const { return size() > 1; }

    // Of the column in focus.
    const Study &study() const { return m_inFocus->study(); }
    const std::shared_ptr<const Study> &sharedStudy() const { return m_inFocus->sharedStudy(); }
    const Run *run() const { return m_inFocus->run(); }
    Cursor cursor() const { return m_inFocus->cursor(); }
    const std::optional<Moment> &moment() const { return m_inFocus->moment(); }
    double tween() const { return m_inFocus->tween(); }

    const VectorScale &vectorScale() const; ///< of all of them

    bool isBusy() const; ///< with the run of any of them
    void stop(); ///< all: what they did so far is kept

public slots:
    void setLayers(halfplane::Layers layers);
    void setReadAbout(halfplane::Layers layers);

signals:
    void documentChanged(); ///< it is another one, and its studies are there
    void columnsChanged(); ///< others, in other places, of other names, or another one in focus
    void studyChanged(); ///< of the column in focus; it may be another column
    void anyStudyChanged();
    void momentChanged(); ///< of the column in focus; after each studyChanged, too
    void anyMomentChanged(); ///< soon more may follow
    void tweenChanged();
    void layersChanged();
    void busyChanged(bool isBusy);
    void progressed(quint64 updates); ///< of the column in focus

private:
    void showDocument();
    void alignColumns();
    std::unique_ptr<Column> takenFrom(std::vector<std::unique_ptr<Column>> &before, std::size_t index);
    std::unique_ptr<Column> newColumn();
    void askStudies();
    void heedStudy(Column &column);
    void heedCursor();
    bool followRuns();

    OpenDocument *m_document;
    Playback *m_playback;
    MovingViewpoint *m_viewpoint;
    Tries *m_tries;
    std::vector<std::unique_ptr<Column>> m_columns; ///< as the document has its recipes
    Column *m_inFocus = nullptr;
    Layers m_layers = usualLayers();
    Layers m_readAbout;
    mutable Latest<std::vector<std::shared_ptr<const halfplane::Study>>, VectorScale> m_vectorScale;
};

} // namespace halfplane
