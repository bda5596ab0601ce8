#include "ui/figures/sheet.h"

#include "core/picture/board_picture.h"
#include "core/picture/moved.h"
#include "core/picture/outlines.h"
#include "ui/basics/text.h"
#include "ui/figures/figure_plan.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

Picture blank(Size size, Paper paper)
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

void addMoved(const Picture &picture, Spot by, Picture &to)
{
    for (const Instruction &instruction : picture.instructions)
        to.add(moved(instruction, by));
    to.add(Clip{Box({}, to.size)});
}

Words wordsOf(const QString &text, Spot at, double size)
{
    return {.at = at,
            .anchor = Anchor::Centre,
            .text = text.toStdString(),
            .size = size,
            .colour = {Hue::Words},
            .plate = {},
            .plateEdge = {}};
}

/// Not wider than that: first smaller, then shorter.
Words fittedWords(Words words, double width)
{
    constexpr double smallest = 0.7;
    const double usual = words.size;
    while (sizeOf(words).width > width && words.size > smallest * usual)
        words.size -= 1;
    const QString whole = toText(words.text);
    for (qsizetype kept = whole.size() - 1; kept > 0 && sizeOf(words).width > width; --kept)
        words.text = (whole.first(kept).trimmed() + u'…').toStdString();
    return words;
}

QString stepText(std::uint64_t step)
{
    return step == 0 ? SheetWords::tr("start") : SheetWords::tr("update %1").arg(countText(step));
}

QString labelOf(std::size_t panel, std::uint64_t step)
{
    return u"(%1) %2"_s.arg(letterOf(panel), stepText(step));
}

void addPanel(const Panel &panel, std::size_t index, Spot corner, Picture &sheet)
{
    addMoved(panel.picture, corner, sheet);
    const Box area(corner, panel.picture.size);
    sheet.add(Part{"panel-" + letterOf(index).toStdString()});
    // Inside its edge, where nothing of the line is cut off.
    Path frame = outlineOf(area.adjusted(0.5, 0.5, -0.5, -0.5));
    frame.push_back(frame.front());
    sheet.add(Line{frame, {{Hue::PlateEdge}, 1}});
    const Spot middle{area.centre().x, area.bottom() + sheet::labelHeight / 2};
    sheet.add(fittedWords(wordsOf(labelOf(index, panel.step), middle, Sizes{}.text), area.width));
}

} // namespace

Picture underTitle(const QString &title, const Picture &picture, const TitleStrip &strip)
{
    Picture whole = blank(picture.size + Size{0, strip.height}, strip.paper);
    whole.add(Part{"title"});
    Words words = wordsOf(title, {whole.size.width / 2, strip.height / 2}, Sizes{}.text + 2);
    words.isBold = true;
    if (!title.isEmpty())
        whole.add(fittedWords(words, whole.size.width - 2 * sheet::gap));
    addMoved(picture, {0, strip.height}, whole);
    return whole;
}

Picture contactSheet(std::span<const Panel> panels, int columns, Paper paper)
{
    const Size board = panels.front().picture.size;
    const auto across = static_cast<std::size_t>(columns);
    const std::size_t rows = (panels.size() + across - 1) / across;
    const Size cell{board.width + sheet::gap, board.height + sheet::labelHeight + sheet::gap};
    Picture whole = blank({static_cast<double>(across) * cell.width - sheet::gap,
                           static_cast<double>(rows) * cell.height - sheet::gap},
                          paper);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Spot corner{static_cast<double>(i % across) * cell.width,
                          static_cast<double>(i / across) * cell.height};
        addPanel(panels[i], i, corner, whole);
    }
    return whole;
}

QString sheetDescription(std::span<const Panel> panels)
{
    QStringList labels;
    for (std::size_t i = 0; i < panels.size(); ++i)
        labels << labelOf(i, panels[i].step);
    return labels.join(u"; "_s);
}

QString letterOf(std::size_t panel)
{
    QString letters;
    for (std::size_t rest = panel + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>(u'a' + (rest - 1) % 26)));
    return letters;
}

} // namespace halfplane
