#pragma once

#include "core/result.h"

#include <QString>

#include <string>

namespace halfplane::test {

inline QString text(const std::string &utf8) { return QString::fromStdString(utf8); }

/// "line:column: message"
inline QString text(const Failure &failure)
{
    return text(std::to_string(failure.line) + ":" + std::to_string(failure.column) + ": " + failure.message);
}

} // namespace halfplane::test
