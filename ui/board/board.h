#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/board_picture.h"
#include "core/picture/layers.h"
#include "core/picture/start_handle.h"
#include "core/picture/view.h"
#include "ui/board/faces.h"
#include "ui/board/halos.h"
#include "ui/board/hands/gesture.h"
#include "ui/board/preview.h"
#include "ui/painting/palette.h"

#include <QWidget>

namespace halfplane {

class Crosshair;
class Showing;
class ToolBox;

/// The plane with its points at the moment that is shown. It passes what hands do on it to the tool that
/// they hold; the view alone is its own.
class Board : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Board)

public:
    explicit Board(Showing &showing, QWidget *parent = nullptr);

    /// From now on hands change the document of these tools, which the board must show. Without tools they
    /// only move the view.
    void useTools(ToolBox &tools);
    ToolBox *tools() const { return m_tools; }

    const View &view() const { return m_view; }
    Showing &showing() const { return m_showing; }
    const halfplane::Study &study() const;
    /// What a document keeps of the view: nothing while the points are fitted into it, and to the last bit
    /// what showWindow() was given until the user moves it.
    std::optional<ViewWindow> window() const;
    const Sizes &sizes() const { return m_sizes; }

    /// What a file of this board would show.
    Picture picture() const;
    BoardFrame frame() const; ///< what that is made of; it refers to the board
    bool canEdit() const; ///< what is shown is what would be changed

    std::optional<StartHandle> startHandle() const; ///< none where w0 cannot be dragged, or is not shown
    std::optional<Spot> startHandlePlace() const; ///< where w0 can be taken hold of
    std::optional<StartHandle> startPlace() const; ///< where its tip can be put, though it may not be in view
    bool isOnStart(const Hand &hand) const;
    std::optional<std::size_t> pointAt(const Hand &hand) const;
    PlanePoint placeAt(Spot pixel) const; ///< as exact as a pixel

    // What a mouse does, and what a finger or a key may do in its stead.
    void press(const Hand &hand); ///< with the tool that is held
    void begin(const std::function<std::unique_ptr<Drag>()> &press); ///< another gesture than the tool's
    void moveTo(const Hand &hand);
    void release(const Hand &hand);
    void cancelGesture();
    void endHover(); ///< the hand has left
    bool hasGesture() const { return m_gesture.drag() != nullptr; }
    Crosshair &crosshair() const { return *m_crosshair; } ///< the hand of the keyboard

    QSize sizeHint() const override { return {900, 640}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

public slots:
    void setPalette(const Palette &palette);
    void setSizes(const Sizes &sizes); ///< how large everything is drawn
    void setHint(const QString &hint); ///< a line at the foot until the first click; empty for none

    void fit(); ///< all points into view

    // Points that are offered: the view follows them, and comes back when they are not taken.
    void setPreview(const halfplane::Preview &preview);
    void takePreview(); ///< they are part of the document now
    void dropPreview();

    void showWindow(const std::optional<ViewWindow> &window); ///< a document's view
    void zoom(double factor); ///< about the middle
    void setView(const halfplane::View &view); ///< by hand: it no longer follows the size

signals:
    void hovered(const std::optional<PlanePoint> &place);
    void viewChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void followStudy();
    void changeView(const View &view);
    void beginPan(const Hand &hand);
    void heedEdit();
    bool isShortcutHere(const QKeyEvent &key) const;
    void hoverAt(const Hand &hand);
    void updateCursor();
    QCursor cursorNow() const;
    void drawHands(QPainter &painter);
    void drawHint(QPainter &painter) const;

    Showing &m_showing;
    Palette m_palette;
    Sizes m_sizes;
    View m_view;
    QString m_hint;
    Faces m_faces;
    Halos m_halos;
    mutable BoardCaches m_caches;

    std::optional<ViewWindow> m_window; ///< that the view shows, until it is moved
    /// The view as it was before anything was offered, or as it was moved by hand since.
    struct BeforePreview
    {
        View view;
        std::optional<ViewWindow> window; ///< none when it was fitted
    };

    std::optional<PreviewPicture> m_preview;
    std::optional<BeforePreview> m_beforePreview;

    bool m_isFitted = true; ///< the view follows new data until the user moves it
    ToolBox *m_tools = nullptr;
    Gesture m_gesture;
    Crosshair *m_crosshair;
    std::optional<Hand> m_pointer; ///< while it is over the board
    std::optional<std::size_t> m_hovered; ///< the point under it
    bool m_isSpaceHeld = false;
    bool m_hasSpacePanned = false;
};

} // namespace halfplane
