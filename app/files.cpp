#include "app/files.h"

#include "app/interruption.h"
#include "core/utf8.h"

#include <QString>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace halfplane {

namespace {

Failure notWritten(const std::string &name, const std::string &why)
{
    return unwritable(name, "cannot be written: " + why);
}

/// The system's words for errno.
std::string systemsReason() { return std::strerror(errno); }

} // namespace

Result<std::string> contentsOf(const std::string &name)
{
    constexpr std::size_t mostBytes = 1U << 30U; // many millions of points; a device may have no end
    const bool isInput = name == "-";
    const std::string shownName = isInput ? "standard input" : name;
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened(
        isInput ? nullptr : std::fopen(name.c_str(), "rb"), std::fclose);
    std::FILE *file = isInput ? stdin : opened.get();
    if (file == nullptr)
        return unreadable(shownName, {"cannot be opened: " + systemsReason()});
    std::string text;
    std::array<char, 1U << 16U> buffer;
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file)) {
        text.append(buffer.data(), count);
        if (text.size() > mostBytes)
            return unreadable(shownName, {"is larger than 1 GiB: that is too much to work with"});
    }
    if (std::ferror(file) != 0)
        return unreadable(shownName, {"cannot be read: " + systemsReason()});
    return text;
}

bool areOnePlace(const std::string &one, const std::string &other)
{
    namespace fs = std::filesystem;
    std::error_code trouble;
    if (one == "-" || other == "-" || (fs::exists(one, trouble) && !fs::is_regular_file(one, trouble)))
        return one == other;
    return fs::equivalent(one, other, trouble)
        || fs::weakly_canonical(fs::absolute(one, trouble), trouble)
        == fs::weakly_canonical(fs::absolute(other, trouble), trouble);
}

void Outputs::add(std::string name, std::string text)
{
    m_outputs.push_back({std::move(name), std::move(text), nullptr});
}

std::optional<Failure> Outputs::prepare(Output &output)
{
    if (validUtf8(output.name) != output.name)
        return notWritten(output.name, "its name is not UTF-8");
    const QString name = QString::fromStdString(output.name);
    if (output.name == "-" || isDeviceOrPipe(name))
        return std::nullopt;
    output.file = std::make_unique<WholeFile>(name);
    if (const auto failure = output.file->write(output.text))
        return notWritten(output.name, failure->message);
    return std::nullopt;
}

/// Without Qt, which would go on waiting for a reader at a signal.
std::optional<Failure> Outputs::writeAtOnce(const Output &output)
{
    if (output.name == "-")
        return print(output.text);
    const int file = ::open(output.name.c_str(), O_WRONLY | O_CLOEXEC);
    std::string_view rest = output.text;
    ssize_t count = 0;
    while (file >= 0 && !rest.empty() && (count = ::write(file, rest.data(), rest.size())) > 0)
        rest.remove_prefix(static_cast<std::size_t>(count));
    const bool isWritten = file >= 0 && rest.empty();
    auto failure = isWritten ? std::nullopt : std::optional(notWritten(output.name, systemsReason()));
    if (file >= 0)
        close(file);
    return failure;
}

std::optional<Failure> Outputs::commit()
{
    const Interruption interruption;
    std::vector<Output> outputs = std::exchange(m_outputs, {}); // what is not written goes before it does
    for (Output &output : outputs) {
        if (auto failure = prepare(output))
            return failure;
    }
    for (const Output &output : outputs) {
        if (output.file)
            continue;
        if (auto failure = writeAtOnce(output))
            return failure;
    }
    if (Interruption::hasCome())
        return std::nullopt; // nobody hears of it any more
    for (Output &output : outputs) {
        if (!output.file)
            continue;
        if (const auto failure = output.file->commit())
            return notWritten(output.name, failure->message);
    }
    return std::nullopt;
}

std::optional<Failure> print(std::string_view text)
{
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0)
        return notWritten("standard output", systemsReason());
    return std::nullopt;
}

} // namespace halfplane
