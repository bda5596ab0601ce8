#include "ui/figures/choosing/export_fields.h"

#include "core/numbers.h"
#include "ui/basics/text.h"
#include "ui/forms/field.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double roundings = 100; ///< nobody cuts paper finer

std::optional<double> typedNumber(const QString &text)
{
    QString plain = text.trimmed();
    return numberFrom(plain.replace(u',', u'.').toStdString());
}

QString typedText(const std::optional<double> &value)
{
    return value ? shortestText(std::round(*value * roundings) / roundings) : QString();
}

constexpr double usualScreenFontPoints = 9.75; ///< 13 pixels

bool hasSeveralSteps(const StepChoice &steps)
{
    using Kind = StepChoice::Kind;
    return steps.kind == Kind::All || (steps.kind == Kind::Range && steps.from < steps.to)
        || (steps.kind == Kind::Chosen && steps.chosen.size() > 1);
}

} // namespace

NumberEdit::NumberEdit(const QString &name, const Steps &steps, QWidget *parent)
    : CheckedEdit(
        [this](const QString &text) {
            if (text.isEmpty() && m_isOptional)
                return QString();
            const auto number = typedNumber(text);
            if (!number || !(*number >= 0))
                return tr("Write a number such as 12.5");
            return m_steps.isWhole && *number != std::floor(*number) ? tr("Write a whole number") : QString();
        },
        parent)
    , m_steps(steps)
{
    setAccessibleName(name);
    setStep([this](int steps) { return stepped(steps); });
    setAlignment(Qt::AlignRight);
    connect(this, &CheckedEdit::edited, this, [this] { emit valueEdited(value()); });
}

std::optional<double> NumberEdit::value() const { return typedNumber(accepted()); }

void NumberEdit::showValue(const std::optional<double> &newValue)
{
    const QString text = typedText(newValue);
    if (text != typedText(value()))
        showAccepted(text);
}

void NumberEdit::setOptional(const QString &whatThen)
{
    m_isOptional = true;
    setPlaceholderText(whatThen);
}

/// Onto the next multiple, so that 12.3 becomes 13 and not 13.3.
QString NumberEdit::stepped(int steps) const
{
    const double now =
        value().value_or(typedNumber(placeholderText()).value_or(m_steps.least)) / m_steps.width;
    const double next = (steps > 0 ? std::floor(now) : std::ceil(now)) + steps;
    return typedText(std::max(m_steps.least, next * m_steps.width));
}

std::uint64_t ExportSubject::step() const { return std::min(source->document.step, updates()); }

ExportFields::ExportFields(const ExportSubject &subject, QWidget *parent)
    : QWidget(parent)
    , m_subject(subject)
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(rowGap);
}

void ExportFields::show(const FigureOptions &options)
{
    m_options = options;
    refresh();
}

Field *ExportFields::addField(const QString &name, std::initializer_list<QWidget *> content)
{
    auto *field = new Field(name, this);
    for (QWidget *part : content) {
        field->add(part);
        if (const auto *edit = qobject_cast<CheckedEdit *>(part))
            connect(edit, &CheckedEdit::troubleChanged, field, &Field::setTrouble);
    }
    layout()->addWidget(field);
    return field;
}

void ExportFields::setUnit(QWidget &unit)
{
    constexpr int characters = 10;
    unit.setFixedWidth(fontMetrics().averageCharWidth() * characters);
}

QLabel *ExportFields::unitLabel(const QString &unit)
{
    auto *label = new QLabel(unit, this);
    setUnit(*label);
    return label;
}

void ExportFields::connectSwitch(QCheckBox *box, bool FigureOptions::*choice)
{
    connect(box, &QCheckBox::clicked, this,
            [this, choice](bool isOn) { choose([&](FigureOptions &options) { options.*choice = isOn; }); });
}

FigureOptions suited(FigureOptions options, const FigureKind &kind)
{
    const bool isSheetOfAll = options.columns > 0 && options.steps.kind == StepChoice::Kind::Usual;
    const bool wasVideo = options.kind->isVideo;
    const bool isInPixels = options.width.unit == Length::Unit::Pixels;
    options.kind = &kind;
    if (kind.isVideo && !isInPixels)
        options = asFilm(std::move(options), fullScreen);
    if (wasVideo && isInPixels && !(kind.moves && kind.hasPixels)) {
        const FigureOptions usual;
        options.width = usual.width;
        options.height = usual.height;
        options.fontPoints = usual.fontPoints;
    }
    if (kind.moves)
        options.columns = 0;
    if (!kind.canBeTransparent)
        options.isTransparent = false;
    if (isSheetOfAll && !kind.moves)
        options.steps.kind = StepChoice::Kind::All;
    suitSheet(options);
    return options;
}

double screenFontPoints(const ExportSubject &subject) { return usualScreenFontPoints * subject.scale; }

FigureOptions asOnScreen(FigureOptions options, const ExportSubject &subject)
{
    const auto inMillimetres = [](int pixels) {
        return Length{std::round(pixels / screenDpi * millimetresAnInch * 100) / 100};
    };
    options.width = inMillimetres(subject.board.width());
    options.height = inMillimetres(subject.board.height());
    options.fontPoints = screenFontPoints(subject);
    return options;
}

FigureOptions asFilm(FigureOptions options, QSize pixels)
{
    const FigureOptions usual;
    const double usualHeight = usual.width.value * usualRatio / millimetresAnInch * pointsAnInch;
    const double height = pixels.height() / options.dpi.value_or(options.kind->usualDpi) * pointsAnInch;
    options.width = {static_cast<double>(pixels.width()), Length::Unit::Pixels};
    options.height = Length{static_cast<double>(pixels.height()), Length::Unit::Pixels};
    options.fontPoints = std::round(usual.fontPoints / usualHeight * height);
    return options;
}

void suitSheet(FigureOptions &options)
{
    const FigureKind &kind = *options.kind;
    if (!kind.moves && !kind.hasPages && options.columns == 0 && hasSeveralSteps(options.steps))
        options.columns = usualColumns;
}

FigureOptions ofBoard(FigureOptions options)
{
    options.chart = nullptr;
    options.labellings.reset();
    options.perspective = nullptr;
    return options;
}

FigureOptions withoutOccasion(FigureOptions options)
{
    using Kind = StepChoice::Kind;
    const Kind kind = options.steps.kind;
    options.steps = {};
    if (kind == Kind::Last || kind == Kind::All)
        options.steps.kind = kind;
    else
        options.columns = 0;
    options.layers.reset();
    options.view.reset();
    return ofBoard(std::move(options));
}

} // namespace halfplane
