#pragma once

#include "core/picture/picture.h"
#include "core/theorems/theorem.h"

#include <QStackedWidget>
#include <QTimer>

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace halfplane {

class ChartView;
class ScrollPage;
class Showing;
class TheoremList;
struct ChartDescriptor;

/// The loss of the point of the update that is shown, over its score.
class PointLossView : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointLossView)

public:
    PointLossView(const Showing &showing, QWidget *parent);

    Picture picture() const; ///< empty where no point was wrong

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Showing &m_showing;
};

/// One theorem at the step that is shown: what, under which premises, why with the numbers of now, and the
/// chart of its proof where it has one. As long as it is in sight the board draws what it speaks of.
class TheoremPageView : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremPageView)

public:
    explicit TheoremPageView(Showing &showing, QWidget *parent = nullptr);

    void show(const TheoremDescriptor &theorem);
    const TheoremDescriptor *theorem() const { return m_theorem; } ///< null before there was one

    /// Whether what it shows is of the step that is shown, or nobody sees it.
    bool isUpToDate() const { return !m_soon.isActive(); }

signals:
    void left(); ///< back to the list
    void exampleAsked(const QString &id); ///< that breaks the statement as it is printed
    void chartAsked(const halfplane::ChartDescriptor &chart); ///< as a panel
    void exportAsked(const halfplane::ChartDescriptor &chart);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *createHead();
    void createContent();
    QPushButton *createButton(const QString &id, const QString &text, const QString &tip);
    void writeSoon();
    void write();
    void drawChart();
    void followExample();
    void drawOnBoard();

    Showing &m_showing;
    const TheoremDescriptor *m_theorem = nullptr;
    const ChartDescriptor *m_chart = nullptr; ///< of the theorem; null where it has none
    ScrollPage *m_page;
    QToolButton *m_back = nullptr;
    QLabel *m_text = nullptr;
    QCheckBox *m_onBoard = nullptr;
    QPushButton *m_example = nullptr;
    PointLossView *m_loss = nullptr;
    ChartView *m_view = nullptr;
    QPushButton *m_asPanel = nullptr;
    QPushButton *m_export = nullptr;
    QTimer m_soon;
    double m_took = 0; ///< milliseconds, the last time
};

/// All theorems, and in their place the one that was opened.
class TheoremPanel : public QStackedWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremPanel)

public:
    explicit TheoremPanel(Showing &showing, QWidget *parent = nullptr);

    TheoremList &list() const { return *m_list; }
    TheoremPageView &page() const { return *m_page; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void open(const TheoremDescriptor &theorem); ///< its page

private:
    void goBack();

    TheoremList *m_list;
    TheoremPageView *m_page;
};

} // namespace halfplane
