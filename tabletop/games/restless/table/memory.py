"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from functools import partial
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

IN_FORCE = frozenset({
    *chain.from_iterable(OWN), *ON_THE_WAY, *IN_THE_END, "kept", "health", "slot", "final",
})  # fmt: skip
"""The zones and counters by which is told which cards are live."""

PARTY = frozenset({*(own[0] for own in OWN), "health"})
"""Those by which is told who lives."""

FOUGHT = frozenset({*ON_THE_WAY[1:], *IN_THE_END, "health", "battle", "horror", "final", "fight"})
"""Those by which is told who is fought."""

MEMORY = Memory(IN_FORCE | FOUGHT, IN_FORCE)
"""It hangs on these."""

until_changed = MEMORY.until_changed
while_party = partial(until_changed, on=PARTY)
while_fought = partial(until_changed, on=FOUGHT)
"""What is remembered as long as the same live, and the same are fought."""
