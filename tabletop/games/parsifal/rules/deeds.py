"""Chapters C to E: what a character can do: what is open to all, and the skills of its tarots."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache

from msgspec import Struct

from tabletop.cardtext.clause import Clause
from tabletop.games.parsifal.cards.content import NAMED, opened, skills_printed
from tabletop.games.parsifal.cards.lexicon import ALL, meant
from tabletop.games.parsifal.rules.board import BIT, Board, numbers, set_of


class Deed(Struct, frozen=True, eq=False, gc=False):
    """One thing a character can do; there is one `Deed` of it.

    `code` stands for it on the table, `ability` says what is done, `card` is the tarot it is
    printed on (-1: open to every character), `whom` it can be used on, `n` how many at a time,
    and `kind` of which the player needs three (PAR-049).
    """

    code: int
    ability: str
    card: int = -1
    whom: int = 0
    n: int = 1
    kind: str = ""
    needed: int = 0
    sentence: str = ""


class Action(Struct, frozen=True, gc=False):
    """A deed declared: *seat*'s action with *actor* on *target*, and to or under *to*."""

    seat: int
    actor: int
    deed: Deed
    target: int
    to: int = -1


class Aim(Struct, frozen=True, gc=False):
    """A tarot (or a seat) that can be chosen; with a `why`, it cannot, by `rule`."""

    target: int
    rule: str = ""
    why: str = ""


Bar = tuple[int, str, str]
"""Which tarots cannot be chosen, by which rule, and why, said of an `{actor}` and a `{target}`."""


class Aims(Struct, frozen=True, gc=False):
    """What a deed can be used on: the tarots that `fit`, beside those that `bars` bar.

    Of these, no ruling of the players can choose those that are `absolute`: no table would show
    what came of it.
    """

    fit: int
    bars: tuple[Bar, ...] = ()
    absolute: int = 0

    def shown(self) -> int:
        """The tarots that fit, and those that would but for the bars."""
        shown = self.fit
        for barred, _, _ in self.bars:
            shown |= barred
        return shown

    def bar(self, target: int, without: Collection[str] = ()) -> tuple[str, str]:
        """The rule that bars *target* and its words, or nothing: of several the first that players
        do not do *without*, or if they do without all of them, the first."""
        first = "", ""
        for barred, rule, words in self.bars:
            if barred & BIT[target]:
                if rule not in without:
                    return rule, words
                first = first if first[0] else (rule, words)
        return first

    def why(self, actor: int) -> tuple[str, str]:
        """The rule of the first bar, and why all is barred that is shown, said of *actor*."""
        rules, told, left = [], [], self.shown()
        for barred, rule, words in self.bars:
            if not barred & left:
                continue
            first, *others = numbers(barred & left)
            sentence, more = said(words, actor, first), len(others) if "{target}" in words else 0
            rules.append(rule)
            rest = f" So it is with {more} other{'s' * (more > 1)}." if more else ""
            told.append(sentence + rest)
            left &= ~barred
        return rules[0], " ".join(told)

    def bendable(self) -> int:
        """What players may rule that it is used on, whatever the bars."""
        return self.shown() & ~self.absolute

    def lifted(self, house_rules: Collection[str]) -> int:
        """What it can be used on by players who do without these rules."""
        lifted = self.bendable()
        for barred, rule, _ in self.bars:
            if rule not in house_rules:
                lifted &= ~barred
        return lifted

    def each(self, actor: int) -> list[Aim]:
        """All that are shown, in the order of their numbers, with why they cannot be chosen."""
        aims = []
        for target in numbers(self.shown()):
            if self.fit & BIT[target]:
                aims.append(Aim(target))
            else:
                rule, words = self.bar(target)
                aims.append(Aim(target, rule, said(words, actor, target)))
        return aims


NOTHING = Aims(0)


@lru_cache(4096)
def said(words: str, actor: int, target: int) -> str:
    """The *words* of a bar about an actor and a target."""
    return opened(words.format(actor=NAMED[actor], target=NAMED[target]))


FindAims = Callable[[Board, int, int, Deed], Aims]
"""What a deed can be used on: on a board, by a seat, with an actor."""

Receivers = Callable[[Board, int, int, int], list[Aim]]
"""Where a target can go: on a board, by a seat, with an actor; nothing if that is not asked."""


Spot = Callable[[int, int], tuple[str, ...]]
"""Where a drop means a deed of an actor (the first number) on a target (the second)."""


class Ability(Struct, frozen=True):
    """What kind of deed it is, under the words that stand in the questions.

    `label` is what it is called, `told` what is done to `{}`, `said` the sentence of the actor, the
    target and whom it went to; `ask` and `ask_to` (of the target `{0}`, by the actor `{1}`) are
    questions; `lacks` says of the actor, `{}`, that there is nothing to do it to.
    A drop of the actor, or of what is moved, means it in the zones of `spot` of a target. What lies
    elsewhere and `comes` by it is dragged itself, not the actor; where it `frees` somebody, the
    locker's card is dragged home, too.
    """

    name: str
    rule: str
    do: Callable[[Board, Action], None]
    aims: FindAims
    label: str
    told: str
    said: str
    ask: str
    spot: Spot
    receivers: Receivers | None = None
    ask_to: str = ""
    comes: bool = False
    frees: bool = False
    lacks: str = "There is nothing in play that this can be done to."


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
    needs = clause.heads["if"].values["condition"].values if "if" in clause.heads else {}
    return Deed(
        10 * (card + 1) + number,
        run.__name__,
        card,
        set_of(meant(values["whom"])) if "whom" in values else 0,
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


@lru_cache(4096)
def deeds_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Deed, ...]:
    """PAR-022: what *actor* can do: what is open to all, and its skills."""
    return (*OPEN, *skills_of(actor, owned, suspended))


@lru_cache(4096)
def skills_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Deed, ...]:
    """PAR-023: the skills of *actor*, those of the artifacts *owned* added to its own."""
    cards = [card for card in (actor, *numbers(owned)) if ALL[card] not in suspended]
    return tuple(deed for card in cards for deed in printed(card))


def possible(board: Board, seat: int, actor: int, deeds: tuple[Deed, ...]) -> bool:
    """Whether anything can be chosen for any of *deeds*."""
    for deed in deeds:
        aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
        if aims.fit:
            return True
    return False
