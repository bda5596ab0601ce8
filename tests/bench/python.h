#pragma once

#include <string>

namespace bench {

/// A Python that has NumPy; empty when there is none.
std::string python();

/// What a command prints.
std::string outputOf(const std::string &command);

} // namespace bench
