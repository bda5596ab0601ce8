#include "ui/painting/typesetting.h"

#include "core/picture/typography.h"
#include "ui/basics/text.h"

#include <QCache>
#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>

namespace halfplane {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int mostKept = 500; ///< more words than a board ever shows at once

struct GlyphsKey
{
    QString text;
    double size;
    bool isBold;
    bool hasHalo;

    bool operator==(const GlyphsKey &) const = default;
};

size_t qHash(const GlyphsKey &wish, size_t seed = 0)
{
    return qHashMulti(seed, wish.text, wish.size, wish.isBold, wish.hasHalo);
}

bool goesLeft(QChar character)
{
    return character.direction() == QChar::DirR || character.direction() == QChar::DirAL;
}

/// Scripts that are written from right to left cannot do without shaping; what is measured is then a little
/// more than what is seen.
Type set(const GlyphsKey &wish)
{
    Type type;
    type.font = pictureFont(wish.size, wish.isBold);
    if (std::ranges::any_of(wish.text, goesLeft))
        type.font.setStyleStrategy(QFont::PreferDefault);
    type.ascent = QFontMetricsF(type.font).ascent();
    type.glyphs.setTextFormat(Qt::PlainText);
    type.glyphs.setPerformanceHint(QStaticText::AggressiveCaching);
    type.glyphs.setText(wish.text);
    if (wish.hasHalo)
        type.outline.addText(0, 0, type.font, wish.text);
    return type;
}

bool loadResources()
{
    for (const QString &file : {u":/fonts/DejaVuSans.ttf"_s, u":/fonts/DejaVuSans-Bold.ttf"_s}) {
        [[maybe_unused]] const int font = QFontDatabase::addApplicationFont(file);
        Q_ASSERT(font >= 0);
    }
    return true;
}

} // namespace

void loadFonts() { [[maybe_unused]] static const bool isLoaded = loadResources(); }

QFont pictureFont(double size, bool isBold)
{
    loadFonts();
    QFont font(toText(fontFamily));
    font.setPixelSize(static_cast<int>(fontPixels(size)));
    font.setBold(isBold);
    font.setKerning(false);
    font.setStyleStrategy(QFont::PreferNoShaping);
    // Words are as wide at any scale of the screen.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    return font;
}

const Type &setInType(const QString &text, double size, bool isBold, bool hasHalo)
{
    thread_local QCache<GlyphsKey, Type> kept(mostKept);
    const GlyphsKey wish{text, size, isBold, hasHalo};
    if (const Type *type = kept.object(wish))
        return *type;
    auto *type = new Type(set(wish));
    kept.insert(wish, type);
    return *type;
}

} // namespace halfplane
