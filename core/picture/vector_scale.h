#pragma once

#include "core/moment.h"
#include "core/picture/view.h"
#include "core/space.h"

namespace halfplane {

/// By which factor the arrows of w and of what is added to it are drawn longer or shorter than they are in
/// this step: 1 where they can be read as they are, otherwise a round number with which the longest is about
/// three quarters of the ring's radius. In `circle` there are no arrows, and it is 1.
double vectorFactor(const Moment &moment, Space space, const View &view);

} // namespace halfplane
