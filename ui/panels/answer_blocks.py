"""How the panel arranges the answers to a question: in rows, side by side, or folded away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.joined_answers import Way

MANY = 8
"""More rows than this are shown in columns, or folded if other answers are left."""

FEW = 2
"""Up to this many aside answers are not folded."""

JOINED = 12
"""The most ways to join answers with what follows them; if there are more, they are asked
separately."""

ELSE = "something else first"
"""The end of a label whose answer has more continuations than are joined to it."""

LARGE = 4
"""A larger group than this is folded if there is too much to read at once."""

NAMED = 3
"""Up to this many forbidden answers are named; more are only counted."""

Kind = Literal["row", "beside", "fold", "barred"]

Ahead = Mapping[str, Sequence[Way]]
"""The continuations of the answers that have any, by their keys."""


class Answer(Struct, frozen=True):
    """An answer: an *option* and the answers joined to it (`then`). `more` means that other
    continuations are asked later."""

    option: Option
    then: Way = ()
    more: bool = False

    @property
    def label(self) -> str:
        """The labels of all its parts."""
        said = [self.option.label, *(each.label for each in self.then)]
        return ": ".join([*said, ELSE] if self.more else said)

    @property
    def pieces(self) -> tuple[int, ...]:
        """The pieces it is about: the first of each earlier part, and all of the last."""
        *others, last = self.option, *self.then
        return (*(piece for each in others for piece in each.pieces[:1]), *last.pieces)

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones of its last part."""
        return self.then[-1].zones if self.then else self.option.zones


class Block(Struct, frozen=True):
    """Answers that are shown together: each in a `row`, or `beside` each other under a `title`, or
    hidden until the title is pressed (`fold`, and `barred` for forbidden ones). A `warning` is
    shown once for all of them."""

    kind: Kind
    answers: tuple[Answer, ...]
    title: str = ""
    warning: str = ""

    @property
    def keys(self) -> set[str]:
        """The keys of the first options of its answers."""
        return {answer.option.key for answer in self.answers}

    @property
    def reason(self) -> str:
        """Why the answers are forbidden: the reason, or the most common one and a count of the
        others."""
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
    """Arrange the answers to *decision* in blocks. *house_rules* are the rules left out at this
    table; *ahead* are the continuations.

    Allowed answers come first: among them, those the question is mainly about, and then those that
    have an effect. Forbidden answers are one line at the end, unless there are no others.
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
    # folding everything would save nothing
    if blocks and all(block.kind == "fold" for block in blocks):
        blocks = [Block("row", block.answers) for block in blocks]
    if decision.kind == "choose":
        blocks = _in_columns(_largest_folded(blocks))
    blocks.sort(key=lambda block: block.kind == "fold")
    if not blocks:
        return [Block("row", tuple(stopped))] if stopped else []
    return [*blocks, Block("barred", tuple(stopped), _barred(stopped))] if stopped else blocks


def _in_blocks(options: list[Option], ahead: Ahead) -> list[Block]:
    """Group *options* by kind, in the order in which each kind first appears."""
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
    """The *ways* to continue *option*; those that differ only in the last part are side by side."""
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
    """Whether the answer can also be given by dragging a piece to a place."""
    return bool(option.pieces and option.zones) and not option.group


def _largest_folded(blocks: list[Block]) -> list[Block]:
    """Fold large groups of *blocks* if there is too much to read at once."""
    if len(blocks) < FEW or sum(len(b.answers) for b in blocks if b.kind != "fold") <= MANY:
        return blocks
    return [
        Block("fold", block.answers, block.title)
        if block.kind == "beside" and block.title and len(block.answers) > LARGE
        else block
        for block in blocks
    ]


def _in_columns(blocks: list[Block]) -> list[Block]:
    """Show rows side by side if there are many."""
    rows = sum(len(block.answers) for block in blocks if block.kind == "row")
    if rows <= MANY:
        return blocks
    return [
        Block("beside", block.answers) if block.kind == "row" else block
        for block in _joined(blocks)
    ]


def _joined(blocks: Iterable[Block]) -> list[Block]:
    """Merge adjacent row blocks."""
    found = list[Block]()
    for block in blocks:
        if found and block.kind == found[-1].kind == "row":
            found[-1] = Block("row", (*found[-1].answers, *block.answers))
        else:
            found.append(block)
    return found


def _barred(stopped: Sequence[Answer]) -> str:
    """The title of the block of forbidden answers."""
    if len(stopped) > NAMED:
        return f"{len(stopped)} are not allowed now"
    return f"Not now: {', '.join(answer.option.label.rstrip('.') for answer in stopped)}"


def short(answer: Answer, title: str) -> str:
    """The label of *answer* under the *title* of its block, without what the title says."""
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
    """The number to type for each option key while no fold is open. Options in a fold have none."""
    found, number = dict[str, str](), 0
    for block in blocks:
        if block.kind == "fold":
            number += 1
        for answer in block.answers if block.kind in ("row", "beside") else ():
            number += 1
            found.setdefault(answer.option.key, str(number))
    return found


def with_reason(label: str, why: str) -> str:
    """A forbidden label with the reason, without saying the name twice."""
    return why if why.startswith(label.rstrip(".")) else f"{label}: {why}"
