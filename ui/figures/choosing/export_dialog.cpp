#include "ui/figures/choosing/export_dialog.h"

#include "ui/basics/text.h"
#include "ui/documents/file_dialogs.h"
#include "ui/figures/choosing/export_form.h"
#include "ui/figures/choosing/figure_words.h"
#include "ui/figures/choosing/file_export.h"
#include "ui/figures/choosing/preview_panel.h"
#include "ui/figures/formats.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize usualDialogSize{1040, 700};
constexpr int choicesWidth = 384;
constexpr int roomAroundDialog = 60; ///< of the window, which is not known before it is shown

QString sizeText(const QSizeF &points)
{
    const auto inMillimetres = [](double length) {
        return readableText(length / pointsAnInch * millimetresAnInch, 4);
    };
    return tr("%1 × %2 mm").arg(inMillimetres(points.width()), inMillimetres(points.height()));
}

QString countsText(const FigurePreview &preview)
{
    if (!preview.shots.empty()) {
        const double seconds = preview.shots.back().end / 1000;
        return tr("%1 frames in %2 s").arg(countText(preview.shots.size()), readableText(seconds, 3));
    }
    return preview.pageCount > 1 ? tr("%1 pages").arg(countText(preview.pageCount)) : QString();
}

/// "1417 × 1063 px · 120 × 90 mm at 300 dpi · about 84 kB"; without a weight, nothing is said of it.
QString summaryOf(const FigurePreview &preview, const std::optional<qint64> &bytes)
{
    const bool hasPixels = preview.options.kind->hasPixels;
    QStringList parts;
    if (hasPixels)
        parts << tr("%1 × %2 px").arg(preview.pixels.width()).arg(preview.pixels.height());
    parts << sizeText(preview.size)
            + (hasPixels ? tr(" at %1 dpi").arg(readableText(preview.dpi, 4)) : QString());
    if (const QString counts = countsText(preview); !counts.isEmpty())
        parts << counts;
    if (bytes)
        parts << tr("about %1")
                     .arg(QLocale::c().formattedDataSize(*bytes, *bytes < 10'000'000 ? 0 : 1,
                                                         QLocale::DataSizeSIFormat));
    return parts.join(u" · "_s);
}

} // namespace

ExportDialog::ExportDialog(ExportSubject subject, FigureOptions options, Preferences &preferences,
                           QWidget *parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_options(std::move(options))
    , m_preferences(preferences)
    , m_panel(new PreviewPanel(this))
    , m_form(new ExportForm(m_subject, this))
    , m_summary(new QLabel(this))
    , m_trouble(new QLabel(this))
    , m_growing(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_preview(std::make_shared<FigurePreview>())
    , m_previewMaker(new PreviewMaker(this))
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export figure"));
    auto *body = new QHBoxLayout;
    body->setSpacing(12);
    body->addWidget(m_panel, 1);
    body->addWidget(m_form);
    m_form->setObjectName(u"exportChoices"_s);
    m_form->setFixedWidth(fontMetrics().averageCharWidth() * choicesWidth / 7);
    connect(m_form, &ExportForm::chosen, this, &ExportDialog::setOptions);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(createFoot());
    createPreview();
    const QSize room = parent->screen()->availableSize() - QSize(roomAroundDialog, roomAroundDialog);
    resize(usualDialogSize.boundedTo(room));
    setSubject(m_subject);
    m_form->setFocus(); // to the format that is chosen
}

ExportDialog::~ExportDialog() = default;

QWidget *ExportDialog::createFoot()
{
    auto *foot = new QWidget(this);
    auto *layout = new QVBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    m_summary->setObjectName(u"exportSummary"_s);
    m_summary->setAccessibleName(tr("What it will be"));
    m_trouble->setObjectName(u"exportTrouble"_s);
    m_trouble->setProperty("trouble", true);
    m_growing->setObjectName(u"exportGrowing"_s);
    m_growing->setProperty("faint", true);
    for (QLabel *line : {m_growing, m_trouble, m_summary}) {
        line->setWordWrap(true);
        line->setTextFormat(Qt::PlainText);
    }
    layout->addWidget(m_growing);
    layout->addWidget(m_trouble);
    m_progress->setObjectName(u"exportProgress"_s);
    m_progress->setAccessibleName(tr("How far the file is written"));
    m_progress->setRange(0, finestShare);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_trouble->hide();
    layout->addWidget(m_progress);
    layout->addWidget(createButtons());
    return foot;
}

QWidget *ExportDialog::createButtons()
{
    auto *buttons = new QWidget(this);
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    m_export = new QPushButton(tr("&Export…"), this);
    m_export->setObjectName(u"exportButton"_s);
    m_export->setToolTip(tr("Asks for the place of the file"));
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    m_copy = new QPushButton(tr("C&opy"), this);
    m_copy->setObjectName(u"exportCopy"_s);
    m_copy->setToolTip(
        tr("Puts the page that is shown on the clipboard, as a picture and as a drawing (SVG)"));
    m_copy->setAutoDefault(false);
    m_close = new QPushButton(tr("Close"), this);
    m_close->setAutoDefault(false);
    layout->addWidget(m_summary, 1);
    for (QPushButton *button : {m_copy, m_close, m_export})
        layout->addWidget(button);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::exportFile);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    return buttons;
}

