#include "core/theorems/registry.h"
#include "core/words/number_words.h"
#include "core/words/report_parts.h"
#include "core/words/theorem_page.h"

#include <algorithm>

namespace halfplane {

namespace {

std::string verdictMark(Verdict verdict, Paint paint)
{
    switch (verdict) {
    case Verdict::Holds:
        return inked("✓", Ink::Good, paint);
    case Verdict::Exceeded:
        return inked("✗", Ink::Bad, paint);
    case Verdict::TooClose:
        return inked("≈", Ink::Strong, paint);
    case Verdict::DoesNotApply:
        return inked("·", Ink::Faint, paint);
    }
    return {};
}

/// Lines as long as the report's allow.
std::string indented(std::string_view words, const std::string &indent, std::optional<Ink> ink, Paint paint)
{
    std::string text;
    for (const std::string &line : wrapped(words, reportWidth - indent.size()))
        text += indent + (ink ? inked(line, *ink, paint) : line) + "\n";
    return text;
}

bool sharesReason(const Finding &one, const Finding &other)
{
    return one.verdict == Verdict::DoesNotApply && other.verdict == one.verdict && one.remark == other.remark;
}

} // namespace

std::string separationPart(const Evidence &evidence, Paint paint)
{
    const TheoremPage page = pageOf(separationTheorem, evidence, evidence.run().trace.updateCount());
    if (page.finding.verdict != Verdict::Holds)
        return {};
    const std::string phi = evidence.run().problem->space == Space::Origin ? "x" : "φ(x)";
    const std::string sentence = "Nothing separates the points, since " + page.finding.reason() + ".";
    const std::string numbers = "With z = y" + phi + ", " + page.steps.front().numbers
        + ". Mixed like this the scores y⟨w, " + phi
        + "⟩ of these points give 0 whatever w is, and so they are never all above 0 (Gordan 1873).";
    return sectionTitle("Why not separable", paint) + indented(sentence, "  ", {}, paint)
        + indented(numbers, "  ", {}, paint);
}

/// A bound is never shown without its premise: of a theorem that does not apply there is only the reason,
/// once for those that share it and stand together.
std::string theoremsPart(const Evidence &evidence, Paint paint)
{
    const Run &run = evidence.run();
    const std::uint64_t k = run.trace.updateCount();
    const auto theorems = theoremsFor(*run.descriptor, run.problem->space);
    std::vector<Finding> findings;
    std::size_t idWidth = 0;
    for (const TheoremDescriptor *theorem : theorems) {
        findings.push_back(theorem->at(evidence, k));
        idWidth = std::max(idWidth, columnsOf(theorem->id));
    }
    const std::string indent(idWidth + 6, ' ');
    std::string text = sectionTitle("Theorems at k = " + number(k), paint);
    for (std::size_t i = 0; i < theorems.size(); ++i) {
        const Verdict verdict = findings[i].verdict;
        const bool applies = verdict != Verdict::DoesNotApply;
        text += "  " + verdictMark(verdict, paint) + " " + padded(theorems[i]->id, idWidth, Side::Left) + "  "
            + inked(theorems[i]->title, Ink::Strong, paint) + "\n";
        if (applies)
            text += indented(theorems[i]->stated(evidence), indent, {}, paint);
        if (applies || i + 1 == theorems.size() || !sharesReason(findings[i], findings[i + 1]))
            text += indented(findings[i].words(), indent,
                             verdict == Verdict::Exceeded ? Ink::Bad : Ink::Faint, paint);
    }
    return text;
}

} // namespace halfplane
