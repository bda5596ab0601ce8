#include "ui/panels/score_label.h"

#include "core/mistakes.h"
#include "core/words/number_words.h"
#include "ui/basics/text.h"
#include "ui/painting/palette.h"
#include "ui/shown/showing.h"

#include <QPainter>

#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "of 80 wrong", "of 60 wrong · test 25 %" when so many of the points held out are.
QString restOf(const Run *run, std::size_t testLoss)
{
    if (run == nullptr)
        return {};
    const QString rest = ScoreLabel::tr("of %1 wrong").arg(countText(run->reflected().size()));
    if (!run->problem->apart)
        return rest;
    return ScoreLabel::tr("%1 · test %2")
        .arg(rest, toText(percentText(testLoss, run->problem->apartCount())));
}

/// The widest.
QString restOf(const Run *run) { return restOf(run, run != nullptr ? run->problem->apartCount() : 0); }

int gapBesideMargin(const QWidget &label) { return label.fontMetrics().horizontalAdvance(u"  "_s); }

} // namespace

ScoreLabel::ScoreLabel(const Showing &showing, Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_orientation(orientation)
{
    setObjectName(u"score"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(
        tr("<p><b>Wrong</b>: how many points the boundary has on the wrong side, or on itself. It is the "
           "0-1 loss.</p><p><b>Margin</b> of w: y⟨w, x⟩ / ‖w‖ of the point for which that is least. Above "
           "0 it is how far the nearest point is from the boundary; below 0, how far the farthest wrong "
           "one is on the wrong side.</p>"));
    connect(&showing, &Showing::momentChanged, this, &ScoreLabel::follow);
    connect(&showing, &Showing::tweenChanged, this, &ScoreLabel::arrive);
    follow();
}

void ScoreLabel::setNumberScale(double scale)
{
    m_numberScale = scale;
    updateGeometry();
}

/// A step that another overtakes counts as done.
void ScoreLabel::follow()
{
    if (m_coming)
        show(*std::exchange(m_coming, std::nullopt));
    m_coming = scoreNow();
    arrive();
}

void ScoreLabel::arrive()
{
    if (m_coming && m_showing.tween() >= 1)
        show(*std::exchange(m_coming, std::nullopt));
}

void ScoreLabel::show(const Score &score)
{
    m_shown = score;
    const QString words = u"%1 %2"_s.arg(score.wrong, score.rest).trimmed();
    setAccessibleName(score.margin.isEmpty() ? words : words + u", "_s + score.margin);
    updateGeometry();
    update();
}

ScoreLabel::Score ScoreLabel::scoreNow() const
{
    const Run *run = m_showing.run();
    if (run == nullptr)
        return {};
    const Classifier &answer = m_showing.moment()->answer;
    const std::size_t wrong = loss(run->reflected(), answer);
    const auto margin = marginOf(run->reflected(), answer);
    return {.wrong = countText(wrong),
            .rest = restOf(run, testLoss(*run->problem, answer)),
            .margin = margin ? tr("margin %1").arg(readableText(*margin)) : QString(),
            .isPerfect = wrong == 0};
}

QFont ScoreLabel::numberFont() const
{
    QFont larger = font();
    larger.setBold(true);
    if (larger.pixelSize() > 0)
        larger.setPixelSize(qRound(larger.pixelSize() * m_numberScale));
    else
        larger.setPointSizeF(larger.pointSizeF() * m_numberScale);
    return larger;
}

/// Wide enough for most, so that the number beside it stands still.
int ScoreLabel::marginWidth() const
{
    return fontMetrics().horizontalAdvance(tr("margin %1").arg(u"−0.0888"_s));
}

/// When all are wrong.
int ScoreLabel::numberWidth() const
{
    const Run *run = m_showing.run();
    const QString most = run != nullptr ? countText(run->reflected().size()) : QString();
    return QFontMetrics(numberFont()).horizontalAdvance(most);
}

QSize ScoreLabel::minimumSizeHint() const
{
    const QFontMetrics small = fontMetrics();
    const int rest = small.horizontalAdvance(restOf(m_showing.run()));
    const int height = QFontMetrics(numberFont()).height();
    if (m_orientation == Qt::Vertical)
        return {std::max(numberWidth(), rest), height + small.height()};
    return {numberWidth() + small.horizontalAdvance(u' ') + rest, height};
}

QSize ScoreLabel::sizeHint() const
{
    const QSize least = minimumSizeHint();
    return m_orientation == Qt::Vertical
        ? least
        : QSize(least.width() + gapBesideMargin(*this) + marginWidth(), least.height());
}

void ScoreLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const halfplane::Palette &colours = paletteBeside(palette());
    const QColor plain = palette().color(QPalette::WindowText);
    const QColor faint = colours[Hue::FaintWords];
    const QFontMetrics large(numberFont());
    const auto write = [&](QPoint rightEnd, const QString &text, const QFont &font, const QColor &colour) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(rightEnd - QPoint(painter.fontMetrics().horizontalAdvance(text), 0), text);
    };
    QPoint end(width(), large.ascent());
    if (m_orientation == Qt::Vertical) {
        write({width(), height() - fontMetrics().descent()}, m_shown.rest, font(), faint);
    } else {
        if (width() >= sizeHint().width()) {
            const int margin = fontMetrics().horizontalAdvance(m_shown.margin);
            end.rx() -= std::max(margin, marginWidth());
            write(end + QPoint(margin, 0), m_shown.margin, font(), faint);
            end.rx() -= gapBesideMargin(*this);
        }
        write(end, m_shown.rest, font(), plain);
        end.rx() -= fontMetrics().horizontalAdvance(m_shown.rest + u' ');
    }
    write(end, m_shown.wrong, numberFont(), m_shown.isPerfect ? colours[Hue::Good] : plain);
}

} // namespace halfplane
