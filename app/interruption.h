#pragma once

#include "app/failures.h"

namespace halfplane {

/// While it lives, Ctrl+C in the terminal, or a polite end from elsewhere, asks work to stop instead of
/// ending the program where it stands: nothing half done is left behind. One at a time.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    bool hasCome() const;

    /// What a call says whose output is not written for it.
    static Failure failure(const std::string &output)
    {
        return unwritable(output, "stopped before it was finished; nothing was written");
    }
};

} // namespace halfplane
