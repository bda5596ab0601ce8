#pragma once

namespace halfplane {

/// A number as exact as a pixel is, and no more, where so many pixels are a unit: 3.48 instead of
/// 3.4821428571428572.
double toPixelAccuracy(double value, double scale);

/// The unit of that, a power of ten: the least by which something moves.
double pixelStep(double scale);

/// A whole multiple of it, written without a rest: 3 · 0.1 is 0.3.
double pixelSteps(int count, double scale);

} // namespace halfplane
