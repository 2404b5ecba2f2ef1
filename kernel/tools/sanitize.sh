#!/bin/sh
# Builds the kernel under the address and undefined-behaviour sanitizers, outside the checkout, and runs its tests with
# it. Usage: kernel/tools/sanitize.sh [PYTHON]; extra pytest arguments in PYTEST_ARGS.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
python=${1:-$root/.venv/bin/python}
case $python in */*) python=$(cd "$(dirname "$python")" && pwd)/$(basename "$python") ;; esac
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

cp -r "$root/kernel" "$out/kernel"
find "$out/kernel" -name '*.so' -delete
cd "$out/kernel"
flags="-fsanitize=address,undefined -fno-sanitize-recover=all -g"
CFLAGS=$flags CXXFLAGS=$flags LDFLAGS=$flags "$python" setup.py -q build_ext --inplace --build-temp "$out/temp"
nm -D src/burncard_kernel/_core*.so | grep -q __asan_report || { echo "the kernel was built without the sanitizers" >&2; exit 1; }

cd "$root"
# CPython keeps what it made until the end, so leaks cannot be told from that; everything else is fatal.
LD_PRELOAD="$(g++ -print-file-name=libasan.so) $(g++ -print-file-name=libstdc++.so)" \
    ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH="$out/kernel/src" BURNCARD_KERNEL=required \
    "$python" -m pytest -p no:cacheprovider -o timeout=1200 ${PYTEST_ARGS:-} \
    tests/kernel tests/evaluation tests/equity
