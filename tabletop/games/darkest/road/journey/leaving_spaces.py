"""Leaving a Road Space, and Objects that go hungry from one to the next."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR, PARTY
from tabletop.games.darkest.party.executor import TEXT, Meeting
from tabletop.games.darkest.party.tokens import Loses
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

TRODDEN = "trodden"
"""The table's counter: so many new Road Spaces the party has left."""

HUNGER, SINCE = "hunger", "hunger-at"
"""On an Object that goes hungry: for how many new Road Spaces in a row, and which was the last."""


class LeavesSpace(Deed, kw_only=True):
    """The party is done with a Road Space, and goes on; it was `new` if it came there first."""

    new: bool
    who: int = -1

    def do(self, play: Play) -> None:
        """What goes hungry from one to the next counts them."""
        if self.new and TEXT.awaits(play.table, LeavesSpace):
            play.count(TRODDEN, play.table.count(TRODDEN) + 1)


def go_hungry(context: Meeting, k: int, n: int, token: str) -> Rules[bool]:
    """Its bearer pays for it when that has happened so often in a row."""
    card, play = context.card, context.play
    now, since = play.table.count(TRODDEN), card.counters.get(SINCE, 0)
    times = card.counters.get(HUNGER, 0) + 1 if since == now - 1 else 1
    play.count(SINCE, now, card)
    play.count(HUNGER, times % k, card)
    play.say("{} goes hungry.", card, rule="DTB-050")
    if times >= k:
        yield from context.propose(Loses(who=context.you, n=n, token=token))
    return True


verb(
    GRAMMAR, "leave a space", PARTY, "[leave] a new Road Space", deed=Happens(
        LeavesSpace, fits=lambda context, who: bool(getattr(context.deed, "new", False))
    ), only=("after",),
)  # fmt: skip
idiom(
    GRAMMAR, "action",
    "this Object goes hungry , and after {k} times in a row you lose {n} {token}",
    run=go_hungry, slots={"k": "number", "n": "number", "token": "token"},
)  # fmt: skip
