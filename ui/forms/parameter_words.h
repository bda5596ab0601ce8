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

} // namespace halfplane
