// The bridge to Python shared by the binding's files: reading arguments, the interpreter's lock, telling progress.
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <chrono>
#include <new>
#include <vector>

#include "cards.h"
#include "showdown.h"

namespace burncard {

// Functions of the module; each file has its own.
PyObject* py_bind(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_rank(PyObject*, PyObject* codes);
PyObject* py_evaluate(PyObject*, PyObject* cards);
PyObject* py_strengths(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_census(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_showdown(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_versus(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_sample(PyObject*, PyObject* const* args, Py_ssize_t count);
PyObject* py_load_table(PyObject*, PyObject* bytes);
PyObject* py_make_table(PyObject*, PyObject* progress);
PyObject* py_heads_up(PyObject*, PyObject* const* args, Py_ssize_t count);

bool expect(const char* name, Py_ssize_t count, Py_ssize_t wanted);

// The interpreter's lock let go for a scope; `held` takes it back for a moment.
class Released {
 public:
  Released() : state_(PyEval_SaveThread()) {}
  ~Released() { PyEval_RestoreThread(state_); }
  Released(const Released&) = delete;
  Released& operator=(const Released&) = delete;
  template <typename Do>
  auto held(Do&& what) {
    PyEval_RestoreThread(state_);
    auto out = what();
    state_ = PyEval_SaveThread();
    return out;
  }

 private:
  PyThreadState* state_;
};

// Twenty times a second: signals, then the caller's `progress(done, total)`. What either raises stops the work.
class PyProgress final : public Progress {
 public:
  PyProgress(PyObject* call, Released& lock) : call_(call), lock_(lock) {}
  bool tick(uint64_t done, uint64_t total) override;

 private:
  PyObject* call_;
  Released& lock_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// A view of an object's bytes.
class Bytes {
 public:
  explicit Bytes(PyObject* from, int flags = PyBUF_SIMPLE) {
    ok_ = PyObject_GetBuffer(from, &view_, flags) == 0;
  }
  ~Bytes() {
    if (ok_) PyBuffer_Release(&view_);
  }
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;
  bool ok() const { return ok_; }
  size_t size() const { return static_cast<size_t>(view_.len); }
  const uint8_t* data() const { return static_cast<const uint8_t*>(view_.buf); }
  void* writable() { return view_.buf; }

 private:
  Py_buffer view_{};
  bool ok_;
};

// A board from the bytes of its faces, and dead cards from a mask; ValueError if they are no cards or clash.
bool read_cards(PyObject* board, PyObject* dead, Cards& board_out, Mask& dead_out);

// One tuple a player: deals won by exactly 0, 1, ... n players of whom this is one. With it the number of deals.
PyObject* shares_out(const Shares& shares);

template <typename Do>
PyObject* guarded(Do&& what) {
  try {
    return what();
  } catch (const std::bad_alloc&) {
    return PyErr_NoMemory();
  }
}

}  // namespace burncard
