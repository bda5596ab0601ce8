#pragma once

#include <string>
#include <vector>

namespace halfplane {

/// What a piece of a text speaks of, so that it can have the colour that it has on the board.
enum class Tone {
    Plain,
    Strong,
    Faint,
    Positive, ///< a point of class +1
    Negative,
    Update, ///< what is added to w
    Result, ///< the new w
    Good, ///< converged
    Warning, ///< never ends
};

/// How a piece of a text is set.
enum class Setting {
    Words, ///< lines end between them
    Unbroken, ///< no line ends within: a number, a vector, a relation
    Letter, ///< of a formula, in italics
    Below, ///< an index
    Above, ///< an exponent
};

struct Phrase
{
    std::string text;
    Tone tone = Tone::Plain;
    Setting setting = Setting::Words;

    bool operator==(const Phrase &) const = default;
};

/// A text as it is made, before it is known what it is written for: the window, a page, a terminal. Blanks
/// between phrases are theirs.
using Phrases = std::vector<Phrase>;

inline Phrase unbroken(std::string text, Tone tone = Tone::Plain)
{
    return {std::move(text), tone, Setting::Unbroken};
}
inline Phrase letter(std::string text) { return {std::move(text), Tone::Plain, Setting::Letter}; }
inline Phrase indexed(std::string text) { return {std::move(text), Tone::Plain, Setting::Below}; }
inline Phrase exponent(std::string text) { return {std::move(text), Tone::Plain, Setting::Above}; }

/// Whether it is written with letters of a formula, in italics: also an index such as "max".
bool isSlanted(const Phrase &phrase);

/// In plain Unicode: "|p₁ − p₂|ᵐ = 0.243²".
std::string plainText(const Phrases &phrases);

} // namespace halfplane
