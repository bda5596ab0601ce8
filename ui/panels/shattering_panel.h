#pragma once

#include "core/picture/shattering_picture.h"
#include "core/selection.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace halfplane {

class ScrollPage;
class Segments;
class Showing;

/// All the labellings of a few points. A click on one, or Enter, takes it.
class ShatteringView : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShatteringView)

public:
    explicit ShatteringView(QWidget *parent = nullptr);

    /// The points' numbers, and which labelling they have.
    void show(Shattering shattering, Selection indices, std::optional<std::size_t> current);

    const Shattering &shattering() const { return m_shattering; }
    Picture picture() const;
    QPoint placeOf(std::size_t labelling) const;

    QSize sizeHint() const override { return {300, 300}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

signals:
    void taken(std::size_t labelling);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    ShatteringSheet sheet() const;
    void point(std::optional<std::size_t> labelling);

    Shattering m_shattering;
    Selection m_indices;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_pointed;
};

/// Which classes the selected points can be given, at most five of them, by a family of boundaries.
class ShatteringPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShatteringPanel)

public:
    explicit ShatteringPanel(Showing &showing, QWidget *parent = nullptr);

    const ShatteringView &view() const { return *m_view; }

signals:
    void exportAsked(const halfplane::RegionFamily &family, const halfplane::Selection &points);

private:
    void createMeaning();
    void turnTo(const QWidget &page);
    void followRecipe();
    void choose(int family);
    void draw();
    void take(std::size_t labelling);
    Selection indices() const; ///< of the points it is about; empty where there are none or too many

    Showing &m_showing;
    const RegionFamily *m_family;
    Space m_space; ///< of the recipe when the family was last its own
    Segments *m_families;
    QLabel *m_count;
    QLabel *m_bound;
    QToolButton *m_fold;
    ScrollPage *m_page; ///< in the place of the sheet, what is meant by it
    QLabel *m_meaning;
    ShatteringView *m_view;
};

} // namespace halfplane
