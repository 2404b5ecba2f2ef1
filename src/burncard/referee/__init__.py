"""The referee: holds what was done against what is due, rules on what was not, and carries the remedy out."""
