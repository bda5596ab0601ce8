#pragma once

#include "core/memberships.h"
#include "core/selection.h"
#include "ui/editing/changes.h"
#include "ui/editing/document_source.h"

#include <QObject>
#include <QUndoStack>

namespace halfplane {

/// A change of the points as it is to be done and undone.
struct PointsChange
{
    QString name; ///< "move 3 points", as the menu says it behind Undo
    Dataset points; ///< all of them, afterwards
    Selection selection; ///< afterwards
    QString mergeKey = {}; ///< changes with one key become one step, until endStep(); empty: a step by itself
};

/// The words of a document.
struct DocumentWords
{
    std::string title = {};
    std::string caption = {};
    std::string source = {};
    std::string notes = {};
    DataNames names = {}; ///< of axes and classes

    bool operator==(const DocumentWords &) const = default;
};

/// What is open in a window: points, recipe and the words that go with them, and how it came to be so. The
/// only place where they change, always by a step that can be undone; everything else follows its signals.
class OpenDocument : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OpenDocument)

public:
    explicit OpenDocument(QObject *parent = nullptr);
    ~OpenDocument() override;

    const Document &content() const { return m_content; }
    const Dataset &points() const { return m_content.points; }
    const DataNames &names() const { return m_content.names; }
    const QString &name() const { return m_name; }
    DocumentWords words() const;
    const Selection &selection() const { return m_selection; } ///< no part of the document
    /// Of the points that come without one; no part of the document.
    Label currentClass() const { return m_class; }
    void setCurrentClass(Label label);
    QUndoStack &history() { return m_history; } ///< an index of it that was saved is its clean one

    quint64 lastStep() const; ///< which one can be undone next, by a number of its own; 0 without one
    /// Undoes that, and nothing of it is left: neither to be done again nor in what is modified. Nothing that
    /// was done on it may be there to be done again.
    void takeBack();

    /// By another document: the history begins anew.
    void replace(const OpenedDocument &opened);

    /// Points, recipe and words of another one, as one step.
    void become(const Document &content, const QString &name);

    void changePoints(const PointsChange &change);
    void changePoints(const PointsChange &change, const DataNames &names); ///< both as one step
    void addPoint(const Point &point);
    void addPoints(const Dataset &added, const QString &name); ///< and selects them
    void addPoints(const Dataset &added, const QString &name, const DataNames &names);
    void replacePoints(const Dataset &points, const QString &name);
    void removePoints(const Selection &which);
    void movePoints(const Selection &which, const std::vector<PlanePoint> &to); ///< one step a gesture
    void setPoint(std::size_t index, const Point &point);
    void setClass(const Selection &which, Label label);
    void flipClass(const Selection &which);
    void swapClasses(); ///< all, and the names with them
    /// At each place the point that was at order[place].
    void reorder(const std::vector<std::size_t> &order, const QString &name);
    void clear();

    const Recipe &recipe() const { return recipe(m_focus); } ///< in focus
    const Recipe &recipe(std::size_t column) const;
    void setRecipe(const Recipe &recipe); ///< that; changes of one number become one step, until endStep()
    void setStart(const std::vector<double> &start);
    void setWords(const DocumentWords &words); ///< so does what is typed in one field

    // All of them, and the one that panels and hands change.
    const std::vector<NamedRecipe> &recipes() const { return m_content.recipes; }
    std::size_t focus() const { return m_focus; }
    bool isComparing() const { return recipes().size() > 1; }
    void setRecipes(std::vector<NamedRecipe> recipes, std::size_t focus);
    void setFocus(std::size_t focus); ///< no part of the document: nothing to undo

    void setSelection(Selection selection);
    void selectAll();

    /// What comes next is no part of the gesture before: a button was pressed or let go, or the focus moved.
    void endStep() { ++m_step; }

signals:
    void replaced(); ///< by another document, recipes and all
    void edited(); ///< points or recipes: a run is another one; after recipesChanged
    void recipesChanged(); ///< others, other names or places of them, or another one in focus
    void worded(); ///< title, caption, source, notes or names
    void selectionChanged();
    void currentClassChanged();

private:
    /// As a step of the history brings them back.
    struct Recipes
    {
        std::vector<NamedRecipe> list;
        std::size_t focus = 0;

        bool operator==(const Recipes &) const = default;
    };

    class Edit;
    class PointsEdit;
    template <class Value>
    class ValueEdit;

    void push(QUndoCommand *command);
    void apply(const Splice &splice, const Selection &selection);
    void apply(const Recipes &recipes);
    void apply(const DocumentWords &words);
    void tell();
    Selection selectionAmong(const std::vector<std::size_t> &order) const;

    Document m_content;
    std::size_t m_focus = 0;
    QString m_name;
    Selection m_selection;
    Label m_class = Label::Positive;
    QUndoStack m_history;
    quint64 m_step = 0;
    quint64 m_editCount = 0; ///< ever made
    bool m_isEdited = false; ///< and has not been told yet; so for the others
    bool m_isWorded = false;
    bool m_hasOtherRecipes = false;
    bool m_hasOtherSelection = false;
};

/// From now on a gesture ends, and another begins, at a press of the mouse or a finger, at Enter, and where
/// the focus moves. What changes in between on one thing is one step to undo.
void endStepsWithGestures(OpenDocument &document);

/// "point x₃" is for one; this is for many: "1 point", "3 points".
QString pointsText(std::size_t count);

} // namespace halfplane
