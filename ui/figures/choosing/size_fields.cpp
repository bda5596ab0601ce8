#include "ui/basics/text.h"
#include "ui/figures/choosing/export_fields.h"
#include "ui/forms/field.h"
#include "ui/forms/quiet_combo_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A hundredth of a millimetre: what fields show is what holds.
double rounded(double value) { return std::round(value * 100) / 100; }

Length asFine(const Length &length)
{
    return {length.unit == Length::Unit::Pixels ? std::round(length.value) : rounded(length.value),
            length.unit};
}

/// How large a figure is, how fine its pixels and how high its words.
class SizeFields final : public ExportFields
{
    Q_DISABLE_COPY_MOVE(SizeFields)

public:
    SizeFields(const ExportSubject &subject, QWidget *parent);

protected:
    void refresh() override;

private:
    struct Preset;

    void createPresets();
    void createSides();
    void createDetails();
    QList<Preset> presets() const;
    void applyPreset(int index);
    void setWidth(const std::optional<double> &width);
    void setHeight(const std::optional<double> &height);
    void takeUnit(Length::Unit unit);
    double inUnit(const Length &length, Length::Unit unit) const;
    double dpi() const;
    void showSides();
    void listPresets(const QList<Preset> &all);
    int currentPreset(const QList<Preset> &all) const;

    QComboBox *m_preset;
    NumberEdit *m_width;
    NumberEdit *m_height;
    QComboBox *m_unit;
    QCheckBox *m_lock;
    NumberEdit *m_dpi;
    NumberEdit *m_font;
    Field *m_dpiField = nullptr;
    double m_ratio = 1; ///< of height to width
    bool m_keepsRatio = false; ///< while one of them is typed: rounding on the way must not change it
};

} // namespace

struct SizeFields::Preset
{
    QString title;
    QString purpose;
    Length width;
    std::optional<Length> height = {};
    std::optional<double> fontPoints = {};
};

SizeFields::SizeFields(const ExportSubject &subject, QWidget *parent)
    : ExportFields(subject, parent)
    , m_preset(new QuietComboBox(this))
    , m_width(new NumberEdit(tr("Width"), {.width = 1, .least = 5}, this))
    , m_height(new NumberEdit(tr("Height"), {.width = 1, .least = 5}, this))
    , m_unit(new QuietComboBox(this))
    , m_lock(new QCheckBox(tr("Lock &ratio"), this))
    , m_dpi(new NumberEdit(tr("Resolution"), {.width = 50, .least = 50}, this))
    , m_font(new NumberEdit(tr("Text size"), {.width = 0.5, .least = 4}, this))
{
    createPresets();
    createSides();
    createDetails();
}

QList<SizeFields::Preset> SizeFields::presets() const
{
    const FigureOptions screen = asOnScreen({}, subject());
    const Preset onScreen{tr("As on screen"), tr("Size, shape and words of the board in the window"),
                          screen.width, screen.height, screen.fontPoints};
    const auto film = [this](QSize pixels, const QString &purpose) {
        const FigureOptions made = asFilm(options(), pixels);
        return Preset{tr("%1 × %2 px").arg(pixels.width()).arg(pixels.height()), purpose, made.width,
                      made.height, made.fontPoints};
    };
    if (kind().moves && kind().hasPixels)
        return {film(fullScreen, tr("Fills most screens and projectors")),
                film({1280, 720}, tr("Fewer than half as many pixels, and a smaller file")),
                film({1080, 1080}, tr("A square, for feeds and small places")), onScreen};
    return {{tr("One column, 89 mm"), tr("As journals set one of two columns"), {89}},
            {tr("Two columns, 183 mm"), tr("As journals set the whole page"), {183}},
            {tr("Slide, 160 × 90 mm"), tr("A whole slide of 16:9, as Beamer has it"), {160}, Length{90}},
            {tr("A4 width, 210 mm"), tr("The whole width of the paper"), {210}},
            onScreen};
}

void SizeFields::createPresets()
{
    m_preset->setAccessibleName(tr("Size"));
    m_preset->setToolTip(tr("Sizes that publishers and slides ask for"));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
    addField(tr("Size"), {m_preset});
    connect(m_preset, &QComboBox::activated, this, &SizeFields::applyPreset);
}

/// What moves has other sizes.
void SizeFields::listPresets(const QList<Preset> &all)
{
    if (m_preset->itemText(0) == all.first().title)
        return;
    m_preset->clear();
    for (const Preset &preset : all) {
        m_preset->addItem(preset.title);
        m_preset->setItemData(m_preset->count() - 1, preset.purpose, Qt::ToolTipRole);
    }
    m_preset->addItem(tr("Own size"));
}

