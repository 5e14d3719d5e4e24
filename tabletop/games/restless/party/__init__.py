"""The party: the chapters of the rules about who is in it, what it holds and what befalls it.

In rooms of which each knows only those before it: `health` and `holdings` are the floor; on them
stand `items`, then `fortune` and `members`. By the rulebook's order: 3, setup: `members/setup`.
5, Health, damage, Armor: `health`. 10, Items: `holdings/belongings`, `items`. 11 and 12, drawing
and Nothing: `holdings/decks`, `fortune/drawing`. 13, `holdings/sins`. 14, kinds of Items:
`items/item_use`, `items/free_actions`. 17, Reroll Counters and dice: `fortune/rolls`,
`fortune/card_reading`. 22, death and return: `members/death`. 24, randomness, odds and ends:
`fortune/lots`, `fortune/card_demands`.
"""
