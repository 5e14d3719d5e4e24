"""The rules of Cellar, in the order of a round."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots.luck import Luck
from tabletop.executor.context import Context
from tabletop.executor.executor import OF_EXECUTOR
from tabletop.executor.sentence import Line
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Printed
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Steps, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.view import View
from tabletop.table.zone import Zone
from tests.toys.cellar import BOX
from tests.toys.cellar.deeds import (
    MOST,
    Draws,
    RoundBegins,
    RoundEnds,
    Takes,
    TurnBegins,
    TurnEnds,
    alive,
    health,
)
from tests.toys.cellar.words import CARDS, EXECUTOR, TEXT, luck, sentences, title

STEPS = Steps()


def components(table: Table) -> None:
    """CEL-001: a Hero each, two of every card."""
    zones = [Zone(OUT, "everyone"), Zone("deck"), Zone("discard", "everyone")]
    zones += [Zone("dice", "everyone"), Zone("kept", "everyone", live=True)]
    for seat in range(len(table.seats)):
        zones.append(Zone(f"hero:{seat}", "everyone", seat, kind="hero"))
        zones.append(Zone(f"hand:{seat}", "owner", seat, kind="hand"))
        zones.append(Zone(f"before:{seat}", "everyone", seat, kind="before", live=True))
    table.zones = {zone.name: zone for zone in zones}
    for copy in ("", "-copy"):
        for card in CARDS:
            verbs.add(table, f"{card}{copy}", "deck")
    for seat in range(len(table.seats)):
        token = verbs.add(table, f"hero-{seat + 1}", f"hero:{seat}", "token", face_up=True)
        verbs.count(table, token.piece, "health", MOST)
    verbs.add(table, "d6", "dice", "die", face_up=True)


@STEPS.step("The deal", rule="CEL-001", then="hour")
def deal(play: Play) -> Rules[Flow]:
    """CEL-001: three cards each."""
    yield from play.shuffle("deck", rule="CEL-001")
    for seat in range(len(play.table.seats)):
        yield from play.happen(Draws(who=seat, n=3))
    return go("hour")


@STEPS.step("A round", rule="CEL-006", then="turn")
def hour(play: Play) -> Rules[Flow]:
    """CEL-006: it begins."""
    yield from play.happen(RoundBegins())
    return go("turn", seat=0)


@STEPS.step("A turn", rule="CEL-002", then="bite")
def turn(play: Play, seat: int = 0) -> Rules[Flow]:
    """CEL-002: the living lay one card, or none."""
    if seat >= len(play.table.seats):
        return go("bite")
    if not health(play.table, seat):
        return go("turn", seat=seat + 1)
    play.count("active", seat)
    yield from play.happen(TurnBegins(who=seat))
    return go("choose", seat=seat)


@STEPS.step("A card", rule="CEL-002", then="bite")
def choose(play: Play, seat: int) -> Rules[Flow]:
    """CEL-002: one of the hand, or none."""
    option = yield from play.choose(lambda: _which(play.table, seat))
    if option.key != "pass":
        yield from _lay(play, play.table.pieces[int(option.value)], seat)
    yield from play.happen(TurnEnds(who=seat))
    return go("turn", seat=seat + 1)


def _which(table: Table, seat: int) -> Decision:
    zones = (f"before:{seat}",)
    options = [Option(c.name, title(c.name), (c.id,), zones, c.id) for c in table[f"hand:{seat}"]]
    who = table.seats[seat].name
    return Decision(seat, f"{who}: which card?", "CEL-002", [*options, Option("pass", "None")])


def _lay(play: Play, card: Piece, seat: int) -> Rules[None]:
    """CEL-002: what it says is done; what waits or holds lies there."""
    play.move(card, f"before:{seat}", face_up=True)
    stays = False
    for sentence in sentences(card.name):
        if "trigger" in sentence.clause.heads or EXECUTOR.stands(sentence):
            stays = True
            continue
        line = Line(card, seat, sentence)
        yield from EXECUTOR.carry(Context(play.table, line, seat, seat, playing=play))
    if not stays and play.table.pieces[card.id].zone == f"before:{seat}":
        play.move(card, "discard", face_up=True)


@STEPS.step("The cellar bites", rule="CEL-004", then="hour")
def bite(play: Play) -> Rules[Flow]:
    """CEL-004: every Hero, and so to the next round."""
    for seat in alive(play.table):
        yield from play.happen(Takes(who=seat, n=1))
    yield from play.happen(RoundEnds())
    left = alive(play.table)
    if not left or play.table.count("round") >= int(play.table.options["rounds"]):
        play.end(left, "The night is over.", "CEL-006")
        return OVER
    return go("hour")


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """CEL-003: what a Hero has."""
    if not piece.name.startswith("hero-"):
        return {}
    return {"Luck": luck(table, int(piece.name.removeprefix("hero-")) - 1)}


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Takes what comes first."""
    return decision.legal()[0].key


def _printed(name: str) -> Printed:
    text = CARDS.get(name.partition("-copy")[0])
    return Printed(kind="Card", sentences=(text,)) if text else Printed()


COUNTERS = Counters("active round turns health", OF_EXECUTOR)
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("deal"),
    aside=OUT,
    components=components,
    title_of=title,
    printed=_printed,
    refuse=lambda table, seat, piece, zone: Refusal("CEL-002", "That is not what is asked."),
    pool=lambda name: "card" if name.partition("-copy")[0] in CARDS else name,
    explain=explain,
    thoughtful=thoughtful,
    text=TEXT,
    counters=COUNTERS,
)
