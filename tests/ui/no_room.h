#pragma once

#include <QtGlobal>

#include <csignal>
#include <sys/resource.h>

namespace halfplane::test {

/// While it lives no file can grow: as on a disk that is full.
class NoRoom
{
    Q_DISABLE_COPY_MOVE(NoRoom)

public:
    NoRoom()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_usual);
        rlimit none = m_usual;
        none.rlim_cur = 4;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NoRoom() { setrlimit(RLIMIT_FSIZE, &m_usual); }

private:
    rlimit m_usual{};
};

} // namespace halfplane::test
