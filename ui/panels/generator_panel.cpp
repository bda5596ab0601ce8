#include "ui/panels/generator_panel.h"

#include "core/generators/generator.h"
#include "core/generators/registry.h"
#include "core/picture/shape.h"
#include "core/study/separable_where.h"
#include "ui/basics/key_kinds.h"
#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/editing/open_document.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/field.h"
#include "ui/forms/parameter_form.h"
#include "ui/forms/scroll_page.h"
#include "ui/forms/segments.h"
#include "ui/painting/icons.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/panels.h"
#include "ui/panels/seed_edit.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double room = 8; ///< between the edge and the points
constexpr double sizeOfMarks = 2.4;
constexpr int pictureSide = 44;
constexpr double sizeOfName = 0.8; ///< of other words

/// So few that each can be seen.
Dataset fewOf(const Generator &generator)
{
    Parameters few;
    for (const ParameterDescriptor &parameter : generator.parameters) {
        if (parameter.id == "positive" || parameter.id == "negative")
            few.emplace(parameter.id, 14.0);
        else if (parameter.id == "points")
            few.emplace(parameter.id, 28.0);
    }
    return *generated(generator, few, generator.usualSeed);
}

/// A square around the points.
Box extentOf(const Dataset &points)
{
    Path places;
    for (const Point &point : points)
        places.push_back({point.x1, point.x2});
    const Box extent = boundsOf(places);
    const double half = std::max({extent.width, extent.height, 1e-3}) / 2;
    const Spot centre = extent.centre();
    return {centre - Spot{half, half}, centre + Spot{half, half}};
}

QIcon pictureOf(const Generator &generator, const QWidget &shownBy)
{
    const Dataset points = fewOf(generator);
    const Box extent = extentOf(points);
    const double scale = (pictureSide - room) / extent.width;
    Picture picture{{pictureSide, pictureSide}, {}};
    Marks marks{.marks = {}, .size = sizeOfMarks};
    for (const Point &point : points) {
        const Spot away = Spot{point.x1, point.x2} - extent.centre();
        const Spot at{pictureSide / 2.0 + scale * away.x, pictureSide / 2.0 - scale * away.y};
        marks.marks.push_back({at, point.label, MarkStyle::Right});
    }
    picture.add(std::move(marks));
    const double ratio = shownBy.devicePixelRatioF();
    QPixmap pixmap(QSize(pictureSide, pictureSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, picture, paletteBeside(shownBy.palette()));
    return pixmap;
}

QString inTwoLines(QString title)
{
    const qsizetype behindMiddle = title.indexOf(u' ', title.size() / 2 - 1);
    const qsizetype place = behindMiddle < 0 ? title.lastIndexOf(u' ') : behindMiddle;
    return place < 0 ? title : title.replace(place, 1, u'\n');
}

/// One generator among others, as a small picture of what it makes and its name below.
QToolButton *generatorButton(const Generator &generator, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys from the board
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({pictureSide, pictureSide});
    button->setText(inTwoLines(toText(generator.title)));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    QFont font = button->font();
    font.setPixelSize(static_cast<int>(sizeOfName * QFontInfo(font).pixelSize()));
    button->setFont(font);
    button->setAccessibleName(toText(generator.title));
    button->setAccessibleDescription(toText(generator.purpose));
    button->setToolTip(u"<p><b>%1</b></p><p>%2</p>"_s.arg(toText(generator.title).toHtmlEscaped(),
                                                          toText(generator.purpose).toHtmlEscaped()));
    return button;
}

constexpr int buttonsInARow = 4;
constexpr std::size_t mostJudged = 2000; ///< separability of more points takes too long to follow a hand

Parameters usualValues(const Generator &generator)
{
    return *completed(generator.id, generator.parameters, {});
}

} // namespace

GeneratorPanel::GeneratorPanel(QWidget *parent)
    : QWidget(parent)
{
    for (const Generator *generator : generators())
        m_requests.push_back({generator, usualValues(*generator), generator->usualSeed});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *page = new ScrollPage(this);
    layout->addWidget(page, 1);
    createChoice(page->content());
    createValues(page->content());
    createSeed(page->content());
    createSummary(page->content());
    page->content().addStretch();
    createKind(*layout);
    createButtons(*layout);
    choose(0);
}

