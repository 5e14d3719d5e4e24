"""Declarations: answers in several parts, which are asked one after another before anything
happens.

The next part is computed from the parts that were answered, without changing the table. So
combinations are never listed: two ordered cards of ten are ten options and then nine, not ninety.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any
from urllib.parse import unquote

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Habit, Option, Refusal, Unoffered
from tabletop.play.questions.declaration_keys import spelt, spelt_alone
from tabletop.play.questions.declaration_part import DONE, Chosen, Drop, Part, Said
from tabletop.table.table import Table

__all__ = [
    "DONE",
    "Chosen",
    "Declaration",
    "Declared",
    "Draft",
    "Drop",
    "Part",
    "Said",
    "declaration",
]

PATIENCE = 500
"""The most drafts that are tried to find one that shows that an option can be completed."""

Following = Callable[[Said], Part | None]
"""Returns the next part, or None when the declaration is complete. It changes nothing and reads
only what the seat may know, because others may look on. It must be picklable for bots in other
processes: a function of a module, or a `partial` or bound method of picklable values."""


class Declaration(Decision, kw_only=True):
    """A question whose answer has several parts.

    `options` are those of the `first` part. Declarations with equal `comes_to` have the same
    effect: a drop that could mean several of them means the first. `foresees` gives the table as it
    will lie after the declaration, for paths that are shown beforehand.
    """

    following: Following
    first: Part
    comes_to: Callable[[Said], object] | None = None
    foresees: Callable[[Said], Table] | None = None

    @property
    def options(self) -> list[Option]:
        """All options of the first part, with those that lie beside."""
        question = Draft.of(self).question()
        return question.options if question else []

    def __reduce__(self) -> str | tuple[Any, ...]:
        asked = self.seat, self.following, self.whole, self.comes_to
        return _again, (*asked, self.moot, self.habit, self.public)

    def accept(
        self, key: str | Option, house_rules: Collection[str], anyway: bool = False
    ) -> Declared:
        """Return what *key*, a whole declaration as `Draft.key` writes it, declares. All of it is
        checked again, unless it was declared part by part in answer to this very question.

        :raises Refusal: if a part is not offered, is missing or is one too many, or if it is
            blocked and neither *anyway* nor a house rule overrides its rule.
        """
        if type(key) is Declared and key.draft.asked_of is self:
            if key.why:
                key.taken(house_rules, anyway)
            return key
        declared = self.begun(key if isinstance(key, str) else key.key, house_rules, anyway)
        if (part := declared.draft.part) is not None:
            raise Unoffered(part.rule, f"{declared.key!r} does not answer: {part.ask}")
        return declared

    def begun(self, key: str, house_rules: Collection[str], anyway: bool = False) -> Declared:
        """The same, but *key* may have only the first parts, as in a journal of the time when parts
        were separate answers. The game's rules carry on from there.

        :raises Refusal: if a part is not offered, is blocked, or is not well-formed.
        """
        draft = Draft.of(self, house_rules, anyway)
        for written in key.split("/"):
            one = draft.part is not None and draft.part.kind == "one"
            words = [written] if one else written.split()
            draft = draft.say([unquote(word) for word in words])
        return draft.declared()


def declaration(
    seat: int,
    following: Following,
    whole: str = "",
    comes_to: Callable[[Said], object] | None = None,
    *,
    moot: str = "",
    public: bool = False,
) -> Declaration:
    """The declaration whose first part follows nothing; *moot* and *public* as in a decision.

    :raises ValueError: if there is no first part.
    """
    first = following({})
    if first is None:
        raise ValueError("a declaration has at least one part")
    made = Declaration(
        seat, first.ask, first.rule, first.options, default=first.default, whole=whole,
        following=following, first=first, comes_to=comes_to, moot=moot, public=public,
    )  # fmt: skip
    if not first.sure or not (first.least or first.kind == "one"):  # it may be ended at once
        question = Draft.of(made).question()
        assert question is not None
        made.offered, made.default = question.offered, question.default
    return made


def _again(
    seat: int,
    following: Following,
    whole: str,
    comes_to: Callable[[Said], object] | None,
    moot: str,
    habit: Habit | None,
    public: bool,
) -> Declaration:
    made = declaration(seat, following, whole=whole, comes_to=comes_to, public=public)
    made.moot, made.habit = moot, habit
    return made


class Declared(Option, frozen=True, kw_only=True, eq=False):
    """A whole declaration: an option whose `said` are the options chosen in each part of its
    `draft`."""

    draft: Draft

    @property  # type: ignore[misc]
    def label(self) -> str:
        """The chosen options of each part, in words."""
        labels = [option.label for chosen in self.said.values() for option in chosen]
        return ", ".join(labels) or "Nothing"

    @property
    def said(self) -> dict[str, Chosen]:
        """The chosen options of each part, by its name."""
        return self.draft.said

    def one(self, part: str) -> Option:
        """The chosen option of a part in which exactly one is chosen."""
        (option,) = self.said[part]
        return option


def by_ruling(option: Option, lifted: Collection[str], house_rules: Collection[str]) -> Option:
    """*option*, open if players overrode its rule for an earlier part."""
    if option.is_open(house_rules) or not option.is_open(lifted):
        return option
    tells = f"By your ruling, against {option.rule}. {option.tells}".rstrip()
    return replace(option.plain(), rule="", why="", tells=tells)


_ENDED = Option(DONE, "")
"""The option that ends a part in which several are chosen."""


class Draft(Struct, frozen=True, eq=False, gc=False):
    """A declaration in progress, seen by one seat alone: nothing has happened yet. `part` is the
    open part, None when the declaration is complete, and `chosen` are the options chosen in it.
    `written` are the complete parts, as they stand in `key`."""

    asked_of: Declaration
    house_rules: Collection[str]
    anyway: bool
    said: dict[str, Chosen]
    part: Part | None
    chosen: Chosen = ()
    written: str = ""

    @classmethod
    def of(
        cls, asked: Declaration, house_rules: Collection[str] = (), anyway: bool = False
    ) -> Draft:
        """An empty draft. With *anyway*, blocked options can be chosen, for players who override
        the rules."""
        return cls(asked, house_rules, anyway, {}, asked.first)

    def question(self) -> Decision | None:
        """The next part as an ordinary question, None when the declaration is complete. An option
        that cannot be completed is blocked by the rule that blocks what would have to follow. An
        option that is open only by the players' ruling says so."""
        asked = self._asked()
        lifted = self._lifted(asked.options) if asked is not None and self.anyway else ()
        if asked is None or not lifted:
            return asked
        options = [by_ruling(option, lifted, self.house_rules) for option in asked.options]
        asked.offered = [option for option in options if not option.why]
        asked.beside = partial(list, [option for option in options if option.why])
        return asked

    def lifted(self) -> Collection[str]:
        """The rules that are overridden in the open part: those of the table, and those that
        players override in this declaration."""
        asked = self._asked() if self.anyway else None
        return [*self.house_rules, *self._lifted(asked.options)] if asked else self.house_rules

    def _lifted(self, options: list[Option]) -> list[str]:
        """The rules that an earlier part broke, which therefore block nothing more in this
        declaration; and the rules of all *options*, if nothing else is left."""
        said = [option for chosen in (*self.said.values(), self.chosen) for option in chosen]
        ruled = {option.rule for option in said if not option.is_open(self.house_rules)}
        if not any(option.is_open((*self.house_rules, *ruled)) for option in options):
            ruled |= {option.rule for option in options if not option.absolute}
        return sorted(ruled)

    def _asked(self) -> Decision | None:
        """The question as the rules ask it."""
        part = self.part
        if part is None:
            return None
        beside = self._beside if part.beside else None
        if part.sure and part.kind == "one" and not part.default:  # nothing is to be looked at
            return self._question(part, part.options, part.ask, "", beside)
        options = part.left(self.chosen)
        if not part.sure:
            options = [self._blocked_if_blind(option) for option in options]
        if self._may_end:
            done = part.end(self.chosen)
            options = [*options, done if part.sure else self._blocked_if_blind(done)]
        ask, default = part.ask, part.default
        if default and not any(option.key == default for option in options):
            default = ""
        if self.chosen:
            ask = f"{ask} So far: {', '.join(option.label for option in self.chosen)}."
        return self._question(part, options, ask, default, beside)

    def _question(
        self, part: Part, options: list[Option], ask: str, default: str,
        beside: Callable[[], list[Option]] | None,
    ) -> Decision:  # fmt: skip
        """The question of one part, asked of the seat of the whole declaration. Only the whole
        declaration can be moot."""
        asked, moot = self.asked_of, "" if self.said or self.chosen else self.asked_of.moot
        return Decision(asked.seat, ask, part.rule, options, default=default, whole=asked.whole,
                        beside=beside, public=asked.public, moot=moot)  # fmt: skip

    def _beside(self) -> list[Option]:
        """The options that lie beside the open part; absolute where nothing could follow them."""
        assert self.part is not None
        return [self._blocked_if_blind(option) for option in self.part.forbidden(self.chosen)]

    def take(self, key: str) -> Draft:
        """Return the draft after *key* is chosen, or after its part is ended by `DONE`.

        :raises Refusal: if that is not possible.
        """
        part = self.part
        if part is None:
            raise Unoffered(self.asked_of.rule, f"{key!r} is said where nothing more is asked.")
        if part.kind == "one":
            for option in part.options:
                if option.key == key and not option.why:
                    return self.with_option(option)
        if key == DONE and self._may_end:
            return self.with_option(_ENDED)
        option = self._named(part, key)
        if option.why:
            option = self._blocked_if_blind(option)
        if not self.may_say(option):
            raise Refusal(option.rule, option.why, absolute=option.absolute)
        return self.with_option(option)

    def _named(self, part: Part, key: str) -> Option:
        for option in part.left(self.chosen):
            if option.key == key:
                return option
        for option in part.forbidden(self.chosen):
            if option.key == key:
                return option
        raise Unoffered(part.rule, f"{key!r} is not an answer to: {part.ask}")

    def listed(self) -> list[Option]:
        """The options that could be chosen next, with the blocked ones where players override the
        rules."""
        part = self.part
        if part is None:
            return []
        left = part.left(self.chosen) if self.chosen else part.options
        if not part.sure:
            left = [self._blocked_if_blind(option) for option in left]
        return [*left, *self._beside()] if self.house_rules or self.anyway else left

    def sayable(self) -> list[Option]:
        """All options that can be chosen next."""
        part = self.part
        if part is None or self.house_rules or self.anyway or not part.sure:
            return [option for option in self.listed() if self.may_say(option)]
        left = part.left(self.chosen) if self.chosen else part.options
        return [option for option in left if not option.why]  # as most often

    def may_say(self, option: Option) -> bool:
        """Whether *option* of the open part can be chosen."""
        return (
            not option.why
            or option.is_open(self.house_rules)
            or (self.anyway and not option.absolute)
        )

    def say(self, keys: list[str]) -> Draft:
        """Return the draft after *keys*, and nothing else, are chosen in the open part.

        :raises Refusal: if they cannot be chosen, or are too few or too many.
        """
        part, draft = self.part, self
        if part is None or not part.least <= len(keys) <= part.most:
            asked = part.ask if part else self.asked_of.ask
            raise Unoffered(self.asked_of.rule, f"{' '.join(keys)!r} is not an answer to: {asked}")
        for key in keys:
            draft = draft.take(key)
        return draft.take(DONE) if draft.part is part else draft

    def walk(self, pick: Callable[[Decision], str]) -> Draft:
        """Return the whole declaration, with *pick* answering each question that is left.

        :raises Refusal: if an answer of *pick* is not possible.
        """
        draft = self
        while (question := draft.question()) is not None:
            draft = draft.take(pick(question))
        return draft

    def back(self) -> Draft | None:
        """The draft without the last choice; None if nothing was chosen."""
        words = [*self.spoken()]
        if not words:
            return None
        draft = Draft.of(self.asked_of, self.house_rules, self.anyway)
        for key in words[:-1]:
            draft = draft.take(key)
        return draft

    def key(self) -> str:
        """The whole declaration as journals and scripts write it: a stroke between parts, and a
        word for each choice. A part with one choice is that option's key. A part without an order
        lists its choices in the order of the options."""
        return self.written

    def declared(self) -> Declared:
        """The answer, once the declaration is complete."""
        rule = why = ""
        for part in self.said.values():
            for option in part:
                if option.why and not why and not option.is_open(self.house_rules):
                    rule, why = option.rule, option.why
        return Declared(self.written, "", rule=rule, why=why, draft=self)

    def spoken(self) -> Iterator[str]:
        """All choices one by one, with `DONE` where a part was ended early."""
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
        """Whether the open part has enough choices, though more are possible."""
        part = self.part
        return part is not None and part.kind != "one" and len(self.chosen) >= part.least

    def with_option(self, option: Option) -> Draft:
        """The draft after *option* of the open part is chosen, or ends that part.

        :raises ValueError: if an earlier part has the same name.
        """
        part, asked, said = self.part, self.asked_of, self.said
        assert part is not None
        if part.kind == "one":  # as most often
            chosen: Chosen = (option,)
            words = spelt_alone(option.key)
        else:
            ends = option.key == DONE
            chosen = self.chosen if ends else (*self.chosen, option)
            if not (ends or len(chosen) == part.most):
                return Draft(asked, self.house_rules, self.anyway, said, part, chosen, self.written)
            chosen = part.in_order(chosen)
            words = " ".join([spelt(each.key) for each in chosen])
        name = part.name
        if said:
            if name in said:
                raise ValueError(f"two parts of one declaration are called {name!r}")
            said, words = said | {name: chosen}, f"{self.written}/{words}"
        else:
            said = {name: chosen}
        following = asked.following(said)
        return Draft(asked, self.house_rules, self.anyway, said, following, (), words)

    def _blocked_if_blind(self, option: Option) -> Option:
        """*option*, blocked if it could be chosen but nothing could follow it: absolutely, if that
        holds even against the rules. Once a blocked option is chosen anyway, others can be chosen,
        too."""
        if option.absolute:
            return option
        barred = None
        if option.is_open(self.house_rules):
            plain = replace(self, anyway=False) if self.anyway else self
            barred = plain.with_option(option)._barred([PATIENCE])
            if barred is None:
                return option
        bent = self if self.anyway else replace(self, anyway=True)
        absolute = bent.with_option(option)._barred([PATIENCE]) is not None
        if barred is None and not absolute:
            return option
        rule, why = barred or (option.rule, option.why)
        return option.blocked(rule, why, absolute=absolute)

    def _barred(self, patience: list[int]) -> tuple[str, str] | None:
        """The rule by which this draft can never be completed, and the reason; empty if it can be,
        or if too many drafts would have to be tried to know."""
        part = self.part
        patience[0] -= 1
        if part is None or patience[0] < 0:
            return None
        barred: tuple[str, str] | None = None
        if self._may_end:
            barred = self.with_option(_ENDED)._barred(patience)
            if barred is None:
                return None
        left = [*part.left(self.chosen), *part.forbidden(self.chosen)]
        for option in left:
            if self.may_say(option):
                barred = self.with_option(option)._barred(patience)
                if barred is None:
                    return None
        first = next(((each.rule, each.why) for each in left if each.why), None)
        return barred or first or (part.rule, f"Nothing can follow: {part.ask}")
