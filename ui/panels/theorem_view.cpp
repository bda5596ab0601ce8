#include "ui/panels/theorem_view.h"

#include "core/picture/charts.h"
#include "core/picture/point_loss.h"
#include "core/theorems/registry.h"
#include "core/words/theorem_page.h"
#include "ui/basics/text.h"
#include "ui/forms/field.h"
#include "ui/forms/scroll_page.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/theorem_list.h"
#include "ui/shown/showing.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double longWriting = 5; ///< milliseconds; it would be felt between two steps
constexpr int restBetweenWritings = 100; ///< milliseconds
constexpr int chartLines = 11; ///< of text, as high as the chart is
constexpr double scaleOfSketch = 0.92; ///< of the widget's font, as charts have it
constexpr double scaleOfPageTitle = 1.2; ///< of the widget's font
constexpr double scaleOfStatement = 1.35;
constexpr double scaleOfFormulas = 1.1;

/// A theorem as rich text, paragraph by paragraph.
class PageWriter
{
public:
    explicit PageWriter(const QWidget &widget)
        : m_palette(widget.palette())
        , m_size(QFontInfo(widget.font()).pixelSize())
    {
    }

    QString html(const TheoremPage &page)
    {
        paragraph(sized(u"<b>"_s + toText(page.title).toHtmlEscaped() + u"</b>"_s, scaleOfPageTitle));
        paragraph(richText({{page.source, Tone::Faint}}, m_palette), 1);
        paragraph(formula(page.statement, scaleOfStatement), 6);
        paragraph(verdict(page.finding), 2);
        int gap = 8;
        for (const auto &[says, isMet] : page.premises)
            paragraph(sign(isMet) + u"&nbsp; "_s + toText(says).toHtmlEscaped(), std::exchange(gap, 2));
        paragraph(u"<b>"_s + TheoremPageView::tr("Why") + u"</b>"_s, 10);
        for (const TheoremPage::Step &step : page.steps)
            write(step);
        if (page.flaw)
            write(*page.flaw);
        return withWholeNumbers(m_html);
    }

private:
    void paragraph(const QString &html, int gap = 0)
    {
        m_html += u"<p style=\"margin:%1px 0 0 0\">%2</p>"_s.arg(gap).arg(html);
    }

    QString sized(const QString &html, double scale) const
    {
        return u"<span style=\"font-size:%1px\">%2</span>"_s.arg(qRound(scale * m_size)).arg(html);
    }

    QString formula(const Phrases &phrases, double scale) const
    {
        return u"<span style=\"font-family:serif\">"_s + sized(richText(phrases, m_palette), scale)
            + u"</span>"_s;
    }

    QString sign(bool isMet) const
    {
        const QColor colour = paletteBeside(m_palette)[isMet ? Hue::Good : Hue::Warning];
        return u"<b style=\"color:%1\">%2</b>"_s.arg(colour.name(), isMet ? u"✓"_s : u"✗"_s);
    }

    QString verdict(const Finding &finding) const
    {
        const std::string word(finding.word());
        const Tone tone = finding.verdict == Verdict::Holds ? Tone::Good
            : finding.verdict == Verdict::Exceeded          ? Tone::Warning
                                                            : Tone::Strong;
        const QString cross = finding.verdict == Verdict::Exceeded ? sign(false) + u"&nbsp;"_s : QString();
        return cross + richText({{word, tone}}, m_palette) + u"&nbsp;&nbsp; "_s
            + toText(finding.reason()).toHtmlEscaped();
    }

    void write(const TheoremPage::Step &step)
    {
        const QString mark = step.isTrue ? sign(*step.isTrue) + u"&nbsp; "_s : QString();
        paragraph(mark + toText(step.says).toHtmlEscaped(), 4);
        QString below = step.formula.empty() ? QString() : formula(step.formula, scaleOfFormulas);
        if (!step.numbers.empty())
            below += (below.isEmpty() ? QString() : u"&nbsp;&nbsp; "_s)
                + richText({{"now ", Tone::Faint}, {step.numbers}}, m_palette);
        if (!below.isEmpty())
            paragraph(below, 1);
    }

    void write(const TheoremPage::Flaw &flaw)
    {
        paragraph(u"<b>"_s + TheoremPageView::tr("What is wrong with it") + u"</b>"_s, 10);
        paragraph(toText(flaw.says).toHtmlEscaped(), 4);
        paragraph(toText(flaw.instead).toHtmlEscaped(), 2);
    }

