"""Chapter P5: doors, lamps, and monsters that enter the map."""

from __future__ import annotations

import re

from tabletop.games.scenario.board.asking import Doing, asks, by_what
from tabletop.games.scenario.board.field import FLAME, OPEN, field_of, night_on, number_of
from tabletop.games.scenario.board.harm import HEALTH, full_health
from tabletop.games.scenario.board.whom import NEEDS, lamp_at
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import FIGURE, GRAMMAR, LAMP
from tabletop.games.scenario.cards.nights import Standing
from tabletop.grammar.frames import Voice
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import OUT, Table

_HEX = re.compile(r"[0-9]{1,2},[0-9]{1,2}")


class Opens(Deed, kw_only=True):
    """SCN-120: a figure moves into a closed door."""

    would = "{who} would open a door"

    who: int
    place: str

    def do(self, play: Play) -> Rules[None]:
        """Open the door and set up the room behind it at once."""
        play.add(OPEN, self.place)
        code = field_of(play.table).code(self.place)
        play.say("{} opens the door at {}.", play.table.pieces[self.who], code, rule="SCN-120")
        for standing in night_on(play.table).figures:
            if standing.behind == self.place:
                yield from set_up(play, standing)


def open_door(play: Play, figure: Piece, place: Place) -> Rules[None]:
    """SCN-120: open the door at *place*."""
    yield from play.happen(Opens(who=figure.id, place=place))


def latecomers(context: Doing) -> Rules[bool]:
    """SCN-181: set up the figures that the night lists for this round."""
    play, came = context.play, False
    now = play.table.count("round")
    for standing in night_on(play.table).figures:
        if standing.round == now and rank_of(standing, len(play.table.seats)) != "-":
            yield from set_up(play, standing)
            came = True
    return came


def rank_of(standing: Standing, heroes: int) -> str:
    """The rank of a figure of the night for this number of heroes: `n`, `e` or `-`."""
    return standing.heroes[min(heroes, 4) - 1]


def set_up(play: Play, standing: Standing) -> Rules[None]:
    """SCN-104, SCN-175: set up a figure. If its type has no card this round, it draws one."""
    rank = rank_of(standing, len(play.table.seats))
    if rank != "-":
        yield from arrive(play, standing.monster, standing.at, elite=rank == "e")


def arrive(play: Play, monster: str, place: Place, *, elite: bool) -> Rules[None]:
    """Put a figure on *place*, or on the free hex nearest to it (SCN-180)."""
    field = field_of(play.table)
    spot = place if field.is_free(place) else field.nearest_free(place)
    if spot is None:
        return
    piece = _fresh(play.table, monster)
    if piece is None:
        return
    play.move(piece, spot, face_up=True)
    if elite:
        play.count("elite", 1, piece)
    play.count(HEALTH, full_health(play.table, piece).n, piece)
    play.say("{} enters at {}.", piece, field.code(spot), rule="SCN-104")
    if play.table.count("revealed"):
        yield from draw_tactic(play, monster)


def _fresh(table: Table, monster: str) -> Piece | None:
    """SCN-159: the next unused figure of its type. Later arrivals have higher numbers."""
    waiting = [p for p in table["pack"] if content.kind_of(p.name) == monster]
    return min(waiting, key=number_of, default=None)


def draw_tactic(play: Play, monster: str) -> Rules[None]:
    """SCN-113, SCN-175: draw a card for a type that has none this round. An empty deck is shuffled
    first."""
    table = play.table
    if table[f"tactic:{monster}"]:
        return
    deck, used = f"tactics:{monster}", f"used:{monster}"
    if not table[deck]:
        for card in table[used]:
            play.move(card, deck, face_up=False)
        yield from play.shuffle(deck, rule="SCN-113")
    top = yield from play.top(deck, rule="SCN-113")
    if top is not None:
        card = yield from play.reveal(top, rule="SCN-113")
        play.move(card, f"tactic:{monster}", face_up=True)
        play.say("{}: {}.", content.pack().cards[monster].name, card, rule="SCN-113")


# --- lamps ---------------------------------------------------------------------------------------


LIT = "lit"
"""The table's counter for lamps lit this turn."""


class Lights(Deed, kw_only=True):
    """SCN-122: a figure lights a lamp."""

    would = "{who} would light a lamp"

    who: int
    place: str

    def do(self, play: Play) -> None:
        """Light it."""
        play.add(FLAME, self.place)
        play.count(LIT, play.table.count(LIT) + 1)
        code = field_of(play.table).code(self.place)
        play.say("{} lights the lamp at {}.", play.table.pieces[self.who], code, rule="SCN-122")


