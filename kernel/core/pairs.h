// Two starting hands up to the names of the suits, and the table of all 47,008 heads-up match-ups.
#pragma once
#include <cstdint>
#include <vector>

#include "cards.h"

namespace burncard {

constexpr int kMatchups = 47008;
constexpr int kClasses = 169;

// The 24 ways to rename the suits, and where they take each starting hand.
struct Renamings {
  uint16_t to[24][kCombos];
  uint8_t suit[24][4];
  Renamings();
  Mask of(Mask mask, int renaming) const;
};
const Renamings& renamings();

// One number for all pairs that differ by renaming with one of `allowed`, and by order; `swapped` tells which.
struct Canonical {
  uint32_t key;
  bool swapped;
};
Canonical canonical(int first, int second, const std::vector<int>& allowed);

// A representative of each match-up, in the order of the table.
struct Matchup {
  uint16_t first, second;
};
std::vector<Matchup> matchups();

// 3 + 3 bytes a match-up: wins of the first, ties. Returns false when `bytes` is not the right size.
bool load_table(const uint8_t* bytes, size_t size);
bool table_loaded();

struct WinTie {
  uint32_t win, tie;
};
// All that a hand can meet, once the table is loaded. Hands that share a card with it have an entry without meaning.
class Row {
 public:
  explicit Row(int first);
  WinTie against(int second) const { return found_[to_[second]]; }

 private:
  const WinTie* found_;
  const uint16_t* to_;
};

}  // namespace burncard
