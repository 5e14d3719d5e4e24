"""Call-outs: the codes of things on the table, and where they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, product
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from ui.scene.measures import metrics
from ui.scene.pieces.items import PieceItem
from ui.scene.places.landscape_plan import LandscapePlan

if TYPE_CHECKING:
    from ui.scene.table.table_scene import TableScene

LETTERS = "asdfghjklqwertyuiopzxvbnm"
"""The letters of codes, from the home row; C is missing because it switches codes off."""


NUMBERED = "n"
"""The first letter of the codes of places that only have a number."""


def of_places(table: TableScene) -> dict[str, str]:
    """The codes of all places in the table's spaces, lit or not.

    No code begins with a digit, which would be an answer's number, and no code begins another:
    `a03` if there is `a12`.
    """
    found: dict[str, str] = {}
    for ground in table.grounds.values():
        split = {p: _split(ground.code_of(p).lower()) for p in ground.space.places}
        long = max((len(number) for _, number in split.values()), default=0)
        for place, (word, number) in split.items():
            found[place] = (word or NUMBERED) + (number.zfill(long) if number else "")
    return found


def named(table: TableScene, zones: Collection[str]) -> dict[str, str]:
    """The codes of empty places among *zones* that do not show their code themselves."""
    spots, plans = table.arrangement.spots, table.arrangement.plans
    return {
        place: ground.code_of(place).upper()
        for space, ground in table.grounds.items()
        for place in ground.space.places
        if place in zones
        and spots[place].shape is not None
        and not table.lying.zones.get(place)
        and not isinstance(plans.get(space), LandscapePlan)
    }


def _split(code: str) -> tuple[str, str]:
    """The start of *code*, and the number at its end."""
    word = code.rstrip("0123456789")
    return word, code[len(word) :]


def codes(zones: Sequence[str], own: Mapping[str, str]) -> list[str]:
    """Codes for things in *zones*: a thing alone in a place with an *own* code gets that code; all
    others get letters that neither begin nor continue such a code."""
    alone = Counter(zones)
    named = {zone for zone in alone if zone in own and alone[zone] == 1}
    letters = _letters(len(zones) - len(named), set(own.values()))
    return [own[zone] if zone in named else next(letters) for zone in zones]


def _letters(many: int, taken: set[str]) -> Iterator[str]:
    """At least *many* codes of letters, as short as possible."""
    for long in count(1):
        found = ["".join(letters) for letters in product(LETTERS, repeat=long)]
        free = [code for code in found if not any(_clash(code, other) for other in taken)]
        if len(free) >= many or long == 3:
            yield from free
            return


def _clash(one: str, other: str) -> bool:
    return one.startswith(other) or other.startswith(one)


def tag_on(item: PieceItem) -> QRectF:
    """Where the code of *item* is shown: over its left edge, low on its visible part, because names
    are at the top or bottom; on a whole card, clear of the bottom too. It is no higher than the
    visible strip of a tucked card."""
    seen = item.body_seen()
    side = min(metrics.CALL_OUT, max(seen.height() * 0.94, metrics.CALL_OUT / 2))
    foot = metrics.CODE_ABOVE * seen.height() if item.seen.height() > 0.99 else 2.0
    top = max(seen.bottom() - side - foot, seen.center().y() - side / 2)
    return QRectF(seen.left() - metrics.CODE_OUT * side, top, side, side)
