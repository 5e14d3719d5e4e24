"""Chapters D and H: the foes, their wards, and their defeat."""

from __future__ import annotations

from functools import cache, lru_cache

from tabletop.games.tower.deck.content import foe_types
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.deeds import FoeAppears, FoeFalls, foe_was_hurt
from tabletop.games.tower.rules.difficulty import foe_health
from tabletop.games.tower.rules.executor import TEXT
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.rules.deeds import Deed, Doing
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

ANSWERS = {"human": "pentacles", "celestial": "wands", "beast": "swords"}
"""TWR-053, TWR-054, TWR-056: the suit that dispels the wards of each type of foe."""


@STEPS.step("Turn up the foe", rule="TWR-020", then="begin_turn")
def turn_up_foe(play: Play) -> Rules[Flow]:
    """TWR-020, TWR-115: turn up the foe of the current floor, at full health (TWR-021)."""
    table = play.table
    floor = cards.floor(table)
    if not table.zones[cards.FLOOR[floor]].pieces:  # by hand
        return go("defeat")
    ask, rule = f"Which foe stands on floor {floor}?", "TWR-020" if floor == 1 else "TWR-115"
    foe = yield from play.reveal(cards.foe(table), rule=rule, ask=ask)
    play.count("health", foe_health(table).n, foe)
    play.count("wards", cards.WARDS[floor - 1], foe)
    play.say("Floor {}: {} bars the way.", floor, foe, rule=rule)
    yield from TEXT.told(play, FoeAppears, who=cards.active(table))
    return go("begin_turn")


def types(options: dict[str, str], foe: str) -> tuple[str, ...]:
    """TWR-058: the types of the card called *foe*, at a table with these *options*."""
    way = options["foe_types"]
    if way == "custom":
        custom = options.get(f"types.{foe}")
        if custom is not None:
            return tuple(kind for kind in custom.split("+") if kind != "none")
        way = "strict"
    return foe_types(foe, way)


def answers(table: Table) -> frozenset[str]:
    """TWR-057: the suits that dispel the wards of the current foe."""
    return answering(table.options, cards.foe(table).name)


def answering(options: dict[str, str], foe: str) -> frozenset[str]:
    """TWR-057: the suits that dispel the wards of the card called *foe*."""
    if options["foe_types"] == "custom":
        return _of_kinds(types(options, foe), options["celestial_suits"])
    return _answering(foe, options["foe_types"], options["celestial_suits"])


@lru_cache(1024)
def _answering(foe: str, way: str, celestial_suits: str) -> frozenset[str]:
    return _of_kinds(foe_types(foe, way), celestial_suits)


@cache
def _of_kinds(kinds: tuple[str, ...], celestial_suits: str) -> frozenset[str]:
    if not kinds:
        return frozenset(ANSWERS.values())  # TWR-059
    suits = {ANSWERS[kind] for kind in kinds}
    if "celestial" in kinds and celestial_suits == "wands_cups":  # TWR-055
        suits.add("cups")
    return frozenset(suits)


def can_dispel(table: Table, card: Piece) -> bool:
    """TWR-052, TWR-060, TWR-064: whether *card* may dispel a ward when it is resolved."""
    return cards.wards_left(table) > 0 and cards.suit_in_play(card) in answers(table)


BREAKS = "This is an attack, so your sanctuary does not protect you this turn."
"""TWR-089: the warning that an attack breaks the sanctuary."""

HELD = "The foe still has wards, so this deals no damage."
"""TWR-051: the warning that a card can neither hurt the foe nor dispel a ward."""


@lru_cache(4096)
def forecast(
    n: int, health: int, wards: int, dispels: bool, last_ward: str, at_stake: str = ""
) -> tuple[str, str]:
    """The result of *n* damage to a foe with this *health* and these *wards*, in words, and the
    warning (TWR-051), empty for none.

    *last_ward* is the option (TWR-066). *at_stake* names the attack that breaks a sanctuary
    (TWR-089).
    """
    if wards > (dispels and last_ward == "before"):
        breaks = BREAKS if at_stake == "card" else ""
        if dispels:
            return "no damage, the wards hold", breaks
        return "no damage", f"{HELD} {breaks}".strip()
    left = max(0, health - n)
    return f"{n} damage, {left} left", BREAKS if at_stake and left else ""


def struck(n: int, health: int, wards: int, dispels: bool, last_ward: str) -> str:
    """The same result in two words, shown on the card."""
    if wards > (dispels and last_ward == "before"):
        return "dispels it" if dispels else "no damage"
    return "fells it" if n >= health else f"{n} damage"


class Damage(Deed, kw_only=True):
    """The hero of the seat `who` deals `n` damage to the foe with the piece `card` by a `rule`.
    `dealt` is the damage that the foe took. It may go `through` wards."""

    would = "{who} would deal {n} damage to the Foe"

    who: int
    n: int
    card: int
    rule: str = "TWR-034"
    dealt: int = 0
    through: bool = False

    def do(self, play: Play) -> Doing:
        """TWR-034, TWR-035: reduce the foe's health. TWR-049: a ward prevents it."""
        table = play.table
        card, foe = table.pieces[self.card], cards.foe(table)
        health = foe.counters.get("health", 0)
        if cards.wards_of(table, foe) and not self.through:
            play.say("{} does no damage: {} still has wards.", card, foe, rule="TWR-049")
        elif health <= 0:
            play.say("{} deals nothing: {} has no health left.", card, foe, rule="TWR-086")
        else:
            self.dealt = dealt = min(self.n, health)
            play.count("health", health - dealt, foe)
            words = "{} deals {} to {}: {} left."
            if self.n > dealt:
                words = "{} deals {} to {}: {} left, and the rest is lost."
            play.say(words, card, dealt, foe, health - dealt, rule=self.rule)
            return foe_was_hurt(play, self.who, health, health - dealt)
        return None


@STEPS.step("The foe falls", rule="TWR-111", then="end_turn")
def defeat(play: Play) -> Rules[Flow]:
    """TWR-111 to TWR-116: defeat the foe: turn it over, remove its wards, win its treasure."""
    table = play.table
    floor = cards.floor(table)
    here = cards.FLOOR[floor]
    if table.zones[here].pieces:
        yield from _fall(play, cards.foe(table))
    else:
        play.say("No foe is left on floor {}.", floor, rule="TWR-111")
    for ward in table["wards"]:
        play.move(ward, "discard")  # TWR-113
    if table.zones[here].pieces:
        yield from _win_treasure(play, floor)
    if floor == cards.TOP:
        everyone = list(range(len(table.seats)))
        play.end(everyone, "The fifth foe has fallen: the prophecy is yours.", "TWR-116")
        return OVER
    play.count("floor", floor + 1)
    return go("end_turn")


def _fall(play: Play, foe: Piece) -> Rules[None]:
    play.say("{} is defeated.", foe, rule="TWR-111")
    yield from TEXT.told(play, FoeFalls, who=cards.active(play.table))
    play.flip(foe, face_up=False)  # TWR-112


def _win_treasure(play: Play, floor: int) -> Rules[None]:
    ask = f"What is the treasure of floor {floor}?"
    lowest = play.table[cards.FLOOR[floor]][0]
    treasure = yield from play.reveal(lowest, rule="TWR-114", ask=ask)
    play.move(treasure, "treasures")
    play.say("The treasure of floor {} is {}.", floor, treasure, rule="TWR-114")
