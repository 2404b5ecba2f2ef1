// Equities: known hands, two ranges, sampled, and the heads-up table.
#include <cstring>

#include "boards.h"
#include "pairs.h"
#include "python.h"
#include "sample.h"
#include "versus.h"

namespace burncard {
namespace {

void prepare(int hand) { boards().prepare(pair_of(kHands.of[hand].low >> 2, kHands.of[hand].high >> 2)); }

// Numbers of starting hands from a sequence, no card twice and none in `taken`.
bool read_hands(PyObject* from, Mask taken, std::vector<int>& out) {
  PyObject* items = PySequence_Fast(from, "hands are a sequence of numbers");
  if (!items) return false;
  Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
  bool good = n >= 1 && n <= kMaxPlayers;
  for (Py_ssize_t i = 0; good && i < n; ++i) {
    long hand = PyLong_AsLong(PySequence_Fast_GET_ITEM(items, i));
    good = hand >= 0 && hand < kCombos && !(taken & kHands.mask[hand]);
    if (good) taken |= kHands.mask[hand], out.push_back(static_cast<int>(hand));
  }
  Py_DECREF(items);
  if (!good && !PyErr_Occurred())
    PyErr_SetString(PyExc_ValueError, "1 to 22 starting hands that can be held together");
  return good;
}

bool read_weights(PyObject* from, Weights& out) {
  Bytes bytes(from);
  if (!bytes.ok()) return false;
  bool good = bytes.size() == sizeof out;
  if (good) std::memcpy(out, bytes.data(), sizeof out);
  for (int i = 0; good && i < kCombos; ++i) good = out[i] <= kMaxWeight;
  if (!good) PyErr_SetString(PyExc_ValueError, "1,326 weights of 0 to 10,000, two bytes each");
  return good;
}

PyObject* wide(__int128 value) {
  PyObject* high = PyLong_FromLongLong(static_cast<long long>(value >> 64));
  PyObject* low = PyLong_FromUnsignedLongLong(static_cast<unsigned long long>(value));
  PyObject* bits = PyLong_FromLong(64);
  PyObject* shifted = high && bits ? PyNumber_Lshift(high, bits) : nullptr;
  PyObject* out = shifted && low ? PyNumber_Or(shifted, low) : nullptr;
  Py_XDECREF(high), Py_XDECREF(low), Py_XDECREF(bits), Py_XDECREF(shifted);
  return out;
}

bool read_players(PyObject* from, std::vector<Drawn>& out) {
  PyObject* items = PySequence_Fast(from, "players are a sequence");
  if (!items) return false;
  Py_ssize_t n = PySequence_Fast_GET_SIZE(items);
  bool good = n >= 1 && n <= kMaxPlayers;
  for (Py_ssize_t i = 0; good && i < n; ++i) {
    PyObject* player = PySequence_Fast_GET_ITEM(items, i);
    Drawn& drawn = out.emplace_back();
    if (player == Py_None) continue;
    Bytes bytes(player);
    Weights weights;
    good = bytes.ok() && bytes.size() == sizeof weights;
    if (!good) break;
    std::memcpy(weights, bytes.data(), sizeof weights);
    uint32_t sum = 0, one = 0;
    for (int hand = 0; hand < kCombos; ++hand) {
      if (!weights[hand]) continue;
      if (!one) one = weights[hand];
      drawn.even = drawn.even && weights[hand] == one;
      drawn.hands.push_back(static_cast<uint16_t>(hand));
      drawn.upto.push_back(sum += weights[hand]);
    }
    good = sum > 0;
  }
  Py_DECREF(items);
  if (!good && !PyErr_Occurred())
    PyErr_SetString(PyExc_ValueError, "1 to 22 players: None, or 1,326 weights that are not all 0");
  return good;
}

}  // namespace

PyObject* py_showdown(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("showdown", count, 5)) return nullptr;
  return guarded([&]() -> PyObject* {
    Cards board;
    Mask dead;
    std::vector<int> hands;
    if (!read_cards(args[1], args[2], board, dead) || !read_hands(args[0], board.mask | dead, hands)) return nullptr;
    int by_walking = PyObject_IsTrue(args[3]);
    if (by_walking < 0) return nullptr;
    for (int hand : hands) prepare(hand);
    Shares out(0);
    {
      Released lock;
      PyProgress progress(args[4], lock);
      out = by_walking ? walk(hands, board, dead, progress) : showdown(hands, board, dead, progress);
    }
    return out.stopped ? nullptr : shares_out(out);
  });
}

