"""Many hands: button and blinds, cash games, tournaments, the ledger, and the record of an evening.

What may be here: everything that outlives one hand. No clock, no randomness and no I/O but in `command`; a hand is
played by `burncard.Hand`, which knows nothing of a session.
"""
