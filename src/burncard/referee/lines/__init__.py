"""What a line does: each is held against what is due, and becomes a fact."""
