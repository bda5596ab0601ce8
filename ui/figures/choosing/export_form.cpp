#include "ui/figures/choosing/export_form.h"

#include "core/numbers.h"
#include "ui/basics/text.h"
#include "ui/figures/option_words.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/field.h"
#include "ui/forms/quiet_combo_box.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::uint64_t firstSome = 5;
constexpr int unitCharacters = 10;
constexpr int gapAboveHead = 6;
constexpr int gapBetweenLayers = 3;

bool canMakeVideos() { return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty(); }

/// With a point or a comma.
std::optional<double> typedNumber(const QString &text)
{
    return numberFrom(QString(text).replace(u',', u'.').toStdString());
}

QString typedText(const std::optional<double> &value)
{
    return value ? shortestText(rounded(*value)) : QString();
}

QString troubleWith(const QString &text, bool isWhole)
{
    const auto number = typedNumber(text);
    if (!number || !(*number >= 0))
        return ExportForm::tr("Write a number such as 12.5");
    return isWhole && *number != std::floor(*number) ? ExportForm::tr("Write a whole number") : QString();
}

QString troubleWithSteps(const QString &text)
{
    return stepsFrom(text) ? QString() : ExportForm::tr("Write steps such as 2, 0-5 or 0,1,4");
}

/// What is no number of an option fails there, in words.
int whole(const std::optional<double> &value)
{
    return static_cast<int>(std::clamp(value.value_or(-1), -1.0, 1e9));
}

QLabel *createNote(QVBoxLayout &page)
{
    auto *note = new QLabel;
    note->setProperty("faint", true);
    note->setWordWrap(true);
    page.addWidget(note);
    return note;
}

} // namespace

ExportForm::ExportForm(const ExportSubject &subject, QWidget *parent)
    : ScrollPage(parent)
    , m_subject(subject)
{
    content().setContentsMargins(0, 0, margin, 0);
    addHead(tr("Format"));
    addFormat();
    addHead(tr("Steps"));
    addSteps();
    addMotion();
    addHead(tr("Size"));
    addSize();
    addDetails();
    addHead(tr("Looks"));
    addLooks();
    addLayers();
    content().addStretch();
}

void ExportForm::show(const FigureOptions &options)
{
    m_options = options;
    for (const auto &showNow : m_followers)
        showNow();
}

void ExportForm::addHead(const QString &title)
{
    if (content().count() > 0)
        content().addSpacing(gapAboveHead);
    auto *head = new QLabel(title, this);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    content().addWidget(head);
}

