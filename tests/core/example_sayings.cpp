// Every number that the examples say, and how it is worked out.
#include "told_example.h"

#include <cmath>
#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

#define VALUES []([[maybe_unused]] const Told &t) -> Values
// clang-format off
const std::vector<Saying> &test::sayings()
{
    static const std::vector<Saying> table{
        {"first", u"Five updates"_s, VALUES { return {t.updates()}; }},
        {"first", u"the third update: it mends two points and breaks three others"_s, VALUES {
             const auto before = example::mistakes(t.run, 2);
             const auto after = example::mistakes(t.run, 3);
             const auto onlyIn = [](const auto &one, const auto &other) {
                 return static_cast<double>(std::ranges::count_if(one, [&](std::size_t i) {
                     return std::ranges::find(other, i) == other.end();
                 }));
             };
             return {3, onlyIn(before, after), onlyIn(after, before)};
         }},
        {"figure21-left", u"Every point of class +1 lies on the side that w points to, every point of class −1"_s,
         VALUES { return {sideOf(t, Label::Positive), sideOf(t, Label::Negative)}; }},
        {"figure21-right", u"The same points one update earlier"_s,
         VALUES { return {static_cast<double>(example::document("figure21-left").step - t.document.step)}; }},
        {"figure21-right", u"x₁₀ = (−2.5, 1) of class −1 lies"_s, VALUES {
             return example::mistakes(t.run, t.document.step) == std::vector<std::size_t>{10} ? t.point(10) : Values();
         }},
        {"figure21-right", u"One more update, with that point"_s, VALUES {
             return {given(t.updates() - static_cast<double>(t.document.step), t.updated(2) == 10)};
         }},
        {"figure22", u"One update"_s, VALUES { return {t.updates()}; }},
        {"figure22", u"The point (1, 0) of class +1"_s, VALUES { return t.point(t.updated(1)); }},
        {"figure23", u"From w = 0 the first point gives w its direction."_s, VALUES {
             return {norm(t.run.trace.weights(0)), static_cast<double>(t.updated(1))};
         }},
        {"figure23", u"(3, −1), (4, 1) and (3, −1) again are wrong in turn, and after the fourth update nothing is"_s,
         VALUES { return t.place(t.updated(2)) + t.place(t.updated(3)) + t.place(t.updated(4)) + Values{t.updates()}; }},
        {"figure23", u"the update for (4, 1) spoils (3, −1)"_s,
         VALUES { return t.place(t.updated(3)) + t.mistake(3); }},
        {"figure24", u"From w₀ to x₁ it is 36.87°, less than 90°, so x₁ of class +1 is right"_s,
         VALUES { return {degreesTo(t, 0, 1), 90, t.point(1)[2]}; }},
        {"figure24", u"To x₂ it is 108.4°, more than 90°, so x₂ of class +1 is wrong"_s,
         VALUES { return {degreesTo(t, 0, 2), 90, t.point(2)[2]}; }},
        {"figure24", u"until it is 36.87° there, too"_s, VALUES { return {degreesTo(t, 1, 2)}; }},
        {"figure24-left", u"An angle below 90°"_s, VALUES { return {given(90, degreesTo(t, 0, 1) < 90)}; }},
        {"figure24-left", u"x₁ = (1.5, 2) of class +1, the point that the run looks at first, α is 36.87°, less than 90°"_s,
         VALUES { return t.point(1) + Values{degreesTo(t, 0, 1), given(90, t.run.trace.pointOf(1) == 0)}; }},
        {"figure24-left", u"x₂ = (3, −1) of class +1, is at 108.4° and wrong"_s,
         VALUES { return t.point(t.updated(1)) + Values{degreesTo(t, 0, 2)}; }},
        {"distance", u"w = (3, 4) and b = −5 is 30 at x₁ = (5, 5)"_s, VALUES {
             const Weights w = t.run.trace.weights(0);
             return Values{w[0], w[1], w[2], t.run.reflected().score(w, 0)} + t.place(1);
         }},
        {"distance", u"x₁ is 30/‖w‖ = 6 away from the boundary, straight along w from the place (1.4, 0.2)"_s, VALUES {
             const Boundary boundary = boundaryOf(classifierAt(t.run, {}));
             const PlanePoint foot = *nearestOn(boundary, t.place(1)[0], t.place(1)[1]);
             return {t.run.reflected().score(t.run.trace.weights(0), 0), *distanceFrom(boundary, 5, 5), foot.x(), foot.y()};
         }},
        {"distance", u"At x₂ = (−2, −1) it is −15: 3 away"_s, VALUES {
             const Classifier answer = classifierAt(t.run, {});
             const double away = *distanceFrom(boundaryOf(answer), t.place(2)[0], t.place(2)[1]);
             return t.place(2) + Values{-t.run.reflected().score(answer.w, 1), given(-away, away < 0)};
         }},
        {"margins", u"With w = (3, 4) and ‖w‖ = 5 a point’s margin is y⟨w, x⟩/5: how far it is from the boundary, below 0"_s,
         VALUES {
             const Weights w = t.run.trace.weights(0);
             return {w[0], w[1], norm(w), norm(w), 0};
         }},
        {"margins", u"The least of them, −0.2 of x₆, is the margin of the data; one update with x₆ makes that 0.0508"_s, VALUES {
             const auto margin = [&](std::uint64_t k) {
                 return *marginOf(t.run.reflected(), classifierAt(t.run, {k, 0}));
             };
             return {given(margin(0), t.mistake(0) == t.place(6)), given(t.updates(), t.updated(1) == 6), margin(1)};
         }},
        {"one-point", u"One point"_s, VALUES { return {t.size()}; }},
        {"one-point", u"From w₀ = (3, 4) the score of (−3, 1), of class +1, is −5"_s, VALUES {
             const Weights w = t.run.trace.weights(0);
             return Values{w[0], w[1]} + t.point(1) + Values{t.run.reflected().score(w, 0)};
         }},
        {"one-point", u"it, here 10, so one is enough"_s, VALUES {
             const Weights x = t.run.reflected()[0];
             return {dot(x, x), t.updates()};
         }},
        {"one-point", u"With η = 0.25 each adds 2.5, and it takes three: after two the score is 0, which"_s, VALUES {
             const Run run = example::run(example::withNumber(t.document, "eta", 0.25));
             const auto score = [&](std::uint64_t k) { return run.reflected().score(run.trace.weights(k), 0); };
             return {0.25, score(1) - score(0), static_cast<double>(run.trace.updateCount()), 2, score(2)};
         }},
        {"fuzzy-varies", u"“Many runs: each without one point”"_s, VALUES { return {1}; }},
        {"order", u"shuffled by seed 29: it ends after 2 updates"_s,
         VALUES { return {static_cast<double>(t.document.recipe().seed), t.updates()}; }},
        {"order", u"In the given order it makes 60, and seed 4 takes 101"_s, VALUES {
             return {standardUpdates(example::document("figure34"), {1}).front(), 4, updatesWith(example::withSeed(t.document, 4))};
         }},
        {"order", u"of the first 100 000 seeds the longest run has 150 updates"_s,
         VALUES { return {1, 100'000, longestOfSeeds(t, 100'000)}; }},
        {"figure31-small", u"The point (4, 0) is wrong, and with η = 0.1 it is still wrong after its update: it takes "
                           "three of them"_s,
         VALUES {
             return given(1, t.mistake(1) == t.mistake(0)) == 1 ? t.mistake(0) + Values{t.number("eta"), t.updates()}
                                                                 : Values();
         }},
        {"figure31-small", u"Raise η to 0.3 to mend it at once; at 0.5 the same update breaks (−4, 1)"_s, VALUES {
             return Values{given(0.3, updatesWith(t, "eta", 0.3) == 1), 0.5} + Told("figure31-large").mistake(1);
         }},
        {"figure31-large", u"the small rate, with η = 0.5. The first update mends (4, 0) but turns the boundary so far "
                           "that (−4, 1) is now wrong, and the two undo each other’s work for seven updates"_s,
         VALUES {
             const auto points = example::updatedPoints(t.run);
             const std::set<std::size_t> different(points.begin(), points.end());
             return Values{t.number("eta"), 1} + t.mistake(0) + t.mistake(1)
                 + Values{static_cast<double>(different.size()), t.updates()};
         }},
        {"figure32-left", u"Where η = 2 beats 0.5, 1 and 4"_s, VALUES {
             const Values updates = standardUpdates(t.document, {2, 0.5, 1, 4});
             return {given(2, std::ranges::min_element(updates) == updates.begin()), 0.5, 1, 4};
         }},
        {"figure32-left", u"η = 2 needs 13 updates; η = 0.5, 1 and 4 need 23, 40 and 33"_s, VALUES {
             return Values{t.number("eta"), t.updates(), 0.5, 1, 4} + standardUpdates(t.document, {0.5, 1, 4});
         }},
        {"figure32-left", u"η = 0.25, which is not among the four, needs but 1"_s,
         VALUES { return {0.25, 4, standardUpdates(t.document, {0.25}).front()}; }},
        {"figure32-left", u"Set w₀ to zero and every rate makes the same updates"_s, VALUES {
             const Document fromZero = example::withStart(t.document, {});
             return {given(0, !std::isnan(shared(standardUpdates(fromZero, {0.25, 0.5, 1, 2, 4}))))};
         }},
        {"figure32-right", u"Where η = 0.5 beats 1, 2 and 4"_s, VALUES {
             const Values updates = standardUpdates(t.document, {0.5, 1, 2, 4});
             return {given(0.5, std::ranges::min_element(updates) == updates.begin()), 1, 2, 4};
         }},
        {"figure32-right", u"η = 0.5 needs 9 updates, and η = 1, 2 and 4 need 16, 17 and 19"_s, VALUES {
             return Values{t.number("eta"), t.updates(), 1, 2, 4} + standardUpdates(t.document, {1, 2, 4});
         }},
        {"figure33", u"One greedy update"_s, VALUES { return {t.updates()}; }},
        {"figure33", u"Only (2, 0) is wrong"_s, VALUES { return t.mistake(0); }},
        {"figure33", u"The three coloured arrows and lines show w and its boundary after η = 0.5, 1 and 2"_s, VALUES {
             Values rates;
             for (const Candidate &candidate : candidatesAt(t.run, momentAt(t.run, {1, 0})))
                 rates.push_back(candidate.rate);
             return Values{static_cast<double>(rates.size())} + rates;
         }},
        {"figure34", u"tries the four rates in S"_s, VALUES {
             return {static_cast<double>(std::get<Values>(t.document.recipe().parameters.at("etas")).size())};
         }},
        {"figure34", u"From w = 0 it is done after 49 updates, where the standard perceptron makes 60"_s, VALUES {
             return {norm(t.run.trace.weights(0)), t.updates(), shared(standardUpdates(t.document, {0.5, 1, 2, 4}))};
         }},
        {"figure34-w0", u"The same 80 points from w = x₁/2, half of the first point. Greedy makes 48 updates"_s, VALUES {
             const Weights w = t.run.trace.weights(0);
             const Values first = t.place(1);
             const bool isSame = t.document.points == example::document("figure34").points;
             return {given(t.size(), isSame), first[0] / w[0], w[1] / first[1], 1, t.updates()};
         }},
        {"figure34-w0", u"η = 0.5, 1, 2 and 4 make 59, 55, 50 and 58"_s,
         VALUES { return Values{0.5, 1, 2, 4} + standardUpdates(t.document, {0.5, 1, 2, 4}); }},
        {"greedy-slower", u"Three points for which, in this order, Greedy needs 8 updates and the standard perceptron 3"_s, VALUES {
             return {t.size(), t.updates(), shared(standardUpdates(t.document, {0.25, 0.5, 1, 2, 4, 10}))};
         }},
        {"greedy-slower", u"After two updates Greedy has one mistake left and the standard perceptron two; but from "
                          "there Greedy needs 6 more, the other only one"_s,
         VALUES {
             const Run other = standardOf(t);
             const auto two = static_cast<double>(t.document.step);
             return {two, t.wrong(2), static_cast<double>(example::mistakes(other, 2).size()), t.updates() - two,
                     static_cast<double>(other.trace.updateCount()) - two};
         }},
        {"overlap", u"these two clouds"_s, VALUES {
             return {given(2, count(t.document.points, Label::Positive) > 0
                               && count(t.document.points, Label::Negative) > 0)};
         }},
        {"overlap", u"and one beyond them among the other class, and"_s, VALUES { return {fuzzyBeyondBranches(t)}; }},
        {"overlap", u"and one beyond them among the other class:"_s, VALUES { return {fuzzyBeyondBranches(t)}; }},
        {"overlap", u"ends after 12 updates"_s, VALUES { return {t.updates()}; }},
        {"overlap", u"Try δ = 0 and the run never ends; try m = 0 and"_s, VALUES {
             const Run strict = example::run(example::cappedAt(example::withNumber(t.document, "delta", 0), 100));
             const bool isForEver = strict.variant->countedPoints()->size() == t.document.points.size()
                 && !isSeparable(t.document.points, Space::Origin);
             return {given(0, isForEver), given(0, updatesWith(t, "m", 0) < t.updates())};
         }},
        {"fuzzy-varies", u"One point less"_s, VALUES { return {1}; }},
        {"fuzzy-varies", u"without one of the 10 points"_s, VALUES { return {t.size()}; }},
        {"fuzzy-varies", u"by 108.9° against 14.04°"_s,
         VALUES { return {widestWithoutEach(t, 1), widestWithoutEach(t, 0)}; }},
        {"margin-fuzzy-varies", u"One point less"_s, VALUES { return {1}; }},
        {"margin-fuzzy-varies", u"one of the 10 points fuzzy ends within 3.18°, margin-fuzzy within 82.87°"_s,
         VALUES { return {t.size(), widestWithoutEach(t, 1), widestWithoutEach(t, 0)}; }},
        {"margin-fuzzy-varies", u"The square at (3.5, 3) is fuzzy"_s, VALUES {
             Document fuzzy = t.document;
             fuzzy.recipes.erase(fuzzy.recipes.begin());
             const auto counts = *example::run(fuzzy).variant->countedPoints();
             return std::ranges::find(counts, 3U) == counts.end() ? t.place(4) : Values();
         }},
        {"margin-fuzzy-varies", u"without it is done after one update"_s, VALUES {
             Document without = t.document;
             without.points.erase(without.points.begin() + 3);
             return {updatesWith(without)};
         }},
        {"figure41", u"Four corner points"_s, VALUES { return {static_cast<double>(counted(t).size())}; }},
        {"figure41", u"the six between them are fuzzy"_s,
         VALUES { return {t.size() - static_cast<double>(counted(t).size())}; }},
        {"figure41", u"just the angle 2 asin(γ*/R)"_s, VALUES {
             const Weights corner = counted(t)[0];
             return {lossRing(counted(t)).solutionWidth() / std::asin(bestMargin(counted(t)).gamma / norm(corner))};
         }},
        {"figure41", u"Set δ to 0 and all ten count"_s, VALUES {
             const Run strict = example::run(example::cappedAt(example::withNumber(t.document, "delta", 0), 100));
             return {0, static_cast<double>(strict.variant->countedPoints()->size())};
         }},
        {"theorem22", u"Theorem 22 promises at most 5 updates here, and this run makes 17"_s,
         VALUES { return {std::floor(example::mistakeBound(counted(t)) + 1e-9), t.updates()}; }},
        {"theorem22", u"Set m = 0 and the run keeps to the bound with 2 updates"_s,
         VALUES { return {0, updatesWith(t, "m", 0)}; }},
        {"figure51-smallest", u"The band of ε = 0.45 is hardly wider than it must be (γ* is 0.447)"_s,
         VALUES { return {t.number("epsilon"), -t.gamma()}; }},
        {"figure51-smallest", u"ends after 27 updates, when the band holds four points, among them all three mistakes"_s,
         VALUES { return {t.updates(), t.inBand(t.number("epsilon")), t.wrongAtTheEnd()}; }},
        {"figure51-wider", u"The same points with ε = 1.5. The run ends after 4 updates instead of 27, but the band "
                           "holds nine points instead of four, among them the three mistakes"_s,
         VALUES {
             const Told smallest("figure51-smallest");
             const bool isSame = t.document.points == smallest.document.points;
             return {given(t.number("epsilon"), isSame), t.updates(), smallest.updates(),
                     t.inBand(t.number("epsilon")), smallest.inBand(smallest.number("epsilon")), t.wrongAtTheEnd()};
         }},
        {"figure52", u"After seven updates (2, 0) is wrong and lies outside the band"_s, mistakesOutside},
        {"figure52", u"One more update, with that very point, and all three mistakes are"_s, VALUES {
             return {given(t.updates() - static_cast<double>(t.document.step), t.updated(8) == 7), t.wrongAtTheEnd()};
         }},
        {"figure53", u"2l = 6 wide and 2γ* = 1.5 high"_s, VALUES {
             const Overlap overlap = overlapOfAll(t);
             return {2, 2 * overlap.halfWidth, 2, 2 * overlap.halfHeight};
         }},
        {"figure53", u"With ε = 1.5 the boundary can turn by ψ = 14.98° either way"_s,
         VALUES { return {t.number("epsilon"), halves(overlapOfAll(t)) / 2}; }},
        {"figure53", u"the 29.96° of Theorem 25, and as much is measured"_s, VALUES {
             return {given(halves(overlapOfAll(t)), std::abs(widestArc(t, 1.5) - halves(overlapOfAll(t))) < 1e-9)};
         }},
        {"theorem24", u"would allow 6 updates, and this run makes 19"_s, VALUES {
             return {std::floor(std::pow(t.run.problem->radius / t.number("epsilon"), 2)), t.updates()};
         }},
        {"theorem24", u"ε = 2 in the place of the margin γ, which is 0.1162 here"_s,
         VALUES { return {t.number("epsilon"), t.gamma()}; }},
        {"theorem24", u"Set Repairs to “unforgiven”: then it makes 12"_s,
         VALUES { return {updatesWith(example::withRule(t.document, "combined"))}; }},
        {"theorem25", u"promises an arc of 11.42° of directions whose mistakes all lie within ε = 1; there are 9.495°"_s,
         VALUES {
             const double promised = 2 * overlapOfAll(t).psi(1) * 180 / std::numbers::pi;
             return {promised, t.number("epsilon"), widestArc(t, 1)};
         }},
        {"cycle", u"ε = 0.9 is wider than the smallest band, γ* = 0.707, and"_s,
         VALUES { return {t.number("epsilon"), -t.gamma()}; }},
        {"cycle", u"the second update takes back the first"_s, VALUES {
             return {t.run.trace.end()->cycle == Cycle({0, 2}) ? 2 : untrue, 1};
         }},
        {"cycle", u"shuffled by seed 7 the run ends"_s, VALUES {
             const Run run = example::run(example::withSeed(t.document, 7));
             return {given(7, example::end(run) == EndReason::Converged)};
         }},
        {"circle", u"One class lies inside the other"_s, VALUES {
             const Weights w = example::finalWeights(t.run);
             return {given(1, w[2] < 0 && t.wrongAtTheEnd() == 0)};
         }},
        {"circle", u"as a third coordinate"_s,
         VALUES { return {static_cast<double>(spatialDimension(t.run.problem->space))}; }},
        {"shatter-circles", u"The one set no disc cuts out"_s,
         VALUES { return {labellings(t) - possible(t, "discs")}; }},
        {"shatter-circles", u"Of the 16 subsets of these four points discs can cut out 15"_s,
         VALUES { return {labellings(t), t.size(), possible(t, "discs")}; }},
        {"shatter-circles", u"All four triples are among the 15"_s,
         VALUES { return {triples(t), possible(t, "discs")}; }},
        {"shatter-circles", u"a circle may also keep class +1 outside"_s, VALUES { return {classOutside(t)}; }},
        {"separating-lines", u"Four lines that separate"_s,
         VALUES { return {static_cast<double>(t.document.recipes.size())}; }},
        {"separating-lines", u"All four lines are right for all points"_s, rightStarts},
        {"separating-lines", u"AB and EF come within 0.447 of a point and GH within 0.832. If points moved by 0.9,"_s,
         VALUES {
             const double crossed = std::max({nearest(t, 0), nearest(t, 2), nearest(t, 3)});
             return {given(nearest(t, 0), std::abs(nearest(t, 0) - nearest(t, 2)) < 1e-12), nearest(t, 3),
                     given(0.9, crossed < 0.9)};
         }},
        {"separating-lines", u"CD keeps 1.414 from both classes"_s,
         VALUES { return {shared({nearest(t, 1, Label::Positive), nearest(t, 1, Label::Negative)})}; }},
        {"shatter-lines", u"Three points, every labelling"_s, VALUES { return {t.size()}; }},
        {"shatter-lines", u"the classes of these three points as you like: a line separates each of the eight"_s,
         VALUES { return {t.size(), given(labellings(t), possible(t, "lines") == labellings(t))}; }},
        {"shatter-lines", u"two of the eight fail"_s,
         VALUES { return {labellings(t) - possible(t, "through-origin"), labellings(t)}; }},
        {"shatter-rectangles", u"Four points and rectangles"_s, VALUES { return {t.size()}; }},
        {"shatter-rectangles", u"each of the 16 subsets of these four points"_s,
         VALUES { return {given(labellings(t), possible(t, "rectangles") == labellings(t)), t.size()}; }},
        {"shatter-rectangles", u"Five points they never shatter: one that holds a leftmost, a rightmost, a lowest and a "
                               "highest point holds the fifth as well. The VC dimension of rectangles is 4"_s,
         VALUES {
             const auto dimension = static_cast<double>(family("rectangles").dimension);
             return {dimension + 1, 5, dimension};
         }},
        {"xor", u"After one sweep w is zero again"_s, VALUES {
             return {static_cast<double>(t.run.trace.end()->sweeps), norm(example::finalWeights(t.run))};
         }},
        {"xor", u"since all four lie on one; drag"_s, VALUES {
             Values squares;
             for (const Point &point : t.document.points)
                 squares.push_back(point.place().squaredNorm());
             return {given(t.size(), !std::isnan(shared(squares)))};
         }},
        {"xor", u"with (2, 2) in the place of its corner it makes 1075 updates"_s, VALUES {
             Document moved = example::inSpace(t.document, Space::Circle);
             moved.points[0] = {2, 2, Label::Positive};
             return {2, 2, updatesWith(moved)};
         }},
        {"slow", u"Two points of class +1 lie"_s, VALUES {
             const auto points = example::updatedPoints(t.run);
             const bool areAlmostAll = std::ranges::count(points, 1U) + std::ranges::count(points, 6U) == 324;
             return {given(2, areAlmostAll), shared({t.point(1)[2], t.point(6)[2]})};
         }},
        {"slow", u"(γ is 0.048)"_s, VALUES { return {t.gamma()}; }},
        {"slow", u"for 329 updates, while Novikoff’s bound would allow 15 443"_s,
         VALUES { return {t.updates(), std::floor(example::mistakeBound(t.run.reflected()))}; }},
        {"slow", u"Move one of the two a little"_s, VALUES { return {given(2, isShorterWithoutThem(t))}; }},
        {"margins", u"the least margin is above 0"_s, VALUES { return {threshold}; }},
        {"first", u"y⟨w, x⟩ is not above 0"_s, VALUES { return {threshold}; }},
        {"first", u"The third update breaks more points than it mends"_s,
         VALUES { return {given(3, t.wrong(3) > t.wrong(2))}; }},
        {"figure21-left", u"All ten. Each y⟨w, x⟩ changes its sign, and none of them is 0"_s,
         VALUES { return {given(t.size(), t.wrongAtTheEnd() == 0), threshold}; }},
        {"figure21-right", u"⟨w, x₁₀⟩ is 0.5"_s, VALUES { return {score(t, 1, 10)}; }},
        {"figure21-right", u"the score falls by ‖x₁₀‖² = 7.25. It is −6.75 then"_s,
         VALUES { return {score(t, 1, 10) - score(t, 2, 10), score(t, 2, 10)}; }},
        {"figure22", u"Let the point be (a, 0) with a above 0"_s,
         VALUES { return {t.place(t.updated(1))[1], threshold}; }},
        {"figure22", u"Its score is −0.75a before the update and −0.75a + a² after it. That is still not above 0 when a "
                     "is at most 0.75"_s,
         VALUES {
             const double start = t.run.trace.weights(0)[0];
             return {start, start, threshold, -start};
         }},
        {"figure23", u"At w = 0 there is no boundary, and y⟨w, x⟩ is 0 for every point. As ≤ 0"_s, VALUES {
             return {norm(t.run.trace.weights(0)), given(0, t.wrong(0) == t.size()), threshold};
         }},
        {"figure23", u"Follow (3, −1) step by step: mended by the second update, spoilt by the third, mended by the "
                     "fourth"_s,
         VALUES {
             const auto isWrong = [&](std::uint64_t k) { return score(t, k, 3) * t.point(3)[2] <= 0; };
             return t.place(3) + Values{given(2, isWrong(1) && !isWrong(2)), given(3, isWrong(3)), given(4, !isWrong(4))};
         }},
        {"figure23", u"if only < 0"_s, VALUES { return {threshold}; }},
        {"figure31-large", u"(4, 0) and (−4, 1) are wrong in turn"_s,
         VALUES { return t.mistake(0) + t.mistake(1); }},
        {"figure31-large", u"lower η to 0.3, where 1 update is enough"_s,
         VALUES { return {0.3, updatesWith(t, "eta", 0.3)}; }},
        {"figure31-large", u"every η above 0"_s, VALUES { return {0}; }},
        {"figure31-small", u"(4, 0) stays wrong until the third"_s,
         VALUES { return t.mistake(2) + Values{t.updates()}; }},
        {"figure31-small", u"The score of (4, 0) is −4 at the start. How many updates does η = 0.02"_s,
         VALUES { return t.mistake(0) + Values{score(t, 0, t.updated(1)), 0.02}; }},
        {"figure31-small", u"η‖x‖² = 0.02 · 16 = 0.32 to the score. After 12 of them it is −0.16, so the point needs 13"_s,
         VALUES {
             Told slow = t;
             slow.run = example::run(example::withNumber(t.document, "eta", 0.02));
             const std::size_t point = t.updated(1);
             const double square = std::pow(t.place(point)[0], 2) + std::pow(t.place(point)[1], 2);
             return {0.02, square, 0.02 * square, slow.updates() - 1, score(slow, 12, point), slow.updates()};
         }},
        {"figure32-left", u"then set w₀ to zero.\nQuestion: From w₀ = 0 every rate makes the same updates"_s, VALUES {
             const Document fromZero = example::withStart(t.document, {});
             const bool isSame = !std::isnan(shared(standardUpdates(fromZero, {0.25, 0.5, 1, 2, 4})));
             return {given(0, isSame), given(0, isSame)};
         }},
        {"figure32-right", u"Greedy needs 22 updates here"_s, VALUES { return {updatesWith(greedy(t.document))}; }},
        {"figure33", u"in the orders of the seeds 1 to 1000, Greedy is quicker than the standard perceptron in 42 and "
                     "slower in 32"_s,
         VALUES {
             const Document standard = example::document("order");
             const Document chosen = greedy(standard);
             double quicker = 0;
             double slower = 0;
             for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
                 const double one = updatesWith(example::withSeed(chosen, seed));
                 const double other = updatesWith(example::withSeed(standard, seed));
                 quicker += one < other ? 1 : 0;
                 slower += one > other ? 1 : 0;
             }
             return {1, 1000, quicker, slower};
         }},
        {"figure34", u"From w₀ = 0 a fixed rate"_s, VALUES { return {norm(t.run.trace.weights(0))}; }},
        {"figure34-w0", u"only 40 of the 80 points"_s, VALUES { return {t.wrong(0), t.size()}; }},
        {"figure34-w0", u"set w₀ to zero"_s, VALUES { return {0}; }},
        {"figure34-w0", u"at η = 4"_s, VALUES {
             const Values updates = standardUpdates(t.document, {2, 4});
             return {given(4, updates[1] > updates[0])};
         }},
        {"figure41", u"2 asin(γ*/R) is 45.24°"_s, VALUES {
             const double sine = bestMargin(counted(t)).gamma / norm(Weights(counted(t)[0]));
             return {2, 2 * std::asin(sine) * 180 / std::numbers::pi};
         }},
        {"figure41", u"γ* = 2.5 and R = 6.5"_s,
         VALUES { return {bestMargin(counted(t)).gamma, norm(Weights(counted(t)[0]))}; }},
        {"figure51-smallest", u"set ε to 0.44, below γ*"_s, VALUES {
             const Run run = example::run(example::cappedAt(example::withNumber(t.document, "epsilon", 0.44), 5000));
             return {given(0.44, -t.gamma() > 0.44 && example::end(run) != EndReason::Converged)};
         }},
        {"figure51-smallest", u"27 here and 4 with the wider band"_s,
         VALUES { return {t.updates(), Told("figure51-wider").updates()}; }},
        {"figure51-wider", u"more than half of them"_s,
         VALUES { return {given(0.5, t.inBand(t.number("epsilon")) > t.size() / 2)}; }},
        {"figure51-wider", u"give the new recipe ε = 0.45"_s,
         VALUES { return {Told("figure51-smallest").number("epsilon")}; }},
        {"figure51-wider", u"It makes 3 mistakes, as many as the narrow band’s. But of the 9 points"_s, VALUES {
             const double mistakes = t.wrongAtTheEnd();
             return {given(mistakes, Told("figure51-smallest").wrongAtTheEnd() == mistakes),
                     t.inBand(t.number("epsilon"))};
         }},
        {"figure52", u"Before the last update (2, 0) is wrong and outside"_s, VALUES {
             return example::depth(t.run, 7, t.updated(8)) >= t.number("epsilon") ? t.place(t.updated(8)) : Values();
         }},
        {"figure52", u"Three points are wrong at the end"_s, VALUES { return {t.wrongAtTheEnd()}; }},
        {"circle", u"φ = (x, ‖x‖², 1), so w has 4 numbers"_s, VALUES {
             const Weights phi = embed(Space::Circle, 3, 4);
             return {given(phi[3], phi[0] == 3 && phi[1] == 4 && phi[2] == 25), static_cast<double>(phi.size())};
         }},
        {"shatter-circles", u"shows all 16 subsets"_s, VALUES { return {labellings(t)}; }},
        {"shatter-circles", u"the two circles would cross at four places, and circles cross at most twice"_s,
         VALUES { return {2, 2}; }},
        {"shatter-lines", u"all eight labellings"_s,
         VALUES { return {given(labellings(t), possible(t, "lines") == labellings(t))}; }},
        {"shatter-lines", u"labellings of four points"_s,
         VALUES { return {static_cast<double>(family("lines").dimension) + 1}; }},
        {"order", u"Novikoff’s bound is 8 967"_s,
         VALUES { return {std::round(example::mistakeBound(t.run.reflected()))}; }},
        {"cycle", u"After the second update w is 0 again"_s, VALUES {
             return {t.run.trace.end()->cycle == Cycle({0, 2}) ? 2 : untrue, norm(t.run.trace.weights(2))};
         }},
        {"overlap", u"With m = 2 a point"_s, VALUES { return {t.number("m")}; }},
        {"overlap", u"with m = 0 all points"_s, VALUES { return {0}; }},
        {"slow", u"makes 329 updates, far fewer than 15 443"_s,
         VALUES { return {t.updates(), std::floor(example::mistakeBound(t.run.reflected()))}; }},
        {"slow", u"with half the margin the bound is 4 times as large"_s, VALUES { return {0.5, std::pow(1 / 0.5, 2)}; }},
        {"xor", u"At the end of the sweep w is 0 again"_s,
         VALUES { return {norm(example::finalWeights(t.run))}; }},
        {"one-point", u"From w₀ = (6, 8), with η = 1, how many"_s,
         VALUES { return {2 * t.run.trace.weights(0)[0], 2 * t.run.trace.weights(0)[1], t.number("eta")}; }},
        {"one-point", u"The score is −10 at the start and grows by 10 with each update. After the first it is 0, which "
                      "is still wrong, so it takes 2"_s,
         VALUES {
             Told far = t;
             far.run = example::run(example::withStart(t.document, {6, 8}));
             return {score(far, 0, 1), score(far, 1, 1) - score(far, 0, 1), 1, score(far, 1, 1), far.updates()};
         }},
        {"greedy-slower", u"with these rates 64"_s, VALUES {
             const auto rates = std::get<Values>(t.document.recipe().parameters.at("etas"));
             return {std::pow(std::ranges::max(rates) / std::ranges::min(rates), 2)};
         }},
        {"shatter-rectangles", u"VC dimension is 4, that of lines is 3"_s, VALUES {
             return {static_cast<double>(family("rectangles").dimension), static_cast<double>(family("lines").dimension)};
         }},
    };
    return table;
}
// clang-format on
#undef VALUES
