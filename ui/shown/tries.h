#pragma once

#include "core/dataset.h"
#include "core/recipe.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace halfplane {

class Showing;

/// The last recipes that were tried on the points that are open, and how many updates each took. What is one
/// step of the history is one try, so a drag through many rates leaves the last of them. Only runs that ended
/// count, and only those of a lone recipe: what is compared stands side by side anyway. Other points have
/// tries of their own; those of the points before are here again when these are. Nobody keeps them.
class Tries : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tries)

public:
    explicit Tries(Showing &showing); ///< which has it

    std::size_t count() const { return m_here.list.size(); }
    std::optional<std::size_t> current() const; ///< that is shown now
    QString difference(std::size_t index) const; ///< what tells it from the others: "order 2"
    const QString &length(std::size_t index) const { return m_here.list[index].length; } ///< "24"

    void bringBack(std::size_t index); ///< its recipe, as one step

    static constexpr std::size_t most = 6;

signals:
    void changed();

private:
    struct Try
    {
        Recipe recipe;
        QString length;
    };

    struct OnPoints
    {
        Dataset points;
        std::vector<Try> list; ///< the oldest first
    };

    void beginAnew();
    void heedStep();
    void heedStudy();
    void goTo(const Dataset &points);
    void take(const Try &tried);
    bool isShown(const Try &tried) const;

    Showing &m_showing;
    OnPoints m_here;
    OnPoints m_before; ///< on other points
    int m_step = 0; ///< of the history, at which the last was taken
    bool m_isOfStep = false; ///< that step has made the last one, and may still change it
};

} // namespace halfplane
