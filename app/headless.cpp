#include "app/headless.h"

namespace halfplane {

namespace {

/// Qt misses parts of a desktop that a picture does not need.
void ignore(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString & /*message*/) { }

} // namespace

Headless::Headless()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(ignore);
    m_application = std::make_unique<QGuiApplication>(m_count, m_words.data());
}

} // namespace halfplane
