"""The journal: every answer, roll and ruling, and the checkpoints to go back to."""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import TypeVar

import msgspec
from msgspec import Struct, field

from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.chronicle import GIVEN_UP, Line
from tabletop.table.bounds import Arg, Key, Name, Words
from tabletop.table.table import Table, thaw, thaw_touched

T = TypeVar("T")


class Entry(Struct, tag=True, omit_defaults=True, gc=False):
    """Something that came to the game from outside the rules."""


class Answer(Entry):
    """The answer of a seat.

    `mark` names the question and `hash` the table on which it was asked. `words` are the label of
    the option; undo and redo show them. Everybody may read them if the answer is `open`, otherwise
    only the seat's own person.
    """

    seat: int
    key: Key
    mark: Name
    hash: Name = ""
    anyway: bool = False
    reason: Words = ""
    follows: bool = False
    words: Words = ""
    open: bool = False


class Chance(Entry):
    """The answer of the chance seat: the side of a die, the order of a deck or a card; `typed` if
    people gave it."""

    outcome: int | list[int]
    typed: bool = False


class Override(Entry):
    """A move of players by hand. If it `halts` the game, the rules cannot go on from there."""

    verb: Name
    args: dict[Name, Arg]
    reason: Words = ""
    follows: bool = False
    halts: bool = False

    @property
    def gives_up(self) -> bool:
        """Whether players gave up by it. Giving up breaks no rule."""
        return self.reason == GIVEN_UP and self.verb in ("end", "go")


class Skip(Entry):
    """Players skipped the rest of a step."""

    step: Name
    reason: Words = ""


class Restart(Entry):
    """Players restarted the step."""

    step: Name
    reason: Words = ""


AnyEntry = Answer | Chance | Override | Skip | Restart

_entry_of = attrgetter("entry")
_proof = msgspec.msgpack.Decoder(AnyEntry)


def prove(entry: AnyEntry) -> None:
    """Make sure that *entry* can be saved and read again, before it is carried out.

    :raises Refusal: if its words are too long or contain invalid characters.
    """
    try:
        _proof.decode(msgspec.msgpack.encode(entry))
    except (msgspec.ValidationError, UnicodeError) as fault:
        raise Refusal("", f"These words cannot be saved: {fault}.") from fault


class Checkpoint(Struct):
    """The table before entry number `entry`, at the beginning of a step.

    `frozen` is a whole table, this one or an earlier one, and `since` is the difference to it.
    Several checkpoints share one earlier table. `weight` is the number of bytes of all checkpoints
    up to this one.
    """

    entry: int
    frozen: bytes
    since: bytes = b""
    weight: int = 0

    def table(self) -> Table:
        """The table as it lay then."""
        table = thaw(self.frozen)
        return thaw_touched(self.since, table) if self.since else table


class Tail(Struct):
    """What was cut off a game: entries, their checkpoints and their lines of the chronicle."""

    entries: list[AnyEntry]
    checkpoints: list[Checkpoint] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def parted(whole: list[T], at: int) -> tuple[list[T], list[T]]:
    """Split *whole*, which is used up, into the part before *at* and the part from there on. Only
    the shorter part is copied, so undoing a whole game is as fast as undoing one answer."""
    if at * 2 < len(whole):
        head = whole[:at]
        del whole[:at]
        return head, whole
    tail = whole[at:]
    del whole[at:]
    return whole, tail


class Journal(Struct):
    """Entries in order, and checkpoints by entry number.

    Checkpoints are thinned so that they never weigh much more than `heaviest` bytes: every second
    one is dropped except in the newest quarter. The table at a dropped checkpoint is replayed from
    the one before.
    """

    entries: list[AnyEntry] = field(default_factory=list)
    checkpoints: list[Checkpoint] = field(default_factory=list)
    heaviest: int = 48_000_000

    def keep(self, entry: int, frozen: bytes, since: bytes = b"") -> None:
        """Keep the table before *entry*, which must be later than all kept so far."""
        self._add(Checkpoint(entry, frozen, since))
        if self.checkpoints[-1].weight > self.heaviest:
            self._thin()

    @property
    def first(self) -> int:
        """The number of the earliest entry that can be undone."""
        return self.checkpoints[0].entry

    def before(self, entry: int) -> Checkpoint:
        """The newest checkpoint at or before *entry*."""
        index = bisect_right(self.checkpoints, entry, key=_entry_of)
        return self.checkpoints[max(index - 1, 0)]

    def cut(self, entry: int) -> Tail:
        """Cut off everything from *entry* on; returns it."""
        index = bisect_right(self.checkpoints, entry, key=_entry_of)
        self.entries, entries = parted(self.entries, entry)
        self.checkpoints, checkpoints = parted(self.checkpoints, index)
        return Tail(entries, checkpoints)

    def join(self, tail: Tail) -> None:
        """Append *tail* again."""
        self.entries += tail.entries
        last = self.checkpoints[-1].entry
        for kept in tail.checkpoints:
            if kept.entry > last:
                self.keep(kept.entry, kept.frozen, kept.since)

    def sparse(self, every: int) -> list[Checkpoint]:
        """The checkpoints for a save: the last one, the one *every* entries before it, and the
        first. Each gap is four times as long as the next: a long game's save is hardly larger than
        that of a short one."""
        if len(self.checkpoints) < 2:
            return self.checkpoints
        first, *others, last = self.checkpoints
        kept = [last]
        for checkpoint in reversed(others):
            if kept[-1].entry - checkpoint.entry >= every:
                kept.append(checkpoint)
                every *= 4
        return [first, *reversed(kept)]

    def _add(self, checkpoint: Checkpoint) -> None:
        weight = len(checkpoint.since) + len(checkpoint.frozen)
        if self.checkpoints:
            last = self.checkpoints[-1]
            weight += last.weight
            if checkpoint.frozen is last.frozen:
                weight -= len(last.frozen)
        checkpoint.weight = weight
        self.checkpoints.append(checkpoint)

    def _thin(self) -> None:
        recent = max(1, len(self.checkpoints) * 3 // 4)
        fewer = [*self.checkpoints[:1], *self.checkpoints[2:recent:2], *self.checkpoints[recent:]]
        self.checkpoints.clear()
        for kept in fewer:
            self._add(kept)
