#pragma once

#include "core/data_names.h"
#include "core/numbers.h"
#include "core/phrase.h"
#include "core/result.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>

namespace halfplane {

/// Core speaks UTF-8.
inline QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A document's words or a file's name as a reader may see them: what would not show, or would turn the words
/// around, as what it is. In one line, or in theirs.
QString shownLine(const QString &words);
QString shownLine(const std::string &words);
QString shownText(const std::string &words);

/// Words of a document in a menu or on a button, where an ampersand would be a key.
QString inMenu(const std::string &words);

/// And in a tooltip, which would take them for markup.
QString inToolTip(const QString &words);

/// Lines may end within words that no line has room for.
QString breakable(const QString &text);

/// Lines do not end within numbers. The narrow blank between thousands would be any blank in rich text.
QString withWholeNumbers(QString text);

/// Lines end in it where they may: between words, and not within the rest.
QString toText(const Phrase &phrase);

/// For people: what is wrong, where to look, and how to go on.
QString toText(const Failure &failure);
inline Failure failureOf(const QString &message) { return {.message = message.toStdString()}; }

/// Of what was to be written.
inline Failure unwritten(const QString &why)
{
    return {.message = why.toStdString(), .about = Failure::Output};
}

/// In the language of the user: for words that no QObject says.
inline QString tr(const char *text) { return QCoreApplication::translate("halfplane", text); }

/// The shortest that reads back to the same number.
inline QString shortestText(double value) { return toText(shortest(value)); }

/// About `digits` significant digits, for people.
inline QString readableText(double value, int digits = 3) { return toText(readable(value, digits)); }

/// "8 967"
inline QString countText(std::uint64_t count) { return readableText(static_cast<double>(count), 15); }

/// A whole number from 0 on, with or without blanks between thousands.
inline std::optional<std::uint64_t> countFrom(QString text)
{
    text.remove(u' ').remove(u'\u202f').remove(u'\u00a0');
    bool isCount = false;
    const qulonglong value = text.toULongLong(&isCount);
    return isCount && !text.startsWith(u'+') ? std::optional<std::uint64_t>(value) : std::nullopt;
}

/// "png, svg or tex"; one at least.
inline QString alternatives(QStringList words)
{
    const QString last = words.takeLast();
    return words.isEmpty() ? last : words.join(QStringLiteral(", ")) + tr(" or ") + last;
}

/// "+1", "−1", or the class by its name: in a table.
QString classText(Label label, const DataNames &names = {});

/// The longer of both, as far as a column has room for it: a long name is cut rather than numbers.
QString widestClassText(const DataNames &names);

/// "w₁" for "w1"
inline QString subscript(QString text)
{
    for (QChar &character : text) {
        if (character.isDigit())
            character = QChar(static_cast<char16_t>(u'₀' + character.digitValue()));
    }
    return text;
}

} // namespace halfplane
