"""Battle: the chapters of the rules about fighting and what comes of it.

In the rulebook's order. 18, Targets and rolls: `target_state`, `attacks`, `chain`, `odds`,
`target_effects`. 19, taking turns: `battle`. 20, defeat and drops: `spoils`. 21, Fleeing: `flee`.
24, odds and ends: `reveals`, and `stalemate` where nothing can end it.
"""
