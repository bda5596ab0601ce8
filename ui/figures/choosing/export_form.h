#pragma once

#include "ui/figures/choosing/figure_choices.h"
#include "ui/forms/scroll_page.h"
#include "ui/forms/segments.h"

#include <functional>

class QCheckBox;
class QComboBox;

namespace halfplane {

class CheckedEdit;
class Field;

/// What an author chooses about a figure, as fields from the top down. It holds no choice by itself: it shows
/// some and asks for others.
class ExportForm : public ScrollPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportForm)

public:
    /// The subject stays.
    ExportForm(const ExportSubject &subject, QWidget *parent);

    void show(const FigureOptions &options); ///< tells nobody

signals:
    void chosen(const halfplane::FigureOptions &options);

private:
    using Typed = const std::optional<double> &;
    /// A number in a field; no text is no number, which some fields may have.
    struct Number
    {
        QString name;
        QString tip = {};
        double step = 1;
        double least = 1; ///< no step goes below it
        bool isWhole = false;
        bool isOptional = false;
        std::function<std::optional<double>(const FigureOptions &)> shown;
        std::function<void(FigureOptions &, Typed)> take;
    };
    /// One of a few, by its index.
    struct Choice
    {
        QString id;
        QString name;
        QList<Segments::Choice> all;
        std::function<int(const FigureOptions &)> shown;
        std::function<void(FigureOptions &, int)> take;
    };
    enum Steps { This, Last, All, Some };

    void addHead(const QString &title);
    void addFormat(); ///< and what is in the file
    void addSteps(); ///< and whether as a sheet
    void addMotion(); ///< of what moves
    void addSize();
    void addDetails(); ///< of pixels and words
    void addLooks();
    void addLayers(); ///< which are drawn

    QCheckBox *createSwitch(const QString &text, const QString &tip,
                            std::function<bool &(FigureOptions &)> choice);
    Segments *createSegments(const Choice &choice);
    CheckedEdit *createNumber(const Number &number);
    Field *addNumber(const QString &name, const QString &unit, const Number &number);
    Field *addField(const QString &name, std::initializer_list<QWidget *> content);
    QWidget *withUnit(QWidget *unit);

    const FigureKind &kind() const { return *m_options.kind; }
    template <class Change>
    void choose(Change change)
    {
        FigureOptions wanted = m_options;
        change(wanted);
        emit chosen(wanted);
    }
    void follow(std::function<void()> show) { m_followers.push_back(std::move(show)); }

    Steps shownSteps() const;
    void takeSteps(FigureOptions &options, Steps choice);
    void takeSome(const QString &text);
    void takeWidth(FigureOptions &options, double width);
    void takeHeight(FigureOptions &options, Typed height);
    void takePreset(int index);
    void showPreset(QComboBox &box) const;
    void showPictures(QComboBox &box) const;

    const ExportSubject &m_subject;
    FigureOptions m_options;
    std::vector<std::function<void()>> m_followers; ///< what shows the options as they are now
    bool m_wantsSome = false; ///< steps, even where it names but one
    bool m_locksRatio = true;
    double m_ratio = 1; ///< of height to width
    bool m_keepsRatio = false; ///< while one of them is typed: rounding on the way must not change it
};

} // namespace halfplane
