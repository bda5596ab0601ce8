#include "ui/figures/figure_plan.h"

#include "core/numbers.h"
#include "core/picture/board_picture.h"
#include "core/picture/sheet.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double titleStrip = 30;

// What is beyond these helps nobody and takes all memory, or is more than PDF, TeX or Qt can have.
constexpr double leastSide = 5 / millimetresAnInch * pointsAnInch;
constexpr double mostSide = 5000 / millimetresAnInch * pointsAnInch;
constexpr int mostPixelsASide = 20'000;
constexpr double mostPixels = 100e6;
constexpr double mostPixelsOfFilm = 36e6;
constexpr double leastBoard = 80; ///< in units: about six words wide
constexpr double mostBoard = 20'000;
constexpr std::size_t mostPanels = 400;
constexpr std::size_t mostPages = 100'000;
constexpr int mostColumns = 50;

std::string text(double value) { return readable(value, 6); }
std::string text(int value) { return std::to_string(value); }
std::string text(std::uint64_t value) { return std::to_string(value); }
Failure wrongChoice(std::string_view option, std::string message, std::vector<Failure::Mention> mentions = {})
{
    return {.message = std::move(message),
            .about = Failure::Words,
            .option = std::string(option),
            .mentions = std::move(mentions)};
}

std::string endingOf(const FigureKind &kind) { return "." + kind.ending.toString().toStdString(); }

class Planner
{
public:
    Planner(const FigureOptions &options, std::uint64_t updates, const RunStep &shown)
        : m_options(options)
        , m_kind(*options.kind)
        , m_updates(updates)
        , m_shown(std::min<RunStep>(shown, updates))
    {
    }

    Result<FigurePlan> plan()
    {
        using Settle = std::optional<Failure> (Planner::*)();
        for (const Settle settle : std::initializer_list<Settle>{
                 &Planner::settleSteps, &Planner::settleSheet, &Planner::settleScale, &Planner::settleSize,
                 &Planner::settlePixels, &Planner::settlePace}) {
            if (auto failure = (this->*settle)())
                return *std::move(failure);
        }
        return std::move(m_plan);
    }

private:
    bool isSheet() const { return m_options.columns > 0; }

    std::optional<Failure> noSuchStep(const RunStep &step) const
    {
        if (step == RunStep(0, Beat::Asked))
            return wrongChoice("step", "there is no step 0a: at the start nothing is asked, first in 1a");
        if (m_kind.isPage && step.beat == Beat::Asked)
            return wrongChoice("step",
                               "a " + endingOf(m_kind) + " goes by updates: say " + text(step.update));
        if (step.update <= m_updates)
            return std::nullopt;
        return wrongChoice("step",
                           "there is no step " + textOf(step).toStdString() + ": the run ends after "
                               + (m_updates == 1 ? std::string("1 update") : text(m_updates) + " updates"));
    }

    std::optional<Failure> settleSteps()
    {
        using Kind = StepChoice::Kind;
        const StepChoice &choice = m_options.steps;
        const bool hasAll = m_kind.isPage && choice.kind != Kind::Range && choice.kind != Kind::Chosen;
        switch (choice.kind) {
        case Kind::Usual:
            return m_kind.moves || isSheet() ? takeRange(0, m_updates) : takeChosen({m_shown});
        case Kind::One:
            if (auto failure = noSuchStep(choice.from))
                return failure;
            return hasAll ? takeRange(0, m_updates) : takeChosen({choice.from});
        case Kind::Last:
            return takeRange(hasAll ? 0 : m_updates, m_updates);
        case Kind::All:
            return takeRange(0, m_updates);
        case Kind::Range:
            return takeRange(choice.from.update, choice.to);
        case Kind::Chosen:
            return takeChosen(choice.chosen);
        }
        return std::nullopt;
    }

    std::optional<Failure> takeRange(std::uint64_t from, std::uint64_t to)
    {
        if (from > to)
            return wrongChoice("step", "a range goes up: " + text(to) + "-" + text(from));
        if (auto failure = noSuchStep(to))
            return failure;
        if (to - from >= mostPages)
            return wrongChoice("step",
                               text(to - from + 1) + " steps are more than a file can show; at most "
                                   + text(mostPages) + ", such as ",
                               {{"step", " " + text(from) + "-" + text(from + mostPages - 1)}});
        for (std::uint64_t step = from; step <= to; ++step)
            m_plan.steps.push_back(step);
        return needsOnePicture();
    }

    std::optional<Failure> takeChosen(const std::vector<RunStep> &chosen)
    {
        for (const RunStep &step : chosen) {
            if (auto failure = noSuchStep(step))
                return failure;
        }
        m_plan.steps = chosen;
        if (chosen.empty())
            return wrongChoice("step", "choose at least one step");
        return needsOnePicture();
    }

    std::optional<Failure> needsOnePicture() const
    {
        if (m_plan.steps.size() == 1 || isSheet() || m_kind.moves || m_kind.hasPages)
            return std::nullopt;
        return wrongChoice(
            "step", "a " + endingOf(m_kind) + " shows one step, not " + text(m_plan.steps.size()) + "; with ",
            {{"multiples",
              " 3 they are panels of one picture, in a .pdf or .tex a page each, in a .gif or "
              ".html one after the other"}});
    }

