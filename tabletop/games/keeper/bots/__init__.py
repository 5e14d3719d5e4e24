"""The bot of Hand Keeper: it plays cards in order, and rests when it must."""
