#pragma once

#include "ui/board/hands/tool.h"

namespace halfplane {

class ToolBox;

/// Sweeps points away.
class EraserTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EraserTool)

public:
    explicit EraserTool(ToolBox &tools);

    double radius() const { return m_radius; } ///< in pixels of the board
    void setRadius(double radius);

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;
    bool drawsAtPointer() const override { return true; }
    void draw(Picture &picture, const Board &board, Spot pointer) const override;
    OptionsRow *createOptions(Board &board, QWidget *parent) override;

private:
    double m_radius;
};

} // namespace halfplane
