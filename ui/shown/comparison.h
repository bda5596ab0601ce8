#pragma once

#include "ui/editing/changes.h"

#include <QObject>

#include <memory>
#include <vector>

namespace halfplane {

class Showing;

/// What a compared recipe is called: its own name, otherwise its variant's; and what tells it from the
/// others.
struct ColumnName
{
    QString title; ///< "Greedy"
    QString details; ///< "S = 0.5, 1, 2, 4"

    QString whole() const { return details.isEmpty() ? title : title + u' ' + details; }
    bool operator==(const ColumnName &) const = default;
};

ColumnName nameOfColumn(const std::vector<NamedRecipe> &all, std::size_t column);

/// The recipes of a document beside each other, each with its run: the one in focus is the showing that it is
/// made for, and the others have showings of their own, in the document's order. All are under one playhead,
/// which goes to the end of the longest run.
class Comparison : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Comparison)

public:
    explicit Comparison(Showing &inFocus);
    ~Comparison() override;

    std::size_t size() const { return m_beside.size() + 1; }
    bool isComparing() const { return !m_beside.empty(); }
    Showing &inFocus() const { return m_inFocus; }
    Showing &operator[](std::size_t column) const;
    ColumnName nameOf(std::size_t column) const;

    bool isBusy() const; ///< with the run of any of them
    void stop(); ///< all: what they did so far is kept

    // What can be done with them; each is a step of the document's history.
    void toggle(); ///< another recipe beside the one in focus, or that one alone
    void add(); ///< the recipe in focus once more, which has the focus then
    void addRates(); ///< greedy, and each rate of its S alone
    void remove(std::size_t column);
    void move(std::size_t from, std::size_t to);
    void rename(std::size_t column, const QString &name);
    bool isFull() const; ///< nothing can be added

signals:
    void columnsChanged(); ///< others, in other places, of other names, or another one in focus
    void studyChanged(); ///< of any of them
    void shownChanged(); ///< a study or a moment of any of them; soon more may follow

private:
    void align();
    void connectTo(Showing &showing);
    void heed();
    void findLonger();
    bool isAligned() const;

    Showing &m_inFocus;
    std::vector<std::unique_ptr<Showing>> m_beside; ///< ascending in their columns
    std::size_t m_focus = 0; ///< that the showings are arranged for
    bool m_isAligning = false;
    std::optional<ComparedRecipes> m_folded; ///< what a toggle took away, to be brought back by the next
};

} // namespace halfplane
