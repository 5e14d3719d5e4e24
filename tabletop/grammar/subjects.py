"""Who does what stands behind `and`."""

SAME = "same"
"""Those whom the verb before is about: `each Hero loses 2 Health and draws 1 card`."""

DID = "did"
"""Those of them who did what was left to them: `you may discard 1 card and draw 2 cards`."""

THOSE = "those"
"""Those whom the verb before is about, named anew: `each of them draws 1 card`."""

CONTINUED = (SAME, DID)
"""They have no words: the verb follows upon the subject of the one before."""
