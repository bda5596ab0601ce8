#pragma once

#include "core/picture/chart_picture.h"
#include "core/picture/digits.h"
#include "core/study/study.h"
#include "ui/basics/text.h"
#include "ui/figures/player/player_looks.h"
#include "ui/figures/player/player_words.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <span>
#include <stop_token>

namespace halfplane {

// JSON that stands inside a script element: nothing in it ends the element or begins a comment.

/// The text in quotation marks.
QString scriptText(const QString &text);

/// A number as drawings have it.
inline QString drawnNumber(double value, int decimals = 2) { return toText(numberText(value, decimals)); }

/// The texts as an array.
QString scriptTexts(const QStringList &texts);

/// The small curve of the 0-1 loss beside the board, one for each run, and where its playhead stands at each
/// step.
class PlayerChart
{
public:
    PlayerChart(std::span<const Study *const> studies, const std::stop_token &stop);

    QStringList elements(PlayerColours &colours, StyleClasses &classes) const;

    /// Where the playhead crosses the curve.
    Spot placeOf(std::uint64_t step) const;

    Size size() const { return chart().size; }
    double top() const { return m_top; }
    double bottom() const { return m_bottom; }

private:
    Chart chart() const;

    std::vector<Series> m_series;
    std::uint64_t m_last = 0;
    double m_top = 0;
    double m_bottom = 0;
};

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
