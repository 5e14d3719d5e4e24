"""What may be done just now, and what may not, each with its rule: answers, and nothing that acts.

In the rulebook's order. 10, Items: `carrying`, `giving`, `swapping`. 14, kinds of Items: `usable`,
and on whom, `using_on`. 15, Rest: `resting`. 18, ways to attack: `means`. All that lies `at_hand`;
what must wait in the midst of something is `greyed`. How an answer in parts is put: `declaring`.
"""