    std::optional<Failure> settleSheet()
    {
        if (!isSheet())
            return m_options.columns < 0 ? std::optional(wrongChoice("multiples", "at least 1 column"))
                                         : std::nullopt;
        if (m_kind.moves)
            return wrongChoice("multiples",
                               "a contact sheet is one picture, such as a .png or .pdf; a " + endingOf(m_kind)
                                   + " shows one step after the other");
        if (m_options.columns > mostColumns)
            return wrongChoice("multiples", "at most " + text(mostColumns) + " columns");
        if (m_plan.steps.size() > mostPanels)
            return wrongChoice("multiples",
                               "a contact sheet of " + text(m_plan.steps.size())
                                   + " steps could not be read; at most " + text(std::uint64_t{mostPanels})
                                   + ", such as ",
                               {{"step", " 0-" + text(std::uint64_t{mostPanels} - 1)}});
        return std::nullopt;
    }

    std::optional<Failure> settleScale()
    {
        const double points = m_options.fontPoints;
        if (!(points >= 1 && points <= 400))
            return wrongChoice("font", "words are from 1pt to 400pt high");
        m_plan.unit = points / Sizes{}.text;
        m_plan.dpi = m_options.dpi.value_or(m_kind.usualDpi);
        if (!(m_plan.dpi >= 10 && m_plan.dpi <= 10'000))
            return wrongChoice("dpi", "from 10 to 10000 pixels an inch");
        return std::nullopt;
    }

    double inPoints(const Length &length) const
    {
        return length.unit == Length::Unit::Pixels ? length.value / m_plan.dpi * pointsAnInch
                                                   : length.value / millimetresAnInch * pointsAnInch;
    }

    std::optional<Failure> troubleWithSide(std::string_view option, double points) const
    {
        if (points >= leastSide && points <= mostSide)
            return std::nullopt;
        const double millimetres = points / pointsAnInch * millimetresAnInch;
        return wrongChoice(option, "a figure is from 5 mm to 5000 mm, not " + text(millimetres) + " mm");
    }

    std::optional<Failure> settleSize()
    {
        m_plan.titleHeight = m_options.hasTitle ? titleStrip : 0;
        const double width = inPoints(m_options.width);
        if (auto failure = troubleWithSide("width", width))
            return failure;
        const double units = width / m_plan.unit;
        const auto columns = static_cast<double>(std::max(1, m_options.columns));
        const double panel = (units - (columns - 1) * sheet::gap) / columns;
        const double height = m_options.height ? inPoints(*m_options.height) : usualHeight(width, panel);
        if (auto failure = troubleWithSide("height", height))
            return failure;
        m_plan.size = {width, height};
        m_plan.board = {panel, boardHeight(height / m_plan.unit)};
        return troubleWithBoard();
    }

    double rows() const
    {
        const auto columns = static_cast<std::size_t>(m_options.columns);
        return static_cast<double>((m_plan.steps.size() + columns - 1) / columns);
    }

    /// What the rows of a sheet take besides their boards.
    double aroundBoards() const { return rows() * sheet::labelHeight + (rows() - 1) * sheet::gap; }

    double usualHeight(double width, double panel) const
    {
        if (!isSheet())
            return width * usualRatio;
        return (m_plan.titleHeight + rows() * panel * usualRatio + aroundBoards()) * m_plan.unit;
    }

    double boardHeight(double units) const
    {
        const double room = units - m_plan.titleHeight;
        return isSheet() ? (room - aroundBoards()) / rows() : room;
    }

    std::optional<Failure> troubleWithBoard() const
    {
        const double least = std::min(m_plan.board.width, m_plan.board.height);
        const double most = std::max(m_plan.board.width, m_plan.board.height);
        if (least < leastBoard)
            return wrongChoice(isSheet() ? "multiples" : "width",
                               "too small for words of " + text(m_options.fontPoints)
                                   + " pt; make it larger, or ",
                               {{"font", " smaller"}});
        if (most > mostBoard)
            return wrongChoice(
                "width", "too large for words of " + text(m_options.fontPoints) + " pt; make it smaller, or ",
                {{"font", " larger"}});
        return std::nullopt;
    }

    std::optional<Failure> settlePixels()
    {
        if (!m_kind.hasPixels)
            return std::nullopt;
        const QSize pixels = m_plan.pixels();
        const double most = m_kind.moves ? mostPixelsOfFilm : mostPixels;
        if (std::max(pixels.width(), pixels.height()) <= mostPixelsASide
            && 1.0 * pixels.width() * pixels.height() <= most)
            return std::nullopt;
        return wrongChoice("width",
                           text(pixels.width()) + " × " + text(pixels.height())
                               + " pixels are more than memory and readers stand; lower ",
                           {{"dpi", " or "}, {"width", ""}});
    }

    std::optional<Failure> settlePace()
    {
        const Pace &pace = m_options.pace;
        if (pace.millisecondsAStep < 20 || pace.millisecondsAStep > 60'000)
            return wrongChoice("duration", "a step takes from 20ms to 60000ms");
        if (pace.tweens < 0 || pace.tweens > 60)
            return wrongChoice("tweens", "from 0 to 60 frames between two steps");
        return std::nullopt;
    }

    const FigureOptions &m_options;
    const FigureKind &m_kind;
    std::uint64_t m_updates;
    RunStep m_shown;
    FigurePlan m_plan;
};

int inPixels(double points, double dpi)
{
    return static_cast<int>(std::clamp(std::round(points / pointsAnInch * dpi), 1.0, 1e9));
}

} // namespace

QSize FigurePlan::pixels() const { return {inPixels(size.width(), dpi), inPixels(size.height(), dpi)}; }

Result<FigurePlan> planFor(const FigureOptions &options, std::uint64_t updates, const RunStep &shown)
{
    return Planner(options, updates, shown).plan();
}

} // namespace halfplane
