#pragma once

#include "core/data_names.h"

#include <QObject>

class QAction;
class QMenu;
class QMimeData;

namespace halfplane {

class OpenDocument;
class OrderActions;

/// What the Edit menu offers: taking back, the clipboard, the selection, the order. Enabled when it would
/// change something.
class EditActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditActions)

public:
    explicit EditActions(OpenDocument &document, QObject *parent = nullptr);

    OrderActions &order() const { return *m_order; }
    void fill(QMenu &menu);
    QList<QAction *> forPoints() const; ///< for a menu on the points themselves
    QList<QAction *> forPlaces() const; ///< for one where there is no point
    QAction *selectingNone() const { return m_selectNone; } ///< works where it is added, by Esc

public slots:
    void cut();
    void copy(); ///< the selected points; without any the figure and all points
    void paste();
    void flipClass();
    void swapClasses();
    void visitFirst();
    void visitLast();

signals:
    void told(const QString &trouble); ///< why nothing was pasted
    void noted(const QString &note); ///< how what was pasted was understood
    void namesAsked(); ///< those of axes and classes are to be edited
    void wordsAsked(); ///< title and notes are
    void figureAsked(); ///< on the clipboard, with all points
    void pointsCopied(QMimeData &data); ///< the selected ones; whoever shows more of them may say it

private:
    using Slot = void (EditActions::*)();

    QAction *add(const QString &text, const QString &tooltip, const QList<QKeySequence> &keys, Slot slot);
    void addHistory();
    void addClipboard();
    void addSelection();
    void moveInOrder(std::size_t place, const QString &name);
    void removeSelected();
    void clear();
    void selectAll();
    void selectNone();
    void nameClasses();
    void refresh();

    OpenDocument &m_document;
    OrderActions *m_order;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_selectAll = nullptr;
    QAction *m_selectNone = nullptr;
    QAction *m_flip = nullptr;
    QAction *m_swap = nullptr;
    QAction *m_visitFirst = nullptr;
    QAction *m_visitLast = nullptr;
    QAction *m_separator = nullptr; ///< in menus on points
    QAction *m_clear = nullptr;
    QAction *m_names = nullptr;
    QAction *m_words = nullptr;
};

/// As other programs take them: text that a spreadsheet cuts into cells, and the same as a CSV file.
void setPoints(QMimeData &data, const Dataset &points, const DataNames &names);

} // namespace halfplane
