#include "batch.h"

namespace burncard {
namespace {

// A key for every byte, so that a wrong face is found by a flag and not by a test: bit 24 and up are clear in a real
// card's lower half.
struct ByteKeys {
  uint64_t of[256];
  ByteKeys() {
    for (int face = 0; face < 256; ++face) of[face] = face < kDeck ? kCards.of[face] : uint64_t{1} << 24;
  }
};
constexpr uint64_t kWrong = 0xFF000000;

template <int Width>
int64_t run(const uint8_t* faces, int64_t count, uint16_t* out) {
  static const ByteKeys keys;
  for (int64_t i = 0; i < count; ++i, faces += Width) {
    uint64_t key = kNoCards, sum = 0;
    Mask mask = 0;
    for (int j = 0; j < Width; ++j) {
      key += keys.of[faces[j]];
      Mask one = Mask{1} << (faces[j] & 63);
      sum += one, mask |= one;  // they differ when a bit comes twice
    }
    if (__builtin_expect((key & kWrong) | (sum ^ mask), 0)) return i;
    out[i] = static_cast<uint16_t>(Width == 7 ? strength7(key, mask) : strength56(key, mask));
  }
  return -1;
}

}  // namespace

int64_t strengths(const uint8_t* faces, int64_t count, int width, uint16_t* out) {
  switch (width) {
    case 5: return run<5>(faces, count, out);
    case 6: return run<6>(faces, count, out);
    default: return run<7>(faces, count, out);
  }
}

std::vector<uint64_t> census(int size, Progress& progress) {
  std::vector<uint64_t> counts(7463);
  uint64_t firsts = 0;
  // One card a level, highest face first; the last level is where the time goes.
  auto deal = [&](auto&& self, int more, int below, Cards so_far) -> bool {
    if (more == 1) {
      for (int face = 0; face < below; ++face) {
        uint64_t key = so_far.key + kCards.of[face];
        Mask mask = so_far.mask | bit(face);
        ++counts[size_t(size == 7 ? strength7(key, mask) : strength56(key, mask))];
      }
      return true;
    }
    for (int face = more - 1; face < below; ++face) {
      Cards with = so_far;
      with.add(face);
      if (with.count == 2 && !progress.tick(firsts++, kCombos)) return false;
      if (!self(self, more - 1, face, with)) return false;
    }
    return true;
  };
  Cards none;
  none.key = kNoCards;
  if (!deal(deal, size, kDeck, none)) counts.clear();
  return counts;
}

}  // namespace burncard
