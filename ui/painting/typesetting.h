#pragma once

#include <QFont>
#include <QPainterPath>
#include <QStaticText>
#include <QString>

namespace halfplane {

/// Makes the fonts that come with the program known to Qt: where no font is installed all words are set in
/// them. What asks for pictureFont() need not call it.
void loadFonts();

/// The font of all words in pictures, in pixels: set as core measures it, without kerning and ligatures.
QFont pictureFont(double size, bool isBold);

/// The glyphs of words for the screen.
struct Type
{
    QFont font;
    double ascent = 0;
    QStaticText glyphs;
    QPainterPath outline; ///< for a halo; empty for words that have none
};

/// Setting words takes far longer than drawing them, and most words stay from one frame to the next: the
/// latest are kept. Valid until the next call.
const Type &setInType(const QString &text, double size, bool isBold, bool hasHalo = false);

} // namespace halfplane
