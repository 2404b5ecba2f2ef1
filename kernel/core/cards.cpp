#include "cards.h"

namespace burncard {

const CardKeys kCards;

Combos::Combos() {
  for (int b = 1; b < kDeck; ++b)
    for (int a = 0; a < b; ++a) {
      int i = combo(a, b);
      of[i] = {static_cast<uint8_t>(a), static_cast<uint8_t>(b)};
      mask[i] = bit(a) | bit(b);
      key[i] = kCards.of[a] + kCards.of[b];
    }
}

const Combos kHands;

}  // namespace burncard
