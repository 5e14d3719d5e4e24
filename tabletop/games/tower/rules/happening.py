"""All chapters: what is told of as it happens, for cards that wait for it."""

from __future__ import annotations

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.running import TEXT
from tabletop.play.deeds import Deed, Doing
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.vocabulary.harm import Suffered


class Told(Deed, kw_only=True):
    """Something that the hero of the seat `who` has done, and that is only told of."""

    who: int

    def do(self, play: Play) -> None:
        """It is done already."""


class Draws(Told):
    """A card was drawn to the hand (TWR-028, TWR-041)."""


class Plays(Told, kw_only=True):
    """A card of the `suit` goes to work (TWR-024)."""

    suit: str


class Dispels(Told):
    """A ward is dispelled (TWR-062)."""


class Focuses(Told):
    """It has focused (TWR-028)."""


class TurnBegins(Told):
    """Its turn begins (TWR-033)."""


class TurnEnds(Told):
    """Its turn ends (TWR-033)."""


class FoeFalls(Told):
    """In its turn the foe is defeated (TWR-111)."""


class LosesHealth(Told, kw_only=True):
    """It has lost `n` health, by a blow or without (TWR-109)."""

    n: int


def lost(play: Play, by: Suffered) -> Doing:
    """Tell who waits for it that health was lost."""
    if by.n and TEXT.awaits(play.table, LosesHealth):
        return _lost(play, by)
    return None


def _lost(play: Play, by: Suffered) -> Rules[None]:
    yield from play.happen(LosesHealth(who=by.who, n=by.n))


class Rolls(Suffered, kw_only=True):
    """It has rolled the die for a card: `n` is what that shows."""

    def do(self, play: Play) -> None:
        """It lies there already."""


class Loses(Suffered, kw_only=True):
    """The hero of the seat `who` loses `n` health, not by a blow; never below 0 (TWR-109)."""

    def do(self, play: Play) -> Doing:
        court = cards.hero(play.table, self.who)
        self.n = min(self.n, cards.health_of(court))
        left = cards.health_of(court) - self.n
        play.count("health", left, court)
        name = play.table.seats[self.who].name
        play.say("{} loses {}: {} health left.", name, self.n, left, rule="TWR-109")
        return lost(play, self)
