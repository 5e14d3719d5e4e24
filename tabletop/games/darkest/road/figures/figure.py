"""A figure that roams: where it stands, how it walks, and what comes of meeting it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.dice import ShowsOne
from tabletop.games.darkest.party.executor import sentences
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.road.figures.chart import Chart, each_rolls
from tabletop.games.darkest.road.meetings import meeting
from tabletop.packs.library import by_name
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

FIGURES = "figure"
"""Modules bring their figures under this name, the first to be served first (DTX-008)."""

TOWARD = {1: -1, 2: 1}
"""Ways, as counters on a figure have them: toward the village, and toward the destination."""


class Rulings(Struct, frozen=True, kw_only=True):
    """The rules by which a figure walks on, meets the party, is on another road, leaves, begins
    anew, leaves though it might (`kept`), is held, turns round, is slow and is haunted."""

    steps: str
    meets: str
    elsewhere: str
    leaves: str
    met: str
    anew: str = ""
    kept: str = ""
    held: str = ""
    turns: str = ""
    slows: str = ""
    haunted: str = ""


class Figure(Struct, frozen=True, kw_only=True):
    """Somebody who walks the road of the party, a space toward it for each 1 that is rolled.

    The names of its piece, zones and counters begin with the module's `id`: it waits `beside` the
    village, and walks in zones of the kind `road`. Once all have rolled on its `chart` it leaves;
    where the chart leaves it there, if one of these sides was rolled (`leaves_on`, none: always).
    With the side `anew` it begins its road again, as `words` say. Whether it `follows` the party to
    another road, and when it `may_step` though it is haunted, is its own matter.
    """

    id: str
    called: str
    chart: Chart
    rules: Rulings
    leaves_on: tuple[int, ...] = ()
    anew: int = 0
    words: str = ""
    follows: bool = True
    may_step: Callable[[Table], bool] = lambda table: True

    COUNTERS: ClassVar = ("contact", "heading", "came", "slow", "haunted", "placed")

    @property
    def piece(self) -> str:
        """What the figure itself is called."""
        return f"{self.id}-figure"

    @property
    def beside(self) -> str:
        """Where it waits."""
        return f"{self.id}-beside"

    @property
    def road(self) -> str:
        """The kind of the zones where it walks; one of them is `road:3`."""
        return f"{self.id}-road"

    def counter(self, name: str) -> str:
        """What one of its counters is called: `contact`, on the table, says that all are about to
        roll on its chart; on itself stand the way in which it was turned (`heading`) and came where
        it is (`came`), whether it is `slow`, and steps on the next 1 (2) or not (1), and whether it
        is `haunted`, or was `placed` where the party stood already."""
        return f"{self.id}-{name}"


def lay(table: Table, figure: Figure) -> None:
    """It stands beside the village, with a road as long as the longest."""
    zones = [Zone(figure.beside, "everyone", live=True)]
    zones += [
        Zone(f"{figure.road}:{n}", "everyone", kind=figure.road, number=n, live=True)
        for n in atlas(table).spaces
    ]
    table.zones |= {zone.name: zone for zone in zones}
    verbs.add(table, figure.piece, figure.beside, "figure", face_up=True)


def stands(table: Table, figure: Figure) -> int:
    """The Road Space that it stands on; 0 while it is on none."""
    zone = table.zones[named(table, figure.piece).zone]
    return zone.number if zone.kind == figure.road else 0


def put(play: Play, figure: Figure, space: int, words: str, rule: str) -> None:
    """Put it onto a Road Space, or beside the village (0)."""
    zone = f"{figure.road}:{space}" if space else figure.beside
    play.move(named(play.table, figure.piece), zone, face_up=True)
    play.say(words, rule=rule)


def follows(play: Play, figure: Figure) -> None:
    """DTR-015: on a new road it is on the first space. Where the party stands there already, that
    is no contact (DTX-011)."""
    here = stands(play.table, figure)
    if here > 1:
        put(play, figure, 1, f"{figure.called} is on this road, too.", figure.rules.elsewhere)
    _note(play, figure, "placed", int(here > 0 and heroes.at(play.table) == 1))


def was_placed(play: Play, figure: Figure) -> bool:
    """DTX-011: whether it was placed where the party stood, and the party has not moved since."""
    placed = _noted(play.table, figure, "placed") > 0
    _note(play, figure, "placed", 0)
    return placed


def leave(play: Play, figure: Figure, rule: str) -> None:
    """It is on no road any more."""
    play.count(figure.counter("contact"), 0)
    for what in ("heading", "came", "slow", "haunted", "placed"):
        _note(play, figure, what, 0)
    if stands(play.table, figure):
        put(play, figure, 0, f"{figure.called} leaves the road.", rule)


def _note(play: Play, figure: Figure, name: str, n: int) -> None:
    piece, counter = named(play.table, figure.piece), figure.counter(name)
    if piece.counters.get(counter, 0) != n:
        play.count(counter, n, piece)


def _noted(table: Table, figure: Figure, name: str) -> int:
    return named(table, figure.piece).counters.get(figure.counter(name), 0)


# --- how it walks ---------------------------------------------------------------------------------


def walks(figure: Figure, reactions: Reactions) -> None:
    """DTX-005: let it hear of every 1, among a module's *reactions*."""

    def hears(play: Play, piece: Piece, one: ShowsOne) -> None:
        if piece.name == figure.piece:
            steps_on(play, figure)

    reactions.after(ShowsOne, lying_in=figure.road)(hears)


