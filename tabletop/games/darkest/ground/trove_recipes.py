"""What a Trove is made of, and who guards it beside those that are drawn: records, by place."""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.darkest.ground.known import game_of
from tabletop.play.rules.play import Play
from tabletop.table.table import Table

RECIPES = "trove"
"""Modules bring theirs under this name."""


class Boss(Struct, frozen=True, kw_only=True):
    """DTX-019: who always stands there: a piece of this `name` with its scores. What `equips` has
    of the Trove's Objects what Guardians have."""

    name: str
    strength: int = 0
    craft: int = 0
    equips: bool = True

    @property
    def scores(self) -> dict[str, int]:
        """Those that it has."""
        both = {"strength": self.strength, "craft": self.craft}
        return {name: n for name, n in both.items() if n}


class Recipe(Struct, frozen=True, kw_only=True):
    """The Trove of the destination `place`: so many Magic Objects (0: as the table plays) of the
    `deck` of that name, so many cards of each of other `piles`, by the names of their decks, and
    `gold`, or a die of it (-1). What is found `by_lot` is not chosen; what is chosen may be
    `called` other than the place."""

    place: str = ""
    deck: str = ""
    items: int = 0
    piles: tuple[tuple[str, int], ...] = ()
    gold: int = -1
    boss: Boss | None = None
    by_lot: bool = True
    called: str = ""


USUAL = Recipe()


def recipe_of(play: Play, place: str) -> Recipe:
    """That of a destination."""
    found: list[Recipe] = play.game.records_of(RECIPES)
    return next((each for each in found if each.place == place), USUAL)


def boss_told(table: Table, trove: Recipe) -> str:
    """Who always stands at a Trove, with its scores; empty if nobody does."""
    if trove.boss is None:
        return ""
    scores = " and ".join(f"{name.capitalize()} {n}" for name, n in trove.boss.scores.items())
    title = game_of(table).title_of(trove.boss.name)
    return f"{title} stands among its Guardians, with {scores}."


def chosen(table: Table) -> dict[str, Recipe]:
    """The Troves that no lot finds, by their places."""
    found: list[Recipe] = game_of(table).records_of(RECIPES)
    return {each.place: each for each in found if not each.by_lot}
