#pragma once

#include <QLabel>

#include <memory>

class QSvgRenderer;

namespace halfplane {

/// A variant's formula, typeset where there is a picture of it (resources/formulas), in plain text elsewhere
/// and for assistive technology. As large as the font asks for, smaller where that is too wide.
class Formula : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Formula)

public:
    explicit Formula(QWidget *parent = nullptr);
    ~Formula() override;

    void show(const QString &variantId, const QString &plain);

    bool isTypeset() const { return m_picture != nullptr; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSizeF pictureSize(int width) const;
    QPixmap drawn(QSizeF size) const;

    std::unique_ptr<QSvgRenderer> m_picture;
};

} // namespace halfplane
