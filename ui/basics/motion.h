#pragma once

namespace halfplane {

/// Whether the user has told the desktop to do without animations: GNOME and others in GTK's settings, KDE in
/// its own.
bool desktopReducesMotion();

/// How far on its way a thing is that slows down as it arrives.
double easedOut(double share);

} // namespace halfplane
