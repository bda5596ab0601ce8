#pragma once

#include <QCoreApplication>
#include <QTest>

namespace halfplane::test {

/// What QTEST_APPLESS_MAIN has in main().
template <class Test>
int run(int argc, char *argv[])
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// The same with a QCoreApplication or QApplication, as QTEST_GUILESS_MAIN and QTEST_MAIN.
template <class Test, class Application>
int run(int argc, char *argv[])
{
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return run<Test>(argc, argv);
}

} // namespace halfplane::test

/// A program has many test classes, and one function of the file's name for each: see halfplane_tests in
/// tests/CMakeLists.txt. After the class, an application where it needs one.
#define HALFPLANE_TEST(NAME, ...)                                                                            \
    int NAME(int argc, char *argv[]) { return halfplane::test::run<__VA_ARGS__>(argc, argv); }
