#include "core/picture/sheet.h"

#include "core/numbers.h"
#include "core/picture/board_picture.h"
#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

namespace {

struct Move
{
    Spot by;

    void operator()(Part & /*part*/) const { }
    void operator()(Clip &clip) const { clip.rectangle = clip.rectangle.moved(by); }
    void operator()(Area &area) const { area.outline = shifted(std::move(area.outline), by); }
    void operator()(Line &line) const { line.points = shifted(std::move(line.points), by); }
    void operator()(Disc &disc) const { disc.centre += by; }
    void operator()(ArcLine &arc) const { arc.centre += by; }
    void operator()(Arrow &arrow) const
    {
        arrow.from += by;
        arrow.to += by;
    }
    void operator()(Marks &marks) const
    {
        for (Mark &mark : marks.marks)
            mark.at += by;
    }
    void operator()(Words &words) const { words.at += by; }
    void operator()(HeatMap &map) const { map.where = map.where.moved(by); }
};

/// The same, elsewhere.
Instruction moved(Instruction instruction, Spot by)
{
    std::visit(Move{by}, instruction);
    return instruction;
}

Words sheetWords(std::string text, Spot at, double size)
{
    return {.at = at,
            .anchor = Anchor::Centre,
            .text = std::move(text),
            .size = size,
            .colour = {Hue::Words},
            .plate = {},
            .plateEdge = {}};
}

/// Where a text may end: before each of its characters, which may take several bytes.
std::vector<std::size_t> endsIn(const std::string &text)
{
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
            ends.push_back(i);
    }
    return ends;
}

std::string labelOf(std::size_t panel, const RunStep &step)
{
    constexpr int allDigits = 15;
    return "(" + letterOf(panel) + ") "
        + (step == 0 ? "start" : "update " + readable(static_cast<double>(step.update), allDigits))
        + (step.beat == Beat::Asked ? ", asked" : "");
}

void addPanel(const SheetPanel &panel, std::size_t index, Spot corner, Picture &sheet)
{
    addMoved(panel.picture, corner, sheet);
    const Box area(corner, panel.picture.size);
    sheet.add(Part{"panel-" + letterOf(index)});
    // Inside its edge, where nothing of the line is cut off.
    Path frame = outlineOf(area.adjusted(0.5, 0.5, -0.5, -0.5));
    frame.push_back(frame.front());
    sheet.add(Line{frame, {{Hue::PlateEdge}, 1}});
    const Spot middle{area.centre().x, area.bottom() + sheet::labelHeight / 2};
    sheet.add(fittedWords(sheetWords(labelOf(index, panel.step), middle, Sizes{}.text), area.width));
}

} // namespace

void addMoved(const Picture &picture, Spot by, Picture &to)
{
    for (const Instruction &instruction : picture.instructions)
        to.add(moved(instruction, by));
    to.add(Clip{Box({}, to.size)});
}

Picture blankSheet(Size size, Paper paper)
{
    Picture picture{.size = size, .instructions = {}};
    const Box whole({}, size);
    picture.add(Clip{whole});
    if (paper == Paper::Opaque) {
        picture.add(Part{"paper"});
        picture.add(Area{outlineOf(whole), {Hue::Paper}});
    }
    return picture;
}

Words fittedWords(Words words, double width, double smallest)
{
    const double usual = words.size;
    while (sizeOf(words).width > width && words.size > smallest * usual)
        words.size -= 1;
    if (sizeOf(words).width <= width)
        return words;
    const auto cutAt = [&words, whole = words.text](std::size_t end) {
        const std::size_t last = whole.substr(0, end).find_last_not_of(' ');
        words.text = whole.substr(0, last + 1) + "…";
        return sizeOf(words).width;
    };
    const std::vector<std::size_t> ends = endsIn(words.text);
    const auto tooFar =
        std::ranges::partition_point(ends, [&](std::size_t end) { return cutAt(end) <= width; });
    cutAt(tooFar == ends.begin() ? 0 : *std::prev(tooFar));
    return words;
}

