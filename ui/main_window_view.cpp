#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/board/layer_switches.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/painting/theme.h"
#include "ui/panel_column.h"
#include "ui/presenting/presenter.h"
#include "ui/presenting/stage.h"
#include "ui/settings/preferences.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenuBar>

#include <numbers>

// What of the window is seen, and how.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double zoomStep = 1.25;

} // namespace

void MainWindow::createViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    createPerspectiveMenu(*menu->addMenu(tr("Loo&k at it as")));
    menu->addMenu(new LayerMenu(tr("On &the board"), *m_showing, menu));
    menu->addSeparator();
    addPanels(*menu);
    menu->addAction(tr("Reset p&anels"), m_panels, &PanelColumn::reset)
        ->setToolTip(tr("Each open or closed, and where it was, as at the first start"));
    menu->addSeparator();
    menu->addAction(tr("&Fit all points"), this,
                    [this] {
                        boardInUse().fit();
                        if (m_showing->viewpoint().chosen().isSolid)
                            m_showing->viewpoint().turnBack();
                    })
        ->setShortcut(Qt::Key_0);
    QAction *in = menu->addAction(tr("Zoom &in"), this, [this] { boardInUse().zoom(zoomStep); });
    in->setShortcuts({Qt::Key_Plus, QKeySequence(QKeySequence::ZoomIn)});
    QAction *out = menu->addAction(tr("Zoom &out"), this, [this] { boardInUse().zoom(1 / zoomStep); });
    out->setShortcuts({Qt::Key_Minus, QKeySequence(QKeySequence::ZoomOut)});
    menu->addSeparator();
    createThemeMenu(*menu->addMenu(tr("&Colours")));
    createScaleMenu(*menu->addMenu(tr("Si&ze")));
    QAction *motion = menu->addAction(tr("&Reduced motion"), &m_preferences, &Preferences::setReducedMotion);
    motion->setCheckable(true);
    motion->setToolTip(tr("Steps jump instead of gliding"));
    connect(menu, &QMenu::aboutToShow, motion,
            [this, motion] { motion->setChecked(m_showing->playback().hasReducedMotion()); });
    menu->addSeparator();
    m_presenter->fill(*menu);
    QAction *fullScreen = menu->addAction(tr("Full &screen"), this,
                                          [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    fullScreen->setShortcut(Qt::Key_F11);
}

void MainWindow::addPanels(QMenu &menu)
{
    auto *proofs = new QMenu(tr("C&harts of proofs"), &menu);
    auto *windows = new QMenu(tr("Panels as &windows"), &menu);
    windows->setToolTipsVisible(true);
    for (const PanelPage *page : m_panels->pages()) {
        if (page->panel().beginning != Panel::Offered)
            (page->panel().isProof ? proofs : &menu)->addAction(&page->opening());
        windows->addAction(&page->ownWindow());
    }
    menu.addMenu(proofs);
    menu.addMenu(windows);
}

/// The layout has placed the status line before.
bool MainWindow::event(QEvent *event)
{
    if (m_messages != nullptr && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        m_messages->place();
    return QMainWindow::event(event);
}

/// That of the stage while the keys are the stage's.
Board &MainWindow::boardInUse() const
{
    const Stage *stage = m_presenter->stage();
    return stage != nullptr && stage->isActiveWindow() ? stage->board() : board();
}

/// What is solid is walked around by keys as by a drag.
void MainWindow::addTurns(QMenu &menu, MovingViewpoint &viewpoint)
{
    constexpr double step = std::numbers::pi / 12;
    struct Turn
    {
        QString text;
        Qt::Key key;
        double turn;
        double height;
    };
    const Turn turns[] = {{tr("Turn &left"), Qt::Key_Left, -step, 0},
                          {tr("Turn &right"), Qt::Key_Right, step, 0},
                          {tr("From &higher"), Qt::Key_Up, 0, step},
                          {tr("From l&ower"), Qt::Key_Down, 0, -step}};
    menu.addSeparator();
    for (const Turn &each : turns) {
        QAction *action = menu.addAction(each.text, &viewpoint,
                                         [&viewpoint, each] { viewpoint.turnBy(each.turn, each.height); });
        action->setShortcut(Qt::ALT | each.key);
        action->setToolTip(tr("Walks around what is lifted, as a drag does"));
        const auto follow = [action, &viewpoint] { action->setEnabled(viewpoint.chosen().isSolid); };
        connect(&viewpoint, &MovingViewpoint::chosenChanged, action, follow);
        follow();
    }
}

/// One after another by a key, on a stage, too.
void MainWindow::createPerspectiveMenu(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    MovingViewpoint &viewpoint = m_showing->viewpoint();
    auto *choices = new QActionGroup(this);
    for (const Perspective *perspective : perspectives()) {
        QAction *action = choices->addAction(toText(perspective->title));
        action->setObjectName(u"perspective-"_s + toText(perspective->id));
        action->setToolTip(toText(perspective->meaning));
        action->setCheckable(true);
        action->setChecked(perspective == &viewpoint.chosen());
        connect(&viewpoint, &MovingViewpoint::chosenChanged, action, [action, perspective, &viewpoint] {
            action->setChecked(perspective == &viewpoint.chosen());
        });
        connect(action, &QAction::triggered, &viewpoint,
                [perspective, &viewpoint] { viewpoint.choose(*perspective); });
    }
    menu.addActions(choices->actions());
    menu.addSeparator();
    menu.addAction(tr("&Next of these views"), &viewpoint, &MovingViewpoint::chooseNext)
        ->setShortcut(Qt::Key_T);
    menu.addAction(tr("&Back to the points"), &viewpoint, &MovingViewpoint::choosePlane)
        ->setShortcut(Qt::SHIFT | Qt::Key_T);
    addTurns(menu, viewpoint);
}

void MainWindow::createThemeMenu(QMenu &menu)
{
    auto *appearances = new QActionGroup(this);
    const std::pair<Appearance, QString> choices[] = {
        {Appearance::System, tr("As the &system")},
        {Appearance::Light, tr("&Light")},
        {Appearance::Dark, tr("&Dark")},
    };
    for (const auto &[appearance, text] : choices) {
        QAction *action = appearances->addAction(text);
        action->setCheckable(true);
        connect(&menu, &QMenu::aboutToShow, action, [this, action, appearance = appearance] {
            action->setChecked(appearance == m_theme.appearance());
        });
        connect(action, &QAction::triggered, &m_preferences,
                [this, appearance = appearance] { m_preferences.setAppearance(appearance); });
    }
    menu.addActions(appearances->actions());
}

void MainWindow::createScaleMenu(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    auto *scales = new QActionGroup(this);
    for (const int scale : Preferences::scales) {
        QAction *action = scales->addAction(tr("%1 %").arg(scale));
        action->setObjectName(u"scale%1"_s.arg(scale));
        action->setToolTip(tr("How large text, points and lines are"));
        action->setCheckable(true);
        connect(&menu, &QMenu::aboutToShow, action,
                [this, action, scale] { action->setChecked(scale == m_preferences.scale()); });
        connect(action, &QAction::triggered, &m_preferences,
                [this, scale] { m_preferences.setScale(scale); });
    }
    menu.addActions(scales->actions());
}

} // namespace halfplane
