#include "sample.h"

#include <algorithm>

namespace burncard {
namespace {

uint64_t scramble(uint64_t& state) {  // splitmix64
  uint64_t z = (state += 0x9E3779B97F4A7C15ull);
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return z ^ z >> 31;
}

uint64_t turn(uint64_t x, int by) { return x << by | x >> (64 - by); }

struct Stream {  // xoshiro256**
  uint64_t s[4];
  Stream(uint64_t seed, uint64_t batch) {
    uint64_t state = seed, other = batch;
    state ^= scramble(other);
    for (uint64_t& word : s) word = scramble(state);
  }
  uint64_t next() {
    uint64_t out = turn(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3];
    s[2] ^= t;
    s[3] = turn(s[3], 45);
    return out;
  }
  uint64_t below(uint64_t n) { return static_cast<uint64_t>(static_cast<unsigned __int128>(next()) * n >> 64); }
};

// Cards off a deck that stays as it is: one that is used is drawn again. A random number, read as a fraction and
// expanded in the base of the deck's size, serves kDraws cards; a deal begins with a new one.
struct Deck {
  static constexpr int kDraws = 5;
  uint8_t cards[kDeck];
  uint64_t size = 0;
  int left = 0;
  uint64_t fraction = 0;
  void start() { left = 0; }
  // The next card that is not used, as a face; it is used from then on.
  int draw(Stream& stream, Mask& used) {
    for (;;) {
      if (left == 0) fraction = stream.next(), left = kDraws;
      --left;
      auto wide = static_cast<unsigned __int128>(fraction) * size;
      fraction = static_cast<uint64_t>(wide);
      int face = cards[static_cast<uint64_t>(wide >> 64)];
      if (used & bit(face)) continue;
      used |= bit(face);
      return face;
    }
  }
};

// Who wins: a set of players. With N known the loop is unrolled.
template <int N>
uint32_t winners(int n, const Cards& board, const uint64_t* key, const Mask* mask) {
  int best = 0;
  uint32_t out = 0;
  for (int p = 0; p < (N ? N : n); ++p) {
    int strength = strength7(board.key + key[p], board.mask | mask[p]);
    out = strength > best ? 1u << p : out | static_cast<uint32_t>(strength == best) << p;
    best = std::max(best, strength);
  }
  return out;
}

}  // namespace

Sampled sample(const std::vector<Drawn>& players, const Cards& board, Mask dead, uint64_t seed, uint64_t first,
               uint64_t batches, Progress& progress) {
  const int n = static_cast<int>(players.size());
  Mask gone = dead | board.mask;  // known before any draw
  int hand[kMaxPlayers] = {};
  std::vector<int> ranges, anys;
  for (int p = 0; p < n; ++p) {
    const Drawn& player = players[static_cast<size_t>(p)];
    if (player.hands.size() == 1) hand[p] = player.hands[0], gone |= kHands.mask[hand[p]];
    else (player.hands.empty() ? anys : ranges).push_back(p);
  }
  const int to_come = 5 - board.count;
  uint64_t key[kMaxPlayers];
  Mask mask[kMaxPlayers];
  for (int p = 0; p < n; ++p) key[p] = kHands.key[hand[p]], mask[p] = kHands.mask[hand[p]];

  Sampled out{Shares(n), false};
  Tally tally(n);
  for (uint64_t batch = first; batch < first + batches; ++batch) {
    Stream stream(seed, batch);
    Deck deck;
    for (int face = 0; face < kDeck; ++face)
      if (!(gone & bit(face))) deck.cards[deck.size++] = static_cast<uint8_t>(face);
    for (int i = 0; i < kBatch; ++i) {
      Mask used = gone;
      // All ranges are drawn afresh when two clash: that leaves the chances of what can be held together as they are.
      for (int tries = 0; !ranges.empty();) {
        used = gone;
        bool clash = false;
        for (int p : ranges) {
          const Drawn& player = players[static_cast<size_t>(p)];
          size_t drawn;
          if (player.even) {
            drawn = static_cast<size_t>(stream.below(player.hands.size()));
          } else {
            uint32_t point = static_cast<uint32_t>(stream.below(player.upto.back()));
            drawn = static_cast<size_t>(std::upper_bound(player.upto.begin(), player.upto.end(), point) -
                                        player.upto.begin());
          }
          int number = player.hands[drawn];
          if (used & kHands.mask[number]) {
            clash = true;
            break;
          }
          used |= kHands.mask[number];
          key[p] = kHands.key[number], mask[p] = kHands.mask[number];
        }
        if (!clash) break;
        if (++tries == kPatience) {
          out.stuck = true;
          return out;
        }
      }
      deck.start();
      for (int p : anys) {
        Cards two;
        two.add(deck.draw(stream, used)), two.add(deck.draw(stream, used));
        key[p] = two.key, mask[p] = two.mask;
      }
      Cards all = board;
      for (int j = 0; j < to_come; ++j) all.add(deck.draw(stream, used));
      all.key += kNoCards;
      tally.add(n == 2 ? winners<2>(n, all, key, mask) : winners<0>(n, all, key, mask), 1);
    }
    if (!progress.tick(batch - first + 1, batches)) {
      out.shares.stopped = true;
      return out;
    }
  }
  out.shares = tally.finish();
  out.shares.boards = batches * kBatch;
  return out;
}

}  // namespace burncard
