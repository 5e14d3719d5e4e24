"""How bells are rung, in the order of the rulebook."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Steps, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone
from tests.toys.belfry.bells import Ringing, metal_of, pack, score, tone

STEPS = Steps()
REACTIONS = Reactions()
MODIFIERS = Modifiers()


def components(table: Table) -> None:
    """BEL-001: all bells hang in the tower."""
    zones = [Zone("tower"), Zone("ringing", "everyone", live=True), Zone("out")]
    zones += [
        Zone(f"rung:{seat}", "everyone", seat, kind="rung") for seat in range(len(table.seats))
    ]
    table.zones = {zone.name: zone for zone in zones}
    for name in pack().cards:
        verbs.add(table, name, "tower")


def active(table: Table) -> int:
    """Whose turn it is."""
    return table.count("active") % len(table.seats)


def pile(play: Play) -> str:
    """BEL-010: where the next bell is rung: the first of the piles that is not empty."""
    piles: list[str] = play.game.records_of("pile")
    return next((each for each in piles if play.table.zones[each].pieces), piles[-1])


@STEPS.step("Hanging the bells", rule="BEL-001", then="ring")
def hang(play: Play) -> Rules[Flow]:
    """BEL-001: shuffled."""
    for each in play.game.records_of("pile"):
        yield from play.shuffle(each, rule="BEL-001")
    return go("ring")


def _ringing(play: Play) -> Decision:
    ring = Option("ring", "Ring the next bell")
    hush = Option("hush", "Hush")
    if play.table.count("hushed") and play.table.options["hushing"] == "once":
        hush = hush.blocked("BEL-002", "Nobody hushes twice in a row.")
    return Decision(active(play.table), "Ring?", "BEL-002", [ring, hush], default="ring")


@STEPS.step("Ringing", rule="BEL-002", then="pass_on")
def ring(play: Play) -> Rules[Flow]:
    """BEL-002: the next bell is rung, or the tower is hushed."""
    option = yield from play.choose(lambda: _ringing(play))
    if option.key == "hush":
        play.count("hushed", 1)
        return go("pass_on")
    play.count("hushed", 0)
    card = yield from play.top(pile(play), rule="BEL-002")
    if card is None:
        return go("pass_on")
    play.move(card, "ringing", face_up=True)
    return go("toll", bell=card.id)


class Rung(Deed):
    """A bell tolls for `seat`; `n` is how much."""

    bell: int
    seat: int
    n: int

    def do(self, play: Play) -> None:
        """BEL-004."""
        score(play, self.seat, self.n)


def _whom(play: Play, n: int) -> Decision:
    table = play.table
    options = [Option(str(k), seat.name, value=k) for k, seat in enumerate(table.seats)]
    return Decision(active(table), f"Who gets {n}?", "BEL-004", options)


@STEPS.step("Tolling", rule="BEL-004", then="pass_on")
def toll(play: Play, bell: int) -> Rules[Flow]:
    """BEL-004: its tone goes to whom the ringer names. BEL-005: what it says is done."""
    piece, seat = play.table.pieces[bell], active(play.table)
    n = tone(play.table, piece, seat).n
    option = yield from play.choose(lambda: _whom(play, n))
    yield from play.happen(Rung(bell=bell, seat=int(option.value), n=n))
    do_as_it_says(play, piece, seat)
    return go("take", bell=bell)


def do_as_it_says(play: Play, piece: Piece, seat: int) -> None:
    """BEL-005: what a bell says is done."""
    assert play.game.wording is not None
    for clause in play.game.wording.says(piece.name):
        if clause.phrase.run is not None:
            clause.run(Ringing(play, seat))


@STEPS.step("Taking the bell", rule="BEL-004", then="pass_on")
def take(play: Play, bell: int) -> Flow:
    """The ringer keeps it; iron ones go out."""
    piece = play.table.pieces[bell]
    kept = metal_of(play.table, piece.name) != "iron"
    play.move(piece, f"rung:{active(play.table)}" if kept else "out")
    return go("pass_on")


@STEPS.step("Passing on", rule="BEL-002", then="ring")
def pass_on(play: Play) -> Flow:
    """The next ringer, until no bell is left."""
    table = play.table
    if not table.zones[pile(play)].pieces:
        scores = [table.count(f"score:{seat}") for seat in range(len(table.seats))]
        winners = [seat for seat, n in enumerate(scores) if n == max(scores)]
        play.end(winners, "The tower is silent.", "BEL-012")
        return OVER
    play.count("active", (active(table) + 1) % len(table.seats))
    return go("ring")


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Which rule forbids a drop."""
    return Refusal("BEL-002", "Bells are rung one after the other.")
