#include "app/ending.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace halfplane {

namespace {

int wakeUp[2]{-1, -1};

/// Hardly anything may be done in here.
void onSignal(int)
{
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
    for (const int number : {SIGTERM, SIGHUP, SIGINT})
        std::signal(number, onSignal);
}

} // namespace halfplane
