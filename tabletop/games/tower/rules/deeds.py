"""All chapters: what is told of as it happens, for cards that wait for it."""

from __future__ import annotations

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR, TEXT
from tabletop.play.rules.deeds import Deed, Doing
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered


class Told(Deed, kw_only=True):
    """Something that the hero of the seat `who` has done, and that is only told of."""

    who: int

    def do(self, play: Play) -> None:
        """It is done already."""


class Draws(Told):
    """A card was drawn to the hand (TWR-028, TWR-041)."""

    would = "{who} would draw a card"


class Plays(Told, kw_only=True):
    """A card of the `suit` and of that `rank` goes to work (TWR-024)."""

    would = "{who} would play a card"

    suit: str
    rank: int = 0


class Dispels(Told):
    """A ward is dispelled (TWR-062)."""

    would = "{who} would dispel a ward"


class Focuses(Told):
    """It has focused (TWR-028)."""

    would = "{who} would Focus"


class HasFocused(Told, kw_only=True):
    """It has focused, and drawn `n` cards by that (TWR-028)."""

    n: int


class TurnBegins(Told):
    """Its turn begins (TWR-033)."""


class TurnEnds(Told):
    """Its turn ends (TWR-033)."""


class FoeFalls(Told):
    """In its turn the foe is defeated (TWR-111)."""


class FoeAppears(Told):
    """In its turn the foe is turned up (TWR-020)."""


class FoeIsHurt(Told, kw_only=True):
    """In its turn the foe loses health: it `had` so much, and so much is `left` (TWR-034)."""

    had: int
    left: int


def foe_was_hurt(play: Play, who: int, had: int, left: int) -> Doing:
    """Tell who waits for it that the foe lost health in the turn of the seat *who*."""
    if left < had and TEXT.awaits(play.table, FoeIsHurt):
        return _tell(play, FoeIsHurt(who=who, had=had, left=left))
    return None


def _tell(play: Play, deed: Deed) -> Rules[None]:
    yield from play.happen(deed)


class Discards(Told):
    """It has discarded a card of its hand (TWR-048)."""

    would = "{who} would discard a card"


class Falls(Told):
    """It has no health left, and falls unless something else is so by then (TWR-128)."""

    would = "{who} would fall"


class LosesHealth(Told, kw_only=True):
    """It has lost `n` health, by a blow or without, and has so much `left` (TWR-109)."""

    n: int
    left: int = 0


def lost(play: Play, by: Suffered, left: int) -> Doing:
    """Tell who waits for it that health was lost, and with none *left* that the hero falls."""
    if by.n and TEXT.awaits(play.table, LosesHealth):
        return _lost(play, by, left)
    if not left and by.n:
        return _tell(play, Falls(who=by.who))
    return None


def _lost(play: Play, by: Suffered, left: int) -> Rules[None]:
    yield from play.happen(LosesHealth(who=by.who, n=by.n, left=left))
    if not cards.health(play.table, by.who):
        yield from play.happen(Falls(who=by.who))


def within(table: Table, who: int, left: int) -> int:
    """What is *left* to *who* of its health, within what cards let that fall to and exceed."""
    if EXECUTOR.index.lines(table, ("changes", "Health")):
        return EXECUTOR.reckoned(left, table, "Health", who)
    return left  # as most often


class Rolls(Suffered, kw_only=True):
    """It has rolled the die for a card: `n` is what that shows."""

    def do(self, play: Play) -> None:
        """It lies there already."""


class Loses(Suffered, kw_only=True):
    """The hero of the seat `who` loses `n` health, not by a blow; never below 0 (TWR-109)."""

    would = "{who} would lose {n} Health"

    def do(self, play: Play) -> Doing:
        court = cards.hero(play.table, self.who)
        had = cards.health_of(court)
        left = min(had, within(play.table, self.who, max(0, had - self.n)))
        self.n = had - left
        play.count("health", left, court)
        name = play.table.seats[self.who].name
        play.say("{} loses {}: {} health left.", name, self.n, left, rule="TWR-109")
        return lost(play, self, left)
