#pragma once

#include "core/dataset.h"
#include "core/picture/board_caches.h"
#include "core/picture/board_picture.h"
#include "core/picture/view.h"
#include "ui/painting/palette.h"

#include <QImage>
#include <QPainter>

#include <tuple>

namespace halfplane {

/// Points that are offered and no part of the document yet.
struct Offer
{
    enum class Kind { Addition, Replacement };

    Dataset points;
    Kind kind = Kind::Replacement;

    bool operator==(const Offer &) const = default;
};

/// Draws what is offered as ghosts of points; where it would replace the points, those fade.
class OfferPicture
{
public:
    explicit OfferPicture(Offer offer)
        : m_offer(std::move(offer))
    {
    }

    /// All points as they would be.
    Dataset with(const Dataset &points) const;

    bool isWithin(const View &view) const;

    bool replaces() const { return m_offer.kind == Offer::Kind::Replacement; }

    /// Over everything else.
    void paint(QPainter &painter, const View &view, const Sizes &sizes, const Palette &palette);

private:
    QImage ghosts(const View &view, double mark, const Palette &palette, qreal ratio) const;

    Offer m_offer;
    Latest<std::tuple<View, double, Palette, qreal>, QImage> m_ghosts;
};

} // namespace halfplane
