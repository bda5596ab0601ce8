#include "app/outputs.h"

#include "app/files.h"
#include "core/text.h"

#include <cstdlib>
#include <unistd.h>

namespace halfplane {

std::optional<Failure> troubleWithOutputs(const CallWords &words, std::initializer_list<std::string> options)
{
    std::vector<std::pair<std::string, std::string>> taken;
    if (!words.others.empty() && words.others[0] != "-")
        taken.emplace_back("DATA", words.others[0]);
    for (const std::string &option : options) {
        const std::string *name = words.value(option);
        if (name == nullptr)
            continue;
        if (name->empty())
            return wrongWords("--" + option + " needs a name; - is standard output");
        for (const auto &[what, place] : taken) {
            if (areOnePlace(place, *name))
                return wrongWords(what + " and --" + option + " cannot both be " + inQuotes(*name));
        }
        taken.emplace_back("--" + option, *name);
    }
    return std::nullopt;
}

Paint paintOfOutput()
{
    const char *terminal = std::getenv("TERM");
    const bool isPlain =
        std::getenv("NO_COLOR") != nullptr || terminal == nullptr || std::string_view(terminal) == "dumb";
    return isatty(STDOUT_FILENO) == 0 || isPlain ? Paint::None : Paint::Terminal;
}

ReportHeading headingOf(const Source &source)
{
    const Document &document = source.document;
    return {document.title, document.caption, document.source,
            source.note.empty() ? noteOn(document.names) : source.note};
}

} // namespace halfplane
