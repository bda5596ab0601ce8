#pragma once

#include <functional>

namespace halfplane {

/// Does something, and then ends the program, when the system wants it to: at SIGTERM, SIGHUP or Ctrl+C in
/// the terminal. At a log-off it is done, too; there the windows are closed as by hand. To be called once.
void beforeTheEnd(std::function<void()> last);

} // namespace halfplane
