"""Chapter A: how hard the climb is made: the table option that no rule of the source knows.

The source's numbers favour many heroes. They are looked up here, and nowhere else.
"""

from __future__ import annotations

from msgspec import Struct

from tabletop.executor.layers import reckon
from tabletop.games.tower.rules import cards
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.table import Table

STARTING_HEALTH = 20
"""TWR-011: the starting health."""


class Terms(Struct, frozen=True):
    """What a table plays by: `foes` is their health in percent of what is printed (TWR-021),
    `health` what heroes begin with, and what rest and healing lift them to (TWR-011, TWR-039),
    `blow` what is added to each blow of a foe (TWR-104).
    """

    foes: int = 100
    blow: int = 0
    health: int = STARTING_HEALTH


PRINTED = Terms()
TERMS = {
    "printed": {2: PRINTED, 3: PRINTED, 4: PRINTED},
    "mild": {2: Terms(blow=-1), 3: PRINTED, 4: Terms(blow=1)},
    "even": {2: Terms(health=28), 3: Terms(blow=1), 4: Terms(blow=2)},
    "harsh": {2: PRINTED, 3: Terms(foes=140, blow=1), 4: Terms(foes=140, blow=2)},
}
"""By the option `difficulty` and the number of heroes.

Blows are what evens the climb out: more heroes share the same few, and a party that has to last
longer against tougher foes only heals more. Thoughtful parties of heroes drawn by lot won 54, 95
and 98 games of a hundred with 2, 3 and 4 heroes as printed; 99, 95 and 91 if mild; 69, 64 and 70 if
even; 54, 46 and 47 if harsh (400 games each).
"""


def terms_of(options: dict[str, str], seats: int) -> Terms:
    """The terms of a table with these *options* and this number of *seats*."""
    return TERMS[options["difficulty"]][seats]


def terms_at(table: Table) -> Terms:
    """The terms of *table*."""
    return TERMS[table.options["difficulty"]][len(table.seats)]


def foe_health(table: Table) -> Value:
    """The full health of the current foe, with its parts: TWR-021, and the addition for
    difficulty."""
    floor = cards.floor(table)
    n = cards.HEALTH[floor - 1]
    more = n * terms_at(table).foes // 100 - n
    parts = (
        [Part(more, "for this party", "TWR-021")]
        if more and "TWR-021" not in table.suspended
        else []
    )
    return reckon(Part(n, f"on floor {floor}", "TWR-021"), parts)
