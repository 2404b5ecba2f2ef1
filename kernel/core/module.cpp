// The module burncard_kernel._core: what Python sees. What each function means is written at its twin in `burncard`.
#include "python.h"

namespace burncard {
namespace {

template <typename F>
PyCFunction fast(F function) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef methods[] = {
    {"bind", fast(py_bind), METH_FASTCALL, "bind(evaluate, strength): the twin that takes what is not plain."},
    {"rank", py_rank, METH_O, "rank(codes) -> int: strength of 5 to 7 faces."},
    {"evaluate", py_evaluate, METH_O, "evaluate(cards) -> Strength: checked."},
    {"strengths", fast(py_strengths), METH_FASTCALL, "strengths(faces, width, out): many hands, checked."},
    {"census", fast(py_census), METH_FASTCALL, "census(size, progress) -> list: hands of each strength."},
    {"showdown", fast(py_showdown), METH_FASTCALL, "showdown(hands, board, dead, walk, progress) -> (shares, boards)"},
    {"versus", fast(py_versus), METH_FASTCALL, "versus(first, second, board, dead, compute, progress) -> 3 sums"},
    {"sample", fast(py_sample), METH_FASTCALL, "sample(players, board, dead, seed, first, batches, progress)"},
    {"load_table", py_load_table, METH_O, "load_table(bytes): the heads-up table."},
    {"make_table", py_make_table, METH_O, "make_table(progress) -> bytes: the heads-up table, worked out."},
    {"heads_up", fast(py_heads_up), METH_FASTCALL, "heads_up(first, second) -> (win, tie), or None if not plain"},
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "burncard_kernel._core", "Compiled evaluation and equity.", -1, methods,
                      nullptr, nullptr, nullptr, nullptr};

}  // namespace
}  // namespace burncard

PyMODINIT_FUNC PyInit__core() { return PyModule_Create(&burncard::module); }
