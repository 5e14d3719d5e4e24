"""An open game: its table, panels and windows, connected."""
