#pragma once

#include "ui/editing/document_source.h"

#include <QMainWindow>

namespace halfplane {

class Board;
class BoardHands;
class BoardRow;
class ComparisonActions;
class EditActions;
class ExplanationLabel;
class ExportActions;
class Filing;
class LessonActions;
class LessonGuide;
class MessageBar;
class PanelColumn;
class PlaybackActions;
class Preferences;
class Presenter;
class PerspectiveRow;
class Showing;
class MovingViewpoint;
class StatusLine;
class Theme;
class Timeline;
class ToolBox;
class ToolStrip;

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

    Showing &showing() const { return *m_showing; }
    Board &board() const; ///< of the recipe in focus
    BoardHands &hands() const; ///< on it
    Filing &filing() const { return *m_filing; }
    LessonGuide &guide() const { return *m_guide; }
    Presenter &presenter() const { return *m_presenter; }
    ToolBox &tools() const { return *m_tools; }

    void appear(); ///< shows itself where it was last time, otherwise as large as suits the screen

    /// Without asking. What is open stays so when this fails; the message says why.
    bool open(const QString &name);
    void open(const OpenedDocument &document);

    void tell(const QString &message);

    /// For the first start: what one can do, in one line.
    void showHint();

signals:
    void windowRequested();
    void openElsewhereRequested(const QString &name); ///< in another window
    void quitRequested();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool isNext) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget &createCentre();
    void createTools();
    void equip(Board &board);
    void createPanels(QWidget &centre);
    void createMenus();
    void createFileMenu();
    void createRecentMenu(QMenu &menu);
    void addSettings(QMenu &menu);
    void createEditMenu();
    void createExports();
    void createExamplesMenu();
    void createLessons();
    void createViewMenu();
    void addPanels(QMenu &menu);
    void addTurns(QMenu &menu, MovingViewpoint &viewpoint);
    void createPerspectiveMenu(QMenu &menu);
    void createThemeMenu(QMenu &menu);
    void createScaleMenu(QMenu &menu);
    void createHelpMenu();
    void addAreaKeys(QMenu &menu);
    void createCorner();

    void connectTools();
    void connectTheme();
    void connectFiling();
    void connectPreferences();

    Board &boardInUse() const;
    void copyFigure();
    void listRecentFiles(QMenu &menu);
    void openRecent(const QString &path);
    void openDropped(const QStringList &paths);
    void showTitle();
    void showWords();
    bool takePlace();
    void standClearOfOthers();
    void keepPlace();
    void goToArea(int step);
    void closeInFront();
    void showSettings();
    void editNames();
    void editWords();
    void endHint();
    void about();

    Preferences &m_preferences;
    Theme &m_theme;
    Showing *m_showing;
    LessonGuide *m_guide;
    PlaybackActions *m_playbackActions;
    ComparisonActions *m_comparisonActions;
    ToolBox *m_tools;
    EditActions *m_edits;
    MessageBar *m_messages = nullptr;
    BoardRow *m_boards = nullptr;
    PerspectiveRow *m_perspectives = nullptr;
    ToolStrip *m_toolStrip = nullptr;
    ExplanationLabel *m_explanation = nullptr;
    Timeline *m_timeline = nullptr;
    StatusLine *m_status = nullptr;
    PanelColumn *m_panels = nullptr;
    Presenter *m_presenter = nullptr;
    Filing *m_filing = nullptr;
    ExportActions *m_exports = nullptr;
    LessonActions *m_lessons = nullptr;
};

} // namespace halfplane
