"""Chapter B: the turn: one of three actions, the foe's counterattack, then the next hero."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, fool, numbers
from tabletop.games.tower.rules.bans import banned
from tabletop.games.tower.rules.card_declaration import Declaring, declaring
from tabletop.games.tower.rules.deeds import Focuses, HasFocused, Plays, Told, TurnBegins, TurnEnds
from tabletop.games.tower.rules.drawing import draw_to_hand, drawable
from tabletop.games.tower.rules.executor import TEXT
from tabletop.games.tower.rules.outlook import play_options, untold, unusual
from tabletop.games.tower.rules.resolution import asking, declared_of, play_cards
from tabletop.games.tower.rules.steps import STEPS, TO_ACT, TO_COUNTERATTACK, TO_END_TURN
from tabletop.games.tower.rules.suits import Heals, discard_played
from tabletop.play.questions.decision import Option, distinct
from tabletop.play.questions.declaration import Declared, Part
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

OF_A_TURN = ("excused", "attacked", "played", "opening", "again")
"""The counters that belong to one turn only."""


@STEPS.step("Begin the turn", rule="TWR-033", then="act")
def begin_turn(play: Play) -> Flow | Rules[Flow]:
    """TWR-033: begin a turn. TWR-129: skip fallen heroes."""
    begun, table = _begin(play), play.table
    return begun if cards.health(table, cards.active(table)) else TO_END_TURN


def _begin(play: Play) -> Flow | Rules[Flow]:
    """Count the turn and clear the counters of the last one. Then announce it, and let the hero
    act."""
    play.count("turns", play.table.counters.get("turns", 0) + 1)
    play.uncount(OF_A_TURN)
    if TEXT.awaits(play.table, TurnBegins):
        return _told(play, TurnBegins, lambda: TO_ACT)
    return TO_ACT


def _told(play: Play, deed: type[Told], then: Callable[[], Flow | Rules[Flow]]) -> Rules[Flow]:
    """Announce the beginning or end of a turn, then continue."""
    yield from TEXT.told(play, deed, who=cards.active(play.table))
    flow = then()
    return flow if isinstance(flow, Flow) else (yield from flow)


@STEPS.step("Choose an action", rule="TWR-022", then="counterattack")
def act(play: Play) -> Rules[Flow]:
    """TWR-022: take exactly one of Play, Focus and Rest; before it, the Fool may be discarded."""
    option: Declared = yield lambda: asking(_action_question(play.table))
    what = declared_of(option)
    if option.key == "excuse":
        return fool.excuse(play)
    if option.key == "focus":
        yield from _focus(play, what.seat)
        return TO_COUNTERATTACK
    if option.key == NOTHING.key:
        play.say("{} can do nothing.", play.table.seats[what.seat].name, rule="TWR-022")
        return TO_COUNTERATTACK
    if option.key == "rest":
        yield from _rest(play, what.seat)
        return TO_COUNTERATTACK
    return (yield from play_cards(play, what, option))


@STEPS.step("End the turn", rule="TWR-033", then="begin_turn")
def end_turn(play: Play) -> Flow | Rules[Flow]:
    """TWR-033: end the turn: announce it, then sanctuaries, fallen heroes, defeat, and the next
    hero."""
    if TEXT.awaits(play.table, TurnEnds):
        return _told(play, TurnEnds, lambda: _to_the_next(play))
    return _to_the_next(play)


def _to_the_next(play: Play) -> Flow | Rules[Flow]:
    """TWR-033: end what lasts for the turn. TWR-019: then the next standing hero follows,
    clockwise."""
    table = play.table
    zones, seat, seats = table.zones, cards.active(table), len(table.seats)
    if zones["play"].pieces:  # a skipped step may leave cards on the play spot
        discard_played(play)
    if zones[cards.SANCTUARY[seat]].pieces:
        _discard_sanctuary(play, seat)
    standing = cards.standing(table)
    fallen = len(standing) < seats
    if fallen:
        for other in range(seats):
            if other not in standing:
                _fall(play, other, told=other == seat)
    if not standing or (fallen and table.options["fallen"] == "any_fall_loses"):
        play.end([], f"The party has fallen on floor {table.count('floor')}.", "TWR-131")
        return OVER
    play.count("active", _following(play, seat, standing))
    if not cards.is_turned_up(table):
        return go("turn_up_foe")
    return _begin(play)


def _following(play: Play, seat: int, standing: list[int]) -> int:
    """TWR-019: the seat after *seat*, clockwise, unless a card has given another turn to a standing
    hero."""
    again = play.table.count(ANOTHER) - 1
    if again >= 0:
        play.uncount((ANOTHER,))
        if again in standing:
            return again
    seats = len(play.table.seats)
    following = (seat + 1) % seats
    while following not in standing:
        following = (following + 1) % seats
    return following


ANOTHER = "another"
"""The counter for a hero that a card has given another turn: the seat plus one."""


BEFORE_A_BLOW = ("act", "strike_again", "counterattack")
"""The steps after which the foe strikes without another check whether it still stands."""

ABOUT_A_CARD = ("give", "lay_shield")
"""The steps that ask about the card being resolved."""


def judged(play: Play) -> Flow | None:
    """TWR-108, TWR-128, TWR-129: what is due as players laid the table: a foe without health has
    fallen, the turn of a fallen hero, or of a fallen party, is over, and nothing stays in front of
    any of the fallen. A foe that was never turned up has not fallen: it comes first (TWR-115). And
    nothing more is asked of a card that was taken from the play spot."""
    table = play.table
    if table.flow.step in ABOUT_A_CARD and not cards.unresolved(table):
        return go("after_cards")
    if table.flow.step not in BEFORE_A_BLOW:
        return None
    if not cards.foe_health(table):
        return go("defeat" if cards.is_turned_up(table) else "turn_up_foe")
    standing = cards.standing(table)
    one_is_enough = table.options["fallen"] == "any_fall_loses"
    lost = not standing or (one_is_enough and len(standing) < len(table.seats))
    if lost or cards.active(table) not in standing:
        return TO_END_TURN
    if (
        table.flow.step == "counterattack"
    ):  # the die has been rolled, and the end of the turn is next
        return None
    if any(_left_by(table, seat) for seat in range(len(table.seats)) if seat not in standing):
        return go("fall", before=BEFORE_A_BLOW.index(table.flow.step))
    return None


@STEPS.step("Heroes fall", rule="TWR-128", then="act")
def fall(play: Play, before: int) -> Flow:
    """TWR-128: heroes that were left without health by hand fall, and the turn goes on."""
    table = play.table
    for seat in range(len(table.seats)):
        if not cards.health(table, seat) and _left_by(table, seat):
            _fall(play, seat, told=True)
    return go(BEFORE_A_BLOW[before])


NOTHING = Option("nothing", "Do nothing, because cards forbid every action")
"""The only option of a hero to whom cards forbid everything else."""


def _action_question(table: Table) -> Declaring:
    """TWR-022: ask for the action, and for a played card everything that is declared before it is
    resolved."""
    seat = cards.active(table)
    place, hand, foe = table.seats[seat], table[cards.HAND[seat]], cards.foe(table)
    told = not place.bot
    options = play_options(table, hand) if told else untold(hand)
    barred: list[Option] = []
    if len(options) < len(hand):
        for option in unusual(table, hand):
            (barred if option.why else options).append(option)
        barred = distinct(barred)
    options = distinct(options)
    room = numbers.hand_limit(table, seat) - len(hand)
    draws = _draws(table, seat)
    focus = _to_focus(min(draws, drawable(table)) if told else draws, room > 0)
    if TEXT.heeds(table, Focuses):
        focus = _unless_forbidden(table, focus, Focuses(who=seat))
    if TEXT.heeds(table, Plays):
        options, more = _allowed(table, seat, options)
        barred += more
    (barred if focus.why else options).append(focus)
    rest = _to_rest(seat, cards.health(table, seat), _rested(table, seat))
    if TEXT.heeds(table, Heals):
        rest = _unless_forbidden(table, rest, Heals(who=seat, n=numbers.rest(table, seat)))
    (barred if rest.why else options).append(rest)
    if not options:  # cards forbid every action
        options.append(NOTHING)
    ask = f"{place.name}, what do you do against {title(foe.name)} ({cards.health_of(foe)} left)?"
    begins = Part(
        "action",
        ask,
        "TWR-022",
        options,
        beside=partial(list, barred) if barred else None,
        sure=True,
    )
    return declaring(table, foe, begins=begins, hand=hand)


def _allowed(table: Table, seat: int, options: list[Option]) -> tuple[list[Option], list[Option]]:
    """The *options* to play a card that no card forbids, and the others."""
    free: list[Option] = []
    barred: list[Option] = []
    for option in options:
        if option.value == "":  # discarding the Fool is not playing it
            free.append(option)
            continue
        card = table.pieces[int(option.value)]
        plays = Plays(who=seat, suit=cards.suit_in_play(card), rank=cards.rank_in_play(card))
        option = _unless_forbidden(table, option, plays)
        (barred if option.why else free).append(option)
    return free, barred


def _unless_forbidden(table: Table, option: Option, deed: Deed) -> Option:
    """*option*, blocked by the card that forbids *deed*, if there is one."""
    ban = None if option.why else banned(table, deed)
    return option if ban is None else option.blocked(ban.rule, ban.why)


@cache
def _to_focus(drawn: int, free: bool) -> Option:
    draws = f"draw {drawn} card{'s' if drawn > 1 else ''}" if drawn else "there is nothing to draw"
    focus = Option("focus", f"Focus: {draws}", zones=("deck",))
    if free:
        return focus
    return focus.blocked("TWR-029", "Your hand is full, so you cannot Focus.")


@lru_cache(1024)
def _to_rest(seat: int, health: int, becomes: int) -> Option:
    warning = "You lack no health, so the Rest has no effect." if becomes == health else ""
    label = f"Rest: {health} health becomes {becomes}"
    return Option("rest", label, zones=(cards.HERO[seat],), warning=warning)


def _draws(table: Table, seat: int) -> int:
    """TWR-028: the cards drawn by a Focus, up to the free places (TWR-029). A full hand that
    focuses anyway draws all."""
    draws, room = numbers.focus(table, seat), numbers.room(table, seat, "TWR-029")
    return min(draws, room) if room > 0 else draws


def _focus(play: Play, seat: int) -> Rules[None]:
    """TWR-028: draw two cards, or as many as there is room for, unless something replaces it."""
    asks = TEXT.heeds(play.table, Focuses)
    if asks and not (yield from TEXT.agrees(play, Focuses(who=seat))):
        return
    play.say("{} focuses.", play.table.seats[seat].name, rule="TWR-028")
    drawn = 0
    for _ in range(_draws(play.table, seat)):
        drawn += yield from draw_to_hand(play, seat, rule="TWR-028")
    yield from TEXT.told(play, HasFocused, who=seat, n=drawn)


def _rested(table: Table, seat: int) -> int:
    """TWR-030, TWR-032: the health of *seat* after a rest."""
    health = cards.health(table, seat)
    return max(health, min(health + numbers.rest(table, seat), numbers.full_health(table, seat)))


def _rest(play: Play, seat: int) -> Rules[None]:
    """TWR-030: regain 3 health, up to 20. TWR-032: health above 20 is kept, but not gained."""
    yield from play.happen(Heals(who=seat, n=numbers.rest(play.table, seat)))


def _discard_sanctuary(play: Play, seat: int) -> None:
    """TWR-091: discard all of one's sanctuary cards, except those kept for the next turn
    (TWR-092)."""
    for card in play.table[cards.SANCTUARY[seat]]:
        if card.counters.get("fresh"):
            play.count("fresh", 0, card)
        else:
            play.move(card, "discard")
            play.say("{} is discarded: the sanctuary ends.", card, rule="TWR-091")


def _left_by(table: Table, seat: int) -> list[Piece]:
    """TWR-128: the cards that are discarded when the hero of *seat* falls."""
    left = table[cards.SHIELDS[seat]] + table[cards.SANCTUARY[seat]]
    return left + (table[cards.HAND[seat]] if table.options["fallen"] == "permanent" else [])


def _fall(play: Play, seat: int, *, told: bool) -> None:
    """TWR-128: discard what lies in front of a fallen hero; with `permanent` the hand too."""
    table = play.table
    if told:
        play.say("{} has fallen.", table.seats[seat].name, rule="TWR-128")
    for zone in (cards.SHIELDS[seat], cards.SANCTUARY[seat]):
        for card in table[zone] if table.zones[zone].pieces else ():
            play.count("value", 0, card)
            play.count("fresh", 0, card)
            play.move(card, "discard")
            play.say("{} before {} is discarded.", card, table.seats[seat].name, rule="TWR-128")
    if table.options["fallen"] == "permanent":
        for card in table[cards.HAND[seat]]:
            play.move(card, "discard", face_up=True)
