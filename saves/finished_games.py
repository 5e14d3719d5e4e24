"""The games finished here, one line each in a file, for boxes and statistics.

Nothing of it leaves the computer. A line is added when a game ends, and never changed; the file is
only rewritten when people erase its content. A game is identified by all its answers, so undoing
its end and reaching the same end again does not count twice.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from saves.atomic_write import INTACT, SaveFailed, why, write
from saves.save_reader import Unopened, read_bytes
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Override, Restart, Skip
from tabletop.play.records.record import LARGEST, Unreadable
from tabletop.play.rules.game_box import in_play
from tabletop.play.rules.retelling import NOWHERE, Reached
from tabletop.table.table import Outcome, Seat, Table


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A finished game.

    `id` identifies it, `game` is the id of the game, `when` its end. `seats` are those who played,
    `options` those of the table. `won` says whether it was won, by a person if any played; `ending`
    is the sentence of its end and `rule` the rule behind it. `answers` counts all answers,
    including those of bots; `minutes` is the time played (0: unknown). `by_hand` counts what
    players did by hand, `house_rules` are the rules left out. `far` says how far they came by the
    game's own measure; a higher `reached` is farther.
    """

    id: str
    game: str
    when: datetime
    seats: tuple[Seat, ...]
    options: dict[str, str] = {}
    won: bool = False
    ending: str = ""
    rule: str = ""
    answers: int = 0
    minutes: int = 0
    by_hand: int = 0
    house_rules: int = 0
    reached: int = 0
    far: str = ""

    @property
    def bent(self) -> bool:
        """Whether players changed the rules: by hand, by a forbidden answer, or by house rules."""
        return bool(self.by_hand or self.house_rules)

    @property
    def bots(self) -> int:
        """The number of seats played by bots."""
        return sum(bool(seat.bot) for seat in self.seats)

    @property
    def watched(self) -> bool:
        """Whether only bots played."""
        return self.bots == len(self.seats)

    @property
    def modules(self) -> tuple[str, ...]:
        """The ids of its modules."""
        return in_play(self.options)


class _Erased(Struct, frozen=True):
    """A line that says when all earlier games were erased."""

    erased: datetime


_game = msgspec.json.Decoder(FinishedGame)
_erased = msgspec.json.Decoder(_Erased)


class Finished(Struct):
    """The content of the file: the `games`, oldest end first, and the time up to which games were
    `erased`, if ever. `unread` counts lines that cannot be read, which are left alone."""

    games: list[FinishedGame]
    erased: datetime | None = None
    unread: int = 0

    def counts(self, game: FinishedGame) -> bool:
        """Whether *game*, found elsewhere, must still be counted."""
        known = any(each.id == game.id for each in self.games)
        return not known and (self.erased is None or game.when > self.erased)


def won(outcome: Outcome, seats: Sequence[Seat]) -> bool:
    """Whether a game with *outcome* was won, by a person if any of *seats* is played by one."""
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    return any(seat in outcome.winners for seat in people or range(len(seats)))


def finished_game(
    table: Table,
    entries: Sequence[AnyEntry],
    when: datetime,
    minutes: int = 0,
    reached: Reached = NOWHERE,
) -> FinishedGame | None:
    """The finished game with *entries* on *table*, which came as far as *reached*; None if it is
    not over."""
    outcome = table.outcome
    if outcome is None:
        return None
    return FinishedGame(
        id=_known_by(table, entries),
        game=table.game,
        when=when,
        seats=tuple(table.seats),
        options=dict(table.options),
        won=won(outcome, table.seats),
        ending=outcome.words,
        rule=outcome.rule,
        answers=sum(isinstance(entry, Answer) for entry in entries),
        minutes=minutes,
        by_hand=sum(map(_is_by_hand, entries)),
        house_rules=len(table.house_rules),
        reached=reached.rank,
        far=reached.words,
    )


def finished(path: Path) -> Finished:
    """The readable content of the file at *path*."""
    found = Finished([])
    games: dict[str, FinishedGame] = {}
    for line in _lines(path):
        with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
            game = _game.decode(line)
            games.setdefault(game.id, game)
            continue
        with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
            found.erased = _erased.decode(line).erased
            continue
        found.unread += bool(line.strip())
    found.games = sorted(games.values(), key=lambda game: game.when)
    return found


def note(path: Path, games: Iterable[FinishedGame]) -> int:
    """Add those *games* that are not yet in the file at *path*. Returns how many.

    :raises SaveFailed: if they cannot be written.
    """
    known = finished(path)
    new = {game.id: game for game in games if known.counts(game)}.values()
    if not new:
        return 0
    lines = b"".join(msgspec.json.encode(game) + b"\n" for game in new)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab", buffering=0) as file:
            # a line cut off by a killed program must not join the next one
            file.write(lines if _ends_a_line(path) else b"\n" + lines)
            os.fsync(file.fileno())
    except OSError as fault:
        failed = SaveFailed(f"The game could not be counted in {path}: {why(fault)}. {INTACT}")
        failed.why = why(fault)
        raise failed from fault
    return len(new)


def erase(path: Path, now: datetime) -> None:
    """Erase all games that ended by *now*, including those that are still saves.

    :raises SaveFailed: if that cannot be written; nothing is erased then.
    """
    write(path, msgspec.json.encode(_Erased(now)) + b"\n")


def _lines(path: Path) -> Iterator[bytes]:
    try:
        yield from read_bytes(path).splitlines()
    except (Unopened, Unreadable):
        return


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        if size > LARGEST:
            raise OSError(None, "the file is too large")
        if not size:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _is_by_hand(entry: AnyEntry) -> bool:
    match entry:
        case Override():  # giving up does not count as changing the rules
            return entry.verb != "note" and not entry.gives_up
        case Skip() | Restart():
            return True
        case Answer():
            return entry.anyway
        case _:
            return False


def _known_by(table: Table, entries: Sequence[AnyEntry]) -> str:
    """The id of a game: a digest of all that was answered, rolled and ruled in it."""
    said: list[object] = [table.game, table.options, [seat.bot for seat in table.seats]]
    for entry in entries:
        match entry:
            case Answer():
                said.append((entry.seat, entry.key))
            case Chance():
                said.append(entry.outcome)
            case Override() if entry.verb != "note":
                said.append((entry.verb, entry.args))
            case Skip() | Restart():
                said.append(entry.step)
            case _:
                pass
    said.append(table.chance)
    return blake2b(msgspec.msgpack.encode(said), digest_size=10).hexdigest()
