#include "core/io/points_file.h"

#include "core/dataset.h"
#include "core/io/fields.h"
#include "core/io/points_header.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/utf8.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halfplane {

namespace {

/// The one or two classes of a points file, met while it is read: 1, 0, −1 or any names. Of two the second,
/// sorted by bytes, is +1. Fields with equal numbers are of one class, however they are written.
class ClassNames
{
public:
    /// The class of a field, 0 or 1 in the order of appearance; none where it would be a third.
    std::optional<std::size_t> indexOf(const FieldView &field, Separator separator);

    /// The names in the order of appearance, made valid UTF-8.
    const std::string &name(std::size_t index) const { return m_classes[index].name; }

    /// These hold when all points have been read; the name is empty when no class has the label.
    Label labelOf(std::size_t index) const;
    std::string nameOf(Label label) const;

private:
    struct Class
    {
        std::string meaning; ///< a number in its shortest form, or the name
        std::string name; ///< as the file wrote it first
        std::string_view spelling; ///< as the file wrote it last, to recognize it fast
    };

    std::vector<Class> m_classes;
};

/// Whether a class of this name needs no explanation as +1, as −1.
bool isPlainPositive(std::string_view name);
bool isPlainNegative(std::string_view name);

constexpr std::size_t mostClasses = 2;

std::string meaningOf(const FieldView &field, Separator separator)
{
    const std::optional<double> number = numberIn(field.text, separator);
    return number ? shortest(*number + 0.0) : field.content(); // adding 0 makes -0 a 0
}

std::optional<std::size_t> ClassNames::indexOf(const FieldView &field, Separator separator)
{
    for (std::size_t i = 0; i < m_classes.size(); ++i) {
        if (m_classes[i].spelling == field.text && !field.hasDoubledQuotes)
            return i;
    }
    const std::string meaning = meaningOf(field, separator);
    const auto found = std::ranges::find(m_classes, meaning, &Class::meaning);
    const auto index = static_cast<std::size_t>(found - m_classes.begin());
    if (index == mostClasses)
        return std::nullopt;
    if (found == m_classes.end())
        m_classes.push_back({meaning, validUtf8(field.content()), {}});
    if (!field.hasDoubledQuotes)
        m_classes[index].spelling = field.text;
    return index;
}

Label ClassNames::labelOf(std::size_t index) const
{
    const std::string &meaning = m_classes[index].meaning;
    const bool isPositive =
        m_classes.size() < mostClasses ? !isPlainNegative(meaning) : meaning > m_classes[1 - index].meaning;
    return isPositive ? Label::Positive : Label::Negative;
}

std::string ClassNames::nameOf(Label label) const
{
    for (std::size_t i = 0; i < m_classes.size(); ++i) {
        if (labelOf(i) == label)
            return m_classes[i].name;
    }
    return {};
}

bool isPlainPositive(std::string_view name) { return numberIn(name, Separator::Blanks) == 1; }

bool isPlainNegative(std::string_view name)
{
    const double number = numberIn(name, Separator::Blanks).value_or(1);
    return number == 0 || number == -1;
}

/// Reads a text line by line, up to the first trouble.
class PointsReader
{
public:
    explicit PointsReader(std::string_view text)
        : m_text(text)
    {
    }

    /// All but the text itself; places are counted in what was given.
    Result<PointsText> read();

private:
    std::optional<Failure> readLine(std::string_view line);
    std::optional<Failure> readPoint(const Row &row);
    std::optional<Failure> readNumber(const FieldView &field, std::string_view column, double &number);
    void noteStyle(std::string_view number);
    std::optional<Failure> troubleWithShape(const Row &row, std::string_view line) const;
    std::string wrongCount(std::size_t count) const;
    Failure failure(const char *place, std::string message, std::string_view remedy = {}) const;
    Failure thirdClass(const FieldView &field) const;
    void nameClasses();

