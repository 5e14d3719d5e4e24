"""Chapter 24, RST-262 and RST-263: when rules block all progress, the newest are ignored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tabletop.executor.lasting import is_lasting
from tabletop.games.restless.cards import content
from tabletop.games.restless.table.index import live
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Blocked = Callable[[Table], bool]
"""Whether nothing that anybody may do can end the phase at hand."""

FOUND, DECLARED = 1, 2
"""What the counter `ignored` says of a card: that it was found to block, or declared to."""


def changes(table: Table) -> list[Piece]:
    """The cards in force that may have changed a rule, the newest first (RST-003)."""
    telling = [piece for piece, _ in live(table) if is_lasting(piece.name) or _tells(piece)]
    telling.reverse()
    return sorted(telling, key=lambda piece: -piece.counters.get("since", 0))


def _tells(piece: Piece) -> bool:
    return bool(content.says(piece.name))


@contextmanager
def _without(table: Table, names: Sequence[str]) -> Iterator[None]:
    """As *table* would be with just these cards out of force."""
    suspended, table.suspended = table.suspended, [*names]
    table.__dict__.clear()
    try:
        yield
    finally:
        table.suspended = suspended
        table.__dict__.clear()


def fewest(table: Table, blocked: Blocked, out: Sequence[str]) -> list[Piece] | None:
    """RST-262: the newest changes that are to be ignored, and no more of them than need be.

    *out* are cards that are out of force in any case. None if it is blocked whatever is ignored.
    """
    with _without(table, out):
        if not blocked(table):
            return []
        found = changes(table)
    ignored: list[Piece] = []
    for piece in found:
        ignored.append(piece)
        if not _blocks(table, blocked, out, ignored):
            break
    else:
        return None
    for piece in ignored[:-1]:
        others = [other for other in ignored if other is not piece]
        if not _blocks(table, blocked, out, others):
            ignored = others
    return ignored


def _blocks(table: Table, blocked: Blocked, out: Sequence[str], pieces: Sequence[Piece]) -> bool:
    with _without(table, [*out, *(piece.name for piece in pieces)]):
        return blocked(table)


def is_ignoring(table: Table) -> bool:
    """Whether the game itself has put anything out of force."""
    return bool(table.suspended) and any(_ignored(table, FOUND))


def unblock(play: Play, blocked: Blocked) -> bool:
    """RST-262: ignore what blocks, and RST-263: no longer what does not; whether it can go on."""
    if not is_ignoring(play.table) and not blocked(play.table):
        return True
    was = {piece.name for piece in _ignored(play.table, FOUND)}
    out = [name for name in play.table.suspended if name not in was]
    needed = fewest(play.table, blocked, out)
    if needed is None:
        return False
    names = {piece.name for piece in needed}
    _reinstate(play, [p for p in _ignored(play.table, FOUND) if p.name not in names])
    for piece in needed:
        ignore(play, piece, FOUND)
    return True


def ignore(play: Play, piece: Piece, why: int) -> None:
    """RST-262: a change is out of force for the time being."""
    if piece.name not in play.table.suspended:
        play.suspend(piece.name)
        play.count("ignored", why, piece)
        words = "What {} says is ignored for the time being: it lets nothing go on."
        play.say(words, piece, rule="RST-262")


def restore(play: Play) -> None:
    """RST-263: all that was ignored for the time being is in force again."""
    if play.table.suspended:
        _reinstate(play, [*_ignored(play.table, FOUND), *_ignored(play.table, DECLARED)])


def _reinstate(play: Play, pieces: Sequence[Piece]) -> None:
    for piece in pieces:
        play.count("ignored", 0, piece)
        play.reinstate(piece.name)
        play.say("What {} says is in force again.", piece, rule="RST-263")


def _ignored(table: Table, why: int) -> list[Piece]:
    """The cards that are out of force for this reason."""
    names = set(table.suspended)
    return [p for p in table.pieces if p.name in names and p.counters.get("ignored") == why]
