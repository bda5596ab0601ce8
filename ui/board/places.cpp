#include "ui/board/places.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace halfplane {

namespace {

FourNumbers four(const float *numbers)
{
    FourNumbers result;
    std::memcpy(&result, numbers, sizeof result);
    return result;
}

} // namespace

void Places::assign(const std::vector<Mark> &marks)
{
    m_count = marks.size();
    const std::size_t room = (m_count + inFour - 1) / inFour * inFour;
    m_x.assign(room, 0);
    m_y.assign(room, 0);
    m_farthest = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        m_x[i] = static_cast<float>(marks[i].at.x);
        m_y[i] = static_cast<float>(marks[i].at.y);
        m_farthest = std::max({m_farthest, std::abs(marks[i].at.x), std::abs(marks[i].at.y)});
    }
}

std::vector<std::uint32_t> Places::near(const Divide &divide, double distance) const
{
    const double rounding = 1 + 1e-6 * std::abs(divide.bend()) * m_farthest * m_farthest;
    const Divide::Levels levels = divide.within(distance);
    const auto least = static_cast<float>(levels.least - rounding);
    const auto most = static_cast<float>(levels.most + rounding);
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < m_x.size(); i += inFour) {
        const FourNumbers level = divide.roundedLevels(four(m_x.data() + i), four(m_y.data() + i));
        const auto isNear = (level >= least) & (level <= most);
        if ((isNear[0] | isNear[1] | isNear[2] | isNear[3]) == 0)
            continue;
        for (std::size_t j = 0; j < inFour && i + j < m_count; ++j) {
            if (isNear[j] != 0)
                result.push_back(static_cast<std::uint32_t>(i + j));
        }
    }
    return result;
}

} // namespace halfplane
