#include "ui/preferences.h"

#include "ui/motion.h"
#include "ui/playback.h"
#include "ui/theme.h"

#include <QSettings>

#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto appearanceKey = "appearance"_L1;
constexpr auto motionKey = "reducedMotion"_L1;
constexpr auto startedKey = "hasBeenStarted"_L1;

constexpr std::array appearances{std::pair("system"_L1, Appearance::System),
                                 std::pair("light"_L1, Appearance::Light),
                                 std::pair("dark"_L1, Appearance::Dark)};

} // namespace

void Preferences::restore(Theme &theme, Playback &playback)
{
    const QSettings settings;
    const QString kept = settings.value(appearanceKey).toString();
    for (const auto &[name, appearance] : appearances) {
        if (kept == name)
            theme.setAppearance(appearance);
    }
    const QVariant isReduced = settings.value(motionKey);
    playback.setReducedMotion(isReduced.isValid() ? isReduced.toBool() : desktopReducesMotion());
}

/// What is as the desktop says is not kept, so that it goes on following the desktop.
void Preferences::keep(const Theme &theme, const Playback &playback)
{
    QSettings settings;
    for (const auto &[name, appearance] : appearances) {
        if (theme.appearance() == appearance)
            settings.setValue(appearanceKey, QString(name));
    }
    if (playback.hasReducedMotion() == desktopReducesMotion())
        settings.remove(motionKey);
    else
        settings.setValue(motionKey, playback.hasReducedMotion());
}

bool Preferences::isFirstStart()
{
    QSettings settings;
    const bool isFirst = !settings.value(startedKey).toBool();
    if (isFirst)
        settings.setValue(startedKey, true);
    return isFirst;
}

} // namespace halfplane
