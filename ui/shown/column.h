#pragma once

#include "core/io/document.h"
#include "core/moment.h"
#include "core/study/study.h"
#include "core/tween.h"

#include <QObject>
#include <QString>

#include <vector>

namespace halfplane {

class Runner;
class Showing;

/// How many updates a run has and, where that is not all, why: "49", "12 · cycle", "100 000 (cap)", "345 …".
QString lengthWords(const Study &study);

/// What one of several recipes is called: its own name, otherwise its variant's; and what tells it from the
/// others.
struct ColumnName
{
    QString title; ///< "Greedy"
    QString details; ///< "S = 0.5, 1, 2, 4"

    QString whole() const { return details.isEmpty() ? title : title + u' ' + details; }
    bool operator==(const ColumnName &) const = default;
};

/// What tells a recipe from others that are spelled out on the same points, in few words: "order 2", "η = 2",
/// "Greedy, line".
QString differenceOf(const Recipe &recipe, const std::vector<Recipe> &all);

ColumnName nameOfColumn(const std::vector<NamedRecipe> &all, std::size_t column);

/// One recipe of the document with its run: what is known of it, and where the playhead stands in it. All
/// columns are under one playhead; where it is beyond the end of a run, that run shows its end.
class Column : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Column)

public:
    explicit Column(Showing &showing); ///< which has it

    Showing &showing() const { return m_showing; }
    Runner &runner() const { return *m_runner; }
    std::size_t index() const { return m_index; } ///< among the document's recipes
    bool isInFocus() const;
    ColumnName name() const;

    const Study &study() const { return *m_study; }
    const std::shared_ptr<const Study> &sharedStudy() const { return m_study; } ///< for who keeps it
    const Run *run() const { return m_study->run.get(); } ///< null where none is possible
    const std::optional<Moment> &moment() const { return m_moment; } ///< none without a run
    Cursor cursor() const { return m_moment ? m_moment->cursor : Cursor{}; }
    double tween() const; ///< how much of the moment's time is over
    Passage passage() const; ///< what is seen on the way to the moment
    std::optional<Moment> momentOn(const Passage &passage) const; ///< nothing without a run

    /// Whether the points are those that an edit would change; a study may be on its way.
    bool isCurrent() const;

    /// In the place of that before; the runner's are taken by themselves.
    void setStudy(const std::shared_ptr<const halfplane::Study> &study);

    // For the showing.
    bool isOf(const Recipe &recipe) const { return m_asked == recipe; }
    void setIndex(std::size_t index) { m_index = index; }
    void askStudy(); ///< of what the document has there now, unless it is this one
    void findMoment(Cursor cursor);

signals:
    void studyChanged();
    void momentChanged(); ///< after each studyChanged, too

private:
    Showing &m_showing;
    Runner *m_runner;
    std::size_t m_index = 0;
    std::optional<Recipe> m_asked; ///< for which the study is, or will be
    std::shared_ptr<const Study> m_study; ///< never null
    std::optional<Moment> m_moment;
};

} // namespace halfplane
