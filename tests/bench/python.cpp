#include "bench/python.h"

#include <cstdio>
#include <cstdlib>

namespace bench {

std::string python()
{
    for (const std::string name : {"python3", "/usr/bin/python3"}) {
        if (std::system((name + " -c 'import numpy' 2>/dev/null").c_str()) == 0)
            return name;
    }
    return {};
}

std::string outputOf(const std::string &command)
{
    std::string result;
    FILE *pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        return result;
    for (int c = 0; (c = std::fgetc(pipe)) != EOF;)
        result.push_back(static_cast<char>(c));
    pclose(pipe);
    return result;
}

} // namespace bench
