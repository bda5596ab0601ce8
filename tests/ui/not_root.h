#pragma once

#include <QtGlobal>

#include <unistd.h>

namespace halfplane::test {

/// While it lives the program is not root, who may write everywhere; the rest of the tests may be.
class NotRoot
{
    Q_DISABLE_COPY_MOVE(NotRoot)

public:
    NotRoot()
    {
        if (m_isRoot)
            m_isRoot = setresgid(somebody, somebody, 0) == 0 && setresuid(somebody, somebody, 0) == 0;
    }
    ~NotRoot()
    {
        if (m_isRoot && (setresuid(0, 0, 0) != 0 || setresgid(0, 0, 0) != 0))
            qFatal("root is gone for good");
    }

    static constexpr uid_t somebody = 65534;

private:
    bool m_isRoot = geteuid() == 0;
};

} // namespace halfplane::test
