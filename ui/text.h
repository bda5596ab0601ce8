#pragma once

#include "core/numbers.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace halfplane {

/// Core speaks UTF-8.
inline QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "8 967"
inline QString countText(std::uint64_t count) { return toText(readable(static_cast<double>(count), 15)); }

} // namespace halfplane
