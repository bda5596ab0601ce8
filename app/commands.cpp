#include "app/commands.h"

#include "app/files.h"
#include "core/examples.h"
#include "core/io/document.h"
#include "core/words/errata.h"
#include "core/words/terminal.h"

#include <array>

namespace halfplane {

namespace {

std::vector<Option> noOptions() { return {}; }

/// One line each: id, tab, title.
std::optional<Failure> carryOutExamples(const CallWords &words)
{
    if (!words.others.empty())
        return wrongWords("examples takes no " + words.others.front());
    std::string text;
    for (const Example &example : examples()) {
        const auto document = readDocument(example.text);
        if (!document)
            return unreadable("example:" + std::string(example.id), document.failure());
        text += std::string(example.id) + "\t" + document->title + "\n";
    }
    return print(text);
}

/// A paragraph each: where, what is printed, what is so.
std::optional<Failure> carryOutErrata(const CallWords &words)
{
    if (!words.others.empty())
        return wrongWords("errata takes no " + words.others.front());
    std::string text;
    for (const Erratum &erratum : errata()) {
        text += std::string(text.empty() ? "" : "\n") + std::string(erratum.source) + ", "
            + std::string(erratum.place) + "\n";
        text += labelled({{"printed", std::string(erratum.printed)},
                          {"so it is", std::string(erratum.instead)},
                          {"see", "halfplane run example:" + std::string(erratum.example)}},
                         Paint::None);
    }
    return print(text);
}

const std::array<Command, 6> allCommands{{
    {"run", "halfplane run [DATA] [OPTION]... [--trace|--summary|--points FILE|-]",
     "Runs a variant on DATA; prints a report unless told to write otherwise.", runOptions, carryOutRun},
    {"export", "halfplane export [DATA] [OPTION]... -o FILE",
     "Draws a run on DATA into a figure: an image, a drawing, a film, a page.", exportOptions,
     carryOutExport},
    {"compare", "halfplane compare [DATA] [OPTION]... [--with RECIPE]...",
     "Runs several recipes on DATA and holds them side by side.", compareOptions, carryOutCompare},
    {"orders", "halfplane orders [DATA] [OPTION]... [--with RECIPE]...",
     "Runs recipes on DATA in many orders, and tells how the updates spread.", ordersOptions, carryOutOrders},
    {"examples", "halfplane examples", "Lists the built-in examples: id, tab, title.", noOptions,
     carryOutExamples},
    {"errata", "halfplane errata", "Lists what the sources get wrong, and what is so.", noOptions,
     carryOutErrata},
}};

constexpr std::string_view aboutData =
    "DATA is a points file (columns x1, x2, y), a .halfplane document, a figure that\n"
    "carries one, a lesson (its first moment), example:ID, lesson:ID, or - for\n"
    "standard input; example:figure34 when nothing is said.\n";

std::string optionLines(const std::vector<Option> &options)
{
    std::string text;
    for (const Option &option : options) {
        if (option.meaning.empty())
            continue;
        text += std::string("  ") + (option.letter != 0 ? std::string{'-', option.letter, ',', ' '} : "")
            + "--" + option.name + (option.placeholder.empty() ? "" : " " + option.placeholder) + "\n";
        for (const std::string &line : wrapped(option.meaning, reportWidth - 8))
            text += "        " + line + "\n";
    }
    return text;
}

} // namespace

std::span<const Command> commands() { return allCommands; }

std::string helpText()
{
    std::string text = "Halfplane: the perceptron and its relatives, update by update.\n\n"
                       "Usage:\n"
                       "  halfplane [FILE]\n        Opens the window, on FILE, example:ID or lesson:ID.\n";
    for (const Command &command : commands())
        text += "  " + std::string(command.usage) + "\n        " + std::string(command.purpose) + "\n";
    return text + "  halfplane --help | --version\n        Also behind a command, for its options.\n\n"
        + std::string(aboutData)
        + "\nFor example:\n"
          "  halfplane run example:figure34 --variant standard --eta 0.5\n"
          "  halfplane run points.csv --space bias --trace trace.csv --summary -\n"
          "  halfplane compare points.csv --variant greedy --with \"--variant standard\"\n"
          "  halfplane orders points.csv --count 10000 --summary -\n"
          "  halfplane export example:figure34 --step 2 --width 89mm -o figure.pdf\n\n"
          "Exit codes: 0 done; 2 the words of the call are wrong; 3 the data cannot be\n"
          "read; 4 the output cannot be written.\n";
}

std::string helpText(const Command &command)
{
    const std::vector<Option> options = command.options();
    std::string text = "Usage: " + std::string(command.usage) + "\n\n" + std::string(command.purpose) + "\n";
    if (options.empty())
        return text;
    return text + std::string(aboutData) + "\nOptions; the values shown are the defaults:\n"
        + optionLines(options);
}

} // namespace halfplane
