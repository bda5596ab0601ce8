#include "ui/main_window.h"

#include "ui/basics/remedy.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/board/layer_actions.h"
#include "ui/documents/filing.h"
#include "ui/editing/gesture_ends.h"
#include "ui/editing/open_document.h"
#include "ui/message_bar.h"
#include "ui/painting/theme.h"
#include "ui/panels/curve_chart.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/generator_dock.h"
#include "ui/panels/recipe_panel.h"
#include "ui/panels/step_table.h"
#include "ui/panels/theorem_list.h"
#include "ui/playback_actions.h"
#include "ui/presenting/presenter.h"
#include "ui/presenting/stage.h"
#include "ui/settings/preferences.h"
#include "ui/shown/document_layers.h"
#include "ui/shown/playback.h"
#include "ui/shown/runner.h"
#include "ui/status_line.h"
#include "ui/timeline/timeline.h"

#include <QDockWidget>
#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize usualWindowSize{1280, 800};
constexpr int heightForAllDocks = 740;
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
    , m_study(std::make_shared<Study>())
    , m_document(new OpenDocument(this))
    , m_runner(new Runner(this))
    , m_playback(new Playback(this))
    , m_playbackActions(new PlaybackActions(*m_playback, *this))
    , m_layerActions(new LayerActions(this))
{
    createCentre();
    m_presenter = new Presenter(*m_playback, *this, *m_board);
    createDocks();
    createTools();
    m_filing = new Filing({*this, *m_document, *m_board, *m_playback, *m_layerActions, m_preferences},
                          std::move(source), this);
    createExports();
    createMenus();
    connectDocument();
    connectRun();
    connectBoard();
    connectPresenter();
    connectTheme();
    connectFiling();
    connectPreferences();
    resize(usualWindowSize);
    recompute();
    m_board->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::createCentre()
{
    auto *centre = new QWidget(this);
    m_messages = new MessageBar(centre);
    m_board = new Board(centre);
    m_explanation = new ExplanationLabel(*m_playback, centre);
    m_timeline = new Timeline(*m_playback, centre);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_explanation);
    layout->addWidget(m_timeline);
    setCentralWidget(centre);
    m_status = new StatusLine(this);
    statusBar()->addPermanentWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::createDocks()
{
    m_recipe = new RecipePanel(this);
    for (const ChartDescriptor *chart : charts())
        m_charts.append(new CurveChart(*chart, *m_playback, this));
    m_theorems = new TheoremList(*m_playback, this);
    m_steps = new StepTable(*m_playback, this);
    createDock(u"recipe"_s, tr("Recipe"), m_recipe);
    createDock(toText(charts().front()->id), toText(charts().front()->title), m_charts.first());
    QDockWidget *theorems = createDock(u"theorems"_s, tr("Theorems"), m_theorems);
    QDockWidget *steps = createDock(u"steps"_s, tr("Steps"), m_steps);
    tabifyDockWidget(theorems, steps);
    for (qsizetype i = 1; i < m_charts.size(); ++i) { // there is room for one; the others are tabs
        const ChartDescriptor &chart = *charts()[static_cast<std::size_t>(i)];
        createDock(toText(chart.id), toText(chart.title), m_charts[i]);
    }
    createEditing();
    for (QDockWidget *dock : m_docks.mid(4))
        tabifyDockWidget(steps, dock);
    theorems->raise();
    createGenerators();
    setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    resizeDocks(m_docks.first(1), {340}, Qt::Horizontal);
    resizeDocks(m_docks.first(3), {320, 150, 270}, Qt::Vertical);
}

void MainWindow::createGenerators()
{
    m_generators = new GeneratorDock(*m_document, *m_board, this);
    addDockWidget(Qt::RightDockWidgetArea, m_generators);
    tabifyDockWidget(m_docks.first(), m_generators);
    m_generators->hide();
}

QDockWidget *MainWindow::createDock(const QString &id, const QString &title, QWidget *content)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(id);
    dock->setWidget(content);
    addDockWidget(Qt::RightDockWidgetArea, dock);
    m_docks.append(dock);
    return dock;
}

void MainWindow::stackDocks()
{
    for (QDockWidget *dock : m_docks.mid(2))
        tabifyDockWidget(m_docks[1], dock);
    m_docks[1]->raise();
}

