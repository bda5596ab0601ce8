#include "ui/painting/theme.h"

#include "ui/basics/application_filters.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Left to the system, since its lightness tells whether the system is dark; nothing of ours is drawn in it.
constexpr QPalette::ColorRole theSystemsRole = QPalette::AlternateBase;
constexpr int middleLightness = 128;

/// Qt 6.4 does not tell of a dark system, but its colours do.
bool isDarkPalette(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

struct WidgetColours
{
    QColor window;
    QColor base;
    QColor button;
    QColor edge;
    QColor text;
    QColor faint;
    QColor disabled;
    QColor accent; ///< slate: focus, selection, what is chosen
    QColor onAccent;
    QColor tint; ///< behind what is current in a row of choices
    QColor bad;
    QColor good;
};

WidgetColours widgetColours(const Palette &palette, bool isDark)
{
    const auto mixed = [&](Hue a, Hue b, double share) { return palette(Colour{a, 1, b, share}); };
    // Purple is the update's alone.
    return {
        .window = isDark ? mixed(Hue::Paper, Hue::Plate, 0.5) : QColor(0xf7, 0xf9, 0xfb),
        .base = isDark ? palette[Hue::Plate] : palette[Hue::Paper],
        .button = isDark ? mixed(Hue::Plate, Hue::PlateEdge, 0.25) : palette[Hue::Paper],
        .edge = palette[Hue::PlateEdge],
        .text = palette[Hue::Words],
        .faint = palette[Hue::FaintWords],
        .disabled = mixed(Hue::FaintWords, Hue::Plate, 0.5),
        .accent = isDark ? QColor(0xa9, 0xc1, 0xd9) : QColor(0x34, 0x50, 0x6b),
        .onAccent = palette[Hue::Paper],
        .tint = isDark ? QColor(0x35, 0x41, 0x50) : QColor(0xe4, 0xeb, 0xf3),
        .bad = palette[Hue::Warning],
        .good = palette[Hue::Good],
    };
}

QPalette widgetPalette(const WidgetColours &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::Mid, colours.edge);
    palette.setColor(QPalette::Midlight, colours.edge);
    palette.setColor(QPalette::Dark, colours.edge);
    palette.setColor(QPalette::Light, colours.base);
    palette.setColor(QPalette::Shadow, colours.edge);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, colours.text);
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    }
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    palette.setColor(QPalette::BrightText, colours.bad);
    return palette;
}

/// resources/theme/widgets.qss with the colours in the places where it names them.
QString styleSheet(const WidgetColours &colours, QLatin1StringView shade)
{
    QFile file(u":/theme/widgets.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    text.replace("@shade"_L1, shade);
    const std::pair<QLatin1StringView, QColor> names[] = {
        {"@window"_L1, colours.window},     {"@base"_L1, colours.base},
        {"@button"_L1, colours.button},     {"@edge"_L1, colours.edge},
        {"@text"_L1, colours.text},         {"@faint"_L1, colours.faint},
        {"@disabled"_L1, colours.disabled}, {"@accent"_L1, colours.accent},
        {"@onAccent"_L1, colours.onAccent}, {"@tint"_L1, colours.tint},
        {"@bad"_L1, colours.bad},           {"@good"_L1, colours.good},
    };
    for (const auto &[name, colour] : names)
        text.replace(name + u';', colour.name() + u';');
    return text;
}

} // namespace

Theme::Theme(QObject *parent)
    : QObject(parent)
    , m_systemIsDark(isDarkPalette(QApplication::palette()))
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    installApplicationFilter(ApplicationFilter::SystemColours, *this);
    apply();
}

void Theme::setAppearance(Appearance appearance)
{
    m_appearance = appearance;
    if (wantsDark() != m_isDark)
        apply();
}

/// When the system changes its colours, the one role that our palette leaves alone changes with them.
bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_isApplying) {
        m_systemIsDark = QApplication::palette().color(theSystemsRole).lightness() < middleLightness;
        if (wantsDark() != m_isDark)
            apply();
    }
    return QObject::eventFilter(watched, event);
}

bool Theme::wantsDark() const
{
    return m_appearance == Appearance::Dark || (m_appearance == Appearance::System && m_systemIsDark);
}

void Theme::apply()
{
    m_isApplying = true;
    m_isDark = wantsDark();
    const WidgetColours colours = widgetColours(palette(), m_isDark);
    QApplication::setPalette(widgetPalette(colours));
    qApp->setStyleSheet(styleSheet(colours, m_isDark ? "dark"_L1 : "light"_L1));
    m_isApplying = false;
    emit changed();
}

} // namespace halfplane