    QPalette m_palette;
    int m_size;
    QString m_html;
};

QString wayToExample()
{
    return TheoremPageView::tr(
        "Opens the smallest example that breaks the statement, in place of this document");
}

QStringList titlesOfLayers(const TheoremDescriptor &theorem)
{
    QStringList titles;
    for (const std::string_view id : theorem.layers)
        titles.append(toText(findLayer(id)->title));
    return titles;
}

} // namespace

PointLossView::PointLossView(const Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
{
    setFixedHeight(chartLines * fontMetrics().height());
    setAccessibleName(tr("The loss of the point of this update, over its score"));
    connect(&showing, &Showing::momentChanged, this, qOverload<>(&QWidget::update));
}

Picture PointLossView::picture() const
{
    const auto &moment = m_showing.moment();
    if (!moment || !moment->isUpdate() || !moment->check->foundMistake())
        return {fromQt(size()), {}};
    return pointLossPicture({.before = moment->check->scoreBefore,
                             .after = moment->check->scoreAfter,
                             .place = m_showing.run()->problem->space == Space::Origin ? "x" : "φ",
                             .size = fromQt(size()),
                             .text = scaleOfSketch * QFontInfo(font()).pixelSize()});
}

void PointLossView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paint(painter, picture(), paletteBeside(palette()));
}

TheoremPageView::TheoremPageView(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_page(new ScrollPage(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead());
    setFocusProxy(m_back);
    column->addWidget(m_page, 1);
    createContent();
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TheoremPageView::write);
    connect(&showing, &Showing::momentChanged, this, &TheoremPageView::writeSoon);
    connect(&showing, &Showing::studyChanged, this, &TheoremPageView::drawChart);
    connect(&showing, &Showing::documentChanged, this, &TheoremPageView::followExample);
    connect(&showing.document().history(), &QUndoStack::cleanChanged, this, &TheoremPageView::followExample);
}

QWidget *TheoremPageView::createHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(ScrollPage::margin - 6, 2, ScrollPage::margin, 0);
    m_back = new QToolButton(head);
    m_back->setObjectName(u"backToTheorems"_s);
    m_back->setText(tr("‹ Theorems"));
    m_back->setAccessibleName(tr("Back to all theorems"));
    m_back->setToolTip(tr("All of them again (Esc)"));
    m_back->setAutoRaise(true);
    connect(m_back, &QToolButton::clicked, this, &TheoremPageView::left);
    row->addWidget(m_back);
    row->addStretch();
    m_onBoard = new QCheckBox(tr("On the board"), head);
    m_onBoard->setObjectName(u"theoremOnBoard"_s);
    m_onBoard->setToolTip(tr("Draws what this page speaks of"));
    m_onBoard->setChecked(true);
    connect(m_onBoard, &QCheckBox::toggled, this, &TheoremPageView::drawOnBoard);
    row->addWidget(m_onBoard);
    m_example = createButton(u"showExample"_s, tr("Show me"), wayToExample());
    row->addWidget(m_example);
    return head;
}

void TheoremPageView::createContent()
{
    m_text = wrappedLabel(this);
    m_text->setTextFormat(Qt::RichText);
    m_text->setObjectName(u"theoremText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFocusPolicy(Qt::TabFocus);
    m_text->setAccessibleDescription(tr("What the theorem says, its premises and why it holds"));
    m_loss = new PointLossView(m_showing, this);
    m_view = new ChartView(m_showing.playback(), this);
    m_view->setFixedHeight(chartLines * fontMetrics().height());
    m_view->nameLines();
    m_view->setToolTip(tr("Click or drag to go to an update"));
    m_asPanel = createButton(u"chartAsPanel"_s, tr("Open as a panel"), tr("The chart beside this page"));
    m_export = createButton(u"exportTheoremChart"_s, tr("Export…"), tr("The chart as a figure"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_asPanel);
    buttons->addWidget(m_export);
    QVBoxLayout &content = m_page->content();
    content.setContentsMargins(ScrollPage::margin, 2, ScrollPage::margin, ScrollPage::margin);
    content.addWidget(m_text);
    content.addWidget(m_loss);
    content.addWidget(m_view);
    content.addLayout(buttons);
    content.addStretch();
    connect(m_example, &QPushButton::clicked, this,
            [this] { emit exampleAsked(toText(m_theorem->refutation->example)); });
    connect(m_asPanel, &QPushButton::clicked, this, [this] { emit chartAsked(*m_chart); });
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportAsked(*m_chart); });
}

