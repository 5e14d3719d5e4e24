"""Chapters C to E: the abilities of characters: those that all have, and the skills of tarots."""

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
    """A declared deed: *seat*'s action with *actor* on *target*, with the receiver *to*."""

    seat: int
    actor: int
    deed: Skill
    target: int
    to: int = -1


class Acting(Context, eq=False):
    """The context of a tarot's sentence.

    For a skill, `declared` holds the actions declared for it, and `orders` the actions of a
    commanded character. `seen` is the board to ask about, if not the table's.
    """

    declared: Sequence[Action] = ()
    orders: Sequence[Action] = ()
    seen: Board | None = None

    @property
    def board(self) -> Board:
        """The board that the sentence is asked about."""
        if self.playing is not None:
            return self.playing.reading(read)
        return self.seen or read(self.table)


class Aim(Struct, frozen=True, gc=False):
    """A tarot or a seat that can be chosen. With a `why`, it cannot be chosen, by `rule`."""

    target: int
    rule: str = ""
    why: str = ""


Bar = tuple[int, str, str]
"""A set of tarots that cannot be chosen, the rule, and the reason with `{actor}` and `{target}`."""


class Aims(Struct, frozen=True, gc=False):
    """The possible targets of a deed: the tarots that `fit`, and those that `bars` forbid.

    Players cannot overrule the bars for `absolute` tarots, because no table could show the result.
    """

    fit: int
    bars: tuple[Bar, ...] = ()
    absolute: int = 0

    def shown(self) -> int:
        """The tarots that fit, and those that would fit without the bars."""
        shown = self.fit
        for barred, _, _ in self.bars:
            shown |= barred
        return shown

    def bar(self, target: int, without: Collection[str] = ()) -> tuple[str, str]:
        """The rule that bars *target* and its reason, or empty. With several bars: the first whose
        rule is not in *without*, or else the first."""
        first = "", ""
        for barred, rule, words in self.bars:
            if barred & BIT[target]:
                if rule not in without:
                    return rule, words
                first = first if first[0] else (rule, words)
        return first

    def why(self, actor: int) -> tuple[str, str]:
        """The rule of the first bar, and the reasons for all shown tarots, about *actor*."""
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
        """The targets that players may choose by overruling the bars."""
        return self.shown() & ~self.absolute

    def lifted(self, house_rules: Collection[str]) -> int:
        """The targets for players who ignore these rules."""
        lifted = self.bendable()
        for barred, rule, _ in self.bars:
            if rule not in house_rules:
                lifted &= ~barred
        return lifted

    def each(self, actor: int) -> list[Aim]:
        """All shown tarots, by number, each with the reason why it cannot be chosen."""
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
    """The reason *words* of a bar, with the names of actor and target."""
    return opened(words.format(actor=NAMED[actor], target=NAMED[target]))


FindAims = Callable[[Board, int, int, Skill], Aims]
"""A function that finds the possible targets of a deed: for a board, a seat and an actor."""

Receivers = Callable[[Board, int, int, int], list[Aim]]
"""A function that lists the possible receivers of a target: for a board, a seat and an actor; empty
if there is no receiver."""


Spot = Callable[[int, int], tuple[str, ...]]
"""The zones in which a drop means a deed, for an actor (first number) and a target (second)."""


