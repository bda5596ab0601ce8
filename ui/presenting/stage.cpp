#include "ui/presenting/stage.h"

#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/legend_strip.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/panels.h"
#include "ui/panels/score_label.h"
#include "ui/presenting/beside.h"
#include "ui/shown/showing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

// Shares of the height of the screen.
constexpr double leastText = 1.0 / 36;
constexpr double boundary = 1.0 / 160;
constexpr double mark = 1.0 / 72; ///< half of one: beside the words as in a window
constexpr double title = 1.0 / 28;
constexpr double largeNumber = 1.0 / 14;
constexpr double footMargin = 1.0 / 60;

constexpr double smallestScale = 0.85; ///< of a board's text: the numbers on its axes

constexpr int partsOfBoards = 11; ///< of twenty across; what is beside them has the rest

void setPixelSize(QWidget &widget, double pixels)
{
    QFont font = widget.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::ceil(pixels))));
    widget.setFont(font);
}

QLabel *numberLabel(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

Sizes stageSizes(double height)
{
    Sizes sizes = Sizes::scaledBy(height * boundary / Sizes{}.boundary);
    sizes.text = height * leastText / smallestScale;
    sizes.mark = height * mark;
    return sizes;
}

int pixelsOfStageText(int height) { return std::max(1, static_cast<int>(std::ceil(height * leastText))); }

Stage::Stage(const PanelParts &parts, ToolBox &tools)
    : m_showing(parts.showing)
    , m_guide(parts.guide)
    , m_boards(new BoardRow(
          parts.showing, [this, &tools](Board &board) { (new BoardHands(board, tools))->setClick(click()); },
          this))
    , m_head(new QWidget(this))
    , m_title(numberLabel(m_head, u"stageTitle"_s))
    , m_moment(numberLabel(m_head, u"stageMoment"_s))
    , m_explanation(new ExplanationLabel(m_showing, Telling::Brief, this))
    , m_step(numberLabel(this, u"stageStep"_s))
    , m_of(numberLabel(this, u"stageOf"_s))
    , m_score(new ScoreLabel(m_showing, Qt::Vertical, this))
    , m_foot(new QHBoxLayout)
    , m_blank(new QWidget(this))
{
    setObjectName(u"stage"_s);
    setWindowTitle(tr("Presentation"));
    setAttribute(Qt::WA_DeleteOnClose, false);
    createParts(parts);
    m_boards->setLegend(false);
    connect(&m_showing, &Showing::momentChanged, this, &Stage::showNumbers);
    connect(&m_guide, &LessonGuide::lessonChanged, this, &Stage::showMoment);
    connect(&m_guide, &LessonGuide::momentChanged, this, &Stage::showMoment);
    for (const QAction *action : tools.classActions() + tools.toolActions())
        connect(action, &QAction::triggered, this, &Stage::heedChoice);
    showMoment();
    showNumbers();
}

void Stage::createParts(const PanelParts &parts)
{
    auto *number = new QVBoxLayout;
    number->setSpacing(0);
    number->addWidget(m_step);
    number->addWidget(m_of);
    number->addStretch();
    m_foot->addLayout(number);
    m_foot->addWidget(m_explanation, 1);
    m_foot->addWidget(m_score, 0, Qt::AlignTop);
    m_of->setProperty("faint", true);
    for (QLabel *strong : {m_step, m_title}) {
        QFont bold = strong->font();
        bold.setBold(true);
        strong->setFont(bold);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout(m_head);
    head->addWidget(m_title, 1);
    head->addWidget(m_moment);
    m_moment->setProperty("faint", true);
    layout->addWidget(m_head);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_boards, partsOfBoards);
    layout->addLayout(middle, 1);
    m_beside = new Beside(parts, *middle, *layout);
    layout->addWidget(new LegendStrip(*m_boards, this));
    layout->addLayout(m_foot);

    m_blank->setObjectName(u"stageBlank"_s);
    m_blank->setAutoFillBackground(true);
    m_blank->setPalette(QPalette(Qt::black));
    m_blank->setCursor(Qt::BlankCursor);
    m_blank->hide();
    m_explanation->setContentsMargins({});
    m_explanation->setFocusPolicy(Qt::NoFocus);
    m_explanation->setTextInteractionFlags(Qt::NoTextInteraction);
    m_boards->setFocus();
}

Board &Stage::board() const { return m_boards->board(); }

bool Stage::isBlank() const { return !m_blank->isHidden(); }

void Stage::setBlank(bool isBlank)
{
    m_blank->setVisible(isBlank);
    m_blank->raise();
    emit blankChanged();
}

void Stage::setColours(const halfplane::Palette &palette) { m_boards->setColours(palette); }

void Stage::showNumbers()
{
    const Run *run = m_showing.run();
    const bool asks = run != nullptr && m_showing.moment()->isAsked();
    m_step->setText(run != nullptr ? countText(m_showing.cursor().update + (asks ? 1 : 0)) : QString());
    m_of->setText(asks                 ? tr("asked")
                      : run != nullptr ? tr("of %1").arg(countText(run->trace.updateCount()))
                                       : QString());
}

void Stage::showBeside(const QString &panel, const QString &theorem) { m_beside->show(panel, theorem); }

void Stage::showMoment()
{
    const Lesson *lesson = m_guide.lesson();
    m_head->setVisible(lesson != nullptr);
    setEditing(false);
    if (lesson == nullptr)
        return;
    m_title->setText(m_guide.titleHere());
    m_moment->setText(tr("%1 of %2").arg(countText(m_guide.place() + 1), countText(lesson->moments.size())));
}

/// A click on the laptop's own board is no choice of the stage's.
void Stage::heedChoice()
{
    if (isActiveWindow())
        setEditing(true);
}

void Stage::setEditing(bool isEditing)
{
    m_isEditing = isEditing;
    for (auto *hands : findChildren<BoardHands *>())
        hands->setClick(click());
}

/// Nothing: the tool's own.
std::function<void()> Stage::click()
{
    return m_isEditing ? std::function<void()>() : [this] { emit wentOn(); };
}

void Stage::scaleTo(int height)
{
    m_beside->scaleTo(height);
    setPixelSize(*m_title, height * title);
    setPixelSize(*m_moment, height * leastText);
    setPixelSize(*m_boards, height * leastText);
    m_boards->setSizes(stageSizes(height));
    setPixelSize(*m_explanation, height * leastText);
    setPixelSize(*m_of, height * leastText);
    setPixelSize(*m_score, height * leastText);
    m_score->setNumberScale(largeNumber / leastText);
    setPixelSize(*m_step, height * largeNumber);
    const int margin = static_cast<int>(height * footMargin);
    m_foot->setContentsMargins(margin, margin, margin, margin);
    m_head->layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    m_foot->setSpacing(2 * margin);
    // As wide as the longest number: what is beside it stands still.
    const Run *run = m_showing.run();
    const qsizetype digits = run != nullptr ? countText(run->trace.updateCount()).size() : 1;
    m_step->setMinimumWidth(m_step->fontMetrics().horizontalAdvance(QString(digits, u'0')));
    m_of->setMinimumWidth(m_of->fontMetrics().horizontalAdvance(tr("asked")));
}

void Stage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_blank->setGeometry(rect());
    scaleTo(height());
}

/// What comes here is left over by the board: it has nothing to give up.
void Stage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (isBlank())
        setBlank(false);
    else if (m_isEditing)
        setEditing(false);
    else
        emit left();
}

/// What was in view stays there.
void Stage::toggleLegend()
{
    if (board().keptView())
        board().showPlane(board().view().plane());
    board().setLegend(!board().frame().layers.has(legendLayer));
}

void Stage::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    emit left();
}

/// A click lights the blank stage again, and does nothing else.
void Stage::mousePressEvent(QMouseEvent * /*event*/)
{
    if (isBlank())
        setBlank(false);
}

} // namespace halfplane
