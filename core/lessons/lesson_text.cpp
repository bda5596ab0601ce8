#include "core/lessons/lesson.h"
#include "core/utf8.h"
#include "core/words/theorem_page.h"

#include <algorithm>
#include <array>
#include <utility>

namespace halfplane {

namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

/// What a keyboard has, and what stands in a formula. Longer ones first where one begins like another.
constexpr auto spellings = std::to_array<Spelling>({
    {"<=", "≤"},      {">=", "≥"},     {"<-", "←"},    {"<", "⟨"},     {">", "⟩"},
    {"||", "‖"},      {"!=", "≠"},     {"-", "−"},     {"\\lt", "<"},  {"\\gt", ">"},
    {"epsilon", "ε"}, {"lambda", "λ"}, {"theta", "θ"}, {"delta", "δ"}, {"gamma", "γ"},
    {"eta", "η"},     {"phi", "φ"},    {"psi", "ψ"},   {"rho", "ρ"},   {"pi", "π"},
    {"sqrt", "√"},    {"sum", "Σ"},    {"1/2", "½"},   {"1/4", "¼"},   {"3/4", "¾"},
});

bool isWordCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// A name such as "eta" stands for itself alone: not within "beta", nor "pi" within "pick".
bool standsAlone(std::string_view text, std::size_t at, std::string_view name)
{
    if (!isWordCharacter(name.front()))
        return true;
    const bool isBegun = at > 0 && isWordCharacter(text[at - 1]);
    const bool goesOn = at + name.size() < text.size() && isWordCharacter(text[at + name.size()]);
    return !isBegun && !goesOn;
}

/// "1/2" is no half within "21/25".
bool isWholeFraction(std::string_view text, std::size_t at, std::string_view fraction)
{
    const auto isDigit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    return fraction.find('/') == fraction.npos
        || (!(at > 0 && isDigit(at - 1)) && !isDigit(at + fraction.size()));
}

std::string inSigns(std::string_view formula)
{
    std::string text;
    for (std::size_t at = 0; at < formula.size();) {
        const auto spelling = std::ranges::find_if(spellings, [&](const Spelling &each) {
            return formula.substr(at).starts_with(each.first) && standsAlone(formula, at, each.first)
                && isWholeFraction(formula, at, each.first);
        });
        text += spelling == spellings.end() ? formula.substr(at, 1) : spelling->second;
        at += spelling == spellings.end() ? 1 : spelling->first.size();
    }
    return text;
}

/// What is raised or lowered: what stands in braces, a sign such as η, or as many digits and letters as there
/// are.
std::string_view moved(std::string_view text)
{
    const bool isSign = !text.empty() && static_cast<unsigned char>(text.front()) >= 0x80;
    if (isSign)
        return text.substr(0, codePointAt(text, 0).length);
    if (text.starts_with("{"))
        return text.substr(0, std::min(text.find('}'), text.size() - 1) + 1);
    const auto end =
        std::ranges::find_if(text, [](char c) { return !isWordCharacter(c) && !(c >= '0' && c <= '9'); });
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// "||x||^2 w_3"
Phrases formula(std::string_view words)
{
    const std::string signs = inSigns(words);
    std::string_view rest = signs;
    Phrases phrases;
    while (!rest.empty()) {
        const std::size_t place = std::min(rest.find_first_of("^_"), rest.size());
        std::ranges::move(formulaPhrases(rest.substr(0, place)), std::back_inserter(phrases));
        rest.remove_prefix(place);
        if (rest.empty())
            break;
        const bool isAbove = rest.front() == '^';
        const std::string_view piece = moved(rest.substr(1));
        rest.remove_prefix(1 + piece.size());
        std::string said(piece);
        std::erase_if(said, [](char c) { return c == '{' || c == '}'; });
        if (!said.empty())
            phrases.push_back(isAbove ? exponent(std::move(said)) : indexed(std::move(said)));
    }
    for (Phrase &phrase : phrases) {
        if (phrase.setting == Setting::Words)
            phrase.setting = Setting::Unbroken;
    }
    return phrases;
}

/// How a piece within words begins and ends, and what becomes of it.
struct Markup
{
    std::string_view sign;
    Phrases (*set)(std::string_view words);
};

constexpr auto markups = std::to_array<Markup>({
    {"**",
     [](std::string_view words) {
         return Phrases{{std::string(words), Tone::Strong}};
     }},
    {"*", [](std::string_view words) { return Phrases{letter(std::string(words))}; }},
    {"$", formula},
});

/// The piece within two of these, if the words begin so: "**so**". A lonely sign is itself, and what is
/// within neither begins nor ends with a blank.
std::optional<std::string_view> within(std::string_view words, std::string_view sign)
{
    if (!words.starts_with(sign))
        return std::nullopt;
    words.remove_prefix(sign.size());
    const std::size_t end = words.find(sign);
    if (end == words.npos || end == 0 || words.front() == ' ' || words[end - 1] == ' ')
        return std::nullopt;
    return words.substr(0, end);
}

} // namespace

Phrases lessonPhrases(std::string_view words)
{
    Phrases phrases;
    std::string plain;
    const auto endPlain = [&] {
        if (!plain.empty())
            phrases.push_back({std::exchange(plain, {})});
    };
    while (!words.empty()) {
        const auto markup = std::ranges::find_if(
            markups, [&](const Markup &each) { return within(words, each.sign).has_value(); });
        if (markup == markups.end()) {
            const bool isEscaped =
                words.size() > 1 && words.front() == '\\' && (words[1] == '*' || words[1] == '$');
            plain += words[isEscaped ? 1 : 0];
            words.remove_prefix(isEscaped ? 2 : 1);
            continue;
        }
        endPlain();
        const std::string_view piece = *within(words, markup->sign);
        std::ranges::move(markup->set(piece), std::back_inserter(phrases));
        words.remove_prefix(piece.size() + 2 * markup->sign.size());
    }
    endPlain();
    return phrases;
}

} // namespace halfplane
