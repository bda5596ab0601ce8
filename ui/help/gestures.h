#pragma once

#include "ui/help/key_guide.h"

namespace halfplane {

/// What one does with mouse, wheel, finger, pen and crosshair: no action knows of it.
KeyGuide allGestures();

} // namespace halfplane
