#include "ui/panels/shattering_panel.h"

#include "ui/basics/text.h"
#include "ui/forms/scroll_page.h"
#include "ui/forms/segments.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <numeric>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QList<Segments::Choice> familyChoices()
{
    QList<Segments::Choice> result;
    for (const RegionFamily &family : regionFamilies())
        result.append({toText(family.title), toText(family.meaning)});
    return result;
}

} // namespace

ShatteringView::ShatteringView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ShatteringView::show(Shattering shattering, Selection indices, std::optional<std::size_t> current)
{
    m_shattering = std::move(shattering);
    m_indices = std::move(indices);
    m_current = current;
    if (m_pointed >= m_shattering.labellings.size())
        m_pointed.reset();
    update();
}

ShatteringSheet ShatteringView::sheet() const
{
    return {fromQt(size()), m_shattering, QFontInfo(font()).pixelSize() * 0.85, m_current, m_pointed};
}

Picture ShatteringView::picture() const { return shatteringPicture(sheet()); }

QPoint ShatteringView::placeOf(std::size_t labelling) const
{
    return toQt(cellOf(sheet(), labelling).centre()).toPoint();
}

void ShatteringView::point(std::optional<std::size_t> labelling)
{
    if (labelling == m_pointed)
        return;
    m_pointed = labelling;
    if (labelling)
        setAccessibleDescription(
            toText(labellingWords(m_shattering.labellings[*labelling], *m_shattering.family, m_indices)));
    update();
}

void ShatteringView::paintEvent(QPaintEvent * /*event*/)
{
    if (m_shattering.family == nullptr)
        return;
    QPainter painter(this);
    ShatteringSheet shown = sheet();
    if (!hasFocus() && !underMouse())
        shown.pointed.reset();
    paint(painter, shatteringPicture(shown), paletteBeside(palette()));
}

void ShatteringView::mouseMoveEvent(QMouseEvent *event)
{
    point(labellingAt(sheet(), fromQt(event->position())));
}

void ShatteringView::mousePressEvent(QMouseEvent *event)
{
    const auto labelling = labellingAt(sheet(), fromQt(event->position()));
    if (labelling && event->button() == Qt::LeftButton)
        emit taken(*labelling);
}

void ShatteringView::leaveEvent(QEvent *event)
{
    point(std::nullopt);
    QWidget::leaveEvent(event);
}

