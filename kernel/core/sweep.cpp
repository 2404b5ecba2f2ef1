// Range against range on a board. Per board: hands of the same two ranks and no flush are worth the same, so 91 kinds
// and the few hands with a flush are sorted, then swept from worst to best. What a hand beats is the weight swept so
// far, less what shares a card with it: by inclusion and exclusion, all minus those with its first card, minus those
// with its second (the hand itself, counted twice, holds the same strength and so is not among the beaten).
#include <algorithm>
#include <cstring>
#include <vector>

#include "boards.h"
#include "versus.h"

namespace burncard {
namespace {

struct Hand {
  uint8_t low, high;
  int16_t number;
};

uint64_t choose(int n, int k) {
  if (n < k) return 0;
  uint64_t out = 1;
  for (int i = 0; i < k; ++i) out = out * static_cast<uint64_t>(n - i) / static_cast<uint64_t>(i + 1);
  return out;
}

class Sweep {
 public:
  Sweep(const Weights& first, const Weights& second, Mask gone) {
    for (int i = 0; i < kCombos; ++i) {
      bool live = !(kHands.mask[i] & gone);
      a_[i] = live ? first[i] : 0;
      b_[i] = live ? second[i] : 0;
    }
    // Hands by their two ranks; those that can never be held are left out for good.
    for (int pair = 0; pair < kPairs; ++pair) start_[pair] = 0;
    std::vector<Hand> of_pair[kPairs];
    for (int i = 0; i < kCombos; ++i) {
      if (!a_[i] && !b_[i]) continue;
      Combo c = kHands.of[i];
      of_pair[pair_of(c.low >> 2, c.high >> 2)].push_back({c.low, c.high, static_cast<int16_t>(i)});
    }
    int at = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      start_[pair] = at;
      for (Hand hand : of_pair[pair]) hands_[at++] = hand;
    }
    start_[kPairs] = at;
    for (int b = 0, pair = 0; b < 13; ++b)
      for (int a = 0; a <= b; ++a, ++pair) pair_sum_[pair] = kRankKeys[a] + kRankKeys[b];
    for (int i = 0; i < at; ++i) {
      by_card_[hands_[i].low].push_back(hands_[i].number);
      by_card_[hands_[i].high].push_back(hands_[i].number);
    }
  }

  // A card comes to the board: hands with it go, until `put_back`.
  void take(int face, std::vector<uint32_t>& kept) {
    kept.clear();
    for (int16_t hand : by_card_[face]) {
      kept.push_back(static_cast<uint32_t>(a_[hand]) << 16 | static_cast<uint32_t>(b_[hand]));
      a_[hand] = b_[hand] = 0;
    }
  }
  void put_back(int face, const std::vector<uint32_t>& kept) {
    size_t at = 0;
    for (int16_t hand : by_card_[face]) {
      a_[hand] = static_cast<int32_t>(kept[at] >> 16);
      b_[hand] = static_cast<int32_t>(kept[at++] & 0xFFFF);
    }
  }

  void river(uint64_t key, Mask mask, Versus& out) {
    const uint32_t sum = static_cast<uint32_t>(key >> 32);
    uint32_t order[kPairs];  // strength, then pair
    int kinds = 0;
    for (int pair = 0; pair < kPairs; ++pair)
      if (start_[pair] != start_[pair + 1])
        order[kinds++] = static_cast<uint32_t>(of_ranks7(sum + pair_sum_[pair])) << 8 | static_cast<uint32_t>(pair);
    std::sort(order, order + kinds);

    flushes_.clear();
    for (int suit = 0; suit < 4; ++suit)
      if (unsigned held = suited(mask, suit); __builtin_popcount(held) >= 3) find_flushes(held, suit);
    // From here on the hands with a flush count for nothing among those of their ranks.
    for (Flush& flush : flushes_) {
      flush.a = a_[flush.number], flush.b = b_[flush.number];
      a_[flush.number] = b_[flush.number] = 0;
    }
    std::sort(flushes_.begin(), flushes_.end(), [](const Flush& x, const Flush& y) { return x.strength < y.strength; });

    std::memset(swept_b_, 0, sizeof swept_b_);
    swept_ = 0, win_ = 0, not_lost_ = 0;
    size_t flush = 0;
    for (int i = 0; i < kinds;) {
      int end = i + 1;
      while (end < kinds && order[end] >> 8 == order[i] >> 8) ++end;
      while (flush < flushes_.size() && flushes_[flush].strength < order[i] >> 8) flush = sweep_flush(flush);
      // Ranks alone never tie with a flush: on a board with three suited cards other categories stand between them.
      for (int j = i; j < end; ++j) count(order[j] & 0xFF, win_, false);
      for (int j = i; j < end; ++j) add(order[j] & 0xFF);
      for (int j = i; j < end; ++j) count(order[j] & 0xFF, not_lost_, true);
      i = end;
    }
    while (flush < flushes_.size()) flush = sweep_flush(flush);

    for (const Flush& each : flushes_) a_[each.number] = each.a, b_[each.number] = each.b;
    out.win += win_;
    out.tie += not_lost_ - win_;
  }