void SizeFields::createSides()
{
    m_unit->addItem(tr("mm"));
    m_unit->addItem(tr("px"));
    setUnit(*m_unit);
    m_unit->setAccessibleName(tr("Unit"));
    m_unit->setToolTip(tr("Millimetres on paper, or pixels of the file"));
    m_lock->setChecked(true);
    m_lock->setToolTip(tr("Width and height change together"));
    m_width->setToolTip(tr("How wide the figure is in the end: words and lines have their size there"));
    m_height->setToolTip(tr("Empty: three quarters of the width; of a contact sheet what its rows take"));
    auto *row = new QWidget(this);
    auto *rowLayout = new QHBoxLayout(row);
    rowLayout->setContentsMargins(0, 0, 0, 0);
    rowLayout->addWidget(m_width, 1);
    rowLayout->addWidget(new QLabel(u"×"_s, row));
    rowLayout->addWidget(m_height, 1);
    const auto *sides = addField(tr("W × H"), {row, m_unit});
    addField({}, {m_lock});
    for (NumberEdit *edit : {m_width, m_height})
        connect(edit, &CheckedEdit::troubleChanged, sides, &Field::setTrouble);
    connect(m_width, &NumberEdit::valueEdited, this, &SizeFields::setWidth);
    connect(m_height, &NumberEdit::valueEdited, this, &SizeFields::setHeight);
    connect(m_unit, &QComboBox::activated, this,
            [this](int index) { takeUnit(index == 0 ? Length::Unit::Millimetres : Length::Unit::Pixels); });
}

void SizeFields::createDetails()
{
    m_dpi->setToolTip(tr("Pixels an inch: 300 for print, 96 to 200 for screens"));
    m_font->setToolTip(tr("How high the words are at the figure's size; lines and points follow. "
                          "Captions often have 8 or 9 pt."));
    m_dpiField = addField(tr("Resolution"), {m_dpi, unitLabel(tr("dpi"))});
    addField(tr("Text size"), {m_font, unitLabel(tr("pt"))});
    m_dpi->setOptional(tr("as usual"));
    connect(m_dpi, &NumberEdit::valueEdited, this, [this](const std::optional<double> &value) {
        choose([&](FigureOptions &options) { options.dpi = value; });
    });
    connect(m_font, &NumberEdit::valueEdited, this, [this](const std::optional<double> &value) {
        choose([&](FigureOptions &options) { options.fontPoints = value.value_or(0); });
    });
}

double SizeFields::dpi() const { return options().dpi.value_or(kind().usualDpi); }

double SizeFields::inUnit(const Length &length, Length::Unit unit) const
{
    if (length.unit == unit)
        return length.value;
    return unit == Length::Unit::Pixels ? std::round(length.value / millimetresAnInch * dpi())
                                        : rounded(length.value / dpi() * millimetresAnInch);
}

void SizeFields::applyPreset(int index)
{
    if (index >= presets().size())
        return refresh();
    const Preset preset = presets()[index];
    choose([&](FigureOptions &options) {
        options.width = preset.width;
        options.height = preset.height;
        if (preset.fontPoints)
            options.fontPoints = *preset.fontPoints;
        else if (options.fontPoints == screenFontPoints(subject()))
            options.fontPoints = FigureOptions{}.fontPoints;
    });
}

void SizeFields::setWidth(const std::optional<double> &width)
{
    const double ratio = m_ratio;
    m_keepsRatio = m_lock->isChecked();
    choose([&](FigureOptions &options) {
        options.width.value = width.value_or(0);
        if (options.height && m_keepsRatio)
            options.height = asFine({options.width.value * ratio, options.width.unit});
    });
    m_keepsRatio = false;
}

void SizeFields::setHeight(const std::optional<double> &height)
{
    const double ratio = m_ratio;
    m_keepsRatio = m_lock->isChecked() && height;
    choose([&](FigureOptions &options) {
        const Length::Unit unit = options.width.unit;
        options.height = height ? std::optional(Length{*height, unit}) : std::nullopt;
        if (m_keepsRatio)
            options.width = asFine({*height / ratio, unit});
    });
    m_keepsRatio = false;
}

void SizeFields::takeUnit(Length::Unit unit)
{
    choose([&](FigureOptions &options) {
        if (options.height)
            options.height = Length{inUnit(*options.height, unit), unit};
        options.width = Length{inUnit(options.width, unit), unit};
    });
}

void SizeFields::refresh()
{
    showSides();
    m_dpiField->setVisible(kind().hasPixels);
    m_dpi->setPlaceholderText(readableText(kind().usualDpi, 6));
    m_dpi->showValue(options().dpi);
    m_font->showValue(options().fontPoints);
}

void SizeFields::showSides()
{
    const Length::Unit unit = options().width.unit;
    m_unit->setCurrentIndex(unit == Length::Unit::Millimetres ? 0 : 1);
    m_width->showValue(options().width.value);
    m_height->showValue(options().height ? std::optional(inUnit(*options().height, unit)) : std::nullopt);
    if (!m_keepsRatio && options().width.value > 0)
        m_ratio = options().height ? inUnit(*options().height, unit) / options().width.value : usualRatio;
    m_height->setOptional(options().columns > 0 ? tr("auto")
                                                : shortestText(rounded(options().width.value * usualRatio)));
    const QList<Preset> all = presets();
    listPresets(all);
    m_preset->setCurrentIndex(currentPreset(all));
}

/// The last is none of them.
int SizeFields::currentPreset(const QList<Preset> &all) const
{
    const auto found = std::ranges::find_if(all, [&](const Preset &preset) {
        return options().width == preset.width && options().height == preset.height
            && (!preset.fontPoints || *preset.fontPoints == options().fontPoints);
    });
    return static_cast<int>(found - all.begin());
}

ExportFields *createSizeFields(const ExportSubject &subject, QWidget *parent)
{
    return new SizeFields(subject, parent);
}

} // namespace halfplane
