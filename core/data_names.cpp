#include "core/data_names.h"

#include "core/text.h"
#include "core/utf8.h"

#include <utility>

namespace halfplane {

namespace {

/// Of the scripts written from right to left.
bool turnsLine(char32_t character)
{
    return (character >= 0x590 && character <= 0x8FF) || (character >= 0xFB1D && character <= 0xFDFF)
        || (character >= 0xFE70 && character <= 0xFEFC) || (character >= 0x10800 && character <= 0x10FFF)
        || (character >= 0x1E800 && character <= 0x1EFFF);
}

/// What is written from right to left would take the numbers beside it along.
std::string shown(const std::string &name)
{
    std::string text = harmless(name);
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        if (turnsLine(character.value))
            return "\u2068" + text + "\u2069";
        at += character.length;
    }
    return text;
}

} // namespace

std::string_view signText(Label label) { return label == Label::Positive ? "+1" : "−1"; }

std::string DataNames::axis(std::size_t index) const
{
    return axes[index].empty() ? "feature " + std::to_string(index + 1) : shown(axes[index]);
}

std::string DataNames::classWords(Label label) const
{
    const std::string &name = nameOf(label);
    return name.empty() ? "class " + std::string(signText(label)) : shown(name);
}

std::string DataNames::shortWords(Label label) const
{
    return nameOf(label).empty() ? std::string(signText(label)) : classWords(label);
}

std::string DataNames::signedWords(Label label) const
{
    const std::string &name = nameOf(label);
    return name.empty() ? classWords(label) : shown(name) + " (" + std::string(signText(label)) + ")";
}

std::string DataNames::ofClass(Label label) const
{
    return (nameOf(label).empty() ? "of " : "of class ") + signedWords(label);
}

std::string keptName(std::string_view text)
{
    std::string name;
    std::size_t length = 0;
    bool isBlank = false;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint character = codePointAt(text, at);
        at += character.length;
        const bool wasBlank = std::exchange(isBlank, character.value <= U' ');
        if (isBlank)
            continue;
        const bool needsBlank = wasBlank && !name.empty();
        length += needsBlank ? 2 : 1;
        if (length > longestDataName)
            break;
        if (needsBlank)
            name += ' ';
        appendUtf8(name, character.value);
    }
    return name;
}

std::string noteOn(const DataNames &names)
{
    std::string note;
    for (const Label label : {Label::Positive, Label::Negative}) {
        if (!names.nameOf(label).empty())
            note += (note.empty() ? "class " : ", class ") + std::string(signText(label)) + " is "
                + inQuotes(names.nameOf(label));
    }
    return note;
}

DataNames swapped(DataNames names)
{
    std::swap(names.classes[0], names.classes[1]);
    return names;
}

} // namespace halfplane
