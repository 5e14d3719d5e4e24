"""Words that games share, by subject: each file adds its phrases to a game's book.

The effects are a game's own deeds. The words for them, and for waiting for, forbidding, changing
and replacing them, are the same in every game.
"""
