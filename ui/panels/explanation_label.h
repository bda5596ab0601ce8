#pragma once

#include "core/words/explanation.h"

#include <QLabel>

#include <map>
#include <vector>

namespace halfplane {

class ScoreLabel;
class Showing;

/// The moment that is shown, in words that can be selected and copied: what was found, and below what became
/// of w, as a formula. Assistive technology is told of each step, but of none while playing: then of the one
/// at which it pauses.
///
/// Its height is that of the longest text of the run, so that nothing jumps from step to step.
class ExplanationLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExplanationLabel)

public:
    /// In full it has the score in its corner, too.
    explicit ExplanationLabel(const Showing &showing, Telling telling, QWidget *parent = nullptr);

    void followFont(); ///< of the application: a little larger than that

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void announced(const QString &sentence); ///< to assistive technology

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// In pixels.
    struct Sizes
    {
        int words = 0;
        int formula = 0;
        int gap = 0; ///< above it
        int corner = 0; ///< width of the score
    };

    /// What suits all of the run at some width.
    struct Fit
    {
        Sizes sizes = {};
        int height = 0;
    };

    /// Of a text as it is laid out.
    struct Extent
    {
        int height = 0;
        int lines = 0;
        int formulaLines = 0; ///< those of its last paragraph
    };

    void follow();
    void tell();
    void announce();
    void refit();
    void chooseLongest();
    void placeScore();
    QSize scoreSize(int width) const;
    QString html(const Explanation &said, const Sizes &sizes) const;
    Extent extentOf(const QString &html, int width) const;
    int textHeight(const QString &html, int width) const;
    int leastHeight(const Sizes &sizes) const;
    Sizes usualSizes() const;
    Fit fitFor(int width) const;
    const Fit &fit(int width) const;

    const Showing &m_showing;
    Telling m_telling;
    ScoreLabel *m_score = nullptr;
    QString m_sentence; ///< in plain text
    bool m_isFitted = false; ///< to this run, or to one before
    std::vector<Explanation> m_longest; ///< of it
    mutable std::map<int, Fit> m_fits; ///< at the widths that were asked for
    mutable std::map<int, int> m_leastHeights; ///< of two lines, by the size of the formula
};

/// Rich text in colours that can be read on a widget of these colours; where a tone's own colour cannot, a
/// small mark in it stands before.
QString richText(const Phrases &phrases, const QPalette &widget);

} // namespace halfplane
