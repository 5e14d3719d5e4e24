"""What the Blood Moon has on the table: decks, counters, Day and Night; and how it rises."""

from __future__ import annotations

from tabletop.games.darkest.ground import sides, spell_decks
from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.sides import Flag
from tabletop.games.darkest.ground.spell_decks import SpellDeck
from tabletop.games.darkest.modules.bloodmoon import BOX
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

UP = "bloodmoon-up"
"""The table's counter: the Blood Moon has risen, and its deck is the usual one (DTB-007)."""

TRIP = "bloodmoon-trip"
"""The table's counter: its deck is drawn from on the way to the Werewolf's Den (DTB-032)."""

SHINES = "bloodmoon-shines"
"""The table's counter: one or the other; then it is Day or Night."""

NIGHT = "bloodmoon-night"
"""The table's counter: it is Night (1) or Day (0)."""

DRAWER = "bloodmoon-drawer"
"""The table's counter: who has drawn the forced card that is being met, by its place, plus one."""

JOINED = "bloodmoon-joined"
"""The table's counter: its Spells are in the Spell deck, for good (DTB-009)."""

ADVENTURES = Deck(
    name=BOX.id,
    number=10,
    draws="bloodmoon-adventures",
    discards="bloodmoon-discard",
    rule="DTB-007",
)
TROVES = Deck(
    name=BOX.id, number=10, draws="bloodmoon-troves", discards="bloodmoon-returns", rule="DTB-002"
)
SPELLS = SpellDeck(name=BOX.id, draws="bloodmoon-spells", joined=JOINED)

TIME = Flag(
    counter=NIGHT,
    sides=("day", "night"),
    rule="DTB-014",
    while_=SHINES,
    enemies=(-1, 1),
    weather=("", "night"),
)
"""DTB-014 to DTB-017: Day and Night, and what they make of Enemies."""


def is_up(table: Table) -> bool:
    """DTB-013: whether the Blood Moon is up, as all its rules mean it: also during a trip to the
    Den."""
    return table.count(SHINES) > 0


def is_night(table: Table) -> bool:
    """DTB-014: whether it is up, and shows the Night."""
    return is_up(table) and table.count(NIGHT) > 0


def rises(play: Play, rule: str = "DTB-007") -> Rules[None]:
    """DTB-007, DTB-009: from now on its deck is the usual one, and it is Day."""
    if play.table.count(UP):
        return
    play.count(UP, 1)
    play.say("The Blood Moon rises. The party now draws from its deck.", rule=rule)
    yield from shines(play)


def shines(play: Play) -> Rules[None]:
    """DTB-009, DTB-033: Day and Night come out, and its Spells are with the others for good."""
    play.count(SHINES, 1)
    sides.weigh(play)
    yield from spell_decks.merge(play, BOX.id, "DTB-009")
