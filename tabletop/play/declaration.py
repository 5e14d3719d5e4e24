"""Declarations: an answer in parts, which are asked one after another before anything happens.

What follows is a pure question about what has been said so far, so nothing need be listed that is
never asked: two ordered cards of ten are ten options and then nine, not ninety.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal
from urllib.parse import quote, unquote

from msgspec import Struct, field

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


class Part(Struct):
    """One thing that is to be said.

    `one` of the options; `some` of them, whatever their order, or in an `order` that matters; a
    `path` of places, each from the one before; a `share`, where an option may be chosen again. From
    `least` to `most` are to be chosen. `after` lists the options once some were chosen in this
    part; without it those that were chosen are gone (from a share, none is). `ended` is what ending
    it is called.
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

    def __post_init__(self) -> None:
        if any(option.key in ("", DONE) for option in self.options):
            raise ValueError(f"no option of a part may be called {DONE!r}, or nothing")

    def left(self, chosen: Chosen) -> list[Option]:
        """What could be chosen after *chosen*."""
        if chosen and self.after is not None:
            return self.after(chosen)
        if self.kind == "share":
            return self.options
        gone = {option.key for option in chosen}
        return [option for option in self.options if option.key not in gone]


Following = Callable[[Said], Part | None]
"""The part that follows what was said, nothing when all is said. It changes nothing, and reads no
more than the seat may know: what it asks is shown while others may look on."""


class Declaration(Decision, kw_only=True):
    """A question whose answer has parts. `options` are those of the first."""

    following: Following

    def accept(
        self, key: str | Option, house_rules: Collection[str], anyway: bool = False
    ) -> Declared:
        """What *key*, a whole declaration as `Draft.key` writes it, declares; all of it is checked
        again.

        :raises Refusal: if a part of it is not offered, is blocked and neither *anyway* nor a house
            rule lifts its rule, is missing, or is one too many.
        """
        text = key if isinstance(key, str) else key.key
        draft = Draft.of(self, house_rules, anyway)
        for part in text.split("/"):
            draft = draft.say([unquote(word) for word in part.split()])
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
    made = Declaration(seat, first.ask, first.rule, [], whole=whole, following=following)
    question = Draft.of(made).question()
    assert question is not None
    made.offered, made.default = question.offered, question.default
    return made


class Declared(Option, frozen=True, kw_only=True):
    """A whole declaration: an option whose `said` are those chosen in each part."""

    said: dict[str, Chosen] = field(default_factory=dict)

    def one(self, part: str) -> Option:
        """What was chosen in a part where one is."""
        (option,) = self.said[part]
        return option


@dataclass(frozen=True)
class Draft:
    """What one seat has said so far, as it lies before that seat alone: nothing has happened.

    `part` is the one that is open, none when all is said, and `chosen` what was said in it.
    """

    asked_of: Declaration
    house_rules: Collection[str]
    anyway: bool
    said: dict[str, Chosen]
    part: Part | None
    chosen: Chosen = ()

    @classmethod
    def of(
        cls, asked: Declaration, house_rules: Collection[str] = (), anyway: bool = False
    ) -> Draft:
        """Nothing is said yet. *anyway* lets blocked options be chosen, for players who rule so."""
        return cls(asked, house_rules, anyway, {}, asked.following({}))

    def question(self) -> Decision | None:
        """What is to be said next, as a question like any other; nothing when all is said.

        What nothing could follow is blocked, by the rule of what would have to.
        """
        part = self.part
        if part is None:
            return None
        options = [self._blocked_if_blind(option) for option in part.left(self.chosen)]
        if self._may_end:
            options.append(self._blocked_if_blind(Option(DONE, part.ended, rule=part.rule)))
        default = part.default if any(o.key == part.default for o in options) else ""
        so_far = f" So far: {', '.join(o.label for o in self.chosen)}." if self.chosen else ""
        return Decision(
            self.asked_of.seat, part.ask + so_far, part.rule, options, default=default,
            whole=self.asked_of.whole,
        )  # fmt: skip

    def take(self, key: str) -> Draft:
        """The draft once *key* is chosen, or its part is ended by `DONE`.

        :raises Refusal: if it cannot be.
        """
        part = self.part
        if part is None:
            raise Unoffered(self.asked_of.rule, f"{key!r} is said where nothing more is asked.")
        if key == DONE and self._may_end:
            return self._end()
        option = next((each for each in part.left(self.chosen) if each.key == key), None)
        if option is None:
            raise Unoffered(part.rule, f"{key!r} is not an answer to: {part.ask}")
        if not (option.is_open(self.house_rules) or (self.anyway and not option.absolute)):
            raise Refusal(option.rule, option.why, absolute=option.absolute)
        return self._with(option)

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
        """The whole declaration as it stands in journals and scripts: a word for each choice, and
        a stroke between parts. What has no order has that of the options."""
        return "/".join(
            " ".join(quote(option.key, safe=_SAFE) for option in chosen)
            for chosen in self.said.values()
        )

    def declared(self) -> Declared:
        """The answer, once all is said."""
        chosen = [option for part in self.said.values() for option in part]
        bent = next((o for o in chosen if not o.is_open(self.house_rules)), None)
        return Declared(
            self.key(),
            ", ".join(option.label for option in chosen) or "Nothing",
            rule=bent.rule if bent else "",
            why=bent.why if bent else "",
            said=dict(self.said),
        )

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
        longer = replace(self, chosen=(*self.chosen, option))
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
        said = {**self.said, part.name: chosen}
        return replace(self, said=said, part=self.asked_of.following(said), chosen=())

    def _blocked_if_blind(self, option: Option) -> Option:
        """*option*, blocked for good where it could be chosen but nothing could follow it."""
        if option.absolute:
            return option
        barred = self._with(option)._barred([PATIENCE])
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
        left = part.left(self.chosen)
        for option in left:
            if option.is_open(self.house_rules):
                barred = self.take(option.key)._barred(patience)
                if barred is None:
                    return None
        first = next(((each.rule, each.why) for each in left if each.why), None)
        return barred or first or (part.rule, f"Nothing can follow: {part.ask}")
