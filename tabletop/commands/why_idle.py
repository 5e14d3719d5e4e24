"""Why a sentence did nothing in the games in which its card was tried: its moment never came, its
cost was not paid, its condition was false, or something forbade it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import moment
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.in_force import CardsInForce
from tabletop.executor.limits import Limits
from tabletop.executor.proposals import Posting
from tabletop.executor.sentence import RECKONED, Line, Sentence
from tabletop.executor.why_not import WhyNot
from tabletop.play.rules.deeds import Deed


@dataclass
class Kept:
    """What kept a sentence from having an effect.

    It counts how often the sentence `came` to its moment, how often its condition was not `so`, how
    often its cost was `unpaid` and why it was `lacking`, and how often its limit was `spent`.
    `forbade` lists what forbade its effect.
    """

    came: int = 0
    asked: int = 0
    untrue: int = 0
    priced: int = 0
    unpaid: int = 0
    lacking: Counter[str] = field(default_factory=Counter)
    spent: int = 0
    forbade: Counter[str] = field(default_factory=Counter)

    @property
    def began(self) -> bool:
        """Whether the sentence ever came to its moment."""
        return bool(self.came or self.asked or self.priced)


class WhyIdle:
    """Records what keeps the sentences of one card from having an effect."""

    def __init__(self, card: str, title_of: Callable[[str], str]) -> None:
        self._card, self._title_of = card, title_of
        self._by_words: dict[str, Kept] = {}
        self._forbids: list[str] = []

    def of(self, clause: Clause) -> Kept:
        """What kept *clause* from having an effect."""
        return self._by_words.setdefault(str(clause), Kept())

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Within this context, listen to the executor."""
        with ExitStack() as stack:
            stack.enter_context(_told(Posting, "_waits", self._waits))
            stack.enter_context(_told(CardsInForce, "in_force", self._in_force))
            stack.enter_context(_told(Executor, "lacks", self._lacks))
            stack.enter_context(_told(Limits, "is_spent", self._is_spent))
            stack.enter_context(_told(WhyNot, "forbids", self._forbidden))
            stack.enter_context(_told(WhyNot, "prevents", self._forbidden))
            stack.enter_context(_through(Executor, "_paid", self._paid))
            stack.enter_context(_replaced(Posting, "proposed", self._proposing(Posting.proposed)))
            yield

    def _kept(self, line: Line | None) -> Kept | None:
        if line is None or line.piece.name != self._card:
            return None
        return self.of(line.clause)

    def _waits(self, waits: bool, posting: Posting, table: Any, line: Line, deed: Deed) -> None:
        if waits and (kept := self._kept(line)) is not None:
            kept.came += 1

    def _in_force(self, so: bool, executor: Executor, context: Context, *more: Any) -> None:
        if (kept := self._kept(context.line)) is not None:
            kept.asked += 1
            kept.untrue += not so

    def _lacks(self, lacks: Any, executor: Executor, context: Context, *more: Any) -> None:
        if lacks is not None and (kept := self._kept(context.line)) is not None:
            kept.lacking[getattr(lacks, "why", str(lacks))] += 1

    def _is_spent(
        self, spent: bool, limits: Limits, table: Any, piece: Any, sentence: Sentence
    ) -> None:
        if spent and piece.name == self._card:
            self.of(sentence.clause).spent += 1

    def _forbidden(self, done: Any, why: WhyNot, play: Any, line: Line, *more: Any) -> None:
        self._forbids.append(self._title_of(line.piece.name))

    def _paid(self, paid: Any, executor: Executor, context: Context) -> None:
        if (kept := self._kept(context.line)) is not None and "cost" in context.line.clause.heads:
            kept.priced += 1
            kept.unpaid += paid is None
            if paid is None and _is_beyond(context):
                kept.lacking["nobody had so much."] += 1

    def _proposing(self, proposed: Callable[..., Any]) -> Callable[..., Any]:
        def method(posting: Posting, play: Any, deed: Deed, by: object) -> Any:
            done = proposed(posting, play, deed, by)
            kept = self._kept(by.line) if isinstance(by, Context) else None
            return done if kept is None else self._watched(done, deed, kept)

        return method

    def _watched(self, done: Any, deed: Deed, kept: Kept) -> Any:
        self._forbids.clear()
        yield from done
        if deed.prevented and self._forbids:
            kept.forbade[self._forbids[-1]] += 1


def _is_beyond(context: Context) -> bool:
    """Whether nobody at the table can pay the cost, as far as the game can tell."""
    price = context.line.clause.heads["cost"]
    able = getattr(price.phrase, "able", None)
    values = {name: value for name, value in price.values.items() if name != "who"}
    if able is None or isinstance(values.get("n"), RECKONED):
        return False
    return not any(able(context.table, slot, **values) for slot in range(len(context.table.seats)))


def _told(owner: type, name: str, note: Callable[..., None]) -> Any:
    """A context in which *note* receives the result and the arguments of a method."""
    before = getattr(owner, name)

    def method(*args: Any, **values: Any) -> Any:
        found = before(*args, **values)
        note(found, *args, **values)
        return found

    return _replaced(owner, name, method)


def _through(owner: type, name: str, note: Callable[..., None]) -> Any:
    """The same for a method that asks questions."""
    before = getattr(owner, name)

    def method(*args: Any, **values: Any) -> Any:
        found = yield from before(*args, **values)
        note(found, *args, **values)
        return found

    return _replaced(owner, name, method)


@contextmanager
def _replaced(owner: type, name: str, method: Callable[..., Any]) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, method)
    try:
        yield
    finally:
        setattr(owner, name, before)


def why(clause: Clause, kept: Kept, lay: bool, games: int) -> str:
    """Why *clause* did nothing in this number of *games*, if its card *lay* in play in any of
    them."""
    if not lay:
        return f"Its card never came into play in {_times(games, 'game')}."
    trigger = clause.heads.get("trigger")
    if trigger is not None and not kept.came:
        return f"It never came to that: {str(trigger)!r} never happened while the card lay there."
    if kept.untrue and kept.untrue == kept.asked:
        return f"It was not so: {_hangs_on(clause)} was false {_of(kept.untrue, kept.asked)}."
    if kept.lacking:
        reason, n = kept.lacking.most_common(1)[0]
        return f"Its price could not be paid, {_times(n, 'time')}: {reason}"
    if kept.priced and kept.unpaid == kept.priced:
        return (
            f"Its price was not paid, {_of(kept.unpaid, kept.priced)}: nobody wanted to, or could."
        )
    if kept.forbade:
        card, n = kept.forbade.most_common(1)[0]
        return f"{card} forbade it, {_times(n, 'time')}."
    if kept.spent:
        return f"It was used up already, {_times(kept.spent, 'time')}."
    if moment(clause) == "used":
        return "Nobody used the card."
    if moment(clause) == "row":
        return "The die never showed that."
    return "It never came to that."


def _hangs_on(clause: Clause) -> str:
    parts = (clause.heads.get("bearer"), clause.heads.get("if"), clause.unless, clause.duration)
    return " and ".join(repr(str(part)) for part in parts if part is not None)


def _times(n: int, what: str) -> str:
    return f"{n} {what}{'s' * (n != 1)}"


def _of(n: int, of: int) -> str:
    return f"{n} of {_times(of, 'time')}"
