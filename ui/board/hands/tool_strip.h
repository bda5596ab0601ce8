#pragma once

#include "core/variants/descriptor.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;

namespace halfplane {

class BoardRow;
class ToolBox;

/// The settings of a tool in a slim row: numbers that can be typed, stepped and dragged. What cannot be is
/// marked and not taken.
class OptionsRow : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OptionsRow)

public:
    using Read = std::function<double()>;
    using Write = std::function<void(double)>;

    explicit OptionsRow(QWidget *parent);

    /// The descriptor stays: it belongs to the tool.
    void add(const ParameterDescriptor &number, Read read, Write write);

public slots:
    void refresh(); ///< shows the numbers as they are

signals:
    void finishedEditing(); ///< Esc: the focus is wanted elsewhere

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QHBoxLayout *m_layout;
    std::vector<std::function<void()>> m_refreshers;
};

/// The settings of the tool at hand, beside the menus: choosing a tool moves nothing under the pointer and
/// covers nothing. It hides where the tool has none.
class ToolStrip : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolStrip)

public:
    ToolStrip(ToolBox &tools, BoardRow &boards, QWidget *parent);

signals:
    void widthChanged();

private:
    void showOptions();

    ToolBox &m_tools;
    BoardRow &m_boards;
    QHBoxLayout *m_layout;
    QWidget *m_options = nullptr;
};

} // namespace halfplane
