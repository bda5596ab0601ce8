#include "ui/panels/explanation_label.h"

#include "core/picture/contrast.h"
#include "ui/basics/text.h"
#include "ui/painting/palette.h"
#include "ui/panels/score_label.h"
#include "ui/shown/showing.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QResizeEvent>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfExplanation = 1.05; ///< of the application's font
constexpr std::array scalesOfFormula{1.35, 1.22, 1.1}; ///< of the words'
constexpr double gapAboveFormula = 0.25; ///< the same
constexpr double mostOfScore = 0.33; ///< of the row
constexpr int leastWidth = 200;
constexpr double widthOfRing = 2; ///< with the focus
constexpr double leastShare = 0.6; ///< of the usual size, for a text that is longer than was thought

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

/// Those that are likely to be the longest: of all moments of a short run, of some of a long one.
std::vector<Cursor> someMoments(const Run &run)
{
    constexpr std::uint64_t most = 100;
    constexpr std::uint64_t mostWork = 100'000; ///< in points looked at
    const std::uint64_t count = std::clamp<std::uint64_t>(mostWork / run.trace.pointCount(), 8, most);
    const std::uint64_t updates = run.trace.updateCount();
    const std::uint64_t checks = run.trace.checkCount();
    std::vector<Cursor> cursors{{}, lastCursor(run.trace)};
    for (std::uint64_t i = 1; i <= std::min(updates, count); ++i)
        cursors.push_back({updates <= count ? i : i * updates / count, 0});
    for (std::uint64_t i = 1; i <= std::min(checks, count); ++i)
        cursors.push_back(cursorAtCheck(run.trace, checks <= count ? i : i * checks / count));
    return cursors;
}

std::size_t lengthOf(const Phrases &phrases) { return plainText(phrases).size(); }

} // namespace

QString richText(const Phrases &phrases, const QPalette &widget)
{
    QString html;
    for (const Phrase &phrase : phrases)
        html += phraseText(phrase, widget);
    return html;
}

ExplanationLabel::ExplanationLabel(const Showing &showing, Telling telling, QWidget *parent)
    : QLabel(parent)
    , m_showing(showing)
    , m_telling(telling)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What happens in this step"));
    setAccessibleDescription(tr("What happens in this step"));
    setContentsMargins(12, 6, 12, 4);
    // Fixed would mean: as high as at the width before.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    if (telling == Telling::Full)
        m_score = new ScoreLabel(showing, Qt::Horizontal, this);
    followFont();
    connect(&showing, &Showing::studyChanged, this, &ExplanationLabel::follow);
    connect(&showing, &Showing::momentChanged, this, &ExplanationLabel::tell);
    connect(&showing.playback(), &Playback::playingChanged, this, &ExplanationLabel::announce);
    follow();
}

void ExplanationLabel::followFont()
{
    QFont larger = QApplication::font(this);
    larger.setPointSizeF(larger.pointSizeF() * scaleOfExplanation);
    setFont(larger);
}

void ExplanationLabel::follow()
{
    m_isFitted = false;
    tell();
}

void ExplanationLabel::refit()
{
    m_isFitted = true;
    chooseLongest();
    m_fits.clear();
    updateGeometry();
    placeScore();
}

/// Those of which the words are the longest, and those of which the formula is. The longest in letters need
/// not be the longest in pixels.
void ExplanationLabel::chooseLongest()
{
    constexpr std::ptrdiff_t kept = 2;
    m_longest.clear();
    if (m_showing.run() == nullptr)
        return;
    std::vector<Explanation> some;
    for (const Cursor &cursor : someMoments(*m_showing.run()))
        some.push_back(explain(*m_showing.run(), momentAt(*m_showing.run(), cursor), m_telling));
    const auto keep = [&](auto length) {
        const auto end = some.begin() + std::min(std::ssize(some), kept);
        std::ranges::partial_sort(some, end, std::greater(), length);
        m_longest.insert(m_longest.end(), some.begin(), end);
    };
    keep([](const Explanation &said) {
        return lengthOf(said.place) + lengthOf(said.finding) + lengthOf(said.ending);
    });
    keep([](const Explanation &said) { return lengthOf(said.result); });
}

/// Shrinks what is longer than all that was thought of: the row is not to become higher. Nor does it under a
/// hand that drags something: what it drags would move away.
void ExplanationLabel::tell()
{
    if (!m_isFitted && QGuiApplication::mouseButtons() == Qt::NoButton)
        refit();
    const Fit &usual = fit(width());
    if (m_showing.moment()) {
        const Explanation said = explain(*m_showing.run(), *m_showing.moment(), m_telling);
        m_sentence = toText(plainText(said));
        Sizes sizes = usual.sizes;
        int height = width() < leastWidth ? usual.height : textHeight(html(said, sizes), width());
        for (; height > usual.height && sizes.words > leastShare * usual.sizes.words;
             height = textHeight(html(said, sizes), width())) {
            --sizes.words;
            --sizes.formula;
        }
        sizes.gap += std::max(0, usual.height - height); // the formula has its place at the bottom
        setText(html(said, sizes));
    } else {
        m_sentence = toText(m_showing.study().trouble);
        setText(m_sentence.toHtmlEscaped());
    }
    announce();
}

