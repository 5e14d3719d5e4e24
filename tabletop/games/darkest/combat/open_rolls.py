"""How combat dice are thrown: rolled on after a 6, or as records and cards say."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import dice
from tabletop.games.darkest.party.dice import OPEN_ROLLS, USUAL, Die, OpenRoll
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting
from tabletop.grammar.idiom import forms, idiom
from tabletop.grammar.noun import words
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

THROWS = {
    "lower": OpenRoll(of=2),
    "once": OpenRoll(further=False),
    "six": OpenRoll(fixed=6),
    "none": OpenRoll(of=0),
}
"""The ways that cards have for combat dice."""

ALL, OURS, ITS = "all", "ours", "its"
"""Whose dice: those of everybody, of the hero that bears the card, or of its Enemy."""

CHANGED = {OURS: "throws", ITS: "foe-throws"}
"""The table's counters while somebody fights: how a Spell has its die thrown, or that of its foe,
as the number of one of these ways, from 1."""


def how(
    table: Table,
    place: int,
    score: str = "",
    against: int = -1,
    weapons: Collection[int] | None = None,
) -> OpenRoll:
    """How the hero at *place* throws its die in a fight on a *score*; or an Enemy (-1), in a fight
    *against* that hero. The first counts that says anything; of weapons, those that are used, if
    these *weapons* are told (DTC-087)."""
    if (spelled := changed(table, ITS if place < 0 else OURS)) is not None:
        return spelled
    found: list[Callable[[Table, int], OpenRoll | None]]
    found = game_of(table).records_of(OPEN_ROLLS)
    for each in found:
        if (told := each(table, place)) is not None:
            return told
    for line in EXECUTOR.lines(table, ("rules", THROWN)):
        said = line.clause.values
        whose = {OURS: place >= 0 and line.bearer == place, ITS: place < 0 <= against}
        meant = whose.get(said["whose"], True)
        meant = meant and (said["whose"] != ITS or line.bearer == against)
        meant = meant and (weapons is None or line.piece.id in weapons or not _arms(line.piece))
        if meant and said["fight"] in ("", score):
            return THROWS[said["throw"]]
    return USUAL


def last_again(
    play: Play,
    who: str,
    rolled: list[Die],
    way: OpenRoll,
    *,
    tray: str = dice.OURS,
    place: int = -1,
) -> Rules[list[Die]]:
    """What *who*, the hero at *place* or an Enemy (-1), has *rolled*, its last die thrown again
    that *way*."""
    stand = rolled[:-1]
    anew = yield from dice.open_roll(play, who, behind=len(stand), tray=tray, how=way, place=place)
    return [*stand, *anew]


def _arms(card: Piece) -> bool:
    of = content.thing(card.name)
    return of is not None and of.sort == "weapon"


def changed(table: Table, whose: str) -> OpenRoll | None:
    """How a Spell has that side's die thrown in the fight that is going on, if one does."""
    n = table.count(CHANGED[whose])
    return list(THROWS.values())[n - 1] if n else None


def throws(context: Meeting, whose: str, throw: str) -> bool:
    """As long as this fight lasts."""
    for counter in CHANGED.values() if whose == ALL else (CHANGED[whose],):
        context.play.count(counter, [*THROWS].index(throw) + 1)
    return True


# --- how it is said -------------------------------------------------------------------------------

words(GRAMMAR, "whose", {
    ALL: "all combat dice are", OURS: "your combat die is", ITS: "its combat die is",
})  # fmt: skip
words(GRAMMAR, "throw", {
    "lower": "thrown twice , and the lower counts", "once": "not rolled on after a 6",
    "six": "a 6", "none": "not thrown",
})  # fmt: skip
words(GRAMMAR, "fight", {"strength": "battle", "craft": "psychic combat"})
_SLOTS = {"whose": "whose", "throw": "throw"}
THROWN = forms(
    GRAMMAR, "trait", "combat dice", {**_SLOTS, "fight": "fight"},
    ("{whose} {throw}", {"fight": ""}), "{whose} {throw} in {fight}", sort="change of a fight",
)  # fmt: skip
CHANGES = idiom(
    GRAMMAR, "action", "{whose} {throw} in this combat", run=throws, slots=_SLOTS,
    sort="change of a fight", name="combat dice in this combat",
)  # fmt: skip