QPushButton *TheoremPageView::createButton(const QString &id, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(id);
    button->setToolTip(tip);
    return button;
}

void TheoremPageView::show(const TheoremDescriptor &theorem)
{
    m_theorem = &theorem;
    m_chart = chartOfTheorem(theorem.id);
    m_example->setVisible(theorem.refutation.has_value());
    followExample();
    m_loss->setVisible(theorem.isAboutPointLoss);
    m_onBoard->setVisible(!theorem.layers.empty());
    m_onBoard->setToolTip(
        tr("Draws what this page speaks of: %1").arg(titlesOfLayers(theorem).join(u", "_s)));
    for (QWidget *part : std::initializer_list<QWidget *>{m_view, m_asPanel, m_export})
        part->setVisible(m_chart != nullptr);
    if (m_chart != nullptr)
        m_view->setAccessibleName(toText(m_chart->meaning));
    m_page->verticalScrollBar()->setValue(0);
    drawOnBoard();
    drawChart();
    write();
}

/// Whoever sees the example already needs no way to it.
void TheoremPageView::followExample()
{
    if (m_theorem == nullptr || !m_theorem->refutation)
        return;
    OpenDocument &document = m_showing.document();
    const bool isHere = document.name() == u"example:"_s + toText(m_theorem->refutation->example)
        && document.history().isClean();
    m_example->setEnabled(!isHere);
    m_example->setToolTip(isHere
                              ? tr("This is the smallest example that breaks the statement: step through it")
                              : wayToExample());
}

/// Only while somebody reads it: what the board shows otherwise is the user's choice.
void TheoremPageView::drawOnBoard()
{
    Layers about;
    if (m_theorem != nullptr && isVisible() && m_onBoard->isChecked()) {
        for (const std::string_view id : m_theorem->layers)
            about.set(*findLayer(id), true);
    }
    m_showing.setReadAbout(about);
}

void TheoremPageView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    drawOnBoard();
    drawChart();
    write();
}

void TheoremPageView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        drawOnBoard();
}

void TheoremPageView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        writeSoon();
    QWidget::changeEvent(event);
}

void TheoremPageView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void TheoremPageView::writeSoon()
{
    if (isVisible())
        m_soon.start(m_took > longWriting ? restBetweenWritings : 0);
}

void TheoremPageView::write()
{
    const Study &study = m_showing.study();
    if (!isVisible() || m_theorem == nullptr)
        return;
    if (!study.evidence) {
        m_text->setText(tr("No run to judge yet"));
        m_text->setAccessibleName(m_text->text());
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const std::uint64_t k = std::min(m_showing.cursor().update, study.evidence->run().trace.updateCount());
    const TheoremPage page = pageOf(*m_theorem, *study.evidence, k);
    m_text->setText(PageWriter(*this).html(page));
    m_text->setAccessibleName(toText(plainText(page)));
    m_took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void TheoremPageView::drawChart()
{
    if (!isVisible() || m_chart == nullptr)
        return;
    ChartContent content = contentOf(*m_chart, m_showing.study());
    m_view->setAccessibleDescription(toText(content.notice.empty() ? content.remark : content.notice));
    m_view->setContent(std::move(content));
}

TheoremPanel::TheoremPanel(Showing &showing, QWidget *parent)
    : QStackedWidget(parent)
    , m_list(new TheoremList(showing, this))
    , m_page(new TheoremPageView(showing, this))
{
    addWidget(m_list);
    addWidget(m_page);
    connect(m_list, &TheoremList::opened, this, &TheoremPanel::open);
    connect(m_page, &TheoremPageView::left, this, &TheoremPanel::goBack);
}

QSize TheoremPanel::sizeHint() const { return m_list->sizeHint(); }

QSize TheoremPanel::minimumSizeHint() const { return m_list->minimumSizeHint(); }

void TheoremPanel::open(const TheoremDescriptor &theorem)
{
    m_page->show(theorem);
    setCurrentWidget(m_page);
    m_page->setFocus();
}

void TheoremPanel::goBack()
{
    setCurrentWidget(m_list);
    m_list->setFocus();
}

} // namespace halfplane
