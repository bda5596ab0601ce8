#pragma once

#include <QGuiApplication>

#include <array>
#include <memory>
#include <string>

namespace halfplane {

/// What drawing needs where there is no display, or none is wanted. One at a time, for as long as anything is
/// drawn.
class Headless
{
public:
    Headless();

private:
    std::string m_name = "halfplane";
    std::array<char *, 2> m_words{m_name.data(), nullptr};
    int m_count = 1;
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace halfplane
