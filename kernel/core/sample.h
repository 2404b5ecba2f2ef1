// Sampled equities. The stream of numbers and what is done with each is part of the definition: the same seed gives the
// same counts here and in the Python twin (burncard.equity.reference.sample).
#pragma once
#include <cstdint>
#include <vector>

#include "showdown.h"

namespace burncard {

// A player's hands to draw from, with the running sums of their weights. Empty: any two cards that are left.
struct Drawn {
  std::vector<uint16_t> hands;
  std::vector<uint32_t> upto;
  bool even = true;  // all of one weight
};

constexpr int kBatch = 1 << 14;  // deals a stream of numbers is good for

// Plays batches `first` to `first + batches - 1` of kBatch deals each. Stopped also when hands that cannot be held
// together are drawn kPatience times in a row (`stuck`).
struct Sampled {
  Shares shares;
  bool stuck = false;
};
constexpr int kPatience = 10'000'000;
Sampled sample(const std::vector<Drawn>& players, const Cards& board, Mask dead, uint64_t seed, uint64_t first,
               uint64_t batches, Progress& progress);

}  // namespace burncard
