"""Cards that are turned up before they are met."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.road.meetings import laid_cards, turned_cards
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules


def reveal_all(context: Meeting, who: int) -> Rules[bool]:
    """DTH-049: those of this Road Space; whoever is met in a later Party Turn was not turned up in
    that one."""
    play = context.play
    found = laid_cards.ahead(play.table)
    for card in found:
        turned = yield from turned_cards.turn_up(play, card)
        if turned is not None and turned.counters.get("turned", 0):
            play.count("turned", 0, turned)
    return bool(found)


NEEDS[reveal_all] = lambda table, place, said: (
    heroes.at(table) > 0 and bool(laid_cards.ahead(table))
)

verb(
    GRAMMAR, "turn up all", CHARACTER, "[turn] up all cards that lie face down here",
    does=reveal_all, only=("done",), reveals=True,
)  # fmt: skip
