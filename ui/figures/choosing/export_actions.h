#pragma once

#include "ui/figures/choosing/figure_choices.h"

#include <QPointer>

class QAction;

namespace halfplane {

class BoardRow;
class ExportDialog;
class FileExport;
class Filing;
class Preferences;
class Showing;

/// What the menus offer about figures of a window's document: into a file, once more, and in words.
class ExportActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportActions)

public:
    /// What only the window around knows.
    struct Surroundings
    {
        QWidget &window;
        const Showing &showing;
        const BoardRow &boards; ///< a figure without a size is as large as the one in focus
        Filing &filing;
        Preferences &preferences;
    };

    ExportActions(const Surroundings &surroundings, QObject *parent);
    ~ExportActions() override;

    QList<QAction *> forFiles() const { return {m_export, m_again}; }
    QList<QAction *> forClipboard() const { return {m_caption, m_command}; }

    /// Makes an SVG of the board as it is on the screen now, when it is called; null where there is no run.
    std::function<QByteArray()> drawing(FigurePalette palette) const;

public slots:
    void showDialog(); ///< of the board
    void showDialogOf(const halfplane::ChartDescriptor &chart);
    void showDialogOf(const halfplane::LabellingSheet &labellings);
    void exportAgain();
    void copyCaption();
    void copyCommand();

signals:
    void told(const QString &trouble);
    void done(const QString &what, const QString &file); ///< no file where something is on the clipboard

private:
    using Slot = void (ExportActions::*)();

    void openDialog();
    void followStudy();
    void forgetOccasion();
    QAction *add(const QString &id, const QString &text, const QString &tip, Slot slot);
    ExportSubject subject() const;
    bool hasFigure(const ExportSubject &subject); ///< says why where there is none
    void writeAgain(Figure figure);

    Surroundings m_surroundings;
    FigureOptions m_options; ///< as they were chosen last
    struct Exported
    {
        QString path; ///< empty before there is one of this document
        FigureOptions options;
    };
    Exported m_exported;
    QPointer<ExportDialog> m_dialog;
    QPointer<FileExport> m_writing;
    QAction *m_export = nullptr;
    QAction *m_again = nullptr;
    QAction *m_caption = nullptr;
    QAction *m_command = nullptr;
};

} // namespace halfplane
