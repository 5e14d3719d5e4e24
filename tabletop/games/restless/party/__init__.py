"""The party: the chapters of the rules about who is in it, what it holds and what befalls it.

In the rulebook's order. 3, setup: `setup`. 5, Health, damage, Armor: `harm`. 10, Items:
`belongings`, `gaining`, `handing`. 11 and 12, drawing and Nothing: `decks`, `drawing`. 13, `sins`.
14, kinds of Items: `using`, `at_will`. 17, Reroll Counters and dice: `rolls`, `telling`.
22, death and return: `death`. 24, randomness, odds and ends: `lots`, `offers`.
"""
