"""DTC-009: what the party decides together, by its leader or by all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tabletop.games.darkest.party import heroes
from tabletop.play.questions.decision import Decision, Habit, Option, Together, Usual
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.table.view import sees


def decide(
    play: Play,
    ask: str,
    rule: str,
    options: Callable[[Table], list[Option]],
    default: str = "",
    habit: Habit | None = None,
    moot: str = "",
    mover: int = -1,
    usual: Usual | None = None,
) -> Rules[Option]:
    """What the party answers: its leader, or most of the seats, the leader where they differ. Who
    votes is offered only what speaks of nothing that is hidden from them. The piece *mover* goes
    to the places that are offered; what is *usual* is answered unasked."""

    def question(seat: int, *, alone: bool = False) -> Decision:
        listed = options(play.table)
        if not alone:
            listed = [each for each in listed if _knows_all(play.table, seat, each)]
        forward = default if any(each.key == default for each in listed) else ""
        return Decision(
            seat, ask, rule, listed, default=forward, public=True, moot=moot, habit=habit,
            mover=mover, usual=usual,
        )  # fmt: skip

    if play.table.options["party_vote"] == "leader" or len(_seats(play.table)) < 2:
        return (
            yield from play.choose(lambda: question(heroes.speaker(play.table, -1), alone=True))
        )
    answers = yield from play.together(
        lambda: Together([question(seat) for seat in _seats(play.table)])
    )
    votes = Counter(answer.key for answer in answers)
    most = max(votes.values())
    led = answers[_seats(play.table).index(heroes.speaker(play.table, -1))]
    found = led if votes[led.key] == most else next(a for a in answers if votes[a.key] == most)
    play.say("The party votes: {}.", found.label, rule=rule)
    return found


def _knows_all(table: Table, seat: int, option: Option) -> bool:
    pieces = map(table.pieces.__getitem__, option.pieces)
    return all(sees(table, seat, piece, table.zones[piece.zone]) for piece in pieces)


def _seats(table: Table) -> list[int]:
    """Those that speak for somebody who lives."""
    return sorted({heroes.speaker(table, place) for place in heroes.here(table)})
