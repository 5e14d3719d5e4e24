"""If changed rules block the game, the newest of the changes are ignored: only as many as
necessary, and only while they block."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tabletop.executor.index import Live
from tabletop.executor.lasting_changes import IGNORED, SINCE, is_lasting
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Blocked = Callable[[Table], bool]
"""Whether nobody can do anything that ends the current phase."""

FOUND, DECLARED = 1, 2
"""The values of the counter `ignored` on a card: it was found to block, or declared to block."""


class Suspension:
    """The ignored changes on the tables of a game, of the cards that are `live` and that `tells`
    names. `ignores` and `restores` are the rules by which a change is ignored and restored."""

    def __init__(
        self, live: Live, tells: Callable[[str], bool], ignores: str, restores: str
    ) -> None:
        self._live, self._tells = live, tells
        self._ignores, self._restores = ignores, restores

    def changes(self, table: Table) -> list[Piece]:
        """The cards in force that may have changed a rule, the newest first."""
        live = (piece for piece, _ in self._live(table))
        telling = [piece for piece in live if is_lasting(piece.name) or self._tells(piece.name)]
        telling.reverse()
        return sorted(telling, key=lambda piece: -piece.counters.get(SINCE, 0))

    def fewest(self, table: Table, blocked: Blocked, out: Sequence[str]) -> list[Piece] | None:
        """The newest changes that must be ignored, and no more than necessary. *out* are cards that
        are out of force anyway. None if the game is blocked whatever is ignored."""
        with _without(table, out):
            if not blocked(table):
                return []
            found = self.changes(table)
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

    def unblock(self, play: Play, blocked: Blocked) -> bool:
        """Ignore the changes that block, and restore those that no longer do; returns whether the
        game can go on."""
        if not is_ignoring(play.table) and not blocked(play.table):
            return True
        was = {piece.name for piece in _ignored(play.table, FOUND)}
        out = [name for name in play.table.suspended if name not in was]
        needed = self.fewest(play.table, blocked, out)
        if needed is None:
            return False
        names = {piece.name for piece in needed}
        self._reinstate(play, [p for p in _ignored(play.table, FOUND) if p.name not in names])
        for piece in needed:
            self.ignore(play, piece, FOUND)
        return True

    def ignore(self, play: Play, piece: Piece, why: int) -> None:
        """Put a change out of force for the time being."""
        if piece.name not in play.table.suspended:
            play.suspend(piece.name)
            play.count(IGNORED, why, piece)
            words = "The text of {} is ignored for now, because it lets nothing continue."
            play.say(words, piece, rule=self._ignores)

    def restore(self, play: Play) -> None:
        """Restore all ignored changes."""
        if play.table.suspended:
            self._reinstate(play, [*_ignored(play.table, FOUND), *_ignored(play.table, DECLARED)])

    def _reinstate(self, play: Play, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            play.count(IGNORED, 0, piece)
            play.reinstate(piece.name)
            play.say("What {} says is in force again.", piece, rule=self._restores)


def is_ignoring(table: Table) -> bool:
    """Whether the game itself has put anything out of force."""
    return bool(table.suspended) and any(_ignored(table, FOUND))


@contextmanager
def _without(table: Table, names: Sequence[str]) -> Iterator[None]:
    """*table* with exactly these cards out of force."""
    suspended, table.suspended = table.suspended, [*names]
    table.__dict__.clear()
    try:
        yield
    finally:
        table.suspended = suspended
        table.__dict__.clear()


def _blocks(table: Table, blocked: Blocked, out: Sequence[str], pieces: Sequence[Piece]) -> bool:
    with _without(table, [*out, *(piece.name for piece in pieces)]):
        return blocked(table)


def _ignored(table: Table, why: int) -> list[Piece]:
    """The cards that are out of force for this reason."""
    names = set(table.suspended)
    return [p for p in table.pieces if p.name in names and p.counters.get(IGNORED) == why]
