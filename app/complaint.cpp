#include "app/complaint.h"

namespace halfplane {

Complaint unreadable(const std::string &name, const Failure &failure)
{
    std::string place = name;
    if (failure.line > 0)
        place += ":" + std::to_string(failure.line);
    if (failure.line > 0 && failure.column > 0)
        place += ":" + std::to_string(failure.column);
    return {ExitCode::Unreadable, place + ": " + failure.message};
}

} // namespace halfplane
