"""What the compiled build needs to be told; plain Python passes it over.

The referee is compiled from its own source, untouched (``scripts/compile.py``). A class that users derive from says so here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Says nothing to plain Python."""
        return lambda cls: cls
