#pragma once

namespace halfplane {

/// A number as exact as a pixel is, and no more, where so many pixels are a unit: 3.48 instead of
/// 3.4821428571428572.
double toPixelAccuracy(double value, double scale);

} // namespace halfplane
