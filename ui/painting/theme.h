#pragma once

#include "ui/painting/palette.h"

#include <QObject>

namespace halfplane {

enum class Appearance { System, Light, Dark };

/// The looks of the whole application: the board's palette and the widgets' colours go together, following
/// the system or as the user says.
class Theme : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Theme)

public:
    explicit Theme(QObject *parent = nullptr);

    Appearance appearance() const { return m_appearance; }
    bool isDark() const { return m_isDark; }
    const Palette &palette() const { return m_isDark ? darkPalette() : lightPalette(); }

public slots:
    void setAppearance(Appearance appearance);

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    bool wantsDark() const;

    Appearance m_appearance = Appearance::System;
    bool m_systemIsDark = false;
    bool m_isDark = false;
    bool m_isApplying = false;
};

} // namespace halfplane