PyObject* py_versus(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("versus", count, 6)) return nullptr;
  return guarded([&]() -> PyObject* {
    Weights first, second;
    Cards board;
    Mask dead;
    if (!read_weights(args[0], first) || !read_weights(args[1], second) || !read_cards(args[2], args[3], board, dead))
      return nullptr;
    int compute = PyObject_IsTrue(args[4]);
    if (compute < 0) return nullptr;
    if (board.count == 0)
      for (int pair = 0; pair < kPairs; ++pair) boards().prepare(pair);
    Versus out;
    {
      Released lock;
      PyProgress progress(args[5], lock);
      out = board.count ? on_board(first, second, board, dead, progress)
                        : before_flop(first, second, dead, compute != 0, progress);
    }
    return out.stopped ? nullptr : Py_BuildValue("NNN", wide(out.win), wide(out.tie), wide(out.lose));
  });
}

PyObject* py_sample(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("sample", count, 7)) return nullptr;
  return guarded([&]() -> PyObject* {
    std::vector<Drawn> players;
    Cards board;
    Mask dead;
    if (!read_cards(args[1], args[2], board, dead) || !read_players(args[0], players)) return nullptr;
    uint64_t numbers[3];
    for (int i = 0; i < 3; ++i) {
      numbers[i] = PyLong_AsUnsignedLongLong(args[3 + i]);
      if (PyErr_Occurred()) return nullptr;
    }
    // Every card of a known hand must be free, and the rest must go round.
    Mask gone = board.mask | dead;
    bool good = 52 - __builtin_popcountll(gone) >= 2 * static_cast<int>(players.size()) + 5 - board.count;
    for (const Drawn& player : players)
      if (player.hands.size() == 1) {
        good = good && !(gone & kHands.mask[player.hands[0]]);
        gone |= kHands.mask[player.hands[0]];
      }
    if (!good) {
      PyErr_SetString(PyExc_ValueError, "the deck does not hold these hands and a board");
      return nullptr;
    }
    Sampled out{Shares(0), false};
    {
      Released lock;
      PyProgress progress(args[6], lock);
      out = sample(players, board, dead, numbers[0], numbers[1], numbers[2], progress);
    }
    if (out.stuck) Py_RETURN_NONE;
    return out.shares.stopped ? nullptr : shares_out(out.shares);
  });
}

PyObject* py_load_table(PyObject*, PyObject* from) {
  return guarded([&]() -> PyObject* {
    Bytes bytes(from);
    if (!bytes.ok()) return nullptr;
    if (!load_table(bytes.data(), bytes.size())) {
      PyErr_SetString(PyExc_ValueError, "not the heads-up table: it has 282,048 bytes");
      return nullptr;
    }
    Py_RETURN_NONE;
  });
}

PyObject* py_make_table(PyObject*, PyObject* progress) {
  return guarded([&]() -> PyObject* {
    for (int pair = 0; pair < kPairs; ++pair) boards().prepare(pair);
    std::vector<uint8_t> out;
    bool stopped = false;
    {
      Released lock;
      PyProgress tell(progress, lock);
      std::vector<Matchup> all = matchups();
      for (size_t i = 0; i < all.size() && !stopped; ++i) {
        HeadsUp result = heads_up(all[i].first, all[i].second, 0);
        for (int64_t number : {result.win, result.tie})
          for (int byte = 0; byte < 3; ++byte) out.push_back(static_cast<uint8_t>(number >> 8 * byte));
        stopped = !tell.tick(i, all.size());
      }
    }
    if (stopped) return nullptr;
    return PyBytes_FromStringAndSize(reinterpret_cast<const char*>(out.data()), static_cast<Py_ssize_t>(out.size()));
  });
}

PyObject* py_heads_up(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("heads_up", count, 2)) return nullptr;
  // The short way for two plain hands; anything else goes the long way, which also explains what is wrong.
  int hands[2];
  Mask seen = 0;
  for (int i = 0; i < 2; ++i) {
    long hand = PyLong_CheckExact(args[i]) ? PyLong_AsLong(args[i]) : -1;
    if (hand < 0 || hand >= kCombos || seen & kHands.mask[hand] || !table_loaded()) {
      PyErr_Clear();
      Py_RETURN_NONE;
    }
    seen |= kHands.mask[hand];
    hands[i] = static_cast<int>(hand);
  }
  WinTie found = Row(hands[0]).against(hands[1]);
  return Py_BuildValue("II", found.win, found.tie);
}

}  // namespace burncard