void GeneratorPanel::createChoice(QVBoxLayout &layout)
{
    auto *choice = new QWidget(this);
    choice->setObjectName(u"generators"_s);
    choice->setAccessibleName(tr("Generators"));
    auto *grid = new QGridLayout(choice);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    for (std::size_t i = 0; i < m_requests.size(); ++i) {
        auto *button = m_buttons.emplace_back(generatorButton(*m_requests[i].generator, choice));
        const int place = static_cast<int>(i);
        grid->addWidget(button, place / buttonsInARow, place % buttonsInARow);
        connect(button, &QAbstractButton::clicked, this, [this, i] {
            choose(i);
            if (isAncestorOf(QApplication::focusWidget()))
                takeFocus(); // else another one would keep the look of it
        });
    }
    for (int column = 0; column < buttonsInARow; ++column)
        grid->setColumnStretch(column, 1);
    m_purpose = wrappedLabel(this);
    m_purpose->setProperty("faint", true);
    layout.addWidget(choice);
    layout.addWidget(m_purpose);
    drawPictures();
}

void GeneratorPanel::drawPictures()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(pictureOf(*m_requests[i].generator, *this));
}

void GeneratorPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        drawPictures();
    QWidget::changeEvent(event);
}

void GeneratorPanel::createValues(QVBoxLayout &layout)
{
    m_values = new ParameterForm(this);
    layout.addWidget(m_values);
    connect(m_values, &ParameterForm::edited, this, [this](const Parameters &values) {
        request().values = values;
        generate();
    });
}

void GeneratorPanel::createSeed(QVBoxLayout &layout)
{
    m_seed = new SeedEdit(this);
    m_seed->setAccessibleName(tr("Seed of the points"));
    m_seed->setToolTip(tr("The same seed gives the same points, on every computer."));
    auto *another = new QPushButton(shapeIcon(u"dice"_s), tr("Another"), this);
    another->setAccessibleName(tr("Other points"));
    another->setFocusPolicy(Qt::TabFocus);
    another->setToolTip(tr("Other points of the same kind: the next seed"));
    auto *field = new Field(tr("Seed"), this);
    field->name().setToolTip(m_seed->toolTip());
    field->add(m_seed);
    field->add(another);
    layout.addWidget(field);
    connect(another, &QPushButton::clicked, this, &GeneratorPanel::nextSeed);
    connect(m_seed, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    connect(m_seed, &SeedEdit::seedEdited, this, [this](quint64 seed) {
        request().seed = seed;
        generate();
    });
}

void GeneratorPanel::createSummary(QVBoxLayout &layout)
{
    m_summary = wrappedLabel(this);
    m_summary->setAccessibleName(tr("What is offered"));
    layout.addWidget(m_summary);
}

/// In sight together with the buttons, however much there is to scroll.
void GeneratorPanel::createKind(QVBoxLayout &layout)
{
    m_kind = new Segments(tr("What happens to the points that are there"),
                          {{tr("Replace"), tr("The new points take the place of those that are there")},
                           {tr("Add"), tr("The new points come after those that are there")}},
                          this);
    m_kind->setCurrent(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, 0);
    row->addWidget(m_kind);
    layout.addLayout(row);
    connect(m_kind, &Segments::chosen, this, [this](int index) {
        m_offer.kind = index == 0 ? Offer::Kind::Replacement : Offer::Kind::Addition;
        emit offerChanged();
    });
}

void GeneratorPanel::createButtons(QVBoxLayout &layout)
{
    auto *takeButton = new QPushButton(tr("Take"), this);
    takeButton->setProperty("primary", true);
    takeButton->setToolTip(tr("Puts these points into the document, as one step that can be undone (Enter)"));
    auto *cancelButton = new QPushButton(tr("Cancel"), this);
    cancelButton->setToolTip(tr("Leaves everything as it was (Esc)"));
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, ScrollPage::margin);
    for (QPushButton *button : {takeButton, cancelButton}) {
        button->setAccessibleName(button->text());
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button, 1);
    }
    layout.addLayout(row);
    connect(takeButton, &QPushButton::clicked, this, &GeneratorPanel::take);
    connect(cancelButton, &QPushButton::clicked, this, &GeneratorPanel::cancelled);
}

