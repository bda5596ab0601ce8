#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/board_picture.h"
#include "core/picture/layers.h"
#include "core/picture/start_handle.h"
#include "core/picture/view.h"
#include "ui/board/halos.h"
#include "ui/board/offer.h"
#include "ui/board/point_images.h"
#include "ui/painting/palette.h"

#include <QVariantAnimation>
#include <QWidget>

namespace halfplane {

class Column;
class Showing;

/// What hands do on a board.
class Foreground
{
public:
    virtual ~Foreground() = default;
    virtual void draw(Picture &picture) const = 0; ///< over everything else

    /// While they drag something: the factor by which vectors are longer than they are, which stays.
    virtual std::optional<VectorFactor> vectorFactor() const = 0;
};

/// The plane with its points at the moment of a column, and the view of it. Hands on it are not its business:
/// see hands/board_hands.h.
class Board : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Board)

public:
    explicit Board(Column &column, QWidget *parent = nullptr);

    const View &view() const { return m_framing.view; } ///< of the perspective that is shown
    bool showsPlane() const { return !m_planeFraming; } ///< of the points
    Column &column() const { return m_column; }
    Showing &showing() const { return m_showing; }
    const halfplane::Study &study() const;
    /// What a document keeps of the view: nothing while the points are fitted into it, and to the last bit
    /// what showKept() was given until the user moves it.
    std::optional<KeptView> keptView() const;
    const Sizes &sizes() const { return m_sizes; }
    const Palette &colours() const { return m_palette; }

    Picture picture() const;
    /// As a file has it: with the legend where it is shown, and no layers but those chosen.
    Picture figure() const;
    BoardFrame frame() const; ///< what that is made of; it refers to the board

    std::optional<StartHandle> startHandle() const; ///< none where w0 cannot be dragged, or is not shown
    std::optional<Spot> startHandlePlace() const; ///< where w0 can be taken hold of
    std::optional<StartHandle> startPlace() const; ///< where its tip can be put, though it may not be in view
    // So many pixels beside them still mean them.
    bool isOnStart(Spot pixel, double slack) const;
    std::optional<std::size_t> pointAt(Spot pixel, double slack) const;
    PlanePoint placeAt(Spot pixel) const; ///< as exact as a pixel, or where lines of the grid cross
    PlanePoint snapped(const PlanePoint &place) const; ///< where lines of the grid cross nearby
    double gridStep() const;
    bool isSnapping() const { return m_isSnapping; }

    /// Takes it over: it goes before the board does, and hears of nothing that happens on the way.
    void setForeground(Foreground *foreground) { m_foreground.reset(foreground); }

    /// When a hand lets go of them, vectors glide from the factor that it held to that of the run it made.
    void glideVectorsFrom(double held);

    /// What is in view of another board, or offered there, and how it follows the points.
    void takeFraming(Board &other);

    QSize sizeHint() const override { return {900, 640}; }
    QSize minimumSizeHint() const override { return {320, 200}; }

public slots:
    void setColours(const Palette &palette);
    void setSizes(const Sizes &sizes); ///< how large everything is drawn
    void setSnapping(bool isSnapping) { m_isSnapping = isSnapping; } ///< what is put down goes to the grid
    void setLegend(std::optional<bool> isShown); ///< as the document says where nobody chose

    void fit(); ///< all points into view

    // Points that are offered: the view follows them, and comes back when they are not taken.
    void setOffer(const halfplane::Offer &offer);
    void takeOffer(); ///< they are part of the document now
    void dropOffer();
    bool isDimmed() const { return m_offer && m_offer->replaces(); } ///< its points are to go

    void showKept(const std::optional<KeptView> &window); ///< a document's view
    /// At least so much, however large the board becomes, until it is moved.
    void showPlane(const Box &plane);
    void keepPlane(); ///< what is in view stays there, however the board's shape changes
    void zoom(double factor); ///< about the middle
    void setView(const halfplane::View &view); ///< by hand: it no longer follows size and points

signals:
    void viewChanged();
    void zoomed(); ///< by the wheel
    void looksChanged(); ///< it shows something else, or otherwise

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void heedPerspective();
    void heedStudy();
    BoardFrame frameWith(Layers layers) const;
    std::optional<VectorFactor> heldVectors() const;
    VectorFactor vectorFactor() const;
    VectorFactor factorOfRun() const;
    void changeView(const View &view);
    View fittedView() const;
    View fittedPlane() const;
    void look(const std::optional<KeptView> &window);
    void paintAnew();

    Column &m_column;
    Showing &m_showing; ///< that has it
    Palette m_palette;
    Sizes m_sizes;
    /// What of a plane is in view.
    struct Framing
    {
        View view;
        std::optional<KeptView> window = {}; ///< that the view shows, until it is moved
        std::optional<Box> plane = {}; ///< likewise
        bool isFitted = true; ///< the view follows the run until the user moves it
        std::shared_ptr<const halfplane::Study> fittedTo = {}; ///< the last time
    };
    Framing m_framing;
    std::optional<Framing> m_planeFraming; ///< that of the points while another plane is shown
    QVariantAnimation m_vectorsWay; ///< from 0 to 1
    double m_heldVectors = 1; ///< where it begins
    std::optional<bool> m_hasLegend; ///< nothing as long as nobody chose
    PointImages m_pointImages;
    Halos m_halos;
    mutable BoardCaches m_caches;

    /// The view as it was before anything was offered, or as it was moved by hand since.
    struct BeforeOffer
    {
        View view;
        std::optional<KeptView> window; ///< none when it was fitted
    };

    std::optional<OfferPicture> m_offer;
    std::optional<BeforeOffer> m_beforeOffer;

    bool m_isSnapping = false;
    std::unique_ptr<Foreground> m_foreground; ///< the last member: it looks at the others
};

} // namespace halfplane
