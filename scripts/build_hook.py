"""Build hook: a wheel without the built web client is refused.

Without this guard a wheel built from a fresh checkout would install a server that serves nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = "src/burncard/server/static/index.html"


class ClientHook(BuildHookInterface[Any]):
    """Checks that the client was built; an editable install serves it from the tree and may build it later."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise unless the client is there, or `version` is "editable"."""
        if version != "editable" and not (Path(self.root) / INDEX).is_file():
            raise FileNotFoundError(f"{INDEX} is missing: run `make web` before building the wheel")
