#pragma once

#include <QFont>
#include <QStaticText>

namespace halfplane {

/// Words set in type: how much room they take, and their glyphs for the screen.
struct Type
{
    QFont font;
    double width = 0;
    double ascent = 0;
    double descent = 0;
    QStaticText glyphs;
};

/// Setting words takes far longer than drawing them, and most words stay from one frame to the next: the
/// latest are kept. Valid until the next call.
const Type &setInType(const QString &text, double size, bool isBold);

/// The font of all words in pictures, in pixels.
QFont pictureFont(double size, bool isBold = false);

} // namespace halfplane
