"""Input at the screen: keys, menus and panels act on the bridge."""
