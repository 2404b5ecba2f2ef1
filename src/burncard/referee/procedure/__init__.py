"""How a hand goes on: what is due follows from the facts, and a motion that is made changes them."""
