#include "app/window.h"

#include "app/data_source.h"
#include "app/still.h"
#include "core/io/text.h"
#include "ui/field_keys.h"
#include "ui/main_window.h"
#include "ui/preferences.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QApplication>
#include <QSettings>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto firstExample = "example:first";

OpenedDocument documentOf(const Source &source)
{
    return {source.document, toText(source.name), toText(source.note)};
}

std::variant<OpenedDocument, QString> opened(const QString &data)
{
    const auto outcome = open(data.toStdString());
    if (const auto *complaint = complaintIn(outcome))
        return toText(complaint->text);
    return documentOf(std::get<Source>(outcome));
}

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

/// The first start shows a small example and one line about what one can do.
void beginWithExample(MainWindow &window)
{
    window.open(toText(firstExample));
    if (Preferences::isFirstStart())
        window.showHint();
}

/// What is wrong with DATA stands in the window, too.
std::optional<Complaint> begin(MainWindow &window, const std::string &data)
{
    if (data.empty()) {
        beginWithExample(window);
        return std::nullopt;
    }
    const auto outcome = open(data);
    const auto *complaint = complaintIn(outcome);
    if (complaint == nullptr) {
        window.open(documentOf(std::get<Source>(outcome)));
        return std::nullopt;
    }
    window.tell(toText(complaint->text));
    return *complaint;
}

} // namespace

std::optional<Complaint> openWindow(const std::string &data)
{
    if (!hasDisplay()) {
        if (data.empty())
            return drawDefaultExample();
        return Complaint{ExitCode::Unwritable,
                         "there is no display for a window; to run " + quoted(data)
                             + " without one: halfplane run " + data};
    }
    nameApplication();
    int count = 1;
    std::string name = "halfplane";
    char *words[] = {name.data(), nullptr};
    const QApplication application(count, words);
    const FieldKeys fieldKeys;
    Theme theme;
    MainWindow window(opened, theme);
    Preferences::restore(theme, window.playback());
    auto complaint = begin(window, data);
    window.appear();
    QApplication::exec();
    Preferences::keep(theme, window.playback());
    return complaint;
}

} // namespace halfplane
