#include "ui/playback_actions.h"

#include "ui/basics/text.h"

#include <QApplication>
#include <QInputDialog>
#include <QMenu>

#include <limits>
#include <utility>

namespace halfplane {

PlaybackActions::PlaybackActions(Playback &playback, QWidget &window)
    : QObject(&window)
    , m_playback(playback)
    , m_window(window)
    , m_strides(this)
{
    addMoves();
    addStrides();
    addSpeeds();
    connect(&playback, &Playback::cursorChanged, this, &PlaybackActions::refresh);
    connect(&playback, &Playback::playingChanged, this, &PlaybackActions::refresh);
    connect(&playback, &Playback::strideChanged, this, &PlaybackActions::refresh);
    connect(&playback, &Playback::speedChanged, this, &PlaybackActions::refresh);
    refresh();
}

QAction *PlaybackActions::add(const QString &text, const QList<QKeySequence> &keys, void (Playback::*slot)())
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, &m_playback, slot);
    m_window.addAction(action);
    return action;
}

void PlaybackActions::addMoves()
{
    m_play = add(tr("&Play"), {Qt::Key_Space}, &Playback::togglePlaying);
    m_forward = {
        add(tr("Step &forward"), {Qt::Key_Right}, &Playback::stepForward),
        add(tr("&Sweep forward"), {Qt::SHIFT | Qt::Key_Right}, &Playback::sweepForward),
        add(tr("&Last"), {Qt::Key_End}, &Playback::toEnd),
    };
    m_backward = {
        add(tr("Step &back"), {Qt::Key_Left}, &Playback::stepBack),
        add(tr("S&weep back"), {Qt::SHIFT | Qt::Key_Left}, &Playback::sweepBack),
        add(tr("Fi&rst"), {Qt::Key_Home}, &Playback::toStart),
    };
    m_goTo = new QAction(tr("&Go to step…"), this);
    m_goTo->setShortcut(Qt::CTRL | Qt::Key_G);
    connect(m_goTo, &QAction::triggered, this, &PlaybackActions::askWhere);
    m_window.addAction(m_goTo);
}

/// Over the window that has the keys, which may be the stage.
void PlaybackActions::askWhere()
{
    const std::uint64_t last = m_playback.lastUpdate();
    const auto asInt = [](std::uint64_t k) {
        return static_cast<int>(std::min<std::uint64_t>(k, std::numeric_limits<int>::max()));
    };
    auto *dialog = new QInputDialog(QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Go to step"));
    dialog->setLabelText(tr("Update, from 0 to %1:").arg(countText(last)));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, asInt(last));
    dialog->setIntValue(asInt(m_playback.cursor().update));
    connect(dialog, &QInputDialog::intValueSelected, &m_playback,
            [this](int update) { m_playback.seekUpdate(static_cast<quint64>(update)); });
    dialog->open();
}

void PlaybackActions::addStrides()
{
    const std::pair<Stride, QString> strides[] = {
        {Stride::Check, tr("Step by &check")},
        {Stride::Update, tr("Step by &update")},
        {Stride::Sweep, tr("Step by sw&eep")},
    };
    for (const auto &[stride, text] : strides) {
        QAction *action = m_strides.addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(stride));
        connect(action, &QAction::triggered, &m_playback,
                [this, stride = stride] { m_playback.setStride(stride); });
    }
}

void PlaybackActions::addSpeeds()
{
    m_faster = new QAction(tr("Fas&ter"), this);
    m_faster->setShortcut(Qt::Key_BracketRight);
    connect(m_faster, &QAction::triggered, &m_playback,
            [this] { m_playback.setSpeed(m_playback.speed() * 2); });
    m_slower = new QAction(tr("Sl&ower"), this);
    m_slower->setShortcut(Qt::Key_BracketLeft);
    connect(m_slower, &QAction::triggered, &m_playback,
            [this] { m_playback.setSpeed(m_playback.speed() / 2); });
    m_window.addActions({m_faster, m_slower});
}

void PlaybackActions::fill(QMenu &menu)
{
    menu.addAction(m_play);
    menu.addActions(m_forward);
    menu.addActions(m_backward);
    menu.addAction(m_goTo);
    menu.addSeparator();
    menu.addActions(m_strides.actions());
    menu.addSeparator();
    menu.addActions({m_faster, m_slower});
}

void PlaybackActions::refresh()
{
    const bool hasRun = m_playback.hasRun();
    m_play->setEnabled(hasRun);
    m_goTo->setEnabled(hasRun);
    m_play->setText(m_playback.isPlaying() ? tr("&Pause") : tr("&Play"));
    for (QAction *action : m_forward)
        action->setEnabled(!m_playback.isAtEnd());
    for (QAction *action : m_backward)
        action->setEnabled(!m_playback.isAtStart());
    for (QAction *action : m_strides.actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_playback.stride()));
    m_faster->setEnabled(m_playback.speed() < Playback::mostSpeed);
    m_slower->setEnabled(m_playback.speed() > Playback::leastSpeed);
}

} // namespace halfplane
