"""What a character can do: the open deeds, the skills printed on it, and those of its artifacts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.games.parsifal.board import Board
from tabletop.games.parsifal.content import skills_printed
from tabletop.games.parsifal.lexicon import ALL, meant


class Deed(NamedTuple):
    """One thing a character can do.

    `code` stands for it on the table, `ability` says what is done, `card` is the tarot it is
    printed on (-1: open to every character), `whom` it can be used on, `n` how many at a time,
    and `kind` of which the player needs three (PAR-049).
    """

    code: int
    ability: str
    card: int = -1
    whom: frozenset[int] = frozenset()
    n: int = 1
    kind: str = ""
    needed: int = 0
    sentence: str = ""


class Action(NamedTuple):
    """A deed declared: *seat*'s action with *actor* on *target*, and to or under *to*."""

    seat: int
    actor: int
    deed: Deed
    target: int
    to: int = -1


class Aim(NamedTuple):
    """A tarot (or a seat) that can be chosen; with a `why`, it cannot, by `rule`."""

    target: int
    rule: str = ""
    why: str = ""


Aims = Callable[[Board, int, int, Deed], Iterable[Aim]]
"""What can be chosen for a deed: on a board, by a seat, with an actor."""

Receivers = Callable[[Board, int, int, int], list[Aim]]
"""Where a target can go: on a board, by a seat, with an actor; nothing if that is not asked."""


Spot = Callable[[int, int], tuple[str, ...]]
"""Where a drop means a deed of an actor (the first number) on a target (the second)."""


class Ability(NamedTuple):
    """What kind of deed it is, under the words that stand in the questions.

    `label` is what it is called, `told` what is done to `{}`, `said` the sentence of the actor, the
    target and whom it went to; `ask` and `ask_to` are questions.
    A drop of the actor, or of what is moved, means it in the zones of `reach` (whatever its
    target), and in those of `spot` one target.
    """

    name: str
    rule: str
    do: Callable[[Board, Action], None]
    aims: Aims
    label: str
    told: str
    said: str
    ask: str
    reach: Callable[[int], tuple[str, ...]]
    spot: Spot
    receivers: Receivers | None = None
    ask_to: str = ""


ABILITIES: dict[str, Ability] = {}
"""All abilities by name; the chapters add theirs."""

OPEN: list[Deed] = []
"""What every character can do though it is not printed."""


def add(ability: Ability) -> Ability:
    """Let the game know *ability*."""
    ABILITIES[ability.name] = ability
    return ability


def add_open(ability: Ability) -> None:
    """Let every character have *ability*."""
    add(ability)
    OPEN.append(Deed(len(OPEN) + 1, ability.name))


@cache
def printed(card: int) -> tuple[Deed, ...]:
    """PAR-024: the deeds printed on the tarot number *card*, whose words run something."""
    return tuple(
        _deed(card, number, clause)
        for number, clause in enumerate(skills_printed(ALL[card]))
        if clause.phrase.run is not None and clause.phrase.run.__name__ in ABILITIES
    )


def _deed(card: int, number: int, clause: Clause) -> Deed:
    run, values = clause.phrase.run, clause.values
    assert run is not None
    needs = clause.heads["condition"].values if "condition" in clause.heads else {}
    return Deed(
        10 * (card + 1) + number,
        run.__name__,
        card,
        meant(values["whom"]) if "whom" in values else frozenset(),
        values.get("n", 1),
        needs.get("copies", ""),
        needs.get("n", 0),
        str(clause),
    )


@cache
def coded(code: int) -> Deed | None:
    """The deed that *code* stands for, if there is one."""
    printed_ones = (deed for card in range(len(ALL)) for deed in printed(card))
    return next((deed for deed in (*OPEN, *printed_ones) if deed.code == code), None)


def deeds_of(board: Board, actor: int, suspended: list[str]) -> list[Deed]:
    """PAR-022, PAR-023: what *actor* can do, its artifacts' skills added to its own."""
    deeds = list(OPEN)
    for card in (actor, *board.owned(actor)):
        if not suspended or ALL[card] not in suspended:
            deeds += printed(card)
    return deeds


def possible(board: Board, seat: int, actor: int, deed: Deed) -> bool:
    """Whether anything can be chosen for *deed*."""
    return any(not aim.why for aim in ABILITIES[deed.ability].aims(board, seat, actor, deed))
