#pragma once

#include "ui/figures/figure_options.h"

#include <QMap>
#include <QStringList>

#include <span>
#include <variant>

namespace halfplane {

struct FigureKind;

// A figure's options in words, the same on the command line, in the settings and in "Copy command".

struct FigureOptionWords
{
    QStringView name; ///< "width", without hyphens
    QStringView placeholder; ///< "120mm"; empty for one that takes no value
    QStringView meaning;
};
std::span<const FigureOptionWords> figureOptionWords();

using FigureWords = QMap<QString, QString>; ///< option to value; an empty value for one that takes none

/// The options that words give, put over these; or what is wrong with them: "--dpi: …".
Result<FigureOptions> withWords(FigureOptions options, const FigureWords &words);

/// The words that give these options, but for those that are what they are without a word.
FigureWords wordsOf(const FigureOptions &options);

/// Whether an option can change anything in such a file.
bool matters(QStringView option, const FigureKind &kind);

/// Of the words that give these options, those that matter for their format: what a command line says.
FigureWords wordsThatMatter(const FigureOptions &options);

/// As --layers knows them.
QStringList layerIds();

/// "--width 89mm --palette print", quoted for a shell where that is needed.
QString commandLineOf(const FigureWords &words);
QString quotedForShell(const QString &word);

} // namespace halfplane
