#include "app/examples_command.h"

#include "app/files.h"
#include "core/examples.h"
#include "core/io/document.h"

namespace halfplane {

std::vector<Option> examplesOptions() { return {}; }

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

} // namespace halfplane
