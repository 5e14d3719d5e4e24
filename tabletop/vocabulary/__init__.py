"""Words that games share, by subject: each adds its phrases to a game's book.

What is done stands in a game's own deeds; the words for it, what waits for it, forbids it, changes
it and stands in its place are the same in every game.
"""
