#include "ui/board/faces.h"

#include "core/mistakes.h"
#include "core/picture/outlines.h"
#include "ui/board/mosaic.h"
#include "ui/painting/marks.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <tuple>
#include <vector>

namespace halfplane {

namespace {

constexpr double rounding = 1; ///< pixels: antialiasing, and stamps' positions within a pixel

constexpr std::size_t early = 8;

/// All the points of a picture, at places in pixels of the screen.
Marks marksOf(const Picture &picture, qreal devicePixelRatio)
{
    Marks result;
    for (const Instruction &instruction : picture.instructions) {
        if (const auto *marks = std::get_if<Marks>(&instruction)) {
            result.size = marks->size;
            for (const Mark &mark : marks->marks)
                result.marks.push_back({mark.at * devicePixelRatio, mark.label, mark.style});
        }
    }
    return result;
}

bool beginsWith(const Marks &marks, const Marks &beginning)
{
    const auto &[all, size] = marks;
    const auto &[first, firstSize] = beginning;
    return size == firstSize && first.size() <= all.size()
        && std::equal(first.begin(), first.end(), all.begin());
}

FourNumbers four(const float *numbers)
{
    FourNumbers result;
    std::memcpy(&result, numbers, sizeof result);
    return result;
}

} // namespace

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

View ScreenFrame::view() const
{
    View result = board.view;
    result.size = devicePixelRatio * board.view.size;
    result.scale *= devicePixelRatio;
    return result;
}

QSize ScreenFrame::size() const
{
    const Size exact = board.view.size * devicePixelRatio;
    return {static_cast<int>(std::ceil(exact.width)), static_cast<int>(std::ceil(exact.height))};
}

MarkStamps &StampBox::stamps(double size, double scale, const Palette &palette)
{
    const std::tuple key(size, scale, palette);
    if (m_key != key) {
        m_stamps = std::make_unique<MarkStamps>(size, scale, palette);
        m_key = key;
    }
    return *m_stamps;
}

bool PaintedFace::update(const ScreenFrame &frame, StampBox &box)
{
    const bool isNewGround = updateGround(frame);
    const bool hasNewMarks = updateMarks(frame);
    MarkStamps &stamps = box.stamps(m_marks.size, frame.devicePixelRatio, frame.palette);
    for (; m_stamped < m_marks.marks.size(); ++m_stamped) {
        const Mark &mark = m_marks.marks[m_stamped];
        stamps.stamp(m_whole, toQt(mark.at), mark.label, mark.style);
    }
    return isNewGround || hasNewMarks;
}

PaintedFace::SizeKey PaintedFace::keyOf(const Sizes &sizes)
{
    return {sizes.text, sizes.boundary, sizes.thin, sizes.weight, sizes.head, sizes.mark};
}

bool PaintedFace::updateGround(const ScreenFrame &frame)
{
    const auto &[board, palette, ratio] = frame;
    const bool showsLandscape =
        board.layers.has(membershipsLayer) || board.layers.has(*findLayer("loss-ring"));
    const GroundKey key(board.view, ratio, keyOf(board.sizes), palette, board.layers & groundLayers(),
                        showsLandscape ? board.study.landscape : nullptr);
    if (m_groundKey == key)
        return false;
    m_groundKey = key;
    paintGround(frame);
    m_whole = m_ground;
    m_stamped = 0;
    return true;
}

void PaintedFace::paintGround(const ScreenFrame &frame)
{
    const Picture picture = groundPicture(frame.board, m_face);
    m_ground = QImage(frame.size(), QImage::Format_RGB32);
    m_ground.setDevicePixelRatio(frame.devicePixelRatio);
    m_ground.fill(frame.palette[Hue::Paper]);
    {
        QPainter painter(&m_ground);
        paint(painter, picture, frame.palette);
    }
    m_ground.setDevicePixelRatio(1);
}

bool PaintedFace::updateMarks(const ScreenFrame &frame)
{
    const BoardFrame &board = frame.board;
    const auto problem = board.study.run ? board.study.run->problem : nullptr;
    const MarksKey key(board.view, frame.devicePixelRatio, keyOf(board.sizes),
                       {board.layers.has(pointsLayer), board.moment.has_value()}, board.study.landscape,
                       problem);
    // Points that no run has looked at cannot be told from others but by looking at all of them.
    if (problem && m_marksKey == key)
        return false;
    m_marksKey = key;
    Marks marks = marksOf(pointsPicture(board, m_face), frame.devicePixelRatio);
    if (marks.marks == m_marks.marks && marks.size == m_marks.size)
        return false;
    setMarks(std::move(marks));
    return true;
}

void PaintedFace::setMarks(Marks marks)
{
    if (!beginsWith(marks, m_marks)) {
        m_whole = m_ground;
        m_stamped = 0;
    }
    m_marks = std::move(marks);
}

/// Places of points on the screen, kept so that those near a boundary are found in little time: rounded, and
/// one array a coordinate.
class Places
{
public:
    void assign(const std::vector<Mark> &marks);

    /// Which places may be so near to the boundary, in their order: all that are, and some a little farther.
    std::vector<std::uint32_t> near(const Divide &divide, double distance) const;

private:
    // Filled up to a whole group of four.
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::size_t m_count = 0;
    double m_farthest = 0; ///< the largest coordinate
};

void Places::assign(const std::vector<Mark> &marks)
{
    m_count = marks.size();
    const std::size_t room = (m_count + inFour - 1) / inFour * inFour;
    m_x.assign(room, 0);
    m_y.assign(room, 0);
    m_farthest = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        m_x[i] = static_cast<float>(marks[i].at.x);
        m_y[i] = static_cast<float>(marks[i].at.y);
        m_farthest = std::max({m_farthest, std::abs(marks[i].at.x), std::abs(marks[i].at.y)});
    }
}

std::vector<std::uint32_t> Places::near(const Divide &divide, double distance) const
{
    const double rounding = 1 + 1e-6 * std::abs(divide.bend()) * m_farthest * m_farthest;
    const Divide::Levels levels = divide.within(distance);
    const auto least = static_cast<float>(levels.least - rounding);
    const auto most = static_cast<float>(levels.most + rounding);
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < m_x.size(); i += inFour) {
        const FourNumbers level = divide.roundedLevels(four(m_x.data() + i), four(m_y.data() + i));
        const auto isNear = (level >= least) & (level <= most);
        if ((isNear[0] | isNear[1] | isNear[2] | isNear[3]) == 0)
            continue;
        for (std::size_t j = 0; j < inFour && i + j < m_count; ++j) {
            if (isNear[j] != 0)
                result.push_back(static_cast<std::uint32_t>(i + j));
        }
    }
    return result;
}

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

void Faces::Painting::prepare(const ScreenFrame &frame)
{
    releaseWideRegisters();
    const std::variant<BoardFace, Divide> before = m_sides;
    m_sides = Divide::of(frame.view(), shownAnswer(frame.board));
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
    const Classifier answer = shownAnswer(frame.board);
    const std::vector<std::uint32_t> near = m_places.near(divide, distance);
    for (std::size_t k = 0; k < near.size(); ++k) {
        // They lie far apart in memory: the next ones are asked for early.
        __builtin_prefetch(&marks.marks[near[std::min(k + early, near.size() - 1)]]);
        const std::uint32_t i = near[k];
        // On the boundary a point is wrong on either side, so there its exact score decides.
        const Mark &mark = marks.marks[i];
        const double level = sign(mark.label) * divide.level(mark.at.x, mark.at.y);
        const bool isWrong = std::abs(level) > 1 ? level < 0 : score(reflected, answer, m_indices[i]) <= 0;
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