/// In a narrow row the formula goes before the margin.
QSize ExplanationLabel::scoreSize(int width) const
{
    const QSize whole = m_score->sizeHint();
    return whole.width() <= mostOfScore * width ? whole : m_score->minimumSizeHint();
}

/// On the line of the formula.
void ExplanationLabel::placeScore()
{
    if (m_score == nullptr)
        return;
    const QMargins margins = contentsMargins();
    const QSize size = scoreSize(width());
    m_score->setGeometry(width() - margins.right() - size.width(),
                         height() - margins.bottom() - size.height(), size.width(), size.height());
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

/// The formula is the last, at the bottom of the row in every step.
QString ExplanationLabel::html(const Explanation &said, const Sizes &sizes) const
{
    QString place;
    for (const Phrase &piece : said.place)
        place += richText({piece}, palette()) + u"&nbsp;&nbsp; "_s;
    const QString ending = said.ending.empty() ? QString() : u" "_s + richText(said.ending, palette());
    return u"<p style=\"margin:0; font-size:%1px\">%2</p>"_s.arg(sizes.words)
               .arg(place + richText(said.finding, palette()) + ending)
        + u"<p style=\"margin:%1px %2px 0 0; font-family:serif; font-size:%3px\">%4</p>"_s.arg(sizes.gap)
              .arg(sizes.corner)
              .arg(sizes.formula)
              .arg(richText(said.result, palette()));
}

ExplanationLabel::Extent ExplanationLabel::extentOf(const QString &html, int width) const
{
    QTextDocument document;
    document.setDefaultFont(font());
    document.setDocumentMargin(0);
    document.setHtml(html);
    const QMargins margins = contentsMargins();
    document.setTextWidth(std::max(1, width - margins.left() - margins.right()));
    Extent extent;
    extent.height = static_cast<int>(std::ceil(document.size().height())) + margins.top() + margins.bottom();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        extent.lines += block.layout()->lineCount();
    extent.formulaLines = document.lastBlock().layout()->lineCount();
    return extent;
}

int ExplanationLabel::textHeight(const QString &html, int width) const
{
    return extentOf(html, width).height;
}

/// Of two lines.
int ExplanationLabel::leastHeight(const Sizes &sizes) const
{
    int &height = m_leastHeights[sizes.formula];
    if (height > 0)
        return height;
    const Explanation least{.place = {{"x", Tone::Strong}},
                            .finding = {letter("x")},
                            .result = {letter("w"), indexed("0"), unbroken("w", Tone::Result)},
                            .ending = {}};
    height = textHeight(html(least, sizes), std::numeric_limits<short>::max());
    return height;
}

/// Without the score.
ExplanationLabel::Sizes ExplanationLabel::usualSizes() const
{
    const int words = QFontInfo(font()).pixelSize();
    return {.words = words,
            .formula = qRound(scalesOfFormula.front() * words),
            .gap = qRound(gapAboveFormula * words)};
}

/// The formula is as large as it can be without another line in any step, or being broken itself.
ExplanationLabel::Fit ExplanationLabel::fitFor(int width) const
{
    Fit result{.sizes = usualSizes()};
    if (width < leastWidth) { // before there is a layout
        result.height = leastHeight(result.sizes);
        return result;
    }
    if (m_score != nullptr)
        result.sizes.corner = scoreSize(width).width() + result.sizes.words;
    std::pair fewest(std::numeric_limits<int>::max(), 0); // in all, and of the formula alone
    for (const double scale : scalesOfFormula) {
        Sizes sizes = result.sizes;
        sizes.formula = qRound(scale * sizes.words);
        std::pair lines(0, 0);
        int height = leastHeight(sizes);
        for (const Explanation &said : m_longest) {
            const Extent extent = extentOf(html(said, sizes), width);
            lines.first = std::max(lines.first, extent.lines);
            lines.second = std::max(lines.second, extent.formulaLines);
            height = std::max(height, extent.height);
        }
        if (lines < fewest) {
            fewest = lines;
            result.sizes = sizes;
            result.height = height;
        }
        if (lines.second <= 1)
            break; // smaller ones would save nothing
    }
    return result;
}

const ExplanationLabel::Fit &ExplanationLabel::fit(int width) const
{
    const auto found = m_fits.find(width);
    return found != m_fits.end() ? found->second : m_fits.emplace(width, fitFor(width)).first->second;
}

int ExplanationLabel::heightForWidth(int width) const { return fit(width).height; }

QSize ExplanationLabel::sizeHint() const { return {600, heightForWidth(width())}; }

/// The same at every width: a window's least size is not to change with its size.
QSize ExplanationLabel::minimumSizeHint() const { return {leastWidth, leastHeight(usualSizes())}; }

void ExplanationLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_fits.clear();
        m_leastHeights.clear();
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        tell();
}

/// The caret, which blinks, is easily overlooked.
void ExplanationLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(
        QPen(palette().color(QPalette::Highlight), widthOfRing, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const double inset = widthOfRing / 2;
    painter.drawRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset));
}

void ExplanationLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        tell();
    placeScore();
}

} // namespace halfplane
