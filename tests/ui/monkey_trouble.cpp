#include "core/picture/board_frames.h"
#include "core/variants/registry.h"
#include "monkey.h"
#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/editing/open_document.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/parameter_field.h"
#include "ui/forms/segments.h"
#include "ui/panels/recipe_panel.h"
#include "ui/panels/start_text.h"
#include "ui/shown/showing.h"

#include <algorithm>
#include <cmath>

// What always holds in a window, whatever has been done to it.

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether painters can lose their way in it.
QString troubleWithPicture(const Picture &picture)
{
    const auto isFarOff = [](double number) { return !(std::abs(number) <= 1e6); }; // so is what is no number
    return std::ranges::any_of(numbersIn(picture), isFarOff) ? toText(described(picture)) : QString();
}

QString troubleWithCursor(const MainWindow &window)
{
    const Playback &playback = window.showing().playback();
    if (playback.hasRun() && playback.cursor().update > playback.lastUpdate())
        return u"the playhead is outside all the runs"_s;
    return {};
}

QString troubleWithColumn(const Showing &showing, std::size_t index)
{
    const OpenDocument &document = showing.document();
    const Column &column = showing[index];
    const Study &study = column.study();
    if (column.index() != index)
        return u"a column does not know its place"_s;
    if (column.run() != nullptr
        && clamped(column.run()->trace, showing.playback().cursor()) != column.cursor())
        return u"the cursor is not that of the playhead"_s;
    if (study.points != document.points())
        return u"the study's points are not the document's"_s;
    if (study.recipe != document.recipe(index))
        return u"the study's recipe is not the document's"_s;
    if (study.run && study.run->problem->points != study.points)
        return u"the run's points are not the study's"_s;
    return {};
}

/// What a field holds when nobody is typing and what it says is valid; long numbers are shown shortened.
std::optional<QString> settledText(const QWidget &parent, const QString &name)
{
    for (const auto *edit : parent.findChildren<CheckedEdit *>()) {
        const bool isSettled = !edit->hasFocus() && !edit->hasTrouble();
        if (isSettled && edit->accessibleName().startsWith(name))
            return edit->accepted();
    }
    return std::nullopt;
}

QString troubleWithParameter(const ParameterField &field, const Recipe &recipe)
{
    const ParameterDescriptor &parameter = field.parameter();
    if (!std::holds_alternative<double>(parameter.fallback))
        return {};
    const auto found = recipe.parameters.find(parameter.id);
    const ParameterValue wanted = found != recipe.parameters.end() ? found->second : parameter.fallback;
    const auto text = settledText(field, {});
    const auto shown = text ? read(parameter, withDecimalPoint(*text).toStdString()) : wanted;
    return shown && *shown == wanted ? QString() : u"the panel shows another "_s + toText(parameter.id);
}

QString troubleWithPanel(const MainWindow &window)
{
    const Recipe &recipe = window.showing().study().recipe;
    const auto &panel = *window.findChild<RecipePanel *>();
    for (const auto *segments : panel.findChildren<Segments *>()) {
        if (segments->accessibleName() == u"Variant"_s
            && toText(variants()[static_cast<std::size_t>(segments->current())]->id)
                != toText(recipe.variant))
            return u"the panel shows another variant"_s;
        if (segments->accessibleName() == u"Boundary"_s
            && segments->current() != static_cast<int>(recipe.space))
            return u"the panel shows another space"_s;
    }
    const auto start = settledText(panel, u"Start w₀"_s);
    if (start && *readStart(*start, recipe.space) != recipe.start)
        return u"the panel shows another w0: "_s + *start + u" for "_s
            + startText(recipe.start, recipe.space);
    const auto updates = settledText(panel, u"Most updates"_s);
    if (updates && countFrom(*updates) != recipe.caps.updates)
        return u"the panel shows another limit: "_s + *updates + u" for %1"_s.arg(recipe.caps.updates);
    for (const auto *field : panel.findChildren<ParameterField *>()) {
        const QString trouble = field->isHidden() ? QString() : troubleWithParameter(*field, recipe);
        if (!trouble.isEmpty())
            return trouble;
    }
    return {};
}

QString troubleWithComparison(const MainWindow &window)
{
    const Showing &showing = window.showing();
    const OpenDocument &document = showing.document();
    if (showing.size() != document.recipes().size() || document.focus() != showing.inFocus().index())
        return u"the columns are not the document's"_s;
    for (std::size_t column = 0; column < showing.size(); ++column) {
        if (const QString trouble = troubleWithColumn(showing, column); !trouble.isEmpty())
            return trouble;
    }
    return {};
}

} // namespace

QString Monkey::troubleWith(const MainWindow &window)
{
    for (const QString &trouble : {troubleWithCursor(window), troubleWithComparison(window),
                                   troubleWithPanel(window), troubleWithPicture(window.board().picture())}) {
        if (!trouble.isEmpty())
            return trouble;
    }
    return {};
}

} // namespace halfplane::test
