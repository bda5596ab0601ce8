#include "core/recipe.h"

namespace halfplane {

std::string_view idOf(Order order)
{
    switch (order) {
    case Order::Given:
        return "given";
    case Order::Shuffled:
        return "shuffled";
    case Order::Reshuffled:
        return "reshuffled";
    }
    return {};
}

std::optional<Order> orderFromId(std::string_view id)
{
    for (const Order order : allOrders) {
        if (idOf(order) == id)
            return order;
    }
    return std::nullopt;
}

} // namespace halfplane
