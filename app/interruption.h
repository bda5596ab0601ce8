#pragma once

#include <array>
#include <csignal>

namespace halfplane {

/// While it lives, Ctrl+C in the terminal, or a polite end from elsewhere, ends the program when this does
/// instead of where it stands: nothing half done is left behind. Whoever is declared after it has cleared up
/// by then. What waits for somebody, such as a pipe for its reader, fails at the signal. Elsewhere the signal
/// ends the program at once. One at a time.
class Interruption
{
public:
    Interruption();
    ~Interruption(); ///< ends the program by the signal, if one has come
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    static bool hasCome();

private:
    static constexpr std::array heard{SIGINT, SIGTERM, SIGHUP};

    std::array<struct sigaction, heard.size()> m_before{};
};

} // namespace halfplane
