#include "ui/figures/player/player_markup.h"

#include "core/picture/layers.h"
#include "ui/basics/text.h"

#include <QFile>
#include <QRegularExpression>

#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Characters that a page must not have become the one for unknown ones.
QString escaped(QString text)
{
    for (QChar &character : text) {
        if (character < u' ' && character != u'\n' && character != u'\t')
            character = QChar::ReplacementCharacter;
    }
    return text.toHtmlEscaped();
}

QString pair(const QString &name, const QString &text)
{
    return u"<div%1><dt>%2</dt><dd>%3</dd></div>\n"_s.arg(text.isEmpty() ? u" hidden"_s : QString(),
                                                          escaped(name), escaped(text));
}

} // namespace

QString markupClassOf(const Phrase &phrase)
{
    constexpr std::array<QStringView, 9> tones{u"",       u"strong", u"faint", u"positive", u"negative",
                                               u"update", u"result", u"good",  u"warning"};
    QStringList classes;
    if (phrase.tone != Tone::Plain)
        classes << tones[static_cast<std::size_t>(phrase.tone)].toString();
    if (isSlanted(phrase))
        classes << u"letter"_s;
    if (phrase.setting == Setting::Below || phrase.setting == Setting::Above)
        classes << (phrase.setting == Setting::Below ? u"index"_s : u"exponent"_s);
    return classes.join(u' ');
}

QString markupClassOf(Verdict verdict)
{
    constexpr std::array<QStringView, 4> classes{u"holds", u"exceeded", u"close", u"unfit"};
    return classes[static_cast<std::size_t>(verdict)].toString();
}

QString sentenceMarkup(const std::vector<Phrases> &lines)
{
    QString html;
    for (const Phrases &line : lines) {
        html += u"<span>"_s;
        for (const Phrase &phrase : line)
            html += u"<span class=\"%1\">%2</span>"_s.arg(markupClassOf(phrase), escaped(toText(phrase)));
        html += u"</span>"_s;
    }
    return html;
}

QString numbersMarkup(const PlayerWords &words, std::uint64_t step)
{
    const QStringList &names = words.numberNames();
    const QStringList texts = words.numbersAt(step);
    QString html;
    for (qsizetype i = 0; i < names.size(); ++i)
        html += pair(names[i], texts[i]);
    return html;
}

QString theoremsMarkup(const PlayerWords &words, std::uint64_t step)
{
    QString html;
    for (std::size_t i = 0; i < words.theorems().size(); ++i) {
        const TheoremDescriptor &theorem = *words.theorems()[i];
        const Finding finding = words.findingAt(i, step);
        html += u"<li class=\"%1\"><span class=\"name\">%2</span> <span class=\"statement\">%3</span> "
                "<span class=\"finding\">%4</span> <span class=\"source\">%5</span></li>\n"_s.arg(
                    markupClassOf(finding.verdict), escaped(toText(theorem.title)),
                    escaped(toText(words.statement(i))), escaped(toText(finding.words())),
                    escaped(toText(theorem.source)));
    }
    return html;
}

QString factsMarkup(const PlayerWords &words)
{
    QString html;
    for (const PlayerWords::Fact &fact : words.facts())
        html += pair(fact.name, fact.text);
    return html;
}

/// As the window shows it: set in type where there is such a picture, in the colour of the text.
QString formulaMarkup(const VariantDescriptor &variant)
{
    constexpr double unitsPerEm = 1000;
    const QString plain = escaped(toText(variant.formula));
    QFile file(u":/formulas/"_s + toText(variant.id) + u".svg"_s);
    if (!file.open(QIODevice::ReadOnly))
        return u"<p class=\"formula\">%1</p>\n"_s.arg(plain);
    QString drawing = QString::fromUtf8(file.readAll()).simplified();
    static const QRegularExpression box(u"viewBox=\"\\S+ \\S+ (\\S+) \\S+\""_s);
    const double ems = box.match(drawing).captured(1).toDouble() / unitsPerEm;
    drawing.remove(QRegularExpression(u" id=\"[^\"]*\""_s)); // names are the page's
    drawing.replace(u"#000000"_s, u"currentColor"_s);
    drawing.replace(u"<svg "_s,
                    u"<svg class=\"formula\" role=\"img\" aria-label=\"%1\" style=\"width:%2em\" "_s.arg(
                        plain, QString::number(ems * 1.2, 'f', 2)));
    return drawing + u'\n';
}

QString captionMarkup(const Document &document)
{
    QStringList parts{shownLine(document.caption), shownLine(document.source)};
    parts.removeAll(QString());
    return parts.isEmpty() ? QString()
                           : u"<p class=\"caption\">%1</p>\n"_s.arg(escaped(parts.join(u" · "_s)));
}

QString readingMarkup(const PlayerFrames &frames)
{
    QString html;
    for (const Layer *layer : layers()) {
        if (!layer->explainsItself && frames.hasShown(*layer))
            html += pair(toText(layer->title), toText(layer->purpose));
    }
    return html;
}

QString tableHeadMarkup(const PlayerWords &words)
{
    QString html;
    for (const QString &name : words.tableNames())
        html += u"<th scope=\"col\">%1</th>"_s.arg(escaped(name));
    return html;
}

QString tableRowMarkup(const PlayerWords &words, std::uint64_t step)
{
    const QStringList cells = words.tableRowAt(step);
    QString html =
        u"<tr><td><a href=\"#step=%1\">%2</a></td>"_s.arg(QString::number(step), escaped(cells[0]));
    for (qsizetype i = 1; i < cells.size(); ++i)
        html += u"<td>%1</td>"_s.arg(escaped(cells[i]));
    return html + u"</tr>\n"_s;
}

QString filledTemplate(const QString &text, const QHash<QString, QString> &places)
{
    static const QRegularExpression place(u"\\{\\{([a-z-]+)\\}\\}"_s);
    QString result;
    qsizetype from = 0;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        Q_ASSERT(places.contains(next.captured(1)));
        result += QStringView(text).mid(from, next.capturedStart() - from);
        result += places.value(next.captured(1));
        from = next.capturedEnd();
    }
    return result.append(QStringView(text).mid(from));
}

} // namespace halfplane
