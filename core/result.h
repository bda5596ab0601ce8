#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace halfplane {

/// Why something could not be done, in words fit for the user: what is wrong and what to do about it.
/// Line and column count from 1 and are 0 where the failure has no place in a text; the column counts
/// characters, not bytes, as editors do.
struct Failure
{
    enum About {
        Data, ///< what was read, or is to be run
        Words, ///< what was asked for
        Output, ///< where it was to go
    };

    /// A further option that the message names at its end, and what follows it.
    struct Mention
    {
        std::string_view option;
        std::string text;

        bool operator==(const Mention &) const = default;
    };

    std::string message;
    std::size_t line = 0;
    std::size_t column = 0;
    About about = Data;
    std::string file = {}; ///< what was read, by its name
    std::string option = {}; ///< that it is about: "width" of --width
    std::vector<Mention> mentions = {};
    std::string_view remedy = {}; ///< for people; programs rely on how a reader's message ends

    bool operator==(const Failure &) const = default;

    /// The message with its options as a command line has them: "--width: …, or --font smaller".
    std::string words() const
    {
        std::string result = (option.empty() ? "" : "--" + option + ": ") + message;
        for (const Mention &mention : mentions)
            result += "--" + std::string(mention.option) + mention.text;
        return result;
    }
};

/// A value or the reason why there is none. Bad input travels in here; a broken promise of our own is an
/// assert.
template <class T>
class Result
{
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Failure failure)
        : m_content(std::move(failure))
    {
    }

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }

    const T &operator*() const &
    {
        assert(*this);
        return std::get<T>(m_content);
    }
    T &operator*() &
    {
        assert(*this);
        return std::get<T>(m_content);
    }
    T &&operator*() &&
    {
        assert(*this);
        return std::get<T>(std::move(m_content));
    }
    const T *operator->() const { return &**this; }
    T *operator->() { return &**this; }

    const Failure &failure() const
    {
        assert(!*this);
        return std::get<Failure>(m_content);
    }

private:
    std::variant<T, Failure> m_content;
};

} // namespace halfplane
