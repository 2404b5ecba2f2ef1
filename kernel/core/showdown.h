// Known hands against each other over all the boards that can still come, counted exactly.
#pragma once
#include <cstdint>
#include <vector>

#include "cards.h"

namespace burncard {

// shares[p * (n + 1) + k]: the deals in which player p is one of exactly k winners.
struct Shares {
  int players = 0;
  std::vector<int64_t> shares;
  uint64_t boards = 0;
  bool stopped = false;
  explicit Shares(int n) : players(n), shares(static_cast<size_t>(n) * (n + 1)) {}
  int64_t& at(int player, int winners) { return shares[static_cast<size_t>(player) * (players + 1) + winners]; }
  int64_t at(int player, int winners) const {
    return shares[static_cast<size_t>(player) * (players + 1) + winners];
  }
};

// Wins and ties by the set of winners: an array while the sets are few, direct counting beyond.
class Tally {
 public:
  explicit Tally(int players) : players_(players), sets_(players <= kSmall ? size_t{1} << players : 0), out_(players) {}
  void add(uint32_t winners, int64_t deals) {
    if (players_ <= kSmall) {
      sets_[winners] += deals;
    } else {
      spread(winners, deals);
    }
  }
  Shares finish();

 private:
  static constexpr int kSmall = 10;
  void spread(uint32_t winners, int64_t deals);
  int players_;
  std::vector<int64_t> sets_;
  Shares out_;
};

// `hands` are numbers of starting hands, all different cards; `board` has 0 to 5; `dead` cannot come.
Shares showdown(const std::vector<int>& hands, const Cards& board, Mask dead, Progress& progress);

// The same by walking every board; the definition, and what is used when few cards are to come.
Shares walk(const std::vector<int>& hands, const Cards& board, Mask dead, Progress& progress);

// Heads-up before the flop: wins of the first, ties, out of `boards`.
struct HeadsUp {
  int64_t win, tie, boards;
};
HeadsUp heads_up(int first, int second, Mask dead);

// All players before the flop.
Shares preflop(const std::vector<int>& hands, Mask dead);

}  // namespace burncard
