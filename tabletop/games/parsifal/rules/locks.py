"""Chapter D: locks: who lies on whom, by which slot, and until when."""

from __future__ import annotations

from functools import cache

from tabletop.games.parsifal.cards.grammar import WHOM, on_characters
from tabletop.games.parsifal.rules.abilities import (
    NOTHING,
    Ability,
    Aims,
    Bar,
    Skill,
    add,
    add_open,
)
from tabletop.games.parsifal.rules.action_deeds import Done, IsFreed
from tabletop.games.parsifal.rules.board import BIT, COMMON, OVER, Board, numbers
from tabletop.games.parsifal.rules.executor import skill_verb
from tabletop.grammar.frames import Voice
from tabletop.grammar.verb import ALL


class Locks(Done):
    """PAR-027: the target becomes a captive. PAR-030: the lock uses a slot of its source.

    PAR-035: the target's artifacts go to the common area. PAR-038: its own captives go free.
    """

    rule = "PAR-027"
    said = "{} locks {}."
    would = "{who} would be locked"

    def on(self, board: Board) -> None:
        captive = self.who
        shed(board, captive)
        set_all_free(board, captive)
        set_free(board, captive)  # players may rule that a captive changes lockers
        board.lock(captive, self.by, self.source)


LOCK = "lock"
"""The name of the ability that locks a character."""


def _lockable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    """Find the targets. Each rule bars its targets separately, because players may ignore one of
    them."""
    shown = deed.whom & board.playing
    itself, locked = shown & BIT[actor], shown & board.locked
    absolute, barred, bars = itself, itself | locked, _NO_BARS
    if itself:
        bars = ((itself, "PAR-026", "{actor} cannot lock itself."),)
    if locked:
        bar = locked & ~itself, "PAR-033", "{target} is locked already."
        bars = (bar, *bars) if bars else (bar,)
    if board.locked & BIT[actor]:  # PAR-038: it would release its captives at once
        barred, absolute = shown, shown
        bars = ((shown & ~itself, "PAR-034", "{actor} is locked and can hold nobody."), *bars)
    elif board.held[actor] and slots_left(board, actor, deed) < 1:
        barred = shown
        bars = ((shown & ~itself, "PAR-029", _full(deed.n)), *bars)
    return Aims(shown & ~barred, bars, absolute)


_NO_BARS: tuple[Bar, ...] = ()


@cache
def _full(slots: int) -> str:
    captives = "its captive" if slots == 1 else f"{slots} captives"
    return f"{{actor}} holds {captives}: no slot is free."


def slots_left(board: Board, actor: int, deed: Skill) -> int:
    """PAR-029: how many more captives *actor* can hold in the slots of the tarot with *deed*."""
    held, source = board.held[actor], board.source
    if not held:
        return deed.n
    return deed.n - [source[captive] for captive in numbers(held)].count(deed.card)


class Frees(Done):
    """PAR-044: a captive that the skill names goes free, whoever controls captive or locker."""

    rule = "PAR-044"
    said = "{} sets {} free."
    would = "{who} would be freed"

    def on(self, board: Board) -> None:
        set_free(board, self.who)


FREE = "free"
"""The name of the ability that frees a captive."""


def _freeable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    return Aims(deed.whom & board.locked)


class Releases(Frees):
    """PAR-043: a locker frees one of its own captives."""

    rule = "PAR-043"
    said = "{} releases {}."


def _releasable(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    held = board.held[actor]
    return Aims(held) if held else NOTHING


# --- consequences ------------------------------------------------------------------------------


def set_free(board: Board, captive: int) -> None:
    """PAR-045: free a captive. The locker goes home (or on to another captive), and the captive can
    act again."""
    board.unlock(captive)


def set_all_free(board: Board, locker: int) -> None:
    """PAR-038, PAR-040: free all captives of *locker*."""
    for captive in numbers(board.held[locker]):
        set_free(board, captive)


def part_with(board: Board, artifact: int, to: int) -> None:
    """PAR-039: move *artifact* from its owner to *to*. Locks in its slots end."""
    owner = board.place[artifact]
    board.put(artifact, to)
    if owner >= 0:
        for captive in numbers(board.held[owner]):
            if board.source[captive] == artifact:
                set_free(board, captive)


def shed(board: Board, character: int) -> None:
    """PAR-035, PAR-062: move all artifacts of *character* to the common area."""
    for artifact in numbers(board.owned[character]):
        part_with(board, artifact, COMMON)


def over(actor: int, target: int) -> tuple[str, ...]:
    """The zone on top of *target*."""
    return (OVER[target],)


add_open(
    Ability(
        "release", Releases, _releasable, "Release a captive", "release {}",
        "Whom does {} release?", over, frees=True, lacks="{} holds nobody captive.",
    )
)  # fmt: skip
add(
    Ability(
        LOCK, Locks, _lockable, "Lock", "lock {}",
        "Whom does {} lock?", over, lacks="No such character is in play.",
    )
)  # fmt: skip
add(
    Ability(
        FREE, Frees, _freeable, "Set free", "free {}",
        "Whom does {} set free?", over, frees=True, lacks="No such character is locked.",
    )
)  # fmt: skip

# --- how it is said ----------------------------------------------------------------------------

skill_verb(
    LOCK, "lock", f"[lock] {{whom:{WHOM}}}", f"[capture|imprison|seize] {{whom:{WHOM}}}",
    kind=Locks, admits=on_characters,
    voice=Voice(left=True, told=False), only=ALL - {"paid"},  # `unless Kundry locks a Knight`
)  # fmt: skip
skill_verb(
    LOCK, "lock several", f"[lock] {{whom:{WHOM}}} , up to {{n}} at a time", kind=Locks,
    slots={"n": "number"}, only=("done",), admits=on_characters,
    voice=Voice(left=True, told=False),
)  # fmt: skip
skill_verb(
    FREE, "free", f"[free|release|unlock] {{whom:{WHOM}}}", f"[set] {{whom:{WHOM}}} free",
    kind=Frees, told=IsFreed, admits=on_characters,
)  # fmt: skip
