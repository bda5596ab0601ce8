#include "ui/figures/choosing/look_fields.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"
#include "ui/shown/document_layers.h"

#include <QCheckBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

LookFields::LookFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_transparent(new QCheckBox(tr("&Transparent"), this))
    , m_title(new QCheckBox(tr("T&itle above"), this))
    , m_asOnBoard(new QPushButton(tr("As on the &board"), this))
    , m_choose(new QToolButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(rowGap);
    createColours();
    createLayers();
}

void LookFields::createColours()
{
    m_palette = new Segments(tr("Colours"),
                             {{tr("Light"), tr("For paper and bright rooms")},
                              {tr("Dark"), tr("For dark slides and dim rooms")},
                              {tr("Print"), tr("The classes differ in grey, too: safe for any printer")}},
                             this);
    m_palette->setObjectName(u"exportPalette"_s);
    auto *colours = new Field(tr("Colours"), this);
    colours->add(m_palette);
    layout()->addWidget(colours);
    auto *switches = new Field({}, this);
    switches->add(m_transparent);
    switches->add(m_title);
    layout()->addWidget(switches);
    connect(m_palette, &Segments::chosen, this, [this](int index) {
        choose([&](FigureOptions &options) { options.palette = static_cast<FigurePalette>(index); });
    });
    connect(m_transparent, &QCheckBox::clicked, this,
            [this](bool isOn) { choose([&](FigureOptions &options) { options.isTransparent = isOn; }); });
    connect(m_title, &QCheckBox::clicked, this,
            [this](bool isOn) { choose([&](FigureOptions &options) { options.hasTitle = isOn; }); });
}

void LookFields::createLayers()
{
    m_asOnBoard->setAutoDefault(false);
    m_asOnBoard->setToolTip(tr("Draws the layers that the window shows now"));
    m_choose->setText(tr("Choose…"));
    m_choose->setCheckable(true);
    m_choose->setAccessibleName(tr("Choose the layers"));
    m_choose->setToolTip(tr("What is drawn in this figure; the board stays as it is"));
    auto *layers = new Field(tr("Layers"), this);
    layers->add(m_asOnBoard);
    layers->add(m_choose);
    layout()->addWidget(layers);
    m_layerList = createLayerList();
    m_layerList->hide();
    layout()->addWidget(m_layerList);
    connect(m_choose, &QToolButton::toggled, m_layerList, &QWidget::setVisible);
    connect(m_asOnBoard, &QPushButton::clicked, this,
            [this] { choose([](FigureOptions &options) { options.layers.reset(); }); });
}

QWidget *LookFields::createLayerList()
{
    auto *list = new QWidget(this);
    list->setObjectName(u"exportLayers"_s);
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(3);
    for (const Layer *layer : layers()) {
        auto *box = new QCheckBox(toText(layer->title), list);
        box->setObjectName(u"layer-"_s + toText(layer->id));
        box->setToolTip(toText(layer->purpose));
        rows->addWidget(box);
        m_layers.append(box);
        connect(box, &QCheckBox::clicked, this, [this, layer](bool isOn) {
            Layers chosen = shown();
            chosen.set(*layer, isOn);
            choose([&](FigureOptions &options) { options.layers = chosen; });
        });
    }
    return list;
}

/// As the figure draws them: a small panel of a sheet has no room for a legend unless it is asked for.
Layers LookFields::shown() const
{
    Layers layers = options().layers.value_or(layersIn(subject().source->document));
    if (options().columns > 0 && !options().layers)
        layers.set(legendLayer, false);
    return layers;
}

void LookFields::refresh()
{
    const bool canBeTransparent = kindOf(options().format).canBeTransparent;
    m_palette->setCurrent(static_cast<int>(options().palette));
    m_transparent->setEnabled(canBeTransparent);
    m_transparent->setChecked(options().isTransparent);
    m_transparent->setToolTip(canBeTransparent ? tr("No paper: what is behind the figure shines through")
                                               : tr("Videos and pages that play cannot be transparent"));
    const bool canHaveTitle = matters(u"title", kindOf(options().format));
    m_title->setEnabled(canHaveTitle);
    m_title->setChecked(options().hasTitle);
    m_title->setToolTip(canHaveTitle
                            ? tr("The document's title, inside the figure. Papers have it in the caption.")
                            : tr("A page has its title above the figure anyway"));
    m_asOnBoard->setEnabled(options().layers.has_value());
    const Layers chosen = shown();
    for (qsizetype i = 0; i < m_layers.size(); ++i)
        m_layers[i]->setChecked(chosen.has(*layers()[static_cast<std::size_t>(i)]));
}

} // namespace halfplane
