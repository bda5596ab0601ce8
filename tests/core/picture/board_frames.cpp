#include "board_frames.h"

#include "core/examples.h"
#include "core/study/job.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace halfplane::test {

namespace {

struct Numbers
{
    std::vector<double> &to;

    void add(Spot place) const
    {
        to.push_back(place.x);
        to.push_back(place.y);
    }
    void add(const Path &places) const
    {
        for (const Spot &place : places)
            add(place);
    }
    void add(const Box &rectangle) const
    {
        add(rectangle.topLeft());
        add(rectangle.bottomRight());
    }

    void operator()(const Part & /*part*/) const { }
    void operator()(const Clip &clip) const { add(clip.rectangle); }
    void operator()(const Area &area) const { add(area.outline); }
    void operator()(const Line &line) const { add(line.points); }
    void operator()(const Disc &disc) const
    {
        add(disc.centre);
        to.push_back(disc.radius);
    }
    void operator()(const ArcLine &arc) const
    {
        add(arc.centre);
        to.insert(to.end(), {arc.radius, arc.from, arc.to});
    }
    void operator()(const Arrow &arrow) const
    {
        add(arrow.from);
        add(arrow.to);
    }
    void operator()(const Marks &marks) const
    {
        for (const Mark &mark : marks.marks)
            add(mark.at);
    }
    void operator()(const Words &words) const { add(words.at); }
    void operator()(const HeatMap &map) const
    {
        add(map.where);
        to.insert(to.end(), map.values.begin(), map.values.end());
    }
};

} // namespace

Document exampleDocument(std::string_view id)
{
    const Example *example = findExample(id);
    if (example == nullptr)
        qFatal("no such example: %s", std::string(id).c_str());
    return *readDocument(example->text);
}

void addExamples()
{
    QTest::addColumn<QString>("id");
    for (const Example &example : examples())
        QTest::newRow(example.id.data()) << text(example.id);
}

Study surveyed(const Dataset &points, const Recipe &recipe)
{
    Job job(points, recipe);
    if (job.isPossible()) {
        job.train();
        job.survey();
        job.conclude();
    }
    return *job.study(Progress::Finished);
}

Study surveyed(const Document &document) { return surveyed(document.points, document.recipe()); }

Layers allLayers()
{
    Layers layers;
    for (const Layer *description : halfplane::layers())
        layers.set(*description, true);
    return layers;
}

View centredView(const Dataset &points, Size size)
{
    double most = 0;
    for (const Point &point : points)
        most = std::max({most, std::abs(point.x1), std::abs(point.x2)});
    const double width = 2.3 * (most > 0 ? most : 1) * size.width / std::min(size.width, size.height);
    return viewOf({.centerX1 = 0, .centerX2 = 0, .width = width}, size);
}

View fittedTo(const Study &study, Size size, double text)
{
    return fitted(VectorScale(study).with(study.points), size, text);
}

BoardFrame frameOf(const Study &study, const std::optional<Cursor> &cursor, Layers layers)
{
    return {.study = study,
            .moment = cursor && study.run ? std::optional(momentAt(*study.run, *cursor)) : std::nullopt,
            .view = centredView(study.points),
            .layers = layers,
            .sizes = {}};
}

BoardFrame frameOf(const Study &study, std::uint64_t update, Layers layers)
{
    return frameOf(study, Cursor{.update = update, .idleChecks = 0}, layers);
}

std::uint64_t lastUpdate(const Study &study) { return study.run->trace.updateCount(); }

Picture partOf(const Picture &picture, std::string_view id)
{
    Picture result{.size = picture.size, .instructions = {}};
    bool isInside = false;
    for (const Instruction &instruction : picture.instructions) {
        if (const Part *part = std::get_if<Part>(&instruction))
            isInside = part->id == id || part->id == std::string(id) + "-top";
        else if (isInside)
            result.add(instruction);
    }
    return result;
}

QStringList partsOf(const Picture &picture)
{
    QStringList result;
    for (const Part &part : all<Part>(picture))
        result << text(part.id);
    return result;
}

QStringList textsOf(const Picture &picture, std::string_view part)
{
    QStringList result;
    for (const Words &words : all<Words>(picture, part))
        result << text(words.text);
    return result;
}

double distanceFromLine(const BoardFrame &frame, const Weights &w, Spot at)
{
    const PlanePoint place = frame.view.toPlane(at);
    const double b = w.size() == 3 ? w[2] : 0;
    return (w[0] * place.x() + w[1] * place.y() + b) / std::hypot(w[0], w[1]);
}

std::vector<double> numbersIn(const Picture &picture)
{
    std::vector<double> result;
    for (const Instruction &instruction : picture.instructions)
        std::visit(Numbers{result}, instruction);
    return result;
}

} // namespace halfplane::test
