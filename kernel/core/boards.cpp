#include "boards.h"

#include <algorithm>

namespace burncard {
namespace {

int choose(int n, int k) {
  int64_t out = 1;
  for (int i = 0; i < k; ++i) out = out * (n - i) / (i + 1);
  return n < k ? 0 : static_cast<int>(out);
}

int number_of(std::array<int, 5> ranks) {
  std::sort(ranks.begin(), ranks.end());
  int n = 0;
  for (int i = 0; i < 5; ++i) n += choose(ranks[i] + i, i + 1);
  return n;
}

}  // namespace

Boards::Boards() {
  int i = 0;
  for (int e = 0; e < 13; ++e)
    for (int d = 0; d <= e; ++d)
      for (int c = 0; c <= d; ++c)
        for (int b = 0; b <= c; ++b)
          for (int a = 0; a <= b; ++a)
            sum_[i++] = kRankKeys[a] + kRankKeys[b] + kRankKeys[c] + kRankKeys[d] + kRankKeys[e];

  int threes = 0, fours = 0, fives = 0;
  for (int mask = 0; mask < 1 << 13; ++mask) {
    int count = __builtin_popcount(mask);
    if (count < 3 || count > 5) continue;
    std::array<int, 5> ranks{};
    int at = 0;
    for (int left = mask; left; left &= left - 1) ranks[at++] = __builtin_ctz(left);
    if (count == 3) {
      three[threes] = static_cast<uint16_t>(mask);
      for (int b = 0; b < 13; ++b)
        for (int a = 0; a <= b; ++a) {
          ranks[3] = a, ranks[4] = b;
          three_with[threes][pair_of(a, b)] = static_cast<uint16_t>(number_of(ranks));
          three_pairs[threes][pair_of(a, b)] = a == b || (mask >> a & 1) || (mask >> b & 1);
        }
      ++threes;
    } else if (count == 4) {
      four[fours] = static_cast<uint16_t>(mask);
      for (int a = 0; a < 13; ++a) {
        ranks[4] = a;
        four_with[fours][a] = static_cast<uint16_t>(number_of(ranks));
      }
      ++fours;
    } else {
      five[fives] = static_cast<uint16_t>(mask);
      five_is[fives++] = static_cast<uint16_t>(number_of(ranks));
    }
  }
}

void Boards::prepare(int pair) {
  if (ready_[pair]) return;
  int b = 0;
  while ((b + 1) * (b + 2) / 2 <= pair) ++b;
  uint32_t hand = kRankKeys[b] + kRankKeys[pair - b * (b + 1) / 2];
  for (int i = 0; i < kBoards; ++i) worth_[pair][i] = static_cast<uint16_t>(of_ranks7(sum_[i] + hand));
  ready_[pair] = true;
}

Boards& boards() {
  static Boards* made = new Boards;  // never destroyed: a thread may still count while the process ends
  return *made;
}

void count_ways(const uint8_t unseen[13], uint16_t ways[kBoards]) {
  // ways_of[r][c]: how to choose c of the cards left of rank r.
  uint16_t ways_of[13][6];
  for (int r = 0; r < 13; ++r)
    for (int c = 0; c < 6; ++c) ways_of[r][c] = static_cast<uint16_t>(choose(unseen[r], c));

  // `done` is the product over the ranks that are complete, `run` how often the current rank came so far.
  struct Chosen {
    int done, run;
  };
  auto take = [&](Chosen so_far, int last, int next) -> Chosen {
    if (next == last) return {so_far.done, so_far.run + 1};
    return {so_far.done * ways_of[last][so_far.run], 1};
  };
  int i = 0;
  for (int e = 0; e < 13; ++e)
    for (int d = 0; d <= e; ++d) {
      Chosen two = take({1, 1}, e, d);
      for (int c = 0; c <= d; ++c) {
        Chosen three = take(two, d, c);
        for (int b = 0; b <= c; ++b) {
          Chosen four = take(three, c, b);
          int closed = four.done * ways_of[b][four.run];
          for (int a = 0; a < b; ++a) ways[i++] = static_cast<uint16_t>(closed * unseen[a]);
          ways[i++] = static_cast<uint16_t>(four.done * ways_of[b][four.run + 1]);
        }
      }
    }
}

}  // namespace burncard
