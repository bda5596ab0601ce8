#include "core/io/points_file.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace halfplane {

namespace {

/// A field as it can stand between other separators.
std::string separableField(const FieldView &field, Separator separator)
{
    const std::string_view written = writtenField(field);
    const std::string_view meaningful = separator == Separator::Blanks ? ";#\"\t " : ";#\"\t";
    const bool isSafe = written.starts_with('"')
        || (written.find_first_of(meaningful) == std::string_view::npos
            && written.find(static_cast<char>(separator)) == std::string_view::npos);
    return isSafe ? std::string(written) : inFieldQuotes(field.content());
}

void appendSeparated(std::string &text, std::string_view line, Separator from, Separator to)
{
    const std::string_view content = contentOf(line);
    if (content.empty()) {
        text += line;
        return;
    }
    const Row row = split(content, from);
    const auto place = static_cast<std::size_t>(content.data() - line.data());
    text += line.substr(0, place);
    for (std::size_t i = 0; i < row.count; ++i) {
        text.append(i > 0 ? 1 : 0, static_cast<char>(to));
        text += separableField(row.fields[i], to);
    }
    const std::string_view rest = line.substr(place + content.size());
    if (rest.starts_with('#') && text.ends_with('"'))
        text += ' '; // a comment follows a number or a blank
    text += rest;
}

/// In quotes where it needs them between such separators.
std::string fieldText(std::string_view content, Separator separator)
{
    const std::string_view meaningful = separator == Separator::Blanks ? ";,#\"\t " : ";,#\"\t";
    const bool isSafe = content.find_first_of(meaningful) == std::string_view::npos;
    return isSafe ? std::string(content) : inFieldQuotes(content);
}

/// As what the columns of a line are written; what is empty there stays.
using PointFields = std::array<std::string, 3>;

PointFields headerFields(const std::array<std::string, 2> &axes, Separator separator)
{
    return {axes[0].empty() ? "x1" : fieldText(axes[0], separator),
            axes[1].empty() ? "x2" : fieldText(axes[1], separator), "y"};
}

/// Of −1 and of +1.
std::array<std::string, 2> classFields(const std::array<std::string, 2> &classes, Separator separator)
{
    return {classes[0].empty() ? "-1" : fieldText(classes[0], separator),
            classes[1].empty() ? "1" : fieldText(classes[1], separator)};
}

std::string lineOf(const PointFields &fields, Separator separator)
{
    const char between = static_cast<char>(separator);
    return fields[0] + between + fields[1] + between + fields[2];
}

std::string writtenWith(const DataNames &names, const Dataset &points, Separator separator)
{
    std::string text = lineOf(headerFields(names.axes, separator), separator) + '\n';
    const auto classes = classFields(names.classes, separator);
    for (const Point &point : points)
        text +=
            lineOf({shortest(point.x1), shortest(point.x2), classes[placeOf(point.label)]}, separator) + '\n';
    return text;
}

std::string withFields(std::string_view line, Separator separator, const PointFields &fields)
{
    const std::string_view content = contentOf(line);
    const Row row = split(content, separator);
    PointCells old;
    PointCells columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        old[i] = writtenField(row.fields[i]);
        columns[i] = fields[i].empty() ? old[i] : std::string_view(fields[i]);
    }
    const auto end = static_cast<std::size_t>(content.data() + content.size() - line.data());
    std::string result = withColumns(line.substr(0, end), old, columns);
    const std::string_view rest = line.substr(end);
    if (rest.starts_with('#'))
        result += ' '; // a comment follows a number or a blank
    return result.append(rest);
}

/// Writes other names into a text, line by line.
class PointsRenamer
{
public:
    PointsRenamer(const PointsText &before, const DataNames &names)
        : m_before(before)
        , m_hasOtherAxes(names.axes != before.file.axes)
        , m_hasOtherClasses(names.classes != before.file.names().classes)
        , m_header(headerFields(names.axes, before.separator))
        , m_classes(classFields(names.classes, before.separator))
    {
    }

