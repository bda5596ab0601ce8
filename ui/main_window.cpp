#include "ui/main_window.h"

#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/legend_strip.h"
#include "ui/comparison_actions.h"
#include "ui/documents/filing.h"
#include "ui/editing/edit_actions.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/message_bar.h"
#include "ui/painting/theme.h"
#include "ui/panel_column.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/perspective_row.h"
#include "ui/playback_actions.h"
#include "ui/presenting/presenter.h"
#include "ui/settings/preferences.h"
#include "ui/shown/showing.h"
#include "ui/status_line.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/tries_row.h"

#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize usualWindowSize{1280, 800};
constexpr QSize roomForFrame{16, 48}; ///< of the window, which is not known before it is shown

} // namespace

MainWindow::MainWindow(DocumentSource source, Theme &theme, QWidget *parent)
    : MainWindow(std::move(source), *new Preferences(theme), parent)
{
    m_preferences.setParent(this);
}

MainWindow::MainWindow(DocumentSource source, Preferences &preferences, QWidget *parent)
    : QMainWindow(parent)
    , m_preferences(preferences)
    , m_theme(preferences.theme())
    , m_showing(new Showing(this))
    , m_guide(new LessonGuide(*m_showing, this))
    , m_playbackActions(new PlaybackActions(m_showing->playback(), *this))
    , m_comparisonActions(new ComparisonActions(m_showing->document(), *this))
    , m_tools(new ToolBox(m_showing->document(), this))
    , m_edits(new EditActions(m_showing->document(), this))
{
    QWidget &centre = createCentre();
    createTools();
    createPanels(centre);
    m_presenter = new Presenter({*m_showing, *m_boards, *m_edits, *m_guide}, *m_tools, *this);
    m_filing = new Filing({*this, *m_showing, *m_boards, m_preferences, *m_guide}, std::move(source), this);
    createExports();
    createLessons();
    createMenus();
    connectTools();
    connectTheme();
    connectFiling();
    connectPreferences();
    resize(usualWindowSize);
    m_boards->setFocus();
    // Children go in the order in which they came, and these may be looked at until the others are gone.
    for (QObject *last : std::initializer_list<QObject *>{m_tools, m_showing}) {
        last->setParent(nullptr);
        last->setParent(this);
    }
}

/// Its parts go after it, and what they say meanwhile is for nobody.
MainWindow::~MainWindow()
{
    hide(); // what is being typed is taken while there is somebody to take it
    for (QObject *part : findChildren<QObject *>())
        part->disconnect(this);
}

QWidget &MainWindow::createCentre()
{
    auto *centre = new QWidget(this);
    m_boards = new BoardRow(
        *m_showing, [this](Board &board) { equip(board); }, centre);
    m_explanation = new ExplanationLabel(*m_showing, Telling::Full, centre);
    m_timeline = new Timeline(*m_showing, centre);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_perspectives = new PerspectiveRow(*m_showing, centre);
    layout->addWidget(m_perspectives);
    layout->addWidget(m_boards, 1);
    layout->addWidget(new LegendStrip(*m_boards, centre));
    layout->addWidget(new ComparisonChart(*m_showing, centre));
    layout->addWidget(m_explanation);
    layout->addWidget(m_timeline);
    layout->addWidget(new TriesRow(*m_showing, centre));
    m_status = new StatusLine(*m_showing, this);
    statusBar()->addPermanentWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    m_messages = new MessageBar(*statusBar(), this);
    return *centre;
}

void MainWindow::connectTheme()
{
    const auto follow = [this] {
        m_boards->setColours(m_theme.palette());
        m_presenter->setColours(m_theme.palette());
    };
    connect(&m_theme, &Theme::changed, this, follow);
    follow();
}

/// A screen that is hardly larger than the window is filled.
void MainWindow::appear()
{
    if (takePlace()) {
        if (!m_showing->isComparing())
            m_panels->close(u"compare"_s);
        return show();
    }
    const QSize room = screen()->availableSize() - roomForFrame;
    if (room.width() < usualWindowSize.width() || room.height() < usualWindowSize.height())
        showMaximized();
    else
        show();
}

Board &MainWindow::board() const { return m_boards->board(); }

BoardHands &MainWindow::hands() const
{
    return *board().findChild<BoardHands *>(QString(), Qt::FindDirectChildrenOnly);
}

bool MainWindow::open(const QString &name) { return m_filing->load(name); }

void MainWindow::open(const OpenedDocument &document) { m_filing->load(document); }

void MainWindow::tell(const QString &message) { m_messages->tell(message); }

void MainWindow::showHint() { m_perspectives->setHint(tr("Click to add points · Space plays · → steps")); }

void MainWindow::endHint() { m_perspectives->setHint({}); }

} // namespace halfplane
