#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace halfplane {

/// A whole number from 0 on, with or without blanks between thousands.
inline std::optional<std::uint64_t> countFrom(QString text)
{
    text.remove(u' ').remove(u'\u202f').remove(u'\u00a0');
    bool isCount = false;
    const qulonglong value = text.toULongLong(&isCount);
    return isCount && !text.startsWith(u'+') ? std::optional<std::uint64_t>(value) : std::nullopt;
}

} // namespace halfplane