    std::string_view m_text;
    PointsText m_read; ///< so far; until all names are known the class that came first is +1
    bool m_isFirstLine = true; ///< of those with content
    bool m_hasDecimalSign = false; ///< there was one
    bool m_hasMinus = false;
    ClassNames m_classes;
};

Result<PointsText> PointsReader::read()
{
    for (std::size_t at = 0; at < m_text.size();) {
        const std::string_view line = lineAt(m_text, at);
        if (const std::optional<Failure> trouble = readLine(line))
            return *trouble;
        at += line.size() + 1;
    }
    if (m_read.lines.empty())
        return Failure{"the text has no points: write one a line as x1,x2,y, with y 1 or -1"};
    nameClasses();
    return std::move(m_read);
}

std::optional<Failure> PointsReader::readLine(std::string_view line)
{
    const std::string_view content = contentOf(line);
    if (content.empty())
        return std::nullopt;
    if (m_isFirstLine)
        m_read.separator = separatorOf(content);
    const Row row = split(content, m_read.separator);
    if (std::optional<Failure> trouble = troubleWithShape(row, content))
        return trouble;
    if (std::exchange(m_isFirstLine, false) && isHeader(row)) {
        m_read.hasHeader = true;
        m_read.order = columnOrder(row);
        m_read.file.axes = axisNames(row);
        return std::nullopt;
    }
    m_read.lines.push_back(static_cast<std::size_t>(line.data() - m_text.data()));
    return readPoint(row);
}

std::optional<Failure> PointsReader::troubleWithShape(const Row &row, std::string_view line) const
{
    if (row.quoteTrouble.start != nullptr)
        return failure(row.quoteTrouble.start, std::string(row.quoteTrouble.what));
    if (row.count < 3)
        return failure(line.data() + line.size(), wrongCount(row.count));
    if (row.count > 3)
        return failure(row.fields[3].start, wrongCount(row.count));
    return std::nullopt;
}

std::string PointsReader::wrongCount(std::size_t count) const
{
    std::string message = "expected 3 columns (x1, x2, y)";
    if (count == 1 && m_isFirstLine)
        return message + ", found 1: separate them by commas, semicolons, tabs or blanks";
    message.append(" separated by ").append(nameOf(m_read.separator)).append(", found ");
    message += std::to_string(count);
    if (count == 1)
        return message + ": separate them as in the first line";
    if (count == 2)
        return message + ": add the missing one";
    message += ": remove the others";
    if (m_read.separator == Separator::Comma)
        message += ", or put semicolons between the columns where the commas are decimal ones";
    else if (m_read.separator == Separator::Blanks)
        message += ", or put a name that has blanks in double quotes";
    return message;
}

std::optional<Failure> PointsReader::readPoint(const Row &row)
{
    const FieldView &y = row.fields[m_read.order.y];
    Point point;
    if (std::optional<Failure> trouble = readNumber(row.fields[m_read.order.x1], "x1", point.x1))
        return trouble;
    if (std::optional<Failure> trouble = readNumber(row.fields[m_read.order.x2], "x2", point.x2))
        return trouble;
    if (y.text.empty())
        return failure(y.start, "y is empty: write 1, -1 or the name of a class");
    const std::optional<std::size_t> classIndex = m_classes.indexOf(y, m_read.separator);
    if (!classIndex)
        return thirdClass(y);
    point.label = *classIndex == 0 ? Label::Positive : Label::Negative;
    m_read.file.points.push_back(point);
    return std::nullopt;
}

std::optional<Failure> PointsReader::readNumber(const FieldView &field, std::string_view column,
                                                double &number)
{
    if (field.text.empty())
        return failure(field.start, std::string(column) + " is empty: write a number");
    const std::optional<double> read = numberIn(field.text, m_read.separator);
    if (!read && isTooLargeIn(field.text, m_read.separator))
        return failure(field.start, inQuotes(field.text) + " is too large: numbers go up to about 1.8e308");
    if (!read)
        return failure(field.start, inQuotes(field.text) + " is not a number", "write digits such as -1.5");
    number = *read;
    noteStyle(field.text);
    return std::nullopt;
}

void PointsReader::noteStyle(std::string_view number)
{
    if (!m_hasDecimalSign) {
        const std::size_t sign = number.find_first_of(".,");
        m_hasDecimalSign = sign != std::string_view::npos;
        m_read.hasDecimalComma = m_hasDecimalSign && number[sign] == ',';
    }
    if (!m_hasMinus) {
        m_read.hasUnicodeMinus = number.starts_with("\u2212");
        m_hasMinus = m_read.hasUnicodeMinus || number.starts_with('-');
    }
}

Failure PointsReader::failure(const char *place, std::string message, std::string_view remedy) const
{
    Failure failure = failureAt(m_text, static_cast<std::size_t>(place - m_text.data()), std::move(message));
    failure.remedy = remedy;
    return failure;
}

Failure PointsReader::thirdClass(const FieldView &field) const
{
    return failure(field.start,
                   inQuotes(field.content()) + " is a third class: there are " + inQuotes(m_classes.name(0))
                       + " and " + inQuotes(m_classes.name(1)) + " already, and only two can be told apart",
                   "give its points one of these");
}

void PointsReader::nameClasses()
{
    m_read.file.positiveName = m_classes.nameOf(Label::Positive);
    m_read.file.negativeName = m_classes.nameOf(Label::Negative);
    if (m_classes.labelOf(0) == Label::Positive)
        return;
    for (Point &point : m_read.file.points)
        point.label = opposite(point.label);
}

/// What no text has but binary files do.
bool isBinaryControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && c != '\t' && c != '\n' && c != '\r';
}

