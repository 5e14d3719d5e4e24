"""Chapters B and C: the turn: draw, then one action with one character, or none."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import worded
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, PLAYERS
from tabletop.games.parsifal.rules.able_characters import able, able_by_ruling
from tabletop.games.parsifal.rules.action_declaration import (
    NOTHING_SAID,
    declare,
    declaring,
    told_by,
)
from tabletop.games.parsifal.rules.board import AREA, read
from tabletop.games.parsifal.rules.executor import TEXT
from tabletop.games.parsifal.rules.half_declared import HALF_DECLARED, half
from tabletop.games.parsifal.rules.interruption import (
    FOR_THIS_TURN,
    HUSH,
)
from tabletop.games.parsifal.rules.quests import judge, tells
from tabletop.games.parsifal.rules.resolution import RULED
from tabletop.games.parsifal.rules.seats import active, in_turn_order, next_seat
from tabletop.games.parsifal.rules.steps import STEPS, TO_ACT, TO_DRAW
from tabletop.games.parsifal.rules.unclear_table import make_clear, what_is_unclear
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declared, declaration
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table

OF_A_TURN = ("extra", "communion", RULED)
"""The counters that belong to one turn only."""

MAY_END = frozenset((*OF_A_TURN, *HUSH))
"""The counters that may have to be cleared at the end of a turn."""


@STEPS.step("Draw a tarot", rule="PAR-006", then="act")
def draw(play: Play) -> Rules[Flow] | Flow:
    """PAR-006, PAR-009: draw the top tarot, if there is one."""
    begin_turn(play)
    if TEXT.awaits(play.table, TurnBegins):
        return _told_first(play)
    if not play.table.zones["deck"].pieces:
        return on_to_act(play)
    return _draw_one(play)


class TurnBegins(Deed, kw_only=True):
    """PAR-006: the turn of `seat` begins."""

    seat: int

    @property
    def who(self) -> int:
        """The number of the player whose turn it is, in sentences."""
        return PLAYERS + self.seat

    def do(self, play: Play) -> None:
        """Do nothing: the turn is counted already."""


def _told_first(play: Play) -> Rules[Flow]:
    """PAR-006: run the sentences that wait for the turn before anything is drawn."""
    yield from play.happen(TurnBegins(seat=active(play.table)))
    if judge(play, play.reading(read)):
        return OVER
    if not play.table.zones["deck"].pieces:
        return on_to_act(play)
    return (yield from _draw_one(play))


def begin_turn(play: Play) -> None:
    """Count the turn, and the round if this turn begins one."""
    table = play.table
    turns = table.counters.get("turns", 0) + 1
    play.count("turns", turns)
    number = 1 + (turns - 1) // len(table.seats)
    if number != table.counters.get("round"):
        play.count("round", number)


def _draw_one(play: Play) -> Rules[Flow]:
    table = play.table
    card = play.known_top("deck") or (yield from play.top("deck", rule="PAR-006"))
    if card is None:
        return on_to_act(play)
    yield from play.happen(Draws(who=card.id, seat=active(table)))
    return OVER if judge(play, play.reading(read)) else on_to_act(play)  # PAR-010


class Draws(Deed, kw_only=True):
    """PAR-007, PAR-008: `seat` draws the tarot `who` from the deck. An artifact goes to the common
    area."""

    would = "{who} would be drawn"

    who: int
    seat: int

    @property
    def player(self) -> int:
        """The number of the player who draws, in sentences."""
        return PLAYERS + self.seat

    def do(self, play: Play) -> None:
        card, before = play.table.pieces[self.who], play.reading(read)
        if self.who >= FIRST_ARTIFACT:
            to, rule, words = "common", "PAR-007", "{} draws {} for the common area."
        else:
            to, rule, words = AREA[self.seat], "PAR-008", "{} draws {}."
        play.move(card, to, face_up=True)
        play.say(worded(words, -1, self.who), name(play.table, self.seat), card, rule=rule)
        if before.laid and self.who < len(ALL):
            play.keep(read, before.drawn(self.who, self.seat))


def on_to_act(play: Play) -> Flow:
    """PAR-012: pass for a player who can do nothing. If nobody can ever act again, the players are
    asked and may agree on a draw (PAR-097)."""
    table = play.table
    board, seat = play.reading(read), active(table)
    suspended = tuple(table.suspended)
    if able(board, seat, suspended):
        return TO_ACT
    if table.house_rules and able_by_ruling(board, seat, suspended, table.house_rules):
        return TO_ACT
    others = in_turn_order(table, seat)
    drawn_out = not table.zones["deck"].pieces
    if drawn_out and not any(able(board, other, suspended) for other in others):
        return TO_ACT
    play.say("{} can do nothing.", name(table, seat), rule="PAR-012")
    return end_turn(play)


DECLARING = ("draw", "act", *HALF_DECLARED)
"""The steps before which no action is under way, so that a position made by hand can be judged."""


def judged(play: Play) -> Flow | None:
    """PAR-088: judge a position that players made by hand. It can be won without an action, and met
    quests stay met if the option says so (PAR-087).

    Facts that the table does not show are asked first (PAR-099).
    """
    board = play.reading(read) if play.table.flow.step in DECLARING else None
    if board is None or not tells(play.table, board) or what_is_unclear(play):
        return None
    return OVER if judge(play, board) else None


# --- the action ----------------------------------------------------------------------------------


@STEPS.step("Declare an action", rule="PAR-011", then="end_turn")
def act(play: Play) -> Rules[Flow]:
    """PAR-011, PAR-012: ask for one action with one character, or to pass."""
    option: Option = yield lambda: _who_acts(play)
    if isinstance(option, Declared):
        draft = option.draft
        intent = told_by(draft.said)
        if intent is not None:
            begun = half(play, intent, option) if draft.part is not None else None
            return begun or (yield from declare(play, intent))
    elif make_clear(play, option):
        return judged(play) or TO_ACT
    table = play.table
    seat = active(table)
    if option.key == ASK_AGAIN.key:
        play.count(HUSH[seat], 0)
        return TO_ACT
    if option.key == OFFER.key:
        play.say("{} offers a draw.", name(table, seat), rule="PAR-097")
        return go("agree", seat=(seat + 1) % len(table.seats))
    play.say("{} passes.", name(table, seat), rule="PAR-012")
    return end_turn(play)


def _who_acts(play: Play) -> Decision:
    """Ask for the whole action, unless something on the table must be made clear first."""
    table, board = play.table, play.reading(read)
    if not board.laid and (unclear := what_is_unclear(play)):
        return unclear
    seat = active(table)
    instead: tuple[Option, ...] = (PASS,)
    if table.counters.get(HUSH[seat]):
        instead += (ASK_AGAIN,)
    if not table.zones["deck"].pieces and table.options["draw_by"] == "agreement":
        instead += (OFFER,)
    may = declaring(play, NOTHING_SAID, instead)
    return declaration(seat, may.following, comes_to=may.comes_to)


PASS = Option("pass", "Pass: do nothing")
ASK_AGAIN = Option("ask again", "Ask me again before actions I could interrupt")
OFFER = Option("offer a draw", "Offer a draw")


def name(table: Table, seat: int) -> str:
    """The name of the seat."""
    return table.seats[seat].name


# --- the end of a turn -------------------------------------------------------------------------


class TurnEnds(Deed, kw_only=True):
    """PAR-011: the turn of `seat` is over."""

    seat: int

    @property
    def who(self) -> int:
        """The number of the player whose turn it is, in sentences."""
        return PLAYERS + self.seat

    def do(self, play: Play) -> None:
        """What waits for it has its say before the next begins."""


@STEPS.step("End the turn", rule="PAR-011", then="draw")
def end_turn(play: Play) -> Flow:
    """The next player in the chosen direction, once what waits for the end has had its say."""
    return go("turn_over") if TEXT.awaits(play.table, TurnEnds) else _to_next(play)


@STEPS.step("What waits for the end of the turn", rule="PAR-011", then="draw")
def turn_over(play: Play) -> Rules[Flow]:
    """What waits for the end of a turn has its say."""
    yield from play.happen(TurnEnds(seat=active(play.table)))
    return OVER if judge(play, play.reading(read)) else _to_next(play)


def _to_next(play: Play) -> Flow:
    """The next player in the chosen direction; with a cap of rounds, the game may end undecided."""
    table = play.table
    if not MAY_END.isdisjoint(table.counters):
        _forget_the_turn(play)
    if not table.zones["deck"].pieces:
        cap = table.options["draw_by"]
        if cap.isdigit() and _count_towards(play, int(cap) * len(table.seats)):
            play.end([], f"Nobody wins: the deck ran out {cap} rounds ago.", "PAR-097")
            return OVER
    play.count("active", _following(play))
    if table.zones["deck"].pieces or TEXT.awaits(table, TurnBegins):
        return TO_DRAW
    begin_turn(play)  # PAR-009: no drawing
    return on_to_act(play)


def _following(play: Play) -> int:
    """The seat with the next turn: one to which a tarot gave another turn, or the next in order."""
    table = play.table
    if ANOTHER in table.counters:
        seat = (table.count(ANOTHER) - 1) % len(table.seats)
        play.uncount((ANOTHER,))
        return seat
    return next_seat(table, active(table))


ANOTHER = "another"
"""The counter for a seat that has another turn: the seat plus one."""


def _forget_the_turn(play: Play) -> None:
    play.uncount(OF_A_TURN)
    counters = play.table.counters
    for hush in HUSH[: len(play.table.seats)]:
        if counters.get(hush) == FOR_THIS_TURN:
            play.count(hush, 0)


def _count_towards(play: Play, most: int) -> bool:
    """Count a turn without a deck. Returns whether the limit is reached."""
    without = play.table.count("without") + 1
    play.count("without", without)
    return without >= most


@STEPS.step("Agree on a draw", rule="PAR-097", then="act")
def agree(play: Play, seat: int) -> Rules[Flow]:
    """PAR-097: ask everybody to agree on a draw."""
    table = play.table

    def ask() -> Decision:
        offering = name(table, active(table))
        options = [Option("no", "Play on"), Option("yes", "Agree: the game is drawn")]
        ask = f"{offering} offers a draw: does {name(table, seat)} agree?"
        return Decision(seat, ask, "PAR-097", options, default="no")

    option = yield from play.choose(ask)
    table = play.table
    if option.key == "no":
        play.say("{} plays on.", name(table, seat), rule="PAR-097")
        return TO_ACT
    following = (seat + 1) % len(table.seats)
    if following != active(table):
        return go("agree", seat=following)
    play.end([], "The players agree on a draw.", "PAR-097")
    return OVER
