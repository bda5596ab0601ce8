#pragma once

#include <QFont>
#include <QStaticText>
#include <QString>

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

/// While one lives, this thread sets the words of pictures in the figures' own font instead of the
/// application's: figures are the same on every computer.
class FigureFont
{
public:
    FigureFont();
    ~FigureFont();
    FigureFont(const FigureFont &) = delete;
    FigureFont &operator=(const FigureFont &) = delete;

    static QString family(); ///< what files call it

private:
    bool m_wasInUse;
};

/// The font of all words in pictures, in pixels.
QFont pictureFont(double size, bool isBold = false);

} // namespace halfplane
