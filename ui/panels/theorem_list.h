#pragma once

#include <QListView>
#include <QTimer>

namespace halfplane {

class Showing;
class TheoremModel;

/// What has become of each theorem at the step that is shown. Judges only while it can be seen: once for all
/// steps of one turn of the event loop, and where that takes long, only when stepping has ceased.
class TheoremList : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremList)

public:
    explicit TheoremList(const Showing &showing, QWidget *parent = nullptr);

    /// Whether what it shows is of the step that is shown, or nobody sees it.
    bool isUpToDate() const { return !m_soon.isActive(); }

    QSize sizeHint() const override { return {320, 360}; }
    QSize minimumSizeHint() const override { return {200, 80}; }

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void judgeSoon();
    void judge();

    const Showing &m_showing;
    TheoremModel *m_model;
    QTimer m_soon;
    double m_took = 0; ///< milliseconds, the last time
    bool m_isPressedChosen = false; ///< a click on the chosen row lets go of it
};

} // namespace halfplane
