"""Another turn behind one's own: the same card or place is met once more, by one hero alone."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.questions import business
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

HOLDS = "holds"
"""On a card: so many counters are left on it."""

ANOTHER = idiom(
    GRAMMAR, "trait", "you may take another turn after your own , {n} times",
    slots={"n": "number"}, sort="permission",
)  # fmt: skip


MOST_AGAIN = 12
"""More often nothing is met again, however much hands lay down."""


def times(table: Table) -> int:
    """DTC-317: how often a hero meets what it meets; once, unless a Temporal Warp repeats it."""
    return 1 + min(max(0, table.count("again")), MOST_AGAIN)


def fills(play: Play, card: Piece) -> None:
    """DTS-036: as many counters lie on *card* as it says."""
    for line in EXECUTOR.index.lines(play.table, ("rules", ANOTHER)):
        if line.piece.id == card.id:
            play.count(HOLDS, int(line.clause.values["n"]), card)


def is_taken(play: Play, place: int, met: Piece) -> Rules[bool]:
    """DTS-036: whether the hero at *place*, who is done with *met*, takes another turn with it."""
    for line in EXECUTOR.index.lines(play.table, ("rules", ANOTHER)):
        if line.bearer == place and line.piece.counters.get(HOLDS, 0):
            return (yield from business(_takes(play, place, met, line.piece), otherwise=False))
    return False


def _takes(play: Play, place: int, met: Piece, card: Piece) -> Rules[bool]:
    left, title = card.counters.get(HOLDS, 0), content.title(card.name)
    name = heroes.name_of(play.table, place)
    ask = f"Does {name} meet {content.title(met.name)} once more? {title}: {left} left."
    option = yield from asks(play, place, ask, lambda: [
        Option("no", "No", (met.id,)), Option("another", "Take another turn", (card.id, met.id)),
    ], "DTS-036")  # fmt: skip
    if option.key != "another":
        return False
    play.count(HOLDS, left - 1, card)
    play.say("{} takes another turn.", heroes.hero_at(play.table, place), rule="DTS-036")
    if left == 1:
        space_positions.put_away(play, card)
    return True
