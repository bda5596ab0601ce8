#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/board_picture.h"
#include "core/picture/picture.h"
#include "core/picture/view.h"
#include "core/selection.h"
#include "core/study/study.h"
#include "ui/painting/palette.h"

#include <QImage>
#include <QPainter>

namespace halfplane {

/// The board's ground and points for the screen, fast: all of them are painted once for each side on which a
/// place can lie, and a frame is filled with these images along the boundary. What has not changed since the
/// last frame is not painted again. It draws what painting groundPicture and pointsPicture on either side
/// would.
class PointImages
{
public:
    /// All of the frame but its overlay, at the painter's origin.
    void paint(QPainter &painter, const BoardFrame &frame, const Palette &palette);

private:
    /// What all faces of a frame depend on. Points that no run has looked at are told by their places.
    using Key = std::tuple<View, qreal, Sizes, Palette, Layers, bool, std::shared_ptr<const Landscape>,
                           std::shared_ptr<const Problem>, Dataset>;

    /// As if every place lay on one side, in the screen's pixels.
    struct Face
    {
        QImage ground;
        QImage whole; ///< with the points
    };

    void paintSides(QPainter &painter, const BoardFrame &frame, const Key &key);
    Marks pointsNear(const BoardFrame &frame, const Key &key, double distance);
    const Face &face(BoardFace which, const BoardFrame &frame, const Key &key);

    std::array<Latest<Key, Face>, 3> m_faces;
    Latest<Key, std::vector<Spot>> m_places; ///< of all points
};

} // namespace halfplane
