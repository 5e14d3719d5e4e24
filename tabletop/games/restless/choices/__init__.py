"""What may be done just now, and what may not, each with its rule: answers, and nothing that acts.

In the rulebook's order. 10, Items: `carrying_capacity`, `recipients`, `swaps`. 14, kinds of Items:
`usable_items`, and on whom, `item_targets`. 15, Rest: `rest_option`. 18, ways to attack:
`attack_means`. All that lies at hand: `item_options`; what must wait in the midst of something:
`greyed_options`. How an answer in parts is put: `act_declaration`.
"""
