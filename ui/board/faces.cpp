#include "ui/board/faces.h"

#include "core/picture/outlines.h"
#include "ui/board/mosaic.h"
#include "ui/board/painted_face.h"
#include "ui/board/places.h"
#include "ui/painting/qt_shapes.h"
#include "ui/painting/registers.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

class Faces::Painting
{
public:
    void prepare(const ScreenFrame &frame);
    void compose(QPainter &painter) const;

private:
    PaintedFace &face(BoardFace which) { return m_faces[static_cast<std::size_t>(which)]; }
    const PaintedFace &face(BoardFace which) const { return m_faces[static_cast<std::size_t>(which)]; }

    bool updateFaces(const ScreenFrame &frame);
    void layMosaic(const ScreenFrame &frame, const Divide &divide);
    void stampNear(const Divide &divide, const ScreenFrame &frame, double distance, QImage &image);
    void rememberPoints(const BoardFrame &board);

    SidesShown grounds() const
    {
        return {face(BoardFace::Positive).ground(), face(BoardFace::Negative).ground()};
    }
    SidesShown wholes() const
    {
        return {face(BoardFace::Positive).whole(), face(BoardFace::Negative).whole()};
    }

    std::array<PaintedFace, 3> m_faces{PaintedFace(BoardFace::Positive), PaintedFace(BoardFace::Negative),
                                       PaintedFace(BoardFace::Neither)};
    std::variant<BoardFace, Divide> m_sides = BoardFace::Neither;
    qreal m_devicePixelRatio = 1;
    QSize m_size;
    StampBox m_stamps;
    Mosaic m_mosaic;
    std::shared_ptr<const Problem> m_problem;
    Places m_places; ///< of the points in view
    std::vector<std::uint32_t> m_indices; ///< of the points in view, among all of the problem's
};

namespace {

constexpr double rounding = 1; ///< pixels: antialiasing, and stamps' positions within a pixel

constexpr std::size_t early = 8;

} // namespace

void Faces::Painting::prepare(const ScreenFrame &frame)
{
    releaseWideRegisters();
    const std::variant<BoardFace, Divide> before = m_sides;
    m_sides = Divide::of(frame.view(), spaceOf(frame.board), shownWeights(frame.board));
    m_devicePixelRatio = frame.devicePixelRatio;
    m_size = frame.size();
    if (m_size.isEmpty())
        return;
    const bool isPainted = updateFaces(frame);
    if (const auto *divide = std::get_if<Divide>(&m_sides); divide && (isPainted || m_sides != before))
        layMosaic(frame, *divide);
}

bool Faces::Painting::updateFaces(const ScreenFrame &frame)
{
    if (const auto *only = std::get_if<BoardFace>(&m_sides))
        return face(*only).update(frame, m_stamps);
    const bool isPositivePainted = face(BoardFace::Positive).update(frame, m_stamps);
    const bool isNegativePainted = face(BoardFace::Negative).update(frame, m_stamps);
    const bool hasOtherPoints = m_problem != frame.board.study.run->problem;
    if (isPositivePainted || hasOtherPoints)
        rememberPoints(frame.board);
    return isPositivePainted || isNegativePainted || hasOtherPoints;
}

// Every pixel farther from the boundary than points reach shows what it shows when all places lie on its
// side. Nearer ones are painted from the ground on, with every point that may reach them.
void Faces::Painting::layMosaic(const ScreenFrame &frame, const Divide &divide)
{
    const double reach =
        reachOfMarks(face(BoardFace::Positive).marks().size) * frame.devicePixelRatio + rounding;
    m_mosaic.lay(divide, m_size, reach);
    QImage &image = m_mosaic.groundedSeam(grounds());
    stampNear(divide, frame, 2 * reach, image);
    m_mosaic.surroundSeam(wholes());
}

void Faces::Painting::stampNear(const Divide &divide, const ScreenFrame &frame, double distance,
                                QImage &image)
{
    const Marks &marks = face(BoardFace::Positive).marks();
    MarkStamps &stamps = m_stamps.stamps(marks.size, frame.devicePixelRatio, frame.palette);
    const ReflectedPoints &reflected = frame.board.study.run->reflected();
    const Weights w = shownWeights(frame.board);
    const std::vector<std::uint32_t> near = m_places.near(divide, distance);
    for (std::size_t k = 0; k < near.size(); ++k) {
        // They lie far apart in memory: the next ones are asked for early.
        __builtin_prefetch(&marks.marks[near[std::min(k + early, near.size() - 1)]]);
        const std::uint32_t i = near[k];
        // On the boundary a point is wrong on either side, so there its exact score decides.
        const Mark &mark = marks.marks[i];
        const double level = sign(mark.label) * divide.level(mark.at.x, mark.at.y);
        const bool isWrong = std::abs(level) > 1 ? level < 0 : reflected.score(w, m_indices[i]) <= 0;
        const bool isHollow = has(mark.style, MarkStyle::Hollow);
        const MarkStyle style = isWrong ? MarkStyle::Wrong : MarkStyle::Right;
        stamps.stamp(image, toQt(mark.at), mark.label, isHollow ? hollow(style) : style);
    }
}

/// The points in view are in the order of all points, some of which are left out.
void Faces::Painting::rememberPoints(const BoardFrame &board)
{
    const std::vector<Mark> &marks = face(BoardFace::Positive).marks().marks;
    m_problem = board.study.run->problem;
    m_places.assign(marks);
    m_indices.assign(marks.size(), 0);
    std::size_t next = 0;
    for (std::size_t i = 0; i < m_problem->points.size() && next < marks.size(); ++i) {
        const Point &point = m_problem->points[i];
        const Spot at = board.view.toScreen(point.x1, point.x2) * m_devicePixelRatio;
        const Mark &mark = marks[next];
        if (at == mark.at && point.label == mark.label)
            m_indices[next++] = static_cast<std::uint32_t>(i);
    }
}

void Faces::Painting::compose(QPainter &painter) const
{
    if (m_size.isEmpty())
        return;
    painter.save();
    painter.scale(1 / m_devicePixelRatio, 1 / m_devicePixelRatio);
    if (const auto *only = std::get_if<BoardFace>(&m_sides))
        painter.drawImage(0, 0, face(*only).whole());
    else
        m_mosaic.draw(painter, wholes());
    painter.restore();
    releaseWideRegisters();
}

Faces::Faces()
    : m_painting(std::make_unique<Painting>())
{
}

Faces::~Faces() = default;

void Faces::prepare(const BoardFrame &frame, const Palette &palette, qreal devicePixelRatio)
{
    m_painting->prepare({frame, palette, devicePixelRatio});
}

void Faces::compose(QPainter &painter) const { m_painting->compose(painter); }

} // namespace halfplane
