#pragma once

#include "ui/forms/checked_edit.h"
#include "ui/forms/segments.h"
#include "ui/panels/recipe_panel.h"
#include "ui/shown/showing.h"
#include "ui/typing.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace halfplane::test {

/// A recipe panel in a window of its own, driven as by a user. What is edited comes back as a study, as in
/// the program.
struct RecipeFixture
{
    Showing showing;
    RecipePanel panel{showing};
    QSignalSpy edited{&panel, &RecipePanel::recipeEdited};

    explicit RecipeFixture(const Recipe &recipe = {}, int width = 340)
    {
        QObject::connect(&panel, &RecipePanel::recipeEdited, &panel,
                         [this](const Recipe &recipeNow) { show(recipeNow); });
        show(recipe);
        panel.resize(width, 640);
        panel.show();
    }

    bool activate() { return QTest::qWaitForWindowActive(&panel); }

    void show(const Recipe &recipe, const QString &trouble = {})
    {
        auto study = std::make_shared<Study>();
        study->recipe = recipe;
        study->progress = trouble.isEmpty() ? Progress::Finished : Progress::Impossible;
        study->trouble = trouble.toStdString();
        showing.inFocus().setStudy(study);
    }

    Recipe told() const { return edited.isEmpty() ? Recipe{} : edited.last().first().value<Recipe>(); }

    /// The visible one whose accessible name begins so.
    template <class Child>
    Child *find(const QString &name) const
    {
        for (Child *child : panel.findChildren<Child *>()) {
            if (child->accessibleName().startsWith(name) && child->isVisible())
                return child;
        }
        return nullptr;
    }
    CheckedEdit *edit(const QString &name) const { return find<CheckedEdit>(name); }
    void press(const QString &name) { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    void choose(const QString &name) { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }

    /// In place of what is there.
    void type(const QString &name, const QString &text)
    {
        QTest::keyClick(edit(name), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit(name), Qt::Key_Delete);
        typeAndPause(edit(name), text);
    }

    /// A line of text that says this, visible.
    bool says(const QString &text) const
    {
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == text)
                return true;
        }
        return false;
    }
};

} // namespace halfplane::test
