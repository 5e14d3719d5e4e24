"""Whom the sentences of the cards mean: `you`, `each other Character`, `a random Character`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tabletop.cardtext.nested import Inside
from tabletop.cardtext.roles import Manner
from tabletop.cardtext.subjects import DOERS, IMPLIED, Such, Who
from tabletop.games.restless.running.asking import saying
from tabletop.games.restless.running.choosing import choose_slot
from tabletop.games.restless.running.saying import Saying
from tabletop.games.restless.table.reading import health, living, slots
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

Fits = Callable[[int], bool]
"""Whether the Character in a slot is such as it is said to be."""

Find = Callable[[Play, Saying, Fits, bool], Rules[int]]
F = TypeVar("F", bound=Find)

FOUND: dict[str, Find] = {}
"""How somebody is found whom a word of `WHO` leaves open; chapters add theirs with `finds`.

It is given what the sentence is said about, who fits, and whether harm is meant, and returns a slot
or -1.
"""


def finds(word: str) -> Callable[[F], F]:
    """Under this word of `WHO` stands how the Character is found that it means."""

    def register(find: F) -> F:
        FOUND[word] = find
        return find

    return register


def meant(play: Play, about: Saying, who: Who, *, for_damage: bool = False) -> Rules[list[int]]:
    """The slots of the Characters that *who* means in a sentence, who are all alive.

    RST-267: *for_damage*, which is lost if a die shows the slot of somebody dead.
    """

    def fits(slot: int) -> bool:
        return is_such(play.table, who, slot)

    noun = who.noun if isinstance(who, Such) else who
    if noun in FOUND:
        found = [(yield from FOUND[noun](play, about, fits, for_damage))]
    else:
        found = [*filter(fits, _named(play.table, about, noun))]
    found = [slot for slot in found if slot >= 0 and health(play.table, slot) > 0]
    if len(found) == 1:
        about.that = found[0]
    about.acted = found
    return found


@dataclass(frozen=True, slots=True)
class OneOf:
    """The condition of being one of those in these `slots`."""

    slots: tuple[int, ...]

    def worded(self, manner: Manner) -> str:
        """It stands on no card."""
        raise NotImplementedError

    def run(self, table: Table, slot: int) -> bool:
        """Whether the Character in *slot* is."""
        return slot in self.slots

    def all(self) -> Iterator[Inside]:
        """Nothing is said inside of it."""
        yield self


def those(*slots: int) -> Such:
    """The Characters in these *slots*, as a value of `who`."""
    return Such("each", OneOf(slots))


def is_such(table: Table, who: Who, slot: int) -> bool:
    """Whether a condition behind *who*, if there is one, is true of the Character in *slot*."""
    return not isinstance(who, Such) or bool(who.condition.run(table, slot))


def _named(table: Table, about: Saying, who: Who) -> list[int]:
    """The same where the table alone tells."""
    if who == DOERS:
        return about.acted
    if who in ("you", "roller", IMPLIED):
        return [about.you]
    if who == "that":
        return [about.that]
    if who in ("left", "right"):
        return [_neighbour(table, about.you, 1 if who == "left" else -1)]
    alive = living(table)
    if who in ("hurt", "strong"):
        most = -1 if who == "strong" else 1
        return sorted(alive, key=lambda slot: most * health(table, slot))[:1]
    if who == "laden":
        return sorted(alive, key=lambda slot: -len(table[f"inventory:{slot}"]))[:1]
    return [slot for slot in alive if who == "each" or slot != about.you]


def _neighbour(table: Table, slot: int, step: int) -> int:
    """RST-025: the next living Character on that side, -1 if there is nobody else."""
    count = len(slots(table))
    for n in range(1, count):
        other = (slot + step * n) % count
        if health(table, other) > 0:
            return other
    return -1


@finds("one")
def somebody(play: Play, about: Saying, fits: Fits, harmful: bool) -> Rules[int]:
    """RST-007: any of the living, as the party says."""
    return (yield from _chosen(play, about, lambda: [*filter(fits, living(play.table))]))


@finds("another")
def another(play: Play, about: Saying, fits: Fits, harmful: bool) -> Rules[int]:
    """RST-007: any but `you`."""

    def others() -> list[int]:
        return [slot for slot in living(play.table) if slot != about.you and fits(slot)]

    return (yield from _chosen(play, about, others))


def _chosen(play: Play, about: Saying, among: Callable[[], list[int]]) -> Rules[int]:
    if about.named and len(among()) > 1 and (declared := about.named.pop(0)) in among():
        return declared
    return (yield from choose_slot(play, among, f"{saying(about)} Which Character?", "RST-007"))
