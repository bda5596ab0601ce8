#include "app/failures.h"

namespace halfplane {

Failure unreadable(const std::string &name, const Failure &failure)
{
    std::string place = name;
    if (failure.line > 0)
        place += ":" + std::to_string(failure.line);
    if (failure.line > 0 && failure.column > 0)
        place += ":" + std::to_string(failure.column);
    return {.message = place + ": " + failure.message};
}

Failure unwritable(const std::string &name, const std::string &why)
{
    return {.message = name + ": " + why, .about = Failure::Output};
}

} // namespace halfplane
