"""Tables with people: each is an evening in a room, kept as events, served to whoever has a link."""
