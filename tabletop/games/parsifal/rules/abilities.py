"""Chapters C to E: what a character can do: what is open to all, and the skills of its tarots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import AllOf, Such, Who, nouns_of, quantifier
from tabletop.executor.context import Context
from tabletop.executor.sentence import UNLESS, Line, Sentence
from tabletop.games.parsifal.cards.content import NAMED, opened, sentences
from tabletop.games.parsifal.cards.grammar import FREE, GRAMMAR
from tabletop.games.parsifal.cards.lexicon import ALL, COPIES, meant
from tabletop.games.parsifal.rules.action_deeds import Done
from tabletop.games.parsifal.rules.board import BIT, Board, numbers, read, set_of
from tabletop.grammar.bounds import Many
from tabletop.table.table import Table


class Skill(Struct, frozen=True, eq=False, gc=False):
    """One thing a character can do; there is one `Skill` of it.

    `code` stands for it on the table, `ability` says what is done, `card` is the tarot it is
    printed on (-1: open to every character), `whom` it can be used on, `n` how many at a time,
    and `kind` of which the player needs three (PAR-049). It can be used on those of whom `such` is
    true, and goes `to` whom that names, while `asked` are as they must be; `narrow` tells whether
    any of this is said.
    """

    code: int
    ability: str
    card: int = -1
    whom: int = 0
    n: int = 1
    kind: str = ""
    needed: int = 0
    sentence: str = ""
    such: Said | None = None
    to: Who | None = None
    asked: tuple[tuple[Said, bool], ...] = ()
    narrow: bool = False


class Action(Struct, frozen=True, gc=False):
    """A deed declared: *seat*'s action with *actor* on *target*, and to or under *to*."""

    seat: int
    actor: int
    deed: Skill
    target: int
    to: int = -1


class Acting(Context, eq=False):
    """A sentence of a tarot.

    Of a skill, `declared` are the actions it was declared for, `orders` what somebody is commanded
    to do by it. `seen` is the board that it is asked about, if not the table's.
    """

    declared: Sequence[Action] = ()
    orders: Sequence[Action] = ()
    seen: Board | None = None

    @property
    def board(self) -> Board:
        """How the tarots lie to each other."""
        if self.playing is not None:
            return self.playing.reading(read)
        return self.seen or read(self.table)


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
            rest = f" The same goes for {more} other{'s' * (more > 1)}." if more else ""
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


FindAims = Callable[[Board, int, int, Skill], Aims]
"""What a deed can be used on: on a board, by a seat, with an actor."""

Receivers = Callable[[Board, int, int, int], list[Aim]]
"""Where a target can go: on a board, by a seat, with an actor; nothing if that is not asked."""


Spot = Callable[[int, int], tuple[str, ...]]
"""Where a drop means a deed of an actor (the first number) on a target (the second)."""


class Ability(Struct, frozen=True):
    """What kind of deed it is, under the words that stand in the questions.

    `label` is what it is called, `told` what is done to `{}`, which is a `kind` of deed; `ask` and
    `ask_to` (of the target `{0}`, by the actor `{1}`) are questions; `lacks` says of the actor,
    `{}`, that there is nothing to do it to.
    A drop of the actor, or of what is moved, means it in the zones of `spot` of a target. What lies
    elsewhere and `comes` by it is dragged itself, not the actor; `sought` says in words where it is
    looked for, if not in play. Where it `frees` somebody, the locker's card is dragged home, too.
    `anything` is the noun by which it names no target, but whatever there is to do it to.
    """

    name: str
    kind: type[Done]
    aims: FindAims
    label: str
    told: str
    ask: str
    spot: Spot
    receivers: Receivers | None = None
    ask_to: str = ""
    comes: bool = False
    sought: str = ""
    frees: bool = False
    anything: str = ""
    lacks: str = "Nothing in play can be chosen for this."

    def rule_on(self, whom: int) -> str:
        """The rule that says what is done to the tarots of the set *whom*."""
        return self.kind.rule_on(whom)

    @property
    def said(self) -> str:
        """The sentence of the actor, the target and, if the target goes anywhere, of whither."""
        return self.kind.said


