#include "core/io/png_chunks.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1A\n";
constexpr std::string_view textType = "iTXt";
constexpr std::size_t frame = 12; ///< bytes of a chunk besides its content: length, type, sum

/// Behind a keyword: not compressed, by no method, in no language, nor translated.
constexpr std::string_view uncompressed{"\0\0\0\0\0", 5};

constexpr std::array<std::uint32_t, 256> remainders()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest & 1U) != 0 ? 0xEDB88320U ^ rest >> 1U : rest >> 1U;
        table[byte] = rest;
    }
    return table;
}

/// CRC-32 as PNG has it.
std::uint32_t checkSum(std::string_view bytes)
{
    static constexpr auto table = remainders();
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<unsigned char>(byte)) & 255U] ^ sum >> 8U;
    return ~sum;
}

std::uint32_t numberAt(std::string_view bytes, std::size_t offset)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[offset + i]);
    return number;
}

/// One chunk of a file.
struct Chunk
{
    std::string_view type;
    std::string_view content;
    bool isSound = false; ///< its sum is right
    std::size_t next = 0; ///< where the one behind it starts
};

std::optional<Chunk> chunkAt(std::string_view png, std::size_t offset)
{
    if (png.size() < offset + frame)
        return std::nullopt;
    const std::size_t length = numberAt(png, offset);
    if (png.size() - offset - frame < length)
        return std::nullopt;
    const std::string_view summed = png.substr(offset + 4, 4 + length);
    return Chunk{summed.substr(0, 4), summed.substr(4),
                 checkSum(summed) == numberAt(png, offset + 8 + length), offset + frame + length};
}

std::optional<std::string_view> textIn(const Chunk &chunk, std::string_view keyword)
{
    const std::string_view content = chunk.content;
    if (chunk.type != textType || !content.starts_with(keyword)
        || !content.substr(keyword.size()).starts_with(uncompressed))
        return std::nullopt;
    return content.substr(keyword.size() + uncompressed.size());
}

} // namespace

bool isPng(std::string_view bytes) { return bytes.starts_with(signature); }

std::string pngNumber(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(number >> shift & 255U);
    return bytes;
}

std::string pngChunk(std::string_view type, std::string_view content)
{
    std::string summed(type);
    summed.append(content);
    return pngNumber(static_cast<std::uint32_t>(content.size())) + summed + pngNumber(checkSum(summed));
}

std::string pngText(std::string_view keyword, std::string_view text)
{
    return pngChunk(textType, std::string(keyword).append(uncompressed).append(text));
}

std::string withTextChunk(std::string_view png, std::string_view keyword, std::string_view text)
{
    const auto header = chunkAt(png, signature.size());
    if (!isPng(png) || !header)
        return std::string(png);
    const std::string chunk = pngText(keyword, text);
    std::string result;
    result.reserve(png.size() + chunk.size());
    return result.append(png.substr(0, header->next)).append(chunk).append(png.substr(header->next));
}

std::optional<std::optional<std::string_view>> textChunk(std::string_view png, std::string_view keyword)
{
    for (std::size_t offset = signature.size(); offset < png.size();) {
        const auto chunk = chunkAt(png, offset);
        if (!chunk)
            return std::nullopt;
        if (const auto text = textIn(*chunk, keyword)) {
            if (!chunk->isSound)
                return std::nullopt;
            return text;
        }
        if (chunk->type == "IEND")
            return std::optional<std::string_view>();
        offset = chunk->next;
    }
    return std::nullopt;
}

} // namespace halfplane
