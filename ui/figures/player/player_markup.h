#pragma once

#include "core/io/document.h"
#include "ui/figures/player/player_frames.h"
#include "ui/figures/player/player_words.h"

#include <QHash>

#include <span>

namespace halfplane {

// Pieces of the player's page, in HTML: what is there without its script.

/// How the page calls what a phrase is, or a verdict: the classes of its elements.
QString markupClassOf(const Phrase &phrase);
QString markupClassOf(Verdict verdict);

QString sentenceMarkup(const std::vector<Phrases> &lines);
QString numbersMarkup(const PlayerWords &words, std::uint64_t step);
QString theoremsMarkup(const PlayerWords &words, std::uint64_t step);
QString factsMarkup(const PlayerWords &words);
QString formulaMarkup(const VariantDescriptor &variant);
QString captionMarkup(const Document &document);

/// What the parts are that some picture shows.
QString readingMarkup(const PlayerFrames &frames);

QString tableHeadMarkup(const PlayerWords &words);
QString tableRowMarkup(const PlayerWords &words, std::uint64_t step);

/// The page's template with every "{{name}}" replaced, once: what is put in is not looked at again.
QString filledTemplate(const QString &text, const QHash<QString, QString> &places);

} // namespace halfplane
