#pragma once

#include "core/words/symbols.h"

#include <QLabel>

#include <memory>
#include <optional>
#include <vector>

class QSvgRenderer;

namespace halfplane {

/// A variant's formula, typeset where there is a picture of it (resources/formulas), in plain text elsewhere
/// and for assistive technology. As large as the font asks for, smaller where that is too wide. Each of its
/// symbols says what it is: to the pointer that rests on it, a click, and the arrow keys.
class Formula : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Formula)

public:
    explicit Formula(QWidget *parent = nullptr);
    ~Formula() override;

    void show(const QString &variantId, const QString &plain);

    bool isTypeset() const { return m_picture != nullptr; }

    /// In the order in which the formula is read.
    std::size_t symbolCount() const { return m_symbols.size(); }
    QRect placeOf(std::size_t symbol) const;
    const Symbol &symbol(std::size_t index) const { return *m_symbols[index].symbol; }
    std::optional<std::size_t> symbolAt(QPointF place) const; ///< the smallest of those around it

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct PlacedSymbol
    {
        const Symbol *symbol;
        QRectF place; ///< in the picture's units
    };
    void findSymbols(const QByteArray &picture);
    void point(std::optional<std::size_t> symbol);
    void explain();
    QString textOf(const Symbol &symbol) const;
    QString allText() const;
    QRectF pictureRect() const;
    QSizeF pictureSize(int width) const;
    QPixmap drawn(QSizeF size) const;

    std::unique_ptr<QSvgRenderer> m_picture;
    std::vector<PlacedSymbol> m_symbols;
    std::optional<std::size_t> m_pointed; ///< of the symbols
};

} // namespace halfplane
