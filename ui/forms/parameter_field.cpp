#include "ui/forms/parameter_field.h"

#include "core/numbers.h"
#include "core/variants/range_steps.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"
#include "ui/forms/segments.h"

#include <QMouseEvent>
#include <QSlider>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int charactersInSight = 12;

constexpr double farFactor = 100; ///< from the default to an end where every factor is possible
constexpr double farMultiple = 4; ///< the same where 0 and less are
constexpr int places = 1000; ///< more than a line has pixels
constexpr int handleWidth = 14; ///< as in the theme

/// An end of a range, or what is far enough.
double end(double bound, double far) { return std::abs(bound) <= 10 * std::abs(far) ? bound : far; }

/// A number on a line: as far as it is usual to go, in steps of few digits. Where the number must be above 0
/// each part of the line is the same factor. A number beyond the line's ends stays as it is until the handle
/// is dragged. For the mouse alone: the field beside it has the keys.
class NumberSlider : public QSlider
{
    Q_DISABLE_COPY_MOVE(NumberSlider)

public:
    using Take = std::function<void(double number)>;

    /// The descriptor stays. A drag is told to whoever takes it.
    NumberSlider(const ParameterDescriptor &number, Take take, QWidget *parent);

    void setNumber(double number); ///< tells nobody

    QSize sizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void follow(double x);
    double numberAt(double share) const;
    double shareOf(double number) const;

    const ParameterDescriptor &m_descriptor;
    Take m_take;
    bool m_isByFactors;
    double m_least;
    double m_most;
};

NumberSlider::NumberSlider(const ParameterDescriptor &number, Take take, QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
    , m_descriptor(number)
    , m_take(std::move(take))
{
    const Range &range = number.range;
    const double usual = std::get<double>(number.fallback);
    const bool keepsOffZero = range.least == 0 && range.leastEnd == Range::End::Excluded;
    m_isByFactors = range.least > 0 || keepsOffZero;
    m_least = m_isByFactors ? std::max(range.least, usual / farFactor)
                            : end(range.least, -farMultiple * std::abs(usual));
    m_most = m_isByFactors ? std::min(range.most, usual * farFactor)
                           : end(range.most, farMultiple * std::abs(usual));
    setRange(0, places);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(1); // where there is no room it goes first
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
}

/// It takes the room that is left beside the field.
QSize NumberSlider::sizeHint() const { return {2 * handleWidth, QSlider::sizeHint().height()}; }

void NumberSlider::setNumber(double number)
{
    if (!isSliderDown())
        setValue(static_cast<int>(std::lround(places * std::clamp(shareOf(number), 0.0, 1.0))));
}

double NumberSlider::shareOf(double number) const
{
    if (!m_isByFactors)
        return (number - m_least) / (m_most - m_least);
    return number > 0 ? std::log(number / m_least) / std::log(m_most / m_least) : 0;
}

double NumberSlider::numberAt(double share) const
{
    const double exact =
        m_isByFactors ? m_least * std::pow(m_most / m_least, share) : m_least + share * (m_most - m_least);
    const double step = m_isByFactors ? exact / 20 : (m_most - m_least) / 100;
    return withFewDigits(exact, step, m_descriptor.range);
}

void NumberSlider::follow(double x)
{
    const int room = width() - handleWidth;
    const int place = QStyle::sliderValueFromPosition(0, places, static_cast<int>(x) - handleWidth / 2, room);
    setValue(place);
    m_take(numberAt(static_cast<double>(place) / places));
}

/// The handle comes to where the line is pressed.
void NumberSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setSliderDown(true);
    follow(event->position().x());
}

void NumberSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        follow(event->position().x());
}

void NumberSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

/// It is for the page that it lies on.
void NumberSlider::wheelEvent(QWheelEvent *event) { event->ignore(); }

/// A number: typed, stepped, or dragged on a line or at its name.
class NumberField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(NumberField)

public:
    NumberField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_edit(new ParameterEdit(descriptor, tr("Drag it, type it, or press ↑ and ↓."), this))
        , m_slider(new NumberSlider(
              descriptor, [this](double value) { take(value); }, this))
    {
        add(m_edit);
        add(m_slider);
        m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * charactersInSight);
        name().setToolTip(m_edit->toolTip());
        name().setScrubbing(true);
        m_slider->setToolTip(m_edit->toolTip());
        m_slider->setAccessibleName(accessibleNameOf(descriptor));
        m_slider->setNumber(m_edit->value());
        connect(m_edit, &ParameterEdit::valueEdited, this, [this](double value) {
            m_slider->setNumber(value);
            emit edited(value);
        });
        connect(m_edit, &CheckedEdit::troubleChanged, this, &Field::setTrouble);
        connect(&name(), &ScrubLabel::scrubbed, m_edit, &CheckedEdit::step);
    }

    void setValue(const ParameterValue &value) override
    {
        m_edit->setValue(std::get<double>(value));
        m_slider->setNumber(m_edit->value());
    }

private:
    void take(double dragged)
    {
        if (dragged == m_edit->value())
            return;
        setValue(dragged);
        emit edited(dragged);
    }

    ParameterEdit *m_edit;
    NumberSlider *m_slider;
};

/// A set of numbers in the user's order.
class SetField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(SetField)