class Ability(Struct, frozen=True):
    """A kind of deed, with the words for its questions.

    `label` is its name, `told` the phrase with `{}` for the target, and `kind` the type of deed.
    `ask` and `ask_to` are questions (`{0}` is the target, `{1}` the actor). `lacks` says that the
    actor `{}` has no target. Dropping the actor, or the moved piece, in the zones of `spot` means
    this deed. If the target `comes` from elsewhere, the target is dragged instead of the actor;
    `sought` says in words where the target lies, if not in play. If the deed `frees` a captive, the
    locker's card can be dragged home as well. `anything` is the noun for any possible target.
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
        """The rule for this deed on the tarots of the set *whom*."""
        return self.kind.rule_on(whom)

    @property
    def said(self) -> str:
        """The sentence with the actor, the target and, if there is one, the receiver."""
        return self.kind.said


ABILITIES: dict[str, Ability] = {}
"""All abilities by name. The chapters add theirs."""

OPEN: list[Skill] = []
"""The abilities that every character has without printed text."""


def add(ability: Ability) -> Ability:
    """Register *ability*."""
    ABILITIES[ability.name] = replace(ability, aims=_as_said(ability.aims))
    return ability


def _as_said(find: FindAims) -> FindAims:
    """*find*, limited to targets that satisfy the conditions of the skill."""

    def aims(board: Board, seat: int, actor: int, deed: Skill) -> Aims:
        found = find(board, seat, actor, deed)
        return _narrowed(found, board, seat, actor, deed) if deed.narrow else found

    return aims


def _narrowed(found: Aims, board: Board, seat: int, actor: int, deed: Skill) -> Aims:
    nothing: Any = None  # there is no table: the conditions are asked about a board
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
    """Give every character *ability*. No tarot limits it."""
    ABILITIES[ability.name] = ability
    OPEN.append(Skill(len(OPEN) + 1, ability.name))


@cache
def printed(card: int) -> tuple[Skill, ...]:
    """PAR-024: the deeds printed on the tarot number *card*: sentences without a trigger whose
    words are an ability."""
    return tuple(
        _skill(card, sentence)
        for sentence in sentences(ALL[card])
        if "trigger" not in sentence.clause.heads and _ability(first(sentence))
    )


def first(sentence: Sentence) -> Said:
    """The first effect of the sentence."""
    return sentence.clause.body[0]


def allows(sentence: Sentence) -> bool:
    """PAR-079, PAR-080: whether the sentence allows a character a declared action after another
    action. The sentence itself then has no effect."""
    said, clause = first(sentence), sentence.clause
    return said.may and "trigger" in clause.heads and part_of(said) in ALLOWED


def part_of(said: Said) -> str:
    """The part of the grammar that expresses *said*."""
    return str(getattr(said.phrase, "part", ""))


ALLOWED: set[str] = set()
"""The verbs that allow a character more than one action. The chapter on second actions adds
them."""

AS_PRINTED = "as_printed"
"""The name of the ability whose effect needs no declaration."""

NOBODY = -1
"""The target set of a sentence about somebody who is not there."""

ALL_OF = ("each", "other")
"""The quantifiers that mean all."""


def names_all(said: Said) -> bool:
    """Whether the effect applies to all named targets, so that none has to be chosen."""
    whom = said.values.get("whom")
    return isinstance(whom, AllOf) or quantifier(whom) in ALL_OF


def _ability(said: Said) -> str:
    """The ability that *said* declares; empty if it is no action."""
    if said.phrase.role != "action":
        return ""
    orders = said.phrase in GRAMMAR.orders and not names_all(said)
    return (_done(said) if orders else "") or AS_PRINTED


def _done(said: Said) -> str:
    """The ability that carries out *said*; empty if there is none."""
    name = getattr(said.phrase.run, "__name__", "")
    refined = REFINED.get(name)
    return (refined(said) if refined else "") or (name if name in ABILITIES else "")


REFINED: dict[str, Callable[[Said], str]] = {}
"""Abilities that share a verb and differ by their objects, by verb; empty for the main ability."""


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
    """PAR-049: the kind of free characters that `you` must control, and how many; None if the
    condition is about anything else."""
    many = said.values.get("many")
    if said.values.get("who") != "you" or not isinstance(many, Many) or many.so.how != ">=":
        return "", 0
    such = isinstance(many.of, Such) and many.of.condition
    is_free = isinstance(such, Said) and such.phrase is FREE
    kind = nouns_of(many.of)[0].removeprefix("each ")
    return (kind, many.so.n) if is_free and kind in COPIES else ("", 0)


def as_skill(card: int, said: Said, ability: str = "", code: int = 0) -> Skill:
    """*said* on the tarot number *card* as a skill: by *ability*, or by the ability that its verb
    means."""
    values, ability = said.values, ability or _done(said)
    named = values.get("whom")
    if ability in ABILITIES and ABILITIES[ability].anything == named:
        named = None
    such = named.condition if isinstance(named, Such) else None
    if ability in REFINED_TO:
        named = such = None  # the ability finds its targets by itself
    whom = set_of(meant(nouns_of(named)))
    to = values.get("to")
    n = 1 if ability == AS_PRINTED else values.get("n", 1)
    return Skill(code, ability, card, whom, n, such=such, to=to, narrow=such is not None)  # type: ignore[arg-type]


REFINED_TO: set[str] = set()
"""The main ability of each refined ability."""


@cache
def coded(code: int) -> Skill | None:
    """The deed with that code, or None."""
    printed_ones = (deed for card in range(len(ALL)) for deed in printed(card))
    return next((deed for deed in (*OPEN, *printed_ones) if deed.code == code), None)


@lru_cache(4096)
def deeds_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Skill, ...]:
    """PAR-022: all deeds of *actor*: those of every character, and its skills."""
    return (*OPEN, *skills_of(actor, owned, suspended))


@lru_cache(4096)
def skills_of(actor: int, owned: int, suspended: tuple[str, ...]) -> tuple[Skill, ...]:
    """PAR-023: the skills of *actor*: its own, and those of the artifacts *owned*."""
    cards = [card for card in (actor, *numbers(owned)) if ALL[card] not in suspended]
    return tuple(deed for card in cards for deed in printed(card))


def sentence_of(table: Table, action: Action) -> Line:
    """The sentence of the skill that *action* uses."""
    card = action.deed.card
    return Line(table.pieces[card], action.actor, _sentence(card, action.deed.code % 10))


@cache
def _sentence(card: int, number: int) -> Sentence:
    return next(each for each in sentences(ALL[card]) if each.number == number)


def done_by(action: Action) -> Done:
    """The deed that carries out *action*."""
    kind = ABILITIES[action.deed.ability].kind
    return kind(
        who=action.target,
        by=action.actor,
        to=action.to,
        source=action.deed.card,
        seat=action.seat,
    )


def possible(board: Board, seat: int, actor: int, deeds: tuple[Skill, ...]) -> bool:
    """Whether any of *deeds* has a possible target."""
    for deed in deeds:
        aims = ABILITIES[deed.ability].aims(board, seat, actor, deed)
        if aims.fit:
            return True
    return False
