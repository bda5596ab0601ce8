#include "ui/figures/choosing/copy_command.h"

#include "core/numbers.h"
#include "core/variants/registry.h"
#include "ui/basics/text.h"
#include "ui/figures/choosing/export_words.h"
#include "ui/figures/formats.h"
#include "ui/figures/option_words.h"
#include "ui/shown/document_layers.h"

#include <QFileInfo>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A recipe on its way to another one, and the options that take it there.
class RecipeWords
{
public:
    RecipeWords(Recipe from, const Recipe &to)
        : m_now(std::move(from))
        , m_wanted(to)
    {
        takeVariant();
        takeParameters();
        takeRest();
    }

    bool arrives() const { return m_now == m_wanted; }
    const QStringList &words() const { return m_words; }

private:
    void say(std::string_view option, std::string_view value)
    {
        m_words << u"--"_s + toText(option) + u'=' + quotedForShell(toText(value));
    }

    /// Another variant forgets what it does not use.
    void takeVariant()
    {
        const VariantDescriptor *variant = findVariant(m_wanted.variant);
        if (m_now.variant == m_wanted.variant || variant == nullptr)
            return;
        m_now.variant = m_wanted.variant;
        std::erase_if(m_now.parameters,
                      [&](const auto &entry) { return variant->parameter(entry.first) == nullptr; });
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
        if (m_now.caps.updates != m_wanted.caps.updates)
            say("max-updates", std::to_string(m_now.caps.updates = m_wanted.caps.updates));
        if (m_wanted.caps.sweeps && m_now.caps.sweeps != m_wanted.caps.sweeps)
            say("max-sweeps", std::to_string(*(m_now.caps.sweeps = m_wanted.caps.sweeps)));
    }

    Recipe m_now;
    const Recipe &m_wanted;
    QStringList m_words;
};

/// But for what options can say.
bool isSaved(const FigureAsked &asked)
{
    Document saved = asked.saved;
    saved.recipe = asked.shown.recipe;
    saved.step = asked.shown.step;
    saved.layers = asked.shown.layers;
    if (asked.shown.view)
        saved.view = asked.shown.view;
    return saved == asked.shown;
}

/// What the document says of step, layers and view, said by the options, where the file says something else.
FigureOptions spelledOut(const FigureAsked &asked)
{
    using Kind = StepChoice::Kind;
    FigureOptions options = asked.options;
    const bool hasOneStep = !kindOf(options.format).moves && options.columns == 0;
    if (options.steps.kind == Kind::Usual && hasOneStep)
        options.steps = {.kind = Kind::One, .from = asked.shown.step};
    const bool opensElsewhere = asked.saved.step != asked.shown.step;
    const bool showsAll = options.steps.kind == Kind::Usual || options.steps.kind == Kind::All;
    if (options.format == FigureFormat::Html && opensElsewhere && showsAll)
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
    const bool isOne = options.steps.kind == StepChoice::Kind::One && !kindOf(options.format).moves;
    return figureFileName(base, isOne ? std::optional(options.steps.from) : std::nullopt, options.format);
}

} // namespace

Result<QString> commandFor(const FigureAsked &asked)
{
    const RecipeWords recipe(asked.saved.recipe, asked.shown.recipe);
    if (asked.data.isEmpty() || !isSaved(asked) || !recipe.arrives())
        return failureOf(tr("Save the document first: the command reads it from its file."));
    const FigureOptions options = spelledOut(asked);
    QStringList parts{u"halfplane export"_s, quotedForShell(asked.data)};
    parts += recipe.words();
    if (const QString words = commandLineOf(wordsThatMatter(options)); !words.isEmpty())
        parts << words;
    parts << u"-o"_s << quotedForShell(fileName(asked.data, options));
    return parts.join(u' ');
}

} // namespace halfplane
