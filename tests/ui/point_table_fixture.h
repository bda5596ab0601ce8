#pragma once

#include "shown_window.h"
#include "ui/editing/open_document.h"
#include "ui/message_bar.h"
#include "ui/panels/point_panel.h"

#include <QApplication>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>

namespace halfplane::test {

inline constexpr int x1Column = PointModel::FirstColumn;
inline constexpr int x2Column = PointModel::SecondColumn;
inline constexpr int classColumn = PointModel::ClassColumn;

inline Dataset threePoints()
{
    return {{0.1, 2, Label::Positive}, {-9.134869434832888, 1, Label::Negative}, {5, -3, Label::Positive}};
}

/// A window with the table of points in sight, and a hand on it.
struct Table : Shown
{
    explicit Table(const Dataset &points = threePoints())
        : Shown(QString())
        , table(window.findChild<PointTable *>())
    {
        OpenedDocument opened;
        opened.content.points = points;
        opened.name = u"points"_s;
        window.open(opened);
        panels().open(u"points"_s);
        table->setFocus();
    }

    OpenDocument &document() const { return window.showing().document(); }
    const Dataset &points() const { return window.showing().document().points(); }
    QModelIndex cell(int row, int column) const { return table->model()->index(row, column); }
    QPoint place(int row, int column) const { return table->visualRect(cell(row, column)).center(); }
    QString message() const { return window.findChild<MessageBar *>()->text(); }

    void clickCell(int row, int column, Qt::KeyboardModifiers modifiers = {}) const
    {
        table->scrollTo(cell(row, column));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, place(row, column));
    }

    void clickHeading(int column) const
    {
        QHeaderView *header = table->horizontalHeader();
        const QPoint at(header->sectionViewportPosition(column) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    }

    /// "x₂ x₁ x₃"
    QString shownOrder() const
    {
        QStringList names;
        for (int row = 0; row + 1 < table->model()->rowCount(); ++row)
            names << cell(row, PointModel::PlaceColumn).data().toString();
        return names.join(u' ');
    }

    QLineEdit *editor() const { return table->findChild<QLineEdit *>(); }

    /// Into the current cell, as keys.
    void type(const QString &text)
    {
        for (const QChar character : text) {
            QWidget *focused = QApplication::focusWidget();
            QTest::sendKeyEvent(QTest::Click, focused, Qt::Key_unknown, QString(character), Qt::NoModifier);
        }
    }

    /// Sends what dragging the selected rows to a place would send.
    void dropAt(QPoint at) const
    {
        const std::unique_ptr<QMimeData> rows(table->model()->mimeData({}));
        QDragEnterEvent enter(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &move);
        QVERIFY(move.isAccepted());
        QDropEvent drop(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(table->viewport(), &drop);
        QVERIFY(drop.isAccepted());
    }

    PointTable *table;
};

} // namespace halfplane::test
