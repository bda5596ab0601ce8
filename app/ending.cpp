#include "app/ending.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace halfplane {

namespace {

int wakeUp[2]{-1, -1};

constexpr unsigned patience = 5; ///< seconds, for a program that is busy

/// Hardly anything may be done in here. Who does not hear it, or not the first time, is ended all the same.
void onSignal(int number)
{
    std::signal(number, SIG_DFL);
    alarm(patience);
    const char byte = 0;
    [[maybe_unused]] const auto written = write(wakeUp[0], &byte, 1);
}

} // namespace

void beforeTheEnd(std::function<void()> last)
{
    QObject::connect(qGuiApp, &QGuiApplication::commitDataRequest, qGuiApp, last);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wakeUp) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeUp[1], QSocketNotifier::Read, qGuiApp);
    QObject::connect(notifier, &QSocketNotifier::activated, qGuiApp, [last, notifier] {
        notifier->setEnabled(false);
        last();
        QCoreApplication::exit();
    });
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        if (std::signal(number, onSignal) == SIG_IGN)
            std::signal(number, SIG_IGN); // whoever started it wants it to go on, as nohup does
    }
}

} // namespace halfplane
