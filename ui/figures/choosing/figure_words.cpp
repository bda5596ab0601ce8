#include "ui/figures/choosing/figure_words.h"

#include "core/answer.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/document_looks.h"
#include "core/variants/descriptor.h"
#include "core/variants/registry.h"
#include "ui/basics/text.h"
#include "ui/documents/file_dialogs.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/figures/tex/tex_text.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// By their options.
std::map<std::string_view, QString> fieldNames()
{
    return {{"step", tr("Steps")},
            {"width", tr("Width")},
            {"height", tr("Height")},
            {"dpi", tr("Resolution")},
            {"font", tr("Text size")},
            {"multiples", tr("Sheet")},
            {"duration", tr("Time per step")},
            {"tweens", tr("In between")}};
}

// --- captions: part of a text in English, whatever language the window speaks ---

constexpr int digitsInCaption = 3;

std::string tex(const QString &text) { return texText(text); }
std::string tex(std::string_view text) { return texText(toText(text)); }

std::string classInCaption(Label label, const DataNames &names)
{
    const std::string number = label == Label::Positive ? "$+1$" : "$-1$";
    return "class "
        + (names.nameOf(label).empty() ? number : tex(names.classWords(label)) + " (" + number + ")");
}

/// A formula without its dollars, to be part of another.
std::string inFormula(std::string_view text)
{
    std::string formula = tex(text);
    if (formula.size() > 1 && formula.starts_with('$') && formula.ends_with('$'))
        formula = formula.substr(1, formula.size() - 2);
    return formula;
}

std::string equation(std::string_view symbol, double value)
{
    return "$" + inFormula(symbol) + "=" + inFormula(readable(value, digitsInCaption)) + "$";
}

std::string list(const std::vector<double> &values, int precision)
{
    std::string text;
    for (const double value : values)
        text += (text.empty() ? "" : ",") + inFormula(readable(value, precision));
    return text;
}

struct ValueTex
{
    std::string_view symbol;

    std::string operator()(double value) const { return equation(symbol, value); }
    std::string operator()(const std::vector<double> &values) const
    {
        return "$" + inFormula(symbol) + "=\\{" + list(values, 6) + "\\}$";
    }
    std::string operator()(const std::string &choice) const { return tex(symbol) + " " + tex(choice); }
};

std::string parameters(const Run &run)
{
    std::string text;
    for (const ParameterDescriptor &parameter : run.descriptor->parameters) {
        const auto value = run.recipe.parameters.find(parameter.id);
        if (value != run.recipe.parameters.end())
            text += (text.empty() ? "" : ", ") + std::visit(ValueTex{parameter.symbol}, value->second);
    }
    return text.empty() ? text : " (" + text + ")";
}

std::string_view spaceWords(Space space)
{
    switch (space) {
    case Space::Origin:
        return " through the origin";
    case Space::Bias:
        return " with a bias";
    case Space::Circle:
        return " with a circle for its boundary";
    }
    return {};
}

std::string orderWords(const Recipe &recipe)
{
    if (recipe.order == Order::Given)
        return {};
    return std::string(", the points ")
        + (recipe.order == Order::Shuffled ? "shuffled" : "shuffled anew for every sweep") + " (seed "
        + std::to_string(recipe.seed) + ")";
}

std::string startWords(const Recipe &recipe)
{
    if (std::ranges::all_of(recipe.start, [](double component) { return component == 0; }))
        return {};
    return ", begun at $w_{0}=(" + list(recipe.start, digitsInCaption) + ")$";
}

std::string count(std::uint64_t number) { return inFormula(readable(static_cast<double>(number), 15)); }

/// With what stands between a clause and the words that follow.
std::string stepWords(const Run &run, std::span<const RunStep> steps, const std::string &behindClause)
{
    const std::uint64_t updates = run.trace.updateCount();
    const std::string of = run.trace.end() ? " of $" + count(updates) + "$" : "";
    if (steps.size() > 1)
        return ", updates $" + count(steps.front().update) + "$ to $" + count(steps.back().update) + "$" + of;
    if (steps.front() == 0)
        return " before its first update";
    if (steps.front().beat == Beat::Asked)
        return " before update $" + count(steps.front().update) + "$" + of + ", its point being asked"
            + behindClause;
    const bool isEnd = run.trace.end() && steps.front() == updates;
    const bool hasConverged = isEnd && run.trace.end()->reason == EndReason::Converged;
    return " after update $" + count(steps.front().update) + "$" + of
        + (hasConverged ? ", where it has converged" + behindClause : "");
}

