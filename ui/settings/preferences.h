#pragma once

#include "core/cursor.h"
#include "ui/figures/figure_options.h"
#include "ui/settings/recent_files.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include <array>
#include <memory>
#include <optional>

namespace halfplane {

class Theme;
enum class Appearance;

/// How a window lies on the screen, as Qt packs it, and its panels in it, a line each.
struct WindowLayout
{
    QByteArray geometry;
    QStringList panels;
};

/// What the user prefers on this computer, the same in all windows and kept from one start to the next.
/// Never a part of a document. What was kept may be damaged: whatever makes no sense counts as not there.
class Preferences : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Preferences)

public:
    explicit Preferences(Theme &theme, QObject *parent = nullptr); ///< forgotten when it goes
    Preferences(Theme &theme, std::unique_ptr<QSettings> kept, QObject *parent = nullptr);
    ~Preferences() override;

    enum class Purpose { Opening, Saving, Exporting };

    static constexpr std::array scales{100, 125, 150, 200}; ///< in percent

    Theme &theme() const { return m_theme; }
    RecentFiles &recentFiles() { return m_recentFiles; }
    Appearance appearance() const;
    bool reducesMotion() const; ///< as the desktop says where the user does not
    int scale() const { return m_scale; }
    double speed() const;
    Stride stride() const;
    QString folder(Purpose purpose) const; ///< the last one, or where documents are
    FigureOptions figureOptions() const; ///< as a figure was exported last
    QString presentingScreen() const; ///< by its name; empty when none was chosen
    std::optional<WindowLayout> layout() const;
    QStringList pointNumbers() const; ///< the points' own, as columns of their table

    /// Whether this is the first start; asked once, it is not the first any more.
    bool isFirstStart();

public slots:
    void setAppearance(halfplane::Appearance appearance);
    void setReducedMotion(bool isReduced);
    void setScale(int percent);
    void setSpeed(double speed);
    void setStride(halfplane::Stride stride);
    void setFolder(halfplane::Preferences::Purpose purpose, const QString &folder);
    void setFigureOptions(const halfplane::FigureOptions &options);
    void setPresentingScreen(const QString &name);
    void setLayout(const halfplane::WindowLayout &layout);
    void setPointNumbers(const QStringList &names);
    void reset(); ///< all of them, at once

signals:
    void appearanceChanged();
    void motionChanged(bool isReduced);
    void scaleChanged(int percent);
    void wasReset();

private:
    QVariant value(QLatin1StringView key) const;
    void keep(QLatin1StringView key, const QVariant &value);
    void applyScale(int percent);

    Theme &m_theme;
    std::unique_ptr<QSettings> m_kept; ///< null: nothing is kept
    RecentFiles m_recentFiles;
    QVariantMap m_values; ///< instead of m_kept
    int m_scale = 100;
};

/// The settings in an INI file, without the lines in which Qt would see packed objects: it trusts the lengths
/// that stand there, and this program writes none.
std::unique_ptr<QSettings> openSettings(const QString &path);

} // namespace halfplane
