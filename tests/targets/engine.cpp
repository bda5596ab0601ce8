// core as a module that a page, or node, calls: the text of a document, or of a points file, becomes the
// trace of its run. Whoever calls writes the text to room(size), calls run() and finds at answer() the trace
// or, where run() was false, the words why there is none.
#include "core/io/document.h"
#include "core/io/points_file.h"
#include "core/io/trace_csv.h"
#include "core/study/loss_curve.h"
#include "core/trainer.h"

#include <boost/throw_exception.hpp>
#include <cstdint>

namespace halfplane::engine {

namespace {

std::string given;
std::string answered;

/// A document is an object in braces, with which no points file begins.
Result<Document> documentIn(std::string_view bytes)
{
    if (bytes.starts_with('{'))
        return readDocument(bytes);
    auto file = readPoints(bytes);
    if (!file)
        return file.failure();
    Document document;
    document.points = std::move(file->points);
    return document;
}

Result<std::string> traceOf(std::string_view bytes)
{
    const auto document = documentIn(bytes);
    if (!document)
        return document.failure();
    auto trainer = Trainer::of(document->points, document->recipe());
    if (!trainer)
        return trainer.failure();
    trainer->advance();
    return writeTrace(trainer->run(), lossSeries(trainer->run()));
}

} // namespace

extern "C" {

[[clang::export_name("room")]] char *room(std::size_t size)
{
    given.resize(size);
    return given.data();
}

[[clang::export_name("run")]] bool run()
{
    const auto trace = traceOf(given);
    answered = trace ? *trace : trace.failure().message;
    return static_cast<bool>(trace);
}

[[clang::export_name("answer")]] const char *answer() { return answered.data(); }
[[clang::export_name("answerSize")]] std::size_t answerSize() { return answered.size(); }

// Debian's libraries for this target call these and do not have them.
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}

} // namespace halfplane::engine

// What Boost calls where nothing can be thrown: it is a broken promise of our own.
namespace boost {

void throw_exception(const std::exception & /*trouble*/) { __builtin_trap(); }

void throw_exception(const std::exception & /*trouble*/, const source_location & /*place*/)
{
    __builtin_trap();
}

} // namespace boost
