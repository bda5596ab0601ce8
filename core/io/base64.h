#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

std::string toBase64(std::string_view bytes);

/// Blanks and line ends between its letters are skipped. Nothing where it is not base64.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace halfplane