void ExportDialog::createPreview()
{
    connect(m_previewMaker, &PreviewMaker::made, this, &ExportDialog::show);
    connect(m_previewMaker, &PreviewMaker::weighed, this, &ExportDialog::showWeight);
    connect(m_panel, &PreviewPanel::asked, this, &ExportDialog::ask);
}

void ExportDialog::setSubject(const ExportSubject &subject)
{
    m_subject = subject;
    m_growing->setText(tr("The run is still going on: %1 updates are there so far, and a file shows these. "
                          "To have them all, wait until it has ended.")
                           .arg(countText(m_subject.updates())));
    m_growing->setVisible(m_subject.isGrowing);
    setOptions(FigureOptions(m_options));
}

void ExportDialog::setOptions(const FigureOptions &options)
{
    m_options = options;
    m_form->show(m_options);
    m_isUpToDate = false;
    m_weight.reset();
    m_panel->setStale(true);
    emit optionsChanged(m_options);
    ask();
}

void ExportDialog::ask()
{
    PreviewRequest wish;
    wish.source = m_subject.source;
    wish.options = m_options;
    m_panel->describe(wish);
    m_previewMaker->wish(std::move(wish));
}

/// One of choices that have changed since is shown, too: it is what there is until the next comes.
void ExportDialog::show(const std::shared_ptr<const FigurePreview> &preview)
{
    m_preview = preview;
    m_isUpToDate = preview->source == m_subject.source && preview->options == m_options;
    m_panel->show(*preview);
    m_panel->setStale(!m_isUpToDate || preview->failure);
    tell(preview->failure ? inFieldWords(*preview->failure) : QString());
    refreshButtons();
    showSummary();
}

void ExportDialog::showWeight(qint64 bytes)
{
    if (!m_isUpToDate)
        return;
    m_weight = bytes;
    showSummary();
}

void ExportDialog::showSummary()
{
    m_summary->setText(m_preview->failure ? QString() : summaryOf(*m_preview, m_weight));
}

void ExportDialog::tell(const QString &trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

void ExportDialog::refreshButtons()
{
    const bool isBusy = m_writing != nullptr || m_isCopying;
    const bool hasFigure = !m_preview->failure;
    m_form->setEnabled(!isBusy);
    m_progress->setVisible(isBusy);
    m_export->setEnabled(!isBusy && hasFigure);
    m_copy->setEnabled(!isBusy && hasFigure);
    m_close->setText(isBusy ? tr("Cancel") : tr("Close"));
}

QString ExportDialog::suggestedName() const
{
    const bool isOne = m_preview->pageCount == 1 && m_options.columns == 0;
    const QString title = shownLine(m_subject.source->document.title);
    return figureFileName(title, isOne ? std::optional(m_preview->step) : std::nullopt, *m_options.kind);
}

void ExportDialog::exportFile()
{
    if (!m_export->isEnabled())
        return;
    QString path = chooseFigurePlace(*this, m_preferences, suggestedName(), *m_options.kind);
    if (path.isEmpty())
        return;
    const FigureKind *kind = kindForName(path);
    if (kind != nullptr && kind != m_options.kind)
        setOptions(suited(m_options, *kind));
    if (kind == nullptr) {
        path += u'.' + m_options.kind->ending.toString();
        if (QFileInfo::exists(path) && !askToReplace(*this, QFileInfo(path).fileName()))
            return;
    }
    write(path);
}

void ExportDialog::write(const QString &path)
{
    auto figure = Figure::of(*m_subject.source, m_options);
    if (!figure)
        return tell(inFieldWords(figure.failure()));
    tell({});
    m_writing = new FileExport(*std::move(figure), path, this);
    m_progress->setValue(0);
    refreshButtons();
    const auto end = [this] {
        std::exchange(m_writing, nullptr)->deleteLater();
        refreshButtons();
    };
    connect(m_writing, &FileExport::advanced, m_progress,
            [this](double share) { m_progress->setValue(static_cast<int>(share * finestShare)); });
    connect(m_writing, &FileExport::cancelled, this, end);
    connect(m_writing, &FileExport::failed, this, [this, end](const QString &trouble) {
        end();
        tell(trouble);
    });
    connect(m_writing, &FileExport::written, this, [this, end, path] {
        end();
        emit exported(path, m_options);
        accept();
    });
}

void ExportDialog::copy()
{
    FigureOptions options = m_options;
    if (options.columns == 0)
        options.steps = {.kind = StepChoice::Kind::One, .from = m_preview->step};
    m_isCopying = true;
    refreshButtons();
    m_progress->setRange(0, 0);
    m_copying = std::jthread([this, source = m_subject.source, options = std::move(options)] {
        auto figure = std::make_shared<const Result<CopiedFigure>>(copiedFigure(*source, options));
        QMetaObject::invokeMethod(
            this, [this, figure] { endCopy(*figure); }, Qt::QueuedConnection);
    });
}

void ExportDialog::endCopy(const Result<CopiedFigure> &figure)
{
    m_progress->setRange(0, finestShare);
    m_isCopying = false;
    refreshButtons();
    if (!figure)
        return tell(inFieldWords(figure.failure()));
    tell({});
    QGuiApplication::clipboard()->setMimeData(mimeDataOf(*figure).release());
    m_summary->setText(tr("Copied, as a picture and as a drawing (SVG)."));
}

void ExportDialog::reject()
{
    if (m_writing != nullptr)
        m_writing->cancel();
    else
        QDialog::reject();
}

} // namespace halfplane