def steps_on(play: Play, figure: Figure) -> None:
    """One Road Space toward the party, whoever rolled the 1 and whatever for; on the party's own
    space it is contact instead (DTX-011). Nothing moves it in the Tower or while contact is about
    to be settled (DTX-009)."""
    table = play.table
    here, party, spaces = stands(table, figure), heroes.at(table), heroes.spaces(table)
    if table.count(figure.counter("contact")):
        return
    if not party or not heroes.land(table).road or _stays(play, figure):
        return
    turned = TOWARD.get(_noted(table, figure, "heading"), 0)
    if turned and here + turned not in spaces:
        _note(play, figure, "heading", 0)
        turned = 0
    if here != party or turned:
        step = turned or _toward(table, figure)
        if _is_held(table, figure, step):
            play.say(f"{figure.called} cannot pass.", rule=figure.rules.held)
            return
        here += step
        words = f"{figure.called} comes to Space {here}."
        put(play, figure, here, words, figure.rules.steps)
        _note(play, figure, "came", 2 if step > 0 else 1)
        if turned and here + turned not in spaces:  # the end of the road
            _note(play, figure, "heading", 0)
        if here != party:
            return
    makes_contact(play, figure)


def _toward(table: Table, figure: Figure) -> int:
    """One Road Space toward the party; where that stands, the way that it came."""
    here, party = stands(table, figure), heroes.at(table)
    if here != party:
        return 1 if here < party else -1
    return TOWARD.get(_noted(table, figure, "came"), 1)


def turn_round(play: Play, figure: Figure) -> None:
    """From now on it walks the other way."""
    _note(play, figure, "heading", 1 if _toward(play.table, figure) > 0 else 2)
    play.say(f"{figure.called} turns round.", rule=figure.rules.turns)


def slow_down(play: Play, figure: Figure) -> None:
    """It steps on every second 1 alone."""
    _note(play, figure, "slow", 1)
    play.say(f"{figure.called} walks slowly.", rule=figure.rules.slows)


def haunt(play: Play, figure: Figure) -> None:
    """It steps only when it may, until it leaves the road."""
    _note(play, figure, "haunted", 1)
    play.say(f"{figure.called} is haunted.", rule=figure.rules.haunted)


def _stays(play: Play, figure: Figure) -> bool:
    """Whether this 1 does nothing, haunted or slow as it is."""
    is_haunted = _noted(play.table, figure, "haunted") > 0
    return (is_haunted and not figure.may_step(play.table)) or _waits(play, figure)


def _is_held(table: Table, figure: Figure, step: int) -> bool:
    """What lies where it stands lets it only back where it came from."""
    here = stands(table, figure)
    is_held = len(table[f"{figure.road}:{here}"]) > 1 or barrier(table, here, passes_no(figure))
    return bool(is_held) and step == TOWARD.get(_noted(table, figure, "came"), 1)


def passes_no(figure: Figure) -> str:
    """What a card says that the figure cannot pass where it lies."""
    return f"{figure.called[0].lower()}{figure.called[1:]} cannot pass it"


@by_name
def says_so(name: str, says: str) -> bool:
    """Whether one of the sentences of the card called *name* is that."""
    return any(sentence.clause.phrase.shown == says for sentence in sentences(name))


def barrier(table: Table, space: int, says: str) -> str:
    """What the first card is called that lies open on a Road Space and *says* so; empty where none
    does."""
    for card in space_positions.cards_at(table, space):
        if space_positions.is_turned(card) and says_so(card.name, says):
            return content.title(card.name)
    return ""


def _waits(play: Play, figure: Figure) -> bool:
    """Slow as it is, whether this 1 does nothing."""
    slow = _noted(play.table, figure, "slow")
    if slow:
        _note(play, figure, "slow", 3 - slow)
    return slow == 1


def clear_barriers(play: Play, figure: Figure) -> None:
    """With the road what holds it is discarded."""
    for space in atlas(play.table).spaces:
        for card in play.table[f"{figure.road}:{space}"]:
            if card.name != figure.piece:
                space_positions.put_away(play, card)


# --- contact --------------------------------------------------------------------------------------


def makes_contact(play: Play, figure: Figure) -> None:
    """It and the party stand on one space: its chart is next."""
    play.count(figure.counter("contact"), 1)
    play.say(f"{figure.called} stands before the party.", rule=figure.rules.meets)


def all_consult(play: Play, figure: Figure) -> Rules[None]:
    """All roll who are here; then it leaves, stays, or begins anew."""
    contact = figure.counter("contact")
    if not play.table.count(contact):
        return
    shown = yield from each_rolls(play, figure.chart)
    yield from meeting.settle(play)
    if figure.anew in shown and stands(play.table, figure) > 1:
        play.count(contact, 0)
        put(play, figure, 1, figure.words, figure.rules.anew)
    elif not figure.leaves_on or {*figure.leaves_on} & {*shown}:
        leave(play, figure, figure.rules.kept if figure.anew in shown else figure.rules.met)
    else:
        play.count(contact, 0)
