#pragma once

#include "core/picture/charts.h"
#include "core/theorems/theorem.h"

namespace halfplane {

// What the charts of theorems share.

/// One of the curves that a theorem's proof draws, at the updates of the study's losses; no values where the
/// theorem draws it not.
Curve proofCurve(const Study &study, std::string_view theorem, std::size_t curve);

/// A sentence: the premise that is missing at the end of the run. Empty where none is.
std::string missingPremise(const Study &study, std::string_view theorem);

/// "the points are not separable" → "The points are not separable."
std::string asSentence(std::string reason);

/// The same at each of the study's updates.
std::vector<double> level(const Study &study, double value);

} // namespace halfplane