void ShatteringView::keyPressEvent(QKeyEvent *event)
{
    const std::size_t count = m_shattering.labellings.size();
    const std::size_t columns = columnsOf(sheet());
    const std::size_t at = m_pointed.value_or(m_current.value_or(0));
    const auto goTo = [&](std::size_t to) { point(to < count ? to : at); };
    switch (event->key()) {
    case Qt::Key_Left:
        return goTo(at - 1); // below 0 is beyond the last
    case Qt::Key_Right:
        return goTo(at + 1);
    case Qt::Key_Up:
        return goTo(at - columns);
    case Qt::Key_Down:
        return goTo(at + columns);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (at < count)
            emit taken(at);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool ShatteringView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto labelling = labellingAt(sheet(), fromQt(help->pos()));
    QToolTip::showText(help->globalPos(),
                       labelling ? toText(labellingWords(m_shattering.labellings[*labelling],
                                                         *m_shattering.family, m_indices))
                                 : QString(),
                       this);
    return true;
}

ShatteringPanel::ShatteringPanel(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_family(&familyOf(showing.document().recipe().space))
    , m_space(showing.document().recipe().space)
    , m_families(new Segments(tr("Boundaries that make the labellings"), familyChoices(), this))
    , m_count(new QLabel(this))
    , m_bound(new QLabel(this))
    , m_fold(new QToolButton(this))
    , m_page(new ScrollPage(this))
    , m_meaning(new QLabel(m_page))
    , m_view(new ShatteringView(this))
{
    QFont bold = m_count->font();
    bold.setBold(true);
    m_count->setFont(bold);
    m_count->setAccessibleName(tr("How many labellings are possible"));
    m_bound->setProperty("faint", true);
    m_bound->setWordWrap(true);
    m_bound->setAccessibleName(tr("How many there can be"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 12);
    column->setSpacing(6);
    column->addWidget(m_families);
    column->addWidget(m_count);
    column->addWidget(m_bound);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_page, 1);
    column->addWidget(m_view, 1);
    createMeaning();
    auto *exporting = new QAction(tr("&Export this sheet…"), this);
    exporting->setToolTip(tr("All these labellings as a figure"));
    m_view->setToolTip(tr("Click a labelling, or Enter, to give it to the points"));
    m_view->addAction(exporting);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(exporting, &QAction::triggered, this, [this] { emit exportAsked(*m_family, indices()); });
    connect(m_families, &Segments::chosen, this, &ShatteringPanel::choose);
    connect(m_view, &ShatteringView::taken, this, &ShatteringPanel::take);
    const OpenDocument &document = showing.document();
    connect(&document, &OpenDocument::edited, this, &ShatteringPanel::followRecipe);
    connect(&document, &OpenDocument::replaced, this, &ShatteringPanel::followRecipe);
    connect(&document, &OpenDocument::selectionChanged, this, &ShatteringPanel::draw);
    m_families->setCurrent(static_cast<int>(m_family - regionFamilies().data()));
    draw();
}

void ShatteringPanel::createMeaning()
{
    m_fold->setStyleSheet(u"QToolButton:!focus { border: none; background: transparent; padding: 2px 0; }"_s);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setToolTip(tr("What these counts mean, and why there are so many"));
    m_meaning->setWordWrap(true);
    m_meaning->setTextFormat(Qt::PlainText);
    m_page->content().setContentsMargins(0, 0, 0, 0);
    m_page->content().addWidget(m_meaning);
    m_page->content().addStretch();
    connect(m_fold, &QToolButton::clicked, this,
            [this] { turnTo(m_page->isHidden() ? static_cast<QWidget &>(*m_page) : *m_view); });
    turnTo(*m_view);
}

void ShatteringPanel::turnTo(const QWidget &page)
{
    const bool isMeaning = &page == m_page;
    m_page->setVisible(isMeaning);
    m_view->setVisible(!isMeaning && !indices().empty());
    m_fold->setText((isMeaning ? u"▾ "_s : u"▸ "_s) + tr("VC dimension and Sauer's lemma"));
    m_fold->setAccessibleName(isMeaning ? tr("Back to the labellings") : tr("Say what these are"));
}

/// Another kind of boundary asks the question anew; otherwise it is the user's.
void ShatteringPanel::followRecipe()
{
    const Space space = m_showing.document().recipe().space;
    if (std::exchange(m_space, space) != space)
        m_family = &familyOf(space);
    m_families->setCurrent(static_cast<int>(m_family - regionFamilies().data()));
    draw();
}

void ShatteringPanel::choose(int family)
{
    m_family = &regionFamilies()[static_cast<std::size_t>(family)];
    draw();
}

/// The selected points, or all where they are few and none is selected, or just the one that was dragged.
Selection ShatteringPanel::indices() const
{
    const OpenDocument &document = m_showing.document();
    Selection chosen = document.selection();
    if (chosen.size() < 2) {
        chosen.resize(document.points().size());
        std::iota(chosen.begin(), chosen.end(), std::size_t{0});
    }
    return chosen.size() <= mostShattered ? chosen : Selection();
}

void ShatteringPanel::draw()
{
    const Selection chosen = indices();
    Dataset points;
    std::size_t current = 0;
    for (const std::size_t index : chosen) {
        const Point &point = m_showing.document().points()[index];
        current |= point.label == Label::Positive ? std::size_t{1} << points.size() : 0;
        points.push_back(point);
    }
    Shattering all = shattering(points, *m_family);
    const std::size_t selected = m_showing.document().selection().size();
    m_count->setText(!chosen.empty()    ? toText(countWords(all))
                         : selected > 1 ? tr("%1 points are selected: at most five").arg(selected)
                                        : tr("Select up to five points"));
    m_bound->setText(chosen.empty()
                         ? tr("Every way to give them classes is shown, with a boundary or crossed out.")
                         : toText(m_family->meaning) + u' ' + toText(boundWords(all)));
    QStringList meaning;
    for (const std::string &paragraph : meaningOf(all))
        meaning.append(toText(paragraph));
    m_meaning->setText(meaning.join(u"\n\n"_s));
    m_view->setVisible(!chosen.empty() && m_page->isHidden());
    m_view->setAccessibleName(m_count->text());
    m_view->show(std::move(all), chosen, current);
}

void ShatteringPanel::take(std::size_t labelling)
{
    Selection changed;
    const Selection chosen = indices();
    const Dataset &wanted = m_view->shattering().labellings[labelling].points;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (m_showing.document().points()[chosen[i]].label != wanted[i].label)
            changed.push_back(chosen[i]);
    }
    if (!changed.empty())
        m_showing.document().flipClass(changed);
}

} // namespace halfplane
