#include "core/picture/layers.h"

#include <algorithm>
#include <array>

namespace halfplane {

extern const Layer gridLayer;
extern const Layer pointsLayer;
extern const Layer tintLayer;
extern const Layer boundaryLayer;
extern const Layer weightLayer;
extern const Layer askedLayer;
extern const Layer updateLayer;
extern const Layer trailLayer;
extern const Layer startLayer;
extern const Layer candidatesLayer;
extern const Layer candidateNormalsLayer;
extern const Layer meansLayer;
extern const Layer hyperbolasLayer;
extern const Layer membershipsLayer;
extern const Layer epsilonBandLayer;
extern const Layer finalMarginLayer;
extern const Layer marginBandLayer;
extern const Layer rateRingLayer;
extern const Layer lossRingLayer;
extern const Layer coneLayer;
extern const Layer bestBoundaryLayer;
extern const Layer bestDirectionLayer;
extern const Layer maxMarginLayer;
extern const Layer radiusLayer;
extern const Layer withoutEachLayer;
extern const Layer angleLayer;
extern const Layer freedomLayer;
extern const Layer blanketLayer;
extern const Layer bestSoFarLayer;
extern const Layer distancesLayer;
extern const Layer meetingHullsLayer;
extern const Layer namesLayer;
extern const Layer legendLayer;

namespace {

constexpr std::array registeredLayers{
    &gridLayer,
    &pointsLayer,
    &tintLayer,
    &boundaryLayer,
    &weightLayer,
    &askedLayer,
    &updateLayer,
    &trailLayer,
    &startLayer,
    &bestSoFarLayer,
    &withoutEachLayer,
    &candidatesLayer,
    &candidateNormalsLayer,
    &rateRingLayer,
    &meansLayer,
    &hyperbolasLayer,
    &membershipsLayer,
    &epsilonBandLayer,
    &finalMarginLayer,
    &marginBandLayer,
    &lossRingLayer,
    &coneLayer,
    &bestBoundaryLayer,
    &bestDirectionLayer,
    &maxMarginLayer,
    &meetingHullsLayer,
    &radiusLayer,
    &distancesLayer,
    &angleLayer,
    &freedomLayer,
    &blanketLayer,
    &namesLayer,
    &legendLayer,
};

struct Group
{
    const Layer *first;
    std::string_view title;
};

constexpr std::array groups{
    Group{&gridLayer, "Plane and points"},           Group{&boundaryLayer, "The run"},
    Group{&candidatesLayer, "What one variant has"}, Group{&finalMarginLayer, "Margins, and the best w"},
    Group{&distancesLayer, "Distances and angles"},  Group{&namesLayer, "Names and legend"},
};

} // namespace

std::span<const Layer *const> layers() { return registeredLayers; }

std::string_view groupBegunBy(const Layer &layer)
{
    const auto found = std::ranges::find(groups, &layer, &Group::first);
    return found != groups.end() ? found->title : std::string_view();
}

} // namespace halfplane
