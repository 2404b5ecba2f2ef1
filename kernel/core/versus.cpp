#include "versus.h"

#include <vector>

#include "boards.h"
#include "pairs.h"
#include "showdown.h"

namespace burncard {
namespace {

struct Weighted {
  int number;
  int64_t weight;
};

std::vector<Weighted> held(const Weights& weights, Mask dead) {
  std::vector<Weighted> out;
  for (int i = 0; i < kCombos; ++i)
    if (weights[i] && !(kHands.mask[i] & dead)) out.push_back({i, weights[i]});
  return out;
}

Versus from_table(const std::vector<Weighted>& first, const std::vector<Weighted>& second) {
  Versus out;
  constexpr int64_t kAll = 1712304;
  for (const Weighted& a : first) {
    int64_t win = 0, tie = 0, met = 0;
    const Row row(a.number);
    for (const Weighted& b : second) {
      if (kHands.mask[a.number] & kHands.mask[b.number]) continue;
      WinTie found = row.against(b.number);
      win += b.weight * found.win, tie += b.weight * found.tie, met += b.weight;
    }
    out.win += static_cast<__int128>(a.weight) * win;
    out.tie += static_cast<__int128>(a.weight) * tie;
    out.lose += static_cast<__int128>(a.weight) * (met * kAll - win - tie);
  }
  return out;
}

}  // namespace

Versus before_flop(const Weights& first, const Weights& second, Mask dead, bool compute, Progress& progress) {
  const std::vector<Weighted> a = held(first, dead), b = held(second, dead);
  if (!compute && !dead && table_loaded()) return from_table(a, b);

  // Only renamings that leave the dead cards dead.
  std::vector<int> allowed;
  for (int i = 0; i < 24; ++i)
    if (renamings().of(dead, i) == dead) allowed.push_back(i);

  struct Group {
    int first, second;
    int64_t straight, swapped;  // weights of the pairs in this order, and in the other
  };
  std::vector<Group> groups;
  std::vector<int32_t> where(static_cast<size_t>(kCombos) * kCombos, -1);
  Versus out;
  for (const Weighted& x : a)
    for (const Weighted& y : b) {
      if (kHands.mask[x.number] & kHands.mask[y.number]) continue;
      Canonical c = canonical(x.number, y.number, allowed);
      int32_t& at = where[c.key];
      if (at < 0) {
        at = static_cast<int32_t>(groups.size());
        groups.push_back({static_cast<int>(c.key / kCombos), static_cast<int>(c.key % kCombos), 0, 0});
      }
      Group& group = groups[static_cast<size_t>(at)];
      (c.swapped ? group.swapped : group.straight) += x.weight * y.weight;
    }
  uint64_t done = 0;
  for (const Group& group : groups) {
    HeadsUp result = heads_up(group.first, group.second, dead);
    __int128 lose = result.boards - result.win - result.tie;
    out.win += group.straight * static_cast<__int128>(result.win) + group.swapped * lose;
    out.lose += group.straight * lose + group.swapped * static_cast<__int128>(result.win);
    out.tie += static_cast<__int128>(group.straight + group.swapped) * result.tie;
    if ((++done & 63) == 0 && !progress.tick(done, groups.size())) {
      out.stopped = true;
      return out;
    }
  }
  return out;
}

}  // namespace burncard
