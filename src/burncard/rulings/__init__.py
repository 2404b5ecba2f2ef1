"""What the rulebook says about a mistake: facts in, rulings and new steps out. Nothing here touches a hand."""
