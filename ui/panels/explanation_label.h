#pragma once

#include "core/picture/board_caches.h"
#include "core/words/explanation.h"

#include <QFont>
#include <QLabel>

#include <utility>
#include <vector>

class QTextDocument;

namespace halfplane {

class ScoreLabel;
class Showing;

/// The moment that is shown, in words that can be selected and copied: what was found, and below what became
/// of w, as a formula. Assistive technology is told of each step, but of none while playing: then of the one
/// at which it pauses.
///
/// Size and height are the same in all of a run: room for two lines and the formula, and for up to two lines
/// more where the run needs them, or one before it on the same document did. What is longer ends in "…", and
/// all of it is in the tooltip and in the step table.
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
    void whyAsked(); ///< nothing separates the points

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    void followDocument();
    void tell();
    void announce();
    void placeScore();
    void chooseSamples();
    QSize scoreSize(int width) const;
    int extraLinesAt(int width) const;
    int heightWith(int extraLines) const;
    int heightOf(QTextDocument &text) const;
    void set(QTextDocument &text, const QString &html, int width) const;
    QString html(const Explanation &said, int width) const;
    QString endingOf(const Explanation &said) const;

    const Showing &m_showing;
    Telling m_telling;
    ScoreLabel *m_score = nullptr;
    QString m_sentence; ///< in plain text
    bool m_isFitted = false; ///< to this run, or to one before
    std::vector<Explanation> m_samples; ///< of it, which say how much it needs
    int m_extraLines = 0; ///< that some run of this document has needed
    mutable Latest<std::pair<int, bool>, int>
        m_height; ///< at the latest width, in a window that is short or not
    mutable Latest<QFont, std::pair<double, double>> m_lines; ///< two and the formula, and one more
};

/// Rich text in colours that can be read on a widget of these colours; where a tone's own colour cannot, a
/// small mark in it stands before.
QString richText(const Phrases &phrases, const QPalette &widget);

} // namespace halfplane
