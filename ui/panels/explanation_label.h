#pragma once

#include "core/words/explanation.h"

#include <QLabel>

namespace halfplane {

class Showing;

/// The moment that is shown, in words that can be selected and copied. Assistive technology is told of each
/// step, but of none while playing: then of the one at which it pauses.
class ExplanationLabel : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExplanationLabel)

public:
    explicit ExplanationLabel(const Showing &showing, QWidget *parent = nullptr);

    void followFont(); ///< of the application: a little larger than that

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void announced(const QString &sentence); ///< to assistive technology

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void tell();
    void announce();
    void reserve();
    int usualHeight(int width) const;

    const Showing &m_showing;
    QString m_sentence; ///< without colours
    int m_reserved = 0; ///< the height of the tallest text since width or font changed
};

/// Rich text in colours that can be read on a widget of these colours; where a tone's own colour cannot, a
/// small mark in it stands before.
QString richText(const Phrases &phrases, const QPalette &widget);

} // namespace halfplane
