#include "app/interruption.h"

#include <csignal>

namespace halfplane {

namespace {

volatile std::sig_atomic_t wasInterrupted = 0;

void note(int /*signal*/) { wasInterrupted = 1; }

} // namespace

Interruption::Interruption()
{
    wasInterrupted = 0;
    std::signal(SIGINT, note);
    std::signal(SIGTERM, note);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::hasCome() const { return wasInterrupted != 0; }

} // namespace halfplane
