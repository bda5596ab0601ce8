#include "ui/settings/preferences.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/painting/theme.h"
#include "ui/shown/playback.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QVariant desktopSetting(const QString &file, const QString &key)
{
    const QString place = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return place.isEmpty() ? QVariant() : QSettings(place, QSettings::IniFormat).value(key);
}

/// Whether the user has told the desktop to do without animations: GNOME and others in GTK's settings, KDE in
/// its own.
bool desktopReducesMotion()
{
    for (const QString &file : {u"gtk-4.0/settings.ini"_s, u"gtk-3.0/settings.ini"_s}) {
        const QVariant animations = desktopSetting(file, u"Settings/gtk-enable-animations"_s);
        if (animations.isValid() && !animations.toBool())
            return true;
    }
    const QVariant factor = desktopSetting(u"kdeglobals"_s, u"KDE/AnimationDurationFactor"_s);
    return factor.isValid() && factor.toDouble() == 0;
}

constexpr auto appearanceKey = "appearance"_L1;
constexpr auto motionKey = "reducedMotion"_L1;
constexpr auto startedKey = "hasBeenStarted"_L1;
constexpr auto scaleKey = "scale"_L1;
constexpr auto speedKey = "playback/speed"_L1;
constexpr auto strideKey = "playback/stride"_L1;
constexpr auto screenKey = "presenting/screen"_L1;
constexpr auto figureFormatKey = "figure/format"_L1;
constexpr auto figureWordsKey = "figure/words"_L1;
constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto panelsKey = "window/panels"_L1;
constexpr auto pointNumbersKey = "points/columns"_L1;

constexpr std::array namedAppearances{std::pair("system"_L1, Appearance::System),
                                      std::pair("light"_L1, Appearance::Light),
                                      std::pair("dark"_L1, Appearance::Dark)};

/// By its name; the fallback where there is none of that name.
template <class Choice, std::size_t N>
Choice choiceNamed(const QString &name, const std::array<std::pair<QLatin1StringView, Choice>, N> &choices,
                   Choice fallback)
{
    const auto found =
        std::ranges::find_if(choices, [&](const auto &choice) { return choice.first == name; });
    return found != choices.end() ? found->second : fallback;
}

template <class Choice, std::size_t N>
QString nameOf(Choice wanted, const std::array<std::pair<QLatin1StringView, Choice>, N> &choices)
{
    const auto found =
        std::ranges::find_if(choices, [&](const auto &choice) { return choice.second == wanted; });
    return QString(found->first);
}

QLatin1StringView keyOf(Preferences::Purpose purpose)
{
    switch (purpose) {
    case Preferences::Purpose::Opening:
        return "folders/opening"_L1;
    case Preferences::Purpose::Saving:
        return "folders/saving"_L1;
    case Preferences::Purpose::Exporting:
        break;
    }
    return "folders/exporting"_L1;
}

} // namespace

Preferences::Preferences(Theme &theme, QObject *parent)
    : Preferences(theme, nullptr, parent)
{
}

Preferences::Preferences(Theme &theme, std::unique_ptr<QSettings> kept, QObject *parent)
    : QObject(parent)
    , m_theme(theme)
    , m_kept(std::move(kept))
    , m_recentFiles(m_kept.get())
{
    if (m_kept)
        m_theme.setAppearance(
            choiceNamed(value(appearanceKey).toString(), namedAppearances, m_theme.appearance()));
    const int scale = value(scaleKey).toInt();
    if (std::ranges::find(scales, scale) != scales.end())
        applyScale(scale);
}

Preferences::~Preferences() { applyScale(scales.front()); }

QVariant Preferences::value(QLatin1StringView key) const
{
    return m_kept ? m_kept->value(key) : m_values.value(key);
}

void Preferences::keep(QLatin1StringView key, const QVariant &value)
{
    if (m_kept)
        m_kept->setValue(key, value);
    else
        m_values[key] = value;
}

Appearance Preferences::appearance() const { return m_theme.appearance(); }

void Preferences::setAppearance(Appearance appearance)
{
    keep(appearanceKey, nameOf(appearance, namedAppearances));
    m_theme.setAppearance(appearance);
    emit appearanceChanged();
}

bool Preferences::reducesMotion() const
{
    const QString kept = value(motionKey).toString();
    return kept == u"true"_s || (kept != u"false"_s && desktopReducesMotion());
}

/// What is as the desktop says is not kept, so that it goes on following the desktop.
void Preferences::setReducedMotion(bool isReduced)
{
    keep(motionKey, isReduced == desktopReducesMotion() ? QString() : isReduced ? u"true"_s : u"false"_s);
    emit motionChanged(isReduced);
}

