"""The executor: it carries out the sentences of cards, for all games.

A game says which cards are in force and who owns them, what its periods are and whom its nouns mean
(`executor`). Each event is a typed deed (`tabletop.play.rules.deeds`), posted before it is done:
sentences may forbid it, replace it, change it, or react to it (`proposals`). Those sentences are
read off the table (`index`). Carrying out a sentence (`carrying`) asks for its cost, finds whom it
means (`whom`) and runs the function of its words. Its effects may be limited in time
(`lasting_changes`) and in number (`limits`); numbers are looked up in layers (`layers`).
"""
