#pragma once

#include "core/picture/study.h"

#include <QListView>
#include <QTimer>

namespace halfplane {

class Playback;
class TheoremModel;

/// What has become of each theorem at the step that is shown. Judges only while it can be seen: once for all
/// steps of one turn of the event loop, and where that takes long, only when stepping has ceased.
class TheoremList : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremList)

public:
    explicit TheoremList(Playback &playback, QWidget *parent = nullptr);

    /// Whether what it shows is of the step that is shown, or nobody sees it.
    bool isUpToDate() const { return !m_soon.isActive(); }

    QSize sizeHint() const override { return {320, 360}; }
    QSize minimumSizeHint() const override { return {200, 80}; }

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void judgeSoon();
    void judge();

    Playback &m_playback;
    TheoremModel *m_model;
    std::shared_ptr<const Study> m_study;
    QTimer m_soon;
    double m_took = 0; ///< milliseconds, the last time
    bool m_isPressedChosen = false; ///< a click on the chosen row lets go of it
};

} // namespace halfplane
