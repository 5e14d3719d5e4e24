"""Chapters B and C: the turn. Draw, then one action with one character, or none."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES, opened, worded
from tabletop.games.parsifal.cards.lexicon import ALL, CHARACTERS, FIRST_ARTIFACT, NUMBER
from tabletop.games.parsifal.rules import dragging
from tabletop.games.parsifal.rules.board import BIT, Board, numbers, read
from tabletop.games.parsifal.rules.deeds import ABILITIES, deeds_of, possible, skills_of
from tabletop.games.parsifal.rules.interruption import FOR_THIS_TURN, HUSH, in_turn_order, next_seat
from tabletop.games.parsifal.rules.quests import completed, judge, latched
from tabletop.games.parsifal.rules.resolving import RULED
from tabletop.games.parsifal.rules.skills import AREA, can_be_ruled, takers
from tabletop.games.parsifal.rules.steps import STEPS, TO_ACT, TO_DRAW, to_choose_deed
from tabletop.games.parsifal.rules.unclear import make_clear, what_is_unclear
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table

OF_A_TURN = ("extra", "communion", RULED)
"""Counters that speak of one turn only."""

MAY_END = frozenset((*OF_A_TURN, *HUSH))
"""Counters that may have to be taken off at the end of a turn."""


@STEPS.step("Draw a tarot", rule="PAR-006", then="act")
def draw(play: Play) -> Rules[Flow] | Flow:
    """PAR-006: the top tarot is drawn while there is one (PAR-009)."""
    begin_turn(play)
    if not play.table.zones["deck"].pieces:
        return on_to_act(play)
    return _draw_one(play)


def begin_turn(play: Play) -> None:
    """Count the turn, and the round if that begins with it."""
    table = play.table
    turns = table.counters.get("turns", 0) + 1
    play.count("turns", turns)
    number = 1 + (turns - 1) // len(table.seats)
    if number != table.counters.get("round"):
        play.count("round", number)


def _draw_one(play: Play) -> Rules[Flow]:
    table = play.table
    card = yield from play.top("deck", rule="PAR-006")
    if card is None:
        return on_to_act(play)
    seat, before = table.count("active"), play.reading(read)
    if card.id >= FIRST_ARTIFACT:
        play.move(card, "common", face_up=True)
        words = worded("{} draws {} for the common area.", -1, card.id)
        play.say(words, name(table, seat), card, rule="PAR-007")
    else:
        play.move(card, AREA[seat], face_up=True)
        words = worded("{} draws {}.", -1, card.id)
        play.say(words, name(table, seat), card, rule="PAR-008")
    if before.laid and card.id < len(ALL):
        play.keep(read, before.drawn(card.id, seat))
    return OVER if judge(play, play.reading(read)) else on_to_act(play)  # PAR-010


def on_to_act(play: Play) -> Flow:
    """PAR-012: who can do nothing passes.

    Where nobody ever can do anything again, they are asked, and may agree on a draw (PAR-097).
    """
    table = play.table
    board, seat = play.reading(read), table.counters.get("active", 0)
    suspended = tuple(table.suspended)
    if able(board, seat, suspended) or able_by_ruling(table, board, seat):
        return TO_ACT
    others = in_turn_order(table, seat)
    drawn_out = not table.zones["deck"].pieces
    if drawn_out and not any(able(board, other, suspended) for other in others):
        return TO_ACT
    play.say("{} can do nothing.", name(table, seat), rule="PAR-012")
    return end_turn(play)


@lru_cache(64)
def able(board: Board, seat: int, suspended: tuple[str, ...]) -> int:
    """Who of the characters of *seat* can do anything at all. The same board is asked about again.

    Most can take something; who owns something can drop it, who holds somebody release them.
    """
    free, owned, held = board.of[seat] & ~board.locked, board.owned, board.held
    can = free & takers(board)
    for actor in numbers(free & ~can):
        idle = not (owned[actor] or held[actor])
        if idle and not possible(board, seat, actor, skills_of(actor, 0, suspended)):
            continue
        can |= BIT[actor]
    return can


def able_by_ruling(table: Table, board: Board, seat: int) -> int:
    """Who of *seat* can do anything because players do without a rule."""
    house_rules = table.house_rules
    if not house_rules:
        return 0
    can = 0
    for actor in numbers(board.of[seat]):
        if board.locker[actor] >= 0 and "PAR-015" not in house_rules:
            continue
        for deed in deeds_of(actor, board.owned[actor], tuple(table.suspended)):
            if ABILITIES[deed.ability].aims(board, seat, actor, deed).lifted(house_rules):
                can |= BIT[actor]
                break
    return can


DECLARING = ("draw", "act", "choose_deed", "aim", "aim_at", "aim_again")
"""The steps at which nothing is under way that quests are tested after."""


def judged(play: Play) -> Flow | None:
    """PAR-088: a position that players laid or made by hand is won without anybody acting.

    What it does not tell by itself is asked before (PAR-099).
    """
    board = play.reading(read) if play.table.flow.step in DECLARING else None
    if board is None or not completed(board, latched(play.table)) or what_is_unclear(play):
        return None
    return OVER if judge(play, board) else None


# --- who acts ----------------------------------------------------------------------------------


@STEPS.step("Choose who acts", rule="PAR-011", then="end_turn")
def act(play: Play) -> Rules[Flow]:
    """PAR-011: one action with one character. PAR-012: or none."""
    option: Option = yield lambda: _who_acts(play)
    if option.key in NUMBER:
        if option.why:
            play.count(RULED, int(option.value) + 1)
        return to_choose_deed(int(option.value))
    if make_clear(play, option):
        return judged(play) or TO_ACT
    table = play.table
    seat = table.count("active")
    if option.key == "ask again":
        play.count(HUSH[seat], 0)
        return TO_ACT
    if option.key == "offer a draw":
        play.say("{} offers a draw.", name(table, seat), rule="PAR-097")
        return go("agree", seat=(seat + 1) % len(table.seats))
    play.say("{} passes.", name(table, seat), rule="PAR-012")
    return end_turn(play)


def _who_acts(play: Play) -> Decision:
    """Who acts, unless something must be made clear before."""
    table, board = play.table, play.reading(read)
    if not board.laid and (unclear := what_is_unclear(play)):
        return unclear
    count = table.counters.get
    seat = count("active", 0)
    suspended, locker, to_act = tuple(table.suspended), board.locker, _to_act()
    acting = able(board, seat, suspended)
    if table.house_rules:
        acting |= able_by_ruling(table, board, seat) & ~board.locked
    options = [
        to_act[actor] if acting & BIT[actor] else _unable(actor, locker[actor])
        for actor in numbers(board.of[seat])
    ]
    if not table.seats[seat].bot:  # which drags nothing
        options = [_to_drag(table, option, board, seat) for option in options]
    options.append(PASS)
    if count(HUSH[seat]):
        options.append(ASK_AGAIN)
    if not table.zones["deck"].pieces and table.options["draw_by"] == "agreement":
        options.append(OFFER)
    return Decision(seat, f"{table.seats[seat].name}, who acts?", "PAR-011", options)


def _to_drag(table: Table, option: Option, board: Board, seat: int) -> Option:
    """The *option* to act with somebody as it is put to who drags things."""
    actor, suspended = int(option.value), tuple(table.suspended)
    deeds = deeds_of(actor, board.owned[actor], suspended)
    if option.why and not can_be_ruled(board, seat, actor, deeds, suspended):
        option = replace(option, absolute=True)
    return dragging.to_act(option, board, seat, deeds, table.house_rules)


PASS = Option("pass", "Pass: do nothing")
ASK_AGAIN = Option("ask again", "Ask me again before actions I could interrupt")
OFFER = Option("offer a draw", "Offer a draw")


@cache
def _to_act() -> tuple[Option, ...]:
    """To act with each character."""
    return tuple(
        Option(name, TITLES[actor], (actor,), value=actor) for actor, name in enumerate(CHARACTERS)
    )


@cache
def _unable(actor: int, locker: int) -> Option:
    """The same with one who cannot act, being locked or having nothing to do."""
    to_act = _to_act()[actor]
    if locker >= 0:
        return to_act.blocked("PAR-015", opened(f"{NAMED[actor]} is locked by {NAMED[locker]}."))
    return to_act.blocked("PAR-011", f"There is nothing {NAMED[actor]} can do now.")


def name(table: Table, seat: int) -> str:
    """What the seat is called."""
    return table.seats[seat].name


# --- the end of a turn -------------------------------------------------------------------------


@STEPS.step("End the turn", rule="PAR-011", then="draw")
def end_turn(play: Play) -> Flow:
    """The next player in the chosen direction; with a cap of rounds, the game may end undecided."""
    table = play.table
    if not MAY_END.isdisjoint(table.counters):
        _forget_the_turn(play)
    if not table.zones["deck"].pieces:
        cap = table.options["draw_by"]
        if cap.isdigit() and _count_towards(play, int(cap) * len(table.seats)):
            play.end([], f"Nobody wins: {cap} rounds without a deck.", "PAR-097")
            return OVER
    play.count("active", next_seat(table, table.counters.get("active", 0)))
    if table.zones["deck"].pieces:
        return TO_DRAW
    begin_turn(play)  # PAR-009: nothing is drawn
    return on_to_act(play)


def _forget_the_turn(play: Play) -> None:
    play.uncount(OF_A_TURN)
    for hush in HUSH:
        if play.table.count(hush) == FOR_THIS_TURN:
            play.count(hush, 0)


def _count_towards(play: Play, most: int) -> bool:
    """Count a turn without a deck; whether there have been as many as there may be."""
    without = play.table.count("without") + 1
    play.count("without", without)
    return without >= most


@STEPS.step("Agree on a draw", rule="PAR-097", then="act")
def agree(play: Play, seat: int) -> Rules[Flow]:
    """PAR-097: a draw needs everybody."""
    table = play.table

    def ask() -> Decision:
        offering = name(table, table.count("active"))
        options = [Option("no", "Play on"), Option("yes", "Agree: the game is drawn")]
        ask = f"{offering} offers a draw: does {name(table, seat)} agree?"
        return Decision(seat, ask, "PAR-097", options, default="no")

    option = yield from play.choose(ask)
    table = play.table
    if option.key == "no":
        play.say("{} plays on.", name(table, seat), rule="PAR-097")
        return TO_ACT
    following = (seat + 1) % len(table.seats)
    if following != table.count("active"):
        return go("agree", seat=following)
    play.end([], "The players agree on a draw.", "PAR-097")
    return OVER
