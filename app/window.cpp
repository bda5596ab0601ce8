#include "app/window.h"

#include "app/commands.h"
#include "app/data_source.h"
#include "app/ending.h"
#include "core/text.h"
#include "core/utf8.h"
#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/keys.h"
#include "ui/main_window.h"
#include "ui/painting/theme.h"
#include "ui/painting/typesetting.h"
#include "ui/settings/preferences.h"
#include "ui/windows.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString figureNote(const QString &name, std::uint64_t step)
{
    return tr("This is the document that the figure %1 carries, at step %2.").arg(name, countText(step));
}

QString toldTroubles(const std::vector<Failure> &troubles)
{
    constexpr qsizetype most = 3;
    QStringList words;
    for (const Failure &trouble : troubles)
        words << toText(told(trouble));
    const qsizetype rest = words.size() - most;
    return words.mid(0, most).join(u' ') + (rest > 0 ? tr(" And %1 more.").arg(rest) : QString());
}

/// Only a file of ours can be written again, and a figure stays the picture that it is; a points file, which
/// has no title, is called by its name.
OpenedDocument openedFrom(const Source &source)
{
    const QFileInfo file(toText(source.name));
    const bool isFile = file.isFile() && validUtf8(source.name) == source.name;
    OpenedDocument opened{source.document, isFile ? file.fileName() : toText(source.name),
                          source.lesson ? toldTroubles(source.troubles) : toText(source.note)};
    if (source.kind == SourceKind::Figure)
        opened.note = figureNote(opened.name, source.document.step);
    else if (isFile && !source.lesson)
        opened.path = file.absoluteFilePath();
    if (source.lesson) {
        opened.lesson = source.lesson;
        opened.lessonPath = isFile ? file.absoluteFilePath() : QString();
    }
    if (source.kind == SourceKind::Points) {
        opened.format = FileFormat::Points;
        opened.pointsText = source.pointsText;
        opened.content.title.clear();
    }
    return opened;
}

constexpr auto firstExample = "example:first";

/// Qt would end the program itself where it finds no display.
bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

void nameApplication()
{
    QCoreApplication::setApplicationName(u"Halfplane"_s);
    QGuiApplication::setApplicationDisplayName(u"Halfplane"_s);
    QCoreApplication::setOrganizationName(u"Halfplane"_s);
    QCoreApplication::setApplicationVersion(toText(HALFPLANE_VERSION));
    QGuiApplication::setDesktopFileName(u"halfplane"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
}

/// Where QSettings has it, without opening it.
QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/Halfplane/Halfplane.ini"_s;
}

QString journalFolder()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    return data.isEmpty() ? QString() : data + u"/unsaved"_s;
}

/// The first start shows a small example and one line about what one can do.
void beginWithExample(MainWindow &window, Preferences &preferences)
{
    window.open(toText(firstExample));
    if (preferences.isFirstStart())
        window.showHint();
}

/// What is wrong with DATA stands in the window, too.
std::optional<Failure> begin(MainWindow &window, Preferences &preferences, const std::string &data)
{
    if (data.empty()) {
        beginWithExample(window, preferences);
        return std::nullopt;
    }
    const auto trouble = data == "-" ? std::nullopt : troubleWithReading(toText(data));
    const auto source = trouble ? Result<Source>(*trouble) : open(data);
    if (!source) {
        window.tell(toText(source.failure()));
        return source.failure();
    }
    window.open(openedFrom(*source));
    return std::nullopt;
}

} // namespace

Result<OpenedDocument> openForWindow(const QString &data)
{
    const auto source = open(data.toStdString());
    if (!source)
        return source.failure();
    return openedFrom(*source);
}

std::optional<Failure> openWindow(const std::string &data)
{
    if (!hasDisplay()) {
        if (data.empty())
            return drawDefaultExample();
        return Failure{.message = "there is no display for a window; to run " + inQuotes(data)
                           + " without one: halfplane run " + data,
                       .about = Failure::Output};
    }
    nameApplication();
    int count = 1;
    std::string name = "halfplane";
    char *words[] = {name.data(), nullptr};
    const QApplication application(count, words);
    loadFonts();
    const Keys keys;
    Theme theme;
    Preferences preferences(theme, openSettings(settingsPath()));
    Windows windows(openForWindow, preferences);
    windows.setJournalFolder(journalFolder());
    beforeTheEnd([&windows] { windows.keepForNextTime(); });
    MainWindow &window = windows.add();
    // What a crash left is there before anything else, or beside what was asked for.
    std::optional<Failure> failure;
    if (!data.empty() || !windows.bringBack(&window))
        failure = begin(window, preferences, data);
    window.appear();
    if (!data.empty())
        windows.bringBack(nullptr);
    QApplication::exec();
    return failure;
}

} // namespace halfplane