/// R and γ are those of a space: where recipes have several of them, they are not said.
std::string dataWords(const FigureSource &source)
{
    const Run &run = *source.studies.front()->run;
    const bool hasOneSpace = std::ranges::all_of(
        source.studies, [&](const auto &study) { return study->recipe.space == run.recipe.space; });
    const QString where = toText(source.document.source).simplified();
    const QString title = shownLine(source.document.title);
    std::string text = !where.isEmpty() ? " on the data of " + tex(where)
        : !title.isEmpty()              ? " on ``" + tex(title) + "''"
                                        : "";
    text += " ($n=" + count(run.problem->points.size()) + "$";
    if (!hasOneSpace)
        return text + ")";
    text += ", " + equation("R", run.problem->radius);
    if (const auto &landscape = source.studies.front()->landscape) {
        text += landscape->best.separable ? ", " + equation("γ", landscape->best.gamma)
                                          : std::string(", not separable");
    }
    return text + ")";
}

std::string heldOutWords(const Run &run)
{
    if (!run.problem->apart)
        return {};
    return ", $" + count(run.problem->apartCount()) + "$ more points held out (seed "
        + std::to_string(run.recipe.holdOut.seed) + ")";
}

std::string testWords(const Run &run, const RunStep &step)
{
    if (!run.problem->apart)
        return {};
    return ", of those held out $"
        + count(testLoss(*run.problem, classifierAt(run, cursorOf(run.trace, step)))) + "$";
}

std::string mistakeWords(const Run &run, const RunStep &step)
{
    const std::size_t wrong = loss(run.reflected(), classifierAt(run, cursorOf(run.trace, step)));
    const std::string all = count(run.problem->points.size());
    if (wrong == 0)
        return ": every point is right" + (run.problem->apart ? testWords(run, step) + " wrong" : "");
    return ": $" + count(wrong) + "$ of $" + all + "$ points " + (wrong == 1 ? "is" : "are") + " wrong"
        + testWords(run, step);
}

std::string recipeWords(const Run &run)
{
    return std::string(run.descriptor->title) + " perceptron" + parameters(run)
        + std::string(spaceWords(run.problem->space));
}

/// One of several that are compared. A run that is shorter than others is at its end.
std::string comparedWords(const NamedRecipe &named, const Run &run, std::vector<RunStep> steps)
{
    for (RunStep &step : steps)
        step = std::min<RunStep>(step, run.trace.updateCount());
    const QString name = shownLine(toText(named.name));
    return (name.isEmpty() ? "" : tex(name) + ", ") + recipeWords(run) + stepWords(run, steps, "")
        + startWords(run.recipe) + orderWords(run.recipe) + heldOutWords(run)
        + (steps.size() == 1 ? mistakeWords(run, steps.front()) : "");
}

// --- commands ---

/// A recipe on its way to another one, and the options that take it there.
class RecipeWords
{
public:
    /// From that of the data.
    RecipeWords(Recipe from, const Recipe &to)
        : m_now(std::move(from))
        , m_wanted(to)
    {
        const VariantDescriptor *variant = findVariant(to.variant);
        if (m_now.variant != to.variant && variant != nullptr) {
            std::erase_if(m_now.parameters,
                          [&](const auto &entry) { return variant->parameter(entry.first) == nullptr; });
            takeVariant();
        }
        takeParameters();
        takeRest();
    }

    /// In one --with, from the first recipe. There a variant that is said has its defaults, and something
    /// must be said.
    static RecipeWords beside(const Recipe &first, const Recipe &to)
    {
        const auto isGone = [&](const auto &entry) { return !to.parameters.contains(entry.first); };
        Recipe from = first;
        const bool isAnew =
            first.variant != to.variant || first == to || std::ranges::any_of(first.parameters, isGone);
        if (isAnew)
            from.parameters.clear();
        RecipeWords words(std::move(from), to);
        if (isAnew && first.variant == to.variant)
            words.takeVariant();
        return words;
    }

