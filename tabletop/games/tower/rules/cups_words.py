"""What cards may say of healing by Cups cards: whom it is, and by how much more."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.rules.hero_words import CHANGES
from tabletop.games.tower.rules.suits import Heals
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.function import worded
from tabletop.grammar.grammar import Whole


def _by_cups(context: Context, by: Who, whom: Who) -> bool:
    """By a Cups card that is played."""
    return isinstance(context.deed, Heals) and context.deed.cups


GRAMMAR.declare("moment", "when Cups cards would heal somebody")
WOULD_HEAL = GRAMMAR.function(
    "trigger", "when Cups cards would heal somebody", {"by": "who/own", "whom": "who"}, _by_cups,
    deed=Heals, before=True,
)  # fmt: skip
_HEAL = WOULD_HEAL.construction()
worded(_HEAL, "{by:who/own} Cups cards would heal {whom:who}")
worded(_HEAL, "{by:who/own} Cups (cards|card) would restore Health to {whom:who}", False)
GRAMMAR.add(_HEAL)


def _changed(way: str) -> Callable[[Parts], Whole]:
    """`your Cups cards restore 2 more Health to another Hero`: more or less, the *way* it goes."""

    def whole(parts: Parts) -> Whole:
        trigger = Said(WOULD_HEAL, {"by": parts["by"], "whom": parts["whom"]})
        change = Said(CHANGES[way], {"of": "healing", "n": parts["n"]})
        return {"trigger": trigger}, (change,), None

    return whole


_MINE = "{by:who/own} Cups cards"
for _way, _more in (("more", "(more|extra|additional)"), ("less", "(less|fewer)")):
    GRAMMAR.add(
        Construction("whole", _changed(_way), lambda said: None).also(
            f"{_MINE} (restore|give|heal) {{n:number}} {_more} Health to {{whom:who}}",
            f"{_MINE} (restore|give|heal) {{n:number}} Health {_more} to {{whom:who}}",
            f"{_MINE} (restore|heal) {{whom:who}} (for|by) {{n:number}} {_more} (Health|)",
        )
    )
