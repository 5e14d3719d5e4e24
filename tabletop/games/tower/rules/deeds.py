"""All chapters: events that are announced for cards that wait for them."""

from __future__ import annotations

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.executor import EXECUTOR, TEXT
from tabletop.play.rules.deeds import Deed, Doing
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered


class Told(Deed, kw_only=True):
    """An event of the hero of the seat `who` that is only announced."""

    who: int

    def do(self, play: Play) -> None:
        """Do nothing: it has already happened."""


class Draws(Told):
    """TWR-028, TWR-041: the hero drew a card to the hand."""

    would = "{who} would draw a card"


class Plays(Told, kw_only=True):
    """TWR-024: a card of this `suit` and `rank` is resolved."""

    would = "{who} would play a card"

    suit: str
    rank: int = 0


class Dispels(Told):
    """TWR-062: a ward is dispelled."""

    would = "{who} would dispel a ward"


class Focuses(Told):
    """TWR-028: the hero focused."""

    would = "{who} would Focus"


class HasFocused(Told, kw_only=True):
    """TWR-028: the hero focused and drew `n` cards."""

    n: int


class TurnBegins(Told):
    """TWR-033: the hero's turn begins."""


class TurnEnds(Told):
    """TWR-033: the hero's turn ends."""


class FoeFalls(Told):
    """TWR-111: the foe is defeated on the hero's turn."""


class FoeAppears(Told):
    """TWR-020: the foe is turned up on the hero's turn."""


class FoeIsHurt(Told, kw_only=True):
    """TWR-034: the foe loses health on the hero's turn, from `had` to `left`."""

    had: int
    left: int


def foe_was_hurt(play: Play, who: int, had: int, left: int) -> Doing:
    """Announce that the foe lost health on the turn of the seat *who*."""
    if left < had and TEXT.awaits(play.table, FoeIsHurt):
        return _tell(play, FoeIsHurt(who=who, had=had, left=left))
    return None


def _tell(play: Play, deed: Deed) -> Rules[None]:
    yield from play.happen(deed)


class Discards(Told):
    """TWR-048: the hero discarded a card of its hand."""

    would = "{who} would discard a card"


class Falls(Told):
    """TWR-128: the hero has no health left, and falls unless something prevents it."""

    would = "{who} would fall"


class LosesHealth(Told, kw_only=True):
    """TWR-109: the hero lost `n` health, by a blow or otherwise, and has `left`."""

    n: int
    left: int = 0


def lost(play: Play, by: Suffered, left: int) -> Doing:
    """Announce the loss of health, and the fall of the hero if none is *left*."""
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
    """The health *left* to *who*, within the limits that cards set."""
    if EXECUTOR.index.lines(table, ("changes", "Health")):
        return EXECUTOR.reckoned(left, table, "Health", who)
    return left  # the usual case


class Rolls(Suffered, kw_only=True):
    """The hero rolled the die for a card, with the result `n`."""

    def do(self, play: Play) -> None:
        """Do nothing: the die lies there already."""


class Loses(Suffered, kw_only=True):
    """TWR-109: the hero of the seat `who` loses `n` health, not by a blow, and never below 0."""

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
