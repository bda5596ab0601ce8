#pragma once

#include "core/io/fields.h"

#include <array>
#include <cstddef>
#include <string>

namespace halfplane {

/// Which column of a points file holds what, counted from 0.
struct ColumnOrder
{
    std::size_t x1 = 0;
    std::size_t x2 = 1;
    std::size_t y = 2;
};

/// Whether a first line names the columns: no field of it begins like a number or is empty. A line with one
/// bad number is so never taken for a header and lost.
bool isHeader(const Row &row);

/// The order that the three names tell: x1, x2 and y (or label, class); x, y and label (or class). Upper case
/// is as good as lower. Other names tell none, and the columns are x1, x2, y.
ColumnOrder columnOrder(const Row &header);

/// What the other columns than y are called there; empty where they have the names of an order, or no more
/// than "x1" and "x2".
std::array<std::string, 2> axisNames(const Row &header);

} // namespace halfplane
