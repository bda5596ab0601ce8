#include "ui/figures/player/player_script.h"

#include "core/words/number_words.h"
#include "ui/basics/text.h"
#include "ui/figures/player/player_markup.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/shown/stop_flag.h"

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString escapeOf(QChar character)
{
    return u"\\u"_s + QString::number(character.unicode(), 16).rightJustified(4, u'0');
}

constexpr Size chartSize{360, 150};
constexpr std::size_t mostPlacesOfChart = 2000;

Series wrongPoints(const LossCurve &losses)
{
    return {.title = "wrong points",
            .updates = losses.updates,
            .values = {losses.mistakes.begin(), losses.mistakes.end()},
            .hue = Hue::Words,
            .width = 1.8,
            .axis = Series::Axis::Left,
            .isWhole = true};
}

/// Of a picture, the first of its instructions of one kind.
template <class Shape>
const Shape *firstOf(const Picture &picture)
{
    for (const Instruction &instruction : picture.instructions) {
        if (const Shape *shape = std::get_if<Shape>(&instruction))
            return shape;
    }
    return nullptr;
}

/// Plain words by themselves, others with what they are.
QString lineText(const Phrases &line)
{
    QStringList phrases;
    QString plain;
    const auto endPlain = [&] {
        if (!plain.isEmpty())
            phrases << scriptText(std::exchange(plain, {}));
    };
    for (const Phrase &phrase : line) {
        const QString markupClass = markupClassOf(phrase);
        if (markupClass.isEmpty()) {
            plain += toText(phrase);
            continue;
        }
        endPlain();
        phrases << scriptTexts({markupClass, toText(phrase)});
    }
    endPlain();
    return u'[' + phrases.join(u',') + u']';
}

QString sentenceText(const std::vector<Phrases> &lines)
{
    QStringList texts;
    for (const Phrases &line : lines)
        texts << lineText(line);
    return u'[' + texts.join(u',') + u']';
}

QString placeText(Spot place) { return u'[' + drawnNumber(place.x) + u',' + drawnNumber(place.y) + u']'; }

/// Each on a line of its own.
QString arrayOnLines(const QStringList &values) { return u"[\n"_s + values.join(u",\n"_s) + u"\n]"_s; }

} // namespace

QString scriptText(const QString &text)
{
    QString result = u"\""_s;
    result.reserve(text.size() + 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        const bool followsLess = i > 0 && text[i - 1] == u'<';
        if (character == u'"' || character == u'\\' || (character == u'/' && followsLess))
            result += u'\\';
        const bool isKept = character >= u' ' && !(character == u'!' && followsLess);
        result += isKept ? QString(character) : escapeOf(character);
    }
    return result + u'"';
}

QString scriptTexts(const QStringList &texts)
{
    QStringList quoted;
    for (const QString &text : texts)
        quoted.append(scriptText(text));
    return u'[' + quoted.join(u',') + u']';
}

PlayerChart::PlayerChart(std::span<const Study *const> studies, const std::stop_token &stop)
{
    for (const Study *study : studies) {
        const std::uint64_t last = study->run->trace.updateCount();
        m_last = std::max(m_last, last);
        const bool isKnown =
            study->losses && study->losses->size() > 0 && study->losses->updates.back() == last;
        m_series.push_back(wrongPoints(
            isKnown ? *study->losses : lossCurve(*study->run, mostPlacesOfChart, StopFlag(stop).stop())));
        if (studies.size() == 1)
            break;
        m_series.back().hue = hueOfColumn(m_series.size() - 1);
        m_series.back().end = number(last);
    }
    const Picture playhead = chartPlayhead(chart(), 0, {});
    if (const Line *line = firstOf<Line>(playhead)) {
        m_top = line->points.front().y;
        m_bottom = line->points.back().y;
    }
}

Chart PlayerChart::chart() const
{
    return {.size = chartSize, .series = m_series, .last = m_last, .hasTitles = m_series.size() == 1};
}

QStringList PlayerChart::elements(PlayerColours &colours, StyleClasses &classes) const
{
    const Picture picture = chartPicture(chart());
    SvgShapes shapes(Box({}, chartSize), [&](const Colour &colour) { return colours.nameOf(colour); });
    QStringList result;
    for (const Instruction &instruction : picture.instructions)
        result += shapes.elements(instruction);
    for (QString &element : result)
        element = classes.shortened(element);
    return result;
}

Spot PlayerChart::placeOf(std::uint64_t step) const
{
    const Picture playhead = chartPlayhead(chart(), step, {});
    const Disc *disc = firstOf<Disc>(playhead);
    return disc != nullptr ? disc->centre : Spot{axisOf(chart()).centreOf(step), m_bottom};
}

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
        const QString text = scriptTexts({markupClassOf(finding.verdict), toText(finding.reason())});
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
