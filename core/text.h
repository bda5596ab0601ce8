#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

std::string_view withoutByteOrderMark(std::string_view text);

/// The line that begins there, without its end, and that end: CR, LF or both, or nothing where the text ends
/// first.
std::string_view lineAt(std::string_view text, std::size_t start);
std::string_view lineEndAt(std::string_view text, std::size_t end);

/// The words between any of these characters; none of them is empty.
std::vector<std::string> splitAt(std::string_view text, std::string_view between);

/// The failure at a place in a text. Lines end with LF, CR LF or CR; the text has no byte order mark.
Failure failureAt(std::string_view text, std::size_t offset, std::string message);

/// Text from outside as a terminal may show it: UTF-8 whatever the bytes are, and with escapes for what would
/// not show or would disturb a terminal.
std::string visible(std::string_view text);

/// The same for a message: at most 40 characters. `inQuotes` puts it in double quotes.
std::string harmless(std::string_view text);
std::string inQuotes(std::string_view text);

/// A failure where the text is UTF-16, which every reader should call by its name.
std::optional<Failure> utf16Trouble(std::string_view text);

} // namespace halfplane
