#include "ui/panels/theorem_list.h"

#include "core/theorems/registry.h"
#include "ui/basics/text.h"
#include "ui/painting/palette.h"
#include "ui/shown/showing.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double longJudgement = 5; ///< milliseconds; it would be felt between two steps
constexpr int restMilliseconds = 100;

std::vector<const TheoremDescriptor *> concerned(const Study *study)
{
    if (study == nullptr || !study->evidence)
        return {};
    auto result = theoremsFor(*study->run->descriptor, study->recipe.space);
    std::ranges::stable_partition(result, &TheoremDescriptor::isMistakeBound);
    result.push_back(&separationTheorem);
    return result;
}

/// "holds: 2 ≤ 8 967"; empty before the judgement.
QString findingWords(const std::optional<Finding> &finding)
{
    return finding ? toText(finding->words()) : QString();
}

QString findingGlance(const std::optional<Finding> &finding)
{
    return finding ? toText(finding->glance()) : QString();
}

constexpr int leftOfSign = 14; // and the list's frame: the margin of the panels
constexpr int marginBeside = 8;
constexpr int marginAbove = 5;
constexpr int gapBetweenLines = 2;
constexpr int wrappedText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

Hue hueOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds:
        return Hue::Good;
    case Verdict::Exceeded:
        return Hue::Warning;
    case Verdict::TooClose:
        return Hue::Words;
    case Verdict::DoesNotApply:
        return Hue::FaintWords;
    }
    return Hue::Words;
}

/// Where the parts of one row go, from its top left corner.
class RowLayout
{
public:
    RowLayout(const QFont &font, int width, const TheoremModel &model, int row, bool isChosen)
        : m_font(font)
    {
        const QFontMetrics metrics(font);
        sign = QRect(leftOfSign, marginAbove, metrics.height(), metrics.height());
        m_left = sign.right() + 1 + marginBeside;
        m_width = std::max(40, width - m_left - marginBeside);
        m_bottom = marginAbove;
        const TheoremDescriptor &theorem = model.theorem(row);
        title = toText(theorem.title);
        statement =
            toText(model.statement(row)).replace(u'/', u"/\u2060"_s); // a fraction is not to be broken
        source = toText(theorem.source);
        titlePlace = QRect(m_left, m_bottom, m_width, QFontMetrics(bold(font)).height());
        placeName(toText(theorem.name));
        m_bottom += titlePlace.height() + gapBetweenLines;
        statementPlace = textBelow(statement);
        glance = findingGlance(model.finding(row));
        placeGlance();
        if (isChosen) {
            finding = findingWords(model.finding(row));
            findingPlace = textBelow(finding);
            sourcePlace = textBelow(source);
        }
    }

    int height() const { return m_bottom - gapBetweenLines + marginAbove; }

    QString title;
    QString name; ///< "Theorem 9"
    QString statement;
    QString glance;
    QString finding; ///< this and the source only of the chosen row
    QString source;
    QRect sign;
    QRect titlePlace;
    QRect namePlace;
    QRect statementPlace;
    QRect glancePlace;
    QRect findingPlace;
    QRect sourcePlace;

private:
    /// Beside the title, which gives way: lessons and pages call a theorem by it.
    void placeName(const QString &wanted)
    {
        name = wanted;
        namePlace = titlePlace;
        titlePlace.setWidth(m_width - QFontMetrics(m_font).horizontalAdvance(name) - marginBeside);
    }

    QRect textBelow(const QString &text)
    {
        const QRect wanted(0, 0, m_width, 10000);
        const int height = QFontMetrics(m_font).boundingRect(wanted, wrappedText, text).height();
        const QRect result(m_left, m_bottom, m_width, height);
        m_bottom += height + gapBetweenLines;
        return result;
    }

    /// Behind the title, or else behind the statement's last line; nowhere when there is no room, since the
    /// sign says the verdict and the chosen row everything. So rows keep their height from step to step.
    void placeGlance()
    {
        const QFontMetrics metrics(m_font);
        const int usual = metrics.horizontalAdvance(toText(idOf(Verdict::DoesNotApply)));
        const int wanted = std::max(usual, metrics.horizontalAdvance(glance)) + 2 * marginBeside;
        const int height = metrics.height();
        if (wanted <= titlePlace.width() - QFontMetrics(bold(m_font)).horizontalAdvance(title))
            glancePlace = {m_left, titlePlace.top(), titlePlace.width(), height};
        else if (wanted <= m_width - lastLineWidth(statement))
            glancePlace = {m_left, statementPlace.bottom() + 1 - height, m_width, height};
        else
            glance.clear();
    }

