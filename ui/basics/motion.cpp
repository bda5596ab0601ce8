#include "ui/basics/motion.h"

#include <QSettings>
#include <QStandardPaths>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QVariant setting(const QString &file, const QString &key)
{
    const QString place = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return place.isEmpty() ? QVariant() : QSettings(place, QSettings::IniFormat).value(key);
}

} // namespace

bool desktopReducesMotion()
{
    for (const QString &file : {u"gtk-4.0/settings.ini"_s, u"gtk-3.0/settings.ini"_s}) {
        const QVariant animations = setting(file, u"Settings/gtk-enable-animations"_s);
        if (animations.isValid() && !animations.toBool())
            return true;
    }
    const QVariant factor = setting(u"kdeglobals"_s, u"KDE/AnimationDurationFactor"_s);
    return factor.isValid() && factor.toDouble() == 0;
}

double easedOut(double share) { return 1 - std::pow(1 - share, 3); }

} // namespace halfplane
