"""One file an engine: `PACKAGE` (whose version is printed), `hand(random)` plays one hand and returns the number of
the players' acts in it, and, where there is something to hold the engine to, `prove()`.

The hand is the same everywhere: six players of 200 chips, blinds 1 and 2, a fresh shuffle, everybody checks or calls
to the showdown, which makes 24 acts.
"""
