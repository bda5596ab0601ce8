#include "bench/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace bench {

namespace {

/// About three significant digits, without an exponent.
std::string digits(double value)
{
    std::array<char, 64> text{};
    const int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

template <class Project>
auto distinct(const std::vector<Measurement> &measurements, Project project)
{
    std::vector<std::decay_t<decltype(project(measurements.front()))>> result;
    for (const Measurement &measurement : measurements) {
        if (std::ranges::find(result, project(measurement)) == result.end())
            result.push_back(project(measurement));
    }
    return result;
}

std::vector<std::size_t> columns(const std::vector<Measurement> &measurements)
{
    auto result = distinct(measurements, [](const Measurement &m) { return m.n; });
    std::ranges::sort(result);
    return result;
}

} // namespace

std::string duration(double seconds)
{
    if (seconds < 1e-6)
        return digits(seconds * 1e9) + " ns";
    if (seconds < 1e-3)
        return digits(seconds * 1e6) + " µs";
    return seconds < 1 ? digits(seconds * 1e3) + " ms" : digits(seconds) + " s";
}

Table::Table(std::string title, double enough)
    : m_title(std::move(title))
    , m_enough(enough)
{
}

void Table::add(const Measurement &measurement)
{
    const auto &[what, n, times, demanded] = measurement;
    const bool isMet = times.ratio() >= demanded * m_enough;
    std::fprintf(stderr, "%s, n = %zu: %s against %s, %s times as fast%s\n", what.c_str(), n,
                 duration(times.ours).c_str(), duration(times.theirs).c_str(), digits(times.ratio()).c_str(),
                 isMet ? "" : (": LESS THAN " + digits(demanded)).c_str());
    m_measurements.push_back(measurement);
    m_isMet = m_isMet && isMet;
}

void Table::require(bool condition, const std::string &what)
{
    if (!condition)
        std::fprintf(stderr, "NOT SO: %s\n", what.c_str());
    m_isMet = m_isMet && condition;
}

std::string Table::row(const std::string &what) const
{
    std::string result = "| " + what + " |";
    double demanded = 0;
    for (const std::size_t n : columns(m_measurements)) {
        const auto isIt = [&](const Measurement &m) { return m.what == what && m.n == n; };
        const auto found = std::ranges::find_if(m_measurements, isIt);
        const bool isThere = found != m_measurements.end();
        result += isThere ? " " + digits(found->times.ratio()) + " |" : " |";
        demanded = isThere ? std::max(demanded, found->demanded) : demanded;
    }
    return result + (demanded > 0 ? " " + digits(demanded) + " |" : " |");
}

void Table::print() const
{
    std::string head = "\n| " + m_title + " |";
    std::string rule = "|---|";
    for (const std::size_t n : columns(m_measurements)) {
        head += " n = " + std::to_string(n) + " |";
        rule += "---:|";
    }
    std::printf("%s demanded |\n%s---:|\n", head.c_str(), rule.c_str());
    for (const std::string &what : distinct(m_measurements, [](const Measurement &m) { return m.what; }))
        std::printf("%s\n", row(what).c_str());
    for (const std::string &remark : m_remarks)
        std::printf("\n%s\n", remark.c_str());
    std::fflush(stdout);
}

} // namespace bench
