#include "ui/timeline/transport.h"

#include "ui/painting/icons.h"
#include "ui/shown/playback.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QToolButton *addButton(QWidget *parent, Symbol symbol, const QString &name, const QString &keys)
{
    auto *button = new QToolButton(parent);
    const int side = std::max(18, 6 * parent->fontMetrics().height() / 5);
    button->setIcon(symbolIcon(symbol));
    button->setIconSize({side, side});
    button->setAccessibleName(name);
    button->setToolTip(name + u" ("_s + keys + u')');
    parent->layout()->addWidget(button);
    return button;
}

} // namespace

Transport::Transport(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
{
    createButtons();
    connect(m_first, &QToolButton::clicked, &playback, &Playback::toStart);
    connect(m_back, &QToolButton::clicked, &playback, &Playback::stepBack);
    connect(m_play, &QToolButton::clicked, &playback, &Playback::togglePlaying);
    connect(m_forward, &QToolButton::clicked, &playback, &Playback::stepForward);
    connect(m_last, &QToolButton::clicked, &playback, &Playback::toEnd);
    connect(&playback, &Playback::cursorChanged, this, &Transport::updateEnabled);
    connect(&playback, &Playback::playingChanged, this, &Transport::showPlaying);
    showPlaying(playback.isPlaying());
}

void Transport::createButtons()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    m_first = addButton(this, Symbol::First, tr("To the start"), tr("Home"));
    m_back = addButton(this, Symbol::Back, tr("One step back"), tr("Left"));
    m_play = addButton(this, Symbol::Play, tr("Play"), tr("Space"));
    m_forward = addButton(this, Symbol::Forward, tr("One step forward"), tr("Right"));
    m_last = addButton(this, Symbol::Last, tr("To the end"), tr("End"));
}

void Transport::updateEnabled()
{
    const bool isAtStart = m_playback.isAtStart();
    const bool isAtEnd = m_playback.isAtEnd();
    m_first->setEnabled(!isAtStart);
    m_back->setEnabled(!isAtStart);
    m_play->setEnabled(m_playback.isPlaying() || !isAtStart || !isAtEnd);
    m_forward->setEnabled(!isAtEnd);
    m_last->setEnabled(!isAtEnd);
}

void Transport::showPlaying(bool isPlaying)
{
    const QString name = isPlaying ? tr("Pause") : tr("Play");
    m_play->setIcon(symbolIcon(isPlaying ? Symbol::Pause : Symbol::Play));
    m_play->setAccessibleName(name);
    m_play->setToolTip(name + u" ("_s + tr("Space") + u')');
    updateEnabled();
}

} // namespace halfplane
