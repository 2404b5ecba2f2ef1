"""An evening as a text: the session file, the report, tables to print and to calculate with."""
