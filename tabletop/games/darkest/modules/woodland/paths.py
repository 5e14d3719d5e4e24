"""Paths and Destinies: drawn on entering the Woodland, and met in Mab's Lair."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.combat.fight import fight
from tabletop.games.darkest.combat.foes import of_table
from tabletop.games.darkest.ground import calls, lots, space_positions
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.modules.woodland.fate import REACTIONS, REGION
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.held_lots import Resolves, deal
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow

PATHS = Lot(
    name="woodland-path", draws="woodland-paths", discards="woodland-trodden", rule="DTW-009",
    region=REGION, resolves="loot",
)  # fmt: skip
DESTINIES = Lot(
    name="woodland-destiny", draws="woodland-destinies", discards="woodland-undone",
    rule="DTW-012", most=12,
)  # fmt: skip
"""DTW-012, DTW-013: at random, and any number of them."""

MEETING = "woodland-meeting"
"""The table's counter: Paths are being resolved (DTW-039)."""
RESTS = "woodland-rests"
"""The table's counter: a resolved Path takes the party to the Village, once all have met their
Destinies (DTW-070)."""


def replaces(context: Meeting, who: int) -> Rules[bool]:
    """DTW-029: every Path that the hero at *who* holds is laid aside, and as many are drawn."""
    held = lots.held(context.table, who, PATHS)
    for card in held:
        space_positions.put_away(context.play, card)
    for _ in held:
        yield from deal(context.play, PATHS, who)
    return bool(held)


# --- the Meeting with Destiny ---------------------------------------------------------------------


def is_resolved(context: Meeting, who: Who) -> bool:
    """DTW-011: whether the Path that says so is resolved."""
    deed = context.deed
    return isinstance(deed, Resolves) and deed.card == context.card.id


def begins(play: Play) -> None:
    """DTW-037: the Trove is divided; who likes to meets its Destiny now."""
    play.count(MEETING, 1)


def ends(play: Play) -> Flow | None:
    """DTW-070: all have met theirs; a Path of Respite leads the party home."""
    play.count(MEETING, 0)
    if not play.table.count(RESTS):
        return None
    play.count(RESTS, 0)
    village = heroes.home(play.table).name
    play.count(heroes.BOUND, code_of(village))
    play.say("The Path of Respite leads the party home.", rule="DTW-070")
    return go("carried")


@REACTIONS.would(Teleports, lying_in="hero")
def stays(play: Play, here: Piece, deed: Teleports) -> None:
    """DTW-039: what a resolved Path would do to move the party is ignored."""
    if play.table.count(MEETING) and not deed.prevented:
        play.say("A resolved Path leads nowhere else.", rule="DTW-039")
        deed.prevented = True


def loses_nearly_all(context: Meeting, who: int) -> Rules[bool]:
    """DTW-070: one Life is left."""
    n = heroes.has(context.table, who, "life") - 1
    if n < 1:
        return False
    done = yield from context.propose(Loses(who=who, n=n, token="life", rule="DTW-070"))
    return not done.prevented


def goes_home(context: Meeting, who: int) -> bool:
    """DTW-070: once all others have resolved theirs."""
    if not context.table.count(MEETING):
        return False
    context.play.count(RESTS, 1)
    return True


def wagers(context: Meeting, who: int, n: int, score: str) -> Rules[bool]:
    """DTW-038: the hero at *who* fights a spirit: if it wins, it draws a Destiny; otherwise it
    loses a Life, unless the fight took one."""
    play = context.play
    had = heroes.has(play.table, who, "life")
    won = (yield from fight(play, who, of_table("spirit", score, n))) == "won"
    if won:
        yield from deal(play, DESTINIES, who)
    elif heroes.card_of(play.table, who) is not None and heroes.has(play.table, who, "life") == had:
        yield from play.happen(Loses(who=who, n=1, token="life", rule="DTW-038"))
    return won


def rewarded(context: Meeting, who: int) -> Rules[bool]:
    """DTW-071: a Quest Reward, where there are any."""
    return (yield from calls.heard(context.play, calls.REWARD, who))
