// Faces, masks and the evaluator's inner loop: what every other file here stands on. No Python.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace burncard {

using std::size_t;

// A face is rank * 4 + suit, 0..51; a mask has bit `face` set.
using Mask = uint64_t;
constexpr int kDeck = 52;
constexpr int kCombos = 1326;
constexpr int kMaxPlayers = 22;

// The generated tables (tools/tables.py).
extern const uint32_t kRankKeys[13];
extern const uint16_t kRows7[1 << 13], kSlots7[1 << 16];
extern const uint16_t kRows56[1 << 13], kSlots56[1 << 15];
extern const uint16_t kFlushes[1 << 13];

inline Mask bit(int face) { return Mask{1} << face; }

// The 13 ranks that a mask holds in one suit: every fourth bit, drawn together.
inline unsigned suited(Mask mask, int suit) {
  Mask x = mask >> suit & 0x1111111111111ull;
  x = (x | x >> 3) & 0x0303030303030303ull;
  x = (x | x >> 6) & 0x000F000F000F000Full;
  x = (x | x >> 12) & 0x000000FF000000FFull;
  return static_cast<unsigned>((x | x >> 24) & 0x1FFF);
}

// What cards add up to: the ranks' constants in the high half, a count of each suit in the lowest 16 bits. The counts
// start at 3, so that the fifth card of a suit sets the fourth bit.
constexpr uint64_t kNoCards = 0x3333;
constexpr uint64_t kFlushBits = 0x8888;

struct CardKeys {
  uint64_t of[kDeck];
  CardKeys() {
    for (int face = 0; face < kDeck; ++face)
      of[face] = uint64_t{kRankKeys[face >> 2]} << 32 | uint64_t{1} << 4 * (face & 3);
  }
};
extern const CardKeys kCards;

// The strength of 7 (or of 5 or 6) ranks. The index stays inside the table whatever the sum is.
inline int of_ranks7(uint32_t sum) { return kSlots7[(sum & 0xFFFF) ^ kRows7[sum >> 19]]; }
inline int of_ranks56(uint32_t sum) { return kSlots56[(sum & 0x7FFF) ^ kRows56[sum >> 19]]; }

inline int flush_suit(uint64_t key) { return __builtin_ctzll(key & kFlushBits) >> 2; }

inline int strength7(uint64_t key, Mask mask) {
  if (__builtin_expect((key & kFlushBits) != 0, 0)) return kFlushes[suited(mask, flush_suit(key))];
  return of_ranks7(static_cast<uint32_t>(key >> 32));
}

inline int strength56(uint64_t key, Mask mask) {
  if (__builtin_expect((key & kFlushBits) != 0, 0)) return kFlushes[suited(mask, flush_suit(key))];
  return of_ranks56(static_cast<uint32_t>(key >> 32));
}

// Some cards and what they add up to.
struct Cards {
  uint64_t key = 0;  // without kNoCards, so that two of these add up
  Mask mask = 0;
  int count = 0;
  void add(int face) { key += kCards.of[face], mask |= bit(face), ++count; }
};

// The two faces of each of the 1,326 starting hands: number b * (b - 1) / 2 + a for a < b.
struct Combo {
  uint8_t low, high;
};
struct Combos {
  Combo of[kCombos];
  Mask mask[kCombos];
  uint64_t key[kCombos];
  Combos();
};
extern const Combos kHands;
inline int combo(int a, int b) { return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b; }

// Told now and then how far long work has come; false means stop.
struct Progress {
  virtual ~Progress() = default;
  virtual bool tick(uint64_t done, uint64_t total) = 0;
};

}  // namespace burncard
