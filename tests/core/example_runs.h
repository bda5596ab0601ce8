#pragma once

#include "core/io/document.h"
#include "core/run.h"

#include <string_view>

/// The built-in documents and lessons and what their runs did, in the words of their captions: points count
/// from 1.
namespace example {

halfplane::Document document(std::string_view id);

/// The moments of the lessons, each of which is a document, too: "what-one-update-does#3" is the third. Its
/// text is in its notes.
std::vector<std::string> momentIds();

// A document with one thing changed.
halfplane::Document withNumber(halfplane::Document document, std::string_view parameter, double value);
halfplane::Document withRule(halfplane::Document document, const std::string &rule);
halfplane::Document withSeed(halfplane::Document document, std::uint64_t seed);
halfplane::Document withStart(halfplane::Document document, std::vector<double> start);
halfplane::Document inSpace(halfplane::Document document, halfplane::Space space);
halfplane::Document cappedAt(halfplane::Document document, std::uint64_t updates);
halfplane::Document withStandard(halfplane::Document document, double eta);

halfplane::Run run(const halfplane::Document &document);
std::uint64_t updates(const halfplane::Document &document);
halfplane::EndReason end(const halfplane::Run &run);
halfplane::Weights finalWeights(const halfplane::Run &run);

/// The 0-1 losses after 0, 1, 2, … updates.
std::vector<std::size_t> losses(const halfplane::Run &run);

/// The points of the updates in turn.
std::vector<std::size_t> updatedPoints(const halfplane::Run &run);

/// The points that are wrong after update k.
std::vector<std::size_t> mistakes(const halfplane::Run &run, std::uint64_t k);

/// How far point i (from 1) is on its wrong side of the boundary after update k; negative on the right side.
double depth(const halfplane::Run &run, std::uint64_t k, std::size_t i);

/// The points nearer to the boundary than `distance` after update k.
std::vector<std::size_t> pointsWithin(const halfplane::Run &run, std::uint64_t k, double distance);

/// Novikoff's (R/γ)² of some points.
double mistakeBound(const halfplane::ReflectedPoints &reflected);

bool isNear(double value, double expected);

} // namespace example
