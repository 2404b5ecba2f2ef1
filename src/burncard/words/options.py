"""The options of a rulebook and the switches of a house book in words: what is asked, and what each value means."""

from __future__ import annotations

from typing import Final

#: option or switch -> (what it decides, {value: what that means})
CHOICES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "cutoff": (
        "After what no misdeal is possible",
        {
            "two_players": "Two players after the blinds have acted.",
            "tda_sa": "Two actions, one of them with chips, or any three.",
            "wsop_live": "Three folds, three checks, or any other two actions.",
            "three_or_two_with_chips": "Three players have acted in any way, or two with chips.",
        },
    ),
    "play_board": (
        "Playing the board",
        {
            "declaration": "Said before the cards are let go, the board counts; not said, all claim is lost.",
            "table": "Both cards must be tabled; words do not help.",
        },
    ),
    "all_in_table": (
        "A player is all-in and the betting is over",
        {"may_muck": "A hand may still be thrown away unseen.", "all": "Every hand is tabled."},
    ),
    "straddle_raise": (
        "Least raise over a straddle",
        {"straddle": "The straddle's size: to four big blinds.", "big_blind": "One big blind: to three big blinds."},
    ),
    "ask_to_see": (
        "Who may ask to see a called hand",
        {
            "any_dealt_in": "Any player who was dealt in.",
            "caller_only": "Only a caller who still has their cards, and only the last aggressor's hand.",
            "collusion_only": "Nobody but the floor, on suspicion of collusion.",
        },
    ),
    "raise_cap": (
        "Bets and raises of a round at fixed limit",
        {
            "3": "Three: a bet and two raises.",
            "4": "Four: a bet and three raises.",
            "5": "Five: a bet and four raises.",
            "6": "Six: a bet and five raises.",
        },
    ),
    "cap_lifted": (
        "Where the cap at fixed limit does not hold",
        {
            "two_began": "In a round that two players began.",
            "two_left": "As soon as two are left before it is reached.",
            "two_dealt": "In a hand dealt to two; else nowhere.",
            "never": "Nowhere: also with two in the hand.",
        },
    ),
    "button_straddle_first": (
        "Who acts first over a straddle from the button",
        {
            "small_blind": "The player left of the straddle, the small blind.",
            "under_the_gun": "The player left of the blinds; blinds, then the straddle, act last.",
        },
    ),
    "missing_card": (
        "A card is missing from the deck, proved late",
        {"stands": "The result stands; the deck is changed.", "void": "All action is void."},
    ),
    "next_button": (
        "The button was at the wrong seat: the next hand",
        {"repair": "It is set so that everybody gets each position once.", "leave": "It goes on from where it was."},
    ),
    "skipped": (
        "Acts behind a player that pass them over",
        {
            "substantial_action": "Two, one of them with chips, or any three.",
            "two": "Two.",
            "three": "Three.",
        },
    ),
    "show_order": (
        "Who shows first",
        {
            "last_aggressor": "The last to bet or raise on the river, else the first left of the button.",
            "side_pot_first": "The same, but players of a side pot before one who is all-in; with the betting over early, who moved all-in.",
        },
    ),
    "pl_blinds": (
        "Short blinds in a pot-limit pot before the flop",
        {
            "full": "They count in full.",
            "true": "Only the chips that lie there count.",
            "rounded": "Each counts as the least bet: the first raise may be to four of them.",
        },
    ),
    "first_cards": (
        "Exposed cards that are a misdeal at once",
        {
            "0": "None: any single card is replaced.",
            "1": "The very first card off the deck.",
            "2": "The first and the second card off the deck.",
        },
    ),
    "four_card_flop": (
        "A flop of four cards, turned",
        {
            "reshuffle": "All of it goes back into the stub; a new flop without a burn.",
            "scramble": "The four are scrambled: one is the next burn, three are the flop.",
        },
    ),
    "unturned_extra_flop_card": (
        "Four cards laid for the flop, none turned",
        {
            "back_on_top": "The last one goes back on top.",
            "reshuffle": "All of them go back into the stub.",
            "scramble": "The four are scrambled: one is the next burn, three are the flop.",
        },
    ),
    "short_flop": (
        "A flop of fewer than three cards",
        {"add": "The rest comes from the top.", "reshuffle": "It goes back into the stub; a new flop."},
    ),
    "early_turn": (
        "The turn came too early",
        {
            "next_card": "The would-be river becomes the turn; the early card is shuffled in for the river.",
            "reshuffle": "The early card is shuffled in at once; a new turn without a burn, a normal river.",
        },
    ),
    "two_cards_turned": (
        "Two cards turned instead of one",
        {"first_counts": "The first is the card; the other goes back on top.", "reshuffle": "Both are shuffled in."},
    ),
    "extra_card": (
        "One extra hole card",
        {
            "misdeal": "A misdeal.",
            "first_player": "To the first player: back on top, it is the burn. To another one: a misdeal.",
            "any_player": "Whoever got it: back on top, it is the burn.",
        },
    ),
    "flop_without_burn": (
        "No burn before the flop, nobody has acted",
        {
            "reshuffle": "The flop is shuffled in; burn one, a new flop.",
            "scramble": "The three are scrambled: one is the burn; the next card completes the flop.",
            "first_is_burn": "The first card is the burn; the next card completes the flop.",
        },
    ),
    "card_without_burn": (
        "No burn before turn or river, nobody has acted",
        {
            "restore": "The card that was turned is the burn; the next one is turned.",
            "reshuffle": "It is shuffled in; burn one, a new card.",
            "stands": "It stands.",
        },
    ),
    "two_burns": (
        "Two burns, nobody has acted",
        {
            "restore": "Turn and river get the right card; a flop is shuffled in and dealt again.",
            "restore_flop": "Every street gets the right cards, the flop too.",
            "stands": "The cards stand.",
        },
    ),
    "wrong_player": (
        "A player dealt in without a right, found before the cut-off",
        {"misdeal": "A misdeal.", "killed": "No misdeal: the hand is dealt out and killed."},
    ),
    "protected_hand": (
        "A protected hand killed by the dealer, not to be named",
        {
            "lost": "It is dead; what was called stays.",
            "refund": "It is dead; all chips of the hand come back out of the pot.",
        },
    ),
    "stub_in_the_muck": (
        "The stub fell into the muck or the burns",
        {
            "all": "All the mixed cards are shuffled.",
            "stub_alone": "The stub alone is shuffled; the muck never goes in.",
        },
    ),
    "opening_bet_too_small": (
        "An opening bet below the least",
        {"least": "It is made the least bet.", "check": "It is a check; the chips come back."},
    ),
    "two_motions_after_raise": (
        "“Raise” said, then chips in two motions",
        {"first": "The first motion counts.", "sum": "All of it is one raise."},
    ),
    "action_changed": (
        "Checked or called out of turn, and the action changed",
        {
            "all_options": "All options.",
            "heads_up": "Call or fold where only two could still bet, else all options.",
            "call_or_fold": "Call or fold.",
        },
    ),
    "miscall": (
        "A hand miscalled on purpose",
        {"forfeits": "The claim may be lost, by the floor.", "cards_speak": "The cards speak; a penalty at most."},
    ),
    "burn_repair": (
        "A wrong number of burns, found after action",
        {
            "restore": "The order is restored for the next street: one burn more, or the surplus one put back.",
            "one_a_street": "Never more than one burn a street; the order is not restored.",
        },
    ),
    "boxed_cards": (
        "Two boxed cards in the deal",
        {"two_misdeal": "A misdeal.", "scrap": "Each is out of play, however many."},
    ),
    "card_to_wrong_seat": (
        "A hole card to the wrong seat, unseen, seen at once",
        {"slide": "It is slid to its owner.", "misdeal": "A misdeal."},
    ),
}


def decides(name: str) -> str:
    """What an option or a switch decides; its name where no words stand for it."""
    return CHOICES[name][0] if name in CHOICES else name


def means(name: str, value: str) -> str:
    """What a value means; the value where no words stand for it."""
    return CHOICES[name][1].get(value, value) if name in CHOICES else value
