#include "core/io/pasted_points.h"

#include "core/io/document.h"
#include "core/io/fields.h"
#include "core/io/points_header.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace halfplane {

namespace {

/// Gives the points of a text of two columns a class: what is added stands at the ends of the lines, so the
/// places in the text stay what they are.
class ClassAppender
{
public:
    ClassAppender(std::string_view text, Label label)
        : m_text(text)
        , m_class(label == Label::Positive ? "1" : "-1")
    {
    }

    /// Nothing where the first line with content does not have two columns.
    std::optional<Result<std::string>> completed();

private:
    std::optional<Failure> append(std::string_view line);
    Failure wrongCount(const Row &row, std::string_view content) const;

    std::string_view m_text;
    std::string_view m_class;
    std::optional<Separator> m_separator; ///< as the first line with content shows it
    bool m_hasTwoColumns = true;
    std::string m_completed;
};

std::optional<Result<std::string>> ClassAppender::completed()
{
    for (std::size_t at = 0; at < m_text.size();) {
        const std::size_t end = std::min(m_text.find_first_of("\r\n", at), m_text.size());
        auto failure = append(m_text.substr(at, end - at));
        if (!m_hasTwoColumns)
            return std::nullopt;
        if (failure)
            return *std::move(failure);
        m_completed += m_text.substr(end, 1);
        at = end + 1;
    }
    return std::move(m_completed);
}

std::optional<Failure> ClassAppender::append(std::string_view line)
{
    const std::string_view content = contentOf(line);
    if (content.empty()) {
        m_completed += line;
        return std::nullopt;
    }
    const bool isFirst = !m_separator;
    if (isFirst)
        m_separator = separatorOf(content);
    const Row row = split(content, *m_separator);
    if (isFirst)
        m_hasTwoColumns = row.count == 2;
    if (row.count != 2)
        return wrongCount(row, content);
    const auto end = static_cast<std::size_t>(content.data() + content.size() - line.data());
    m_completed.append(line.substr(0, end)).append(1, static_cast<char>(*m_separator));
    m_completed += isFirst && isHeader(row) ? "y" : m_class;
    return std::nullopt;
}

Failure ClassAppender::wrongCount(const Row &row, std::string_view content) const
{
    const char *place = row.count > 2 ? row.fields[2].start : content.data() + content.size();
    std::string message = "expected 2 columns (x1, x2) as in the first line, found ";
    message += std::to_string(row.count);
    message += row.count > 2 ? ": give every point a class or none" : ": add the missing one";
    return failureAt(m_text, static_cast<std::size_t>(place - m_text.data()), std::move(message));
}

std::vector<std::string_view> cellsOf(std::string_view line, Separator separator)
{
    std::vector<std::string_view> cells;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(static_cast<char>(separator), at), line.size());
        cells.push_back(trimmed(line.substr(at, end - at)));
        at = end + 1;
    }
    return cells;
}

