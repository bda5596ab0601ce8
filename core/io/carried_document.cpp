#include "core/io/carried_document.h"

#include "core/io/base64.h"
#include "core/io/png_chunks.h"
#include "core/text.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr std::string_view keyword = "halfplane";
constexpr std::string_view xmlOpening = "<halfplane:document";
constexpr std::string_view xmlClosing = "</halfplane:document>";
constexpr std::string_view scriptOpening = "<script type=\"application/json\" id=\"halfplane-document\">";
constexpr std::string_view scriptClosing = "</script>";
constexpr std::string_view texOpening = "% halfplane document: begins";
constexpr std::string_view texClosing = "% halfplane document: ends";

Failure carriesNone()
{
    return {"carries no Halfplane document: it was not made by Halfplane, or without its document. Open the "
            ".halfplane document or the points file that it was made from"};
}

Failure isDamaged()
{
    return {"the document that it carries is cut off or damaged. Open the .halfplane document that it was "
            "made from, or export it again"};
}

// --- XML ---

struct Entity
{
    std::string_view text;
    char meaning;
};
constexpr std::array<Entity, 5> entities{
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};

/// Two characters that UTF-8 has and XML has not; in JSON they can be written otherwise.
constexpr std::string_view notInXml = "\xEF\xBF";

std::string escapedForXml(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char character = text[i];
        const auto entity = std::ranges::find(entities, character, &Entity::meaning);
        if (entity < entities.begin() + 3) {
            result += entity->text;
        } else if (text.substr(i).starts_with(notInXml) && i + 2 < text.size()
                   && (text[i + 2] == '\xBE' || text[i + 2] == '\xBF')) {
            result += text[i + 2] == '\xBE' ? "\\ufffe" : "\\uffff";
            i += 2;
        } else {
            result += character;
        }
    }
    return result;
}

std::string plainFromXml(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find('&'), text.size());
        result += text.substr(0, plain);
        text.remove_prefix(plain);
        const auto entity =
            std::ranges::find_if(entities, [&](const Entity &each) { return text.starts_with(each.text); });
        if (entity != entities.end()) {
            result += entity->meaning;
            text.remove_prefix(entity->text.size());
        } else if (!text.empty()) {
            result += text.front();
            text.remove_prefix(1);
        }
    }
    return result;
}

/// What is in the element; the opening tag may have attributes.
Result<std::string_view> xmlContent(std::string_view text)
{
    const std::size_t opening = text.find(xmlOpening);
    if (opening == std::string_view::npos)
        return carriesNone();
    const std::size_t from = text.find('>', opening);
    const std::size_t to = text.find(xmlClosing, opening);
    if (from == std::string_view::npos || to == std::string_view::npos || from > to)
        return isDamaged();
    return text.substr(from + 1, to - from - 1);
}

// --- each kind ---

Result<std::string> fromPng(std::string_view bytes)
{
    const auto chunk = textChunk(bytes, keyword);
    if (!chunk)
        return isDamaged();
    return *chunk ? Result<std::string>(std::string(**chunk)) : carriesNone();
}

Result<std::string> fromPdf(std::string_view bytes)
{
    const auto content = xmlContent(bytes);
    if (!content)
        return content.failure();
    auto document = fromBase64(*content);
    if (!document)
        return isDamaged();
    return *std::move(document);
}

Result<std::string> fromSvg(std::string_view text)
{
    const auto content = xmlContent(text);
    if (!content)
        return content.failure();
    return plainFromXml(*content);
}

Result<std::string> fromHtml(std::string_view text)
{
    const std::size_t opening = text.find(scriptOpening);
    if (opening == std::string_view::npos)
        return carriesNone();
    const std::size_t from = opening + scriptOpening.size();
    const std::size_t to = text.find(scriptClosing, from);
    if (to == std::string_view::npos)
        return isDamaged();
    return std::string(text.substr(from, to - from));
}

