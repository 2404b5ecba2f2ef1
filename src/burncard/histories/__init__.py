"""Hand histories: what rooms write, read into one neutral record and held against the referee."""
