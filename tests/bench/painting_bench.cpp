#include "bench/clouds.h"
#include "bench/table.h"
#include "core/picture/board_caches.h"
#include "core/trainer.h"
#include "ui/board/point_images.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QGuiApplication>

#include <cstdio>
#include <string_view>

using namespace halfplane;
using namespace bench;

namespace {

constexpr QSize screenSize(1920, 1080);
constexpr std::size_t pointCount = 100'000;

Study noisyStudy(std::size_t count, const std::string &variant = "standard",
                 const Parameters &parameters = {})
{
    Recipe recipe;
    recipe.variant = variant;
    recipe.parameters = parameters;
    recipe.space = Space::Bias;
    recipe.caps.updates = 1000;
    Trainer trainer = *Trainer::of(noisyClouds(count, count), recipe);
    trainer.advance();
    Study study;
    study.points = trainer.run().problem->points;
    study.recipe = recipe;
    study.progress = Progress::Finished;
    study.run = std::make_shared<const Run>(trainer.run());
    return study;
}

/// A window and the screen that what it has painted is copied to: what takes a window system's time, too.
class Window
{
public:
    template <class Draw>
    void show(Draw draw)
    {
        QPainter painter(&m_window);
        draw(painter);
        painter.end();
        QPainter(&m_screen).drawImage(0, 0, m_window);
    }

private:
    QImage m_window{screenSize, QImage::Format_RGB32};
    QImage m_screen{screenSize, QImage::Format_RGB32};
};

/// The board as it is shown step by step.
class Board
{
public:
    explicit Board(const Study &study, Size size = {1920, 1080})
        : m_frame{.study = study,
                  .moment = {},
                  .view = fitted(VectorScale(study).with(study.points), size),
                  .layers = usualLayers(),
                  .sizes = {},
                  .caches = &m_caches}
    {
    }

    /// Steps forward, and at the end begins anew.
    void step()
    {
        const Trace &trace = m_frame.study.run->trace;
        m_update = m_update % trace.updateCount() + 1;
        m_frame.moment = momentAt(*m_frame.study.run, {m_update, 0});
    }

    void drawAll(QPainter &painter)
    {
        drawFaces(painter);
        paint(painter, overlayPicture(m_frame), lightPalette());
    }

    void drawFaces(QPainter &painter) { m_pointImages.paint(painter, m_frame, lightPalette()); }

    BoardFrame &frame() { return m_frame; }

private:
    BoardCaches m_caches;
    BoardFrame m_frame;
    PointImages m_pointImages;
    std::uint64_t m_update = 0;
};

/// The frame of a step, as fast as the same board without points and overlay is shown. The blank board is put
/// together along the boundary, too.
void measureSteps(Table &table, const Study &study, const Effort &effort)
{
    Window window;
    Board board(study);
    Board blank(study);
    blank.frame().layers = Layers{"grid", "tint"};
    const Side theirs{.work = [&] { window.show([&](QPainter &painter) { blank.drawFaces(painter); }); },
                      .prepare = [&] { blank.step(); }};

    const Side withAll{.work = [&] { window.show([&](QPainter &painter) { board.drawAll(painter); }); },
                       .prepare = [&] { board.step(); }};
    const Times all = compare(withAll, theirs, effort.repetitions);
    table.add({"a step, against a blank frame", study.points.size(), all, 1 / 1.5});
}

void drawEllipses(QPainter &painter, const Picture &points)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(lightPalette()[Hue::MarkEdge]);
    for (const Instruction &instruction : points.instructions) {
        const auto *marks = std::get_if<Marks>(&instruction);
        for (std::size_t i = 0; marks != nullptr && i < marks->marks.size(); ++i) {
            painter.setBrush(
                lightPalette()[marks->marks[i].label == Label::Positive ? Hue::Positive : Hue::Negative]);
            painter.drawEllipse(toQt(marks->marks[i].at), marks->size, marks->size);
        }
    }
}

