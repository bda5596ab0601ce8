#pragma once

#include "ui/figures/formats.h"

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

    /// Work that tells it how far it has come hears whether to stop.
    ExportProgress progress() const;

private:
    mutable std::stop_source m_stop;
};

} // namespace halfplane
