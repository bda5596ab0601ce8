#pragma once

#include "ui/figures/choosing/proof.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace halfplane {

class ProofPaper;

/// A figure before it is a file: one of its pages, as large as fits or in its real size. What moves plays.
class ProofPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProofPanel)

public:
    explicit ProofPanel(QWidget *parent = nullptr);

    /// What is to be drawn now, put into the wish.
    void describe(ProofWish &wish) const;

    void show(const Proof &proof);
    void setStale(bool isStale);
    ProofPaper &paper() const { return *m_paper; }
    std::size_t page() const;

signals:
    void asked(); ///< for another page, or another size

private:
    void createPages();
    void showPages(const Proof &proof);
    void play(bool isOn);
    void tick();

    ProofPaper *m_paper;
    QToolButton *m_realSize;
    QToolButton *m_play;
    QSlider *m_pages;
    QLabel *m_place;
    QTimer m_clock;
    QElapsedTimer m_sinceBegin; ///< of the film
    std::vector<Shot> m_shots;
    bool m_loops = true;
    double m_begun = 0; ///< when in the film playing began
    bool m_isAwaiting = false; ///< what was asked for has not come
};

} // namespace halfplane
