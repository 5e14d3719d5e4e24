"""The rules, a chapter of the rulebook a file. In its order:

A, setting up: `setup`. B, the turn: `turn`, and the `outlook` of its cards. C, the four suits:
`suits`, `resolution`. D and H, wards, and defeating a foe: `foes`. E, classes: `classes`. F, gifts:
`gifts`. G, the counterattack: `counterattack`. I, the Fool: `fool`. J, decks: `drawing`. K, table
manners: `refusals`. All of them read the table through `cards`, play by the `difficulty` of the
party, and add their `steps`.
"""
