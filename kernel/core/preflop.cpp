// Exact equities before the flop without walking the 1.7 million boards. First all boards by their ranks alone: 6,175
// kinds, each as often as its ranks can be chosen. Then, suit by suit, the boards with three or more cards of a suit
// that gives somebody a flush: what was counted for them is taken back and the truth is put in. A board holds three
// cards of one suit only, so no board is corrected twice.
#include <algorithm>

#include "boards.h"
#include "showdown.h"

namespace burncard {
namespace {

// What is left in the deck, and by rank without one suit.
struct Unseen {
  Mask mask;
  uint8_t ranks[13] = {};
  explicit Unseen(Mask gone) : mask((bit(kDeck) - 1) & ~gone) {
    for (int r = 0; r < 13; ++r) ranks[r] = static_cast<uint8_t>(__builtin_popcountll(mask >> 4 * r & 15));
  }
  // In how many ways one, or two, cards of other suits than `suit` have given ranks.
  void others(int suit, int one[13], int two[kPairs]) const {
    for (int r = 0; r < 13; ++r) one[r] = ranks[r] - static_cast<int>(mask >> (4 * r + suit) & 1);
    for (int b = 0; b < 13; ++b) {
      for (int a = 0; a < b; ++a) two[pair_of(a, b)] = one[a] * one[b];
      two[pair_of(b, b)] = one[b] * (one[b] - 1) / 2;
    }
  }
};

int rank_pair(int hand) { return pair_of(kHands.of[hand].low >> 2, kHands.of[hand].high >> 2); }

int64_t choose5(int n) { return int64_t{n} * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120; }

// Winner minus loser, and boards that are no tie, over the corrections of one suit; `code` is +1, 0, -1 by ranks alone.
struct Difference {
  int64_t lead = 0, decided = 0;
  void replace(int was, int is, int ways) {
    lead += static_cast<int64_t>(ways) * (is - was);
    decided += static_cast<int64_t>(ways) * ((is & 1) - (was & 1));
  }
};

int sign(int a, int b) { return (a > b) - (a < b); }

// Boards with exactly some suited cards (`with` leads to the whole board) for two players.
template <int Rest>
void correct(Difference& out, const uint16_t* with, const int* ways, const int8_t* code, const uint16_t* plain,
             int flush, int side) {
  // `side` is +1 when only the first player has the flush, -1 when only the second, 0 when `flush` is already the
  // outcome between two flushes. `plain` is what the player without a flush has.
  int64_t lead = 0, decided = 0;
  if (side == 0) {
    for (int i = 0; i < Rest; ++i) {
      int was = code[with[i]];
      lead += ways[i] * (flush - was), decided += ways[i] * ((flush & 1) - (was & 1));
    }
  } else {
    for (int i = 0; i < Rest; ++i) {
      int was = code[with[i]];
      int is = plain[with[i]] > flush ? -side : side;
      lead += ways[i] * (is - was), decided += ways[i] * (1 - (was & 1));
    }
  }
  out.lead += lead, out.decided += decided;
}

}  // namespace

HeadsUp heads_up(int first, int second, Mask dead) {
  const Boards& all = boards();
  const Mask seen = kHands.mask[first] | kHands.mask[second] | dead;
  const Unseen unseen(seen);
  const uint16_t* worth[2] = {all.worth(rank_pair(first)), all.worth(rank_pair(second))};

  uint16_t ways[kBoards];
  int8_t code[kBoards];
  count_ways(unseen.ranks, ways);
  Difference total;
  int lead = 0, decided = 0;
  for (int i = 0; i < kBoards; ++i) {
    int outcome = (worth[0][i] > worth[1][i]) - (worth[0][i] < worth[1][i]);
    code[i] = static_cast<int8_t>(outcome);
    lead += ways[i] * outcome, decided += ways[i] * (outcome & 1);
  }
  total.lead = lead, total.decided = decided;

  for (int suit = 0; suit < 4; ++suit) {
    const unsigned held[2] = {suited(kHands.mask[first], suit), suited(kHands.mask[second], suit)};
    const int count[2] = {__builtin_popcount(held[0]), __builtin_popcount(held[1])};
    const unsigned blocked = ~suited(unseen.mask, suit);
    int one[13], two[kPairs];
    unseen.others(suit, one, two);

    auto flushes = [&](unsigned mask, int needed, auto&& go) {
      int a = count[0] >= needed ? kFlushes[mask | held[0]] : 0;
      int b = count[1] >= needed ? kFlushes[mask | held[1]] : 0;
      if (a && b) go(static_cast<const uint16_t*>(nullptr), sign(a, b), 0);
      else if (a) go(worth[1], a, 1);
      else go(worth[0], b, -1);
    };
    if (count[0] == 2 || count[1] == 2)
      for (int i = 0; i < kThrees; ++i)
        if (!(all.three[i] & blocked))
          flushes(all.three[i], 2, [&](const uint16_t* plain, int flush, int side) {
            correct<kPairs>(total, all.three_with[i], two, code, plain, flush, side);
          });
    if (count[0] || count[1])
      for (int i = 0; i < kFours; ++i)
        if (!(all.four[i] & blocked))
          flushes(all.four[i], 1, [&](const uint16_t* plain, int flush, int side) {
            correct<13>(total, all.four_with[i], one, code, plain, flush, side);
          });
    for (int i = 0; i < kFives; ++i)
      if (!(all.five[i] & blocked))
        total.replace(code[all.five_is[i]], sign(kFlushes[all.five[i] | held[0]], kFlushes[all.five[i] | held[1]]), 1);
  }
  int64_t count = choose5(__builtin_popcountll(unseen.mask));
  return {(total.decided + total.lead) / 2, count - total.decided, count};
}

Shares preflop(const std::vector<int>& hands, Mask dead) {
  const int n = static_cast<int>(hands.size());
  if (n == 2) {
    HeadsUp result = heads_up(hands[0], hands[1], dead);
    Shares out(2);
    out.boards = static_cast<uint64_t>(result.boards);
    out.at(0, 1) = result.win, out.at(1, 1) = result.boards - result.win - result.tie;
    out.at(0, 2) = out.at(1, 2) = result.tie;
    return out;
  }
  const Boards& all = boards();
  Mask seen = dead;
  for (int hand : hands) seen |= kHands.mask[hand];
  const Unseen unseen(seen);
  const uint16_t* worth[kMaxPlayers];
  for (int p = 0; p < n; ++p) worth[p] = all.worth(rank_pair(hands[p]));

  // Winners by ranks alone.
  static_assert(kMaxPlayers <= 32, "a set of players is 32 bits");
  std::vector<uint32_t> winners(kBoards);
  uint16_t ways[kBoards], best[kBoards];
  count_ways(unseen.ranks, ways);
  std::copy(worth[0], worth[0] + kBoards, best);
  for (int p = 1; p < n; ++p)
    for (int i = 0; i < kBoards; ++i) best[i] = std::max(best[i], worth[p][i]);
  for (int p = 0; p < n; ++p)
    for (int i = 0; i < kBoards; ++i) winners[i] |= static_cast<uint32_t>(worth[p][i] == best[i]) << p;
  Tally tally(n);
  for (int i = 0; i < kBoards; ++i)
    if (ways[i]) tally.add(winners[i], ways[i]);

  for (int suit = 0; suit < 4; ++suit) {
    unsigned held[kMaxPlayers];
    int most = 0;
    for (int p = 0; p < n; ++p) {
      held[p] = suited(kHands.mask[hands[p]], suit);
      most = std::max(most, __builtin_popcount(held[p]));
    }
    const unsigned blocked = ~suited(unseen.mask, suit);
    int one[13], two[kPairs];
    unseen.others(suit, one, two);

    // The best flush among those who hold `needed` of the suit, who has it, and the players without a flush.
    int flush, plain[kMaxPlayers], plains;
    uint32_t flushed;
    auto flushes = [&](unsigned mask, int needed) {
      flush = 0, flushed = 0, plains = 0;
      for (int p = 0; p < n; ++p) {
        if (__builtin_popcount(held[p]) < needed) {
          plain[plains++] = p;
          continue;
        }
        int strength = kFlushes[mask | held[p]];
        if (strength > flush) flush = strength, flushed = 0;
        if (strength == flush) flushed |= 1u << p;
      }
    };
    auto replace = [&](int board, int count, bool paired) {
      if (!count) return;
      uint32_t truth = flushed;
      // Without a pair on the board nobody can have a full house.
      if (paired && best[board] > flush) {
        int highest = flush;
        for (int j = 0; j < plains; ++j) {
          int strength = worth[plain[j]][board];
          if (strength > highest) highest = strength, truth = 0;
          if (strength == highest) truth |= 1u << plain[j];
        }
      }
      if (truth == winners[board]) return;
      tally.add(winners[board], -count);
      tally.add(truth, count);
    };
    if (most == 2)
      for (int i = 0; i < kThrees; ++i)
        if (!(all.three[i] & blocked)) {
          flushes(all.three[i], 2);
          for (int j = 0; j < kPairs; ++j) replace(all.three_with[i][j], two[j], all.three_pairs[i][j]);
        }
    if (most >= 1)
      for (int i = 0; i < kFours; ++i)
        if (!(all.four[i] & blocked)) {
          flushes(all.four[i], 1);
          for (int r = 0; r < 13; ++r) replace(all.four_with[i][r], one[r], all.four[i] >> r & 1);
        }
    for (int i = 0; i < kFives; ++i)
      if (!(all.five[i] & blocked)) {
        flushes(all.five[i], 0);
        replace(all.five_is[i], 1, false);
      }
  }
  Shares out = tally.finish();
  out.boards = static_cast<uint64_t>(choose5(__builtin_popcountll(unseen.mask)));
  return out;
}

}  // namespace burncard
