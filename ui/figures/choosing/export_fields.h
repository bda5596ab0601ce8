#pragma once

#include "ui/figures/formats.h"
#include "ui/forms/checked_edit.h"

#include <QSize>

class QCheckBox;
class QLabel;

namespace halfplane {

class Field;

/// What is exported, and how the window shows it.
struct ExportSubject
{
    std::shared_ptr<const FigureSource> source;
    QSize board; ///< of the window, in pixels of the user interface
    double scale = 1; ///< how much larger than usual it is drawn
    bool isGrowing = false; ///< the run goes on: there is what has been recorded so far

    std::uint64_t step() const; ///< the one that the window shows
    std::uint64_t updates() const { return source->updates(); }
};

/// Of a contact sheet.
inline constexpr int usualColumns = 4;

/// A number above zero: typed, with a point or a comma, or stepped.
class NumberEdit : public CheckedEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NumberEdit)

public:
    struct Steps
    {
        double width = 1; ///< of one step
        double least = 1; ///< no step goes below it
        bool isWhole = false;
    };

    NumberEdit(const QString &name, const Steps &steps, QWidget *parent = nullptr);

    std::optional<double> value() const; ///< nothing: the field is empty, where it may be
    void showValue(const std::optional<double> &value); ///< tells nobody; leaves alone what means the same
    void setOptional(const QString &whatThen); ///< it may be empty; that is what then holds

signals:
    void valueEdited(const std::optional<double> &value);

private:
    QString stepped(int steps) const;

    Steps m_steps;
    bool m_isOptional = false;
};

/// Some of an author's choices as fields, from the top down. They hold none by themselves: they show some and
/// ask for others.
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
    const FigureKind &kind() const { return *m_options.kind; }
    const ExportSubject &subject() const { return m_subject; }

    template <class Change>
    void choose(Change change)
    {
        FigureOptions wanted = m_options;
        change(wanted);
        emit chosen(wanted);
    }

    /// A row; what is wrong with a text in it stands below.
    Field *addField(const QString &name, std::initializer_list<QWidget *> content);
    QLabel *unitLabel(const QString &unit); ///< behind a number; all end in one line
    void setUnit(QWidget &unit); ///< what else stands there
    void connectSwitch(QCheckBox *box, bool FigureOptions::*choice);

    virtual void refresh() = 0; ///< as the options are now

private:
    const ExportSubject &m_subject;
    FigureOptions m_options;
};

// What an author chooses about a figure, a group each. The subject stays.

ExportFields *createFormatFields(const ExportSubject &subject, QWidget *parent); ///< and what is in the file
ExportFields *createStepFields(const ExportSubject &subject, QWidget *parent); ///< and whether as a sheet
ExportFields *createMotionFields(const ExportSubject &subject, QWidget *parent); ///< of what moves
ExportFields *createSizeFields(const ExportSubject &subject, QWidget *parent); ///< of pixels and words, too
ExportFields *createLookFields(const ExportSubject &subject, QWidget *parent); ///< and which layers are drawn

/// The same choices, as far as they can be for another format; what can only be for this one is the usual. A
/// video is as large as a screen, until another size in pixels is chosen.
FigureOptions suited(FigureOptions options, const FigureKind &kind);

/// Size, shape and words of the board in the window.
FigureOptions asOnScreen(FigureOptions options, const ExportSubject &subject);
double screenFontPoints(const ExportSubject &subject);

/// As many pixels, and words of the usual share of their height.
inline constexpr QSize fullScreen{1920, 1080};
FigureOptions asFilm(FigureOptions options, QSize pixels);

/// Several steps are one picture only as a sheet.
void suitSheet(FigureOptions &options);

/// The board as the window shows it.
FigureOptions ofBoard(FigureOptions options);

/// What a figure is not to take along to another document: step, layers, view and chart.
FigureOptions withoutOccasion(FigureOptions options);

} // namespace halfplane
