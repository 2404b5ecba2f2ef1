#include "python.h"

namespace burncard {

bool expect(const char* name, Py_ssize_t count, Py_ssize_t wanted) {
  if (count == wanted) return true;
  PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, wanted, count);
  return false;
}

bool PyProgress::tick(uint64_t done, uint64_t total) {
  auto now = std::chrono::steady_clock::now();
  if (now - last_ < std::chrono::milliseconds(50)) return true;
  last_ = now;
  return lock_.held([&] {
    if (PyErr_CheckSignals() != 0) return false;
    if (call_ == Py_None) return true;
    PyObject* out = PyObject_CallFunction(call_, "KK", static_cast<unsigned long long>(done),
                                          static_cast<unsigned long long>(total));
    Py_XDECREF(out);
    return out != nullptr;
  });
}

bool read_cards(PyObject* board, PyObject* dead, Cards& board_out, Mask& dead_out) {
  Bytes faces(board);
  if (!faces.ok()) return false;
  dead_out = PyLong_AsUnsignedLongLong(dead);
  if (PyErr_Occurred()) return false;
  bool good = faces.size() <= 5 && dead_out < bit(kDeck);
  for (size_t i = 0; good && i < faces.size(); ++i) {
    int face = faces.data()[i];
    good = face < kDeck && !((board_out.mask | dead_out) & bit(face));
    if (good) board_out.add(face);
  }
  if (!good) PyErr_SetString(PyExc_ValueError, "a board is at most 5 different cards that are not dead");
  return good;
}

PyObject* shares_out(const Shares& shares) {
  const int n = shares.players;
  PyObject* players = PyList_New(n);
  if (!players) return nullptr;
  for (int p = 0; p < n; ++p) {
    PyObject* row = PyTuple_New(n + 1);
    if (!row) {
      Py_DECREF(players);
      return nullptr;
    }
    PyList_SET_ITEM(players, p, row);
    for (int k = 0; k <= n; ++k) {
      PyObject* count = PyLong_FromLongLong(shares.at(p, k));
      if (!count) {
        Py_DECREF(players);
        return nullptr;
      }
      PyTuple_SET_ITEM(row, k, count);
    }
  }
  return Py_BuildValue("NK", players, static_cast<unsigned long long>(shares.boards));
}

}  // namespace burncard
