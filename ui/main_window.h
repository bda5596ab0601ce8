#pragma once

#include "core/picture/study.h"
#include "ui/editing/document_source.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;
class QMimeData;

namespace halfplane {

class Board;
class CurveChart;
class EditActions;
class ExplanationLabel;
class ExportActions;
class Filing;
class GeneratorDock;
class LayerActions;
class MessageBar;
class NotesPanel;
class OpenDocument;
class Playback;
class PlaybackActions;
class PointPanel;
class Preferences;
class Presenter;
class RecipePanel;
class Runner;
class StatusLine;
class StepTable;
class TheoremList;
class Theme;
class Timeline;
class ToolBox;

/// One window on one document: makes its parts, places them, connects them. What the parts do is their own.
class MainWindow : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    MainWindow(DocumentSource source, Preferences &preferences, QWidget *parent = nullptr);
    /// With preferences of its own, which nobody keeps.
    MainWindow(DocumentSource source, Theme &theme, QWidget *parent = nullptr);
    ~MainWindow() override;

    Board &board() const { return *m_board; }
    Playback &playback() const { return *m_playback; }
    Runner &runner() const { return *m_runner; }
    OpenDocument &document() const { return *m_document; }
    Filing &filing() const { return *m_filing; }
    Presenter &presenter() const { return *m_presenter; }
    ToolBox &tools() const { return *m_tools; }
    const std::shared_ptr<const Study> &study() const { return m_study; }

    void appear(); ///< shows itself where it was last time, otherwise as large as suits the screen

    /// Without asking. What is open stays so when this fails; the message says why.
    bool open(const QString &name);
    void open(const OpenedDocument &document);

    void tell(const QString &message);
    void editPoint(std::size_t index); ///< its exact coordinates, in the table

    /// For the first start: what one can do, in one line.
    void showHint();

signals:
    void studyShown();
    void windowRequested();
    void openElsewhereRequested(const QString &name); ///< in another window
    void quitRequested();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void createCentre();
    void createDocks();
    QDockWidget *createDock(const QString &id, const QString &title, QWidget *content);
    void stackDocks();
    void createEditing();
    void createGenerators();
    void createTools();
    void createMenus();
    void createFileMenu();
    void addSettings(QMenu &menu);
    void createEditMenu();
    void createExports();
    std::unique_ptr<QMimeData> copiedBoard() const;
    void createExamplesMenu();
    void createViewMenu();
    void createThemeMenu(QMenu &menu);
    void createScaleMenu(QMenu &menu);
    void createHelpMenu();
    void createCorner();

    void connectDocument();
    void connectRun();
    void connectBoard();
    void connectEditing();
    void connectTools();
    void connectTheme();
    void connectFiling();
    void connectPreferences();
    void connectPresenter();

    void showStudy(const std::shared_ptr<const Study> &study);
    void showMoment();
    void recompute();
    void openDropped(const QStringList &paths);
    void showTitle();
    bool takePlace();
    void keepPlace();
    void showSettings();
    void editWords();
    void endHint();
    void about();

    Preferences &m_preferences;
    Theme &m_theme;
    std::shared_ptr<const Study> m_study;
    OpenDocument *m_document;
    Runner *m_runner;
    Playback *m_playback;
    PlaybackActions *m_playbackActions;
    LayerActions *m_layerActions;
    Filing *m_filing = nullptr;
    Presenter *m_presenter = nullptr;
    MessageBar *m_messages = nullptr;
    Board *m_board = nullptr;
    ExplanationLabel *m_explanation = nullptr;
    Timeline *m_timeline = nullptr;
    RecipePanel *m_recipe = nullptr;
    QList<CurveChart *> m_charts;
    TheoremList *m_theorems = nullptr;
    StepTable *m_steps = nullptr;
    EditActions *m_edits = nullptr;
    ExportActions *m_exports = nullptr;
    PointPanel *m_points = nullptr;
    NotesPanel *m_notes = nullptr;
    StatusLine *m_status = nullptr;
    ToolBox *m_tools = nullptr;
    GeneratorDock *m_generators = nullptr;
    QList<QDockWidget *> m_docks;
    QByteArray m_usualDocks; ///< as they are placed at first
};

} // namespace halfplane
