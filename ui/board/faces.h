#pragma once

#include "core/picture/board_picture.h"
#include "ui/painting/palette.h"

#include <QPainter>

#include <memory>

namespace halfplane {

/// The board's ground and points for the screen, fast: all of them are painted once for each side on which a
/// place can lie, and a frame is put together from these along the boundary. What has not changed since the
/// last frame is not painted again. It draws what painting groundPicture and pointsPicture on either side
/// would.
class Faces
{
public:
    Faces();
    ~Faces();
    Faces(const Faces &) = delete;
    Faces &operator=(const Faces &) = delete;

    /// Paints what the frame needs and is not there yet.
    void prepare(const BoardFrame &frame, const Palette &palette, qreal devicePixelRatio);

    /// Draws the prepared frame, all but its overlay, at the painter's origin.
    void compose(QPainter &painter) const;

private:
    class Painting;
    std::unique_ptr<Painting> m_painting;
};

} // namespace halfplane
