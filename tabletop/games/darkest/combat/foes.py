"""Who is fought: an Enemy's card, or somebody out of a location's table (DTC-B36)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import sides, space_positions
from tabletop.games.darkest.ground.space_positions import TOAD
from tabletop.games.darkest.party import heroes, smothering
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ENEMIES, GROW = "enemies", "grow"
"""The table option by which Enemies grow with the heroes that they meet."""
GROWS, OF = 2, 3
"""So many more an Enemy then has for so many tokens that a hero has beyond its start value."""

COMES = "comes"
"""The table's counter: who comes in the place of the Enemy being met, by its piece, plus one."""


@dataclass(frozen=True)
class Foe:
    """Somebody to be fought: its scores (None: it has none), the `piece` that it is (-1: none),
    whether it was `turned` up in this Party Turn (DTC-300), and its `breed`."""

    title: str
    strength: int | None
    craft: int | None
    subtype: str = ""
    piece: int = -1
    turned: bool = True
    breed: str = ""

    def score(self, name: str) -> int | None:
        """Its printed score."""
        return self.strength if name == "strength" else self.craft

    @property
    def scores(self) -> tuple[str, ...]:
        """The scores that it has."""
        return tuple(n for n in ("strength", "craft") if self.score(n) is not None)


def foe_of(card: Piece, *, turned: bool) -> Foe:
    """The Enemy that *card* is."""
    of = content.enemy(card.name)
    assert of is not None
    if TOAD in card.counters:
        return Foe("Toad", 1, 1, of.subtype.lower(), card.id, turned, of.breed)
    return Foe(of.name, of.strength, of.craft, of.subtype.lower(), card.id, turned, of.breed)


def of_table(word: str, score: str, n: int) -> Foe:
    """Somebody out of a location's table."""
    return Foe(
        f"the {word.replace('-', ' ').title()}",
        n if score == "strength" else None,
        n if score == "craft" else None,
        subtype="spirit" if word == "spirit" else "",
    )


def total(table: Table, place: int, foe: Foe, score: str, *, flags: bool = True) -> int:
    """What *foe* fights the hero at *place* with, before its die: printed, grown with that hero, as
    cards and shots have changed it, and as the ground spurs it (DTC-B19); with the *flags* of the
    world, which change no score."""
    n = (foe.score(score) or 0) + _grown_with(table, place, score) + _changed(table, score)
    n = max(0, n) + (sides.weight(table) if flags else 0)
    return max(0, n) + (spurred_by(table) if foe.piece >= 0 else 0)


def value(table: Table, place: int, foe: Foe, score: str) -> Value:
    """The same with its parts."""
    parts = [Part(foe.score(score) or 0, "printed", "DTC-B04")]
    if more := _grown_with(table, place, score):
        hero = heroes.hero_at(table, place)
        parts.append(Part(more, f"as {content.title(hero.name)} has grown", "DTC-B04", hero.id))
    if more := _changed(table, score):
        parts.append(Part(more, "in this combat", "DTC-B04"))
    if more := sides.weight(table):
        parts.append(Part(more, sides.told(table), "DTC-B04"))
    if foe.piece >= 0 and (more := spurred_by(table)):
        parts.append(Part(more, "by the ground", "DTC-B19"))
    return Value(total(table, place, foe, score), tuple(parts))


def _changed(table: Table, score: str) -> int:
    return table.count(f"foe_aid_{score}") - table.count(f"hurt_{score}")


def _grown_with(table: Table, place: int, score: str) -> int:
    if table.options[ENEMIES] != GROW or (hero := heroes.card_of(table, place)) is None:
        return 0
    return grown(hero.name, hero.counters, score)


def grown(hero: str, has: Mapping[str, int], score: str) -> int:
    """How much more of a *score* Enemies that grow have against *hero*, who *has* such tokens."""
    return max(0, has.get(score, 0) - content.start(hero, score)) * GROWS // OF


def spurred_by(table: Table) -> int:
    """DTC-B19, DTC-311: by how much the ground that is in force here spurs Enemies."""
    space = heroes.at(table)
    lies = heroes.terrain(table, space) if space else None
    if smothering.is_smothered(table, space):
        return 0
    n = content.spurs(lies.name) if lies is not None else 0
    return n if n and lies is not None and not space_positions.is_void(table, lies) else 0
