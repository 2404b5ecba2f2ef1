// Many hands in one call, and all hands there are.
#pragma once
#include <cstdint>
#include <vector>

#include "cards.h"

namespace burncard {

// Strengths of `count` hands of `width` (5 to 7) faces each. Returns the number of the first hand that is wrong (a
// face above 51, or one twice), or -1; what was written before that hand is right.
int64_t strengths(const uint8_t* faces, int64_t count, int width, uint16_t* out);

// How many of all hands of `size` (5 or 7) cards have each strength 0..7462; empty if stopped.
std::vector<uint64_t> census(int size, Progress& progress);

}  // namespace burncard
