#pragma once

#include "app/failures.h"

#include <optional>

namespace halfplane {

/// Shows the window, on DATA or, with an empty name, on what a first look should see, until it is closed.
/// What is wrong with DATA it says, and gives it back afterwards. Without a display and without DATA it draws
/// the default example to a file and says where.
std::optional<Failure> openWindow(const std::string &data);

} // namespace halfplane
