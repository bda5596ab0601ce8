#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

bool isPng(std::string_view bytes);

/// The PNG, which must be whole, with an international text chunk (iTXt, not compressed) more.
std::string withTextChunk(std::string_view png, std::string_view keyword, std::string_view text);

/// The text of such a chunk; an inner nothing where there is none, an outer nothing where the file is cut off
/// or damaged before one is found.
std::optional<std::optional<std::string_view>> textChunk(std::string_view png, std::string_view keyword);

} // namespace halfplane