/// The next step of five recipes, all of each of their boards; against an ellipse for each point and nothing
/// else.
void measureComparison(Table &table, const Effort &effort)
{
    constexpr std::size_t count = 1'000;
    std::vector<Study> studies{noisyStudy(count, "greedy")};
    for (const double rate : {0.5, 1.0, 2.0, 4.0})
        studies.push_back(noisyStudy(count, "standard", {{"eta", rate}}));
    std::vector<std::unique_ptr<Board>> boards;
    for (const Study &study : studies)
        boards.push_back(std::make_unique<Board>(study, Size{640, 540}));
    Window window;
    const auto showEach = [&](auto draw) {
        window.show([&](QPainter &painter) {
            for (std::size_t i = 0; i < boards.size(); ++i) {
                painter.save();
                painter.translate(640.0 * static_cast<double>(i % 3), 540.0 * static_cast<double>(i / 3));
                painter.setClipRect(0, 0, 640, 540);
                draw(painter, *boards[i]);
                painter.restore();
            }
        });
    };
    const auto step = [&] {
        for (const auto &board : boards)
            board->step();
    };
    const Side ours{
        .work = [&] { showEach([](QPainter &painter, Board &board) { board.drawAll(painter); }); },
        .prepare = step};
    const Side theirs{.work =
                          [&] {
                              showEach([](QPainter &painter, Board &board) {
                                  drawEllipses(painter, pointsPicture(board.frame(), BoardFace::Positive));
                              });
                          },
                      .prepare = step};
    table.add({"a step of five recipes, against drawEllipse", count,
               compare(ours, theirs, effort.repetitions), 1.0});
}

/// All points anew, as when the view changes; against an ellipse for each.
void measureRepaint(Table &table, const Study &study, const Effort &effort)
{
    Window window;
    Board board(study);
    board.step();
    const Picture points = pointsPicture(board.frame(), BoardFace::Positive);
    const auto drawAll = [&](QPainter &painter) { drawEllipses(painter, points); };
    const Side ours{
        .work = [&] { window.show([&](QPainter &painter) { paint(painter, points, lightPalette()); }); },
        .prepare = {}};
    const Side theirs{.work = [&] { window.show(drawAll); }, .prepare = {}};
    table.add({"all points, against drawEllipse", study.points.size(),
               compare(ours, theirs, effort.repetitions / 4), 10});
}

/// The heat map when the view changes; against a blank frame.
void measureHeatMap(Table &table, const Study &study, const Effort &effort)
{
    Window window;
    Study mapped = study;
    Landscape landscape;
    landscape.memberships = *Memberships::of(study.points, 2);
    mapped.landscape = std::make_shared<const Landscape>(landscape);
    Board board(mapped);
    board.frame().layers = Layers{"memberships"};
    Board blank(mapped);
    blank.frame().layers = Layers{};
    const auto pan = [](Board &moved) { moved.frame().view = moved.frame().view.pannedBy({1, 0}); };
    const Side ours{.work = [&] { window.show([&](QPainter &painter) { board.drawFaces(painter); }); },
                    .prepare = [&] { pan(board); }};
    const Side theirs{.work = [&] { window.show([&](QPainter &painter) { blank.drawFaces(painter); }); },
                      .prepare = [&] { pan(blank); }};
    table.add({"memberships, against a blank frame", study.points.size(),
               compare(ours, theirs, effort.repetitions), 1.0 / 10});
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const Effort effort = effortFrom(argc, argv, Effort{.repetitions = 12, .enough = 0.5});
    const Study study = noisyStudy(pointCount);
    Table table("Painting at 1920×1080", effort.enough);
    measureSteps(table, study, effort);
    measureComparison(table, effort);
    measureRepaint(table, study, effort);
    measureHeatMap(table, study, effort);
    table.print();
    return table.isMet() ? 0 : 1;
}
