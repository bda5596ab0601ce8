#include "ui/figures/choosing/format_fields.h"

#include "ui/figures/formats.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isVideo(FigureFormat format) { return format == FigureFormat::Mp4 || format == FigureFormat::Webm; }

bool canMakeVideos() { return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty(); }

QString shortTitle(const FigureKind &kind)
{
    switch (kind.format) {
    case FigureFormat::Tex:
        return u"TikZ"_s;
    case FigureFormat::Webm:
        return u"WebM"_s;
    default:
        return kind.ending.toString().toUpper();
    }
}

/// When to take it, in one line.
QString useOf(FigureFormat format)
{
    switch (format) {
    case FigureFormat::Png:
        return FormatFields::tr("An image of pixels, for slides, pages and mails.");
    case FigureFormat::Pdf:
        return FormatFields::tr("Sharp at any size, for print and LaTeX; several steps are pages.");
    case FigureFormat::Svg:
        return FormatFields::tr("Sharp at any size, for pages and drawing programs.");
    case FigureFormat::Tex:
        return FormatFields::tr("Source for LaTeX, in its fonts; several steps are slides of Beamer.");
    case FigureFormat::Gif:
        return FormatFields::tr("Moving pixels that every slide and page shows.");
    case FigureFormat::Html:
        return FormatFields::tr("A page that plays the run in any browser, with no network.");
    case FigureFormat::Mp4:
        return FormatFields::tr("A video that every player knows.");
    case FigureFormat::Webm:
        return FormatFields::tr("A video of a free format, for pages.");
    }
    return {};
}

} // namespace

FormatFields::FormatFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_use(new QLabel(this))
    , m_fragment(new QCheckBox(tr("Only the &picture, to \\input"), this))
    , m_carries(new QCheckBox(tr("Carries its &document"), this))
    , m_carriesWhy(new QLabel(tr("The file opens in Halfplane again, with data, recipe and step."), this))
{
    createFormats();
    m_fragment->setToolTip(
        tr("Without it the file compiles by itself; with it another document takes it in"));
    m_carries->setToolTip(tr("Turn it off where the data are not for everybody who gets the file"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    layout->addWidget(m_formats);
    for (QLabel *note : {m_use, m_carriesWhy}) {
        note->setProperty("faint", true);
        note->setWordWrap(true);
    }
    layout->addWidget(m_use);
    layout->addWidget(m_fragment);
    layout->addWidget(m_carries);
    layout->addWidget(m_carriesWhy);
    connect(m_fragment, &QCheckBox::clicked, this,
            [this](bool isOn) { choose([&](FigureOptions &options) { options.isFragment = isOn; }); });
    connect(m_carries, &QCheckBox::clicked, this,
            [this](bool isOn) { choose([&](FigureOptions &options) { options.carriesDocument = isOn; }); });
}

void FormatFields::createFormats()
{
    QList<Segments::Choice> choices;
    for (const FigureKind &kind : figureKinds())
        choices.append({shortTitle(kind), kind.title.toString() + u": "_s + useOf(kind.format)});
    m_formats = new Segments(tr("Format"), choices, this);
    m_formats->setObjectName(u"exportFormats"_s);
    connect(m_formats, &Segments::chosen, this, [this](int index) {
        emit chosen(suited(options(), figureKinds()[static_cast<std::size_t>(index)].format));
    });
    if (!canMakeVideos())
        disableVideo();
}

void FormatFields::disableVideo()
{
    const auto buttons = m_formats->findChildren<QAbstractButton *>();
    for (const FigureKind &kind : figureKinds()) {
        if (!isVideo(kind.format))
            continue;
        QAbstractButton *button = buttons[static_cast<qsizetype>(&kind - figureKinds().data())];
        button->setEnabled(false);
        button->setToolTip(tr("Videos are made by the program ffmpeg, which is not installed here. "
                              "Install it, or take GIF or HTML."));
    }
}

void FormatFields::refresh()
{
    const FigureKind &kind = kindOf(options().format);
    const auto place = static_cast<int>(&kind - figureKinds().data());
    m_formats->setCurrent(place);
    setFocusProxy(m_formats->findChildren<QAbstractButton *>()[place]);
    m_use->setText(useOf(kind.format));
    m_fragment->setVisible(kind.format == FigureFormat::Tex);
    m_fragment->setChecked(options().isFragment);
    m_carries->setEnabled(kind.carriesDocument);
    m_carries->setChecked(kind.carriesDocument && options().carriesDocument);
    m_carriesWhy->setText(kind.carriesDocument
                              ? tr("The file opens in Halfplane again, with data, recipe and step.")
                              : tr("This format has no room for one. Others open in Halfplane again."));
}

} // namespace halfplane
