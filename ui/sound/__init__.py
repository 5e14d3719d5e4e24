"""The sounds of a table: which event has which sound, and how it is played."""
