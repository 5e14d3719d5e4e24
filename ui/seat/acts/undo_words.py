"""What to say when luck, a hidden card, an answer or a note was taken back: no table shows it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.campaigns.sitting import beginning
from tabletop.play.ports.port import Port

LUCK = "Taken back beyond a roll or a shuffle: the same luck will come again."
TYPED = "Taken back beyond a roll or a card that was told: it will be asked for again."
NOTE = "Taken back: the words that were written down."


def nothing(port: Port) -> str:
    """What to say when nothing can be taken back any more."""
    return beginning(port.campaign) if port.campaign else "There is nothing to take back."


def words(port: Port, since: int) -> str:
    """What to say when the game has gone back *since* it had so many entries; empty for nothing."""
    told, said = port.came_to_light(since), []
    if told.only_notes:
        return NOTE
    if told.rolled:
        said.append(LUCK)
    elif told.typed:
        said.append(TYPED)
    if told.cards:
        what = "a hidden card" if told.cards == 1 else f"{told.cards} hidden cards"
        said.append(f"{_named(port, told.seats)} saw {what}, which cannot be unseen.")
    if told.answered:
        said.append(f"{_named(port, told.answered)} had answered, which cannot be unsaid.")
    return " ".join(said)


def _named(port: Port, seats: Sequence[int]) -> str:
    """Those of *seats* by name, for nobody knows who reads it; but one who plays alone is spoken
    to."""
    places = port.seats
    alone = len({place.player for place in places if not place.bot}) == 1
    names = [places[n].name if places[n].bot or not alone else "you" for n in seats]
    *others, last = sorted(names, key="you".__ne__)
    told = f"{', '.join(others)} and {last}" if others else last
    return told[:1].upper() + told[1:]
