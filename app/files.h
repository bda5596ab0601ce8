#pragma once

#include "core/calls/failures.h"
#include "ui/basics/whole_file.h"

#include <memory>
#include <string_view>
#include <vector>

namespace halfplane {

/// The bytes of a file, or of standard input for "-".
Result<std::string> contentsOf(const std::string &name);

/// Whether two names lead to the same file, which need not be there yet. Devices and pipes may be shared:
/// only the same name is the same place there.
bool areOnePlace(const std::string &one, const std::string &other);

/// What a call writes: nothing reaches its place before everything has been written without trouble, so a
/// call that fails leaves every file as it was.
class Outputs
{
public:
    /// To a file, or to standard output for "-".
    void add(std::string name, std::string text);

    std::optional<Failure> commit();

private:
    struct Output
    {
        std::string name;
        std::string text;
        std::unique_ptr<WholeFile>
            file; ///< nothing where a file cannot be replaced: standard output, a device, a pipe
    };

    static std::optional<Failure> prepare(Output &output);
    static std::optional<Failure> writeAtOnce(const Output &output);

    std::vector<Output> m_outputs;
};

/// The first part of a text that cannot be written comes back as a failure.
std::optional<Failure> print(std::string_view text);

} // namespace halfplane
