// Every number that the lessons say, moment by moment, and how it is worked out.
#include "told_example.h"

#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

#define VALUES []([[maybe_unused]] const Told &t) -> Values
// clang-format off
const std::vector<Saying> &test::lessonSayings()
{
    static const std::vector<Saying> table{
        {"what-one-update-does#1", u"Eight points, two classes"_s, VALUES {
             return {t.size(), given(2, sideOf(t, Label::Positive) != sideOf(t, Label::Negative))};
         }},
        {"what-one-update-does#1", u"just above the triangles at (−4, ½) and (5, −2.5)"_s, VALUES {
             const BestMargin best = bestMargin(t.run.reflected());
             return {given(t.place(1)[0], best.support == std::vector<std::size_t>{0, 6}), t.place(7)[0], t.place(7)[1]};
         }},
        {"what-one-update-does#1", u"are only 19.4° wide"_s, VALUES { return {widestArc(t, 0)}; }},
        {"what-one-update-does#2", u"The first point"_s, VALUES { return {static_cast<double>(t.updated(1))}; }},
        {"what-one-update-does#2", u"At the start w = 0"_s, VALUES { return {norm(t.run.trace.weights(0))}; }},
        {"what-one-update-does#2", u"so does x₁, which is asked first"_s,
         VALUES { return {static_cast<double>(t.updated(1))}; }},
        {"what-one-update-does#3", u"As w was 0, it now is the point"_s, VALUES {
             const Weights w = t.run.trace.weights(1);
             return {given(norm(t.run.trace.weights(0)), Values{w[0], w[1]} == t.place(1))};
         }},
        {"what-one-update-does#4", u"the side that it calls +1. So a triangle should lie less than 90°"_s,
         VALUES { return {sideOf(t, Label::Positive), given(90, sideOf(t, Label::Negative) < 0)}; }},
        {"what-one-update-does#4", u"The run has come to x₂ = (−5.5, 3), a square. It lies 21.5° from w"_s, VALUES {
             return (t.updated(2) == 2 && t.point(2)[2] < 0 ? t.place(2) : Values()) + Values{degreesTo(t, 1, 2)};
         }},
        {"what-one-update-does#4", u"grows by ‖x‖² = 39.25, from −23.5 to 15.75, and the angle from 21.5° to 149.6°"_s,
         VALUES {
             return {-score(t, 2, 2) + score(t, 1, 2), -score(t, 1, 2), -score(t, 2, 2), degreesTo(t, 1, 2), degreesTo(t, 2, 2)};
         }},
        {"what-one-update-does#5", u"w swings round to (1.5, −2.5)"_s, VALUES {
             const Weights w = t.run.trace.weights(2);
             return {w[0], w[1]};
         }},
        {"what-one-update-does#5", u"only 2 points are wrong"_s, VALUES { return {t.wrong(2)}; }},
        {"what-one-update-does#6", u"It was right before x₂ was mended, and is wrong now: y⟨w, x⟩ = −3"_s,
         VALUES { return {given(score(t, 2, 6), t.updated(3) == 6 && score(t, 1, 6) > 0)}; }},
        {"what-one-update-does#7", u"But 3 points are wrong after this update, where 2 were before"_s,
         VALUES { return {t.wrong(3), t.wrong(2)}; }},
        {"what-one-update-does#8", u"two more updates, and no point is wrong. The run looks at all eight once more"_s,
         VALUES { return {given(t.updates() - 3, t.wrongAtTheEnd() == 0), t.size()}; }},
        {"why-it-must-end#1", u"After this update 3 points are wrong, where 2 were before"_s,
         VALUES { return {t.wrong(t.document.step), t.wrong(t.document.step - 1)}; }},
        {"why-it-must-end#2", u"at least γ = 0.791 on its right side. The farthest point is R = 6.26 away"_s,
         VALUES { return {t.gamma(), t.run.problem->radius}; }},
        {"why-it-must-end#4", u"so y⟨w, x⟩ ≤ 0. In ‖w + η y x‖² = ‖w‖² + 2η y⟨w, x⟩ + η²‖x‖²"_s, VALUES {
             double largest = -1;
             double factor = untrue;
             for (std::uint64_t k = 1; k < t.run.trace.updateCount(); ++k) {
                 const std::size_t point = t.updated(k + 1);
                 const double asked = t.point(point)[2] * score(t, k, point);
                 largest = std::max(largest, asked);
                 const double length = std::pow(t.point(point)[0], 2) + std::pow(t.point(point)[1], 2);
                 const double grown = t.run.trace.weights(k + 1).squaredNorm() - t.run.trace.weights(k).squaredNorm();
                 factor = asked != 0 ? (grown - length) / asked : factor;
             }
             return {given(0, largest <= 0), factor};
         }},
        {"why-it-must-end#5", u"they meet at (R/γ)² = 62.8. So no run on these points makes more than 62 updates"_s, VALUES {
             const double bound = example::mistakeBound(t.run.reflected());
             return {bound, std::floor(bound)};
         }},
        {"why-it-must-end#5", u"This one makes 5"_s, VALUES { return {1, t.updates()}; }},
        {"why-it-must-end#6", u"Here two triangles lie almost opposite each other, and γ is 0.048"_s, VALUES {
             const double between = angleBetween(Weights{{t.place(1)[0], t.place(1)[1]}}, Weights{{t.place(6)[0], t.place(6)[1]}});
             return {given(2, t.point(1)[2] > 0 && t.point(6)[2] > 0 && between > 0.99 * std::numbers::pi), t.gamma()};
         }},
        {"why-it-must-end#6", u"the bound allows 15 443 updates, and the run makes 329"_s,
         VALUES { return {std::floor(example::mistakeBound(t.run.reflected())), t.updates()}; }},
        {"why-it-must-end#6", u"Move one of the two a little"_s,
         VALUES { return {given(2, isShorterWithoutThem(t))}; }},
        {"which-rate#1", u"Three runs on the same points, with three rates, from w₀ = 0"_s, VALUES {
             const auto recipes = static_cast<double>(t.document.recipes.size());
             return {given(recipes, !std::isnan(shared(standardUpdates(t.document, {0.1, 1, 10})))), recipes, norm(t.run.trace.weights(0))};
         }},
        {"which-rate#1", u"What differs between the three"_s, VALUES { return {static_cast<double>(t.document.recipes.size())}; }},
        {"which-rate#2", u"Now the run begins at w₀ = (2, 3). With η = 2 it makes 13 updates; with 0.5, 1 and 4 it makes 23, 40 and 33"_s,
         VALUES {
             const Weights w = t.run.trace.weights(0);
             return Values{w[0], w[1], t.number("eta"), t.updates(), 0.5, 1, 4} + standardUpdates(t.document, {0.5, 1, 4});
         }},
        {"which-rate#3", u"the smallest of the four is the quickest: 9 updates with η = 0.5, and 16, 17 and 19 with 1, 2 and 4"_s, VALUES {
             const auto recipes = static_cast<double>(t.document.recipes.size());
             return Values{recipes, t.updates(), t.number("eta")} + standardUpdates(t.document, {1, 2, 4}) + Values{1, 2, 4};
         }},
        {"which-rate#3", u"From w₀ = 0 any"_s, VALUES {
             return {given(0, !std::isnan(shared(standardUpdates(example::withStart(t.document, {}), {0.5, 1, 2, 4}))))};
         }},
        {"order-decides#1", u"80 points. In the order in which they are listed the run makes 60 updates"_s,
         VALUES { return {t.size(), t.updates()}; }},
        {"order-decides#2", u"now 2 updates are enough"_s, VALUES { return {t.updates()}; }},
        {"order-decides#2", u"How can two updates find"_s, VALUES { return {t.updates()}; }},
        {"order-decides#2", u"Two points that lie well, one of each class"_s, VALUES {
             return {given(t.updates(), t.point(t.updated(1))[2] != t.point(t.updated(2))[2])};
         }},
        {"order-decides#3", u"And 101 with another seed"_s, VALUES { return {t.updates()}; }},
        {"order-decides#4", u"Novikoff's bound is 8 967 for each"_s,
         VALUES { return {std::floor(example::mistakeBound(t.run.reflected()))}; }},
        {"order-decides#4", u"Of the first 100 000 seeds the longest run makes 150 updates"_s,
         VALUES { return {1, 100'000, longestOfSeeds(t, 100'000)}; }},
        {"greedy-and-its-price#1", u"Three rates to choose from"_s, VALUES {
             return {static_cast<double>(std::get<Values>(t.document.recipe().parameters.at("etas")).size())};
         }},
        {"greedy-and-its-price#1", u"Only (2, 0) is wrong. Greedy tries the rates 0.5, 1 and 2"_s,
         VALUES { return t.mistake(0) + std::get<Values>(t.document.recipe().parameters.at("etas")); }},
        {"greedy-and-its-price#3", u"On these 80 points it is done after 49 updates, where the standard perceptron makes 60"_s, VALUES {
             return {t.size(), t.updates(), shared(standardUpdates(t.document, {0.5, 1, 2, 4}))};
         }},
        {"greedy-and-its-price#4", u"Three points on which Greedy needs 8 updates, and the standard perceptron 3. After two updates Greedy "
                                   "is ahead, with a single mistake; from there it needs 6 more"_s,
         VALUES {
             const auto two = static_cast<double>(t.document.step);
             const bool isAhead = t.wrong(t.document.step) == 1
                 && example::mistakes(standardOf(t), t.document.step).size() > 1;
             return {t.size(), t.updates(), shared(standardUpdates(t.document, {0.5, 1, 2, 4})), given(two, isAhead), t.updates() - two};
         }},
        {"greedy-and-its-price#5", u"with these rates by 64"_s, VALUES {
             const auto rates = std::get<Values>(t.document.recipe().parameters.at("etas"));
             return {std::pow(std::ranges::max(rates) / std::ranges::min(rates), 2)};
         }},
        {"no-line-and-why#1", u"After the fourth update w is 0 again"_s,
         VALUES { return {t.updates(), norm(example::finalWeights(t.run))}; }},
        {"no-line-and-why#3", u"Two clouds"_s, VALUES {
             return {given(2, !isSeparable(t.document.points, Space::Origin) && !isSeparable(t.document.points, Space::Bias))};
         }},
        {"fuzzy-and-theorem-22#1", u"Hollow points lie between the two curves, and one beyond them"_s,
         VALUES { return {given(2, fuzzyBeyondBranches(t) >= 0), fuzzyBeyondBranches(t)}; }},
        {"fuzzy-and-theorem-22#2", u"after 12 updates"_s, VALUES { return {t.updates()}; }},
        {"fuzzy-and-theorem-22#3", u"promises at most 5 updates"_s,
         VALUES { return {std::floor(example::mistakeBound(counted(t)) + 1e-9)}; }},
        {"fuzzy-and-theorem-22#4", u"The run makes 17"_s, VALUES { return {t.updates()}; }},
        {"fuzzy-and-theorem-22#5", u"With m = 0 all rates are the same again, and the run keeps to the bound with 2 updates"_s, VALUES {
             const double bound = std::floor(example::mistakeBound(counted(t)) + 1e-9);
             return {t.number("m"), given(t.updates(), t.updates() <= bound)};
         }},
        {"margin-fuzzy#1", u"After seven updates (2, 0) is wrong and lies outside the band"_s, mistakesOutside},
        {"margin-fuzzy#2", u"One more update, and all three mistakes lie in the band"_s,
         VALUES { return {t.updates() - 7, t.wrongAtTheEnd()}; }},
        {"margin-fuzzy#3", u"The same points with ε = 0.45, and with 1.5. The narrow band takes 27 updates and holds four points; the wide "
                           "band takes 4, and holds nine"_s,
         VALUES {
             Document wide = t.document;
             wide.recipes = {t.document.recipes.at(1)};
             const Told other(wide);
             return {t.number("epsilon"), other.number("epsilon"), t.updates(), t.inBand(t.number("epsilon")),
                     other.updates(), other.inBand(other.number("epsilon"))};
         }},
        {"margin-fuzzy#3", u"Which of the two"_s, VALUES { return {static_cast<double>(t.document.recipes.size())}; }},
        {"margin-fuzzy#3", u"Both have three mistakes"_s, VALUES {
             Document wide = t.document;
             wide.recipes = {t.document.recipes.at(1)};
             return {given(t.wrongAtTheEnd(), t.wrongAtTheEnd() == Told(wide).wrongAtTheEnd())};
         }},
        {"margin-fuzzy#4", u"ε = 0.9 is wider than the smallest band, and still the run has no end: the second update takes back the first"_s,
         VALUES {
             return {given(t.number("epsilon"), -t.gamma() < t.number("epsilon")),
                     t.run.trace.end()->cycle == Cycle({0, 2}) ? 2 : untrue, 1};
         }},
        {"margin-fuzzy#5", u"would allow 6 updates, and this run makes 19"_s, VALUES {
             return {std::floor(std::pow(t.run.problem->radius / t.number("epsilon"), 2)), t.updates()};
         }},
        {"margin-fuzzy#6", u"makes 12 updates"_s, VALUES { return {t.updates()}; }},
        {"a-circle-by-lifting#3", u"It has 4 numbers to find now, and after 32 updates no point is wrong"_s, VALUES {
             return {static_cast<double>(example::finalWeights(t.run).size()), given(t.updates(), t.wrongAtTheEnd() == 0)};
         }},
        {"shattering#1", u"Three points"_s, VALUES { return {t.size()}; }},
        {"shattering#1", u"Three points can be labelled in eight ways. Each of the eight has a line: lines shatter these three points"_s,
         VALUES {
             const double eight = labellings(t);
             return {t.size(), eight, given(eight, possible(t, "lines") == eight), t.size()};
         }},
        {"shattering#2", u"Four points"_s, VALUES { return {t.size()}; }},
        {"shattering#2", u"all labellings of four points"_s,
         VALUES { return {given(t.size(), possible(t, "lines") < labellings(t))}; }},
        {"shattering#3", u"Discs can cut out 15 of the 16 subsets of these four points"_s,
         VALUES { return {possible(t, "discs"), labellings(t), t.size()}; }},
        {"down-a-loss#1", u"on which ⟨w, x⟩ = 0"_s, VALUES { return {threshold}; }},
        {"the-best-line#1", u"Four lines"_s, VALUES { return {static_cast<double>(t.document.recipes.size())}; }},
        {"the-best-line#1", u"All four are right for all points"_s, rightStarts},
        {"the-best-line#1", u"Which of the four"_s, VALUES { return {static_cast<double>(t.document.recipes.size())}; }},
        {"the-best-line#2", u"The least of them is the margin: −0.2 here"_s,
         VALUES { return {*marginOf(t.run.reflected(), classifierAt(t.run, {}))}; }},
        {"the-best-line#3", u"One update later it is 0.0508"_s, VALUES {
             return {t.updates(), *marginOf(t.run.reflected(), classifierAt(t.run, {1, 0}))};
         }},
    };
    return table;
}
// clang-format on
#undef VALUES
