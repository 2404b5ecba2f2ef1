"""Rows that no question of the catalogue leads to yet. A row that gets its question is taken off."""

UNASKED = {
    ("C5", "opening"), ("C7", "raise_not_open"), ("C7", "too_much"), ("C7", "first_word"), ("C7", "check_facing_a_bet"),
    ("C7", "several_meanings"), ("C8", "after_raise"), ("C9", "fold"), ("C9", "all_in_fold"), ("C9", "changed"),
    ("C9", "changed_heads_up"), ("C9", "skipped"), ("C10", "undercall_again"), ("E3", "one_card"), ("E6", "taken_back"),
    ("E6", "mixed"), ("E6", "thrown_all_in"), ("H15", "protected"),
}  # fmt: skip
