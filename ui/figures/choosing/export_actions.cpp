#include "ui/figures/choosing/export_actions.h"

#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/documents/filing.h"
#include "ui/figures/choosing/export_dialog.h"
#include "ui/figures/choosing/figure_words.h"
#include "ui/figures/choosing/file_export.h"
#include "ui/figures/figure_plan.h"
#include "ui/settings/preferences.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressDialog>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int longestSilence = 400; ///< milliseconds

/// What theorems rest on belongs to the window's thread, and figures do without it.
std::shared_ptr<const Study> forFigures(const Study &study)
{
    auto copy = std::make_shared<Study>(study);
    copy->evidence.reset();
    return copy;
}

} // namespace

ExportActions::ExportActions(const Surroundings &surroundings, QObject *parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_options(m_surroundings.preferences.figureOptions())
{
    m_export = add(u"exportFigure"_s, tr("&Export figure…"),
                   tr("As a picture, a drawing for print, LaTeX, a film or a page that plays"),
                   &ExportActions::showDialog);
    m_export->setShortcut(QKeySequence::fromString(u"Ctrl+E"_s));
    m_again = add(u"exportAgain"_s, tr("Export a&gain"),
                  tr("With the same choices into the same file, as the window is now"),
                  &ExportActions::exportAgain);
    m_again->setShortcut(QKeySequence::fromString(u"Ctrl+Shift+E"_s));
    m_caption = add(u"copyCaption"_s, tr("Cop&y caption"),
                    tr("For LaTeX: what the figure shows, with its numbers"), &ExportActions::copyCaption);
    m_command = add(u"copyCommand"_s, tr("Copy co&mmand"),
                    tr("The line for a terminal or a Makefile that makes the same figure"),
                    &ExportActions::copyCommand);
    connect(&m_surroundings.filing, &Filing::loaded, this, &ExportActions::forgetOccasion);
    connect(&m_surroundings.showing, &Showing::studyChanged, this, &ExportActions::followStudy);
}

ExportActions::~ExportActions() = default;

QAction *ExportActions::add(const QString &id, const QString &text, const QString &tip, Slot slot)
{
    auto *action = new QAction(text, this);
    action->setObjectName(id);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

/// Nothing where there is no run to show.
ExportSubject ExportActions::subject() const
{
    const Showing &showing = m_surroundings.showing;
    ExportSubject subject;
    subject.board = m_surroundings.boards.board().size();
    subject.scale = m_surroundings.preferences.scale() / 100.0;
    subject.isGrowing = showing.study().progress == Progress::Running;
    FigureSource source{.document = m_surroundings.filing.contentToSave()};
    source.document.step = showing.playback().cursor().update;
    source.document.checks = showing.playback().cursor().idleChecks;
    for (std::size_t column = 0; column < showing.size(); ++column) {
        if (showing[column].run() == nullptr)
            return subject;
        source.studies.push_back(forFigures(showing[column].study()));
    }
    subject.source = std::make_shared<const FigureSource>(std::move(source));
    return subject;
}

bool ExportActions::hasFigure(const ExportSubject &subject)
{
    if (subject.source)
        return true;
    QString trouble;
    const Showing &showing = m_surroundings.showing;
    for (std::size_t column = 0; trouble.isEmpty() && column < showing.size(); ++column)
        trouble = toText(showing[column].study().trouble);
    emit told(trouble.isEmpty() ? tr("There is nothing to show yet: add a point first.") : trouble);
    return false;
}

void ExportActions::showDialog()
{
    m_options = ofBoard(m_options);
    openDialog();
}

void ExportActions::showDialogOf(const ChartDescriptor &chart)
{
    m_options = ofBoard(m_options);
    m_options.chart = &chart;
    openDialog();
}

void ExportActions::showDialogOf(const LabellingSheet &labellings)
{
    m_options = ofBoard(m_options);
    m_options.labellings = labellings;
    openDialog();
}

void ExportActions::openDialog()
{
    const ExportSubject current = subject();
    if (m_dialog != nullptr || !hasFigure(current))
        return;
    m_dialog = new ExportDialog(current, m_options, m_surroundings.preferences, &m_surroundings.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ExportDialog::optionsChanged, this,
            [this](const FigureOptions &options) { m_options = options; });
    connect(m_dialog, &QDialog::finished, this,
            [this] { m_surroundings.preferences.setFigureOptions(withoutOccasion(m_options)); });
    connect(
        m_dialog, &ExportDialog::exported, this, [this](const QString &path, const FigureOptions &options) {
            m_exported = {path, options};
            emit done(tr("%1 is exported. “Export again” writes it anew.").arg(QFileInfo(path).fileName()),
                      path);
        });
    m_dialog->open();
}

/// There is more of the run, or another one.
void ExportActions::followStudy()
{
    const ExportSubject current = subject();
    if (m_dialog != nullptr && current.source)
        m_dialog->setSubject(current);
}

/// It is another document.
void ExportActions::forgetOccasion()
{
    m_options = withoutOccasion(m_options);
    m_exported = {};
}

void ExportActions::exportAgain()
{
    if (m_exported.path.isEmpty())
        return showDialog();
    const ExportSubject current = subject();
    if (m_writing != nullptr || !hasFigure(current))
        return;
    auto figure = Figure::of(*current.source, m_exported.options);
    if (figure)
        writeAgain(*std::move(figure));
    else
        emit told(inFieldWords(figure.failure()));
}

void ExportActions::writeAgain(Figure figure)
{
    const QString name = QFileInfo(m_exported.path).fileName();
    const bool wasThere = QFileInfo::exists(m_exported.path);
    auto *progress = new QProgressDialog(tr("Writing %1 …").arg(name), tr("Cancel"), 0, finestShare,
                                         &m_surroundings.window);
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(longestSilence);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    m_writing = new FileExport(std::move(figure), m_exported.path, progress);
    const auto end = [this, progress] {
        progress->deleteLater();
        m_writing.clear();
    };
    connect(progress, &QProgressDialog::canceled, m_writing, &FileExport::cancel);
    connect(m_writing, &FileExport::advanced, progress,
            [progress](double share) { progress->setValue(static_cast<int>(share * (finestShare - 1))); });
    connect(m_writing, &FileExport::failed, this, [this, end](const QString &why) {
        end();
        emit told(why);
    });
    connect(m_writing, &FileExport::cancelled, this, [this, end, name] {
        end();
        emit told(tr("%1 was not written: it is as it was before.").arg(name));
    });
    connect(m_writing, &FileExport::written, this, [this, end, name, wasThere, path = m_exported.path] {
        end();
        emit done(wasThere ? tr("%1 is exported again: it replaces the file from before.").arg(name)
                           : tr("%1 is exported again.").arg(name),
                  path);
    });
}

std::function<QByteArray()> ExportActions::drawing(FigurePalette palette) const
{
    const ExportSubject current = subject();
    if (!current.source)
        return {};
    FigureOptions options = asOnScreen({}, current);
    options.kind = &svgKind;
    options.palette = palette;
    return [source = current.source, options] { return copiedSvg(*source, options); };
}

void ExportActions::copyCaption()
{
    const ExportSubject current = subject();
    if (!hasFigure(current))
        return;
    const auto plan = planFor(m_options, current.updates(), current.step());
    const std::vector<RunStep> steps = plan ? plan->steps : std::vector{current.step()};
    QGuiApplication::clipboard()->setText(captionOf(*current.source, steps));
    emit done(tr("The caption is on the clipboard, ready for LaTeX."), {});
}

void ExportActions::copyCommand()
{
    const ExportSubject current = subject();
    if (!hasFigure(current))
        return;
    const Filing &filing = m_surroundings.filing;
    const auto saved = filing.savedContent();
    const auto command = commandFor({saved ? filing.dataName() : QString(), saved.value_or(Document{}),
                                     current.source->document, m_options, current.step().beat});
    if (!command)
        return emit told(toText(command.failure()));
    QGuiApplication::clipboard()->setText(*command);
    emit done(tr("On the clipboard: %1").arg(*command), {});
}

} // namespace halfplane
