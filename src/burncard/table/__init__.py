"""The physical table: where the cards lie, who has seen them, where the chips are. No rules here."""
