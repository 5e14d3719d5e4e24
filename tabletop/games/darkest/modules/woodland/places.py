"""What the special locations of the Faerie Path do that no other does."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.executor.sentence import Line
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, joint_rolls, party_checks
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, sentences
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.stakes import Stakes
from tabletop.games.darkest.party.tokens import Regains
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

GLEN = "woodland-mystic-glen"
CHANGES = "woodland-changes"
"""The table's counter: the Road Space of the Mystic Glen that is about to change (DTW-032)."""
CHANGED = "woodland-changed"
"""The table's counter: the Glen has become another location on this road."""
ONCE = Use(counter=CHANGED, period="road", on="table")
SHOWN = "woodland-shown"
"""The table's counter: what the dice of the last trial showed, above (2) or below (1) the party's
scores (DTW-028)."""


# --- Swampland and Crossroads ---------------------------------------------------------------------


def meets_again(context: Meeting) -> Rules[bool]:
    """DTW-025: what says so is met again, from its die on, by the leader."""
    play = context.play
    for sentence in sentences(context.card.name):
        leader = heroes.leader(play.table)
        if heroes.is_bound(play.table) or leader < 0:
            return False
        line = Line(context.card, leader, sentence)
        yield from EXECUTOR.carry(Meeting(play.table, line, leader, leader, playing=play))
    return True


def tries_the_party(context: Meeting, n: int) -> Rules[bool]:
    """DTW-028, DTW-029: dice of the party against its Strength and Craft."""
    above = yield from party_checks.check(
        context.play, n, "strength", context.play.game.title_of(context.card.name), "DTW-028",
        "craft",
    )  # fmt: skip
    context.play.count(SHOWN, 2 if above > 0 else 1 if above < 0 else 0)
    return True


def shows_less(context: Meeting) -> bool:
    """DTW-028: whether the last trial showed less than the party has; only its leader meets what
    comes of it."""
    return context.table.count(SHOWN) == 1 and context.you == heroes.leader(context.table)


def shows_more(context: Meeting) -> bool:
    """DTW-028: whether the last trial showed more."""
    return context.table.count(SHOWN) == 2 and context.you == heroes.leader(context.table)


# --- the Tranquil Glade ---------------------------------------------------------------------------

USED = "woodland-used"
"""The table's counter: somebody has rested in this Party Turn."""
USE = Use(counter=USED, period="step", on="table")


def rests(context: Meeting, who: int) -> Rules[bool]:
    """DTW-064: who heals there uses it."""
    done = yield from context.propose(Regains(who=who, n=1, token="life"))
    if not done.prevented:
        context.play.count(USED, 1)
    return not done.prevented


def is_used(context: Meeting) -> bool:
    """DTW-064: whether anybody has."""
    return context.table.count(USED) > 0


# --- the Mystic Glen ------------------------------------------------------------------------------


def draws_the_difference(context: Meeting) -> Rules[bool]:
    """DTW-031, DTW-032: as many cards as two dice differ by; if they are alike, it changes."""
    play, leader = context.play, heroes.leader(context.table)
    if context.you != leader:
        return False
    stakes = Stakes("the cards of the Glen", _told, "One card for each pip between them.")
    first, second = yield from joint_rolls.several(play, leader, 2, stakes, "DTW-031", party=True)
    if first == second:
        play.count(CHANGES, heroes.at(play.table))
        play.say("The Glen is about to change.", rule="DTW-032")
    else:
        yield from drawing.deal(play, abs(first - second))
    return True


def _told(shown: Sequence[int]) -> str:
    n = abs(shown[0] - shown[1])
    return f"{n} card{'s' if n != 1 else ''}" if n else "no card, and the Glen changes"


def glen_changes(play: Play) -> Rules[Flow | None]:
    """DTW-032: once all is met that lies there, the Glen becomes another location."""
    space = heroes.at(play.table)
    if not play.table.count(CHANGES) or heroes.is_bound(play.table):
        return None
    is_covered = all(card.name != GLEN for card in heroes.in_sight(play.table, space))  # DTL-012
    if play.table.count(CHANGES) != space or heroes.homeward(play.table) or is_covered:
        play.count(CHANGES, 0)
        return None
    here = play.table.count(space_positions.HERE)
    if space_positions.next_spot(play.table, space, here, road_layout.is_downward(play.table)):
        return None
    play.count(CHANGES, 0)
    yield from _becomes(play, space)
    play.count(space_positions.HERE, 0)
    return go("carried" if heroes.is_bound(play.table) else "onward")


def _becomes(play: Play, space: int) -> Rules[None]:
    """DTW-032, DTW-033: a die finds what it is now; the Glen itself may come again, and its cards
    are met again then."""
    listed = atlas(play.table).special(heroes.land(play.table))
    lying = _lying(play.table)
    (shown,) = yield from joint_rolls.several(
        play, heroes.leader(play.table), 1, drawing.which_special(listed), "DTW-032", party=True,
        stands=lambda n: listed[n] == GLEN or listed[n] not in lying,
    )  # fmt: skip
    if listed[shown] != GLEN:
        for card in space_positions.cards_at(play.table, space):
            _discard(play, card)
        play.move(named(play.table, GLEN), "atlas", face_up=True)
        play.count(CHANGED, 1)
    card = named(play.table, listed[shown])
    play.move(card, f"ground:{space}", face_up=True)
    play.say("The Glen is {} now.", card, rule="DTW-033")
    yield from meeting.instruct(play, card)


def gone(table: Table) -> tuple[str, ...]:
    """DTX-013: a Glen that has changed was met on this road all the same."""
    return (GLEN,) if table.count(CHANGED) else ()


def _lying(table: Table) -> set[str]:
    return {p.name for space in heroes.spaces(table) for p in table[f"ground:{space}"]}


def _discard(play: Play, card: Piece) -> None:
    for counter in road_layout.MET:
        if card.counters.get(counter, 0):
            play.count(counter, 0, card)
    space_positions.put_away(play, card)