/// A row; what is wrong with a text in it stands below.
Field *ExportForm::addField(const QString &name, std::initializer_list<QWidget *> parts)
{
    auto *field = new Field(name, this);
    for (QWidget *part : parts) {
        field->add(part);
        QList<CheckedEdit *> edits = part->findChildren<CheckedEdit *>();
        if (auto *edit = qobject_cast<CheckedEdit *>(part))
            edits.append(edit);
        for (const CheckedEdit *edit : edits)
            connect(edit, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    }
    content().addWidget(field);
    return field;
}

/// Behind a number; all end in one line.
QWidget *ExportForm::withUnit(QWidget *unit)
{
    unit->setFixedWidth(fontMetrics().averageCharWidth() * unitCharacters);
    return unit;
}

QCheckBox *ExportForm::createSwitch(const QString &text, const QString &tip,
                                    std::function<bool &(FigureOptions &)> choice)
{
    auto *box = new QCheckBox(text, this);
    box->setToolTip(tip);
    follow([this, box, choice] { box->setChecked(choice(m_options)); });
    connect(box, &QCheckBox::clicked, this,
            [this, choice](bool isOn) { choose([&](FigureOptions &options) { choice(options) = isOn; }); });
    return box;
}

Segments *ExportForm::createSegments(const Choice &choice)
{
    auto *segments = new Segments(choice.name, choice.all, this);
    segments->setObjectName(choice.id);
    follow([this, segments, choice] { segments->setCurrent(choice.shown(m_options)); });
    connect(segments, &Segments::chosen, this, [this, choice](int index) {
        choose([&](FigureOptions &options) { choice.take(options, index); });
    });
    return segments;
}

/// Typed, with a point or a comma, or stepped: onto the next multiple, so that 12.3 becomes 13 and not 13.3.
CheckedEdit *ExportForm::createNumber(const Number &number)
{
    auto *edit = new CheckedEdit(
        [number](const QString &text) {
            return text.isEmpty() && number.isOptional ? QString() : troubleWith(text, number.isWhole);
        },
        this);
    edit->setAccessibleName(number.name);
    edit->setToolTip(number.tip);
    edit->setAlignment(Qt::AlignRight);
    edit->setStep([edit, number](int steps) {
        const auto usual = typedNumber(edit->placeholderText()).value_or(number.least);
        const double now = typedNumber(edit->accepted()).value_or(usual) / number.step;
        const double next = (steps > 0 ? std::floor(now) : std::ceil(now)) + steps;
        return typedText(std::max(number.least, next * number.step));
    });
    connect(edit, &CheckedEdit::edited, this, [this, number](const QString &text) {
        choose([&](FigureOptions &options) { number.take(options, typedNumber(text)); });
    });
    follow([this, edit, number] { // what means the same as what is typed leaves it alone
        const QString text = typedText(number.shown(m_options));
        if (text != typedText(typedNumber(edit->accepted())))
            edit->showAccepted(text);
    });
    return edit;
}

/// A number with its unit, in a row.
Field *ExportForm::addNumber(const QString &name, const QString &unit, const Number &number)
{
    return addField(name, {createNumber(number), withUnit(new QLabel(unit, this))});
}

void ExportForm::addFormat()
{
    QList<Segments::Choice> all;
    for (const FigureKind *kind : figureKinds())
        all.append({kind->name.toString(), u"%1: %2"_s.arg(kind->title, kind->use)});
    const auto shown = [](const FigureOptions &options) {
        return static_cast<int>(std::ranges::find(figureKinds(), options.kind) - figureKinds().begin());
    };
    const auto take = [](FigureOptions &options, int index) {
        options = suited(std::move(options), *figureKinds()[static_cast<std::size_t>(index)]);
    };
    auto *formats = createSegments({u"exportFormats"_s, tr("Format"), all, shown, take});
    for (std::size_t i = 0; i < figureKinds().size(); ++i) {
        if (!figureKinds()[i]->isVideo || canMakeVideos())
            continue;
        QAbstractButton *button = formats->button(static_cast<int>(i));
        button->setEnabled(false);
        button->setToolTip(tr("Videos are made by the program ffmpeg, which is not installed here. "
                              "Install it, or take GIF or HTML."));
    }
    content().addWidget(formats);
    auto *use = createNote(content());
    auto *fragment =
        createSwitch(tr("Only the &picture, to \\input"),
                     tr("Without it the file compiles by itself; with it another document takes it in"),
                     &FigureOptions::isFragment);
    auto *carries = createSwitch(tr("Carries its &document"),
                                 tr("Turn it off where the data are not for everybody who gets the file"),
                                 &FigureOptions::carriesDocument);
    content().addWidget(fragment);
    content().addWidget(carries);
    auto *why = createNote(content());
    follow([=, this] {
        setFocusProxy(formats->button(formats->current()));
        use->setText(kind().use.toString());
        fragment->setVisible(kind().canBeFragment);
        carries->setEnabled(kind().carriesDocument);
        carries->setChecked(kind().carriesDocument && m_options.carriesDocument);
        why->setText(kind().carriesDocument
                         ? tr("The file opens in Halfplane again, with data, recipe and step.")
                         : tr("This format has no room for one. Others open in Halfplane again."));
    });
}

void ExportForm::addSteps()
{
    auto *choice = createSegments(
        {u"exportSteps"_s,
         tr("Steps"),
         {{tr("This"), tr("The step that the window shows")},
          {tr("Last"), tr("The last one of the run")},
          {tr("All"), tr("From the start to the end: pages, frames, or a contact sheet")},
          {tr("Some"), tr("A range, or those that are named")}},
         [this](const FigureOptions & /*options*/) { return shownSteps(); },
         [this](FigureOptions &options, int index) { takeSteps(options, static_cast<Steps>(index)); }});
    content().addWidget(choice);
    auto *some = new CheckedEdit(troubleWithSteps, this);
    some->setAccessibleName(tr("Which steps"));
    some->setToolTip(tr("One step, a range or several: 2, 0-5 or 0,1,4"));
    auto *someField = addField({}, {some});
    connect(some, &CheckedEdit::edited, this, &ExportForm::takeSome);
    connect(choice, &Segments::chosen, some, [some](int index) {
        if (index == Some)
            some->setFocus();
    });
    auto *sheet = new QCheckBox(tr("in &columns:"), this);
    sheet->setToolTip(tr("All of them side by side in one picture, lettered (a), (b), …"));
    auto *columns = createNumber(
        {.name = tr("Columns"),
         .isWhole = true,
         .shown =
             [last = usualColumns](const FigureOptions &options) mutable {
                 return static_cast<double>(options.columns > 0 ? last = options.columns : last);
             },
         .take = [](FigureOptions &options, Typed value) { setColumns(options, whole(value)); }});
    connect(sheet, &QCheckBox::clicked, this, [this, columns](bool isOn) {
        choose([&](FigureOptions &options) { setColumns(options, isOn ? columns->accepted().toInt() : 0); });
    });
    auto *sheetField = addField(tr("Sheet"), {sheet, columns});
    follow([=, this] {
        const Steps shown = shownSteps();
        someField->setVisible(shown == Some);
        const auto accepted = stepsFrom(some->accepted());
        if (shown == Some && !(accepted && *accepted == m_options.steps))
            some->showAccepted(textOf(m_options.steps));
        sheetField->setVisible((shown == All || shown == Some) && !kind().moves);
        sheet->setChecked(m_options.columns > 0);
        columns->setEnabled(m_options.columns > 0);
    });
}

ExportForm::Steps ExportForm::shownSteps() const
{
    const StepChoice &steps = m_options.steps;
    switch (steps.kind) {
    case StepChoice::Kind::Usual:
        return kind().moves || m_options.columns > 0 ? All : This;
    case StepChoice::Kind::Last:
        return Last;
    case StepChoice::Kind::All:
        return All;
    case StepChoice::Kind::One:
        return steps.from == m_subject.step() && !m_wantsSome ? This : Some;
    case StepChoice::Kind::Range:
    case StepChoice::Kind::Chosen:
        return Some;
    }
    return This;
}

void ExportForm::takeSteps(FigureOptions &options, Steps choice)
{
    using Kind = StepChoice::Kind;
    m_wantsSome = choice == Some;
    options.steps = {};
    if (choice == This && options.kind->moves)
        options.steps = {.kind = Kind::One, .from = m_subject.step()};
    if (choice == Last)
        options.steps.kind = Kind::Last;
    if (choice == All)
        options.steps.kind = Kind::All;
    if (choice == Some)
        options.steps = {Kind::Range, 0, std::min(firstSome, m_subject.updates())};
    if (choice == This || choice == Last)
        options.columns = 0;
    suitSheet(options);
}

void ExportForm::takeSome(const QString &text)
{
    const auto steps = stepsFrom(text);
    if (!steps)
        return;
    m_wantsSome = true;
    choose([&](FigureOptions &options) {
        options.steps = *steps;
        suitSheet(options);
    });
}

void ExportForm::addMotion()
{
    auto *time = addNumber(
        tr("Time per step"), tr("ms"),
        {.name = tr("Time per step"),
         .tip = tr("How long each step is seen, in milliseconds"),
         .step = 100,
         .least = 100,
         .isWhole = true,
         .shown = [](const FigureOptions &options) { return options.pace.millisecondsAStep; },
         .take = [](FigureOptions &options, Typed ms) { options.pace.millisecondsAStep = whole(ms); }});
    auto *between =
        addNumber(tr("In between"), tr("frames"),
                  {.name = tr("Frames between steps"),
                   .tip = tr("In which the boundary turns from one step to the next; 0 jumps"),
                   .least = 0,
                   .isWhole = true,
                   .shown = [](const FigureOptions &options) { return options.pace.tweens; },
                   .take = [](FigureOptions &options, Typed count) { options.pace.tweens = whole(count); }});
    auto *loops = createSwitch(tr("&Loop"), tr("Begins anew after the last step, for ever"),
                               [](FigureOptions &options) -> bool & { return options.pace.loops; });
    auto *end = addField({}, {loops});
    follow([=, this] {
        time->setVisible(matters(u"duration", kind()));
        between->setVisible(matters(u"duration", kind()));
        end->setVisible(matters(u"duration", kind()) && matters(u"once", kind()));
    });
}

void ExportForm::addSize()
{
    auto *preset = new QuietComboBox(this);
    preset->setAccessibleName(tr("Size"));
    preset->setToolTip(tr("Sizes that publishers and slides ask for"));
    preset->setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
    connect(preset, &QComboBox::activated, this, &ExportForm::takePreset);
    addField(tr("Size"), {preset});
    auto *width = createNumber(
        {.name = tr("Width"),
         .tip = tr("How wide the figure is in the end: words and lines have their size there"),
         .least = 5,
         .shown = [](const FigureOptions &options) { return options.width.value; },
         .take = [this](FigureOptions &options, Typed value) { takeWidth(options, value.value_or(0)); }});
    auto *height =
        createNumber({.name = tr("Height"),
                      .tip = tr("Empty: three quarters of the width; of a contact sheet what its rows take"),
                      .least = 5,
                      .isOptional = true,
                      .shown = heightShown,
                      .take = [this](FigureOptions &options, Typed value) { takeHeight(options, value); }});
    auto *sides = new QWidget(this);
    auto *row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(width, 1);
    row->addWidget(new QLabel(u"×"_s, sides));
    row->addWidget(height, 1);
    auto *unit = new QuietComboBox(this);
    unit->addItems({tr("mm"), tr("px")}); // in the order of Length::Unit
    unit->setAccessibleName(tr("Unit"));
    unit->setToolTip(tr("Millimetres on paper, or pixels of the file"));
    connect(unit, &QComboBox::activated, this,
            [this](int index) { choose([&](FigureOptions &options) { setUnit(options, index); }); });
    addField(tr("W × H"), {sides, withUnit(unit)});
    auto *lock = new QCheckBox(tr("Lock &ratio"), this);
    lock->setChecked(m_locksRatio);
    lock->setToolTip(tr("Width and height change together"));
    connect(lock, &QCheckBox::toggled, this, [this](bool isOn) { m_locksRatio = isOn; });
    addField({}, {lock});
    follow([=, this] {
        const double wide = m_options.width.value;
        unit->setCurrentIndex(static_cast<int>(m_options.width.unit));
        if (!std::exchange(m_keepsRatio, false) && wide > 0)
            m_ratio = heightShown(m_options).value_or(wide * usualRatio) / wide;
        height->setPlaceholderText(m_options.columns > 0 ? tr("auto") : typedText(wide * usualRatio));
        showPreset(*preset);
    });
}

void ExportForm::takeWidth(FigureOptions &options, double width)
{
    m_keepsRatio = m_locksRatio;
    options.width.value = width;
    if (options.height && m_keepsRatio)
        options.height = asFine({width * m_ratio, options.width.unit});
}

void ExportForm::takeHeight(FigureOptions &options, Typed height)
{
    m_keepsRatio = m_locksRatio && height;
    const Length::Unit unit = options.width.unit;
    options.height = height ? std::optional(Length{*height, unit}) : std::nullopt;
    if (m_keepsRatio)
        options.width = asFine({*height / m_ratio, unit});
}

void ExportForm::takePreset(int index)
{
    const QList<Preset> all = presetsFor(m_options, m_subject);
    if (index >= all.size())
        return show(FigureOptions(m_options)); // "Own size" is none
    choose([&](FigureOptions &options) { all[index].putInto(options, m_subject); });
}

void ExportForm::showPreset(QComboBox &box) const
{
    const QList<Preset> all = presetsFor(m_options, m_subject);
    if (box.itemText(0) != all.first().title) {
        box.clear();
        for (const Preset &preset : all) {
            box.addItem(preset.title);
            box.setItemData(box.count() - 1, preset.purpose, Qt::ToolTipRole);
        }
        box.addItem(tr("Own size"));
    }
    const auto isShown = [this](const Preset &preset) { return preset.isIn(m_options); };
    box.setCurrentIndex(static_cast<int>(std::ranges::find_if(all, isShown) - all.begin()));
}

void ExportForm::addDetails()
{
    auto *dpi = createNumber({.name = tr("Resolution"),
                              .tip = tr("Pixels an inch: 300 for print, 96 to 200 for screens"),
                              .step = 50,
                              .least = 50,
                              .isOptional = true,
                              .shown = &FigureOptions::dpi,
                              .take = [](FigureOptions &options, Typed value) { options.dpi = value; }});
    auto *dpiField = addField(tr("Resolution"), {dpi, withUnit(new QLabel(tr("dpi"), this))});
    addNumber(tr("Text size"), tr("pt"),
              {.name = tr("Text size"),
               .tip = tr("How high the words are at the figure's size; lines and points follow. "
                         "Captions often have 8 or 9 pt."),
               .step = 0.5,
               .least = 4,
               .shown = &FigureOptions::fontPoints,
               .take = [](FigureOptions &options, Typed value) { options.fontPoints = value.value_or(0); }});
    follow([=, this] {
        dpiField->setVisible(kind().hasPixels);
        dpi->setPlaceholderText(readableText(kind().usualDpi, 6));
    });
}

void ExportForm::addLooks()
{
    auto *what = new QComboBox(this);
    what->setObjectName(u"exportWhat"_s);
    what->setAccessibleName(tr("What is drawn"));
    what->setMaxVisibleItems(20); // all of them
    addField(tr("Picture"), {what});
    connect(what, &QComboBox::activated, this, [this](int index) {
        choose([&](FigureOptions &options) {
            drawable(m_subject.source->document, options)[static_cast<std::size_t>(index)].putInto(options);
        });
    });
    auto *palette = createSegments(
        {u"exportPalette"_s,
         tr("Colours"),
         {{tr("Light"), tr("For paper and bright rooms")},
          {tr("Dark"), tr("For dark slides and dim rooms")},
          {tr("Print"), tr("The classes differ in grey, too: safe for any printer")}},
         [](const FigureOptions &options) { return static_cast<int>(options.palette); },
         [](FigureOptions &options, int index) { options.palette = static_cast<FigurePalette>(index); }});
    auto *transparent = createSwitch(tr("&Transparent"), {}, &FigureOptions::isTransparent);
    auto *title = createSwitch(tr("T&itle above"), {}, &FigureOptions::hasTitle);
    addField(tr("Colours"), {palette});
    addField({}, {transparent, title});
    follow([=, this] {
        showPictures(*what);
        transparent->setEnabled(kind().canBeTransparent);
        transparent->setToolTip(kind().canBeTransparent
                                    ? tr("No paper: what is behind the figure shines through")
                                    : tr("Videos and pages that play cannot be transparent"));
        title->setEnabled(matters(u"title", kind()));
        title->setToolTip(matters(u"title", kind())
                              ? tr("The document's title, inside the figure. Papers have it in the caption.")
                              : tr("A page has its title above the figure anyway"));
    });
}

/// What is drawn now, among all that there is.
void ExportForm::showPictures(QComboBox &box) const
{
    const std::vector<Drawn> all = drawable(m_subject.source->document, m_options);
    const bool canChoose = matters(u"chart", kind());
    const auto isShown = [&](const Drawn &drawn) { return drawn.isIn(m_options); };
    const auto shown = std::ranges::find_if(all, isShown);
    const QSignalBlocker quiet(box);
    while (box.count() > static_cast<int>(all.size()))
        box.removeItem(box.count() - 1);
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const QString &title = all[static_cast<std::size_t>(i)].title;
        if (i == box.count())
            box.addItem(title);
        else if (box.itemText(i) != title) // what is typed into it goes on
            box.setItemText(i, title);
    }
    box.setEnabled(canChoose);
    box.setCurrentIndex(canChoose && shown != all.end() ? static_cast<int>(shown - all.begin()) : 0);
    box.setToolTip(canChoose ? tr("The board as it is shown or from elsewhere, a chart over the updates "
                                  "with the step marked, or all the classes that a few points can have")
                             : tr("A page that plays has the board and a chart of its own"));
}

