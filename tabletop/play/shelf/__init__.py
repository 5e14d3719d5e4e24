"""The games there are, and the modules and packs that a game is put together with."""
