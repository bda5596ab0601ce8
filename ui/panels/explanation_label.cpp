#include "ui/panels/explanation_label.h"

#include "core/picture/contrast.h"
#include "ui/basics/text.h"
#include "ui/painting/palette.h"
#include "ui/shown/showing.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QResizeEvent>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfExplanation = 1.15; ///< of the application's font
constexpr int charactersOfTwoLines = 150; ///< of a line, so that nearly every explanation takes two

/// How a tone is written.
struct LookOfTone
{
    std::optional<Hue> hue;
    bool isBold = false;
    QChar mark; ///< stands before the words in the hue
};

LookOfTone lookOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain:
        return {};
    case Tone::Strong:
    case Tone::Result:
        return {.hue = {}, .isBold = true, .mark = {}};
    case Tone::Faint:
        return {.hue = Hue::FaintWords, .isBold = false, .mark = {}};
    case Tone::Positive:
        return {.hue = Hue::Positive, .isBold = true, .mark = u'▲'};
    case Tone::Negative:
        return {.hue = Hue::Negative, .isBold = true, .mark = u'■'};
    case Tone::Update:
        return {.hue = Hue::Update, .isBold = true, .mark = {}};
    case Tone::Good:
        return {.hue = Hue::Good, .isBold = true, .mark = u'✓'};
    case Tone::Warning:
        return {.hue = Hue::Warning, .isBold = true, .mark = {}};
    }
    return {};
}

QString coloured(const QString &html, const QColor &colour)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(colour.name(), html);
}

QString asSet(const Phrase &phrase)
{
    QString text = toText(phrase).toHtmlEscaped();
    if (isSlanted(phrase))
        text = u"<i style=\"font-family:serif\">"_s + text + u"</i>"_s;
    switch (phrase.setting) {
    case Setting::Below:
        return u"<sub>"_s + text + u"</sub>"_s;
    case Setting::Above:
        return u"<sup>"_s + text + u"</sup>"_s;
    case Setting::Words:
    case Setting::Unbroken:
    case Setting::Letter:
        break;
    }
    return text;
}

QString phraseText(const Phrase &phrase, const QPalette &widget)
{
    const LookOfTone look = lookOf(phrase.tone);
    QString html = asSet(phrase);
    if (look.isBold)
        html = u"<b>"_s + html + u"</b>"_s;
    if (!look.hue)
        return html;
    const QColor colour = paletteBeside(widget)[*look.hue];
    if (contrastRatio(rgbOf(colour), rgbOf(widget.color(QPalette::Window))) >= leastTextContrast)
        html = coloured(html, colour);
    return look.mark.isNull() ? html : coloured(look.mark, colour) + u"&nbsp;"_s + html;
}

/// All in one line.
QString wholeText(const Explanation &said, const QPalette &widget)
{
    QStringList parts;
    for (const Phrase &piece : said.place)
        parts << richText({piece}, widget);
    for (const Phrases &sentence : {said.finding, said.result, said.ending})
        parts << richText(sentence, widget);
    parts.removeAll(QString());
    return parts.join(u"&nbsp; "_s);
}

} // namespace

QString richText(const Phrases &phrases, const QPalette &widget)
{
    QString html;
    for (const Phrase &phrase : phrases)
        html += phraseText(phrase, widget);
    return html;
}

ExplanationLabel::ExplanationLabel(const Showing &showing, QWidget *parent)
    : QLabel(parent)
    , m_showing(showing)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What happens in this step"));
    setAccessibleDescription(tr("What happens in this step"));
    setContentsMargins(10, 4, 10, 2);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    followFont();
    connect(&showing, &Showing::studyChanged, this, &ExplanationLabel::tell);
    connect(&showing, &Showing::momentChanged, this, &ExplanationLabel::tell);
    connect(&showing.playback(), &Playback::playingChanged, this, &ExplanationLabel::announce);
    tell();
}

void ExplanationLabel::followFont()
{
    QFont larger = QApplication::font(this);
    larger.setPointSizeF(larger.pointSizeF() * scaleOfExplanation);
    setFont(larger);
}

void ExplanationLabel::tell()
{
    if (m_showing.moment()) {
        const Explanation said = explain(*m_showing.run(), *m_showing.moment());
        m_sentence = toText(plainText(said));
        setText(wholeText(said, palette()));
    } else {
        m_sentence = toText(m_showing.study().trouble);
        setText(m_sentence.toHtmlEscaped());
    }
    announce();
    reserve();
}

/// As its name, since what a label shows in rich text is not read out; the alert makes a reader speak that is
/// elsewhere.
void ExplanationLabel::announce()
{
    if (m_showing.playback().isPlaying() || m_sentence.isEmpty() || accessibleName() == m_sentence)
        return;
    setAccessibleName(m_sentence);
    if (!window()->isActiveWindow())
        return; // another window shows the same
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit announced(m_sentence);
}

/// The label never becomes lower again while it is as wide: what is above would jump from step to step. Nor
/// does it become higher under a hand that drags something there.
void ExplanationLabel::reserve()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const int needed = QLabel::heightForWidth(width());
    if (needed <= m_reserved)
        return;
    m_reserved = needed;
    updateGeometry();
}

int ExplanationLabel::usualHeight(int width) const
{
    const QMargins margins = contentsMargins();
    const int inner = width - margins.left() - margins.right();
    const int lines = inner < charactersOfTwoLines * fontMetrics().averageCharWidth() ? 3 : 2;
    return lines * fontMetrics().lineSpacing() + margins.top() + margins.bottom() + lines;
}

int ExplanationLabel::heightForWidth(int width) const
{
    const int kept = width == this->width() ? m_reserved : 0;
    return std::max({usualHeight(width), QLabel::heightForWidth(width), kept});
}

QSize ExplanationLabel::sizeHint() const { return {600, heightForWidth(std::max(width(), 200))}; }

QSize ExplanationLabel::minimumSizeHint() const { return {200, usualHeight(std::max(width(), 200))}; }

void ExplanationLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_reserved = 0;
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        tell();
}

void ExplanationLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    m_reserved = 0;
    reserve();
}

} // namespace halfplane
