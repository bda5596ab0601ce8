#include "ui/shown/showing.h"

#include "core/picture/document_looks.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/tries.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace halfplane {

Showing::Showing(QObject *parent)
    : QObject(parent)
    , m_document(new OpenDocument(this))
    , m_playback(new Playback(this))
    , m_viewpoint(new MovingViewpoint(*this))
    , m_tries(new Tries(*this))
{
    connect(m_document, &OpenDocument::recipesChanged, this, &Showing::alignColumns);
    connect(m_document, &OpenDocument::edited, this, &Showing::askStudies);
    connect(m_document, &OpenDocument::replaced, this, &Showing::showDocument);
    connect(m_playback, &Playback::cursorChanged, this, &Showing::heedCursor);
    connect(m_playback, &Playback::tweenChanged, this, &Showing::tweenChanged);
    alignColumns();
    askStudies();
}

Showing::~Showing() = default;

bool Showing::isBusy() const
{
    return std::ranges::any_of(m_columns, [](const auto &column) { return column->runner().isBusy(); });
}

const VectorScale &Showing::vectorScale() const
{
    std::vector<std::shared_ptr<const halfplane::Study>> studies;
    for (const auto &column : m_columns)
        studies.push_back(column->sharedStudy());
    return m_vectorScale.of(studies, [&] {
        std::vector<const halfplane::Study *> all;
        std::ranges::transform(studies, std::back_inserter(all),
                               &std::shared_ptr<const halfplane::Study>::get);
        return VectorScale(all);
    });
}

void Showing::stop()
{
    for (const auto &column : m_columns)
        column->runner().stop();
}

void Showing::setLayers(Layers layers)
{
    m_layers = layers;
    emit layersChanged();
}

void Showing::setReadAbout(Layers layers)
{
    if (std::exchange(m_readAbout, layers) != layers)
        emit layersChanged();
}

void Showing::showDocument()
{
    setLayers(layersIn(m_document->content()));
    m_viewpoint->jumpTo(viewpointIn(m_document->content()));
    m_playback->seek({m_document->content().step, m_document->content().checks});
    alignColumns();
    askStudies();
    emit documentChanged();
}

/// A recipe keeps its column, and so its run, wherever it goes.
std::unique_ptr<Column> Showing::takenFrom(std::vector<std::unique_ptr<Column>> &before, std::size_t index)
{
    const Recipe &recipe = m_document->recipe(index);
    const auto isOfIt = [&](const auto &column) { return column && column->isOf(recipe); };
    const bool isInPlace = index < before.size() && isOfIt(before[index]);
    const auto found = isInPlace ? before.begin() + static_cast<std::ptrdiff_t>(index)
                                 : std::ranges::find_if(before, isOfIt);
    return found != before.end() ? std::move(*found) : nullptr;
}

std::unique_ptr<Column> Showing::newColumn()
{
    auto column = std::make_unique<Column>(*this);
    connect(column.get(), &Column::studyChanged, this, [this, &made = *column] { heedStudy(made); });
    connect(&column->runner(), &Runner::busyChanged, this, [this] { emit busyChanged(isBusy()); });
    connect(&column->runner(), &Runner::progressed, this, [this, &made = *column](quint64 updates) {
        if (made.isInFocus())
            emit progressed(updates);
    });
    return column;
}

/// As the document has its recipes now; the studies of those that are new are still to be asked for.
void Showing::alignColumns()
{
    std::vector<std::unique_ptr<Column>> before = std::exchange(m_columns, {});
    for (std::size_t index = 0; index < m_document->recipes().size(); ++index)
        m_columns.push_back(takenFrom(before, index));
    for (std::size_t index = 0; index < m_columns.size(); ++index) {
        if (!m_columns[index] && index < before.size())
            m_columns[index] = std::move(before[index]);
        if (!m_columns[index])
            m_columns[index] = newColumn();
        m_columns[index]->setIndex(index);
    }
    const Column *inFocusBefore = std::exchange(m_inFocus, m_columns[m_document->focus()].get());
    followRuns();
    emit columnsChanged();
    if (inFocusBefore != nullptr && inFocusBefore != m_inFocus) {
        emit studyChanged();
        emit momentChanged();
    }
    for (auto &gone : before) {
        if (gone)
            gone.release()->deleteLater(); // after those that show it
    }
}

void Showing::askStudies()
{
    for (const auto &column : m_columns)
        column->askStudy();
}

/// Everybody has the study before the playhead moves on it.
void Showing::heedStudy(Column &column)
{
    if (column.isInFocus())
        emit studyChanged();
    emit anyStudyChanged();
    if (followRuns())
        return;
    emit column.momentChanged();
    if (column.isInFocus())
        emit momentChanged();
    emit anyMomentChanged();
}

void Showing::heedCursor()
{
    for (const auto &column : m_columns)
        column->findMoment(m_playback->cursor());
    for (const auto &column : m_columns)
        emit column->momentChanged();
    emit momentChanged();
    emit anyMomentChanged();
}

/// Whether the playhead has told of it.
bool Showing::followRuns()
{
    std::vector<std::shared_ptr<const Run>> runs;
    for (const auto &column : m_columns)
        runs.push_back(column->study().run);
    const bool mayGrow = study().progress == Progress::Running;
    return m_playback->setRuns(runs, m_document->focus(),
                               mayGrow ? Playback::Extent::MayGrow : Playback::Extent::Complete);
}

} // namespace halfplane
