#include "core/words/errata.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::array<Erratum, 11> allErrata{{
    {.source = "Steiner (2023)",
     .place = "Appendix, the code of the perceptron",
     .printed = "A point is wrong where y⟨w, x⟩ < 0.",
     .instead = "From w = 0 every score is 0, none is below it, and no update is ever made. "
                "Definition 4 has y⟨w, x⟩ ≤ 0: a point on the boundary is wrong. So it is here "
                "everywhere.",
     .example = "first"},
    {.source = "Steiner (2023)",
     .place = "Theorem 8, proof",
     .printed = "By the triangle inequality cos β ≥ (⟨w, x⟩ + ‖x‖²)/(‖w‖‖x‖ + ‖x‖²), for y = +1; "
                "for y = −1 it turns the relation round between one line and the next.",
     .instead = "With ⟨w, x⟩ + ‖x‖² < 0 a larger denominator makes the fraction larger, not "
                "smaller: for w = (−4, 0), x = (1, ½) the chain needs −0.81 ≥ −0.48. The statement "
                "is true where w and x are not on one line; the page of Theorem 8 has another "
                "proof.",
     .example = "figure24"},
    {.source = "Steiner (2023)",
     .place = "Definition 11",
     .printed = "The indicator of the 0-1 loss is 1 where the predicted class matches the true one.",
     .instead = "Then the loss would count what is right, and the greedy perceptron would choose "
                "the worst rate. It is 1 where they do not match.",
     .example = "figure33"},
    {.source = "Steiner (2023)",
     .place = "Figure 3.4",
     .printed = "The greedy perceptron ends after 48 iterations, before every fixed rate.",
     .instead = "From w₀ = 0 its data need 49 updates, and 60 with every fixed rate. The 48, and 50 "
                "to 59, are those from w₀ = x₁/2, where the rates differ.",
     .example = "figure34-w0"},
    {.source = "Steiner (2023)",
     .place = "Theorem 22",
     .printed = "The fuzzy perceptron makes at most (R/γ*)² updates.",
     .instead = "Its factor |p₁ − p₂|ᵐ makes the rates unequal, which Theorem 9 does not allow: "
                "three points make 17 updates where 5 are promised. The run is the standard "
                "perceptron on the points z′ = |p₁ − p₂|ᵐ z, and (R′/γ′)² of those holds.",
     .example = "theorem22"},
    {.source = "Steiner (2023)",
     .place = "§5.3",
     .printed = "Its stopping rule could “equivalently” be combined with the update: only "
                "misclassified points at least ε from the boundary are updated on.",
     .instead = "The runs end by the same rule, and make different updates: on two points one makes "
                "19, the other 12. Both are offered, as the rules printed and combined.",
     .example = "theorem24"},
    {.source = "Steiner (2023)",
     .place = "Theorem 24",
     .printed = "The margin-fuzzy perceptron makes at most (R/ε)² updates.",
     .instead = "ε says how near to the boundary mistakes may stay; no direction need give all "
                "points this margin, as Theorem 9 asks. Two points make 19 updates where 6 are "
                "promised, and some runs never end. True is that (R/ε)² ≤ (R/γ*)² for ε ≥ γ*.",
     .example = "theorem24"},
    {.source = "Steiner (2023)",
     .place = "Theorem 25",
     .printed = "The directions whose mistakes lie within ε span 2ψ = π − 2acos(l/r) − 2acos(ε/r).",
     .instead = "Points outside the overlap can become mistakes beyond ε before the boundary has "
                "turned by ψ: six points leave 9.495° of 11.42°. It holds where each of them that "
                "is ρ > ε from 0, at the angle β over the boundary, has β + asin(ε/ρ) ≥ ψ.",
     .example = "theorem25"},
    {.source = "Har-Peled (2009)",
     .place = "Theorem 24.1.1",
     .printed = "At most (R/γ)² mistakes, proved for updates by the point itself.",
     .instead = "That is η = 1 and w₀ = 0. Another η only scales the picture: the potential "
                "is then ‖w − (ηR²/γ)θ*‖² and falls by at least η²R².",
     .example = "figure34"},
    {.source = "Har-Peled (2009)",
     .place = "Theorem 24.2.1, proof",
     .printed = "The separating plane is divided by c, and the square root of what is left is the "
                "radius of a circle.",
     .instead = "c can be 0: then it is a line, which a circle that is large enough can replace. "
                "That the radius is real needs a reason: with points of both classes the plane has "
                "both signs over the plane of the points.",
     .example = "circle"},
    {.source = "Har-Peled (2009)",
     .place = "§24.3",
     .printed = "“We got only 15 sets”: which one is missing is left open.",
     .instead = "All four triples are in the list, so it is a pair, {r, s}: two opposite corners of "
                "a convex quadrilateral, which no circle has inside without one of the others.",
     .example = "shatter-circles"},
}};

} // namespace

std::span<const Erratum> errata() { return allErrata; }

} // namespace halfplane
