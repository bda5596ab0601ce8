#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"

#include <algorithm>

// What of a figure's words belongs on a command line, and how a shell is told.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

bool matters(QStringView option, const FigureKind &kind)
{
    const bool isFilm = kind.moves && kind.hasPixels;
    if (option == u"transparent")
        return kind.canBeTransparent;
    if (option == u"title")
        return kind.format != FigureFormat::Html;
    if (option == u"multiples")
        return !kind.moves;
    if (option == u"fragment")
        return kind.format == FigureFormat::Tex;
    if (option == u"duration" || option == u"tweens")
        return isFilm;
    return option != u"once" || kind.format == FigureFormat::Gif;
}

FigureWords wordsThatMatter(const FigureOptions &options)
{
    FigureWords words = wordsOf(options);
    const FigureKind &kind = kindOf(options.format);
    erase_if(words, [&](FigureWords::iterator word) { return !matters(word.key(), kind); });
    return words;
}

QString commandLineOf(const FigureWords &words)
{
    QStringList parts;
    for (const FigureOptionWords &option : figureOptionWords()) {
        const auto word = words.constFind(option.name.toString());
        if (word == words.constEnd())
            continue;
        parts << u"--%1"_s.arg(option.name);
        // A value that looks like an option must hang on to its own.
        if (word->startsWith(u"--"))
            parts.last() += u'=' + quotedForShell(*word);
        else if (!option.placeholder.isEmpty())
            parts << quotedForShell(*word);
    }
    return parts.join(u' ');
}

QString quotedForShell(const QString &word)
{
    const auto isPlain = [](QChar character) {
        return (character.unicode() < 128 && character.isLetterOrNumber())
            || u"._-+=:,/@%"_s.contains(character);
    };
    if (!word.isEmpty() && std::ranges::all_of(word, isPlain))
        return word;
    return u'\'' + QString(word).replace(u'\'', u"'\\''"_s) + u'\'';
}

} // namespace halfplane
