#pragma once

#include <QApplication>
#include <QTest>
#include <QTimer>
#include <QWidget>

namespace halfplane::test {

// What sessions at random have in common.

// Sanitized they take ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

/// A row for each session, with its seed; more of them for who wants to know.
inline void addSeeds()
{
    constexpr int usual = 3;
    const int wanted = qEnvironmentVariableIntValue("HALFPLANE_MONKEY_SESSIONS");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= (wanted > 0 ? wanted : usual); ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// Closes those that a session opened and that wait for an answer.
class ClosedDialogs
{
public:
    ClosedDialogs()
    {
        m_often.callOnTimeout([] {
            if (QWidget *dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        m_often.start(std::chrono::milliseconds(5));
    }

private:
    QTimer m_often;
};

} // namespace halfplane::test
