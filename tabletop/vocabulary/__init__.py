"""Words that games share, by subject: each file declares its parts in a game's grammar.

The effects are a game's own deeds. The words for them, and for waiting for, forbidding, changing
and replacing them, are the same in every game.
"""
