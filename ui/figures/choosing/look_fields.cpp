#include "core/picture/charts.h"
#include "core/picture/perspective.h"
#include "core/picture/shattering_picture.h"
#include "ui/basics/text.h"
#include "ui/figures/choosing/export_fields.h"
#include "ui/figures/option_words.h"
#include "ui/forms/field.h"
#include "ui/forms/segments.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What can be drawn in place of the board as it is shown.
struct Drawn
{
    QString title;
    const Perspective *perspective = nullptr;
    const ChartDescriptor *chart = nullptr;
    const RegionFamily *family = nullptr;

    bool isIn(const FigureOptions &options) const
    {
        const RegionFamily *shown = options.labellings ? options.labellings->family : nullptr;
        return options.perspective == perspective && options.chart == chart && shown == family;
    }
};

/// All of it that there is for the points and the recipe; labellings of few points, or where some are named.
std::vector<Drawn> drawable(const Document &document, const FigureOptions &options)
{
    std::vector<Drawn> all{{ExportFields::tr("Board as shown")}};
    for (const Perspective *perspective : perspectives()) {
        if (perspective->isThere(document.recipe().space))
            all.push_back({ExportFields::tr("Board: %1").arg(toText(perspective->title)), perspective});
    }
    for (const ChartDescriptor *chart : charts())
        all.push_back({ExportFields::tr("%1 chart").arg(toText(chart->title)), nullptr, chart});
    if (document.points.size() > mostShattered && !options.labellings)
        return all;
    for (const RegionFamily &family : regionFamilies())
        all.push_back(
            {ExportFields::tr("Labellings by %1").arg(toText(family.many)), nullptr, nullptr, &family});
    return all;
}

/// Board or chart, colours, what is behind, the title, and which layers are drawn.
class LookFields final : public ExportFields
{
    Q_DISABLE_COPY_MOVE(LookFields)

public:
    LookFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    void createWhat();
    void showWhat();
    void createColours();
    void createLayers();
    QWidget *createLayerList();
    Layers shown() const { return layersOf(options(), subject().source->document); }

    QComboBox *m_what;
    std::vector<Drawn> m_drawable; ///< its items
    Segments *m_palette = nullptr;
    QCheckBox *m_transparent;
    QCheckBox *m_title;
    QPushButton *m_asOnBoard;
    QToolButton *m_choose;
    QWidget *m_layerList = nullptr;
    QList<QCheckBox *> m_layers; ///< in the order of layers()
};

} // namespace

LookFields::LookFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_what(new QComboBox(this))
    , m_transparent(new QCheckBox(tr("&Transparent"), this))
    , m_title(new QCheckBox(tr("T&itle above"), this))
    , m_asOnBoard(new QPushButton(tr("As on the &board"), this))
    , m_choose(new QToolButton(this))
{
    createWhat();
    createColours();
    createLayers();
}

void LookFields::createWhat()
{
    m_what->setObjectName(u"exportWhat"_s);
    m_what->setAccessibleName(tr("What is drawn"));
    m_what->setMaxVisibleItems(20); // all of them
    addField(tr("Picture"), {m_what});
    connect(m_what, &QComboBox::activated, this, [this](int index) {
        const Drawn &drawn = m_drawable[static_cast<std::size_t>(index)];
        choose([&](FigureOptions &options) {
            const Selection points = options.labellings ? options.labellings->points : Selection();
            options.perspective = drawn.perspective;
            options.chart = drawn.chart;
            options.labellings =
                drawn.family != nullptr ? std::optional(LabellingSheet{drawn.family, points}) : std::nullopt;
        });
    });
}

/// What is drawn now, among all that there is.
void LookFields::showWhat()
{
    m_drawable = drawable(subject().source->document, options());
    const bool canChoose = matters(u"chart", kind());
    const auto isShown = [&](const Drawn &drawn) { return drawn.isIn(options()); };
    const auto shown = std::ranges::find_if(m_drawable, isShown);
    const QSignalBlocker quiet(m_what);
    while (m_what->count() > static_cast<int>(m_drawable.size()))
        m_what->removeItem(m_what->count() - 1);
    for (int i = 0; i < static_cast<int>(m_drawable.size()); ++i) {
        const QString &title = m_drawable[static_cast<std::size_t>(i)].title;
        if (i == m_what->count())
            m_what->addItem(title);
        else if (m_what->itemText(i) != title) // what is typed into it goes on
            m_what->setItemText(i, title);
    }
    m_what->setEnabled(canChoose);
    m_what->setCurrentIndex(
        canChoose && shown != m_drawable.end() ? static_cast<int>(shown - m_drawable.begin()) : 0);
    m_what->setToolTip(canChoose ? tr("The board as it is shown or from elsewhere, a chart over the updates "
                                      "with the step marked, or all the classes that a few points can have")
                                 : tr("A page that plays has the board and a chart of its own"));
}

void LookFields::createColours()
{
    m_palette = new Segments(tr("Colours"),
                             {{tr("Light"), tr("For paper and bright rooms")},
                              {tr("Dark"), tr("For dark slides and dim rooms")},
                              {tr("Print"), tr("The classes differ in grey, too: safe for any printer")}},
                             this);
    m_palette->setObjectName(u"exportPalette"_s);
    addField(tr("Colours"), {m_palette});
    addField({}, {m_transparent, m_title});
    connect(m_palette, &Segments::chosen, this, [this](int index) {
        choose([&](FigureOptions &options) { options.palette = static_cast<FigurePalette>(index); });
    });
    connectSwitch(m_transparent, &FigureOptions::isTransparent);
    connectSwitch(m_title, &FigureOptions::hasTitle);
}

void LookFields::createLayers()
{
    m_asOnBoard->setAutoDefault(false);
    m_asOnBoard->setToolTip(tr("Draws the layers that the window shows now"));
    m_choose->setText(tr("Choose…"));
    m_choose->setCheckable(true);
    m_choose->setAccessibleName(tr("Choose the layers"));
    m_choose->setToolTip(tr("What is drawn in this figure; the board stays as it is"));
    addField(tr("Layers"), {m_asOnBoard, m_choose});
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

void LookFields::refresh()
{
    const bool canBeTransparent = kind().canBeTransparent;
    m_palette->setCurrent(static_cast<int>(options().palette));
    m_transparent->setEnabled(canBeTransparent);
    m_transparent->setChecked(options().isTransparent);
    m_transparent->setToolTip(canBeTransparent ? tr("No paper: what is behind the figure shines through")
                                               : tr("Videos and pages that play cannot be transparent"));
    const bool canHaveTitle = matters(u"title", kind());
    m_title->setEnabled(canHaveTitle);
    m_title->setChecked(options().hasTitle);
    m_title->setToolTip(canHaveTitle
                            ? tr("The document's title, inside the figure. Papers have it in the caption.")
                            : tr("A page has its title above the figure anyway"));
    showWhat();
    const bool isBoard = !matters(u"chart", kind()) || (options().chart == nullptr && !options().labellings);
    m_asOnBoard->setEnabled(isBoard && options().layers.has_value());
    m_choose->setEnabled(isBoard);
    const Layers chosen = shown();
    for (qsizetype i = 0; i < m_layers.size(); ++i)
        m_layers[i]->setChecked(chosen.has(*layers()[static_cast<std::size_t>(i)]));
}

ExportFields *createLookFields(const ExportSubject &subject, QWidget *parent)
{
    return new LookFields(subject, parent);
}

} // namespace halfplane
