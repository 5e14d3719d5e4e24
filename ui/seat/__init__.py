"""Everything at the screen's seats: the bridge to the session, what people do there, and bots."""