void Preferences::setScale(int percent)
{
    if (percent == m_scale || std::ranges::find(scales, percent) == scales.end())
        return;
    keep(scaleKey, percent);
    applyScale(percent);
}

void Preferences::applyScale(int percent)
{
    if (percent == m_scale)
        return;
    m_scale = percent;
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    qApp->setStyleSheet(qApp->styleSheet()); // or what it styles would keep the font it had
    emit scaleChanged(percent);
}

double Preferences::speed() const
{
    bool isNumber = false;
    const double speed = value(speedKey).toDouble(&isNumber);
    return isNumber && std::isfinite(speed) ? std::clamp(speed, Playback::leastSpeed, Playback::mostSpeed)
                                            : 1;
}

void Preferences::setSpeed(double speed) { keep(speedKey, speed); }

Stride Preferences::stride() const
{
    return strideFromId(value(strideKey).toString().toStdString()).value_or(Stride::Update);
}

void Preferences::setStride(Stride stride) { keep(strideKey, toText(idOf(stride))); }

QString Preferences::folder(Purpose purpose) const
{
    const QString kept = value(keyOf(purpose)).toString();
    if (!kept.isEmpty() && QDir::isAbsolutePath(kept) && QDir(kept).exists())
        return kept;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

void Preferences::setFolder(Purpose purpose, const QString &folder) { keep(keyOf(purpose), folder); }

QString Preferences::presentingScreen() const { return value(screenKey).toString(); }

void Preferences::setPresentingScreen(const QString &name) { keep(screenKey, name); }

/// Words that make no sense leave what they are about as usual.
FigureOptions Preferences::figureOptions() const
{
    FigureOptions options;
    if (const FigureKind *kind = kindForName(u'.' + value(figureFormatKey).toString()))
        options.kind = kind;
    for (const QString &word : value(figureWordsKey).toStringList()) {
        const qsizetype end = word.indexOf(u'=');
        auto read = withWords(options, {{word.first(std::max<qsizetype>(end, 0)), word.mid(end + 1)}});
        if (read)
            options = *std::move(read);
    }
    return options;
}

void Preferences::setFigureOptions(const FigureOptions &options)
{
    QStringList words;
    for (const auto &[name, word] : wordsOf(options).asKeyValueRange())
        words << name + u'=' + word;
    keep(figureFormatKey, options.kind->ending.toString());
    keep(figureWordsKey, words);
}

std::optional<WindowLayout> Preferences::layout() const
{
    const WindowLayout layout{QByteArray::fromBase64(value(geometryKey).toString().toLatin1()),
                              value(panelsKey).toStringList()};
    if (layout.geometry.isEmpty())
        return std::nullopt;
    return layout;
}

void Preferences::setLayout(const WindowLayout &layout)
{
    keep(geometryKey, QString::fromLatin1(layout.geometry.toBase64()));
    keep(panelsKey, layout.panels);
}

QStringList Preferences::pointNumbers() const
{
    const QVariant kept = value(pointNumbersKey);
    return (kept.isValid() ? kept.toString() : u"margin"_s).split(u' ', Qt::SkipEmptyParts);
}

void Preferences::setPointNumbers(const QStringList &names) { keep(pointNumbersKey, names.join(u' ')); }

bool Preferences::isFirstStart()
{
    const bool isFirst = !value(startedKey).toBool();
    if (isFirst)
        keep(startedKey, true);
    return isFirst;
}

void Preferences::reset()
{
    const bool hasBeenStarted = value(startedKey).toBool();
    m_values.clear();
    if (m_kept)
        m_kept->clear();
    m_recentFiles.clear();
    keep(startedKey, hasBeenStarted);
    applyScale(scales.front());
    m_theme.setAppearance(Appearance::System);
    emit appearanceChanged();
    emit motionChanged(reducesMotion());
    emit wasReset();
}

namespace {

constexpr std::array packed{"@Variant(", "@DateTime("};

bool isHarmless(const QByteArray &line)
{
    return std::ranges::none_of(packed, [&](const char *mark) { return line.contains(mark); });
}

void leaveOutPackedLines(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return;
    const QList<QByteArray> lines = file.readAll().split('\n');
    file.close();
    if (std::ranges::all_of(lines, isHarmless))
        return;
    QList<QByteArray> left;
    std::ranges::copy_if(lines, std::back_inserter(left), isHarmless);
    if (writeWholeFile(path, left.join('\n').toStdString()))
        QFile::remove(path);
}

} // namespace

std::unique_ptr<QSettings> openSettings(const QString &path)
{
    if (isDeviceOrPipe(path))
        return nullptr; // there may be no end to it
    leaveOutPackedLines(path);
    return std::make_unique<QSettings>(path, QSettings::IniFormat);
}

} // namespace halfplane
