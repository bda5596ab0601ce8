#include "core/io/carried_document.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/player/player_markup.h"
#include "ui/figures/player/player_script.h"

#include <QFile>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

// A page beyond these takes a browser too long.
constexpr std::size_t mostSteps = 2000;
constexpr double mostMarks = 2e7; ///< of all steps together
constexpr qsizetype mostCharacters = 30'000'000;

QString resource(const QString &name)
{
    QFile file(u":/player/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString inLines(const QStringList &elements)
{
    return elements.isEmpty() ? QString() : elements.join(u'\n') + u'\n';
}

std::optional<Failure> troubleWithSize(const Figure &figure)
{
    const std::size_t steps = figure.pageCount();
    const std::size_t points = figure.run().problem->points.size() * figure.recipeCount();
    const auto fitting = static_cast<std::uint64_t>(
        std::min<double>(mostSteps, mostMarks / static_cast<double>(std::max<std::size_t>(1, points))));
    if (steps <= fitting)
        return {};
    const std::uint64_t first = figure.steps().front().update;
    const std::uint64_t count = std::max<std::uint64_t>(1, fitting);
    return unwritten(tr("%1 steps of %2 points are more than a page can play. Choose at most %3 of them: "
                        "--step %4-%5")
                         .arg(countText(steps), countText(points), countText(count))
                         .arg(first)
                         .arg(first + count - 1));
}

/// Nothing where there is one run.
std::vector<PlayerWords::Compared> comparedIn(const Figure &figure)
{
    std::vector<PlayerWords::Compared> compared;
    for (std::size_t recipe = 0; figure.recipeCount() > 1 && recipe < figure.recipeCount(); ++recipe)
        compared.push_back({figure.nameOf(recipe), figure.study(recipe).run.get()});
    return compared;
}

std::vector<const Study *> studiesIn(const Figure &figure)
{
    std::vector<const Study *> studies;
    for (std::size_t recipe = 0; recipe < figure.recipeCount(); ++recipe)
        studies.push_back(&figure.study(recipe));
    return studies;
}

/// One page in the making.
class PlayerPage
{
public:
    PlayerPage(Figure &figure, const ExportProgress &progress)
        : m_figure(figure)
        , m_progress(progress)
        , m_words(figure.run(), figure.source().document.names, comparedIn(figure))
        , m_chart(studiesIn(figure), progress.stop)
        , m_colours(figure.options().palette)
        , m_script(m_words, m_chart, figure.source().updates())
    {
        const auto &steps = figure.steps();
        const auto found = std::ranges::find(steps, figure.openingStep());
        m_opening = found == steps.end() ? 0 : static_cast<std::size_t>(found - steps.begin());
    }

    /// All the steps; false when it was stopped or grew too long.
    bool gather()
    {
        const std::size_t count = m_figure.pageCount();
        for (std::size_t i = 0; i < count; ++i) {
            if (m_progress.stop.stop_requested() || isTooLong())
                return false;
            gather(i);
            ++m_gathered;
            m_progress.advanced(0.95 * static_cast<double>(i + 1) / static_cast<double>(count));
        }
        return !isTooLong();
    }

    /// Why it cannot go on.
    std::optional<Failure> trouble() const
    {
        if (!isTooLong())
            return {};
        const std::uint64_t first = m_figure.steps().front().update;
        const std::size_t fitting = std::max<std::size_t>(1, m_gathered * 9 / 10);
        return unwritten(
            tr("The page would be larger than %1 MB. Choose fewer steps, such as --step %2-%3, or fewer "
               "layers, such as --layers points,boundary,weight")
                .arg(mostCharacters / 1'000'000)
                .arg(first)
                .arg(first + fitting - 1));
    }

    QByteArray html() { return filledTemplate(resource(u"player.html"_s), places()).toUtf8(); }

private:
    bool isTooLong() const { return m_frames && m_frames->length() + m_script.length() > mostCharacters; }

    void gather(std::size_t index)
    {
        const FigurePage page = m_figure.page(index);
        if (!m_frames) {
            m_size = page.picture.size;
            m_frames.emplace(m_size, m_colours, m_classes);
        }
        m_frames->add(page.picture);
        m_script.add(page.step.update, m_frames->changes().last());
        m_table += tableRowMarkup(m_words, page.step.update);
        if (index == m_opening)
            m_picture = m_frames->latest();
    }

    QHash<QString, QString> places()
    {
        QHash<QString, QString> places;
        placeWords(places);
        placePictures(places);
        placeScript(places);
        places[u"colours"_s] = m_colours.rules(); // last: now they are all known
        places[u"style"_s] = resource(u"player.css"_s) + m_classes.rules();
        return places;
    }

    QStringList openingElements() const
    {
        QStringList elements;
        for (const qsizetype index : m_picture)
            elements.append(m_frames->elements()[index]);
        return elements;
    }

    /// All of the table, but empty where the script finds the element in the page.
    QStringList otherElements() const
    {
        QStringList elements = m_frames->elements();
        for (const qsizetype index : m_picture)
            elements[index].clear();
        return elements;
    }

    std::uint64_t openingStep() const { return m_figure.steps()[m_opening].update; }

    void placeWords(QHash<QString, QString> &places)
    {
        const std::uint64_t step = openingStep();
        const Document &document = m_figure.source().document;
        const QString title = shownLine(document.title);
        const VariantDescriptor &variant = *m_figure.run().descriptor;
        places[u"title"_s] = (title.isEmpty() ? tr("A run of the perceptron") : title).toHtmlEscaped();
        places[u"caption"_s] = captionMarkup(document);
        places[u"sentence"_s] = sentenceMarkup(m_words.sentenceAt(step));
        places[u"numbers"_s] = numbersMarkup(m_words, step);
        places[u"theorems"_s] = theoremsMarkup(m_words, step);
        places[u"variant"_s] = tr("%1 perceptron").arg(toText(variant.title)).toHtmlEscaped();
        places[u"formula"_s] = formulaMarkup(variant);
        const bool isCompared = m_figure.recipeCount() > 1;
        places[u"of"_s] =
            isCompared ? tr(" of %1").arg(toText(m_figure.nameOf(0))).toHtmlEscaped() : QString();
        places[u"compared"_s] = isCompared ? u" class=\"compared\""_s : QString();
        places[u"names"_s] = isCompared ? chartNames() : QString();
        places[u"facts"_s] = factsMarkup(m_words);
        places[u"reading"_s] = readingMarkup(*m_frames);
        places[u"table-head"_s] = tableHeadMarkup(m_words);
        places[u"table"_s] = m_table;
        places[u"where"_s] = m_script.nameOf(step).toHtmlEscaped();
    }

    /// In the colours of their curves.
    QString chartNames()
    {
        QString html;
        for (std::size_t recipe = 0; recipe < m_figure.recipeCount(); ++recipe)
            html += u"<span><b style=\"color:%1\">●</b> %2</span> "_s.arg(
                m_colours.nameOf({.hue = hueOfColumn(recipe)}),
                toText(m_figure.nameOf(recipe)).toHtmlEscaped());
        return u"<p class=\"hint\">%1</p>\n"_s.arg(html);
    }

    void placePictures(QHash<QString, QString> &places)
    {
        places[u"width"_s] = drawnNumber(m_size.width);
        places[u"height"_s] = drawnNumber(m_size.height);
        places[u"ratio"_s] = drawnNumber(m_size.width / m_size.height, 4);
        places[u"symbols"_s] = inLines(m_frames->symbols());
        places[u"picture"_s] = inLines(openingElements());
        places[u"chart"_s] = inLines(m_chart.elements(m_colours, m_classes));
        places[u"chart-width"_s] = drawnNumber(m_chart.size().width);
        places[u"chart-height"_s] = drawnNumber(m_chart.size().height);
        places[u"chart-top"_s] = drawnNumber(m_chart.top());
        places[u"chart-bottom"_s] = drawnNumber(m_chart.bottom());
    }

    void placeScript(QHash<QString, QString> &places) const
    {
        const std::string carried = m_figure.carried();
        places[u"run"_s] = m_script.text({.index = m_opening,
                                          .interval = m_figure.options().pace.millisecondsAStep,
                                          .canSwitch = m_colours.canSwitch()},
                                         otherElements());
        places[u"opening-index"_s] = QString::number(m_opening);
        places[u"last-index"_s] = QString::number(m_figure.pageCount() - 1);
        places[u"document"_s] = carried.empty() ? QString() : toText(documentForHtml(carried)) + u'\n';
        places[u"carries"_s] =
            carried.empty() ? QString() : tr(" This file carries its document: Halfplane opens it.");
        places[u"script"_s] = resource(u"player.js"_s);
    }

    Figure &m_figure;
    const ExportProgress &m_progress;
    PlayerWords m_words;
    PlayerChart m_chart;
    PlayerColours m_colours;
    StyleClasses m_classes;
    PlayerScript m_script;
    std::optional<PlayerFrames> m_frames;
    Size m_size;
    std::size_t m_opening = 0; ///< index of the step at which it opens
    std::vector<qsizetype> m_picture; ///< of that step: places in the table of elements
    std::size_t m_gathered = 0; ///< steps so far
    QString m_table;
};

std::optional<Failure> writePlayer(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    if (auto trouble = troubleWithSize(figure))
        return trouble;
    PlayerPage player(figure, progress);
    if (!player.gather())
        return player.trouble();
    const QByteArray html = player.html();
    progress.advanced(1);
    return deliver(html, out);
}

} // namespace

extern const FigureKind htmlKind{.ending = u"html",
                                 .name = u"HTML",
                                 .title = u"Web page that plays the run",
                                 .use = u"A page that plays the run in any browser, with no network.",
                                 .moves = true,
                                 .carriesDocument = true,
                                 .isPage = true,
                                 .write = writePlayer};

} // namespace halfplane
