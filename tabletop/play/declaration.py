"""Declarations: an answer in parts, which are asked one after another before anything happens.

What follows is a pure question about what has been said so far, so nothing need be listed that is
never asked: two ordered cards of ten are ten options and then nine, not ninety.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal
from urllib.parse import quote, unquote

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.decision import Decision, Option, Refusal, Unoffered

Kind = Literal["one", "some", "order", "path", "share"]

Chosen = tuple[Option, ...]
"""What was said in one part, in the order in which it was."""

Said = Mapping[str, Chosen]
"""What was said in each part so far, by its name."""

DONE = "done"
"""The key that ends a part in which more could be said."""

PATIENCE = 500
"""How many drafts are looked at, at most, for one that shows that an option leads anywhere."""

_SAFE = ":,;=+*@!~'()&$[]{}<>|?#^"
_NO_KEYS = ("", DONE)


class Part(Struct):
    """One thing that is to be said.

    `one` of the options; `some` of them, whatever their order, or in an `order` that matters; a
    `path` of places, each from the one before; a `share`, where an option may be chosen again. From
    `least` to `most` are to be chosen. `after` lists the options once some were chosen in this
    part; without it those that were chosen are gone (from a share, none is). `ended` is what ending
    it is called.

    `beside` makes what lies there only to be tried, all of it blocked: when somebody looks. Where
    it is `sure` that something follows whatever is open here, that need not be looked at.
    """

    name: str
    ask: str
    rule: str
    options: list[Option]
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    default: str = ""
    after: Callable[[Chosen], list[Option]] | None = None
    ended: str = "That is all"
    beside: Callable[[], list[Option]] | None = None
    sure: bool = False

    def __post_init__(self) -> None:
        for option in self.options:
            if option.key in _NO_KEYS:
                raise ValueError(f"no option of a part may be called {DONE!r}, or nothing")

    def left(self, chosen: Chosen) -> list[Option]:
        """What could be chosen after *chosen*."""
        if chosen and self.after is not None:
            return self.after(chosen)
        return self._not_gone(self.options, chosen)

    def forbidden(self, chosen: Chosen) -> list[Option]:
        """What lies beside that after *chosen*."""
        return self._not_gone(self.beside(), chosen) if self.beside else []

    def _not_gone(self, options: list[Option], chosen: Chosen) -> list[Option]:
        if not chosen or self.kind == "share":
            return options
        gone = {option.key for option in chosen}
        return [option for option in options if option.key not in gone]


Following = Callable[[Said], Part | None]
"""The part that follows what was said, nothing when all is said. It changes nothing, and reads no
more than the seat may know: what it asks is shown while others may look on.

