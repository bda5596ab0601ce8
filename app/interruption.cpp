#include "app/interruption.h"

namespace halfplane {

namespace {

volatile std::sig_atomic_t signalThatCame = 0;

void note(int signal) { signalThatCame = signal; }

} // namespace

Interruption::Interruption()
{
    signalThatCame = 0;
    struct sigaction noting
    {
    };
    noting.sa_handler = note; // no SA_RESTART: who waits shall hear of it
    for (std::size_t i = 0; i < heard.size(); ++i) {
        sigaction(heard[i], &noting, &m_before[i]);
        if (m_before[i].sa_handler == SIG_IGN)
            sigaction(heard[i], &m_before[i],
                      nullptr); // whoever started it wants it to go on, as nohup does
    }
}

Interruption::~Interruption()
{
    for (std::size_t i = 0; i < heard.size(); ++i)
        sigaction(heard[i], &m_before[i], nullptr);
    if (hasCome())
        std::raise(signalThatCame);
}

bool Interruption::hasCome() { return signalThatCame != 0; }

} // namespace halfplane
