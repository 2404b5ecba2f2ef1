"""Table scripts: one hand as it happened at a table, line by line, in a text file. The format: docs/table-script.md.

Names are fetched when they are asked for: `burncard.Hand` lives in this package too, and needs none of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # spelt out for type checkers; `typing` would double the time of the import
    from burncard.script.errors import Problem, ScriptError
    from burncard.script.reading import Script, read, read_all, reads, reads_all
    from burncard.script.writing import write, write_all

__all__ = ["Problem", "Script", "ScriptError", "read", "read_all", "reads", "reads_all", "write", "write_all"]

_LIVES_IN = {
    "errors": ("Problem", "ScriptError"),
    "reading": ("Script", "read", "read_all", "reads", "reads_all"),
    "writing": ("write", "write_all"),
}

if not TYPE_CHECKING:  # hidden from type checkers, which would otherwise believe in any name

    def __getattr__(name: str) -> object:
        """Fetch a public name at its first use."""
        for module, names in _LIVES_IN.items():
            if name in names:
                from importlib import import_module

                value = getattr(import_module(f"burncard.script.{module}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module 'burncard.script' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
