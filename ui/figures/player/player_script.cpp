#include "ui/figures/player/player_script.h"

#include "ui/basics/text.h"
#include "ui/figures/digits.h"
#include "ui/figures/player/player_markup.h"
#include "ui/figures/player/script_text.h"

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Plain words by themselves, others with their tone.
QString sentenceText(const Explanation &sentence)
{
    QStringList phrases;
    QString plain;
    const auto endPlain = [&] {
        if (!plain.isEmpty())
            phrases << scriptText(std::exchange(plain, {}));
    };
    for (const Phrase &phrase : sentence) {
        const QString text = heldTogether(toText(phrase.text));
        if (phrase.tone == Tone::Plain) {
            plain += text;
            continue;
        }
        endPlain();
        phrases << scriptTexts({markupClassOf(phrase.tone), text});
    }
    endPlain();
    return u'[' + phrases.join(u',') + u']';
}

QString placeText(Spot place) { return u'[' + drawnNumber(place.x) + u',' + drawnNumber(place.y) + u']'; }

/// Each on a line of its own.
QString arrayOnLines(const QStringList &values) { return u"[\n"_s + values.join(u",\n"_s) + u"\n]"_s; }

} // namespace

QString PlayerScript::nameOf(std::uint64_t step) const
{
    if (step == 0)
        return tr("Start");
    return tr("Update %1 of %2").arg(countText(step), countText(m_updates));
}

void PlayerScript::add(std::uint64_t step, const QString &changes)
{
    const QString line = u"{\"step\":"_s + QString::number(step) + u",\"name\":"_s + scriptText(nameOf(step))
        + u",\"sentence\":"_s + sentenceText(m_words.sentenceAt(step)) + u",\"numbers\":"_s
        + scriptTexts(m_words.numbersAt(step)) + u",\"findings\":["_s + findingsAt(step)
        + u"],\"playhead\":"_s + placeText(m_chart.placeOf(step)) + u",\"changes\":["_s + changes + u"]}"_s;
    m_steps.append(line);
    m_length += line.size();
}

QString PlayerScript::findingsAt(std::uint64_t step)
{
    QStringList indices;
    for (std::size_t i = 0; i < m_words.theorems().size(); ++i) {
        const Finding finding = m_words.findingAt(i, step);
        const QString text = scriptTexts({markupClassOf(finding.verdict), toText(finding.reason)});
        const auto known = m_findingIndices.constFind(text);
        const qsizetype index = known != m_findingIndices.cend() ? *known : m_findings.size();
        if (index == m_findings.size()) {
            m_findingIndices.insert(text, index);
            m_findings.append(text);
            m_length += text.size();
        }
        indices << QString::number(index);
    }
    return indices.join(u',');
}

QString PlayerScript::text(const Opening &opening, const QStringList &elements) const
{
    QStringList drawn;
    for (const QString &element : elements)
        drawn << (element.isEmpty() ? u"0"_s : scriptText(element));
    return u"{\"opening\":%1,\"interval\":%2,\"canSwitch\":%3,\n"_s.arg(opening.index)
               .arg(opening.interval)
               .arg(opening.canSwitch ? u"true"_s : u"false"_s)
        + u"\"findings\":"_s + arrayOnLines(m_findings) + u",\n\"elements\":"_s + arrayOnLines(drawn)
        + u",\n\"steps\":"_s + arrayOnLines(m_steps) + u"}\n"_s;
}

} // namespace halfplane
