"""The subject of a verb behind `and`."""

SAME = "same"
"""The subject of the verb before: `each Hero loses 2 Health and draws 1 card`."""

DID = "did"
"""Those of them who did an optional action: `you may discard 1 card and draw 2 cards`."""

THOSE = "those"
"""The subject of the verb before, named again: `each of them draws 1 card`."""

CONTINUED = (SAME, DID)
"""Subjects without words: the verb continues the one before."""
