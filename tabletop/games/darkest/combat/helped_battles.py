"""A battle that a character behind in the marching order helps with its own Strength (DTS-015)."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat.fight_effects import HUSHED
from tabletop.games.darkest.combat.foes import Foe
from tabletop.games.darkest.party import heroes, odds
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears, points
from tabletop.games.darkest.party.tokens import Loses
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

HELPER = "helper"
"""The table's counter while a battle lasts, and that of the Enemy in this Party Turn: who helped
against it, by the hero's place, plus one."""


class HelpsToWin(Deed, kw_only=True):
    """The hero `who` helped another in a battle that would not have been won otherwise."""

    who: int

    def do(self, play: Play) -> None:
        """It says itself."""


def call_for_help(play: Play, place: int, foe: Foe, score: str, ahead: int) -> Rules[int]:
    """Ask those behind the hero at *place* whether they help it against *foe*, of which it is so
    much *ahead* by itself; returns what the first who does so adds to its *score*."""
    for other in _behind(play.table, place):
        if (yield from business(_helps(play, other, place, foe, ahead), otherwise=False)):
            n = points(play.table, other, "strength")
            play.count(HELPER, other + 1)
            if foe.piece >= 0:
                play.count(HELPER, other + 1, play.table.pieces[foe.piece])
            play.count(f"aid_{score}", play.table.count(f"aid_{score}") + n)
            play.say("{} helps with Strength {}.", heroes.hero_at(play.table, other), n,
                     rule="DTS-015")  # fmt: skip
            return n
    return 0


def _behind(table: Table, place: int) -> list[int]:
    """Those who march behind the hero at *place*, and can help."""
    order = heroes.here(table)
    behind = order[order.index(place) + 1 :] if place in order else ()
    return [each for each in behind if bears(table, each, HELPS_AHEAD)]


def _helps(play: Play, other: int, place: int, foe: Foe, ahead: int) -> Rules[bool]:
    name, whom = heroes.name_of(play.table, other), heroes.name_of(play.table, place)
    n = points(play.table, other, "strength")
    alone, helped = (odds.of_fight(by)[0] for by in (ahead, ahead + n))
    tells = f"{helped} of 100 such battles are won, {alone} without help."
    ask = f"Does {name} help {whom} against {foe.title}?"
    option = yield from asks(play, other, ask, lambda: [
        Option("no", "No"),
        Option("help", f"Add {n} Strength, and share the loss", tells=tells),
    ], "DTS-015", doer=place)  # fmt: skip
    return option.key == "help"


def share_outcome(play: Play, n: int, ahead: int, lost: Collection[str]) -> Rules[None]:
    """DTS-016, DTS-017: the battle is over, which its hero is *ahead* in by so much; what it has
    *lost* its helper, who added *n*, loses as well."""
    other = play.table.count(HELPER) - 1
    if other < 0:
        return
    play.count(HELPER, 0)
    if 0 < ahead <= n:
        yield from play.happen(HelpsToWin(who=other))
    for token in lost:
        yield from play.happen(Loses(who=other, n=1, token=token, rule="DTS-017"))


def has_helped(table: Table, card: Piece, place: int) -> bool:
    """DTS-018: whether the hero at *place* has helped against *card* in this Party Turn."""
    return table.pieces[card.id].counters.get(HELPER, 0) == place + 1


def forget(play: Play, card: Piece) -> None:
    """All have met *card*: nobody helps against it any more, and its abilities are its own."""
    met = play.table.pieces[card.id]
    for counter in (HELPER, HUSHED):
        if met.counters.get(counter, 0):
            play.count(counter, 0, met)


def _is_yours(context: Meeting) -> bool:
    return isinstance(context.deed, HelpsToWin) and context.deed.who == context.you


# --- how it is said -------------------------------------------------------------------------------

HELPS_AHEAD = idiom(
    GRAMMAR, "trait", "you may add your Strength in the battle of a character ahead of you",
    sort="permission",
)  # fmt: skip
idiom(
    GRAMMAR, "trigger", "your Strength wins that battle", run=_is_yours, deed=HelpsToWin,
    sort="moment",
)  # fmt: skip
