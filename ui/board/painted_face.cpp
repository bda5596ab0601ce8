#include "ui/board/painted_face.h"

#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

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

} // namespace

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
    const bool hasMemberships = board.layers.has(membershipsLayer);
    const GroundKey key(board.view, ratio, keyOf(board.sizes), palette, board.layers & groundLayers(),
                        hasMemberships ? board.study.landscape : nullptr);
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

} // namespace halfplane