class GoesOut(Deed, kw_only=True):
    """SCN-183: a lit lamp, given by its number, goes out. It can be lit again."""

    would = "a lamp would go out"

    who: int

    def do(self, play: Play) -> None:
        """Put it out."""
        place = lamp_at(play.table, self.who)
        for flame in play.table[place]:
            if flame.name == FLAME:
                play.move(flame, OUT)
        code = field_of(play.table).code(place)
        play.say("The lamp at {} goes out.", code, rule="SCN-183")


def unlit_beside(table: Table, figure: Piece) -> list[Place]:
    """The unlit lamps adjacent to *figure*."""
    field = field_of(table)
    if not field.unlit:  # the usual case
        return []
    near = field.map.space.neighbours.get(figure.zone, ())
    return [place for place in field.unlit if place in near]


def tend(context: Doing, who: int) -> Rules[bool]:
    """SCN-122: light one unlit adjacent lamp."""
    play = context.play
    lamps = unlit_beside(play.table, context.table.pieces[who])
    if not lamps:
        return False
    place = lamps[0]
    if len(lamps) > 1:
        code = field_of(play.table).code
        option = yield from asks(
            play,
            who,
            f"{by_what(context)}, Tend: which lamp do you light?",
            lambda: [Option(at, f"The lamp at {code(at)}", (), (at,), at) for at in lamps],
            "SCN-122",
        )
        place = str(option.value)
    yield from context.propose(Lights(who=who, place=place))
    return True


NEEDS[tend] = unlit_beside


def goes_out(context: Doing, who: int) -> Rules[bool]:
    """SCN-183: put a lamp out."""
    if lamp_at(context.play.table, who) not in field_of(context.play.table).lit:
        return False
    done = yield from context.propose(GoesOut(who=who))
    return not done.prevented


def raise_one(context: Doing, monster: str) -> Rules[bool]:
    """SCN-160, SCN-173: set up a monster on a free adjacent hex."""
    field, figure = field_of(context.table), context.table.pieces[context.you]
    free = [place for place in field.map.space.neighbours[figure.zone] if field.is_free(place)]
    if not free:
        return False
    first = min(free, key=lambda place: field.map.space.rank[place])
    yield from arrive(context.play, monster, first, elite=False)
    return True


def enters(context: Doing, monster: str, first: str, second: str) -> Rules[bool]:
    """SCN-180: set up a monster at the first entrance, at the second if the first is taken, or on
    the nearest free hex. With four heroes it is an elite."""
    play, came = context.play, context.table.count(LIT)
    for _ in range(came):
        free = field_of(play.table).is_free
        place = second if not free(first) and free(second) else first
        yield from arrive(play, monster, place, elite=len(play.table.seats) > 3)
    return came > 0


# --- wording -------------------------------------------------------------------------------------

idiom(GRAMMAR, "action", "latecomers enter", run=latecomers)
verb(
    GRAMMAR, "tend", FIGURE, "[tend]", "[light] a adjacent (unlit|) lamp", "[tend] a adjacent lamp",
    does=tend, deed=Lights, moment=("[light] a lamp", "[tend]"), passive=("a lamp is lit",),
)  # fmt: skip
GO_OUT = verb(
    GRAMMAR, "go out", LAMP, "[go] out", "[be] put out", does=goes_out, deed=GoesOut,
    voice=Voice(unsaid=False, active="[put] out {who}"),
    only=("done", "after", "before", "forbidden"),
)  # fmt: skip
verb(GRAMMAR, "open a door", FIGURE, "[open] a door", deed=Opens, passive=("a door opens",))
idiom(
    GRAMMAR, "action", "raise a {monster}", "summon a {monster:monster}", run=raise_one,
    slots={"monster": "monster"}, sort="verb",
)  # fmt: skip
GRAMMAR.token(
    "hex", lambda text: text if _HEX.fullmatch(text) else None,
    lambda value: value if isinstance(value, str) else None, ("10,2", "10,4"),
)  # fmt: skip
idiom(
    GRAMMAR, "action", "a {monster} enters at {first} or {second} for each lamp lit this turn",
    "a {monster:monster} enters at {first:hex} or {second:hex} for each lamp lit in (it|that turn)",
    run=enters, slots={"monster": "monster", "first": "hex", "second": "hex"},
)  # fmt: skip
