#pragma once

namespace halfplane {

/// Whether the user has told the desktop to do without animations: GNOME and others in GTK's settings, KDE in
/// its own.
bool desktopReducesMotion();

} // namespace halfplane
