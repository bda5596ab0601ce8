#pragma once

#include "core/picture/board_picture.h"
#include "ui/painting/marks.h"
#include "ui/painting/palette.h"

#include <QImage>

#include <memory>
#include <optional>
#include <tuple>

namespace halfplane {

/// A frame of the board and the screen that it is painted for.
struct ScreenFrame
{
    const BoardFrame &board;
    const Palette &palette;
    qreal devicePixelRatio;

    View view() const; ///< in pixels of the screen
    QSize size() const;
};

/// Stamps are kept as long as the size and the colours of the points stay the same.
class StampBox
{
public:
    MarkStamps &stamps(double size, double scale, const Palette &palette);

private:
    std::optional<std::tuple<double, double, Palette>> m_key;
    std::unique_ptr<MarkStamps> m_stamps;
};

/// The ground and all points of the board as if every place lay on one side, in the screen's pixels. Painted
/// when it is needed, and again when what it shows has changed; points that are added to many cost no more
/// than themselves.
class PaintedFace
{
public:
    explicit PaintedFace(BoardFace face)
        : m_face(face)
    {
    }

    /// Whether anything had to be painted.
    bool update(const ScreenFrame &frame, StampBox &box);

    const QImage &ground() const { return m_ground; }
    const QImage &whole() const { return m_whole; }
    const Marks &marks() const { return m_marks; } ///< those in view; their size in the picture's unit

private:
    using SizeKey = std::array<double, 6>;
    using LandscapeKey = std::shared_ptr<const Landscape>;
    using GroundKey = std::tuple<View, qreal, SizeKey, Palette, Layers, LandscapeKey>;
    using MarksKey =
        std::tuple<View, qreal, SizeKey, std::array<bool, 2>, LandscapeKey, std::shared_ptr<const Problem>>;

    static SizeKey keyOf(const Sizes &sizes);
    bool updateGround(const ScreenFrame &frame);
    bool updateMarks(const ScreenFrame &frame);
    void paintGround(const ScreenFrame &frame);
    void setMarks(Marks marks);

    BoardFace m_face;
    std::optional<GroundKey> m_groundKey;
    std::optional<MarksKey> m_marksKey;
    QImage m_ground;
    QImage m_whole;
    Marks m_marks;
    std::size_t m_stamped = 0; ///< how many marks are on `m_whole`
};

} // namespace halfplane
