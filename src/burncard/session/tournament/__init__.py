"""What only a tournament has: levels, prizes, deals, places, the chip race, balancing. Pure."""
