#pragma once

#include "core/io/document.h"

#include <QAction>
#include <QObject>

#include <optional>
#include <vector>

class QMenu;

namespace halfplane {

class OpenDocument;

/// What menus, keys and buttons do with the compared recipes.
class ComparisonActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonActions)

public:
    ComparisonActions(OpenDocument &document, QWidget &window);

    void fill(QMenu &menu);

private:
    /// What a toggle took away, to be brought back by the next.
    struct Folded
    {
        std::vector<NamedRecipe> recipes;
        std::size_t focus = 0;
    };

    QAction *add(const QString &text, const QString &tip, const QKeySequence &key);
    void refresh();
    void toggle();
    Folded toggled(const Folded &now) const;

    OpenDocument &m_document;
    std::optional<Folded> m_folded;
    quint64 m_toggleStep = 0; ///< of the history; 0 after none
    QWidget &m_window;
    QAction *m_toggle;
    QAction *m_add;
    QAction *m_addRates;
    QAction *m_next;
};

} // namespace halfplane
