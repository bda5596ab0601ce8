#include "core/io/kept_points.h"
#include "core/io/points_file.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace halfplane {

namespace {

std::string withCommentOf(std::string_view commented, std::string line)
{
    const std::string_view content = contentOf(commented);
    const char *const end = content.data() + content.size();
    const std::string_view comment =
        trimmed(commented.substr(static_cast<std::size_t>(end - commented.data())));
    return comment.empty() ? line : line.append(" ").append(comment);
}

bool endsLine(std::string_view text) { return text.ends_with('\n') || text.ends_with('\r'); }

/// Writes points as the text before wrote others.
class PointsRewriter
{
public:
    PointsRewriter(const Dataset &points, const PointsText &before);

    RewrittenPoints rewritten();

private:
    /// How the text calls a class, and a line that shows how it writes a point of it.
    struct ClassForm
    {
        std::string name; ///< as it is written in a column
        std::string ownName; ///< as the text before writes it first, or did once; else empty
        std::string_view line; ///< without its comment
        PointCells columns;
    };

    void findForms();
    void adoptForm(Label label, Label other);
    bool has(Label label) const { return m_has[placeOf(label)]; }
    ClassForm &form(Label label) { return m_forms[placeOf(label)]; }
    const ClassForm &form(Label label) const { return m_forms[placeOf(label)]; }

    void chooseNames();
    void takePlainNames();
    void quoteNames();
    bool readsBack() const;
    std::string contentOfName(std::string_view name) const;
    std::string lossOfNames() const;
    std::string noteOnNames() const;

    std::string_view lineBefore(std::size_t index) const
    {
        return lineAt(m_before.text, m_before.lines[index]);
    }
    std::string_view endOf(std::size_t index) const;
    PointCells columnsOf(const Row &row) const;
    PointCells inOrder(std::string_view x1, std::string_view x2, std::string_view y) const;
    std::string numberText(double number) const;
    std::string newLine(const Point &point) const;
    std::string plainLine(const Point &point) const;
    std::string changedLine(std::size_t index, const Point &point) const;
    bool isReadAs(std::string_view line, const Point &point) const;

    using Kept = std::vector<KeptPoints::Place>::const_iterator;

    void addAll();
    Kept lastOfRun(Kept first) const;
    void addLines(std::size_t first, std::size_t end);
    void addBetween(const KeptPoints::Place &from, const KeptPoints::Place &to);
    void addPoint(std::size_t index, std::size_t replaced);
    void addLine(std::string_view line, std::string_view end, const Point &point);
    void addOthersBehind(std::size_t index);
    void endAsBefore();

