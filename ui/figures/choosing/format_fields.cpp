#include "ui/figures/choosing/export_fields.h"
#include "ui/forms/segments.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QLayout>
#include <QStandardPaths>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

bool canMakeVideos() { return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty(); }

/// What kind of file it is, and what else is in it.
class FormatFields final : public ExportFields
{
    Q_DISABLE_COPY_MOVE(FormatFields)

public:
    FormatFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    void createFormats();
    void disableVideo();

    Segments *m_formats = nullptr;
    QLabel *m_use;
    QCheckBox *m_fragment;
    QCheckBox *m_carries;
    QLabel *m_carriesWhy;
};

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
    for (QLabel *note : {m_use, m_carriesWhy}) {
        note->setProperty("faint", true);
        note->setWordWrap(true);
    }
    for (QWidget *row :
         std::initializer_list<QWidget *>{m_formats, m_use, m_fragment, m_carries, m_carriesWhy})
        layout()->addWidget(row);
    connectSwitch(m_fragment, &FigureOptions::isFragment);
    connectSwitch(m_carries, &FigureOptions::carriesDocument);
}

void FormatFields::createFormats()
{
    QList<Segments::Choice> choices;
    for (const FigureKind *kind : figureKinds())
        choices.append({kind->name.toString(), u"%1: %2"_s.arg(kind->title, kind->use)});
    m_formats = new Segments(tr("Format"), choices, this);
    m_formats->setObjectName(u"exportFormats"_s);
    connect(m_formats, &Segments::chosen, this, [this](int index) {
        emit chosen(suited(options(), *figureKinds()[static_cast<std::size_t>(index)]));
    });
    if (!canMakeVideos())
        disableVideo();
}

void FormatFields::disableVideo()
{
    for (std::size_t i = 0; i < figureKinds().size(); ++i) {
        if (!figureKinds()[i]->isVideo)
            continue;
        QAbstractButton *button = m_formats->button(static_cast<int>(i));
        button->setEnabled(false);
        button->setToolTip(tr("Videos are made by the program ffmpeg, which is not installed here. "
                              "Install it, or take GIF or HTML."));
    }
}

void FormatFields::refresh()
{
    const auto place = static_cast<int>(std::ranges::find(figureKinds(), &kind()) - figureKinds().begin());
    m_formats->setCurrent(place);
    setFocusProxy(m_formats->button(place));
    m_use->setText(kind().use.toString());
    m_fragment->setVisible(kind().canBeFragment);
    m_fragment->setChecked(options().isFragment);
    m_carries->setEnabled(kind().carriesDocument);
    m_carries->setChecked(kind().carriesDocument && options().carriesDocument);
    m_carriesWhy->setText(kind().carriesDocument
                              ? tr("The file opens in Halfplane again, with data, recipe and step.")
                              : tr("This format has no room for one. Others open in Halfplane again."));
}

ExportFields *createFormatFields(const ExportSubject &subject, QWidget *parent)
{
    return new FormatFields(subject, parent);
}

} // namespace halfplane
