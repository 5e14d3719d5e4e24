"""The rules, a chapter of the rulebook a file. In its order:

A, setting up: `setup`. B and C, the turn and its one action: `turn`, who is `able` to act,
`declaring` with the `answers` to what is asked, `resolving`; `half_declared` is for old saves.
D, lock and set free: `locks`. E, other skills: `skills`, `limbo`. F, interruption: `interruption`.
G, more than one action: `extras`, `once_more`. H, quests and winning: `quests`. I, the table:
`manners`, `unclear`.

All of them work on a `board`, which `laying` brings back to the table, with the `deeds` that the
chapters add. What is said on a tarot runs by the executor (`running`), and what comes of it are the
typed deeds of `happening`; whom it means, asks about and bans stands in `heroes`. `foretelling` and
`saying` put into words what would come of them.
"""
