#include "ui/board/hands/board_menu.h"

#include "ui/basics/text.h"
#include "ui/board/board.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/point_editor.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"
#include "ui/painting/icons.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QMenu>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString nameOf(const OpenDocument &document, const Selection &which)
{
    if (which.size() != 1)
        return pointsText(which.size());
    const Point &point = document.points()[which.front()];
    return tr("%1 = (%2, %3)")
        .arg(toText(nameOfPoint(which.front())), readableText(point.x1, 4), readableText(point.x2, 4));
}

void addTitle(QMenu &menu, const QString &title)
{
    menu.addAction(title)->setEnabled(false);
    menu.addSeparator();
}

void addPointActions(QMenu &menu, BoardHands &hands)
{
    OpenDocument &document = hands.document();
    const bool isOne = document.selection().size() == 1;
    addTitle(menu, nameOf(document, document.selection()));
    QAction *exact = menu.addAction(tr("&Exact coordinates…"), &hands, [&board = hands.board(), &document] {
        if (document.selection().size() == 1)
            editPoint(board, document.selection().front());
    });
    exact->setEnabled(isOne);
    exact->setToolTip(isOne ? tr("Type both coordinates") : tr("Of one point at a time"));
    menu.addActions(hands.tools().menuActions().ofPoints);
}

void addPlaceActions(QMenu &menu, BoardHands &hands, Spot pixel)
{
    OpenDocument &document = hands.document();
    const PlanePoint place = hands.board().placeAt(pixel);
    addTitle(menu, tr("(%1, %2)").arg(readableText(place.x(), 4), readableText(place.y(), 4)));
    for (const Label label : {Label::Positive, Label::Negative}) {
        const QString sign = classText(label);
        const QString words = inMenu(document.names().ofClass(label));
        const QString withKey =
            words.first(words.lastIndexOf(sign)) + u'&' + words.last(words.size() - words.lastIndexOf(sign));
        menu.addAction(markIcon(label), tr("Add a point %1 here").arg(withKey), &document,
                       [&document, place, label] {
                           document.addPoint({place.x(), place.y(), label});
                       });
    }
    menu.addSeparator();
    menu.addActions(hands.tools().menuActions().ofPlaces);
    menu.addAction(tr("&Fit all points") + u"\t0"_s, &hands.board(), &Board::fit);
}

/// Each choice is a step of its own. What changes the document from elsewhere ends the menu.
QMenu *openMenu(BoardHands &hands, Spot pixel, bool isOfPoints)
{
    OpenDocument &document = hands.document();
    document.endStep();
    auto *menu = new QMenu(&hands.board());
    menu->setObjectName(u"boardMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    if (isOfPoints)
        addPointActions(*menu, hands);
    else
        addPlaceActions(*menu, hands, pixel);
    QObject::connect(&document, &OpenDocument::edited, menu, &QWidget::close);
    QObject::connect(&document, &OpenDocument::replaced, menu, &QWidget::close);
    menu->popup(hands.board().mapToGlobal(toQt(pixel).toPoint()));
    return menu;
}

} // namespace

QMenu *openMenuAt(BoardHands &hands, const Hand &hand)
{
    OpenDocument &document = hands.document();
    const auto point = hands.board().pointAt(hand.at, hand.slack);
    if (point && !std::ranges::binary_search(document.selection(), *point))
        document.setSelection({*point});
    return openMenu(hands, hand.at, point.has_value());
}

QMenu *openMenuOfSelection(BoardHands &hands)
{
    const auto &selection = hands.document().selection();
    const Board &board = hands.board();
    const Spot middle = fromQt(board.rect()).centre();
    if (selection.empty())
        return openMenu(hands, middle, false);
    const Point &first = board.study().points[selection.front()];
    const Spot at = board.view().toScreen(first.x1, first.x2);
    return openMenu(hands, fromQt(board.rect()).contains(at) ? at : middle, true);
}

} // namespace halfplane