QString GeneratorPanel::stepName() const { return tr("generate %1").arg(toText(generator().noun)); }

void GeneratorPanel::takeFocus() { m_buttons[m_current]->setFocus(Qt::ShortcutFocusReason); }

void GeneratorPanel::goOn()
{
    if (m_offer.kind == Offer::Kind::Addition)
        nextSeed();
}

void GeneratorPanel::choose(std::size_t index)
{
    m_current = index;
    m_buttons[index]->setChecked(true);
    m_purpose->setText(toText(generator().purpose));
    m_purpose->setToolTip(toText(generator().source));
    m_values->show(generator().parameters, request().values);
    m_seed->setLargest(generator().largestSeed);
    m_seed->setSeed(request().seed);
    generate();
}

void GeneratorPanel::nextSeed()
{
    request().seed = request().seed == generator().largestSeed ? 0 : request().seed + 1;
    m_seed->setSeed(request().seed);
    generate();
}

void GeneratorPanel::generate()
{
    const auto points = generated(generator(), request().values, request().seed);
    if (!points)
        return;
    m_offer.points = *points;
    showSummary();
    emit offerChanged();
}

void GeneratorPanel::showSummary()
{
    const Dataset &points = m_offer.points;
    QString text = tr("%1 points: %2 of class +1, %3 of class −1")
                       .arg(countText(points.size()), countText(count(points, Label::Positive)),
                            countText(count(points, Label::Negative)));
    if (points.size() <= mostJudged)
        text += u"; "_s + toText(separableWhere(points, Space::Origin));
    m_summary->setText(text);
}

CheckedEdit *GeneratorPanel::troubledField() const
{
    for (auto *edit : findChildren<CheckedEdit *>()) {
        if (edit->isVisible() && edit->hasTrouble())
            return edit;
    }
    return nullptr;
}

/// Not while a field says something else than what is offered.
void GeneratorPanel::take()
{
    if (CheckedEdit *field = troubledField())
        field->setFocus();
    else
        emit taken();
}

void GeneratorPanel::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(event->key()))
        take();
    else if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

namespace {

/// The focus goes to the board before Qt passes it on to whatever comes next.
void leave(const GeneratorPanel &panel, BoardRow &boards)
{
    boards.board().dropOffer();
    if (panel.isAncestorOf(QApplication::focusWidget()))
        boards.setFocus();
}

void take(GeneratorPanel &panel, PanelPage &page, OpenDocument &document, BoardRow &boards)
{
    const Offer offer = panel.offer();
    boards.board().takeOffer();
    emit page.left();
    if (offer.kind == Offer::Kind::Addition)
        document.addPoints(offer.points, panel.stepName());
    else
        document.changePoints({panel.stepName(), offer.points, {}}, {}); // names were the other points'
    panel.goOn();
}

} // namespace

QWidget *generatorsIn(PanelPage &page, OpenDocument &document, BoardRow &boards)
{
    auto *panel = new GeneratorPanel(page.room());
    QAction &opening = page.opening();
    opening.setText(tr("&Generate points"));
    opening.setShortcut(Qt::Key_G);
    opening.setToolTip(tr("Clouds, rings and other points for a lesson, by a seed"));
    const auto show = [panel, &boards] {
        if (panel->isVisible())
            boards.board().setOffer(panel->offer());
    };
    QObject::connect(&opening, &QAction::triggered, panel, [panel] {
        if (panel->isVisible())
            panel->takeFocus();
    });
    QObject::connect(&page, &PanelPage::visibilityChanged, &boards,
                     [panel, show, &boards](bool isVisible) { isVisible ? show() : leave(*panel, boards); });
    QObject::connect(panel, &GeneratorPanel::offerChanged, &boards, show);
    QObject::connect(panel, &GeneratorPanel::taken, &boards,
                     [panel, &page, &document, &boards] { take(*panel, page, document, boards); });
    QObject::connect(panel, &GeneratorPanel::cancelled, &page, &PanelPage::left);
    QObject::connect(&document, &OpenDocument::replaced, &page, &PanelPage::left);
    return panel;
}

} // namespace halfplane
