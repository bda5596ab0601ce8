#pragma once

#include "ui/figures/figure_options.h"
#include "ui/painting/palette.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace halfplane {

/// The colours of a page as custom properties, so that the same drawing serves light, dark and paper.
class PlayerColours
{
public:
    explicit PlayerColours(FigurePalette palette)
        : m_palette(palette)
    {
    }

    /// "var(--boundary)"; how opaque it is, the element says that uses it.
    QString nameOf(const Colour &colour);

    /// Rules that give every colour named so far, and all hues, their values. A light page follows its
    /// reader; on paper nothing is dark.
    QString rules() const;

    /// Whether the reader can choose between light and dark.
    bool canSwitch() const { return m_palette == FigurePalette::Light; }

    struct Variant
    {
        QString name; ///< elements of the class "on-" and that are seen only with this palette
        const Palette &palette;
    };
    std::vector<Variant> variants() const;

private:
    QString valuesOf(const Variant &variant) const;

    FigurePalette m_palette;
    std::vector<Colour> m_mixed; ///< of two hues each, opaque
};

/// Makes SVG elements short for a page: how they look goes into rules for the whole page, which takes a third
/// of the room.
class StyleClasses
{
public:
    /// The element with a class in place of all attributes that only say how it looks, with as few quotes as
    /// HTML needs, none of which a script must escape. Its text stays.
    QString shortened(const QString &element);

    /// The rules that give the classes so far their meaning, a line each.
    QString rules() const;

private:
    QString shortenedTag(const QString &name, const QString &attributes);
    QString classFor(const QString &declarations);

    QStringList m_declarations;
    QHash<QString, QString> m_classes;
};

} // namespace halfplane
