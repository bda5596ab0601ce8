#pragma once

#include "ui/board/hands/drag.h"

#include <QIcon>
#include <QKeyEvent>
#include <QKeySequence>
#include <QObject>

#include <memory>

namespace halfplane {

class Board;
class OptionsRow;

/// What a tool is called, and how it is chosen.
struct ToolDescription
{
    QString id; ///< "points"
    QString title; ///< "Points"
    QString purpose; ///< what it does, for its tooltip
    QKeySequence shortcut;
    QIcon icon;
};

/// What a press on a board begins. It is asked by every board of a window and keeps nothing of any of them.
class Tool : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tool)

public:
    Tool(ToolDescription description, QObject *parent);
    ~Tool() override;

    const ToolDescription &description() const { return m_description; }

    /// What a hand can do now, in one line.
    virtual QString status(const Board &board) const = 0;

    /// The gesture that a press begins; null when it begins none.
    virtual std::unique_ptr<Drag> press(Board &board, const Hand &hand) = 0;
    /// Whether that means something by itself; otherwise it is one more press.
    virtual bool doubleClick(Board & /*board*/, const Hand & /*hand*/) { return false; }

    /// A key that the tool needs is no shortcut; keyPress() gets it.
    virtual bool needs(const Board & /*board*/, const QKeyEvent & /*key*/) const { return false; }
    virtual void keyPress(Board & /*board*/, const QKeyEvent & /*key*/) { }

    virtual QCursor cursor(const Board &board, const Hand &hand) const = 0;
    virtual bool drawsAtPointer() const { return false; }
    virtual void draw(Picture & /*picture*/, const Board & /*board*/, Spot /*pointer*/) const { }

    /// A slim row of settings for a board, owned by the parent; null when there are none.
    virtual OptionsRow *createOptions(Board & /*board*/, QWidget * /*parent*/) { return nullptr; }

signals:
    void changed(); ///< its status or what it draws

private:
    ToolDescription m_description;
};

} // namespace halfplane
