#include "ui/painting/theme.h"

#include "ui/basics/application_filters.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>
#include <vector>

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

/// A colour by its name in the style sheet, and what of a palette has it.
struct WidgetColour
{
    QLatin1StringView name;
    QColor colour;
    QList<QPalette::ColorRole> roles;
};
using WidgetColours = std::vector<WidgetColour>;

const QList<QPalette::ColorRole> rolesOfText{QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                             QPalette::ToolTipText};

WidgetColours widgetColours(const Palette &palette, bool isDark)
{
    const auto mixed = [&](Hue a, Hue b, double share) { return palette(Colour{a, 1, b, share}); };
    // Slate is for focus, selection and what is chosen, the tint for what is current in a row of choices.
    // Purple is the update's alone.
    return {
        {"@window"_L1,
         isDark ? mixed(Hue::Paper, Hue::Plate, 0.5) : QColor(0xf7, 0xf9, 0xfb),
         {QPalette::Window}},
        {"@base"_L1,
         palette[isDark ? Hue::Plate : Hue::Paper],
         {QPalette::Base, QPalette::Light, QPalette::ToolTipBase}},
        {"@button"_L1,
         isDark ? mixed(Hue::Plate, Hue::PlateEdge, 0.25) : palette[Hue::Paper],
         {QPalette::Button}},
        {"@edge"_L1,
         palette[Hue::PlateEdge],
         {QPalette::Mid, QPalette::Midlight, QPalette::Dark, QPalette::Shadow}},
        {"@text"_L1, palette[Hue::Words], rolesOfText},
        {"@faint"_L1, palette[Hue::FaintWords], {QPalette::PlaceholderText}},
        {"@disabled"_L1, mixed(Hue::FaintWords, Hue::Plate, 0.5), {}},
        {"@accent"_L1,
         isDark ? QColor(0xa9, 0xc1, 0xd9) : QColor(0x34, 0x50, 0x6b),
         {QPalette::Highlight, QPalette::Link}},
        {"@onAccent"_L1, palette[Hue::Paper], {QPalette::HighlightedText}},
        {"@tint"_L1, isDark ? QColor(0x35, 0x41, 0x50) : QColor(0xe4, 0xeb, 0xf3), {}},
        {"@bad"_L1, palette[Hue::Warning], {QPalette::BrightText}},
        {"@good"_L1, palette[Hue::Good], {}},
    };
}

QPalette widgetPalette(const WidgetColours &colours)
{
    QPalette palette;
    for (const WidgetColour &each : colours) {
        for (const QPalette::ColorRole role : each.roles)
            palette.setColor(role, each.colour);
    }
    const auto disabled = std::ranges::find(colours, "@disabled"_L1, &WidgetColour::name)->colour;
    for (const QPalette::ColorRole role : rolesOfText)
        palette.setColor(QPalette::Disabled, role, disabled);
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
    for (const WidgetColour &each : colours)
        text.replace(each.name + u';', each.colour.name() + u';');
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
