"""What players and host say, one line each: read here, done to the evening."""
