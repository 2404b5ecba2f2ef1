// The 6,188 ways to take five ranks for a board, with what the exact pre-flop count needs to know about each.
#pragma once
#include <cstdint>

#include "cards.h"

namespace burncard {

// Sorted ranks a1 <= ... <= a5 stand at the number of the subset {a1, a2 + 1, ..., a5 + 4} (colexicographic). The 13
// ways with five of a rank are among them and come up zero times, which costs less than leaving them out.
constexpr int kBoards = 6188;
constexpr int kPairs = 91;  // ways to take two ranks
constexpr int kThrees = 286, kFours = 715, kFives = 1287;

inline int pair_of(int a, int b) { return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b; }

struct Boards {
  // Suited ranks on the board as a mask, and the number of the board which they make with the remaining ranks:
  // for three suited cards by pair_of the other two, for four by the fifth.
  uint16_t three[kThrees], three_with[kThrees][kPairs];
  uint16_t four[kFours], four_with[kFours][13];
  uint16_t five[kFives], five_is[kFives];
  // Of the ways to go on from three suited cards, those that pair the board: only there does a full house beat a flush.
  bool three_pairs[kThrees][kPairs];

  Boards();

  // What a hand of two ranks is worth on each board, suits aside. Worked out when first asked for. Not thread-safe:
  // `prepare` is called with the interpreter's lock held, `worth` at any time after.
  void prepare(int pair);
  const uint16_t* worth(int pair) const { return worth_[pair]; }

 private:
  uint32_t sum_[kBoards];
  uint16_t worth_[kPairs][kBoards];
  bool ready_[kPairs] = {};
};

// Made on first use.
Boards& boards();

// In how many ways each board comes when `unseen[r]` cards of each rank are left.
void count_ways(const uint8_t unseen[13], uint16_t ways[kBoards]);

}  // namespace burncard
