"""What happens in an ordinary fight that cards wait for."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play


class WouldFight(Deed, kw_only=True):
    """The hero `who` is about to fight the Enemy `foe`, a piece of the kind `kind`."""

    would = "{who} would fight the {deed.called}"

    who: int
    foe: int
    kind: str

    @property
    def called(self) -> str:
        """What Enemies of its kind are called."""
        return self.kind.capitalize()

    def do(self, play: Play) -> None:
        """It says itself."""


class Defeats(Deed, kw_only=True):
    """The hero `who` has beaten an Enemy in ordinary combat; `turned` if it was just turned up."""

    who: int
    foe: int
    trophy: bool
    turned: bool = False

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
    """The hero `who` has lost a fight."""

    who: int

    def do(self, play: Play) -> None:
        """It says itself."""


def _is_kind(context: Meeting, who: object, kind: str) -> bool:
    deed = context.deed
    if not isinstance(deed, WouldFight):
        return False
    return kind == "enemy" or deed.kind == kind


def _beat_kind(context: Meeting, who: object, kind: str) -> bool:
    deed = context.deed
    if not isinstance(deed, Defeats):
        return False
    return kind == "enemy" or (deed.foe >= 0 and _subtype(context, deed.foe) == kind)


def _subtype(context: Meeting, foe: int) -> str:
    of = content.enemy(context.table.pieces[foe].name)
    return of.subtype.lower() if of is not None else ""


def _beat_turned(context: Meeting, who: object, kind: str) -> bool:
    deed = context.deed
    return isinstance(deed, Defeats) and deed.turned and _beat_kind(context, who, kind)


PHRASES.add("when {who} would fight an {kind}", "trigger", _is_kind, deed=WouldFight)
PHRASES.add("when {who} would fight a {kind}", "trigger", _is_kind, deed=WouldFight)
DEFEATS = PHRASES.add("when {who} [defeat] an {kind}", "trigger", _beat_kind, deed=Defeats)
PHRASES.add("when {who} [defeat] a {kind}", "trigger", _beat_kind, deed=Defeats)
PHRASES.add(
    "when {who} [defeat] an {kind} that was just turned up", "trigger", _beat_turned, deed=Defeats
)
PHRASES.add("when {who} [lose] a fight", "trigger", deed=LosesFight)
LOST = PHRASES.add("when {who} [lose] to it", "trigger", deed=LosesFight)
WON = PHRASES.add("when {who} [defeat] it", "trigger", deed=Defeats)
"""What an Enemy says of those who lose to it, and of those who beat it."""


@PHRASES.action("discard it")
def discard_it(context: Meeting) -> bool:
    """The Enemy that would be fought; nobody has its trophy."""
    deed = context.deed
    if not isinstance(deed, WouldFight):
        return False
    space_positions.put_away(context.play, context.play.table.pieces[deed.foe])
    deed.prevented = True
    return True
