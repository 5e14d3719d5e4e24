"""The party: the chapters of the rules about who is in it, what it holds and what befalls it.

In the rulebook's order. 3, setup: `setup`. 5, Health, damage, Armor: `harm`. 10, Items:
`belongings`, `item_gains`, `item_handover`. 11 and 12, drawing and Nothing: `decks`, `drawing`. 13,
`sins`. 14, kinds of Items: `item_use`, `free_actions`. 17, Reroll Counters and dice: `rolls`,
`card_reading`. 22, death and return: `death`. 24, randomness, odds and ends: `lots`,
`card_demands`.
"""
