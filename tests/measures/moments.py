"""Five usual moments of each game, reached by the game's own bots from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import new_game
from tabletop.table.table import Seat, Table

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
SEEDS = range(1, 60)
"""Of these the first that leads to a moment gives it."""

FEW = 20_000
"""Answers after which a game has surely passed a moment."""

Until = Callable[[Table, Decision], bool]


class Moment(NamedTuple):
    """A moment of *game* played by so many *seats*, which has come when *until* says so."""

    name: str
    game: str
    seats: int
    until: Until

    def session(self) -> Session:
        """A game that is at this moment.

        :raises LookupError: if no seed leads there.
        """
        for seed in SEEDS:
            if session := _played(self, seed):
                return session
        raise LookupError(f"{self.game}: no seed leads to {self.name!r}")


def _played(moment: Moment, seed: int) -> Session | None:
    seats = [Seat(NAMES[n], n) for n in range(moment.seats)]
    session = new_game(moment.game, seats=seats, seed=seed, hashing=False)
    luck, choose = Luck(seed), bot(session.game, "thoughtful")
    for _ in range(FEW):
        if not session.decisions:
            break
        decision = session.decisions[0]
        if moment.until(session.table, decision):
            return session
        key = "=9" if decision.rule == "SCN-063" else f"={NAMES[decision.seat]}"
        if decision.kind != "text":
            key = choose(session.view(decision.seat), decision, luck)
        session.answer(key, seat=decision.seat)
    return None


def _on_floor(floor: int, wards: int = 0) -> Until:
    return lambda table, asked: (
        table.flow.step == "act" and table.count("floor") == floor and len(table["wards"]) >= wards
    )


def _round(number: int) -> Until:
    return lambda table, asked: table.flow.step == "act" and table.count("round") >= number


def _holds(zone: str, least: int = 1, **counters: int) -> Until:
    """Whether so many pieces lie in *zone*, and counters of the table are at least so."""
    return lambda table, asked: (
        zone in table.zones
        and len(table[zone]) >= least
        and all(table.count(counter) >= n for counter, n in counters.items())
    )


def _fight(foes: int) -> Until:
    return lambda table, asked: (
        asked.rule == "RST-196"
        and sum(1 for piece in table["encounter"] if piece.counters.get("health")) == foes
    )


def _chooses(number: int) -> Until:
    """Whether cards are chosen in round *number* of a night."""
    return lambda table, asked: (
        table.count("round") == number and not table["chosen:0"] and bool(table["hand:0"])
    )


def _acts(number: int) -> Until:
    return lambda table, asked: (
        table.flow.step == "act"
        and table.count("round") >= number
        and asked.seat >= 0
        and len(table[f"chosen:{asked.seat}"]) == 2
    )


def _at(place: int, region: int = 0, pile: int = 0) -> Until:
    return lambda table, asked: (
        table.count("region") == region
        and table.count("at") == place
        and len(table["hero:0"]) > 0
        and (not pile or len(table[f"pile:{place}"]) >= pile)
    )


MOMENTS = (
    Moment("choosing heroes", "tower", 3, _holds("courts", 8)),
    Moment("first floor", "tower", 2, _on_floor(1)),
    Moment("a Ward is dispelled", "tower", 3, _on_floor(2, 1)),
    Moment("four heroes", "tower", 4, _on_floor(3)),
    Moment("the last floor", "tower", 3, _on_floor(5)),
    Moment("two players", "parsifal", 2, _round(6)),
    Moment("three players", "parsifal", 3, _round(5)),
    Moment("four players, begun", "parsifal", 4, _round(1)),
    Moment("four players, late", "parsifal", 4, _round(5)),
    Moment("six players", "parsifal", 6, _round(5)),
    Moment("one Target", "restless", 4, _fight(1)),
    Moment("two Targets", "restless", 4, _fight(2)),
    Moment("the Trader", "restless", 4, _holds("goods", 3)),
    Moment("choosing from cards", "restless", 4, _holds("pick", 2)),
    Moment("a night", "restless", 4, _holds("night", 1)),
    Moment("two heroes choose", "scenario", 2, _chooses(2)),
    Moment("two heroes act", "scenario", 2, _acts(2)),
    Moment("four heroes act", "scenario", 4, _acts(2)),
    Moment("late in the night", "scenario", 2, _acts(5)),
    Moment("things to take along", "scenario", 2, _holds("things", 2)),
    Moment("the first village", "darkest", 3, _at(0)),
    Moment("on the road", "darkest", 3, _at(2, 0, 2)),
    Moment("many Draw Spots", "darkest", 3, _at(5, 0, 3)),
    Moment("Guardians", "darkest", 3, _holds("guardians", 1)),
    Moment("on the road of the second region", "darkest", 3, _at(3, 1, 1)),
    Moment("choosing", "keeper", 1, _chooses(1)),
    Moment("a turn", "keeper", 1, _acts(2)),
    Moment("late", "keeper", 1, _acts(3)),
    Moment("a turn of two", "keeper", 2, _acts(2)),
    Moment("four at the table", "keeper", 4, _holds("hand:3", 3, round=1)),
)
