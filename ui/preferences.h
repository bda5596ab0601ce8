#pragma once

namespace halfplane {

class Playback;
class Theme;

/// What the user prefers on this computer, kept from one start to the next: the appearance, and whether
/// steps glide. Never a part of a document.
class Preferences
{
public:
    /// Puts in force what was kept; where nothing was, what the desktop says.
    static void restore(Theme &theme, Playback &playback);
    static void keep(const Theme &theme, const Playback &playback);

    /// Whether this is the first start; asked once, it is not the first any more.
    static bool isFirstStart();
};

} // namespace halfplane
