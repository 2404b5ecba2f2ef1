"""The regular game: forced bets, betting, pots, showdown, and the steps a hand is made of. No mistakes here."""
