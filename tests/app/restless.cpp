#include "app/ending.h"
#include "app/window.h"
#include "ui/documents/filing.h"
#include "ui/editing/open_document.h"
#include "ui/main_window.h"
#include "ui/painting/theme.h"
#include "ui/settings/preferences.h"
#include "ui/shown/showing.h"
#include "ui/windows.h"

#include <QApplication>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <random>

using namespace halfplane;

namespace {

using Clock = std::chrono::steady_clock;

long long now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

/// What is in the document: the number of the last edit is the first coordinate of its first point.
void tell(const char *what, const OpenDocument &document)
{
    const Dataset &points = document.points();
    std::printf("%lld %s %.0f %zu\n", now(), what, points.empty() ? -1 : points.front().x1, points.size());
    std::fflush(stdout);
}

} // namespace

// Somebody who edits and saves without a pause, told line by line, until the program is killed.
//
//   restless edit FOLDER SEED    edits FOLDER/points.csv
//   restless look FOLDER         tells what is there at the next start
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const QString file = folder + QStringLiteral("/points.csv");
    Theme theme;
    Preferences preferences(theme);
    Windows windows(openForWindow, preferences);
    windows.setJournalFolder(folder + QStringLiteral("/unsaved"));
    MainWindow &window = windows.add();
    OpenDocument &document = window.showing().document();
    if (std::string_view(argv[1]) == "look") {
        if (!windows.bringBack(&window))
            window.open(file);
        tell("found", document);
        windows.keepForNextTime();
        return 0;
    }
    beforeTheEnd([&windows] { windows.keepForNextTime(); });
    window.open(file);
    window.show();
    std::mt19937 random(static_cast<unsigned>(std::atoi(argv[3])));
    double edit = document.points().front().x1;
    QTimer hands;
    QObject::connect(&hands, &QTimer::timeout, &hands, [&] {
        if (random() % 16 == 0) {
            if (window.filing().save())
                tell("saved", document);
        } else {
            Dataset points = document.points();
            points.front().x1 = ++edit;
            points.push_back({edit, 1, random() % 2 == 0 ? Label::Positive : Label::Negative});
            document.replacePoints(points, QStringLiteral("edit"));
            tell("edited", document);
        }
        hands.start(static_cast<int>(random() % 120));
    });
    hands.start(0);
    return QApplication::exec();
}
