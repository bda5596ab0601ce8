#pragma once

#include "core/cursor.h"
#include "core/picture/picture.h"
#include "core/picture/update_axis.h"
#include "core/study/study.h"

namespace halfplane {

/// Where the parts of the scrubber lie.
struct ScrubberLayout
{
    Size size;
    UpdateAxis axis; ///< one slot for every update that is recorded, and while the run goes on for more
    double top = 0; ///< of the highest bar
    double base = 0; ///< of all bars; the marks of sweeps hang below
    Box end; ///< where the end's mark stands

    bool isInEnd(Spot place) const { return place.x >= end.left; }
};

/// The run of a study, if there is one, with room for so many updates: another run beside it may be longer.
ScrubberLayout scrubberLayout(const Study *study, Size size, std::uint64_t least = 0);

/// The losses as bars, where sweeps begin, how the run ended: all that stays as the playhead moves.
Picture scrubberPicture(const Study *study, const ScrubberLayout &layout);

/// The update that is shown, how far its checks have come since, and the update under the pointer.
Picture scrubberPlayhead(const Study &study, const ScrubberLayout &layout, const Cursor &cursor,
                         std::optional<std::uint64_t> hovered);

} // namespace halfplane