    int lastLineWidth(const QString &text) const
    {
        QTextLayout layout(text, m_font);
        layout.beginLayout();
        double width = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(m_width);
            width = line.naturalTextWidth();
        }
        layout.endLayout();
        return static_cast<int>(std::ceil(width));
    }

    QFont m_font;
    int m_left = 0;
    int m_width = 0;
    int m_bottom = 0;
};

void drawStrokes(QPainter &painter, const QPolygonF &strokes, const QColor &colour, double radius)
{
    painter.save();
    painter.setPen(QPen(colour, radius * 0.26, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(strokes);
    painter.restore();
}

/// ✓ on a disc, ✗ in a square, ≈ on a disc, – alone: told apart without colour.
void drawSign(QPainter &painter, QRectF where, Verdict verdict, const Palette &palette)
{
    const QPointF c = where.center();
    const double r = where.width() / 2;
    const QColor colour = palette[hueOf(verdict)];
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    QPolygonF strokes;
    if (verdict == Verdict::Holds) {
        painter.drawEllipse(c, r, r);
        strokes << c + QPointF(-r * 0.48, 0) << c + QPointF(-r * 0.1, r * 0.4)
                << c + QPointF(r * 0.5, -r * 0.4);
    } else if (verdict == Verdict::Exceeded) {
        painter.drawRoundedRect(where, 2, 2);
        strokes << c + QPointF(-r * 0.45, -r * 0.45) << c + QPointF(r * 0.45, r * 0.45) << c
                << c + QPointF(r * 0.45, -r * 0.45) << c + QPointF(-r * 0.45, r * 0.45);
    } else if (verdict == Verdict::TooClose) {
        painter.drawEllipse(c, r, r);
        strokes << c + QPointF(-r * 0.55, -r * 0.1) << c + QPointF(-r * 0.2, -r * 0.4)
                << c + QPointF(r * 0.2, -r * 0.1) << c + QPointF(r * 0.55, -r * 0.4);
        drawStrokes(painter, strokes, palette[Hue::Paper], r);
        strokes.translate(0, r * 0.5);
    } else {
        strokes << c + QPointF(-r * 0.5, 0) << c + QPointF(r * 0.5, 0);
    }
    const QColor onSign = verdict == Verdict::DoesNotApply ? colour : palette[Hue::Paper];
    drawStrokes(painter, strokes, onSign, r);
}

QColor faintOf(const QStyleOptionViewItem &option) { return paletteBeside(option.palette)[Hue::FaintWords]; }

void drawGround(QPainter &painter, const QStyleOptionViewItem &option)
{
    if (option.state.testFlag(QStyle::State_Selected)) {
        QColor tint = option.palette.color(QPalette::Highlight);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), tint);
        tint.setAlphaF(0.1F);
        painter.fillRect(option.rect, tint);
    }
    painter.setPen(option.palette.color(QPalette::Mid));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

const TheoremModel &modelOf(const QModelIndex &index)
{
    return *static_cast<const TheoremModel *>(index.model());
}

void drawHead(QPainter &painter, const QStyleOptionViewItem &option, const RowLayout &row)
{
    painter.setFont(option.font);
    painter.setPen(faintOf(option));
    painter.drawText(row.namePlace, Qt::AlignRight | Qt::AlignTop, row.name);
    painter.setFont(bold(option.font));
    painter.setPen(option.palette.color(QPalette::Text));
    const QString title = painter.fontMetrics().elidedText(row.title, Qt::ElideRight, row.titlePlace.width());
    painter.drawText(row.titlePlace, Qt::AlignLeft | Qt::AlignTop, title);
}

/// What does not apply steps back, what is exceeded stands out.
QColor wordsColour(Verdict verdict, const QStyleOptionViewItem &option)
{
    if (verdict == Verdict::Holds)
        return option.palette.color(QPalette::Text);
    return paletteBeside(option.palette)[hueOf(verdict)];
}

void drawBody(QPainter &painter, const QStyleOptionViewItem &option, const RowLayout &row, Verdict verdict)
{
    const bool applies = verdict != Verdict::DoesNotApply;
    painter.setFont(option.font);
    painter.setPen(applies ? option.palette.color(QPalette::Text) : faintOf(option));
    painter.drawText(row.statementPlace, wrappedText, row.statement);
    painter.setPen(wordsColour(verdict, option));
    painter.drawText(row.glancePlace, Qt::AlignRight | Qt::AlignBottom, row.glance);
    if (row.finding.isEmpty())
        return;
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(row.findingPlace, wrappedText, row.finding);
    painter.setPen(faintOf(option));
    painter.drawText(row.sourcePlace, wrappedText, row.source);
}

RowLayout layoutOf(const QStyleOptionViewItem &option, const QModelIndex &index, int width)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool isChosen = view != nullptr && view->selectionModel()->isSelected(index);
    return {option.font, width, modelOf(index), index.row(), isChosen};
}

