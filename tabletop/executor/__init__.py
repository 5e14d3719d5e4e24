"""How the sentences of cards run, in whatever game: the executor that all games share.

A game says which cards are in force and whose they are, what its periods are and who its nouns mean
(`executor`). What happens is a typed deed (`tabletop.play.rules.deeds`), posted before it is done:
sentences may forbid it, do something else instead, change it, or follow upon it (`proposals`).
Which sentences those are is read off the table (`index`). Carrying one out (`carrying`) asks for
what it costs, finds whom it means (`whom`) and does what stands under its words. What it changes
may hold for so long (`lasting_changes`) and so often (`limits`); numbers are looked up in layers
(`layers`).
"""
