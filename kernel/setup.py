"""Builds burncard_kernel: makes the tables, then compiles `core/`. Needs g++ (or another C++17 compiler) and Python.h."""

import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
CORE = sorted(str(path.relative_to(HERE)) for path in (HERE / "core").glob("*.cpp"))


class BuildWithTables(build_ext):
    """The look-up tables are made, not kept: a third of a megabyte of numbers that a short script knows better."""

    def build_extension(self, ext: Extension) -> None:
        tables = Path(self.build_temp) / "tables.cpp"
        tables.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, str(HERE / "tools" / "tables.py"), str(tables)], check=True)
        ext.sources = [*CORE, str(tables)]
        super().build_extension(ext)


setup(
    ext_modules=[
        Extension(
            "burncard_kernel._core",
            CORE,
            depends=[str(path.relative_to(HERE)) for path in (HERE / "core").glob("*.h")] + ["tools/tables.py"],
            include_dirs=["core"],
            language="c++",
            extra_compile_args=["-std=c++17", "-O3", "-fvisibility=hidden", "-Wall", "-Wextra", "-g0"],
        )
    ],
    cmdclass={"build_ext": BuildWithTables},
)
