"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from itertools import chain

from tabletop.executor.memory import Memory

SLOTS = range(4)

OWN = [
    tuple(f"{kind}:{slot}" for kind in ("character", "status", "sins", "inventory"))
    for slot in SLOTS
]
"""The zones whose cards concern the Character in a slot, by slot; its own comes first."""

ON_THE_WAY = ("realm", "encounter", "night")
IN_THE_END = ("god", "encounter")
"""The zones whose cards concern everybody, before and after the Traitor God is met."""

MEMORY = Memory(frozenset({
    *chain.from_iterable(OWN), *ON_THE_WAY, *IN_THE_END, "kept", "health", "slot", "final",
    "battle", "horror", "fight", "over",
}))  # fmt: skip
"""It hangs on the zones and counters by which is told who lives, which cards are live, who fights.
"""

remembered, until_changed = MEMORY.of, MEMORY.until_changed