    const Dataset &m_points;
    const PointsText &m_before;
    KeptPoints m_kept;
    std::array<bool, 2> m_has{};
    std::array<ClassForm, 2> m_forms;
    bool m_hasPlainNames = false; ///< for a name would be read as the other class
    bool m_renames = false; ///< for the lines before have the other names
    std::string_view m_lineEnd = "\n"; ///< of new lines
    std::vector<bool> m_isThere; ///< of the points before
    PointsText m_written;
    std::string &m_text = m_written.text;
};

PointsRewriter::PointsRewriter(const Dataset &points, const PointsText &before)
    : m_points(points)
    , m_before(before)
    , m_kept(keptPoints(before.file.points, points))
    , m_has{count(points, Label::Negative) > 0, count(points, Label::Positive) > 0}
    , m_isThere(before.lines.size())
{
    for (const std::size_t origin : m_kept.origins) {
        if (origin != KeptPoints::nowhere)
            m_isThere[origin] = true;
    }
    const std::string_view end = lineEndAt(before.text, lineAt(before.text, 0).size());
    if (!end.empty())
        m_lineEnd = end;
    findForms();
}

RewrittenPoints PointsRewriter::rewritten()
{
    chooseNames();
    m_renames = m_hasPlainNames != m_before.hasPlainNames;
    addAll();
    m_written.file = {m_points, m_before.file.positiveName, m_before.file.negativeName, m_before.file.axes};
    m_written.separator = m_before.separator;
    m_written.order = m_before.order;
    m_written.hasHeader = m_before.hasHeader;
    m_written.hasDecimalComma = m_before.hasDecimalComma;
    m_written.hasUnicodeMinus = m_before.hasUnicodeMinus;
    m_written.names = {form(Label::Negative).ownName, form(Label::Positive).ownName};
    m_written.hasPlainNames = m_hasPlainNames;
    return {std::move(m_written), lossOfNames(), noteOnNames()};
}

void PointsRewriter::findForms()
{
    for (const Label label : {Label::Negative, Label::Positive}) {
        const auto found = std::ranges::find(m_before.file.points, label, &Point::label);
        if (found == m_before.file.points.end())
            continue;
        const std::string_view line =
            lineBefore(static_cast<std::size_t>(found - m_before.file.points.begin()));
        const std::string_view content = contentOf(line);
        const auto end = static_cast<std::size_t>(content.data() + content.size() - line.data());
        const PointCells columns = columnsOf(split(content, m_before.separator));
        const std::string_view name = columns[m_before.order.y];
        form(label) = {std::string(name), std::string(name), line.substr(0, end), columns};
    }
    adoptForm(Label::Negative, Label::Positive);
    adoptForm(Label::Positive, Label::Negative);
    for (const Label label : {Label::Negative, Label::Positive}) {
        if (const std::string &name = m_before.names[placeOf(label)]; !name.empty())
            form(label).name = form(label).ownName = name;
    }
}

/// A class without points was not called anything; its lines are like the other's.
void PointsRewriter::adoptForm(Label label, Label other)
{
    if (!form(label).ownName.empty())
        return;
    form(label) = form(other);
    form(label).ownName = {};
    form(label).name = numberText(sign(label));
    if (form(other).ownName.starts_with('"'))
        form(label).name = inFieldQuotes(form(label).name);
}

/// The text's own names as it writes them, if they can be, or at least in quotes.
void PointsRewriter::chooseNames()
{
    if (readsBack())
        return;
    const auto own = m_forms;
    quoteNames();
    if (readsBack())
        return;
    m_forms = own;
    m_hasPlainNames = true;
    takePlainNames();
}

void PointsRewriter::quoteNames()
{
    for (ClassForm &form : m_forms)
        form.name = inFieldQuotes(contentOfName(form.name));
}

void PointsRewriter::takePlainNames()
{
    for (const Label label : {Label::Negative, Label::Positive})
        form(label).name = numberText(sign(label));
}

/// Whether a point of each class there is would be read as what it is, were it written as a new one, but not
/// first. Which one it is makes no difference: in no line does a number end a column or begin a comment.
bool PointsRewriter::readsBack() const
{
    std::string text = m_before.text.substr(0, m_before.lines[0]);
    Dataset expected;
    for (const Label label : {Label::Negative, Label::Positive}) {
        if (!has(label))
            continue;
        if (expected.empty()) {
            expected.push_back({1.5, -2.5, label});
            text += plainLine(expected.back()) + '\n';
        }
        expected.push_back({1.5, -2.5, label});
        text += newLine(expected.back()) + '\n';
    }
    const auto read = readPointsText(std::move(text));
    return expected.empty() || (read && read->file.points == expected);
}

std::string PointsRewriter::contentOfName(std::string_view name) const
{
    return split(name, m_before.separator).fields[0].content();
}

std::string PointsRewriter::lossOfNames() const
{
    if (!m_hasPlainNames)
        return {};
    const Label known =
        has(Label::Positive) && !form(Label::Positive).ownName.empty() ? Label::Positive : Label::Negative;
    const std::string name = inQuotes(contentOfName(form(known).ownName));
    const std::string other = DataNames().classWords(opposite(known));
    if (has(opposite(known))) {
        return name + " beside " + numberText(sign(opposite(known))) + " would be " + other
            + ": the classes are written as 1 and -1";
    }
    return name + " alone would be " + other + ": its points are written as " + form(known).name;
}

std::string PointsRewriter::noteOnNames() const
{
    for (const Label label : {Label::Negative, Label::Positive}) {
        const ClassForm &other = form(opposite(label));
        const bool isNew = has(label) && form(label).ownName.empty() && !m_hasPlainNames;
        if (isNew && !numberIn(contentOfName(other.ownName), m_before.separator))
            return DataNames().classWords(label) + " has no name: it is written as "
                + contentOfName(form(label).name);
    }
    return {};
}

std::string_view PointsRewriter::endOf(std::size_t index) const
{
    return lineEndAt(m_before.text, m_before.lines[index] + lineBefore(index).size());
}

/// Numbers without the quotes around them, the class with them.
PointCells PointsRewriter::columnsOf(const Row &row) const
{
    PointCells columns;
    for (std::size_t i = 0; i < columns.size(); ++i)
        columns[i] = i == m_before.order.y ? writtenField(row.fields[i]) : row.fields[i].text;
    return columns;
}

PointCells PointsRewriter::inOrder(std::string_view x1, std::string_view x2, std::string_view y) const
{
    PointCells columns;
    columns[m_before.order.x1] = x1;
    columns[m_before.order.x2] = x2;
    columns[m_before.order.y] = y;
    return columns;
}

std::string PointsRewriter::numberText(double number) const
{
    std::string text = shortest(number);
    if (m_before.hasDecimalComma)
        std::ranges::replace(text, '.', ',');
    if (m_before.hasUnicodeMinus && text.starts_with('-'))
        text.replace(0, 1, "\u2212");
    return text;
}

std::string PointsRewriter::newLine(const Point &point) const
{
    const ClassForm &model = form(point.label);
    return withColumns(model.line, model.columns,
                       inOrder(numberText(point.x1), numberText(point.x2), model.name));
}

/// Nothing but the columns, the name in quotes: read as it is meant wherever it stands.
std::string PointsRewriter::plainLine(const Point &point) const
{
    const std::string x1 = numberText(point.x1);
    const std::string x2 = numberText(point.x2);
    const std::string name = inFieldQuotes(contentOfName(form(point.label).name));
    std::string line;
    for (const std::string_view column : inOrder(x1, x2, name)) {
        if (!line.empty())
            line += static_cast<char>(m_before.separator);
        line += column;
    }
    return line;
}

/// The line of a point before as one of this point, with its comment.
std::string PointsRewriter::changedLine(std::size_t index, const Point &point) const
{
    const Point &old = m_before.file.points[index];
    const std::string_view line = lineBefore(index);
    const std::string_view content = contentOf(line);
    const PointCells before = columnsOf(split(content, m_before.separator));
    const std::string x1 = numberText(point.x1);
    const std::string x2 = numberText(point.x2);
    const bool keepsName = old.label == point.label && !m_renames;
    const std::string result =
        withColumns(line, before,
                    inOrder(old.x1 == point.x1 ? before[m_before.order.x1] : std::string_view(x1),
                            old.x2 == point.x2 ? before[m_before.order.x2] : std::string_view(x2),
                            keepsName ? before[m_before.order.y] : std::string_view(form(point.label).name)));
    if (keepsName || isReadAs(result, point))
        return result;
    return withCommentOf(line, plainLine(point));
}

bool PointsRewriter::isReadAs(std::string_view line, const Point &point) const
{
    const Row row = split(contentOf(line), m_before.separator);
    return row.count == 3 && row.quoteTrouble.start == nullptr
        && columnsOf(row)[m_before.order.y] == form(point.label).name
        && numberIn(row.fields[m_before.order.x1].text, m_before.separator) == point.x1
        && numberIn(row.fields[m_before.order.x2].text, m_before.separator) == point.x2;
}

/// What is before the first point stays there: a header, and what the file says of itself.
void PointsRewriter::addAll()
{
    m_text.reserve(m_before.text.size());
    m_written.lines.reserve(m_points.size());
    m_text.append(m_before.text, 0, m_before.lines[0]);
    KeptPoints::Place from;
    for (Kept kept = m_kept.inOrder.begin(); kept != m_kept.inOrder.end(); ++kept) {
        addBetween(from, *kept);
        const Kept last = lastOfRun(kept);
        addLines(kept->before, last->before);
        kept = last;
        addPoint(kept->after, KeptPoints::nowhere);
        from = {kept->before + 1, kept->after + 1};
    }
    addBetween(from, {m_before.lines.size(), m_points.size()});
    endAsBefore();
}

/// The last of those from this one on whose lines, and all between them, stay as they are.
PointsRewriter::Kept PointsRewriter::lastOfRun(Kept first) const
{
    Kept last = first;
    if (m_renames || first->after == 0) // which has to show the separator
        return last;
    for (Kept next = last + 1;
         next != m_kept.inOrder.end() && next->before == last->before + 1 && next->after == last->after + 1;
         ++next)
        last = next;
    return last;
}

/// From the line of one point up to that of another.
void PointsRewriter::addLines(std::size_t first, std::size_t end)
{
    const std::size_t start = m_before.lines[first];
    for (std::size_t i = first; i < end; ++i)
        m_written.lines.push_back(m_text.size() + m_before.lines[i] - start);
    m_text.append(m_before.text, start, m_before.lines[end] - start);
}

/// From one point that stayed to the next the first new point takes the place of the first that went, and so
/// on; between them stay the lines that are no points.
void PointsRewriter::addBetween(const KeptPoints::Place &from, const KeptPoints::Place &to)
{
    const std::size_t gone = to.before - from.before;
    const std::size_t come = to.after - from.after;
    for (std::size_t i = 0; i < std::max(gone, come); ++i) {
        if (i < gone && from.before + i > 0)
            addOthersBehind(from.before + i - 1);
        if (i < come)
            addPoint(from.after + i,
                     i < gone && !m_isThere[from.before + i] ? from.before + i : KeptPoints::nowhere);
    }
    if (to.before > 0)
        addOthersBehind(to.before - 1);
}

/// At a place of its own, or in the place of one that is there no more.
void PointsRewriter::addPoint(std::size_t index, std::size_t replaced)
{
    const Point &point = m_points[index];
    const std::size_t origin = m_kept.origins[index];
    const std::size_t model = origin == KeptPoints::nowhere ? replaced : origin;
    if (model == KeptPoints::nowhere)
        addLine(newLine(point), m_lineEnd, point);
    else if (origin == KeptPoints::nowhere || m_renames)
        addLine(changedLine(model, point), endOf(model), point);
    else
        addLine(lineBefore(model), endOf(model), point);
}

void PointsRewriter::addLine(std::string_view line, std::string_view end, const Point &point)
{
    m_written.lines.push_back(m_text.size());
    const bool isFirstWithContent = !m_before.hasHeader && &point == m_points.data();
    if (isFirstWithContent && separatorOf(contentOf(line)) != m_before.separator)
        m_text += withCommentOf(line, plainLine(point));
    else
        m_text += line;
    m_text += end.empty() ? m_lineEnd : end;
}

/// The lines that are no points, up to the next one before.
void PointsRewriter::addOthersBehind(std::size_t index)
{
    const std::size_t from = m_before.lines[index] + lineBefore(index).size() + endOf(index).size();
    const std::size_t to =
        index + 1 < m_before.lines.size() ? m_before.lines[index + 1] : m_before.text.size();
    m_text.append(m_before.text, from, to - from);
}

/// With the end of a line, or without.
void PointsRewriter::endAsBefore()
{
    if (endsLine(m_before.text) || !endsLine(m_text))
        return;
    const bool endsWithTwo = m_text.ends_with("\r\n");
    m_text.resize(m_text.size() - (endsWithTwo ? 2 : 1));
}

} // namespace

RewrittenPoints rewritePoints(const Dataset &points, const PointsText &before)
{
    assert(!before.lines.empty());
    if (points == before.file.points)
        return {before, {}, {}};
    return PointsRewriter(points, before).rewritten();
}

} // namespace halfplane
