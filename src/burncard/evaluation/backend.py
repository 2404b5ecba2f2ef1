"""Finds the compiled kernel, once, when evaluation is imported; the environment variable BURNCARD_KERNEL decides.

``auto`` (also when unset): use it if the distribution burncard-kernel is installed. ``off``: plain Python. ``required``:
fail on import if it is missing. With and without it every function gives the same results.
"""

from __future__ import annotations

import os
from typing import Any, Final

#: Raised with every change to what the kernel's functions take or give; a kernel of another number is not used.
INTERFACE: Final = 1


def find(wish: str) -> Any:
    """The kernel's functions, or None. Raises ImportError if `wish` is ``required`` and there is no kernel."""
    if wish not in ("auto", "off", "required"):
        raise ImportError(f"BURNCARD_KERNEL is {wish!r}: it can be auto, off or required")
    if wish == "off":
        return None
    try:
        import burncard_kernel
    except ImportError as error:
        if wish == "required":
            raise ImportError("BURNCARD_KERNEL=required, but burncard-kernel is not installed") from error
        return None
    if burncard_kernel.INTERFACE != INTERFACE:
        if wish == "required":
            raise ImportError(
                f"this burncard needs a burncard-kernel of interface {INTERFACE}, not {burncard_kernel.INTERFACE}"
            )
        return None
    return burncard_kernel.core


KERNEL: Final[Any] = find(os.environ.get("BURNCARD_KERNEL") or "auto")
