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
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfExplanation = 1.05; ///< of the application's font
constexpr double scaleOfFormula = 1.2; ///< of the words'
constexpr double gapAboveFormula = 0.25; ///< the same
constexpr double mostOfScore = 0.33; ///< of the row
constexpr int leastWidth = 200;
constexpr double widthOfRing = 2; ///< with the focus
constexpr int mostLines = 4; ///< above the formula
constexpr int mostExtraLines = 2; ///< beside two and the formula, where a run needs them
constexpr int shortWindow = 560; ///< where the board needs the room more than the last words
constexpr std::uint64_t mostLookedAt = 200; ///< updates of a run

/// How many characters it takes to say something.
std::size_t lengthOf(const Phrases &phrases)
{
    std::size_t length = 0;
    for (const Phrase &phrase : phrases)
        length += phrase.text.size();
    return length;
}

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
    QString text = withWholeNumbers(toText(phrase)).toHtmlEscaped();
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

/// Cuts a paragraph off behind so many lines, and "…" says so.
void shorten(const QTextBlock &block, int lines)
{
    if (block.layout()->lineCount() <= lines)
        return;
    const QTextLine line = block.layout()->lineAt(lines - 1);
    const double room = line.width() - QFontMetricsF(block.charFormat().font()).horizontalAdvance(u" …"_s);
    const auto end =
        block.text().lastIndexOf(u' ', line.xToCursor(line.x() + room, QTextLine::CursorOnCharacter));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + static_cast<int>(std::max(qsizetype{0}, end)));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.insertText(u" …"_s);
}

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
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                            | Qt::LinksAccessibleByMouse); // by keyboard each would hold up Tab
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QLabel::linkActivated, this, &ExplanationLabel::whyAsked);
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
    connect(&showing, &Showing::documentChanged, this, &ExplanationLabel::followDocument);
    connect(&showing.document(), &OpenDocument::worded, this, &ExplanationLabel::follow);
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

void ExplanationLabel::followDocument()
{
    m_extraLines = 0;
    follow();
}

/// The end of a run, and of updates from all over it those with the most words and the longest formula.
void ExplanationLabel::chooseSamples()
{
    m_isFitted = true;
    if (isVisible())
        m_extraLines = extraLinesAt(width()); // of the run before
    m_samples.clear();
    if (const Run *run = m_showing.run()) {
        const std::uint64_t updates = run->trace.updateCount();
        const std::uint64_t looks = std::min(updates, mostLookedAt);
        std::vector<Explanation> all;
        for (std::uint64_t i = 1; i <= looks; ++i) {
            const std::uint64_t k = updates * i / looks;
            for (const Cursor &beat : {askedCursor(run->trace, k), Cursor{k, 0}})
                all.push_back(explain(*run, momentAt(*run, beat), m_telling, m_showing.document().names()));
        }
        if (!all.empty()) {
            m_samples.push_back(*std::ranges::max_element(all, {}, [](const Explanation &said) {
                return lengthOf(said.finding) + lengthOf(said.ending);
            }));
            m_samples.push_back(*std::ranges::max_element(
                all, {}, [](const Explanation &said) { return lengthOf(said.result); }));
        }
        m_samples.push_back(
            explain(*run, momentAt(*run, lastCursor(run->trace)), m_telling, m_showing.document().names()));
    }
    m_height = {};
    updateGeometry();
    placeScore();
}

