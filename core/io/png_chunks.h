#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace halfplane {

bool isPng(std::string_view bytes);

/// A number as PNG has it: four bytes, the greatest first.
std::string pngNumber(std::uint32_t number);

/// A chunk with its length and its sum.
std::string pngChunk(std::string_view type, std::string_view content);

/// An international text chunk (iTXt), not compressed, in no language in particular.
std::string pngText(std::string_view keyword, std::string_view text);

/// The PNG, which must be whole, with such a text chunk more.
std::string withTextChunk(std::string_view png, std::string_view keyword, std::string_view text);

/// The text of such a chunk; an inner nothing where there is none, an outer nothing where the file is cut off
/// or damaged before one is found.
std::optional<std::optional<std::string_view>> textChunk(std::string_view png, std::string_view keyword);

} // namespace halfplane