void MainWindow::connectDocument()
{
    new GestureEnds(*m_document);
    connect(m_document, &OpenDocument::edited, this, &MainWindow::recompute);
    connect(m_document, &OpenDocument::replaced, this, [this] {
        const Document &content = m_document->content();
        m_layerActions->setLayers(layersIn(content));
        m_playback->seek({content.step, 0});
        recompute();
        m_board->showWindow(content.view);
    });
    connect(m_recipe, &RecipePanel::recipeEdited, m_document, &OpenDocument::setRecipe);
    connect(m_recipe, &RecipePanel::finishedEditing, m_board, [this] { m_board->setFocus(); });
}

void MainWindow::connectRun()
{
    connect(m_runner, &Runner::studyChanged, this, &MainWindow::showStudy);
    connect(m_runner, &Runner::progressed, m_status, &StatusLine::showProgress);
    connect(m_runner, &Runner::busyChanged, m_status, &StatusLine::setBusy);
    connect(m_status, &StatusLine::stopRequested, m_runner, &Runner::stop);
    connect(m_playback, &Playback::cursorChanged, this, &MainWindow::showMoment);
    connect(m_playback, &Playback::tweenChanged, m_board, [this] { m_board->setTween(m_playback->tween()); });
}

void MainWindow::connectBoard()
{
    connect(m_board, &Board::hovered, m_status, &StatusLine::showPlace);
    connect(m_board, &Board::playToggled, m_playback, &Playback::togglePlaying);
    connect(m_layerActions, &LayerActions::layersChanged, m_board, &Board::setLayers);
}

/// The stage's board is one more hand on the same document.
void MainWindow::connectPresenter()
{
    m_presenter->setDresser([this](Stage &stage) {
        Board &board = stage.board();
        board.useTools(*m_tools);
        board.setLayers(m_layerActions->layers());
        connect(m_layerActions, &LayerActions::layersChanged, &board, &Board::setLayers);
        connect(&board, &Board::playToggled, m_playback, &Playback::togglePlaying);
    });
}

void MainWindow::connectTheme()
{
    const auto follow = [this] {
        m_board->setPalette(m_theme.palette());
        m_presenter->setPalette(m_theme.palette());
    };
    connect(&m_theme, &Theme::changed, this, follow);
    follow();
}

void MainWindow::recompute() { m_runner->study(m_document->content().points, m_document->content().recipe); }

/// Every part gets the study before the playhead moves on it.
void MainWindow::showStudy(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    m_board->show(study);
    m_presenter->show(study);
    m_recipe->show(study);
    m_status->show(study);
    for (CurveChart *chart : m_charts)
        chart->show(study);
    m_theorems->show(study);
    m_steps->show(study);
    m_timeline->show(study);
    m_explanation->show(study);
    m_playback->setRun(study->run,
                       study->progress == Progress::Running ? Playback::Outlook::MayGrow
                                                            : Playback::Outlook::Complete);
    emit studyShown();
}

void MainWindow::showMoment()
{
    const Run *run = m_playback->run();
    const auto moment = run != nullptr ? std::optional(momentAt(*run, m_playback->cursor())) : std::nullopt;
    m_board->setTween(m_playback->tween());
    m_board->setMoment(moment);
    if (m_playback->cursor() != Cursor{m_document->content().step, 0})
        endHint();
}

/// A screen that is hardly larger than the window is filled, and on a low one some docks share a place.
void MainWindow::appear()
{
    if (takePlace()) {
        m_generators->hide(); // nothing is offered before it is asked for
        return show();
    }
    const QSize room = screen()->availableSize() - roomForFrame;
    if (room.height() < heightForAllDocks)
        stackDocks();
    if (room.width() < usualWindowSize.width() || room.height() < usualWindowSize.height())
        showMaximized();
    else
        show();
}

bool MainWindow::open(const QString &name) { return m_filing->load(name); }

void MainWindow::open(const OpenedDocument &document) { m_filing->load(document); }

void MainWindow::tell(const QString &message) { m_messages->tell(withRemedy(message)); }

void MainWindow::showHint()
{
    m_board->setHint(tr("Click to add points · Space plays · → steps · F5 presents"));
}

void MainWindow::endHint() { m_board->setHint({}); }

} // namespace halfplane