/// Draws a theorem: its verdict as a sign, its title, what it states, and beside that the numbers that are
/// found; of the chosen one the whole finding and the source.
class TheoremDelegate : public QStyledItemDelegate
{
    Q_DISABLE_COPY_MOVE(TheoremDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

QSize TheoremDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {0, layoutOf(option, index, width).height()};
}

void TheoremDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const RowLayout row = layoutOf(option, index, option.rect.width());
    const std::optional<Finding> &finding = modelOf(index).finding(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawGround(*painter, option);
    painter->translate(option.rect.topLeft());
    if (finding)
        drawSign(*painter, row.sign, finding->verdict, paletteBeside(option.palette));
    drawHead(*painter, option, row);
    drawBody(*painter, option, row, finding ? finding->verdict : Verdict::Holds);
    painter->restore();
}

} // namespace

TheoremList::TheoremList(const Showing &showing, QWidget *parent)
    : QListView(parent)
    , m_showing(showing)
    , m_model(new TheoremModel(this))
{
    setModel(m_model);
    setItemDelegate(new TheoremDelegate(this));
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAccessibleName(tr("Theorems at the step that is shown"));
    setAccessibleDescription(tr("What each theorem says here, whether it holds, and why it may not apply"));
    setToolTip(tr("Click a theorem, or press Enter, to read why it holds"));
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex &index) { emit opened(m_model->theorem(index.row())); });
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &TheoremList::judge);
    connect(&showing, &Showing::momentChanged, this, &TheoremList::judgeSoon);
}

void TheoremList::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    judgeSoon();
}

/// Rows are as high as their words need at this width.
void TheoremList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void TheoremList::judgeSoon()
{
    if (isVisible())
        m_soon.start(m_took > longJudgement ? restMilliseconds : 0);
}

void TheoremList::judge()
{
    if (!isVisible())
        return;
    QElapsedTimer timer;
    timer.start();
    m_model->setStudy(m_showing.sharedStudy());
    m_model->judge(m_showing.cursor().update);
    m_took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    if (selectionModel()->hasSelection())
        scheduleDelayedItemsLayout(); // a chosen row is as high as its finding is long
}

void TheoremList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid())
        emit opened(m_model->theorem(currentIndex().row()));
    else
        QListView::keyPressEvent(event);
}

/// The chosen row shows more.
void TheoremList::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QListView::selectionChanged(selected, deselected);
    scheduleDelayedItemsLayout();
}

void TheoremList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No run to judge yet"));
}

TheoremModel::TheoremModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

/// The rows stay as long as they are about the same theorems, so that the chosen one stays chosen.
void TheoremModel::setStudy(std::shared_ptr<const Study> study)
{
    m_study = std::move(study);
    const std::vector<const TheoremDescriptor *> wanted = concerned(m_study.get());
    if (std::ranges::equal(wanted, m_rows, {}, {}, &Row::theorem))
        return;
    beginResetModel();
    m_rows.clear();
    for (const TheoremDescriptor *theorem : wanted)
        m_rows.push_back({theorem, {}});
    endResetModel();
}

void TheoremModel::judge(std::uint64_t k)
{
    if (m_rows.empty())
        return;
    const Evidence &evidence = *m_study->evidence;
    const std::uint64_t known = std::min(k, evidence.run().trace.updateCount());
    for (Row &row : m_rows)
        row.finding = row.theorem->at(evidence, known);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int TheoremModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TheoremModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TheoremDescriptor &described = theorem(index.row());
    const QString title = toText(described.title);
    const QString words = findingWords(finding(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return title;
    case Qt::ToolTipRole:
        return u"%1\n%2\n%3"_s.arg(title, toText(described.source), words);
    case Qt::AccessibleTextRole:
        return u"%1, %2: %3, %4"_s.arg(title, toText(described.name), toText(statement(index.row())), words);
    default:
        return {};
    }
}

} // namespace halfplane