  // Weight times weight of all pairs that can be held together.
  int64_t pairs() {
    std::memset(swept_b_, 0, sizeof swept_b_);
    swept_ = 0;
    for (uint32_t pair = 0; pair < kPairs; ++pair) add(pair);
    int64_t all = 0;
    for (uint32_t pair = 0; pair < kPairs; ++pair) count(pair, all, true);
    return all;
  }

 private:
  struct Flush {
    uint32_t strength;
    int16_t number;
    Combo hand;
    int32_t a, b;
  };

  int64_t meets(const Hand& hand, int32_t a, int32_t b) const {
    return static_cast<int64_t>(a) * (swept_ - swept_b_[hand.low] - swept_b_[hand.high] + b);
  }
  void count(uint32_t pair, int64_t& sum, bool with_own) {
    int64_t part = 0;
    for (int i = start_[pair]; i < start_[pair + 1]; ++i)
      part += meets(hands_[i], a_[hands_[i].number], with_own ? b_[hands_[i].number] : 0);
    sum += part;
  }
  void add(uint32_t pair) {
    for (int i = start_[pair]; i < start_[pair + 1]; ++i) {
      int32_t b = b_[hands_[i].number];
      swept_ += b, swept_b_[hands_[i].low] += b, swept_b_[hands_[i].high] += b;
    }
  }

  void find_flushes(unsigned held, int suit) {
    const int needed = 5 - __builtin_popcount(held);
    for (int i = 0; i < start_[kPairs]; ++i) {
      const Hand& hand = hands_[i];
      bool low = (hand.low & 3) == suit, high = (hand.high & 3) == suit;
      if (low + high < needed || !(a_[hand.number] | b_[hand.number])) continue;
      unsigned mask = held | (low ? 1u << (hand.low >> 2) : 0) | (high ? 1u << (hand.high >> 2) : 0);
      flushes_.push_back({kFlushes[mask], hand.number, {hand.low, hand.high}, 0, 0});
    }
  }
  size_t sweep_flush(size_t from) {
    size_t end = from;
    while (end < flushes_.size() && flushes_[end].strength == flushes_[from].strength) ++end;
    auto met = [&](const Flush& x, int32_t own) {
      return meets({x.hand.low, x.hand.high, x.number}, x.a, own);
    };
    for (size_t i = from; i < end; ++i) win_ += met(flushes_[i], 0);
    for (size_t i = from; i < end; ++i) {
      const Flush& x = flushes_[i];
      swept_ += x.b, swept_b_[x.hand.low] += x.b, swept_b_[x.hand.high] += x.b;
    }
    for (size_t i = from; i < end; ++i) not_lost_ += met(flushes_[i], flushes_[i].b);
    return end;
  }

  int32_t a_[kCombos], b_[kCombos];
  Hand hands_[kCombos];
  int start_[kPairs + 1];
  uint32_t pair_sum_[kPairs];
  std::vector<int16_t> by_card_[kDeck];
  std::vector<Flush> flushes_;
  int32_t swept_b_[kDeck], swept_ = 0;
  int64_t win_ = 0, not_lost_ = 0;
};

}  // namespace

Versus on_board(const Weights& first, const Weights& second, const Cards& board, Mask dead, Progress& progress) {
  Versus out;
  Sweep sweep(first, second, dead | board.mask);
  int deck[kDeck], left = 0;
  for (int face = 0; face < kDeck; ++face)
    if (!((dead | board.mask) & bit(face))) deck[left++] = face;
  const int to_come = 5 - board.count;
  const uint64_t total = choose(left, to_come);
  uint64_t done = 0;
  std::vector<uint32_t> kept[5];

  auto deal = [&](auto&& self, int more, int below, uint64_t key, Mask mask) -> bool {
    if (more == 0) {
      sweep.river(key, mask, out);
      return (++done & 31) != 0 || progress.tick(done, total);
    }
    for (int i = more - 1; i < below; ++i) {
      sweep.take(deck[i], kept[more - 1]);
      bool go_on = self(self, more - 1, i, key + kCards.of[deck[i]], mask | bit(deck[i]));
      sweep.put_back(deck[i], kept[more - 1]);
      if (!go_on) return false;
    }
    return true;
  };
  const __int128 pairs = sweep.pairs();
  out.stopped = !deal(deal, to_come, left, board.key + kNoCards, board.mask);
  out.lose = pairs * static_cast<__int128>(choose(left - 4, to_come)) - out.win - out.tie;
  return out;
}

}  // namespace burncard
