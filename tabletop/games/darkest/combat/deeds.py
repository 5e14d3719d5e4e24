"""What happens in an ordinary fight that cards wait for."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play


class WouldFight(Deed, kw_only=True):
    """The hero `who` is about to fight the Enemy `foe`, a piece of the kind `kind`; `turned` if it
    was just turned up."""

    would = "{who} would fight the {deed.called}"

    who: int
    foe: int
    kind: str
    turned: bool = True

    @property
    def called(self) -> str:
        """What Enemies of its kind are called."""
        return self.kind.capitalize()

    def do(self, play: Play) -> None:
        """It says itself."""


class Evades(Deed, kw_only=True):
    """The hero `who` evades the Enemy `foe`, which is called `called`."""

    would = "{who} would evade {deed.called}"

    who: int
    foe: int
    called: str

    def do(self, play: Play) -> None:
        """DTC-182: nothing is fought."""
        hero = heroes.hero_at(play.table, self.who)
        play.say("{} evades {}.", hero, self.called, rule="DTC-182")


class Defeats(Deed, kw_only=True):
    """The hero `who` has beaten an Enemy in ordinary combat, a battle if it was on Strength (an
    empty `score`: without a fight); `turned` if it was just turned up."""

    who: int
    foe: int
    trophy: bool
    turned: bool = False
    score: str = ""

    def do(self, play: Play) -> None:
        """DTC-204: it is a trophy, or discarded; a quest that asked for it is done (DTC-168)."""
        if self.foe < 0:
            return
        hero = heroes.card_of(play.table, self.who)
        if hero is None:
            self.prevented = True
            return
        if 0 < hero.counters.get("quest", 0) < 3:
            play.count("quest", heroes.QUEST_DONE, hero)
        card = play.table.pieces[self.foe]
        if self.trophy:
            space_positions.pick_up(play, card)
            play.move(card, f"trophies:{self.who}", face_up=False)
            words = "{} keeps {} as a trophy."
            play.say(words, heroes.hero_at(play.table, self.who), card, rule="DTC-204")
        else:
            space_positions.put_away(play, card)


class LosesFight(Deed, kw_only=True):
    """The hero `who` has lost a fight, on `score`, to the Enemy `foe` if that has a card, and so
    many `lives` by it."""

    who: int
    foe: int = -1
    lives: int = 0
    score: str = ""

    def do(self, play: Play) -> None:
        """It says itself."""


class StandsOff(Deed, kw_only=True):
    """The hero `who` has fought the Enemy `foe`, if that has a card, and neither has won."""

    who: int
    foe: int = -1

    def do(self, play: Play) -> None:
        """It says itself."""
