#pragma once

#include "ui/figures/figure.h"

#include <QWidget>

namespace halfplane {

/// What is exported, and how the window shows it.
struct ExportSubject
{
    std::shared_ptr<const FigureSource> source;
    QSize board; ///< of the window, in pixels of the user interface
    double scale = 1; ///< how much larger than usual it is drawn
    bool isGrowing = false; ///< the run goes on: there is what has been recorded so far

    std::uint64_t step() const; ///< the one that the window shows
    std::uint64_t updates() const { return source->study->run->trace.updateCount(); }
};

/// Of a contact sheet.
inline constexpr int usualColumns = 4;

/// Some of an author's choices as fields. They hold none by themselves: they show some and ask for others.
class ExportFields : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportFields)

public:
    ExportFields(const ExportSubject &subject, QWidget *parent);

    void show(const FigureOptions &options); ///< tells nobody

signals:
    void chosen(const halfplane::FigureOptions &options);

protected:
    const FigureOptions &options() const { return m_options; }
    const ExportSubject &subject() const { return m_subject; }

    template <class Change>
    void choose(Change change)
    {
        FigureOptions wanted = m_options;
        change(wanted);
        emit chosen(wanted);
    }

    virtual void refresh() = 0; ///< as the options are now

private:
    const ExportSubject &m_subject;
    FigureOptions m_options;
};

/// The same choices, as far as they can be for another format; what can only be for this one is the usual.
FigureOptions suited(FigureOptions options, FigureFormat format);

/// Size, shape and words of the board in the window.
FigureOptions asOnScreen(FigureOptions options, const ExportSubject &subject);
double screenFontPoints(const ExportSubject &subject);

/// Several steps are one picture only as a sheet.
void suitSheet(FigureOptions &options);

/// What a figure is not to take along to another document: step, layers and view.
FigureOptions withoutOccasion(FigureOptions options);

} // namespace halfplane
