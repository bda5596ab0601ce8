#include "core/io/pasted_points.h"

#include "core/io/document.h"
#include "core/io/fields.h"
#include "core/io/points_header.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <optional>

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

Result<PointsFile> pointsOfDocument(std::string_view text)
{
    auto document = readDocument(text);
    if (!document)
        return document.failure();
    if (document->points.empty())
        return Failure{"the document has no points"};
    return PointsFile{std::move(document->points), {}, {}};
}

} // namespace

Result<PointsFile> readPastedPoints(std::string_view text, Label label)
{
    const std::string_view unmarked = withoutByteOrderMark(text);
    const std::size_t first = unmarked.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && unmarked[first] == '{')
        return pointsOfDocument(unmarked);
    const auto completed = ClassAppender(unmarked, label).completed();
    if (!completed)
        return readPoints(unmarked);
    return *completed ? readPoints(**completed) : completed->failure();
}

std::string pointsTable(const Dataset &points)
{
    std::string text = "x1\tx2\ty\n";
    for (const Point &point : points) {
        text += shortest(point.x1);
        text += '\t';
        text += shortest(point.x2);
        text += point.label == Label::Positive ? "\t1\n" : "\t-1\n";
    }
    return text;
}

} // namespace halfplane
