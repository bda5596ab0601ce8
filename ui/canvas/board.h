#pragma once

#include "ui/canvas/faces.h"
#include "ui/canvas/view.h"
#include "ui/layers.h"
#include "ui/picture/board/start_handle.h"
#include "ui/picture/board_caches.h"
#include "ui/picture/board_picture.h"
#include "ui/picture/palette.h"

#include <QWidget>

namespace halfplane {

/// The plane with its points, shown at one moment of a run, and the hand on it: clicks that add points, the
/// view that is moved, w0 that is dragged. It changes nothing but its view: it says what the user asked for.
class Board : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Board)

public:
    explicit Board(QWidget *parent = nullptr);

    const View &view() const { return m_view; }
    Layers layers() const { return m_layers; }
    Label currentClass() const { return m_class; }

    /// What a file of this board would show.
    Picture picture() const;

    /// Where w0 can be taken hold of.
    std::optional<QPointF> startHandlePlace() const;

    QSize sizeHint() const override { return {900, 640}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);
    void setMoment(const std::optional<Moment> &moment);
    void setTween(double tween); ///< how much of the time of a tween is over
    void setLayers(Layers layers);
    void setPalette(const Palette &palette);
    void setCurrentClass(Label label);
    void setHint(const QString &hint); ///< a line at the foot until the first click; empty for none

    void fit(); ///< all points into view
    void showWindow(const std::optional<ViewWindow> &window); ///< a document's view
    void zoom(double factor); ///< about the middle

signals:
    void pointAdded(const halfplane::Point &point);
    void startDragged(const std::vector<double> &start);
    void hovered(const std::optional<PlanePoint> &place);
    void viewChanged();
    void playToggled();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Drag { None, Click, Pan, Start };

    BoardFrame frame() const;
    void setView(const View &view);
    void drag(QPointF to);
    void addPointAt(QPointF pixel, Qt::KeyboardModifiers modifiers);
    std::optional<StartHandle> startHandle() const;
    bool isOnStart(QPointF pixel) const;
    void updateCursor(QPointF pixel);
    void drawHint(QPainter &painter) const;

    std::shared_ptr<const Study> m_study;
    std::optional<Moment> m_moment;
    double m_tween = 1;
    Layers m_layers = usualLayers;
    Palette m_palette;
    View m_view;
    Label m_class = Label::Positive;
    QString m_hint;
    Faces m_faces;
    mutable BoardCaches m_caches;

    bool m_isFitted = true; ///< the view follows new data until the user moves it
    Drag m_drag = Drag::None;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    std::optional<StartHandle> m_heldStart; ///< as it was when it was taken hold of
    bool m_isSpaceHeld = false;
    bool m_hasSpacePanned = false;
};

} // namespace halfplane
