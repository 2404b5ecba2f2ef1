// Single hands and batches of them.
#include "batch.h"
#include "python.h"

namespace burncard {
namespace {

PyObject* slow_evaluate = nullptr;   // the Python twin: any other input, and every error
PyObject* make_strength = nullptr;   // int -> Strength
PyObject* made[7463] = {};           // each is made once

PyObject* strength_object(int strength) {
  PyObject*& known = made[strength];
  if (!known) {
    known = PyObject_CallFunction(make_strength, "i", strength);
    if (!known) return nullptr;
  }
  return Py_NewRef(known);
}

// Faces by two letters: 64 + suit and the like are found by table, everything else is -1.
struct Letters {
  int8_t rank[256], suit[256];
  Letters() {
    for (int i = 0; i < 256; ++i) rank[i] = suit[i] = -128;
    for (int i = 0; i < 13; ++i) rank[static_cast<uint8_t>("23456789TJQKA"[i])] = static_cast<int8_t>(i * 4);
    for (int i = 0; i < 4; ++i) suit[static_cast<uint8_t>("cdhs"[i])] = static_cast<int8_t>(i);
  }
};
const Letters letters;

// The face that an exact int is, or -1. Reading the one digit of a small int directly saves a call a card.
int small_int(PyObject* item) {
  if (!PyLong_CheckExact(item)) return -1;
  auto* number = reinterpret_cast<PyLongObject*>(item);
#if PY_VERSION_HEX >= 0x030C0000
  if (!PyUnstable_Long_IsCompact(number)) return -1;
  Py_ssize_t value = PyUnstable_Long_CompactValue(number);
  return value >= 0 && value < kDeck ? static_cast<int>(value) : -1;
#else
  if (Py_SIZE(item) != 1) return Py_SIZE(item) == 0 ? 0 : -1;
  return number->ob_digit[0] < kDeck ? static_cast<int>(number->ob_digit[0]) : -1;
#endif
}

// Adds up the faces; false if one is wrong or comes twice.
struct Sum {
  uint64_t key = kNoCards;
  Mask mask = 0;
  bool add(int face) {
    if (face < 0 || mask & bit(face)) return false;
    key += kCards.of[face], mask |= bit(face);
    return true;
  }
  int strength(Py_ssize_t count) const { return count == 7 ? strength7(key, mask) : strength56(key, mask); }
};

// Two letters a card, spaces between cards or none: "AsKs 9d"; anything else is the twin's to judge.
int plain_text(PyObject* text) {
  if (!PyUnicode_IS_COMPACT_ASCII(text)) return 0;
  const Py_ssize_t length = PyUnicode_GET_LENGTH(text);
  const Py_UCS1* at = PyUnicode_1BYTE_DATA(text);
  Sum sum;
  Py_ssize_t count = 0;
  for (Py_ssize_t i = 0; i < length;) {
    if (at[i] == ' ') {
      ++i;
      continue;
    }
    if (i + 1 == length || ++count > 7 || !sum.add(letters.rank[at[i]] + letters.suit[at[i + 1]])) return 0;
    i += 2;
  }
  return count < 5 ? 0 : sum.strength(count);
}

int plain_items(PyObject* const* items, Py_ssize_t count) {
  if (count < 5 || count > 7) return 0;
  Sum sum;
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject* item = items[i];
    int face = small_int(item);
    if (face < 0 && PyUnicode_CheckExact(item) && PyUnicode_IS_COMPACT_ASCII(item) &&
        PyUnicode_GET_LENGTH(item) == 2) {
      const Py_UCS1* at = PyUnicode_1BYTE_DATA(item);
      face = letters.rank[at[0]] + letters.suit[at[1]];
    }
    if (!sum.add(face)) return 0;
  }
  return sum.strength(count);
}

}  // namespace

PyObject* py_bind(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("bind", count, 2)) return nullptr;
  Py_XSETREF(slow_evaluate, Py_NewRef(args[0]));
  Py_XSETREF(make_strength, Py_NewRef(args[1]));
  for (PyObject*& known : made) Py_CLEAR(known);
  Py_RETURN_NONE;
}

PyObject* py_evaluate(PyObject*, PyObject* cards) {
  if (!slow_evaluate) {
    PyErr_SetString(PyExc_RuntimeError, "burncard_kernel is used through burncard.evaluation");
    return nullptr;
  }
  int strength = 0;
  if (PyUnicode_CheckExact(cards)) strength = plain_text(cards);
  else if (PyTuple_CheckExact(cards) || PyList_CheckExact(cards))
    strength = plain_items(PySequence_Fast_ITEMS(cards), PySequence_Fast_GET_SIZE(cards));
  return strength ? strength_object(strength) : PyObject_CallOneArg(slow_evaluate, cards);
}

PyObject* py_rank(PyObject*, PyObject* codes) {
  PyObject* items = PySequence_Fast(codes, "rank takes a sequence of faces");
  if (!items) return nullptr;
  int strength = plain_items(PySequence_Fast_ITEMS(items), PySequence_Fast_GET_SIZE(items));
  Py_DECREF(items);
  if (strength) return PyLong_FromLong(strength);
  PyErr_SetString(PyExc_ValueError, "rank takes 5 to 7 different faces, 0 to 51");
  return nullptr;
}

PyObject* py_strengths(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("strengths", count, 3)) return nullptr;
  long width = PyLong_AsLong(args[1]);
  if (width == -1 && PyErr_Occurred()) return nullptr;
  Bytes faces(args[0], PyBUF_C_CONTIGUOUS);
  if (!faces.ok()) return nullptr;
  Bytes out(args[2], PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE);
  if (!out.ok()) return nullptr;
  if (width < 5 || width > 7 || faces.size() % static_cast<size_t>(width) ||
      out.size() != faces.size() / static_cast<size_t>(width) * 2) {
    PyErr_SetString(PyExc_ValueError, "rows of 5 to 7 bytes, and two bytes of room for each");
    return nullptr;
  }
  int64_t wrong;
  {
    Released lock;
    wrong = strengths(faces.data(), static_cast<int64_t>(out.size() / 2), static_cast<int>(width),
                      static_cast<uint16_t*>(out.writable()));
  }
  return PyLong_FromLongLong(wrong);
}

PyObject* py_census(PyObject*, PyObject* const* args, Py_ssize_t count) {
  if (!expect("census", count, 2)) return nullptr;
  long size = PyLong_AsLong(args[0]);
  if (size != 5 && size != 7) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "hands of 5 or 7 cards");
    return nullptr;
  }
  return guarded([&]() -> PyObject* {
    std::vector<uint64_t> counts;
    {
      Released lock;
      PyProgress progress(args[1], lock);
      counts = census(static_cast<int>(size), progress);
    }
    if (counts.empty()) return nullptr;
    PyObject* out = PyList_New(static_cast<Py_ssize_t>(counts.size()));
    for (size_t i = 0; out && i < counts.size(); ++i)
      PyList_SET_ITEM(out, static_cast<Py_ssize_t>(i), PyLong_FromUnsignedLongLong(counts[i]));
    return out;
  });
}

}  // namespace burncard
