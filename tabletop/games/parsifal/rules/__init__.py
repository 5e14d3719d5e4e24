"""The rules, a chapter of the rulebook a file. In its order:

A, setting up: `setup`. B and C, the turn and its one action: `turn`, who is `able_characters` to
act, `action_declaration` with the `action_options` to what is asked, `resolution`; `half_declared`
is for old saves. D, lock and set free: `locks`. E, other skills: `skills`, `limbo`. F,
interruption: `interruption`. G, more than one action: `extra_actions`, `second_action`. H, quests
and winning: `quests`. I, the table: `refusals`, `unclear_table`.

All of them work on a `board`, which `board_to_table` brings back to the table, with the `abilities`
that the chapters add. What is said on a tarot runs by the executor (`executor`), and what comes of
it are the typed deeds of `action_deeds`; whom it means, asks about and bans stands in `whom`.
`outlook` and `declaration_words` put into words what would come of them.
"""
