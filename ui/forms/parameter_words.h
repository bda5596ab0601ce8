#pragma once

#include "core/variants/descriptor.h"

#include <QString>

namespace halfplane {

// What a form says about a parameter.

/// What a parameter means and which values it may have, and how to change it.
QString tooltipOf(const ParameterDescriptor &parameter, const QString &handling);

/// "η: learning rate: how much of a point is added to w"
QString accessibleNameOf(const ParameterDescriptor &parameter);

/// The values it may have, in short, for a field that is empty: "0 ≤ δ < 0.5".
QString expected(const ParameterDescriptor &parameter);

/// A number as it is read here, of one that may have been typed with a decimal comma.
QString withDecimalPoint(const QString &typed);

/// What is wrong with a text as its value; empty when nothing is.
QString troubleWith(const ParameterDescriptor &parameter, const QString &text);

/// A number some steps up or down: each about a twentieth of it, to a number with few digits, never out of
/// the range. Where 0 is in the range it is reached.
double stepped(double value, int steps, const Range &range);

/// The nearest number of the range that is a whole count of steps of 1, 2 or 5 times a power of ten, about as
/// large as asked for.
double withFewDigits(double value, double step, const Range &range);

} // namespace halfplane
