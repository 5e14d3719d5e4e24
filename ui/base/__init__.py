"""The foundation of the screen: settings, themes, keys and helpers. Knows no game, session or
window."""
