#pragma once

#include "core/picture/view.h"

namespace halfplane {

/// By which factor the arrows of w, of what is added to it and of what it could become are drawn longer or
/// shorter than they are: 1 where the longest of a run fits and can be seen, otherwise a round
/// number. It follows from the whole run, so it stays the same from step to step.
double vectorFactor(double longest, const View &view);

} // namespace halfplane