/// The columns x1, x2 and y of a text whose first line names them in this order among others, as the table of
/// points and `run --points` write it. Blanks stand for what was before them, so the places in the text stay
/// what they are. Nothing where it is no such text.
class ThreeColumns
{
public:
    explicit ThreeColumns(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<Result<std::string>> text();

private:
    bool takeHeading(std::string_view line);
    std::optional<Failure> append(std::string_view line);

    std::string_view m_text;
    Separator m_separator = Separator::Tab;
    std::size_t m_count = 0; ///< of the columns, once they are known
    std::array<std::size_t, 3> m_places{};
    std::string m_result;
};

std::optional<Result<std::string>> ThreeColumns::text()
{
    for (std::size_t at = 0; at < m_text.size();) {
        const std::size_t end = std::min(m_text.find_first_of("\r\n", at), m_text.size());
        const std::string_view line = withoutComment(m_text.substr(at, end - at));
        const bool isEmpty = trimmed(line).empty();
        if (!isEmpty && m_count == 0 && !takeHeading(line))
            return std::nullopt;
        if (!isEmpty) {
            if (auto failure = append(line))
                return *std::move(failure);
        }
        m_result.resize(end, ' ');
        m_result += m_text.substr(end, 1);
        at = end + 1;
    }
    return std::move(m_result);
}

bool ThreeColumns::takeHeading(std::string_view line)
{
    constexpr std::array<std::string_view, 3> names{"x1", "x2", "y"};
    m_separator = separatorOf(line);
    const auto cells = cellsOf(line, m_separator);
    for (std::size_t i = 0; i < names.size(); ++i)
        m_places[i] = static_cast<std::size_t>(std::ranges::find(cells, names[i]) - cells.begin());
    m_count = cells.size();
    return m_count > names.size() && m_places.back() < m_count && std::ranges::is_sorted(m_places);
}

std::optional<Failure> ThreeColumns::append(std::string_view line)
{
    const auto cells = cellsOf(line, m_separator);
    if (cells.size() != m_count)
        return failureAt(m_text, static_cast<std::size_t>(line.data() - m_text.data()),
                         "expected " + std::to_string(m_count) + " columns as in the first line, found "
                             + std::to_string(cells.size()));
    for (const std::size_t place : m_places) {
        m_result.resize(static_cast<std::size_t>(cells[place].data() - m_text.data()), ' ');
        m_result += cells[place];
        if (place != m_places.back())
            m_result += static_cast<char>(m_separator);
    }
    return std::nullopt;
}

Result<PointsFile> pointsOfDocument(std::string_view text)
{
    auto document = readDocument(text);
    if (!document)
        return document.failure();
    if (document->points.empty())
        return Failure{"the document has no points"};
    const DataNames &names = document->names;
    return PointsFile{std::move(document->points), names.classes[1], names.classes[0], names.axes};
}

bool isSameName(const std::string &name, const std::string &other) { return !name.empty() && name == other; }

/// Where a name gives way to another one.
void addNote(const std::string &name, const std::string &taken, const std::string &shown, std::string &note)
{
    if (!name.empty() && name != taken)
        note += (note.empty() ? "" : ", ") + inQuotes(name) + " is " + shown;
}

std::string noteOnTaken(const DataNames &own, const DataNames &names)
{
    std::string note;
    for (std::size_t i = 0; i < own.axes.size(); ++i)
        addNote(own.axes[i], names.axes[i], names.axis(i), note);
    for (const Label label : {Label::Negative, Label::Positive})
        addNote(own.nameOf(label), names.nameOf(label), names.signedWords(label), note);
    return note;
}

/// Names of points that are the first.
void adopt(const DataNames &own, JoiningPoints &joined)
{
    const DataNames none;
    if (own.axes != none.axes)
        joined.names.axes = own.axes;
    if (own.classes == none.classes || own.classes == joined.names.classes)
        return;
    joined.names.classes = own.classes;
    joined.note = noteOn(own);
}

} // namespace

Result<PointsFile> readPastedPoints(std::string_view text, Label label)
{
    const std::string_view unmarked = withoutByteOrderMark(text);
    const std::size_t first = unmarked.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && unmarked[first] == '{')
        return pointsOfDocument(unmarked);
    if (const auto three = ThreeColumns(unmarked).text())
        return *three ? readPoints(**three) : three->failure();
    const auto completed = ClassAppender(unmarked, label).completed();
    if (!completed)
        return readPoints(unmarked);
    return *completed ? readPoints(**completed) : completed->failure();
}

JoiningPoints joining(const PointsFile &file, const Dataset &there, const DataNames &names)
{
    DataNames own = file.names();
    JoiningPoints joined{file.points, names, {}};
    if (isSameName(own.classes[0], names.classes[1]) || isSameName(own.classes[1], names.classes[0])) {
        for (Point &point : joined.points)
            point.label = opposite(point.label);
        own = swapped(own);
    }
    if (isSameName(own.axes[0], names.axes[1]) && isSameName(own.axes[1], names.axes[0])) {
        for (Point &point : joined.points)
            std::swap(point.x1, point.x2);
        std::swap(own.axes[0], own.axes[1]);
    }
    if (there.empty())
        adopt(own, joined);
    else
        joined.note = noteOnTaken(own, names);
    return joined;
}

} // namespace halfplane
