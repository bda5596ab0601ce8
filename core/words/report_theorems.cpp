#include "core/theorems/registry.h"
#include "core/words/report_parts.h"
#include "core/words/report_words.h"

#include <algorithm>

namespace halfplane {

namespace {

/// A theorem and what became of it.
struct Judged
{
    const TheoremDescriptor *theorem;
    std::string_view statement; ///< for this run
    Finding finding;
};

std::vector<Judged> judgedAt(const Evidence &evidence, std::uint64_t k)
{
    std::vector<Judged> result;
    for (const TheoremDescriptor *theorem :
         theoremsFor(*evidence.run().descriptor, evidence.run().problem->space))
        result.push_back({theorem, theorem->stated(evidence), theorem->at(evidence, k)});
    return result;
}

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

/// Writes theorems, one below the other.
class TheoremWriter
{
public:
    TheoremWriter(std::size_t idWidth, Paint paint)
        : m_idWidth(idWidth)
        , m_paint(paint)
    {
    }

    void title(const Judged &judged)
    {
        m_text += "  " + verdictMark(judged.finding.verdict, m_paint) + " "
            + padded(judged.theorem->id, m_idWidth, Side::Left) + "  "
            + inked(judged.theorem->title, Ink::Strong, m_paint) + "\n";
    }
    void lines(std::string_view text)
    {
        for (const std::string &line : wrapped(text, width()))
            m_text += indent() + line + "\n";
    }
    void lines(std::string_view text, Ink ink)
    {
        for (const std::string &line : wrapped(text, width()))
            m_text += indent() + inked(line, ink, m_paint) + "\n";
    }
    const std::string &text() const { return m_text; }

private:
    std::string indent() const { return std::string(m_idWidth + 6, ' '); }
    std::size_t width() const { return reportWidth - m_idWidth - 6; }

    std::size_t m_idWidth;
    Paint m_paint;
    std::string m_text;
};

/// A bound is never shown without its premise: of a theorem that does not apply there is only the reason,
/// once for those that share it and stand together.
void addTo(TheoremWriter &list, const Judged &judged, bool nextSharesReason)
{
    list.title(judged);
    const Finding &finding = judged.finding;
    if (finding.verdict != Verdict::DoesNotApply)
        list.lines(judged.statement);
    if (finding.verdict != Verdict::DoesNotApply || !nextSharesReason)
        list.lines(finding.words(), finding.verdict == Verdict::Exceeded ? Ink::Bad : Ink::Faint);
}

bool sharesReason(const Finding &one, const Finding &other)
{
    return one.verdict == Verdict::DoesNotApply && other.verdict == one.verdict && one.remark == other.remark;
}

} // namespace

std::string theoremsPart(const Evidence &evidence, Paint paint)
{
    const std::uint64_t k = evidence.run().trace.updateCount();
    const std::vector<Judged> all = judgedAt(evidence, k);
    std::size_t idWidth = 0;
    for (const Judged &judged : all)
        idWidth = std::max(idWidth, columnsOf(judged.theorem->id));
    TheoremWriter list(idWidth, paint);
    for (std::size_t i = 0; i < all.size(); ++i)
        addTo(list, all[i], i + 1 < all.size() && sharesReason(all[i].finding, all[i + 1].finding));
    return sectionTitle("Theorems at k = " + number(k), paint) + list.text();
}

} // namespace halfplane