std::optional<Failure> troubleWithBytes(std::string_view text)
{
    if (std::optional<Failure> trouble = utf16Trouble(text))
        return trouble;
    const auto control = static_cast<std::size_t>(std::ranges::find_if(text, isBinaryControl) - text.begin());
    if (control == text.size())
        return std::nullopt;
    const std::string what = text[control] == '\0' ? "a NUL byte" : "a control character";
    return failureAt(text, control, what + ": this is not plain text; save the table as text (CSV) in UTF-8");
}

Result<PointsText> readUnmarked(std::string_view text)
{
    if (const std::optional<Failure> trouble = troubleWithBytes(text))
        return *trouble;
    return PointsReader(text).read();
}

} // namespace

Result<PointsFile> readPoints(std::string_view text)
{
    auto read = readUnmarked(withoutByteOrderMark(text));
    if (!read)
        return read.failure();
    return std::move(read->file);
}

Result<PointsText> readPointsText(std::string text)
{
    const std::string_view unmarked = withoutByteOrderMark(text);
    auto read = readUnmarked(unmarked);
    if (!read)
        return read;
    for (std::size_t &line : read->lines)
        line += text.size() - unmarked.size();
    read->text = std::move(text);
    return read;
}

namespace {

bool hasPlainNames(const PointsFile &file)
{
    return (file.positiveName.empty() || isPlainPositive(file.positiveName))
        && (file.negativeName.empty() || isPlainNegative(file.negativeName));
}

} // namespace

DataNames PointsFile::names() const
{
    DataNames names{.axes = axes, .classes = {}};
    if (hasPlainNames(*this))
        return names;
    names.classes = {keptName(negativeName), keptName(positiveName)};
    if (names.classes[0] == names.classes[1])
        names.classes = {}; // only beyond what is kept of them do they differ
    for (const Label label : {Label::Negative, Label::Positive}) {
        if (numberIn(names.nameOf(label), Separator::Blanks) == sign(label))
            names.nameOf(label).clear();
    }
    return names;
}

std::string PointsFile::classNote() const
{
    if (hasPlainNames(*this))
        return {};
    const std::string positive = "class +1 is " + inQuotes(positiveName);
    return positive
        + (negativeName.empty() ? ", there is no class −1" : ", class −1 is " + inQuotes(negativeName));
}

} // namespace halfplane
