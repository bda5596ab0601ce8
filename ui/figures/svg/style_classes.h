#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace halfplane {

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
