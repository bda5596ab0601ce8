#include "ui/picture/type.h"

#include <QCache>
#include <QFontMetricsF>
#include <QGuiApplication>

namespace halfplane {

namespace {

using namespace Qt::Literals::StringLiterals;

thread_local bool isFigureFontInUse = false;

QFont basicFont() { return isFigureFontInUse ? QFont(FigureFont::family()) : QGuiApplication::font(); }

constexpr int mostKept = 500; ///< more words than a board ever shows at once

struct Wish
{
    QString text;
    double size;
    bool isBold;

    bool operator==(const Wish &) const = default;
};

size_t qHash(const Wish &wish, size_t seed = 0)
{
    return qHashMulti(seed, wish.text, wish.size, wish.isBold);
}

Type set(const Wish &wish)
{
    Type type;
    type.font = pictureFont(wish.size, wish.isBold);
    const QFontMetricsF metrics(type.font);
    type.width = metrics.horizontalAdvance(wish.text);
    type.ascent = metrics.ascent();
    type.descent = metrics.descent();
    type.glyphs.setTextFormat(Qt::PlainText);
    type.glyphs.setPerformanceHint(QStaticText::AggressiveCaching);
    type.glyphs.setText(wish.text);
    return type;
}

/// What one thread has set lately, in one font.
struct Case
{
    QCache<Wish, Type> types{mostKept};
    QFont font;
};

} // namespace

FigureFont::FigureFont()
    : m_wasInUse(std::exchange(isFigureFontInUse, true))
{
}

FigureFont::~FigureFont() { isFigureFontInUse = m_wasInUse; }

QString FigureFont::family() { return u"DejaVu Sans"_s; }

const Type &setInType(const QString &text, double size, bool isBold)
{
    thread_local Case kept;
    if (const QFont font = basicFont(); kept.font != font) {
        kept.types.clear();
        kept.font = font;
    }
    const Wish wish{text, size, isBold};
    if (const Type *type = kept.types.object(wish))
        return *type;
    auto *type = new Type(set(wish));
    kept.types.insert(wish, type);
    return *type;
}

QFont pictureFont(double size, bool isBold)
{
    QFont font = basicFont();
    font.setPixelSize(std::max(1, qRound(size)));
    font.setBold(isBold);
    // Words are as wide at any scale of the screen.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    return font;
}

} // namespace halfplane
