"""What happens in the cellar."""

from __future__ import annotations

from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered

MOST = 6
"""The Health of a Hero that is unhurt."""


def hero(table: Table, seat: int) -> Piece:
    """The Hero of *seat*."""
    return table.named(f"hero-{seat + 1}")


def health(table: Table, seat: int) -> int:
    """What it has left."""
    return hero(table, seat).counters.get("health", 0)


def alive(table: Table) -> list[int]:
    """The seats whose Heroes are alive."""
    return [seat for seat in range(len(table.seats)) if health(table, seat)]


class Takes(Suffered):
    """CEL-004: damage lowers Health; without any a Hero dies."""

    would = "{who} would take {n} damage"

    def do(self, play: Play) -> Rules[None]:
        left = max(0, health(play.table, self.who) - self.n)
        play.count("health", left or 1, hero(play.table, self.who))
        play.say("{} takes {} damage.", hero(play.table, self.who), self.n, rule="CEL-004")
        if not left:
            yield from play.happen(Dies(who=self.who))


class Heals(Suffered):
    """CEL-005: never beyond what a Hero has unhurt."""

    would = "{who} would heal {n}"

    def do(self, play: Play) -> None:
        self.n = min(self.n, MOST - health(play.table, self.who))
        play.count("health", health(play.table, self.who) + self.n, hero(play.table, self.who))
        play.say("{} heals {}.", hero(play.table, self.who), self.n, rule="CEL-005")


class Dies(Deed, kw_only=True):
    """CEL-004: what lay before it is discarded."""

    would = "{who} would die"

    who: int

    def do(self, play: Play) -> None:
        play.count("health", 0, hero(play.table, self.who))
        for zone in (f"before:{self.who}", f"hand:{self.who}"):
            for card in play.table[zone]:
                play.move(card, "discard", face_up=True)
        play.say("{} dies.", hero(play.table, self.who), rule="CEL-004")


class Draws(Suffered):
    """CEL-002: from the deck, as long as there is one."""

    would = "{who} would draw {n}"

    def do(self, play: Play) -> None:
        cards = play.table["deck"][::-1][: self.n]
        self.n = len(cards)
        for card in cards:
            play.move(card, f"hand:{self.who}", face_up=False)
        play.say("{} draws {}.", play.table.seats[self.who].name, self.n, rule="CEL-002")


class Rolls(Suffered):
    """CEL-003: somebody has rolled the die, and what it shows."""

    def do(self, play: Play) -> None:
        play.say("{} rolls {}.", play.table.seats[self.who].name, self.n, rule="CEL-003")


class RoundBegins(Deed):
    """CEL-006."""

    def do(self, play: Play) -> None:
        play.count("round", play.table.count("round") + 1)


class RoundEnds(Deed):
    """CEL-006."""

    def do(self, play: Play) -> None:
        """It says itself."""


class TurnBegins(Deed, kw_only=True):
    """CEL-001."""

    who: int

    def do(self, play: Play) -> None:
        play.count("turns", play.table.count("turns") + 1)


class TurnEnds(Deed, kw_only=True):
    """CEL-001."""

    who: int

    def do(self, play: Play) -> None:
        """It says itself."""
