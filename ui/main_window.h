#pragma once

#include "ui/document_source.h"
#include "ui/study.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;

namespace halfplane {

class Board;
class ExplanationLabel;
class LayerActions;
class LossChart;
class MessageBar;
class OpenDocument;
class Playback;
class PlaybackActions;
class RecipePanel;
class Runner;
class StatusLine;
class StepTable;
class TheoremList;
class Theme;
class Timeline;

/// One window on one document: makes its parts, places them, connects them. What the parts do is their own.
class MainWindow : public QMainWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    MainWindow(DocumentSource source, Theme &theme, QWidget *parent = nullptr);
    ~MainWindow() override;

    Board &board() const { return *m_board; }
    Playback &playback() const { return *m_playback; }
    Runner &runner() const { return *m_runner; }
    OpenDocument &document() const { return *m_document; }
    const std::shared_ptr<const Study> &study() const { return m_study; }

    void appear(); ///< shows itself, as large as suits the screen

    /// What is open stays so when this fails; the message says why.
    bool open(const QString &name);
    void open(const OpenedDocument &document);

    void tell(const QString &message);

    /// For the first start: what one can do, in one line.
    void showHint();

signals:
    void studyShown();

private:
    void createCentre();
    void createDocks();
    QDockWidget *createDock(const QString &id, const QString &title, QWidget *content);
    void stackDocks();
    void createTools();
    void createMenus();
    void createFileMenu();
    void createEditMenu();
    void createExamplesMenu();
    void createViewMenu();
    void createThemeMenu(QMenu &menu);
    void createHelpMenu();

    void connectDocument();
    void connectRun();
    void connectBoard();
    void connectTheme();

    void showStudy(const std::shared_ptr<const Study> &study);
    void showMoment();
    void recompute();
    void chooseFile();
    void setCurrentClass(Label label);
    void endHint();
    void about();

    DocumentSource m_source;
    Theme &m_theme;
    std::shared_ptr<const Study> m_study;
    OpenDocument *m_document;
    Runner *m_runner;
    Playback *m_playback;
    PlaybackActions *m_playbackActions;
    LayerActions *m_layerActions;
    MessageBar *m_messages = nullptr;
    Board *m_board = nullptr;
    ExplanationLabel *m_explanation = nullptr;
    Timeline *m_timeline = nullptr;
    RecipePanel *m_recipe = nullptr;
    LossChart *m_losses = nullptr;
    TheoremList *m_theorems = nullptr;
    StepTable *m_steps = nullptr;
    StatusLine *m_status = nullptr;
    QList<QDockWidget *> m_docks;
    QAction *m_positive = nullptr;
    QAction *m_negative = nullptr;
};

} // namespace halfplane
