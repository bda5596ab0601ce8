#pragma once

#include "core/picture/chart_picture.h"
#include "core/picture/charts.h"

#include <QPixmap>
#include <QWidget>

class QCheckBox;
class QComboBox;

namespace halfplane {

class Playback;
class Showing;

/// Lines over the updates of a run with the playhead in them, which goes where it is clicked or dragged.
class ChartView : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartView)

public:
    explicit ChartView(Playback &playback, QWidget *parent = nullptr);

    void setContent(ChartContent content);
    void nameLines(); ///< where nothing around it does

    /// As a file has it: with the names of the lines.
    Picture picture() const;

    /// Where an update lies, half way up.
    QPoint placeOf(std::uint64_t update) const;

    QSize sizeHint() const override { return {320, 200}; }
    QSize minimumSizeHint() const override { return {180, 110}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Chart chart() const;
    std::uint64_t current() const;
    void scrubTo(QPointF place);
    const QPixmap &lines();

    Playback &m_playback;
    ChartContent m_content;
    bool m_namesLines = false;
    std::optional<std::uint64_t> m_hovered;
    QPixmap m_lines; ///< what stays as the playhead moves; null when it is out of date
};

/// A chart over the updates, a switch for each of its curves. It is drawn while it can be seen.
class ChartPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartPanel)

public:
    ChartPanel(const ChartDescriptor &chart, Showing &showing, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

signals:
    void exportAsked(const halfplane::ChartDescriptor &chart);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QCheckBox *createSwitch(const ChartCurve &curve);
    void draw();
    void nameSwitches(const ChartContent &content);

    const ChartDescriptor &m_chart;
    const Showing &m_showing;
    ChartView *m_view;
    QList<QCheckBox *> m_switches; ///< in the order of its curves
};

/// One of the charts, chosen in its head, with a line for each of the compared recipes and a mark where its
/// run ends; at first how many points are wrong. Not there while nothing is compared.
class ComparisonChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonChart)

public:
    explicit ComparisonChart(const Showing &showing, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QComboBox *createChoice();
    void drawSoon();
    void draw();
    ComparedStudy compared(std::size_t column) const;

    const Showing &m_showing;
    QWidget *m_all; ///< not where there is too little room
    QComboBox *m_choice;
    ChartView *m_view;
    bool m_isDue = false;
};

} // namespace halfplane