ABILITIES: dict[str, Ability] = {}
"""All abilities by name; the chapters add theirs."""

OPEN: list[Skill] = []
"""What every character can do though it is not printed."""


def add(ability: Ability) -> Ability:
    """Let the game know *ability*."""
    ABILITIES[ability.name] = replace(ability, aims=_as_said(ability.aims))
    return ability


def _as_said(find: FindAims) -> FindAims:
    """What *find* finds, where a skill says more of it."""

    def aims(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
        found = find(board, seat, actor, deed)
        return _narrowed(found, board, seat, actor, deed) if deed.narrow else found

    return aims


def _narrowed(found: Aims, board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    nothing: Any = None  # no table: what it says is asked about a board
    context = Acting(nothing, nothing, actor, actor, seen=board)
    if any(bool(said.run(context)) != wanted for said, wanted in deed.asked):
        return Aims(0, ((found.shown(), "PAR-024", f"That is not so now: {deed.sentence}"),))
    fit = found.shown()
    if deed.such is not None:
        such = deed.such
        fit = set_of(each for each in numbers(fit) if such.run(replace(context, that=each)))
    bars = tuple((each & fit, rule, why) for each, rule, why in found.bars if each & fit)
    return Aims(found.fit & fit, bars, found.absolute & fit)


def receivers(board: Board, seat: int, actor: int, deed: Skill, target: int) -> list[Aim]:
    """Where a *target* of *deed* can go; nothing if that is not asked."""
    find = ABILITIES[deed.ability].receivers
    found = find(board, seat, actor, target) if find is not None else []
    if deed.to is None:
        return found
    nothing: Any = None
    context = Acting(nothing, nothing, actor, actor, seen=board)
    return [aim for aim in found if GRAMMAR.includes(context, deed.to, aim.target)]


def add_open(ability: Ability) -> None:
    """Let every character have *ability*; no tarot narrows it."""
    ABILITIES[ability.name] = ability
    OPEN.append(Skill(len(OPEN) + 1, ability.name))


@cache
def printed(card: int) -> tuple[Skill, ...]:
    """PAR-024: the deeds printed on the tarot number *card*: sentences whose words are an ability.

    What waits for anything is none.
    """
    return tuple(
        _skill(card, sentence)
        for sentence in sentences(ALL[card])
        if "trigger" not in sentence.clause.heads and _ability(first(sentence))
    )


def first(sentence: Sentence) -> Said:
    """What it does first."""
    return sentence.clause.body[0]


def allows(sentence: Sentence) -> bool:
    """PAR-079, PAR-080: whether it says what a character may do after an action, which is declared
    then: nothing is done by the sentence itself."""
    said, clause = first(sentence), sentence.clause
    return said.may and "trigger" in clause.heads and part_of(said) in ALLOWED


def part_of(said: Said) -> str:
    """The part of the grammar by which it is *said*."""
    return str(getattr(said.phrase, "part", ""))


ALLOWED: set[str] = set()
"""The verbs by which a character may do more than one action: its chapter names them."""

AS_PRINTED = "as_printed"
"""What the ability is called to do something of which nothing is to be declared."""

NOBODY = -1
"""The set of whom a sentence means that speaks of somebody who is not there."""

ALL_OF = ("each", "other")
"""The quantifiers of those all of whom are meant."""


def names_all(said: Said) -> bool:
    """Whether it is done to all whom it names, of whom nobody has to be picked."""
    whom = said.values.get("whom")
    return isinstance(whom, AllOf) or quantifier(whom) in ALL_OF


def _ability(said: Said) -> str:
    """The ability that is declared where so much is *said*; empty if that is no action."""
    if said.phrase.role != "action":
        return ""
    orders = said.phrase in GRAMMAR.orders and not names_all(said)
    return (_done(said) if orders else "") or AS_PRINTED


def _done(said: Said) -> str:
    """The ability by which what is *said* is done; empty if it is by none."""
    name = getattr(said.phrase.run, "__name__", "")
    refined = REFINED.get(name)
    return (refined(said) if refined else "") or (name if name in ABILITIES else "")


REFINED: dict[str, Callable[[Said], str]] = {}
"""Abilities under the words of others, as their objects tell; empty for these themselves."""


def _skill(card: int, sentence: Sentence) -> Skill:
    clause, spares = sentence.clause, sentence.clause.unless
    asked = [
        (cast("Said", said.values["condition"]), said.phrase is not UNLESS and said is not spares)
        for said in (clause.heads.get("if"), clause.duration, spares)
        if said is not None and "condition" in said.values
    ]
    needs = [(said, so) for said, so in asked if so and needed(said)[0]]
    kind, n = needed(needs[0][0]) if needs else ("", 0)
    code, said = 10 * (card + 1) + sentence.number, first(sentence)
    skill = as_skill(card, said, _ability(said), code)
    left = tuple(each for each in asked if each not in needs[:1])
    return replace(
        skill, kind=kind, needed=n, sentence=str(clause), asked=left,
        narrow=skill.narrow or bool(left),
    )  # fmt: skip


def needed(said: Said) -> tuple[str, int]:
    """PAR-049: of which kind of character `you` need how many free ones; nothing if it asks for
    anything else."""
    many = said.values.get("many")
    if said.values.get("who") != "you" or not isinstance(many, Many) or many.so.how != ">=":
        return "", 0
    such = isinstance(many.of, Such) and many.of.condition
    is_free = isinstance(such, Said) and such.phrase is FREE
    kind = nouns_of(many.of)[0].removeprefix("each ")
    return (kind, many.so.n) if is_free and kind in COPIES else ("", 0)


def as_skill(card: int, said: Said, ability: str = "", code: int = 0) -> Skill:
    """What is *said* on the tarot number *card*, as something that a character can do: by the
    *ability* that is declared, or that under its words."""
    values, ability = said.values, ability or _done(said)
    named = values.get("whom")
    if ability in ABILITIES and ABILITIES[ability].anything == named:
        named = None
    such = named.condition if isinstance(named, Such) else None
    if ability in REFINED_TO:
        named = such = None  # it knows itself what fits
    whom = set_of(meant(nouns_of(named)))
    to = values.get("to")
    n = 1 if ability == AS_PRINTED else values.get("n", 1)
    return Skill(code, ability, card, whom, n, such=such, to=to, narrow=such is not None)  # type: ignore[arg-type]


REFINED_TO: set[str] = set()
"""The abilities that others come to."""


@cache
def coded(code: int) -> Skill | None:
    """The deed that *code* stands for, if there is one."""
    printed_ones = (deed for card in range(len(ALL)) for deed in printed(card))
    return next((deed for deed in (*OPEN, *printed_ones) if deed.code == code), None)


@lru_cache(4096)
def deeds_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Skill, ...]:
    """PAR-022: what *actor* can do: what is open to all, and its skills."""
    return (*OPEN, *skills_of(actor, owned, suspended))


@lru_cache(4096)
def skills_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Skill, ...]:
    """PAR-023: the skills of *actor*, those of the artifacts *owned* added to its own."""
    cards = [card for card in (actor, *numbers(owned)) if ALL[card] not in suspended]
    return tuple(deed for card in cards for deed in printed(card))


def sentence_of(table: Table, action: Action) -> Line:
    """The sentence of a skill that *action* is done by."""
    card = action.deed.card
    return Line(table.pieces[card], action.actor, _sentence(card, action.deed.code % 10))


@cache
def _sentence(card: int, number: int) -> Sentence:
    return next(each for each in sentences(ALL[card]) if each.number == number)


def done_by(action: Action) -> Done:
    """The deed that *action* is."""
    kind = ABILITIES[action.deed.ability].kind
    return kind(
        who=action.target,
        by=action.actor,
        to=action.to,
        source=action.deed.card,
        seat=action.seat,
    )


def possible(board: Board, seat: int, actor: int, deeds: tuple[Skill, ...]) -> bool:
    """Whether anything can be chosen for any of *deeds*."""
    for deed in deeds:
        aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
        if aims.fit:
            return True
    return False
