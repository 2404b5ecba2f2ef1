// Two weighted ranges against each other, counted exactly.
#pragma once
#include <cstdint>

#include "cards.h"

namespace burncard {

// Sums over all pairs of hands that can be held together and all boards that can come, each counted weight times weight.
struct Versus {
  __int128 win = 0, tie = 0, lose = 0;
  bool stopped = false;
};

// The weights of the 1,326 starting hands. At most kMaxWeight each, so that no sum can run over.
constexpr uint32_t kMaxWeight = 10000;
using Weights = uint16_t[kCombos];

// With `board` of 1 to 5 cards: board by board, both ranges sorted by strength and swept once.
Versus on_board(const Weights& first, const Weights& second, const Cards& board, Mask dead, Progress& progress);

// Before the flop: pairs that only differ by the names of the suits are counted once. From the table if it is loaded
// and no card is dead (unless `compute` asks to count afresh).
Versus before_flop(const Weights& first, const Weights& second, Mask dead, bool compute, Progress& progress);

}  // namespace burncard