/// The line that starts at `offset`, without its end; `offset` goes on to the next.
std::string_view takeLine(std::string_view text, std::size_t &offset)
{
    const std::size_t end = std::min(text.find('\n', offset), text.size());
    std::string_view line = text.substr(offset, end - offset);
    offset = std::min(end + 1, text.size());
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

Result<std::string> fromTex(std::string_view text)
{
    const std::size_t opening = text.find(texOpening);
    if (opening == std::string_view::npos)
        return carriesNone();
    std::size_t offset = opening;
    takeLine(text, offset);
    std::string document;
    while (offset < text.size()) {
        std::string_view line = takeLine(text, offset);
        if (line == texClosing)
            return document;
        if (!line.starts_with('%'))
            break;
        line.remove_prefix(line.starts_with("% ") ? 2 : 1);
        document.append(line).append("\n");
    }
    return isDamaged();
}

// --- which kind ---

bool startsLike(std::string_view text, std::string_view lowerCase)
{
    return text.size() >= lowerCase.size()
        && std::ranges::equal(text.substr(0, lowerCase.size()), lowerCase, [](char a, char b) {
               return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
           });
}

std::string_view withoutLeadingBlanks(std::string_view text)
{
    text = withoutByteOrderMark(text);
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

bool isPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

bool isHtml(std::string_view bytes)
{
    const std::string_view text = withoutLeadingBlanks(bytes);
    return startsLike(text, "<!doctype html") || startsLike(text, "<html");
}

bool isSvg(std::string_view bytes)
{
    const std::string_view text = withoutLeadingBlanks(bytes);
    return startsLike(text, "<svg") || startsLike(text, "<?xml") || startsLike(text, "<!doctype svg")
        || startsLike(text, "<!--");
}

bool isTex(std::string_view bytes)
{
    constexpr std::size_t far = 20'000; // a document may stand before the picture
    const std::string_view text = withoutLeadingBlanks(bytes);
    const std::string_view head = text.substr(0, far);
    return (text.starts_with('%') || text.starts_with('\\'))
        && (head.find(texOpening) != std::string_view::npos || head.find("tikz") != std::string_view::npos
            || head.find("\\documentclass") != std::string_view::npos);
}

/// Pictures and films that have no room for a document.
bool isOtherPicture(std::string_view bytes)
{
    return bytes.starts_with("GIF8") || bytes.starts_with("\xFF\xD8\xFF")
        || bytes.starts_with("\x1A\x45\xDF\xA3")
        || bytes.substr(std::min<std::size_t>(4, bytes.size())).starts_with("ftyp")
        || (bytes.starts_with("RIFF") && bytes.size() > 12 && bytes.substr(8, 4) == "WEBP");
}

Result<std::string> fromOtherPicture(std::string_view /*bytes*/) { return carriesNone(); }

struct Kind
{
    bool (*is)(std::string_view bytes);
    Result<std::string> (*read)(std::string_view bytes);
};
constexpr std::array<Kind, 6> kinds{{{isPng, fromPng},
                                     {isPdf, fromPdf},
                                     {isHtml, fromHtml},
                                     {isSvg, fromSvg},
                                     {isTex, fromTex},
                                     {isOtherPicture, fromOtherPicture}}};

const Kind *kindOfFigure(std::string_view bytes)
{
    const auto found = std::ranges::find_if(kinds, [&](const Kind &kind) { return kind.is(bytes); });
    return found != kinds.end() ? &*found : nullptr;
}

} // namespace

std::string pngWithDocument(std::string_view png, std::string_view document)
{
    return withTextChunk(png, keyword, document);
}

std::string documentForXmp(std::string_view document)
{
    return "<rdf:Description rdf:about=\"\" xmlns:halfplane=\"urn:halfplane\">\n" + std::string(xmlOpening)
        + ">" + toBase64(document) + std::string(xmlClosing) + "\n</rdf:Description>\n";
}

std::string documentForSvg(std::string_view document)
{
    return std::string(xmlOpening) + " xmlns:halfplane=\"urn:halfplane\">" + escapedForXml(document)
        + std::string(xmlClosing);
}

std::string documentForTex(std::string_view document)
{
    std::string text = std::string(texOpening) + ", so that this file can be opened again\n";
    for (std::size_t offset = 0; offset < document.size();)
        text.append("% ").append(takeLine(document, offset)).append("\n");
    return text.append(texClosing).append("\n");
}

/// Within a script `</` would end it and `<!` may begin a comment.
std::string documentForHtml(std::string_view document)
{
    std::string text(scriptOpening);
    for (std::size_t i = 0; i < document.size(); ++i) {
        const bool isTag = document[i] == '<' && i + 1 < document.size()
            && (document[i + 1] == '/' || document[i + 1] == '!');
        if (isTag)
            text += "\\u003c";
        else
            text += document[i];
    }
    return text.append(scriptClosing);
}

bool looksLikeFigure(std::string_view bytes) { return kindOfFigure(bytes) != nullptr; }

Result<std::string> documentCarriedBy(std::string_view bytes)
{
    const Kind *kind = kindOfFigure(bytes);
    return kind != nullptr ? kind->read(bytes) : carriesNone();
}

} // namespace halfplane
