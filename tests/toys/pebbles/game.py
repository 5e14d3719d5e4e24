"""The rules of Pebbles, all of them."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Option, Refusal
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Steps, go
from tabletop.table import verbs
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.view import View
from tabletop.table.zone import Zone
from tests.toys.pebbles import BOX

STEPS = Steps()
WORTH = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def components(table: Table) -> None:
    """PEB-001: five pebbles on the ground, and a heap for each."""
    zones = [Zone(OUT, "everyone"), Zone("ground", "everyone", live=True)]
    zones += [Zone(f"heap:{n}", "everyone", n, kind="heap") for n in range(len(table.seats))]
    table.zones = {zone.name: zone for zone in zones}
    for name in WORTH:
        verbs.add(table, name, "ground", "token", face_up=True)


@STEPS.step("A pebble is taken", rule="PEB-002", then="take")
def take(play: Play, seat: int = 0) -> Rules[Flow]:
    """PEB-002, PEB-003: take one that lies there; who has more wins."""
    table = play.table
    option = yield from play.choose(lambda: _which(play.table, seat))
    play.move(table.pieces[option.pieces[0]], f"heap:{seat}")
    if table["ground"]:
        return go("take", seat=1 - seat)
    sums = [sum(WORTH[pebble.name] for pebble in table[f"heap:{n}"]) for n in (0, 1)]
    winners = [n for n in (0, 1) if sums[n] == max(sums)]
    play.end(winners, f"{max(sums)} against {min(sums)}.", "PEB-003")
    return OVER


def _which(table: Table, seat: int) -> Decision:
    heap = (f"heap:{seat}",)
    lying = [Option(p.name, f"Take {p.name}", (p.id,), heap) for p in table["ground"]]
    return Decision(seat, "Which pebble?", "PEB-002", lying)


def largest(view: View, decision: Decision, luck: Luck) -> str:
    """A bot that takes the largest."""
    return max(decision.legal(), key=lambda option: WORTH.get(option.key, 0)).key


def title(name: str) -> str:
    """What a pebble is called.

    :raises KeyError: if there is none of that name.
    """
    WORTH[name]
    return name.capitalize()


GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("take"),
    aside=OUT,
    components=components,
    title_of=title,
    refuse=lambda table, seat, piece, zone: Refusal("PEB-002", "It is taken from the ground."),
    pool=lambda name: name,
    thoughtful=largest,
)
