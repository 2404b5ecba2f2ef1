"""Button and blinds: where they go, who posts what, who is dealt in. Seats only: no names, no chips."""
