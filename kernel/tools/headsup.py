"""Makes the table of all heads-up match-ups: ``python tools/headsup.py [OUT]``. Needs the kernel to be installed.

The order of the match-ups is that of `matchups` in core/pairs.cpp: the first of each of the 169 kinds of hands against
every other hand, each new match-up (up to the names of the suits and the order of the players) as it comes. Each has the
wins of the first player and the ties out of 1,712,304 boards, three bytes each, lowest first.
"""

from __future__ import annotations

import sys
from pathlib import Path

from burncard_kernel import core

if __name__ == "__main__":
    default = Path(__file__).parents[1] / "src" / "burncard_kernel" / "headsup.bin"
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    out.write_bytes(core.make_table(None))
