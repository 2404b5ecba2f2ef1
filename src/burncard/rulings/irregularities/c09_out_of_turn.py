from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Story, Tile

IRREGULARITY = Kind(
    section="C9",
    heading="Act out of turn",
    about=(
        "A player acts before their turn, or is passed over. A fold binds at once. Any other act goes back to "
        "whoever is due; it binds when its turn comes if the action in front of it is still the one that was "
        "answered. Who lets enough players act behind them may then check, call or fold: those acts bind. "
        "Source: TDA rules 53 and 58; WSOP tournament rule 90-d; WSOP live action rules 132 and 133."
    ),
    line="p4 f oot",
    like="bets",
    conditions={
        "out_of_turn": Condition(
            title="Act out of turn",
            when="a player checks, calls, bets or raises before their turn",
            remedies=("back_in_turn",),
            told=True,
        ),
        "fold": Condition(
            title="Fold out of turn",
            when="a player folds before their turn, or after it",
            remedies=("fold_binds",),
            told=True,
        ),
        "all_in_fold": Condition(
            title="All-in player folds",
            when="a player who is all-in and called throws the hand away before the showdown",
            remedies=("fold_binds", "stays_live"),
            story=Story(
                name="all-in-player-folds",
                title="An all-in player throws the hand away",
                say="A player is all-in and called. Before the showdown they threw the hand away.",
                group="hands",
                street="preflop",
                before=("d deal", "p3 cbr 40", "p4 cc", "p5 f", "p6 f", "p1 f", "p2 cc"),
                mistake=("p3 f oot",),
                names={"p3": "the player"},
                stacks=(1000, 1000, 40, 1000, 1000, 1000),
                blinds=(5, 10, 0, 0, 0, 0),
            ),
        ),
        "changed": Condition(
            title="Out of turn, and the action changed",
            when="a player checked or called out of turn, and somebody bet or raised before the turn came",
            remedies=("all_options", "call_or_fold"),
        ),
        "changed_heads_up": Condition(
            title="Out of turn heads-up, and the action changed",
            when="the same, and only two could still bet",
            remedies=("all_options", "call_or_fold"),
        ),
        "skipped": Condition(
            title="Player passed over",
            when="a player let others act behind them: substantial action, or as many as the book says",
            remedies=("passive_only", "first_passive"),
        ),
    },
    tiles=(
        Tile(
            id="oot",
            label="Out of turn",
            detail="A player acts before it is their turn",
            offered={"betting": 30},
            words=True,
        ),
    ),
)
