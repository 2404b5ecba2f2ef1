"""What is known of a hand: facts, each written in one place, and how they are called."""
