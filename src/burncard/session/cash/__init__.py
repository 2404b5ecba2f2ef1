"""What only a cash game has: the rake, and who pays whom at the end. Pure."""
