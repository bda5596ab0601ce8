#include "core/calls/call_words.h"

#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace halfplane {

namespace {

/// Levenshtein: the fewest letters to change, add or drop.
std::size_t distanceBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

Failure unknownOption(const std::string &name, std::span<const Option> known)
{
    std::vector<std::string> names;
    for (const Option &option : known)
        names.push_back(option.name);
    const auto guess = nearest(name, names);
    return wrongWords("unknown option --" + name
                      + (guess ? "; did you mean --" + *guess + "?" : "; see --help"));
}

} // namespace

const std::string *CallWords::value(std::string_view option) const
{
    const auto found = options.find(option);
    return found == options.end() ? nullptr : &found->second;
}

std::span<const std::string> CallWords::values(std::string_view option) const
{
    const auto found = repeated.find(option);
    return found == repeated.end() ? std::span<const std::string>() : found->second;
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates)
{
    if (word.size() > 40)
        return std::nullopt;
    const auto best = std::ranges::min_element(
        candidates, {}, [&](const std::string &candidate) { return distanceBetween(word, candidate); });
    if (best == candidates.end() || distanceBetween(word, *best) > std::max<std::size_t>(1, word.size() / 3))
        return std::nullopt;
    return *best;
}

Result<std::uint64_t> wholeNumber(std::string_view option, const std::string &text, const WholeNumbers &taken)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isRead = error == std::errc{} && end == text.data() + text.size();
    if (isRead && value >= taken.least && value <= taken.most)
        return value;
    return wrongWords("--" + std::string(option) + ": " + inQuotes(text) + " is not a whole number from "
                      + std::to_string(taken.least) + " to " + std::to_string(taken.most));
}

namespace {

/// "-o FILE" in its long form; any other word as it is.
std::string inFull(const std::string &word, std::span<const Option> known)
{
    if (word.size() != 2 || word[0] != '-')
        return word;
    const auto option = std::ranges::find(known, word[1], &Option::letter);
    return word[1] == '-' || option == known.end() ? word : "--" + option->name;
}

} // namespace

Result<CallWords> sortWords(std::span<const std::string> words, std::span<const Option> known)
{
    CallWords result;
    bool onlyOthers = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = onlyOthers ? words[i] : inFull(words[i], known);
        if (onlyOthers || !word.starts_with("--")) {
            if (!onlyOthers && word.size() > 1 && word.starts_with("-"))
                return wrongWords("unknown option " + word + "; options start with two hyphens, see --help");
            result.others.push_back(word);
            continue;
        }
        if (word == "--") {
            onlyOthers = true;
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string name = word.substr(2, equals - 2);
        const auto option = std::ranges::find(known, name, &Option::name);
        if (option == known.end())
            return unknownOption(name, known);
        if (result.has(name))
            return wrongWords("--" + name + " is given twice");
        const bool hasValue = equals < word.size();
        const bool isFollowed = i + 1 < words.size();
        if (option->placeholder.empty()) {
            if (hasValue)
                return wrongWords("--" + name + " takes no value");
            result.options.emplace(name, "");
        } else if (option->mayRepeat && (hasValue || isFollowed)) {
            result.repeated[name].push_back(hasValue ? word.substr(equals + 1) : words[++i]);
        } else if (hasValue) {
            result.options.emplace(name, word.substr(equals + 1));
        } else if (isFollowed && !words[i + 1].starts_with("--")) {
            result.options.emplace(name, words[++i]);
        } else {
            return wrongWords("--" + name + " needs a value, such as --" + name + " " + option->placeholder);
        }
    }
    return result;
}

} // namespace halfplane
