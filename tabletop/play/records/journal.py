"""The journal: all that was answered, rolled and ruled, and the checkpoints to go back to."""

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
    """One thing that came to the game from outside the rules."""


class Answer(Entry):
    """A seat answered. `mark` names the question, `hash` the table it was asked at.

    `words` are what its option was called, by which it is taken back and done again; who else than
    the seat's person may read them hangs on whether it is `open` to all.
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
    """The chance seat answered: a die's side, a deck's order or a card; `typed` by people."""

    outcome: int | list[int]
    typed: bool = False


class Override(Entry):
    """Players used a verb by hand. `halts`: the rules cannot go on from there."""

    verb: Name
    args: dict[Name, Arg]
    reason: Words = ""
    follows: bool = False
    halts: bool = False

    @property
    def gives_up(self) -> bool:
        """Whether they gave up by it: that bends no rule."""
        return self.reason == GIVEN_UP and self.verb in ("end", "go")


class Skip(Entry):
    """Players left the rest of a step undone."""

    step: Name
    reason: Words = ""


class Restart(Entry):
    """Players began the step again."""

    step: Name
    reason: Words = ""


AnyEntry = Answer | Chance | Override | Skip | Restart

_entry_of = attrgetter("entry")
_proof = msgspec.msgpack.Decoder(AnyEntry)


def prove(entry: AnyEntry) -> None:
    """Prove that *entry* can be saved and read again, before it is carried out.

    :raises Refusal: if its words are too long or hold broken characters.
    """
    try:
        _proof.decode(msgspec.msgpack.encode(entry))
    except (msgspec.ValidationError, UnicodeError) as fault:
        raise Refusal("", f"These words cannot be saved: {fault}.") from fault


class Checkpoint(Struct):
    """The table before entry number `entry`, at the clean start of a step.

    `frozen` is a whole table, this one or an earlier one, and `since` what differs from that. An
    earlier one is shared by several checkpoints. `weight` is the bytes of all up to this one.
    """

    entry: int
    frozen: bytes
    since: bytes = b""
    weight: int = 0

    def table(self) -> Table:
        """The table as it lay."""
        table = thaw(self.frozen)
        return thaw_touched(self.since, table) if self.since else table


class Tail(Struct):
    """What was cut off a game: entries, their checkpoints and their lines in the chronicle."""

    entries: list[AnyEntry]
    checkpoints: list[Checkpoint] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def parted(whole: list[T], at: int) -> tuple[list[T], list[T]]:
    """*whole*, which is used up, as what comes before *at* and what comes after.

    Only the shorter part is copied: a game is taken back as fast from its end to its beginning as
    by one answer.
    """
    if at * 2 < len(whole):
        head = whole[:at]
        del whole[:at]
        return head, whole
    tail = whole[at:]
    del whole[at:]
    return whole, tail


class Journal(Struct):
    """Entries in order, and checkpoints by entry number.

    Checkpoints are thinned so that they never weigh more than about `heaviest` bytes: every second
    goes but for the newest quarter, then again. What was dropped is replayed from the one before.
    """

    entries: list[AnyEntry] = field(default_factory=list)
    checkpoints: list[Checkpoint] = field(default_factory=list)
    heaviest: int = 48_000_000

    def keep(self, entry: int, frozen: bytes, since: bytes = b"") -> None:
        """Keep the table that stood before *entry*, which is later than all kept so far."""
        self._add(Checkpoint(entry, frozen, since))
        if self.checkpoints[-1].weight > self.heaviest:
            self._thin()

    @property
    def first(self) -> int:
        """The number of the earliest entry that can be gone back to."""
        return self.checkpoints[0].entry

    def before(self, entry: int) -> Checkpoint:
        """The newest checkpoint at or before *entry*."""
        index = bisect_right(self.checkpoints, entry, key=_entry_of)
        return self.checkpoints[max(index - 1, 0)]

    def cut(self, entry: int) -> Tail:
        """Cut off all from *entry* on; returns it."""
        index = bisect_right(self.checkpoints, entry, key=_entry_of)
        self.entries, entries = parted(self.entries, entry)
        self.checkpoints, checkpoints = parted(self.checkpoints, index)
        return Tail(entries, checkpoints)

    def join(self, tail: Tail) -> None:
        """Lay *tail* on again."""
        self.entries += tail.entries
        last = self.checkpoints[-1].entry
        for kept in tail.checkpoints:
            if kept.entry > last:
                self.keep(kept.entry, kept.frozen, kept.since)

    def sparse(self, every: int) -> list[Checkpoint]:
        """What a save keeps: the last checkpoint, one *every* entries before it, the first.

        The gaps double from the last one back, so that a long game is hardly larger than a short.
        """
        if len(self.checkpoints) < 2:
            return self.checkpoints
        first, *others, last = self.checkpoints
        kept = [last]
        for checkpoint in reversed(others):
            if kept[-1].entry - checkpoint.entry >= every:
                kept.append(checkpoint)
                every *= 2
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
