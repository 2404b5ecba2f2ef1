"""Play at a table from a program: join by a link, be sent states, ask for lines. `bot` plays, `evening` is many of them."""

from burncard.client.line import Answer, Refusal, TableLine, join, open_table

__all__ = ["Answer", "Refusal", "TableLine", "join", "open_table"]
