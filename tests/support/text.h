#pragma once

#include "core/result.h"

#include <QString>

#include <string>
#include <string_view>

namespace halfplane::test {

inline QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// "line:column: message"
inline QString text(const Failure &failure)
{
    return text(std::to_string(failure.line) + ":" + std::to_string(failure.column) + ": " + failure.message);
}

} // namespace halfplane::test
