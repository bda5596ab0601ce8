#pragma once

#include "core/io/document.h"
#include "ui/shown/playback.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

#include <optional>
#include <vector>

class QMenu;

namespace halfplane {

class OpenDocument;

/// What one can do with the playhead, as actions with their keys. Enabled when it would change something.
class PlaybackActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlaybackActions)

public:
    /// The actions work in the window.
    PlaybackActions(Playback &playback, QWidget &window);

    void fill(QMenu &menu);

private:
    QAction *add(const QString &text, const QList<QKeySequence> &keys, void (Playback::*slot)());
    void addMoves();
    void askWhere();
    void addStrides();
    void addSpeeds();
    void refresh();

    Playback &m_playback;
    QWidget &m_window;
    QAction *m_play = nullptr;
    QAction *m_goTo = nullptr;
    QList<QAction *> m_backward;
    QList<QAction *> m_forward;
    QActionGroup m_strides;
    QAction *m_faster = nullptr;
    QAction *m_slower = nullptr;
};

/// What menus, keys and buttons do with the compared recipes.
class ComparisonActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonActions)

public:
    ComparisonActions(OpenDocument &document, QWidget &window);

    void fill(QMenu &menu);

private:
    QAction *add(const QString &text, const QString &tip, const QKeySequence &key);
    void refresh();
    void toggle();

    /// What a toggle took away, to be brought back by the next.
    struct Folded
    {
        std::vector<NamedRecipe> recipes;
        std::size_t focus = 0;
    };

    OpenDocument &m_document;
    std::optional<Folded> m_folded;
    QWidget &m_window;
    QAction *m_toggle;
    QAction *m_add;
    QAction *m_addRates;
    QAction *m_next;
};

} // namespace halfplane
