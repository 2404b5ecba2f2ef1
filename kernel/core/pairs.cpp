#include "pairs.h"

#include <algorithm>

namespace burncard {

Renamings::Renamings() {
  int order[4] = {0, 1, 2, 3}, n = 0;
  do {
    for (int s = 0; s < 4; ++s) suit[n][s] = static_cast<uint8_t>(order[s]);
    for (int i = 0; i < kCombos; ++i) {
      Combo c = kHands.of[i];
      to[n][i] = static_cast<uint16_t>(combo((c.low & ~3) | order[c.low & 3], (c.high & ~3) | order[c.high & 3]));
    }
    ++n;
  } while (std::next_permutation(order, order + 4));
}

Mask Renamings::of(Mask mask, int renaming) const {
  Mask out = 0;
  for (; mask; mask &= mask - 1) {
    int face = __builtin_ctzll(mask);
    out |= bit((face & ~3) | suit[renaming][face & 3]);
  }
  return out;
}

const Renamings& renamings() {
  static const Renamings made;
  return made;
}

Canonical canonical(int first, int second, const std::vector<int>& allowed) {
  const Renamings& all = renamings();
  uint32_t straight = UINT32_MAX, crossed = UINT32_MAX;
  for (int renaming : allowed) {
    uint32_t a = all.to[renaming][first], b = all.to[renaming][second];
    straight = std::min(straight, a * kCombos + b);
    crossed = std::min(crossed, b * kCombos + a);
  }
  return {std::min(straight, crossed), crossed < straight};
}

namespace {

const std::vector<int>& every_renaming() {
  static const std::vector<int> all = [] {
    std::vector<int> out(24);
    for (int i = 0; i < 24; ++i) out[static_cast<size_t>(i)] = i;
    return out;
  }();
  return all;
}

// Each starting hand is one of 169 kinds, and a renaming takes it to the first of its kind.
struct Kinds {
  uint8_t kind[kCombos], renaming[kCombos];
  uint16_t first[kClasses];
  Kinds() {
    const Renamings& all = renamings();
    int kinds = 0;
    for (int i = 0; i < kCombos; ++i) {
      int best = 0;
      for (int r = 1; r < 24; ++r)
        if (all.to[r][i] < all.to[best][i]) best = r;
      renaming[i] = static_cast<uint8_t>(best);
      int lowest = all.to[best][i];
      if (lowest == i) first[kinds] = static_cast<uint16_t>(i), kind[i] = static_cast<uint8_t>(kinds++);
      else kind[i] = kind[lowest];
    }
  }
};
const Kinds& kinds() {
  static const Kinds made;
  return made;
}

// Calls go(kind, second, number of the match-up, swapped) for all pairs; `next` numbers the match-ups as they come.
template <typename Go>
void each_pair(Go&& go) {
  std::vector<int32_t> number(static_cast<size_t>(kCombos) * kCombos, -1);
  std::vector<uint8_t> turned(static_cast<size_t>(kMatchups) + 1);
  int32_t next = 0;
  for (int k = 0; k < kClasses; ++k) {
    int first = kinds().first[k];
    for (int second = 0; second < kCombos; ++second) {
      if (kHands.mask[first] & kHands.mask[second]) continue;
      Canonical c = canonical(first, second, every_renaming());
      int32_t& n = number[c.key];
      if (n < 0) {
        n = next++;
        turned[static_cast<size_t>(n)] = c.swapped;
      }
      go(k, second, n, c.swapped != (turned[static_cast<size_t>(n)] != 0));
    }
  }
}

WinTie* table = nullptr;  // kClasses rows of kCombos; made once and kept

}  // namespace

std::vector<Matchup> matchups() {
  std::vector<Matchup> out;
  each_pair([&](int kind, int second, int32_t n, bool) {
    if (static_cast<size_t>(n) == out.size()) out.push_back({kinds().first[kind], static_cast<uint16_t>(second)});
  });
  return out;
}

bool load_table(const uint8_t* bytes, size_t size) {
  if (size != static_cast<size_t>(kMatchups) * 6) return false;
  if (table) return true;
  WinTie* made = new WinTie[static_cast<size_t>(kClasses) * kCombos]();
  auto number = [](const uint8_t* at) { return static_cast<uint32_t>(at[0] | at[1] << 8 | at[2] << 16); };
  each_pair([&](int kind, int second, int32_t n, bool swapped) {
    const uint8_t* at = bytes + static_cast<size_t>(n) * 6;
    uint32_t win = number(at), tie = number(at + 3);
    made[kind * kCombos + second] = {swapped ? 1712304 - tie - win : win, tie};
  });
  table = made;
  return true;
}

bool table_loaded() { return table != nullptr; }

Row::Row(int first)
    : found_(table + kinds().kind[first] * kCombos), to_(renamings().to[kinds().renaming[first]]) {}

}  // namespace burncard
