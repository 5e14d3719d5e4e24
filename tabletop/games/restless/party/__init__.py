"""The party: the chapters of the rules about who is in it, what it holds and what befalls it.

In the rulebook's order. 3, setup: `setup`. 5, Health, damage, Armor: `harm`. 10, Items:
`belongings`, `handing`, `at_will`. 11 to 13, drawing, Nothing and Sins: `drawing`. 14, kinds of
Items: `using`. 17, Reroll Counters and dice: `rolls`, `telling`. 22, death and return: `death`. 24,
odds and ends: `offers`.
"""
