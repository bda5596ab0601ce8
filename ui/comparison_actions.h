#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace halfplane {

class Comparison;

/// What menus, keys and buttons do with the compared recipes.
class ComparisonActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonActions)

public:
    ComparisonActions(Comparison &comparison, QWidget &window);

    void fill(QMenu &menu);
    QAction *addRecipe() const { return m_add; }
    QAction *addRates() const { return m_addRates; }

private:
    QAction *add(const QString &text, const QString &tip, const QKeySequence &key);
    void refresh();

    Comparison &m_comparison;
    QWidget &m_window;
    QAction *m_toggle;
    QAction *m_add;
    QAction *m_addRates;
    QAction *m_next;
};

} // namespace halfplane
