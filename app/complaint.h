#pragma once

#include "core/result.h"

#include <string>

namespace halfplane {

/// What the program gives back to the shell.
enum class ExitCode {
    Done = 0,
    WrongWords = 2, ///< the words of the call
    Unreadable = 3, ///< the data or document
    Unwritable = 4, ///< the output
};

/// Why a command did not do its work: one line for standard error.
struct Complaint
{
    ExitCode code = ExitCode::WrongWords;
    std::string text;
};

/// A value or a complaint.
template <class T>
using Outcome = std::variant<T, Complaint>;

template <class T>
const Complaint *complaintIn(const Outcome<T> &outcome)
{
    return std::get_if<Complaint>(&outcome);
}

inline Complaint wrongWords(std::string text) { return {ExitCode::WrongWords, std::move(text)}; }

/// "points.csv:17:2: …", with as much of the place as is known.
Complaint unreadable(const std::string &name, const Failure &failure);

} // namespace halfplane