/// The height stays under a hand that drags something: what it drags would move away.
void ExplanationLabel::tell()
{
    if (!m_isFitted && QGuiApplication::mouseButtons() == Qt::NoButton)
        chooseSamples();
    if (!m_showing.moment()) {
        m_sentence = toText(m_showing.study().trouble);
        setText(m_sentence.toHtmlEscaped());
        setToolTip({});
        return announce();
    }
    const Explanation said =
        explain(*m_showing.run(), *m_showing.moment(), m_telling, m_showing.document().names());
    m_sentence = toText(plainText(said));
    QTextDocument text;
    const QString whole = html(said, width());
    set(text, whole, width());
    const int room = heightForWidth(width());
    const bool isLonger = width() >= leastWidth && heightOf(text) > room;
    for (int lines = mostLines; isLonger && lines > 0 && heightOf(text) > room; --lines)
        shorten(text.firstBlock(), lines);
    if (isLonger && heightOf(text) > room)
        shorten(text.lastBlock(), 1);
    QTextBlockFormat formula = text.lastBlock().blockFormat(); // its place is at the bottom
    formula.setTopMargin(formula.topMargin() + std::max(0, room - heightOf(text)));
    QTextCursor(text.lastBlock()).setBlockFormat(formula);
    setText(text.toHtml());
    if (!toolTip().isEmpty() && underMouse())
        QToolTip::hideText(); // of the step before
    setToolTip(isLonger ? whole : QString());
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

/// What says that a run never ends on points that nothing separates opens the proof.
QString ExplanationLabel::endingOf(const Explanation &said) const
{
    if (said.ending.empty())
        return {};
    const Study &study = m_showing.study();
    const bool isProved = study.landscape && study.landscape->meeting;
    const QString text = richText(said.ending, palette());
    if (m_telling != Telling::Full || said.ending.front().tone != Tone::Warning || !isProved)
        return u" "_s + text;
    return u" <a href=\"why\">%1</a>"_s.arg(text);
}

/// The formula is the last, beside the score.
QString ExplanationLabel::html(const Explanation &said, int width) const
{
    const int words = QFontInfo(font()).pixelSize();
    QString place;
    for (const Phrase &piece : said.place)
        place += richText({piece}, palette()) + u"&nbsp;&nbsp; "_s;
    return u"<p style=\"margin:0\">%1</p>"_s.arg(place + richText(said.finding, palette()) + endingOf(said))
        + u"<p style=\"margin:%1px %2px 0 0; font-family:serif; font-size:%3px\">%4</p>"_s
              .arg(qRound(gapAboveFormula * words))
              .arg(m_score == nullptr ? 0 : scoreSize(width).width() + words)
              .arg(qRound(scaleOfFormula * words))
              .arg(richText(said.result, palette()));
}

void ExplanationLabel::set(QTextDocument &text, const QString &html, int width) const
{
    text.setDefaultFont(font());
    text.setDocumentMargin(0);
    text.setHtml(html);
    const QMargins margins = contentsMargins();
    text.setTextWidth(std::max(1, width - margins.left() - margins.right()));
}

int ExplanationLabel::heightOf(QTextDocument &text) const
{
    return static_cast<int>(std::ceil(text.size().height())) + contentsMargins().top()
        + contentsMargins().bottom();
}

/// Of two lines, the formula, and more lines of either; however wide the score is.
int ExplanationLabel::heightWith(int extraLines) const
{
    const auto &[least, more] = m_lines.of(font(), [this] {
        const Phrases line{{"x", Tone::Strong}, indexed("0")};
        QTextDocument text;
        set(text, html({.place = {}, .finding = line, .result = line, .ending = {}}, leastWidth), leastWidth);
        QTextBlockFormat formula = text.lastBlock().blockFormat();
        formula.setRightMargin(0);
        QTextCursor(text.lastBlock()).setBlockFormat(formula);
        const double oneLess = heightOf(text); // which lays it out
        return std::pair(oneLess + text.firstBlock().layout()->lineAt(0).height(),
                         text.lastBlock().layout()->lineAt(0).height());
    });
    return static_cast<int>(std::ceil(least + extraLines * more));
}

int ExplanationLabel::heightForWidth(int width) const
{
    if (width < leastWidth)
        return heightWith(0); // before there is a layout
    return m_height.of({width, window()->height() < shortWindow},
                       [&] { return heightWith(extraLinesAt(width)); });
}

/// No fewer than there were: runs on these points come and go, and the board is not to move with them.
int ExplanationLabel::extraLinesAt(int width) const
{
    int needed = 0;
    for (const Explanation &said : m_samples) {
        QTextDocument text;
        set(text, html(said, width), width);
        needed = std::max(needed, heightOf(text));
    }
    const int most = window()->height() < shortWindow ? 1 : mostExtraLines;
    int extraLines = std::min(most, m_extraLines);
    while (extraLines < most && heightWith(extraLines) < needed)
        ++extraLines;
    return extraLines;
}

QSize ExplanationLabel::sizeHint() const { return {600, heightForWidth(width())}; }

/// The same at every width: a window's least size is not to change with its size.
QSize ExplanationLabel::minimumSizeHint() const { return {leastWidth, heightWith(0)}; }

void ExplanationLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_height = {};
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
