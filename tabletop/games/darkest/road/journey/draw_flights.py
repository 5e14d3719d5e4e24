"""Draw dice by which a leader has the party carried off."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.scores import spoken
from tabletop.games.darkest.road.journey import teleports
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

FLIES = idiom(
    GRAMMAR, "trait", "you may teleport the party to {place} on a draw die of {n}",
    slots={"place": "destination", "n": "number"}, sort="permission",
)  # fmt: skip


def flies(play: Play, shown: Collection[int]) -> Rules[bool]:
    """Whether its leader has the party carried off, before any cards are laid."""
    leader = heroes.leader(play.table)
    for said in [*spoken(play.table, leader, FLIES)]:
        to = partial(teleports.led_to, play.table, said["place"])
        if said["n"] not in shown or len(to()) < 2:
            continue
        option = yield from asks(play, leader, f"A {said['n']}: where to?", to)
        if option.key != "nowhere":
            deed = yield from play.happen(teleports.Teleports(place=str(option.value), who=leader))
            return not deed.prevented
    return False
