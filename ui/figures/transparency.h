#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// The same without paper: what was tinted lies on whatever will be behind it.
Picture withoutPaper(Picture picture);

} // namespace halfplane
