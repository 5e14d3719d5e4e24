"""Chapter D: lock and set free. Who lies over whom, on whose account, and until when."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.parsifal.board import COMMON, Board
from tabletop.games.parsifal.content import TITLES
from tabletop.games.parsifal.deeds import Ability, Action, Aim, Deed, add, add_open
from tabletop.games.parsifal.lexicon import CHARACTERS
from tabletop.games.parsifal.phrases import PHRASES

OVER = tuple(f"over:{name}" for name in CHARACTERS)
"""The zone that lies on each character, by its number."""


@PHRASES.action("lock {whom}")
@PHRASES.action("lock {whom}, up to {n} at a time")
def lock(board: Board, action: Action) -> None:
    """PAR-027: the target becomes a captive; the lock is charged to its source (PAR-030).

    PAR-035: its artifacts go to the common area. PAR-038: whom it locked is free.
    """
    captive = action.target
    shed(board, captive)
    set_all_free(board, captive)
    board.locker[captive], board.source[captive] = action.actor, action.deed.card
    board.lies_on[action.actor] = captive  # PAR-031


def _lockable(board: Board, seat: int, actor: int, deed: Deed) -> Iterator[Aim]:
    full = sum(by == actor and source == deed.card for by, source in _locks(board)) >= deed.n
    for target in deed.whom:
        if board.place[target] < 0:
            continue
        if full:
            held = "holds its captive" if deed.n == 1 else f"holds {deed.n} captives"
            yield Aim(target, "PAR-029", f"{TITLES[actor]} {held}: no slot is free.")
        elif target == actor:
            yield Aim(target, "PAR-026", f"{TITLES[actor]} cannot lock itself.")
        elif board.locker[target] >= 0:
            yield Aim(target, "PAR-033", f"{TITLES[target]} is locked already.")
        else:
            yield Aim(target)


def _locks(board: Board) -> zip[tuple[int, int]]:
    return zip(board.locker, board.source, strict=True)


def free(board: Board, action: Action) -> None:
    """PAR-044: a captive that fits is set free, whoever controls captive or locker."""
    set_free(board, action.target)


PHRASES.action("free {whom}")(free)


def _freeable(board: Board, seat: int, actor: int, deed: Deed) -> Iterator[Aim]:
    for target in deed.whom:
        if board.locker[target] >= 0:
            yield Aim(target)


def release(board: Board, action: Action) -> None:
    """PAR-043: a locker sets one of its own captives free."""
    set_free(board, action.target)


def _releasable(board: Board, seat: int, actor: int, deed: Deed) -> list[Aim]:
    return [Aim(captive) for captive in board.captives(actor)]


# --- consequences ------------------------------------------------------------------------------


def set_free(board: Board, captive: int) -> None:
    """PAR-045: the locker goes home (or on to another captive), the captive can act again."""
    locker = board.locker[captive]
    board.locker[captive] = board.source[captive] = -1
    if locker >= 0 and board.lies_on[locker] == captive:
        others = board.captives(locker)
        board.lies_on[locker] = others[-1] if others else -1


def set_all_free(board: Board, locker: int) -> None:
    """PAR-038, PAR-040: all captives of *locker* are set free."""
    for captive in board.captives(locker):
        set_free(board, captive)


def part_with(board: Board, artifact: int, to: int) -> None:
    """PAR-039: *artifact* leaves its owner for *to*; locks charged to it end."""
    owner = board.place[artifact]
    board.place[artifact] = to
    if owner >= 0:
        for captive in board.captives(owner):
            if board.source[captive] == artifact:
                set_free(board, captive)


def shed(board: Board, character: int) -> None:
    """PAR-035, PAR-062: all artifacts of *character* go to the common area."""
    for artifact in board.owned(character):
        part_with(board, artifact, COMMON)


def _over_all(actor: int) -> tuple[str, ...]:
    return OVER


def _over(actor: int, target: int) -> tuple[str, ...]:
    return (OVER[target],)


add_open(
    Ability(
        "release", "PAR-043", release, _releasable,
        "Release a captive", "release {}", "{} releases {}.",
        "Whom does {} release?", _over_all, _over,
    )
)  # fmt: skip
add(
    Ability(
        "lock", "PAR-027", lock, _lockable,
        "Lock", "lock {}", "{} locks {}.",
        "Whom does {} lock?", _over_all, _over,
    )
)  # fmt: skip
add(
    Ability(
        "free", "PAR-044", free, _freeable,
        "Set free", "free {}", "{} sets {} free.",
        "Whom does {} set free?", _over_all, _over,
    )
)  # fmt: skip
