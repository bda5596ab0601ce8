// What core needs of a compiler and its libraries, and libc++ 14 lacks: this compiles where core does.
#include <charconv>

bool isDouble(const char *from, const char *to)
{
    double number = 0;
    return std::from_chars(from, to, number).ptr == to;
}
