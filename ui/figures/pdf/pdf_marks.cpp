#include "ui/figures/pdf/pdf_marks.h"

#include "core/picture/outlines.h"
#include "ui/painting/qt_shapes.h"

#include <QRegularExpression>

#include <array>
#include <charconv>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

// A stand-in is a triangle with sevenths of dots in its places: nothing else that is drawn has them, and
// rounding does not change their first digits.
constexpr auto standIn = R"(\d+\.1428\d* \d+\.2857\d* m\n\d+\.4285\d* \d+\.5714\d* l\n)"
                         R"(\d+\.7142\d* \d+\.8571\d* l\n[^\n]* l\nh\nf\*?\n)"_L1;

/// In the middle of what is visible, where nothing clips it away.
Area standInAt(Spot place, double scale, const Colour &fill)
{
    const Spot dot{std::floor(place.x * scale), std::floor(place.y * scale)};
    const auto sevenths = [&](double x, double y) { return (dot + Spot{x, y} / 7) / scale; };
    return {Path{sevenths(1, 2), sevenths(3, 4), sevenths(5, 6)}, fill};
}

/// Text in the making, of numbers and operators.
class Operators
{
public:
    Operators &operator<<(int number)
    {
        std::array<char, 16> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        *end = ' ';
        m_text.append(digits.data(), end + 1 - digits.data());
        return *this;
    }
    Operators &operator<<(QByteArrayView text)
    {
        m_text.append(text);
        return *this;
    }

    const QByteArray &text() const { return m_text; }

private:
    QByteArray m_text;
};

QByteArray ink(const QColor &colour)
{
    const auto number = [](float value) { return QByteArray::number(value, 'g', 3) + ' '; };
    const bool isGrey = colour.red() == colour.green() && colour.green() == colour.blue();
    return isGrey ? number(colour.redF()) + "g\n"
                  : number(colour.redF()) + number(colour.greenF()) + number(colour.blueF()) + "rg\n";
}

/// One of the outlines that make up a point, in dots around its place. All are filled: viewers draw lines
/// that are thinner than a pixel too boldly.
struct DottedOutline
{
    QByteArray ink;
    std::vector<QPoint> corners; ///< of a square from its top left

    void putDown(Operators &to, QPoint at) const
    {
        constexpr std::size_t ofSquare = 4;
        if (corners.size() == ofSquare) {
            const QPoint corner = at + corners[0];
            const QPoint size = corners[2] - corners[0];
            to << corner.x() << corner.y() << size.x() << size.y() << "re\nf\n";
            return;
        }
        for (std::size_t i = 0; i < corners.size(); ++i)
            to << at.x() + corners[i].x() << at.y() + corners[i].y() << (i == 0 ? "m\n" : "l\n");
        to << "f\n";
    }
};

using Stencils = std::vector<DottedOutline>; ///< that make up a point, from the back

Stencils stencilsFor(const std::vector<MarkPart> &parts, double scale, const Palette &palette)
{
    Stencils result;
    for (const MarkPart &part : parts) {
        DottedOutline &stencil = result.emplace_back(DottedOutline{ink(palette[part.hue]), {}});
        for (const Spot place : part.outline)
            stencil.corners.push_back(toQt(place * scale).toPoint());
    }
    return result;
}

std::size_t kindOf(Label label, MarkStyle style)
{
    return 2 * static_cast<std::size_t>(style) + (label == Label::Positive ? 1 : 0);
}

std::array<Stencils, 8> allStencils(double size, double scale, const Palette &palette)
{
    std::array<Stencils, 8> result;
    for (const Label label : {Label::Negative, Label::Positive}) {
        for (const MarkStyle style :
             {MarkStyle::Right, MarkStyle::Wrong, MarkStyle::Hollow, hollow(MarkStyle::Wrong)})
            result[kindOf(label, style)] = stencilsFor(partsOf(label, style, size), scale, palette);
    }
    return result;
}

bool isOnPaper(Spot dot)
{
    constexpr double most = 1e6; // not so for NaN
    return std::abs(dot.x) < most && std::abs(dot.y) < most;
}

} // namespace

PageWithoutMarks withoutManyMarks(Picture picture, double scale)
{
    PageWithoutMarks result;
    Box visible({}, picture.size);
    for (Instruction &instruction : picture.instructions) {
        if (const auto *clip = std::get_if<Clip>(&instruction))
            visible = clip->rectangle;
        auto *marks = std::get_if<Marks>(&instruction);
        if (marks == nullptr || marks->marks.size() <= fewMarks)
            continue;
        result.marks.push_back(std::move(*marks));
        instruction = standInAt(visible.centre(), scale, {.hue = Hue::MarkEdge});
    }
    result.picture = std::move(picture);
    return result;
}

QByteArray operatorsOf(const Marks &marks, double scale, const Palette &palette)
{
    const auto stencils = allStencils(marks.size, scale, palette);
    Operators operators;
    operators << "q\n";
    for (const Mark &mark : marks.marks) {
        const Spot dot = mark.at * scale;
        if (!isOnPaper(dot))
            continue;
        for (const DottedOutline &stencil : stencils[kindOf(mark.label, mark.style)]) {
            operators << stencil.ink;
            stencil.putDown(operators, toQt(dot).toPoint());
        }
    }
    operators << "Q\n";
    return operators.text();
}

std::optional<QByteArray> withMarks(const QByteArray &operators, const std::vector<QByteArray> &marks)
{
    const QString text = QString::fromLatin1(operators);
    const QRegularExpression wanted(standIn);
    QByteArray result;
    qsizetype done = 0;
    std::size_t count = 0;
    for (auto matches = wanted.globalMatch(text); matches.hasNext(); ++count) {
        const QRegularExpressionMatch match = matches.next();
        if (count == marks.size())
            return {};
        result += operators.sliced(done, match.capturedStart() - done) + marks[count];
        done = match.capturedEnd();
    }
    return count == marks.size() ? std::optional(result + operators.sliced(done)) : std::nullopt;
}

} // namespace halfplane
