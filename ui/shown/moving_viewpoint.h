#pragma once

#include "core/picture/perspective.h"

#include <QObject>

class QVariantAnimation;

namespace halfplane {

class Showing;

/// From where runs are looked at: as the plane of the points, or from another perspective, and how far the
/// picture has turned to it. The same for all boards of a window, its stage among them.
class MovingViewpoint : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MovingViewpoint)

public:
    explicit MovingViewpoint(Showing &showing); ///< which has it

    const Perspective &chosen() const { return *m_chosen; }
    void choose(const Perspective &perspective);
    void choosePlane();
    void chooseNext(); ///< of those that the space has

    const Viewpoint &now() const { return m_now; }
    bool isPlane() const { return m_now.perspective == nullptr; } ///< also on the way, as long as it is not

    void jumpTo(const Viewpoint &viewpoint); ///< at once
    Viewpoint settled() const; ///< where it is going

    void turnBy(double turn, double height); ///< of what is solid, radians
    void turnBack(); ///< to where one stands at first
    void point(std::optional<std::size_t> index); ///< at a point, or what stands for it

signals:
    void chosenChanged();
    void perspectiveChanged(); ///< that is drawn: views are of another plane
    void moved();

private:
    void show(const Perspective *perspective, double share);
    void glide(double to);

    const Showing &m_showing;
    const Perspective *m_chosen;
    Viewpoint m_now;
    QVariantAnimation *m_way;
};

} // namespace halfplane
