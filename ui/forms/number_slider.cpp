#include "ui/forms/number_slider.h"

#include "core/variants/range_steps.h"

#include <QMouseEvent>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double farFactor = 100; ///< from the default to an end where every factor is possible
constexpr double farMultiple = 4; ///< the same where 0 and less are
constexpr int places = 1000; ///< more than a line has pixels
constexpr int handleWidth = 14; ///< as in the theme

/// An end of a range, or what is far enough.
double end(double bound, double far) { return std::abs(bound) <= 10 * std::abs(far) ? bound : far; }

} // namespace

NumberSlider::NumberSlider(const ParameterDescriptor &number, QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
    , m_descriptor(number)
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
    emit dragged(numberAt(static_cast<double>(place) / places));
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

} // namespace halfplane
