#include "showdown.h"

namespace burncard {

void Tally::spread(uint32_t winners, int64_t deals) {
  int count = __builtin_popcount(winners);
  for (uint32_t left = winners; left; left &= left - 1) out_.at(__builtin_ctz(left), count) += deals;
}

Shares Tally::finish() {
  for (uint32_t winners = 1; winners < sets_.size(); ++winners)
    if (sets_[winners]) spread(winners, sets_[winners]);
  return out_;
}

Shares walk(const std::vector<int>& hands, const Cards& board, Mask dead, Progress& progress) {
  const int n = static_cast<int>(hands.size());
  Mask gone = dead | board.mask;
  for (int hand : hands) gone |= kHands.mask[hand];
  int deck[kDeck], left = 0;
  for (int face = 0; face < kDeck; ++face)
    if (!(gone & bit(face))) deck[left++] = face;

  Tally tally(n);
  uint64_t boards = 0;
  auto score = [&](uint64_t key, Mask mask) {
    int best = 0;
    uint32_t winners = 0;
    for (int p = 0; p < n; ++p) {
      int strength = strength7(key + kHands.key[hands[p]], mask | kHands.mask[hands[p]]);
      if (strength > best) best = strength, winners = 0;
      if (strength == best) winners |= 1u << p;
    }
    tally.add(winners, 1);
    ++boards;
  };
  auto deal = [&](auto&& self, int to_come, int below, uint64_t key, Mask mask) -> bool {
    if (to_come == 0) {
      score(key, mask);
      return true;
    }
    for (int i = to_come - 1; i < below; ++i) {
      if (to_come > 2 && !progress.tick(boards, 0)) return false;
      if (!self(self, to_come - 1, i, key + kCards.of[deck[i]], mask | bit(deck[i]))) return false;
    }
    return true;
  };
  bool done = deal(deal, 5 - board.count, left, board.key + kNoCards, board.mask);
  Shares out = tally.finish();
  out.boards = boards;
  out.stopped = !done;
  return out;
}

Shares showdown(const std::vector<int>& hands, const Cards& board, Mask dead, Progress& progress) {
  return board.count == 0 ? preflop(hands, dead) : walk(hands, board, dead, progress);
}

}  // namespace burncard