Picture underTitle(const std::string &title, const Picture &picture, const TitleStrip &strip)
{
    Picture whole = blankSheet(picture.size + Size{0, strip.height}, strip.paper);
    whole.add(Part{"title"});
    Words words = sheetWords(title, {whole.size.width / 2, strip.height / 2}, Sizes{}.text + 2);
    words.isBold = true;
    if (!title.empty())
        whole.add(fittedWords(words, whole.size.width - 2 * sheet::gap));
    addMoved(picture, {0, strip.height}, whole);
    return whole;
}

Picture stacked(const Picture &above, const Picture &below)
{
    Picture whole{.size = above.size + Size{0, below.size.height}, .instructions = above.instructions};
    addMoved(below, {0, above.size.height}, whole);
    return whole;
}

Picture contactSheet(std::span<const SheetPanel> panels, int columns, Paper paper)
{
    const Size board = panels.front().picture.size;
    const auto across = static_cast<std::size_t>(columns);
    const std::size_t rows = (panels.size() + across - 1) / across;
    const Size cell{board.width + sheet::gap, board.height + sheet::labelHeight + sheet::gap};
    Picture whole = blankSheet({static_cast<double>(across) * cell.width - sheet::gap,
                                static_cast<double>(rows) * cell.height - sheet::gap},
                               paper);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Spot corner{static_cast<double>(i % across) * cell.width,
                          static_cast<double>(i / across) * cell.height};
        addPanel(panels[i], i, corner, whole);
    }
    return whole;
}

int bestRows(int count, Size room, double header)
{
    int best = 1;
    double largest = 0;
    for (int rows = 1; rows <= count; ++rows) {
        const int columns = (count + rows - 1) / rows;
        const double side = std::min(room.width / columns, room.height / rows - header);
        if (side > largest) {
            largest = side;
            best = rows;
        }
    }
    return best;
}

Size sizeOfNamedPanel(std::size_t count, Size whole)
{
    const auto panels = static_cast<int>(count);
    const int rows = bestRows(panels, whole, sheet::labelHeight);
    const int columns = (panels + rows - 1) / rows;
    return {std::max(1.0, (whole.width - sheet::gap * (columns - 1)) / columns),
            std::max(1.0, (whole.height - sheet::gap * (rows - 1)) / rows - sheet::labelHeight)};
}

Picture namedPanels(std::span<const NamedPanel> panels, Size whole, Paper paper)
{
    Picture picture = blankSheet(whole, paper);
    const Size board = sizeOfNamedPanel(panels.size(), whole);
    const auto columns =
        static_cast<std::size_t>((whole.width + sheet::gap + 0.5) / (board.width + sheet::gap));
    double size = Sizes{}.text; // the same for all
    for (const NamedPanel &panel : panels) {
        Words name = sheetWords(panel.name, {}, Sizes{}.text);
        name.isBold = true;
        size = std::min(size, fittedWords(std::move(name), board.width).size);
    }
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Spot corner{static_cast<double>(i % columns) * (board.width + sheet::gap),
                          static_cast<double>(i / columns)
                              * (board.height + sheet::labelHeight + sheet::gap)};
        picture.add(Part{"recipe-" + letterOf(i)});
        const Spot middle{corner.x + board.width / 2, corner.y + sheet::labelHeight / 2};
        Words name = sheetWords(panels[i].name, middle, size);
        name.isBold = true;
        picture.add(fittedWords(name, board.width, 1));
        addMoved(panels[i].picture, corner + Spot{0, sheet::labelHeight}, picture);
    }
    return picture;
}

std::string sheetDescription(std::span<const SheetPanel> panels)
{
    std::string labels;
    for (std::size_t i = 0; i < panels.size(); ++i)
        labels += (i == 0 ? "" : "; ") + labelOf(i, panels[i].step);
    return labels;
}

std::string letterOf(std::size_t panel)
{
    std::string letters;
    for (std::size_t rest = panel + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('a' + (rest - 1) % 26));
    return letters;
}

} // namespace halfplane
