#include "ui/figures/choosing/preview_panel.h"

#include "ui/basics/text.h"
#include "ui/figures/choosing/preview_paper.h"
#include "ui/painting/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int frameTime = 40; ///< milliseconds: a preview need not be smoother

} // namespace

PreviewPanel::PreviewPanel(QWidget *parent)
    : QWidget(parent)
    , m_paper(new PreviewPaper(this))
    , m_realSize(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_pages(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
{
    m_realSize->setText(tr("100 %"));
    m_realSize->setCheckable(true);
    m_realSize->setObjectName(u"previewRealSize"_s);
    m_realSize->setAccessibleName(tr("Real size"));
    m_realSize->setToolTip(
        tr("Each pixel of the file as one of the screen; drawings in their size on paper"));
    createPages();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_play);
    foot->addWidget(m_pages, 1);
    foot->addWidget(m_place);
    foot->addStretch();
    foot->addWidget(m_realSize);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_paper, 1);
    layout->addLayout(foot);
    connect(m_paper, &PreviewPaper::resized, this, &PreviewPanel::asked);
    connect(m_realSize, &QToolButton::toggled, this, &PreviewPanel::asked);
}

void PreviewPanel::createPages()
{
    m_pages->setObjectName(u"previewPages"_s);
    m_pages->setAccessibleName(tr("Page"));
    m_pages->setToolTip(tr("Which page of the file is shown here"));
    m_pages->setMinimumWidth(80);
    m_play->setObjectName(u"previewPlay"_s);
    m_play->setAccessibleName(tr("Play the preview"));
    m_play->setToolTip(tr("Plays it here as the file will"));
    m_play->setIcon(symbolIcon(Symbol::Play));
    m_clock.setInterval(frameTime);
    connect(&m_clock, &QTimer::timeout, this, &PreviewPanel::tick);
    connect(m_play, &QToolButton::clicked, this, [this] { play(!m_clock.isActive()); });
    connect(m_pages, &QSlider::valueChanged, this, &PreviewPanel::asked);
    connect(m_pages, &QSlider::sliderPressed, this, [this] { play(false); });
    for (QWidget *part : std::initializer_list<QWidget *>{m_play, m_pages, m_place})
        part->hide();
}

std::size_t PreviewPanel::page() const { return static_cast<std::size_t>(m_pages->value()); }

void PreviewPanel::describe(PreviewWish &wish) const
{
    wish.page = page();
    if (!m_realSize->isChecked())
        wish.room = m_paper->room();
    wish.screenDpi = logicalDpiX() * devicePixelRatioF();
}

void PreviewPanel::setStale(bool isStale) { m_paper->setStale(isStale); }

void PreviewPanel::show(const FigurePreview &preview)
{
    m_isAwaiting = false;
    m_shots = preview.shots;
    m_loops = preview.options.pace.loops;
    if (!preview.failure) {
        m_paper->show(preview.image, preview.paper, preview.description);
        showPages(preview);
    }
    setStale(preview.failure.has_value());
}

void PreviewPanel::showPages(const FigurePreview &preview)
{
    const bool moves = !preview.shots.empty();
    const std::size_t count = preview.pageCount;
    {
        const QSignalBlocker quiet(m_pages);
        m_pages->setMaximum(static_cast<int>(count) - 1);
    }
    m_pages->setVisible(count > 1);
    m_place->setVisible(count > 1);
    m_play->setVisible(count > 1 && moves);
    if (count == 1 || !moves)
        play(false);
    m_place->setText(moves
                         ? tr("Step %1").arg(countText(preview.step))
                         : tr("Page %1 of %2 · step %3")
                               .arg(countText(preview.page + 1), countText(count), countText(preview.step)));
}

void PreviewPanel::play(bool isOn)
{
    m_play->setIcon(symbolIcon(isOn ? Symbol::Pause : Symbol::Play));
    m_play->setAccessibleName(isOn ? tr("Pause the preview") : tr("Play the preview"));
    if (!isOn)
        return m_clock.stop();
    if (m_pages->value() == m_pages->maximum())
        m_pages->setValue(0);
    m_begun = m_shots[page()].begin;
    m_sinceBegin.start();
    m_clock.start();
}

/// Where drawing is slow, shots are left out and the time still fits.
void PreviewPanel::tick()
{
    const double now = m_begun + static_cast<double>(m_sinceBegin.elapsed());
    if (m_isAwaiting || m_shots.empty())
        return;
    if (now >= m_shots.back().end) {
        m_pages->setValue(m_pages->maximum());
        return play(m_loops);
    }
    const auto isOver = [now](const Shot &shot) { return shot.end <= now; };
    const auto shot = std::ranges::partition_point(m_shots, isOver) - m_shots.begin();
    m_isAwaiting = shot != m_pages->value();
    m_pages->setValue(static_cast<int>(shot));
}

} // namespace halfplane
