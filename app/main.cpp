#include "app/commands.h"
#include "app/files.h"
#include "app/window.h"
#include "core/text.h"

#include <QHashFunctions>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fcntl.h>

namespace {

using namespace halfplane;

constexpr std::string_view versionText = "halfplane " HALFPLANE_VERSION "\n";

/// A stream that was closed would hand its number to the next file opened, and what is meant for standard
/// output would end up in that file. Its number is given to something that can neither be read nor written
/// instead.
void holdStandardStreams()
{
    constexpr std::array usesOtherThanTheirs{O_WRONLY, O_RDONLY, O_RDONLY};
    for (int stream = 0; stream < 3; ++stream) {
        if (fcntl(stream, F_GETFD) == -1)
            open("/dev/null", usesOtherThanTheirs[static_cast<std::size_t>(stream)]);
    }
}

std::optional<Failure> carryOut(const Command &command, std::span<const std::string> rest)
{
    std::vector<Option> known = command.options();
    known.push_back({"help", "", ""});
    known.push_back({"version", "", ""});
    const auto words = sortWords(rest, known);
    if (!words)
        return words.failure();
    if (words->has("help"))
        return print(helpText(command));
    return words->has("version") ? print(versionText) : command.carryOut(*words);
}

std::optional<Failure> openWindowOn(std::span<const std::string> files)
{
    if (files.size() > 1)
        return wrongWords("one FILE at a time: " + inQuotes(files[0]) + " and " + inQuotes(files[1])
                          + " are two");
    if (!files.empty() && files[0].empty())
        return wrongWords("FILE needs a name; - is standard input");
    return openWindow(files.empty() ? std::string() : files[0]);
}

std::optional<Failure> carryOut(std::span<const std::string> words)
{
    if (words.empty())
        return openWindowOn(words);
    const std::string &first = words[0];
    if (first == "--help" || first == "--version") {
        if (words.size() > 1)
            return wrongWords(first + " stands alone or behind a command: halfplane run " + first);
        return print(first == "--help" ? helpText() : versionText);
    }
    const auto command = std::ranges::find(commands(), first, &Command::name);
    if (command != commands().end())
        return carryOut(*command, words.subspan(1));
    if (first == "--")
        return openWindowOn(words.subspan(1));
    if (first.starts_with("--"))
        return wrongWords("unknown option " + first
                          + "; options stand behind a command, see halfplane --help");
    if (words.size() > 1)
        return wrongWords("unknown command " + first + "; to run it: halfplane run " + first
                          + " [OPTION]...");
    return openWindowOn(words);
}

/// What the program gives back to the shell.
enum ExitCode { Done = 0, WrongWords = 2, Unreadable = 3, Unwritable = 4 };

ExitCode exitCode(const std::optional<Failure> &failure)
{
    if (!failure)
        return Done;
    std::fprintf(stderr, "halfplane: %s\n", visible(inOneLine(*failure)).c_str());
    switch (failure->about) {
    case Failure::Words:
        return WrongWords;
    case Failure::Output:
        return Unwritable;
    case Failure::Data:
        break;
    }
    return Unreadable;
}

} // namespace

int main(int argc, char *argv[])
{
    holdStandardStreams();
    QHashSeed::setDeterministicGlobalSeed(); // Qt writes the fonts of a PDF in the order of a hash
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is an output that cannot be written
    try {
        const std::vector<std::string> words(argv + std::min(1, argc), argv + argc);
        return exitCode(carryOut(words));
    } catch (const std::exception &trouble) { // out of memory: everything else travels as a value
        std::fprintf(stderr, "halfplane: %s\n", trouble.what());
        return Unreadable;
    }
}
