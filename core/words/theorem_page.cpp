#include "core/words/theorem_page.h"

#include "core/study/evidence.h"
#include "core/theorems/registry.h"

#include <algorithm>

namespace halfplane {

namespace {

bool isLatin(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The two bytes of a small or capital Greek letter but Σ and π, which are upright.
bool isGreek(std::string_view text)
{
    if (text.size() < 2 || text.starts_with("Σ") || text.starts_with("π"))
        return false;
    const auto first = static_cast<unsigned char>(text[0]);
    return first == 0xCEU || first == 0xCFU;
}

/// How many bytes of a formula's beginning are letters, each for something.
std::size_t lettersAtStart(std::string_view text)
{
    if (isGreek(text))
        return 2;
    const std::size_t latin =
        static_cast<std::size_t>(std::ranges::find_if_not(text, isLatin) - text.begin());
    const std::string_view word = text.substr(0, latin);
    return word == "yx" || (latin == 1 && word != "a") ? latin : 0;
}

/// Of what is no letter: a word as a whole, otherwise a byte.
std::size_t restAtStart(std::string_view text)
{
    const auto latin = std::ranges::find_if_not(text, isLatin) - text.begin();
    return std::max<std::size_t>(1, static_cast<std::size_t>(latin));
}

/// Which variant and which space it is about, where it is about one.
std::vector<TheoremPage::PremiseMark> subjectOf(const TheoremDescriptor &theorem, const Run &run)
{
    std::vector<TheoremPage::PremiseMark> result;
    if (!theorem.variant.empty())
        result.push_back({"it is the " + std::string(theorem.variant) + " perceptron",
                          run.descriptor->id == theorem.variant});
    if (theorem.spaces.size() == 1)
        result.push_back({"the space is " + std::string(idOf(theorem.spaces.front())),
                          run.problem->space == theorem.spaces.front()});
    return result;
}

std::vector<TheoremPage::PremiseMark> premisesOf(const TheoremDescriptor &theorem, const Evidence &evidence,
                                                 std::uint64_t k)
{
    auto result = subjectOf(theorem, evidence.run());
    if (!std::ranges::all_of(result, &TheoremPage::PremiseMark::isMet))
        return result; // the others ask for what this run does not have
    for (const Premise &premise : theorem.premises)
        result.push_back({std::string(premise.says), premise.missing(evidence, k).empty()});
    for (const Premise &premise : theorem.alsoNeeded)
        result.push_back({"not printed, but its proof needs it: " + std::string(premise.says),
                          premise.missing(evidence, k).empty()});
    return result;
}

std::vector<TheoremPage::Step> stepsOf(const TheoremDescriptor &theorem, const Evidence &evidence,
                                       std::uint64_t k)
{
    const bool hasNumbers = theorem.missing(evidence, k).empty();
    const bool isGeneral = theorem.isSimple != nullptr && !theorem.isSimple(evidence);
    std::vector<TheoremPage::Step> result;
    for (const ProofStep &step : theorem.steps) {
        const bool isOther = isGeneral && !step.general.empty();
        result.push_back(
            {std::string(step.says), formulaPhrases(isOther ? step.general : step.formula),
             hasNumbers && step.numbers != nullptr ? step.numbers(evidence, k) : std::string(),
             hasNumbers && step.isTrue != nullptr ? std::optional(step.isTrue(evidence, k)) : std::nullopt});
    }
    return result;
}

TheoremPage::Flaw flawIn(const Refutation &refutation, const Evidence &evidence, std::uint64_t k)
{
    const TheoremDescriptor &instead = *findTheorem(refutation.instead);
    const Finding finding = instead.at(evidence, k);
    const std::string says = std::string(instead.name) + ": " + std::string(instead.stated(evidence)) + ".";
    return {std::string(refutation.says),
            finding.verdict == Verdict::DoesNotApply
                ? "What would hold is " + says + " It does not apply to this run, as " + finding.reason()
                    + ". So nothing takes its place here"
                : "What holds is " + says + " In this run: " + finding.reason(),
            refutation.example};
}

} // namespace

Phrases formulaPhrases(std::string_view formula)
{
    Phrases result;
    while (!formula.empty()) {
        const std::size_t letters = lettersAtStart(formula);
        const std::size_t size = letters > 0 ? letters : restAtStart(formula);
        const Setting setting = letters > 0 ? Setting::Letter : Setting::Words;
        if (result.empty() || result.back().setting != setting)
            result.push_back({"", Tone::Plain, setting});
        result.back().text += formula.substr(0, size);
        formula.remove_prefix(size);
    }
    return result;
}

TheoremPage pageOf(const TheoremDescriptor &theorem, const Evidence &evidence, std::uint64_t k)
{
    TheoremPage page{.title = std::string(theorem.name) + ": " + std::string(theorem.title),
                     .statement = formulaPhrases(theorem.stated(evidence)),
                     .finding = theorem.at(evidence, k),
                     .premises = premisesOf(theorem, evidence, k),
                     .steps = stepsOf(theorem, evidence, k),
                     .flaw = {},
                     .source = std::string(theorem.source)};
    if (theorem.refutation)
        page.flaw = flawIn(*theorem.refutation, evidence, k);
    return page;
}

std::string plainText(const TheoremPage &page)
{
    std::string text = page.title + ". " + plainText(page.statement) + ". " + page.finding.words() + ".";
    for (const auto &[says, isMet] : page.premises)
        text += (isMet ? " Given: " : " Missing: ") + says + ".";
    text += " Why:";
    for (const auto &[says, formula, numbers, isTrue] : page.steps) {
        text += (!isTrue ? " " : *isTrue ? " True: " : " Not so: ") + says;
        if (!formula.empty())
            text += " " + plainText(formula) + ".";
        if (!numbers.empty())
            text += " Now " + numbers + ".";
    }
    if (page.flaw)
        text += " " + page.flaw->says + " " + page.flaw->instead + ".";
    return text;
}

} // namespace halfplane
