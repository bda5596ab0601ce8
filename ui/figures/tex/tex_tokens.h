#pragma once

#include <QStringView>

#include <cstdint>
#include <string>
#include <vector>

namespace halfplane {

/// What a piece of a line does where it is next to mathematics.
enum class TexRole : std::uint8_t {
    Word, ///< ends it
    Blank,
    Number,
    Symbol, ///< is mathematics by itself
    Operator, ///< may join what is on both sides of it
    Opening,
    Closing,
};

/// A piece of a line.
struct TexToken
{
    TexRole role = TexRole::Word;
    std::string tex; ///< within mathematics, or as a word
    bool isMathematics = false; ///< cannot be set as words
    bool hasRaised = false; ///< stands at it already, and must not twice
    bool hasLowered = false;
};

/// The pieces of a line of plain text, in turn.
std::vector<TexToken> texTokens(QStringView text);

} // namespace halfplane