    bool arrives() const { return m_now == m_wanted; }
    const QStringList &words() const { return m_words; }

private:
    void say(std::string_view option, std::string_view value)
    {
        m_words << u"--"_s + toText(option) + u'=' + toText(value);
    }

    void takeVariant()
    {
        m_now.variant = m_wanted.variant;
        say("variant", m_wanted.variant);
    }

    void takeParameters()
    {
        for (const auto &[id, value] : m_wanted.parameters) {
            const auto known = m_now.parameters.find(id);
            if (known != m_now.parameters.end() && known->second == value)
                continue;
            m_now.parameters[id] = value;
            say(id, written(value));
        }
    }

    template <class Value, class Say>
    void take(Value Recipe::*member, std::string_view option, Say text)
    {
        if (m_now.*member == m_wanted.*member)
            return;
        m_now.*member = m_wanted.*member;
        say(option, text(m_wanted.*member));
    }

    void takeRest()
    {
        take(&Recipe::space, "space", [](Space space) { return std::string(idOf(space)); });
        if (!m_wanted.start.empty())
            take(&Recipe::start, "w0", [](const auto &start) { return written(start); });
        take(&Recipe::order, "order", [](Order order) { return std::string(idOf(order)); });
        take(&Recipe::seed, "seed", [](std::uint64_t seed) { return std::to_string(seed); });
        if (m_now.holdOut.share != m_wanted.holdOut.share)
            say("hold-out", shortest(m_now.holdOut.share = m_wanted.holdOut.share));
        if (m_now.holdOut.seed != m_wanted.holdOut.seed)
            say("hold-out-seed", std::to_string(m_now.holdOut.seed = m_wanted.holdOut.seed));
        if (m_now.caps.updates != m_wanted.caps.updates)
            say("max-updates", std::to_string(m_now.caps.updates = m_wanted.caps.updates));
        if (m_wanted.caps.sweeps && m_now.caps.sweeps != m_wanted.caps.sweeps)
            say("max-sweeps", std::to_string(*(m_now.caps.sweeps = m_wanted.caps.sweeps)));
    }

    Recipe m_now;
    const Recipe &m_wanted;
    QStringList m_words;
};

/// The options that make the recipes; nothing where none do: no option gives a name, and none leaves a
/// document with fewer recipes than one beside the first.
std::optional<QStringList> recipeWordsFor(const FigureRequest &asked)
{
    const RecipeWords first(asked.saved.recipe(), asked.shown.recipe());
    bool isSaid = first.arrives();
    QStringList words;
    for (const QString &word : first.words())
        words << quotedForShell(word);
    const std::span beside = std::span(asked.shown.recipes).subspan(1);
    const std::span savedBeside = std::span(asked.saved.recipes).subspan(1);
    if (std::ranges::equal(beside, savedBeside))
        return isSaid ? std::optional(words) : std::nullopt;
    for (const NamedRecipe &named : beside) {
        const RecipeWords other = RecipeWords::beside(asked.shown.recipe(), named.recipe);
        isSaid = isSaid && other.arrives() && named == NamedRecipe{.name = {}, .recipe = named.recipe};
        words << u"--with"_s << quotedForShell(other.words().join(u' '));
    }
    // The same recipes would keep the names that the data give them.
    const bool areOthers =
        !std::ranges::equal(beside, savedBeside, {}, &NamedRecipe::recipe, &NamedRecipe::recipe);
    return isSaid && areOthers && !beside.empty() ? std::optional(words) : std::nullopt;
}

/// But for what options can say.
bool isSaved(const FigureRequest &asked)
{
    Document saved = asked.saved;
    saved.recipe() = asked.shown.recipe();
    saved.recipes.resize(1);
    saved.recipes.insert(saved.recipes.end(), asked.shown.recipes.begin() + 1, asked.shown.recipes.end());
    saved.step = asked.shown.step;
    saved.checks = asked.shown.checks;
    saved.layers = asked.shown.layers;
    if (asked.shown.view)
        saved.view = asked.shown.view;
    return saved == asked.shown;
}