public:
    SetField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_chips(new Chips(descriptor, this))
    {
        add(m_chips);
        name().setToolTip(tooltipOf(descriptor, {}));
        connect(m_chips, &Chips::edited, this,
                [this](const std::vector<double> &values) { emit edited(values); });
        connect(m_chips, &Chips::troubleChanged, this, &Field::setTrouble);
    }

    void setValue(const ParameterValue &value) override
    {
        m_chips->setValues(std::get<std::vector<double>>(value));
    }

private:
    Chips *m_chips;
};

QList<Segments::Choice> choicesOf(const ParameterDescriptor &parameter)
{
    QList<Segments::Choice> choices;
    for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
        const auto &titles = parameter.choiceTitles.empty() ? parameter.choices : parameter.choiceTitles;
        choices.append({toText(titles[i]), tooltipOf(parameter, {})});
    }
    return choices;
}

/// One of a few words.
class ChoiceField final : public ParameterField
{
    Q_DISABLE_COPY_MOVE(ChoiceField)

public:
    ChoiceField(const ParameterDescriptor &descriptor, QWidget *parent)
        : ParameterField(descriptor, parent)
        , m_choices(new Segments(toText(descriptor.symbol), choicesOf(descriptor), this))
    {
        add(m_choices);
        name().setToolTip(tooltipOf(descriptor, {}));
        setValue(descriptor.fallback);
        connect(m_choices, &Segments::chosen, this, [this](int index) {
            emit edited(std::string(parameter().choices[static_cast<std::size_t>(index)]));
        });
    }

    void setValue(const ParameterValue &value) override
    {
        const auto &choices = parameter().choices;
        const auto found = std::ranges::find(choices, std::get<std::string>(value));
        m_choices->setCurrent(static_cast<int>(found - choices.begin()));
    }

private:
    Segments *m_choices;
};

/// The kind of a parameter is that of its default.
struct FieldMaker
{
    const ParameterDescriptor &parameter;
    QWidget *parent;

    ParameterField *operator()(double /*kind*/) const { return new NumberField(parameter, parent); }
    ParameterField *operator()(const std::vector<double> & /*kind*/) const
    {
        return new SetField(parameter, parent);
    }
    ParameterField *operator()(const std::string & /*kind*/) const
    {
        return new ChoiceField(parameter, parent);
    }
};

} // namespace

ParameterEdit::ParameterEdit(const ParameterDescriptor &parameter, const QString &handling, QWidget *parent)
    : CheckedEdit(
        [&parameter](const QString &text) { return troubleWith(parameter, withDecimalPoint(text)); }, parent)
    , m_value(std::get<double>(parameter.fallback))
{
    setToolTip(tooltipOf(parameter, handling));
    setAccessibleName(accessibleNameOf(parameter));
    setPlaceholderText(expected(parameter));
    setStep(
        [this, &parameter](int steps) { return toText(written(stepped(m_value, steps, parameter.range))); });
    showAccepted(toText(written(m_value)));
    connect(this, &CheckedEdit::edited, this, [this, &parameter](const QString &text) {
        const auto typed = read(parameter, withDecimalPoint(text).toStdString());
        if (typed && std::exchange(m_value, std::get<double>(*typed)) != std::get<double>(*typed))
            emit valueEdited(m_value);
    });
}

void ParameterEdit::setValue(double value)
{
    if (std::exchange(m_value, value) != value)
        showAccepted(toText(written(value)));
}

ParameterField *ParameterField::make(const ParameterDescriptor &parameter, QWidget *parent)
{
    return std::visit(FieldMaker{parameter, parent}, parameter.fallback);
}

ParameterField::ParameterField(const ParameterDescriptor &parameter, QWidget *parent)
    : Field(toText(parameter.title.empty() ? parameter.symbol : parameter.title), parent)
    , m_parameter(parameter)
{
}

QString tooltipOf(const ParameterDescriptor &parameter, const QString &handling)
{
    QString text = u"<p><b>%1</b>: %2.</p>"_s.arg(toText(parameter.symbol).toHtmlEscaped(),
                                                  toText(parameter.meaning).toHtmlEscaped());
    const QString range = toText(parameter.range.described(parameter.symbol));
    if (parameter.choices.empty())
        text += u"<p>"_s + tr("It must be %1.").arg(range.toHtmlEscaped()) + u"</p>"_s;
    if (!handling.isEmpty())
        text += u"<p>"_s + handling.toHtmlEscaped() + u"</p>"_s;
    return text;
}

QString accessibleNameOf(const ParameterDescriptor &parameter)
{
    return toText(parameter.symbol) + u": "_s + toText(parameter.meaning);
}

QString expected(const ParameterDescriptor &parameter)
{
    const Range &range = parameter.range;
    return toText(range.isBetween() && range.numbers == Range::Numbers::All
                      ? range.inequality(parameter.symbol)
                      : range.described(parameter.symbol));
}

QString withDecimalPoint(const QString &typed)
{
    return typed.count(u',') == 1 && !typed.contains(u'.') ? QString(typed).replace(u',', u'.') : typed;
}

QString troubleWith(const ParameterDescriptor &parameter, const QString &text)
{
    if (text.isEmpty())
        return tr("%1 must be %2")
            .arg(toText(parameter.symbol), toText(parameter.range.described(parameter.symbol)));
    ParameterDescriptor shown = parameter;
    shown.id = parameter.symbol; // the command line's name for it would be strange here
    const auto value = read(shown, text.toStdString());
    return value ? QString() : toText(value.failure());
}

} // namespace halfplane