    std::string renamed()
    {
        const std::string_view old = m_before.text;
        std::size_t at = old.size() - withoutByteOrderMark(old).size();
        m_text = old.substr(0, at);
        while (at < old.size()) {
            const std::string_view line = lineAt(old, at);
            const std::string_view end = lineEndAt(old, at + line.size());
            append(line, end.empty() ? "\n" : end);
            m_text += end;
            at += line.size() + end.size();
        }
        return std::move(m_text);
    }

private:
    void append(std::string_view line, std::string_view end)
    {
        if (contentOf(line).empty()) {
            m_text += line;
        } else if (m_before.hasHeader && !std::exchange(m_isPastHeader, true)) {
            append(line, m_hasOtherAxes, {m_header[0], m_header[1], ""}); // what it says of y stays
        } else {
            if (!std::exchange(m_isPastHeader, true) && m_hasOtherAxes)
                m_text.append(lineOf(m_header, m_before.separator)).append(end);
            const Label label = m_before.file.points[m_count++].label;
            append(line, m_hasOtherClasses, {"", "", m_classes[placeOf(label)]});
        }
    }

    void append(std::string_view line, bool isOther, const PointFields &fields)
    {
        PointFields columns;
        columns[m_before.order.x1] = fields[0];
        columns[m_before.order.x2] = fields[1];
        columns[m_before.order.y] = fields[2];
        m_text += isOther ? withFields(line, m_before.separator, columns) : std::string(line);
    }

    const PointsText &m_before;
    bool m_hasOtherAxes;
    bool m_hasOtherClasses;
    PointFields m_header;
    std::array<std::string, 2> m_classes;
    bool m_isPastHeader = false;
    std::size_t m_count = 0; ///< of the points so far
    std::string m_text;
};

/// A text says nothing of a class of which it has no point.
DataNames sayable(DataNames names, const Dataset &points)
{
    for (const Label label : {Label::Negative, Label::Positive}) {
        if (std::ranges::find(points, label, &Point::label) == points.end())
            names.nameOf(label).clear();
    }
    return names;
}

/// The best first: a text may be able to say only some of them.
std::array<DataNames, 4> namesToTry(const DataNames &wanted, const Dataset &points)
{
    const DataNames names = sayable(wanted, points);
    return {names,
            {.axes = names.axes, .classes = {}},
            {.axes = {}, .classes = names.classes},
            {.axes = {}, .classes = {}}};
}

} // namespace

std::string writePoints(const Dataset &points, const DataNames &names, Separator separator)
{
    for (const DataNames &kept : namesToTry(names, points)) {
        std::string text = writtenWith(kept, points, separator);
        const auto read = readPoints(text);
        if (read && read->points == points && read->names() == kept)
            return text;
    }
    return writtenWith({}, points, separator);
}

PointsText renamed(const PointsText &before, const DataNames &names)
{
    if (names == before.file.names()) // also where its text had to give them up
        return before;
    for (const DataNames &kept : namesToTry(names, before.file.points)) {
        if (kept == before.file.names())
            return before;
        auto result = readPointsText(PointsRenamer(before, kept).renamed());
        if (result && result->file.points == before.file.points && result->file.names() == kept)
            return *std::move(result);
    }
    return before;
}

std::string lossOfNames(const DataNames &wanted, const PointsFile &written)
{
    const DataNames names = written.names();
    const DataNames said = sayable(wanted, written.points);
    if (wanted == names)
        return {};
    std::string loss;
    for (const Label label : {Label::Negative, Label::Positive}) {
        if (wanted.nameOf(label) != said.nameOf(label))
            loss = "no point says " + inQuotes(wanted.nameOf(label));
    }
    if (said.classes != names.classes) {
        const std::string &name = said.classes[said.classes[0].empty() ? 1 : 0];
        loss += (loss.empty() ? "" : "; ") + inQuotes(name)
            + " would be the other class: the classes are written as 1 and -1";
    }
    if (wanted.axes != names.axes)
        loss += (loss.empty() ? "" : ", and ") + std::string("the axes as x1 and x2");
    return loss;
}

std::optional<PointsText> withSeparator(const PointsText &before, Separator separator)
{
    if (separator == before.separator)
        return before;
    const std::string_view old = before.text;
    const std::string_view unmarked = withoutByteOrderMark(old);
    std::string text(old.substr(0, old.size() - unmarked.size()));
    for (std::size_t at = text.size(); at < old.size();) {
        const std::string_view line = lineAt(old, at);
        const std::string_view end = lineEndAt(old, at + line.size());
        appendSeparated(text, line, before.separator, separator);
        text += end;
        at += line.size() + end.size();
    }
    auto result = readPointsText(std::move(text));
    if (!result || result->file.points != before.file.points)
        return std::nullopt;
    result->names = before.names;
    result->hasPlainNames = before.hasPlainNames;
    return *std::move(result);
}

} // namespace halfplane
