#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QByteArray>

namespace halfplane {

/// So many points take less than a blink as Qt draws them.
inline constexpr std::size_t fewMarks = 1000;

/// A page whose many points are still to come.
struct PageWithoutMarks
{
    Picture picture; ///< with a small area, a stand-in, instead of each instruction with many points
    std::vector<Marks> marks; ///< those, in turn
};

/// A unit of the picture has `scale` of the page's dots.
PageWithoutMarks withoutManyMarks(Picture picture, double scale);

/// Points as operators of PDF, in dots, y down: a tenth of the room and of the time that Qt takes. They
/// follow one another as they do in the picture.
QByteArray operatorsOf(const Marks &marks, double scale, const Palette &palette);

/// What a page draws with the points in place of the stand-ins; nothing when these are not all there.
std::optional<QByteArray> withMarks(const QByteArray &operators, const std::vector<QByteArray> &marks);

} // namespace halfplane