void ExportForm::addLayers()
{
    auto *asOnBoard = new QPushButton(tr("As on the &board"), this);
    asOnBoard->setAutoDefault(false);
    asOnBoard->setToolTip(tr("Draws the layers that the window shows now"));
    connect(asOnBoard, &QPushButton::clicked, this,
            [this] { choose([](FigureOptions &options) { options.layers.reset(); }); });
    auto *unfold = new QToolButton(this);
    unfold->setText(tr("Choose…"));
    unfold->setCheckable(true);
    unfold->setAccessibleName(tr("Choose the layers"));
    unfold->setToolTip(tr("What is drawn in this figure; the board stays as it is"));
    addField(tr("Layers"), {asOnBoard, unfold});
    auto *list = new QWidget(this);
    list->setObjectName(u"exportLayers"_s);
    list->hide();
    connect(unfold, &QToolButton::toggled, list, &QWidget::setVisible);
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(gapBetweenLayers);
    const auto shown = [this] { return layersOf(m_options, m_subject.source->document); };
    for (const Layer *layer : layers()) {
        auto *box = new QCheckBox(toText(layer->title), list);
        box->setObjectName(u"layer-"_s + toText(layer->id));
        box->setToolTip(toText(layer->purpose));
        rows->addWidget(box);
        follow([=] { box->setChecked(shown().has(*layer)); });
        connect(box, &QCheckBox::clicked, this, [=, this](bool isOn) {
            Layers chosenLayers = shown();
            chosenLayers.set(*layer, isOn);
            choose([&](FigureOptions &options) { options.layers = chosenLayers; });
        });
    }
    content().addWidget(list);
    follow([=, this] {
        const bool isBoard =
            !matters(u"chart", kind()) || (m_options.chart == nullptr && !m_options.labellings);
        asOnBoard->setEnabled(isBoard && m_options.layers.has_value());
        unfold->setEnabled(isBoard);
    });
}

} // namespace halfplane
