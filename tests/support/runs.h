#pragma once

#include "core/io/points_file.h"
#include "core/trainer.h"

#include <fstream>
#include <iterator>
#include <string>

namespace halfplane::test {

inline std::string contentsOf(const std::string &name)
{
    std::ifstream file(std::string(HALFPLANE_TEST_DATA "/") + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The points of a file under tests/oracle.
inline Dataset oracleData(const std::string &name)
{
    return readPoints(contentsOf("oracle/" + name))->points;
}

inline Recipe recipe(std::string variant, Parameters parameters = {}, Space space = Space::Origin)
{
    Recipe result;
    result.variant = std::move(variant);
    result.parameters = std::move(parameters);
    result.space = space;
    return result;
}

inline Recipe capped(Recipe recipe, std::uint64_t updates)
{
    recipe.caps.updates = updates;
    return recipe;
}

/// A run carried out to its end.
inline Run finished(const Dataset &points, const Recipe &recipe)
{
    auto trainer = Trainer::of(points, recipe);
    trainer->advance();
    return trainer->run();
}

/// The points updated on, in turn, from 0.
inline std::vector<std::uint32_t> updatedPoints(const Run &run)
{
    std::vector<std::uint32_t> result;
    for (const Update &update : run.trace.updates())
        result.push_back(update.point);
    return result;
}

} // namespace halfplane::test
