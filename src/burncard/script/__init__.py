"""Table scripts: one hand as it happened at a table, line by line, in a text file. The format: docs/table-script.md."""

from burncard.script.errors import Problem, ScriptError
from burncard.script.reading import Script, read, read_all, reads, reads_all
from burncard.script.writing import write, write_all

__all__ = ["Problem", "Script", "ScriptError", "read", "read_all", "reads", "reads_all", "write", "write_all"]