A bot may be asked in another process: let it be a function of its module, or what a `partial` or
the method of a value makes of such, with nothing in it that could not be pickled."""


class Declaration(Decision, kw_only=True):
    """A question whose answer has parts. `options` are those of the `first`."""

    following: Following
    first: Part

    def __reduce__(self) -> str | tuple[Any, ...]:
        return _again, (self.seat, self.following, self.whole)

    def accept(
        self, key: str | Option, house_rules: Collection[str], anyway: bool = False
    ) -> Declared:
        """What *key*, a whole declaration as `Draft.key` writes it, declares; all of it is checked
        again, unless it was said part by part of this very question.

        :raises Refusal: if a part of it is not offered, is blocked and neither *anyway* nor a house
            rule lifts its rule, is missing, or is one too many.
        """
        if type(key) is Declared and key.draft.asked_of is self:
            key.taken(house_rules, anyway)
            return key
        text = key if isinstance(key, str) else key.key
        draft = Draft.of(self, house_rules, anyway)
        for written in text.split("/"):
            one = draft.part is not None and draft.part.kind == "one"
            words = [written] if one else written.split()
            draft = draft.say([unquote(word) for word in words])
        if draft.part is not None:
            raise Unoffered(draft.part.rule, f"{text!r} does not answer: {draft.part.ask}")
        return draft.declared()


def declaration(seat: int, following: Following, *, whole: str = "") -> Declaration:
    """The declaration that begins with what follows nothing.

    :raises ValueError: if nothing does.
    """
    first = following({})
    if first is None:
        raise ValueError("a declaration has at least one part")
    made = Declaration(
        seat, first.ask, first.rule, first.options, default=first.default, whole=whole,
        beside=first.beside, following=following, first=first,
    )  # fmt: skip
    if not first.sure:
        question = Draft.of(made).question()
        assert question is not None
        made.offered, made.default = question.offered, question.default
    return made


def _again(seat: int, following: Following, whole: str) -> Declaration:
    return declaration(seat, following, whole=whole)


class Declared(Option, frozen=True, kw_only=True, eq=False):
    """A whole declaration: an option whose `said` are those chosen in each part of its `draft`."""

    draft: Draft

    @property
    def said(self) -> dict[str, Chosen]:
        """Those that were chosen in each part, by its name."""
        return self.draft.said

    def one(self, part: str) -> Option:
        """What was chosen in a part where one is."""
        (option,) = self.said[part]
        return option


class Draft(Struct, frozen=True, eq=False):
    """What one seat has said so far, as it lies before that seat alone: nothing has happened.

    `part` is the one that is open, none when all is said, and `chosen` what was said in it.
    `written` are those that were said, as words of `key`.
    """

    asked_of: Declaration
    house_rules: Collection[str]
    anyway: bool
    said: dict[str, Chosen]
    part: Part | None
    chosen: Chosen = ()
    written: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, asked: Declaration, house_rules: Collection[str] = (), anyway: bool = False
    ) -> Draft:
        """Nothing is said yet. *anyway* lets blocked options be chosen, for players who rule so."""
        return cls(asked, house_rules, anyway, {}, asked.first)

    def question(self) -> Decision | None:
        """What is to be said next, as a question like any other; nothing when all is said.

        What nothing could follow is blocked, by the rule of what would have to.
        """
        part = self.part
        if part is None:
            return None
        options = part.left(self.chosen)
        if not part.sure:
            options = [self._blocked_if_blind(option) for option in options]
        if self._may_end:
            done = Option(DONE, part.ended, rule=part.rule)
            options = [*options, done if part.sure else self._blocked_if_blind(done)]
        ask, default = part.ask, part.default
        if default and not any(option.key == default for option in options):
            default = ""
        if self.chosen:
            ask = f"{ask} So far: {', '.join(option.label for option in self.chosen)}."
        beside = self._beside if part.beside else None
        whole = self.asked_of.whole
        return Decision(
            self.asked_of.seat, ask, part.rule, options, default=default, whole=whole, beside=beside
        )

    def _beside(self) -> list[Option]:
        """What lies beside what may be said next: blocked for good where nothing could follow."""
        assert self.part is not None
        return [self._blocked_if_blind(option) for option in self.part.forbidden(self.chosen)]

    def take(self, key: str) -> Draft:
        """The draft once *key* is chosen, or its part is ended by `DONE`.

        :raises Refusal: if it cannot be.
        """
        part = self.part
        if part is None:
            raise Unoffered(self.asked_of.rule, f"{key!r} is said where nothing more is asked.")
        if key == DONE and self._may_end:
            return self._end()
        option = self._named(part, key)
        if not self._may_be_said(option):
            raise Refusal(option.rule, option.why, absolute=option.absolute)
        return self._with(option)

    def _named(self, part: Part, key: str) -> Option:
        for option in part.left(self.chosen):
            if option.key == key:
                return option
        for option in part.forbidden(self.chosen):
            if option.key == key:
                return option
        raise Unoffered(part.rule, f"{key!r} is not an answer to: {part.ask}")

    def _may_be_said(self, option: Option) -> bool:
        return option.is_open(self.house_rules) or (self.anyway and not option.absolute)

    def say(self, keys: list[str]) -> Draft:
        """The draft once *keys*, and nothing else, are chosen in the open part.

        :raises Refusal: if they cannot be, or are too few or too many.
        """
        part, draft = self.part, self
        if part is None or not part.least <= len(keys) <= part.most:
            asked = part.ask if part else self.asked_of.ask
            raise Unoffered(self.asked_of.rule, f"{' '.join(keys)!r} is not an answer to: {asked}")
        for key in keys:
            draft = draft.take(key)
        return draft.take(DONE) if draft.part is part else draft

    def walk(self, pick: Callable[[Decision], str]) -> Draft:
        """The whole declaration of which *pick* answers each question that is left.

        :raises Refusal: if it answers one as it cannot be.
        """
        draft = self
        while (question := draft.question()) is not None:
            draft = draft.take(pick(question))
        return draft

    def back(self) -> Draft | None:
        """The draft without what was said last; nothing if nothing was said."""
        words = [*self._spoken()]
        if not words:
            return None
        draft = Draft.of(self.asked_of, self.house_rules, self.anyway)
        for key in words[:-1]:
            draft = draft.take(key)
        return draft

    def key(self) -> str:
        """The whole declaration as it stands in journals and scripts: a stroke between parts, and
        a word for each choice. Where one is made, its key stands as it is; what has no order has
        that of the options."""
        return "/".join(self.written)

    def declared(self) -> Declared:
        """The answer, once all is said."""
        chosen = [option for part in self.said.values() for option in part]
        rule = why = ""
        for option in chosen:
            if option.why and not option.is_open(self.house_rules):
                rule, why = option.rule, option.why
                break
        label = ", ".join([option.label for option in chosen]) or "Nothing"
        return Declared(self.key(), label, rule=rule, why=why, draft=self)

    def _spoken(self) -> Iterator[str]:
        """All that was said, a key at a time, with `DONE` where a part was ended early."""
        draft = Draft.of(self.asked_of, self.house_rules, self.anyway)
        for chosen in self.said.values():
            part = draft.part
            for option in chosen:
                yield option.key
                draft = draft.take(option.key)
            if draft.part is part:
                yield DONE
                draft = draft.take(DONE)
        for option in self.chosen:
            yield option.key

    @property
    def _may_end(self) -> bool:
        """Whether enough is said in the open part, though more could be."""
        part = self.part
        return part is not None and part.kind != "one" and len(self.chosen) >= part.least

    def _with(self, option: Option) -> Draft:
        """The draft once *option* is chosen in the open part, or its part is ended."""
        part = self.part
        assert part is not None
        if option.key == DONE:
            return self._end()
        longer = Draft(
            self.asked_of, self.house_rules, self.anyway, self.said, part,
            (*self.chosen, option), self.written,
        )  # fmt: skip
        return longer._end() if len(longer.chosen) == part.most else longer

    def _end(self) -> Draft:
        """The draft with its part closed and the next one open."""
        part, chosen = self.part, self.chosen
        assert part is not None
        if part.kind == "some":
            rank = {option.key: n for n, option in enumerate(part.options)}
            chosen = tuple(sorted(chosen, key=lambda option: rank[option.key]))
        if part.name in self.said:
            raise ValueError(f"two parts of one declaration are called {part.name!r}")
        said, asked = {**self.said, part.name: chosen}, self.asked_of
        safe = _SAFE + " " if part.kind == "one" else _SAFE
        written = (*self.written, " ".join([_spelt(option.key, safe) for option in chosen]))
        following = asked.following(said)
        return Draft(asked, self.house_rules, self.anyway, said, following, (), written)

    def _blocked_if_blind(self, option: Option) -> Option:
        """*option*, blocked for good where it could be chosen but nothing could follow it. After
        one that is chosen anyway, others may be."""
        if option.absolute:
            return option
        draft = self if option.is_open(self.house_rules) else replace(self, anyway=True)
        barred = draft._with(option)._barred([PATIENCE])
        if barred is None:
            return option
        rule, why = (option.rule, option.why) if option.why else barred
        return option.blocked(rule, why, absolute=True)

    def _barred(self, patience: list[int]) -> tuple[str, str] | None:
        """The rule by which this can never be whole, and why; nothing if it can, or if that is not
        known after so many looks."""
        part = self.part
        patience[0] -= 1
        if part is None or patience[0] < 0:
            return None
        barred: tuple[str, str] | None = None
        if self._may_end:
            barred = self._end()._barred(patience)
            if barred is None:
                return None
        left = [*part.left(self.chosen), *part.forbidden(self.chosen)]
        for option in left:
            if self._may_be_said(option):
                barred = self._with(option)._barred(patience)
                if barred is None:
                    return None
        first = next(((each.rule, each.why) for each in left if each.why), None)
        return barred or first or (part.rule, f"Nothing can follow: {part.ask}")


@lru_cache(4096)
def _spelt(key: str, safe: str) -> str:
    """*key* as a word of a whole declaration, in which all that is not *safe* is quoted."""
    return quote(key, safe=safe)
