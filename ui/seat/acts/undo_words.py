"""What to say when an undo goes back over luck, a hidden card, an answer or a note, which the table
cannot show."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.campaigns.sitting import beginning
from tabletop.play.ports.port import Port

LUCK = "Undone past a roll or shuffle. The same luck will come again."
TYPED = "Undone past a roll or card that you entered. You will be asked for it again."
NOTE = "Undone: the words that were written down."


def nothing(port: Port) -> str:
    """What to say when there is nothing to undo."""
    return beginning(port.campaign) if port.campaign else "There is nothing to undo."


def words(port: Port, since: int) -> str:
    """What to say after the game has gone back from its entry *since*; empty if nothing needs
    saying."""
    told, said = port.came_to_light(since), []
    if told.only_notes:
        return NOTE
    if told.rolled:
        said.append(LUCK)
    elif told.typed:
        said.append(TYPED)
    if told.cards:
        what = "a hidden card" if told.cards == 1 else f"{told.cards} hidden cards"
        said.append(f"{_named(port, told.seats)} saw {what}. That cannot be undone.")
    if told.answered:
        said.append(
            f"{_named(port, told.answered)} had already answered. The others know that answer."
        )
    return " ".join(said)


def _named(port: Port, seats: Sequence[int]) -> str:
    """The names of *seats* in a sentence, because anybody may read it; "You" for somebody who plays
    alone."""
    places = port.seats
    alone = len({place.player for place in places if not place.bot}) == 1
    names = [places[n].name if places[n].bot or not alone else "you" for n in seats]
    *others, last = sorted(names, key="you".__ne__)
    told = f"{', '.join(others)} and {last}" if others else last
    return told[:1].upper() + told[1:]