/// What the document says of step, layers and view, said by the options, where the file says something else.
FigureOptions spelledOut(const FigureRequest &asked)
{
    using Kind = StepChoice::Kind;
    FigureOptions options = asked.options;
    const bool hasOneStep = !options.kind->moves && options.columns == 0;
    const RunStep shown =
        asked.beat == Beat::Asked ? RunStep(asked.shown.step + 1, Beat::Asked) : asked.shown.step;
    if (options.steps.kind == Kind::Usual && hasOneStep)
        options.steps = {.kind = Kind::One, .from = shown};
    const bool opensElsewhere = asked.saved.step != asked.shown.step;
    const bool showsAll = options.steps.kind == Kind::Usual || options.steps.kind == Kind::All;
    if (options.kind->isPage && opensElsewhere && showsAll)
        options.steps = {.kind = Kind::One, .from = asked.shown.step}; // it has the others all the same
    if (!options.layers && asked.saved.layers != asked.shown.layers)
        options.layers = layersIn(asked.shown);
    if (!options.view && asked.saved.view != asked.shown.view)
        options.view = asked.shown.view;
    return options;
}

QString fileName(const QString &data, const FigureOptions &options)
{
    const QString base =
        data.startsWith(u"example:") ? data.mid(data.indexOf(u':') + 1) : QFileInfo(data).completeBaseName();
    const bool isOne = options.steps.kind == StepChoice::Kind::One && !options.kind->moves;
    return figureFileName(base, isOne ? std::optional(options.steps.from) : std::nullopt, *options.kind);
}

} // namespace

QString inFieldWords(const Failure &failure)
{
    const auto names = fieldNames();
    const auto name = names.find(failure.option);
    if (name == names.end())
        return toText(failure);
    QString text = name->second + u": "_s + toText(std::string_view(failure.message));
    for (const Failure::Mention &mention : failure.mentions)
        text += u'“' + names.at(mention.option) + u'”' + toText(std::string_view(mention.text));
    return text;
}

QString figureFileName(const QString &title, const std::optional<RunStep> &step, const FigureKind &kind)
{
    QString name;
    for (const QChar character : title.first(std::min(longestName, title.size()))) {
        if (character.isLetterOrNumber() || character.isSurrogate())
            name += character;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    if (name.isEmpty())
        name = u"figure"_s;
    if (step)
        name += u"-step%1"_s.arg(textOf(*step));
    return name + u'.' + kind.ending.toString();
}

QString captionOf(const FigureSource &source, std::span<const RunStep> steps)
{
    const Run &run = *source.studies.front()->run;
    const DataNames &names = source.document.names;
    std::string text;
    if (source.studies.size() == 1) {
        text = recipeWords(run) + stepWords(run, steps, ",") + dataWords(source) + startWords(run.recipe)
            + orderWords(run.recipe) + heldOutWords(run)
            + (steps.size() == 1 ? mistakeWords(run, steps.front()) : "");
    } else {
        for (std::size_t i = 0; i < source.studies.size(); ++i)
            text += (i > 0 ? "; " : "")
                + comparedWords(source.document.recipes[i], *source.studies[i]->run,
                                {steps.begin(), steps.end()});
        text += ". All" + dataWords(source);
    }
    const bool isTested = std::ranges::any_of(
        source.studies, [](const auto &study) { return study->run->problem->apart != nullptr; });
    return toText("\\caption{" + text + ". Triangles are of " + classInCaption(Label::Positive, names)
                  + ", squares of " + classInCaption(Label::Negative, names) + "; a bold outline is a mistake"
                  + (isTested ? ", a small hollow point is held out.}" : ".}"));
}

Result<QString> commandFor(const FigureRequest &asked)
{
    const auto recipes = recipeWordsFor(asked);
    if (asked.data.isEmpty() || !isSaved(asked) || !recipes)
        return failureOf(tr("Save the document first: the command reads it from its file."));
    const FigureOptions options = spelledOut(asked);
    QStringList parts{u"halfplane export"_s, quotedForShell(asked.data)};
    parts += *recipes;
    if (const QString words = commandLineOf(wordsThatMatter(options)); !words.isEmpty())
        parts << words;
    parts << u"-o"_s << quotedForShell(fileName(asked.data, options));
    return parts.join(u' ');
}

} // namespace halfplane
