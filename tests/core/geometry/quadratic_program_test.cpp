#include "core/geometry/best_margin.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/separability.h"
#include "support/run.h"

#include <QtTest>

#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>
#include <cmath>
#include <optional>

using namespace halfplane;

namespace {

using Program = CGAL::Quadratic_program<double>;

/// 1/‖w‖ for the shortest w whose first `penalized` components count, with ⟨w, z_i⟩ ≥ 1 for all i: solved
/// exactly by CGAL. Nothing when there is no such w.
std::optional<double> marginByProgram(const ReflectedPoints &reflected, std::size_t penalized)
{
    Program program(CGAL::LARGER, false, 0, false, 0);
    for (std::size_t j = 0; j < penalized; ++j)
        program.set_d(static_cast<int>(j), static_cast<int>(j), 2);
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        for (std::size_t j = 0; j < reflected.dimension(); ++j)
            program.set_a(static_cast<int>(j), static_cast<int>(i), reflected.column(j)[i]);
        program.set_b(static_cast<int>(i), 1);
    }
    const auto solution = CGAL::solve_quadratic_program(program, CGAL::Gmpzf());
    if (solution.is_infeasible())
        return std::nullopt;
    return 1 / std::sqrt(CGAL::to_double(solution.objective_value()));
}

bool agree(double value, double expected) { return std::abs(value - expected) <= 1e-14 * std::abs(expected); }

bool agreesWithTheProgram(const Dataset &points, Space space)
{
    const ReflectedPoints reflected(points, space);
    const BestMargin best = bestMargin(reflected);
    const auto expected = marginByProgram(reflected, reflected.dimension());
    if (best.separable != expected.has_value() || isSeparable(reflected) != expected.has_value())
        return false;
    return expected ? agree(best.gamma, *expected) : best.gamma <= 0;
}

bool hardMarginAgreesWithTheProgram(const Dataset &points)
{
    const auto hard = hardMargin(points);
    if (count(points, Label::Positive) == 0 || count(points, Label::Negative) == 0)
        return !hard;
    const auto expected = marginByProgram({points, Space::Bias}, 2);
    return hard.has_value() == expected.has_value() && (!hard || agree(hard->margin, *expected));
}

} // namespace

/// The margins and decisions against an independent exact solver.
class QuadraticProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void marginsOfRandomPointsAgree()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const Dataset points = test::linedData(seed, 4 + seed % 30, seed % 2 == 0 ? 0 : 0.03);
            for (const Space space : allSpaces)
                QVERIFY2(agreesWithTheProgram(points, space), qPrintable(QString::number(seed)));
            QVERIFY2(hardMarginAgreesWithTheProgram(points), qPrintable(QString::number(seed)));
        }
    }

    void marginsOfDegeneratePointsAgree()
    {
        const bool held = rc::check("points on a small grid", [] {
            const Dataset points = *test::gridData(3);
            for (const Space space : allSpaces)
                RC_ASSERT(agreesWithTheProgram(points, space));
            RC_ASSERT(hardMarginAgreesWithTheProgram(points));
        });
        QVERIFY(held);
    }

    /// Squeezed towards a line until γ/R is 1e-12 and less.
    void marginsOfNearlyCollinearPointsAgree()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Dataset points = test::linedData(seed, 12, 0);
            const double squeeze = std::pow(10, -static_cast<double>(seed % 16));
            points = test::mapped(points, 1, 2, -2 * squeeze, squeeze);
            points = test::mapped(points, 0.6, -0.8, 0.8, 0.6);
            for (const Space space : allSpaces)
                QVERIFY2(agreesWithTheProgram(points, space), qPrintable(QString::number(seed)));
            QVERIFY2(hardMarginAgreesWithTheProgram(points), qPrintable(QString::number(seed)));
        }
    }

    /// Coordinates of very different sizes, from 1e-40 to 1e40.
    void marginsOfUnevenPointsAgree()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            std::mt19937_64 generator(seed);
            std::uniform_real_distribution<double> exponent(-40, 40);
            Dataset points = test::linedData(seed, 3 + seed % 6, 0.1);
            for (Point &point : points) {
                point.x1 *= std::pow(10, exponent(generator));
                point.x2 *= std::pow(10, exponent(generator));
            }
            for (const Space space : {Space::Origin, Space::Bias})
                QVERIFY2(agreesWithTheProgram(points, space), qPrintable(QString::number(seed)));
            QVERIFY2(hardMarginAgreesWithTheProgram(points), qPrintable(QString::number(seed)));
        }
    }

    void marginsOfTheReferenceDataAgree_data()
    {
        QTest::addColumn<std::string>("name");
        for (const char *const name : {"figure34", "circle", "cycle", "overlap", "theorem22", "theorem24"})
            QTest::newRow(name) << std::string(name);
    }
    void marginsOfTheReferenceDataAgree()
    {
        QFETCH(std::string, name);
        const Dataset points = test::reference(name);
        QVERIFY(points.size() >= 4);
        for (const Space space : allSpaces)
            QVERIFY(agreesWithTheProgram(points, space));
        QVERIFY(hardMarginAgreesWithTheProgram(points));
    }
};

int quadratic_program_test(int argc, char *argv[])
{
    return halfplane::test::run<QuadraticProgramTest>(argc, argv);
}
#include "quadratic_program_test.moc"
