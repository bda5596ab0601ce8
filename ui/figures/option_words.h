#pragma once

#include "core/result.h"
#include "ui/figures/figure_options.h"

#include <QMap>
#include <QStringList>

#include <span>

namespace halfplane {

struct FigureKind;

// A figure's options in words, the same on the command line, in the settings and in "Copy command". Between
// the words and the options there is nothing else.

using FigureWords = QMap<QString, QString>; ///< option to value; an empty value for one that takes none

struct FigureOption
{
    QStringView name; ///< "width", without hyphens
    QStringView placeholder; ///< "120mm"; empty for one that takes no value
    QStringView meaning;
    std::optional<Failure> (*read)(FigureOptions &options, const QString &value);
    QString (*said)(const FigureOptions &options); ///< what reads as it is; of one without a value, any word
    bool (*matters)(const FigureKind &kind) = nullptr; ///< in such a file; nothing: in every one
    QStringList (*ids)() = nullptr; ///< of what it names, for %1 in the placeholder

    QString shownPlaceholder() const;
};
std::span<const FigureOption> figureOptions();

/// The options that words give, put over these; or what is wrong with them: "--dpi: …".
Result<FigureOptions> withWords(FigureOptions options, const FigureWords &words);

/// The words that give these options, but for those that are what they are without a word.
FigureWords wordsOf(const FigureOptions &options);

/// Whether an option can change anything in such a file.
bool matters(QStringView option, const FigureKind &kind);

/// Of the words that give these options, those that matter for their format: what a command line says.
FigureWords wordsThatMatter(const FigureOptions &options);

/// "--width 89mm --palette print", quoted for a shell where that is needed.
QString commandLineOf(const FigureWords &words);
QString quotedForShell(const QString &word);

/// As --layers knows them.
QStringList layerIds();

/// "120mm", "12 cm", "4.7in", "340pt", "1280px"; a number alone is none.
Result<Length> lengthFrom(const QString &text);

/// "7", "last", "all", "3-12", "0,2,10-12"; or what is wrong with it.
Result<StepChoice> stepsFrom(const QString &text);

/// "2", "2a"
QString textOf(const RunStep &step);

/// The text that reads as this; empty for the usual.
QString textOf(const StepChoice &steps);

} // namespace halfplane
