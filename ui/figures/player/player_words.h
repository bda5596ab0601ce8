#pragma once

#include "core/moment.h"
#include "core/study/evidence.h"
#include "core/theorems/theorem.h"
#include "core/words/explanation.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace halfplane {

/// What a page says in words of a run and of each of its steps. A run that is shorter than others beside it
/// stays at its end. Belongs to one thread.
class PlayerWords
{
public:
    /// One of several runs that a page plays.
    struct Compared
    {
        std::string name;
        const Run *run;
    };

    /// Of several runs their sentences are told, a line each; all else is of the first.
    explicit PlayerWords(const Run &run, DataNames names = {}, std::vector<Compared> compared = {});

    /// What the update did: what was found, what became of w, what ended; the last one tells of the run's
    /// end.
    std::vector<Phrases> sentenceAt(std::uint64_t step) const;

    /// The names of what numbersAt() tells.
    const QStringList &numberNames() const { return m_numberNames; }
    /// One text for each name; empty where there is nothing to tell.
    QStringList numbersAt(std::uint64_t step) const;

    const QStringList &tableNames() const { return m_tableNames; }
    QStringList tableRowAt(std::uint64_t step) const;

    /// That concern this run, those that bound its updates first.
    const std::vector<const TheoremDescriptor *> &theorems() const { return m_theorems; }
    std::string_view statement(std::size_t theorem) const { return m_theorems[theorem]->stated(m_evidence); }
    Finding findingAt(std::size_t theorem, std::uint64_t step) const;

    struct Fact
    {
        QString name;
        QString text;
    };
    /// What the run was made of, what is true of its points, and how it ended.
    std::vector<Fact> facts() const;

private:
    Moment momentOf(std::uint64_t step) const;
    QString pointText(const MomentCheck &check) const;
    QString candidateTexts(const Moment &moment) const;
    QString parameterTexts() const;
    QString orderText() const;
    QString heldOutText() const;
    QString marginText() const;

    bool isOver(std::uint64_t step) const { return step > m_run.trace.updateCount(); }

    const Run &m_run;
    DataNames m_names;
    std::vector<Compared> m_compared; ///< empty where there is one run
    Evidence m_evidence;
    QStringList m_numberNames;
    QStringList m_tableNames;
    std::vector<const TheoremDescriptor *> m_theorems;
};

} // namespace halfplane
