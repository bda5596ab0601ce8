#pragma once

#include "ui/figures/choosing/figure_choices.h"
#include "ui/figures/choosing/file_export.h"
#include "ui/figures/choosing/preview_panel.h"

#include <QDialog>

#include <thread>

class QLabel;
class QProgressBar;
class QPushButton;

namespace halfplane {

class ExportForm;
class FileExport;
class Preferences;
class PreviewPanel;

/// Everything that is to be chosen about a figure, and the figure as it will be. Nothing here keeps the
/// window waiting: pictures, sizes and files are made in the background.
class ExportDialog : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExportDialog)

public:
    ExportDialog(ExportSubject subject, FigureOptions options, Preferences &preferences, QWidget *parent);
    ~ExportDialog() override;

    const FigureOptions &options() const { return m_options; }
    const FigurePreview &preview() const { return *m_preview; } ///< the latest
    bool isUpToDate() const { return m_isUpToDate; } ///< it is of the options

    void setSubject(const ExportSubject &subject); ///< the run has grown

public slots:
    void setOptions(const halfplane::FigureOptions &options);
    void exportFile();
    void copy();
    void reject() override; ///< while a file is written: that one

signals:
    void optionsChanged(const halfplane::FigureOptions &options);
    void exported(const QString &path, const halfplane::FigureOptions &options);

private:
    QWidget *createFoot();
    QWidget *createButtons();
    void createPreview();

    void ask();
    void show(const std::shared_ptr<const FigurePreview> &preview);
    void showWeight(qint64 bytes);
    void showSummary();
    void tell(const QString &trouble);
    void write(const QString &path);
    void endCopy(const Result<CopiedFigure> &figure);
    void refreshButtons();
    QString suggestedName() const;

    ExportSubject m_subject;
    FigureOptions m_options;
    Preferences &m_preferences;
    PreviewPanel *m_panel;
    ExportForm *m_form;
    QLabel *m_summary;
    QLabel *m_trouble;
    QLabel *m_growing;
    QProgressBar *m_progress;
    QPushButton *m_export = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_close = nullptr;
    std::shared_ptr<const FigurePreview> m_preview;
    std::optional<qint64> m_weight;
    bool m_isUpToDate = false;
    bool m_isCopying = false;
    FileExport *m_writing = nullptr;
    PreviewMaker *m_previewMaker;
    std::jthread m_copying; ///< the last: it ends before anything else goes
};

} // namespace halfplane
