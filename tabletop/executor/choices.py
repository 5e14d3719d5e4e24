"""The choices that sentences leave to a player and that can be made before they are carried out:
all that come before the first die or reveal.

`choices` reads them from the words alone, `next_choice` from a table and the choices so far.
Choices made beforehand are keys of options in `Context.beforehand`; the executor takes them from
there instead of asking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tabletop.cardtext.amounts import UpTo
from tabletop.cardtext.clause import Actions
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED, Such, Together
from tabletop.executor import question_text
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.questions import LEAVE
from tabletop.executor.sentence import Sentence
from tabletop.play.questions.decision import Option

Kind = Literal["who", "may", "mode", "how many", "price"]
"""The kind of a choice: whom a noun means, whether something is done, which of several, how many,
or whether a price is paid."""


class Choice(NamedTuple):
    """One choice: `by` is the sentence that leaves it, `said` is what it is about. On a table it
    has the `options` of its question, and the words that the question adds behind the sentence, if
    any: `Who?`."""

    kind: Kind
    by: Sentence
    said: Said
    ask: str = ""
    options: tuple[Option, ...] = ()


def choices(sentences: Sequence[Sentence], picked: Callable[[str], bool]) -> tuple[Choice, ...]:
    """All choices that *sentences* may leave to whoever carries them out, on any table; *picked*
    says of which nouns one is picked (`Whom.is_picked`)."""
    found: list[Choice] = []
    for sentence in _all(sentences):
        price = sentence.clause.heads.get("cost")
        if price is not None:
            found.append(Choice("price", sentence, price))
        for said in sentence.clause.body:
            found += (Choice(kind, sentence, said) for kind in _kinds(said, picked))
            if reveals(said):
                return (*found,)
    return (*found,)


def comes_to_light(sentences: Sequence[Sentence]) -> bool:
    """Whether *sentences* reveal something that nobody knew: a die, a card."""
    return any(reveals(said) for each in _all(sentences) for said in each.clause.body)


def _all(sentences: Sequence[Sentence]) -> Iterator[Sentence]:
    """The clauses that are carried out at once, and those that go on from them."""
    for each in sentences:
        if "trigger" not in each.clause.heads and "range" not in each.clause.heads:
            yield each
            yield from _all(each.more)


def _kinds(said: Said, picked: Callable[[str], bool]) -> Iterator[Kind]:
    noun = _noun(said.values.get("who") or getattr(said.phrase, "about", ""))
    if picked(noun):
        yield "who"
    if "modes" in said.values:
        yield "mode"
    elif said.may:
        yield "may"
    if any(isinstance(each, UpTo) for each in said.values.values()):
        yield "how many"


def _noun(who: object) -> str:
    if isinstance(who, Together):
        return _noun(who.parts[-1]) if who.one else ""
    return str(who.noun if isinstance(who, Such) else who or "")


def reveals(said: Said) -> bool:
    """Whether *said*, or one of its modes, reveals something."""
    modes: tuple[Actions, ...] = said.values.get("modes", ())
    inside = (each for mode in modes for each in mode)
    return said.phrase.reveals or any(map(reveals, inside))


class _Ends(Exception):
    """No further choice can be made beforehand: the rest depends on what happens."""


class _Found(Exception):
    def __init__(self, choice: Choice) -> None:
        self.choice = choice


def next_choice(
    executor: Executor, sentences: Sequence[Sentence], context: Context, keys: Sequence[str] = ()
) -> Choice | None:
    """The next choice that *sentences* leave to `you` of *context*, after the options with these
    *keys* are chosen; None if nothing more can be chosen beforehand."""
    walk = _Walk(executor, context, [*keys])
    try:
        for sentence in sentences:
            walk.sentence(sentence)
    except _Found as found:
        return found.choice
    except _Ends:
        pass
    return None


class _Walk:
    """Walks through sentences as they would be carried out, as far as the results are known."""

    def __init__(self, executor: Executor, context: Context, keys: list[str]) -> None:
        self._executor, self._keys = executor, keys
        self._context = replace(context)
        self._is_begun = False

    def sentence(self, sentence: Sentence) -> None:
        """Walk through one sentence, and those that go on from it."""
        clause, executor = sentence.clause, self._executor
        if "trigger" in clause.heads or "range" in clause.heads:
            return
        context = self._context
        context.line = replace(context.line, sentence=sentence)
        asks = not sentence.plain or "limit" in clause.heads
        if asks and self._is_begun:
            raise _Ends  # what was done may have changed it
        if "limit" in clause.heads and executor.limits.is_spent(
            context.table, context.line.piece, sentence
        ):
            return
        body = clause.body
        if not (sentence.plain or executor.in_force(context)):
            body = clause.otherwise
        elif clause.unless is not None and "price" in clause.unless.values:
            raise _Ends  # whom it befalls is asked
        elif (price := clause.heads.get("cost")) is not None and not self._is_paid(sentence, price):
            return
        if sentence.is_held and body:
            self._whom(sentence, body[0], sentence.whose)
            body = ()
        for said in body:
            self._action(sentence, said)
        for each in sentence.more:
            self.sentence(each)

    def _is_paid(self, sentence: Sentence, price: Said) -> bool:
        who = price.values.get("who")
        if who not in (None, IMPLIED, "you"):
            raise _Ends
        if self._executor.lacks(self._context, price, self._context.you) is not None:
            return False
        paid = Option("yes", question_text.sentence([price.addressed]))
        if self._said("price", sentence, price, "", [paid, LEAVE]) == LEAVE.key:
            return False
        if price.phrase.reveals:
            raise _Ends
        self._is_begun = True
        return True

    def _action(self, sentence: Sentence, said: Said) -> None:
        modes = said.values.get("modes")
        if modes is not None:
            if "who" in said.values:
                raise _Ends  # each of them is asked
            options = [
                Option(f"mode {n}", question_text.sentence([f"{each}" for each in mode]), value=n)
                for n, mode in enumerate(modes)
            ]
            key = self._said("mode", sentence, said, "Which?", options)
            for each in modes[int(key.removeprefix("mode "))]:
                self._action(sentence, each)
            return
        self._whom(sentence, said, said.values.get("who"))
        if said.may:
            if said.values.get("who") not in (IMPLIED, "you"):
                raise _Ends
            done = Option("yes", question_text.sentence([said.addressed]))
            if self._said("may", sentence, said, "", [done, LEAVE]) == LEAVE.key:
                self._is_begun = True
                return
        for value in said.values.values():
            if isinstance(value, UpTo):
                numbers = [Option(f"{n}", f"{n}", value=n) for n in range(value.n, -1, -1)]
                self._said("how many", sentence, said, "How many?", numbers)
        if reveals(said):
            raise _Ends
        self._is_begun = True

    def _whom(self, sentence: Sentence, said: Said, who: object) -> None:
        """Whom a noun means, if one of several is picked."""
        whom = self._executor.whom
        if who is None or not whom.is_picked(_noun(who)):
            return
        if not whom.is_asked(_noun(who)):
            raise _Ends  # by lot
        found = whom.among(self._context, who)  # type: ignore[arg-type]
        if len(found) == 1:
            self._context.that = found[0]
        elif found:
            if self._is_begun and isinstance(who, Such):
                raise _Ends
            table = self._context.table
            options = [
                Option(f"seat {each}", self._executor.name_of(table, each), value=each)
                for each in found
            ]
            key = self._said("who", sentence, said, "Who?", options)
            self._context.that = next(int(each.value) for each in options if each.key == key)

    def _said(self, kind: Kind, by: Sentence, said: Said, ask: str, options: list[Option]) -> str:
        """The next key of those already chosen; if there is none, this is the next choice."""
        if self._keys:
            key = self._keys.pop(0)
            if any(each.key == key for each in options):
                return key
            raise _Ends
        raise _Found(Choice(kind, by, said, ask, (*options,)))
