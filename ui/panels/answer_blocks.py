"""How the answers of a question stand in the panel: in rows, beside each other, or folded away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.joined_answers import Way

MANY = 8
"""More rows than these stand in columns, or are folded where other answers are left."""

FEW = 2
"""So many that stand aside bury nothing."""

JOINED = 12
"""So many answers may be joined with what is said next; if there are more, one is said first."""

ELSE = "something else first"
"""What is said of an answer that has more to be said next than is joined to it."""

LARGE = 4
"""A group of more than these is folded where there is too much to be read at once."""

NAMED = 3
"""So many that are not allowed now are named, more are counted."""

Kind = Literal["row", "beside", "fold", "barred"]

Ahead = Mapping[str, Sequence[Way]]
"""The ways that go on from the answers that join what is said next, by their keys."""


class Answer(Struct, frozen=True):
    """An answer: an *option*, and what is said `then`, if that is joined to it; or, where more may
    be said next, that `more`."""

    option: Option
    then: Way = ()
    more: bool = False

    @property
    def label(self) -> str:
        """All of it in words."""
        said = [self.option.label, *(each.label for each in self.then)]
        return ": ".join([*said, ELSE] if self.more else said)

    @property
    def pieces(self) -> tuple[int, ...]:
        """What it is about."""
        *others, last = self.option, *self.then
        return (*(piece for each in others for piece in each.pieces[:1]), *last.pieces)

    @property
    def zones(self) -> tuple[str, ...]:
        """Where it is meant."""
        return self.then[-1].zones if self.then else self.option.zones


class Block(Struct, frozen=True):
    """Answers that stand together: each in a `row` of its own, `beside` each other under a `title`,
    or, until the title is pressed, not at all: those of a `fold`, and those that are `barred`. A
    `warning` is said once for all of them."""

    kind: Kind
    answers: tuple[Answer, ...]
    title: str = ""
    warning: str = ""

    @property
    def keys(self) -> set[str]:
        """The keys of the options that it begins with."""
        return {answer.option.key for answer in self.answers}

    @property
    def reason(self) -> str:
        """Why what is barred is: the reasons, or that of most."""
        why = Counter(answer.option.why for answer in self.answers)
        (most, _), *others = why.most_common()
        if not others:
            return most
        if len(others) == 1 and len(self.answers) <= NAMED:
            return f"{most} {others[0][0]}"
        return f"{most} And {len(others)} other {'reason' if len(others) == 1 else 'reasons'}."


def arranged(
    decision: Decision, house_rules: Collection[str], ahead: Ahead | None = None
) -> list[Block]:
    """The answers to *decision*, at a table that does without *house_rules*; *ahead* is what may be
    said next.

    What may be done stands first, of that what the question is for, and of that what would not be
    in vain. What is not allowed is one line at the end, unless nothing else is there.
    """
    options = decision.options
    may = sorted(
        (each for each in options if each.is_open(house_rules)),
        key=lambda each: (each.aside, bool(each.effect and each.warning)),
    )
    stopped = [Answer(each) for each in options if not each.is_open(house_rules)]
    ways = sum(bool(way) for ways in (ahead or {}).values() for way in ways)
    joined = ahead if ahead and ways <= JOINED else {}
    blocks = _in_blocks(may, joined)
    if blocks and all(block.kind == "fold" for block in blocks):  # nothing is buried by them
        blocks = [Block("row", block.answers) for block in blocks]
    if decision.kind == "choose":
        blocks = _in_columns(_largest_folded(blocks))
    blocks.sort(key=lambda block: block.kind == "fold")
    if not blocks:
        return [Block("row", tuple(stopped))] if stopped else []
    return [*blocks, Block("barred", tuple(stopped), _barred(stopped))] if stopped else blocks


def _in_blocks(options: list[Option], ahead: Ahead) -> list[Block]:
    """*options*, those of one kind together where the first of them stands."""
    together: dict[tuple[str, str], list[Option]] = {}
    shared = Counter(each.warning for each in options if each.effect and each.warning)
    loose = sum(1 for each in options if each.aside and not each.group)
    dragged = sum(_is_dragged(each) for each in options)
    for option in options:
        if option.key in ahead:
            kind = "joined", option.key
        elif option.group:
            kind = "group", option.group
        elif option.aside and loose > FEW:
            kind = "aside", ""
        elif shared[option.warning] > 1 and option.effect:
            kind = "vain", option.warning
        elif _is_dragged(option) and dragged > MANY:
            kind = "dragged", ""
        else:
            kind = "alone", option.key
        together.setdefault(kind, []).append(option)
    blocks = list[Block]()
    for (how, name), found in together.items():
        if how == "joined":
            blocks += _of_ways(found[0], ahead[name])
        else:
            blocks.append(_block(how, name, found))
    more = tuple(Answer(each, more=True) for each in options if () in ahead.get(each.key, ()))
    if more:
        blocks.append(Block("fold" if len(more) > 1 else "row", more, ELSE.capitalize()))
    return blocks


def _of_ways(option: Option, ways: Sequence[Way]) -> Iterator[Block]:
    """The *ways* that go on from *option*: those that differ in the last part alone stand beside
    each other."""
    for first, alike in groupby((way for way in ways if way), key=lambda way: way[:-1]):
        title = ", ".join(each.label for each in (option, *first))
        yield Block("beside", tuple(Answer(option, way) for way in alike), title)


def _block(kind: str, name: str, options: list[Option]) -> Block:
    answers = tuple(map(Answer, options))
    if kind == "aside":
        return Block("fold", answers, "Something else")
    if kind == "dragged":
        return Block("fold", answers, "On the table")
    if kind == "vain":
        return Block("beside", answers, warning=name)
    if kind == "group" and len(options) > 1:
        apart = any(each.aside or each.spends for each in options)
        return Block("fold" if apart else "beside", answers, name)
    return Block("row", answers)


def _is_dragged(option: Option) -> bool:
    """Whether dragging a piece to a place gives it as well."""
    return bool(option.pieces and option.zones) and not option.group


def _largest_folded(blocks: list[Block]) -> list[Block]:
    """*blocks*, the large groups folded where there is too much to be read at once."""
    if len(blocks) < FEW or sum(len(b.answers) for b in blocks if b.kind != "fold") <= MANY:
        return blocks
    return [
        Block("fold", block.answers, block.title)
        if block.kind == "beside" and block.title and len(block.answers) > LARGE
        else block
        for block in blocks
    ]


def _in_columns(blocks: list[Block]) -> list[Block]:
    """Rows, if they are many, beside each other."""
    rows = sum(len(block.answers) for block in blocks if block.kind == "row")
    if rows <= MANY:
        return blocks
    return [
        Block("beside", block.answers) if block.kind == "row" else block
        for block in _joined(blocks)
    ]


def _joined(blocks: Iterable[Block]) -> list[Block]:
    """*blocks*, with rows that follow each other in one."""
    found = list[Block]()
    for block in blocks:
        if found and block.kind == found[-1].kind == "row":
            found[-1] = Block("row", (*found[-1].answers, *block.answers))
        else:
            found.append(block)
    return found


def _barred(stopped: Sequence[Answer]) -> str:
    """The line for what is not allowed now."""
    if len(stopped) > NAMED:
        return f"{len(stopped)} that are not allowed now"
    return f"Not now: {', '.join(answer.option.label.rstrip('.') for answer in stopped)}"


def short(answer: Answer, title: str) -> str:
    """What *answer* is called under the *title* of its block."""
    option = answer.option
    if answer.then:
        return answer.then[-1].label
    if title and option.effect and option.half:
        return option.effect[:1].upper() + option.effect[1:]
    if option.effect and option.label.endswith(f": {option.effect}"):
        return option.label.removesuffix(f": {option.effect}")
    cut = option.label.removeprefix(title).lstrip(" ,:") if title else option.label
    return cut[:1].upper() + cut[1:] if cut else option.label


def numbers_of(blocks: Iterable[Block]) -> dict[str, str]:
    """The number that each option is typed by where no block is opened, by its key; none for what
    lies in a fold."""
    found, number = dict[str, str](), 0
    for block in blocks:
        if block.kind == "fold":
            number += 1
        for answer in block.answers if block.kind in ("row", "beside") else ():
            number += 1
            found.setdefault(answer.option.key, str(number))
    return found


def with_reason(label: str, why: str) -> str:
    """What is not allowed and the reason, without its name twice."""
    return why if why.startswith(label.rstrip(".")) else f"{label}: {why}"
