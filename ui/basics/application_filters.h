#pragma once

class QObject;

namespace halfplane {

/// Who hears of every event in the application before the object that it is for; the first is asked first.
/// One that answers an event keeps it from those that follow.
enum class ApplicationFilter {
    WhatsThis, ///< tooltips as answers, in the mode of that name
    FileDrops, ///< wherever in a window
    StepEnds, ///< of what can be undone
    Keys, ///< whose they are
    SystemColours,
};

/// The only way to be one. Of several of a kind the youngest is asked first.
void installApplicationFilter(ApplicationFilter kind, QObject &filter);

} // namespace halfplane
