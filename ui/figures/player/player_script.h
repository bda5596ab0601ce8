#pragma once

#include "ui/figures/player/player_chart.h"
#include "ui/figures/player/player_words.h"

#include <QHash>

namespace halfplane {

/// What the page's script knows of the run, as JSON: one line a step.
class PlayerScript
{
public:
    PlayerScript(const PlayerWords &words, const PlayerChart &chart, std::uint64_t updates)
        : m_words(words)
        , m_chart(chart)
        , m_updates(updates)
    {
    }

    /// The next step, and how its picture differs from the one before.
    void add(std::uint64_t step, const QString &changes);

    struct Opening
    {
        std::size_t index = 0; ///< of the step at which the page opens
        int interval = 800; ///< milliseconds a step at the usual speed
        bool canSwitch = false; ///< between light and dark
    };
    /// Elements that are empty stand in the page: they are those of the opening step.
    QString text(const Opening &opening, const QStringList &elements) const;

    qsizetype length() const { return m_length; }

    /// "Update 3 of 49"
    QString nameOf(std::uint64_t step) const;

private:
    QString findingsAt(std::uint64_t step);

    const PlayerWords &m_words;
    const PlayerChart &m_chart;
    std::uint64_t m_updates;
    QStringList m_steps;
    QStringList m_findings; ///< the distinct ones
    QHash<QString, qsizetype> m_findingIndices;
    qsizetype m_length = 0;
};

} // namespace halfplane
