#include "ui/presenting/presenter.h"

#include "ui/board/board_row.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/presenting/beside.h"
#include "ui/presenting/stage.h"

#include <QActionGroup>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>
#include <QWindow>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString titleOf(const QScreen &screen)
{
    const QSize pixels = screen.size() * screen.devicePixelRatio();
    return Presenter::tr("%1 (%2 × %3)").arg(screen.name()).arg(pixels.width()).arg(pixels.height());
}

bool isEscape(const QAction &action) { return action.shortcuts().contains(QKeySequence(Qt::Key_Escape)); }

/// A panel would open in the window, behind the stage.
bool opensPanel(const QAction &action) { return qobject_cast<PanelPage *>(action.parent()) != nullptr; }

} // namespace

Presenter::Presenter(const PanelParts &parts, ToolBox &tools, QWidget &window)
    : QObject(&window)
    , m_parts(parts)
    , m_tools(tools)
    , m_window(window)
    , m_palette(lightPalette())
    , m_present(add(tr("&Present"),
                    tr("The board fills a screen, large enough for the last row (F5; Esc leaves)"),
                    {Qt::Key_F5}))
    , m_blank(add(tr("&Blank the screen"), tr("Black until the key is pressed again, while presenting"),
                  {Qt::Key_Period, Qt::Key_B}))
    , m_legend(add(tr("&Legend on the stage"), tr("What the points and colours mean, while presenting"),
                   {Qt::Key_L}))
    , m_next(add(tr("&Next beside the boards"),
                 tr("One panel after another, large and beside the boards, while presenting; after the last "
                    "the boards have the stage for themselves"),
                 {Qt::Key_M}))
{
    connect(m_present, &QAction::triggered, this, [this] { m_stage ? end() : begin(); });
    connect(m_blank, &QAction::triggered, this, [this] { m_stage->setBlank(!m_stage->isBlank()); });
    connect(m_legend, &QAction::triggered, this, [this] { m_stage->toggleLegend(); });
    connect(m_next, &QAction::triggered, this, &Presenter::goThroughBeside);
    connect(&parts.guide, &LessonGuide::lessonChanged, this, &Presenter::followLesson);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this] {
        if (m_stage)
            place(*m_stage);
    });
    refresh();
}

Presenter::~Presenter() = default;

QAction *Presenter::add(const QString &text, const QString &tip, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setToolTip(tip);
    action->setShortcuts(keys);
    m_window.addAction(action);
    return action;
}

Stage *Presenter::stage() const { return m_stage.get(); }

void Presenter::fill(QMenu &menu)
{
    menu.addAction(m_present);
    QMenu *screens = menu.addMenu(tr("Present o&n"));
    connect(screens, &QMenu::aboutToShow, this, [this, screens] { fillScreens(*screens); });
    QMenu *beside = menu.addMenu(tr("Beside the boards on the sta&ge"));
    connect(beside, &QMenu::aboutToShow, this, [this, beside] { fillBeside(*beside); });
    menu.addActions({m_blank, m_legend});
}

void Presenter::fillBeside(QMenu &menu)
{
    menu.clear();
    auto *group = new QActionGroup(&menu);
    const auto offer = [&](const QString &text, const QString &panel) {
        QAction *action = menu.addAction(text, this, [this, panel] { setBeside(panel); });
        action->setCheckable(true);
        action->setChecked(panel == m_beside);
        group->addAction(action);
    };
    offer(tr("Nothing"), {});
    for (const Panel &panel : panelsForStage())
        offer(panel.title, panel.id);
    menu.addSeparator();
    menu.addAction(m_next);
}

void Presenter::goThroughBeside()
{
    QStringList ids{QString()};
    for (const Panel &panel : panelsForStage())
        ids << panel.id;
    setBeside(ids[(ids.indexOf(m_beside) + 1) % ids.size()]);
}

void Presenter::setBeside(const QString &panel, const QString &theorem)
{
    m_beside = panel;
    m_theorem = theorem;
    if (m_stage)
        m_stage->showBeside(panel, theorem);
}

/// Its words go with it.
void Presenter::followLesson()
{
    if (m_parts.guide.lesson() == nullptr)
        setBeside({});
}

void Presenter::fillScreens(QMenu &menu)
{
    menu.clear();
    auto *group = new QActionGroup(&menu);
    const auto offer = [&](const QString &text, const QString &name) {
        QAction *action = menu.addAction(text, this, [this, name] {
            m_screenName = name;
            emit screenChosen(name);
        });
        action->setCheckable(true);
        action->setChecked(name == m_screenName);
        group->addAction(action);
    };
    offer(tr("The &other screen, where there is one"), {});
    for (const QScreen *each : QGuiApplication::screens())
        offer(titleOf(*each), each->name());
}

/// A screen that was chosen and is not there any more is as if none had been chosen.
QScreen *Presenter::screen() const
{
    QScreen *own = m_window.screen();
    QScreen *other = own;
    for (QScreen *each : QGuiApplication::screens()) {
        if (!m_screenName.isEmpty() && each->name() == m_screenName)
            return each;
        if (each != own && other == own)
            other = each;
    }
    return other;
}

void Presenter::place(Stage &stage) const
{
    QScreen *target = screen();
    stage.setGeometry(target->geometry());
    stage.winId(); // there is a window now that can be told its screen
    stage.windowHandle()->setScreen(target);
    stage.showFullScreen();
}

/// Every key of the window works on the stage, but those of panels. Esc is the stage's own.
void Presenter::lendKeys(Stage &stage) const
{
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (!action->shortcuts().isEmpty() && !isEscape(*action) && !opensPanel(*action)
            && action->shortcutContext() == Qt::WindowShortcut)
            stage.addAction(action);
    }
}

void Presenter::begin()
{
    if (m_stage)
        return;
    m_stage = std::make_unique<Stage>(m_parts, m_tools);
    m_stage->setColours(m_palette);
    lendKeys(*m_stage);
    connect(m_stage.get(), &Stage::left, this, &Presenter::end, Qt::QueuedConnection);
    connect(m_stage.get(), &Stage::blankChanged, this, &Presenter::changed);
    connect(m_stage.get(), &Stage::wentOn, &m_parts.guide, &LessonGuide::goOn);
    place(*m_stage);
    m_stage->showBeside(m_beside, m_theorem);
    const Board &board = m_parts.boards.board();
    if (board.keptView()) // otherwise all points are in view, here and there
        m_stage->board().showPlane(board.view().plane());
    m_stage->activateWindow();
    m_stage->board().setFocus();
    refresh();
}

void Presenter::end()
{
    if (!m_stage)
        return;
    m_stage->hide();
    m_stage.release()->deleteLater(); // it may be handling the very key that ends it
    refresh();
    m_window.activateWindow();
}

void Presenter::setColours(const halfplane::Palette &palette)
{
    m_palette = palette;
    if (m_stage)
        m_stage->setColours(palette);
}

void Presenter::refresh()
{
    m_present->setText(m_stage ? tr("Stop &presenting") : tr("&Present"));
    for (QAction *onStage : {m_blank, m_legend, m_next})
        onStage->setEnabled(m_stage != nullptr);
    emit changed();
}

} // namespace halfplane
