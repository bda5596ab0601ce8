#include "example_runs.h"

#include "core/examples.h"
#include "core/geometry/best_margin.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessons.h"
#include "core/mistakes.h"
#include "core/trainer.h"

#include <QtGlobal>

#include <cmath>
#include <map>

using namespace halfplane;

namespace example {

namespace {

Result<NamedPoints> namedExample(const std::string &name)
{
    return NamedPoints{.document = document(name.substr(std::string_view("example:").size()))};
}

const Lesson &lessonCalled(std::string_view id)
{
    static std::map<std::string, Lesson, std::less<>> read;
    const auto known = read.find(id);
    if (known != read.end())
        return known->second;
    const LessonReading reading = readLesson(findLesson(id)->text, {.open = namedExample, .panels = {}});
    for (const Failure &trouble : reading.troubles)
        qFatal("%s:%zu: %s", std::string(id).c_str(), trouble.line, trouble.message.c_str());
    return read.emplace(id, reading.lesson).first->second;
}

std::string wordsOf(const std::vector<Paragraph> &paragraphs)
{
    std::string words;
    for (const Paragraph &paragraph : paragraphs)
        words += plainText(paragraph.phrases) + "\n";
    return words;
}

Document momentCalled(std::string_view id, std::size_t number)
{
    const Lesson &lesson = lessonCalled(id);
    const LessonMoment &moment = lesson.moments.at(number - 1);
    Document document = moment.shown;
    document.title = moment.title;
    document.caption = number == 1 ? lesson.title + "\n" + wordsOf(lesson.introduction) : std::string();
    document.notes = wordsOf(moment.text);
    document.step = moment.steps.from ? moment.steps.from->update : updates(document);
    return document;
}

} // namespace

std::vector<std::string> momentIds()
{
    std::vector<std::string> ids;
    for (const BuiltInLesson &lesson : lessons()) {
        for (std::size_t number = 1; number <= lessonCalled(lesson.id).moments.size(); ++number)
            ids.push_back(std::string(lesson.id) + "#" + std::to_string(number));
    }
    return ids;
}

Document document(std::string_view id)
{
    if (const std::size_t sign = id.find('#'); sign != id.npos)
        return momentCalled(id.substr(0, sign), std::stoul(std::string(id.substr(sign + 1))));
    const Example *found = findExample(id);
    if (found == nullptr)
        qFatal("no such example: %s", std::string(id).c_str());
    const Result<Document> result = readDocument(found->text);
    if (!result)
        qFatal("%s: %s", found->id.data(), result.failure().message.c_str());
    return *result;
}

Document withNumber(Document document, std::string_view parameter, double value)
{
    document.recipe().parameters.insert_or_assign(std::string(parameter), value);
    return document;
}

Document withRule(Document document, const std::string &rule)
{
    document.recipe().parameters.insert_or_assign("rule", rule);
    return document;
}

Document withSeed(Document document, std::uint64_t seed)
{
    document.recipe().order = Order::Shuffled;
    document.recipe().seed = seed;
    return document;
}

Document withStart(Document document, std::vector<double> start)
{
    document.recipe().start = std::move(start);
    return document;
}

Document inSpace(Document document, Space space)
{
    document.recipe().space = space;
    return document;
}

Document cappedAt(Document document, std::uint64_t updates)
{
    document.recipe().caps.updates = updates;
    return document;
}

Document withStandard(Document document, double eta)
{
    document.recipe().variant = "standard";
    document.recipe().parameters = {{"eta", eta}};
    return document;
}

Run run(const Document &document)
{
    Result<Trainer> trainer = Trainer::of(document.points, document.recipe());
    if (!trainer)
        qFatal("%s", trainer.failure().message.c_str());
    trainer->advance();
    return trainer->run();
}

std::uint64_t updates(const Document &document) { return run(document).trace.updateCount(); }

EndReason end(const Run &run) { return run.trace.end()->reason; }

Weights finalWeights(const Run &run) { return run.trace.weights(run.trace.updateCount()); }

std::vector<std::size_t> losses(const Run &run)
{
    std::vector<std::size_t> result;
    for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k)
        result.push_back(loss(run.reflected(), run.trace.weights(k)));
    return result;
}

std::vector<std::size_t> updatedPoints(const Run &run)
{
    std::vector<std::size_t> result;
    for (const Update &update : run.trace.updates())
        result.push_back(update.point + 1);
    return result;
}

std::vector<std::size_t> mistakes(const Run &run, std::uint64_t k)
{
    const Weights w = run.trace.weights(k);
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < run.reflected().size(); ++i) {
        if (run.reflected().score(w, i) <= 0)
            result.push_back(i + 1);
    }
    return result;
}

double depth(const Run &run, std::uint64_t k, std::size_t i)
{
    const Weights w = run.trace.weights(k);
    return -run.reflected().score(w, i - 1) / spatialNorm(run.problem->space, w);
}

std::vector<std::size_t> pointsWithin(const Run &run, std::uint64_t k, double distance)
{
    std::vector<std::size_t> result;
    for (std::size_t i = 1; i <= run.reflected().size(); ++i) {
        if (std::abs(depth(run, k, i)) < distance)
            result.push_back(i);
    }
    return result;
}

double mistakeBound(const ReflectedPoints &reflected)
{
    double radius = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        radius = std::max(radius, norm(reflected[i]));
    return std::pow(radius / bestMargin(reflected).gamma, 2);
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= 1e-12 * std::abs(expected);
}

} // namespace example
