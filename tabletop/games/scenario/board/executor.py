"""Running the cards: which sentences are in force, which figures they mean, and who is asked.

A sentence refers to a figure by the number of its piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.subjects import Such, Together
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.history import History
from tabletop.executor.layers import Numbers
from tabletop.executor.proposals import Posting
from tabletop.executor.sentence import Line, Sentence, paragraphs, understood
from tabletop.games.scenario.board.asking import Doing, asks, in_turn
from tabletop.games.scenario.board.field import MEMORY, field_of, seat_of
from tabletop.games.scenario.board.whom import WHOM
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import BOTH_ATTACKS, GRAMMAR, MONSTERS
from tabletop.games.scenario.cards.titles import title
from tabletop.grammar.bounds import Many
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

KEPT, HALF, CHARGES = "kept", "half", "charges"
"""The zone of lasting changes; the counter for the active half of a card (1 top, 2 bottom); the
counter for its charges."""

LEAD, LED = "lead", "led"
"""On a card: it leads, so its number is the initiative. On the figure: that number, after the card
has left."""

USED = "used"
"""On a card: the half used this turn, plainly or as printed. On a hero's figure: the sum (1 top, 2
bottom) of halves used by cards that have since left."""

IN_TURN: set[Phrase] = set()
"""Effects that a hero applies to several figures one by one, in the order that its player chooses
(SCN-132)."""

AT_MOST: dict[object, Callable[[Table, Piece], int]] = {}
"""For effects done up to n times: how many times they can apply to a figure."""


@by_name
def sentences(name: str) -> tuple[Sentence, ...]:
    """All sentences of the card called *name*, in all its fields."""
    card = content.card(name)
    found: list[Sentence] = []
    for each in card.texts if card else ():
        found += paragraphs(name, each, parse(getattr(card, each), GRAMMAR))
    return tuple(found)


def stated(name: str) -> Iterator[Sentence]:
    """The sentences of the card called *name* that the grammar understands, one by one."""
    card = content.card(name)
    for each in card.texts if card else ():
        yield from understood(name, each, parse(getattr(card, each), GRAMMAR))


@by_name
def named_in(name: str) -> frozenset[str]:
    """The monster types that the card called *name* mentions."""
    said = (said for sentence in sentences(name) for said in sentence.clause.whole)
    found = set[str]()
    for each in said:
        for value in each.values.values():
            found |= _types_in(value)
    return frozenset(found)


def _types_in(value: object) -> set[str]:
    """The monster types in one value of a sentence."""
    if isinstance(value, Such):
        return _types_in(value.noun)
    if isinstance(value, Many):
        return _types_in(value.of)
    if isinstance(value, Together):
        return set().union(*map(_types_in, value.parts))
    return {value.rpartition(" ")[2]} & MONSTERS.keys() if isinstance(value, str) else set()


@by_name
def of_half(name: str, half: str) -> tuple[Sentence, ...]:
    """The sentences on one *half* (or in the `text`) of the card called *name*."""
    return tuple(sentence for sentence in sentences(name) if sentence.field == half)


def stays(sentence: Sentence) -> bool:
    """Whether a sentence is in force as long as its card lies there, instead of being carried out
    at once."""
    return "trigger" in sentence.clause.heads or EXECUTOR.stands(sentence)


def half_of(card: Piece) -> content.Half | None:
    """The half by which *card* is active, or that was used as printed."""
    half = card.counters.get(HALF, 0)
    return content.HALVES[half - 1] if 0 < half <= len(content.HALVES) else None


def is_to_be_lost(card: Piece) -> bool:
    """SCN-003, SCN-009: whether that half of *card* has the lost symbol."""
    of, half = content.ability(card.name), half_of(card)
    return of is not None and half is not None and of.is_lost(half)


def has_figure(table: Table, seat: int) -> bool:
    """Whether *seat* has a hero. Players may have removed the figure by hand."""
    if seat in field_of(table).heroes:  # the usual case, looked up first
        return True
    return any(piece.kind == "figure" and seat_of(piece) == seat for piece in table.pieces)


def figure_of(table: Table, seat: int) -> Piece:
    """The figure of the hero of *seat*, on the map or off it.

    :raises KeyError: if the seat has none.
    """
    standing = field_of(table).heroes.get(seat)
    if standing is not None:
        return standing
    for piece in table.pieces:
        if piece.kind == "figure" and seat_of(piece) == seat:
            return piece
    raise KeyError(seat)


def live(table: Table) -> Iterator[tuple[Piece, int]]:
    """The cards in force: active cards of heroes, lasting changes, and the card of the night."""
    for seat in range(len(table.seats)):
        if table.zones[f"active:{seat}"].pieces and seat in field_of(table).heroes:
            figure = field_of(table).heroes[seat].id
            for card in table[f"active:{seat}"]:
                if card.name not in table.suspended:
                    yield card, figure
    for token in table[KEPT]:
        yield token, token.counters.get("slot", 0) - 1
    for card in table["night"]:
        yield card, -1


class Night(Executor):
    """Scenario's executor. It knows that an active card is in force by one of its halves only."""

    def counts(self, line: Line) -> bool:
        """Whether a sentence belongs to the half by which its card is active. A card without halves
        always counts."""
        half, field = half_of(line.piece), line.sentence.field
        return half is None or field not in content.HALVES or half == field

    def name_of(self, table: Table, who: int) -> str:
        """The name of a figure. Sentences refer to figures here, not to seats."""
        return title(table.pieces[who].name)

    def said_in_order(self, context: Context, said: Said, meant: list[int]) -> Rules[list[int]]:
        """SCN-132: heroes push or pull figures one by one, in the order that their player
        chooses."""
        return (yield from in_turn(context, meant)) if said.phrase in IN_TURN else meant

    def at_most(self, context: Context, said: Said, who: int, n: int) -> int:
        """SCN-150: limit a number to what is available."""
        there_is = AT_MOST.get(said.phrase.run)
        return n if there_is is None else min(n, there_is(context.table, context.table.pieces[who]))

    def acted(self, context: Context, done: Any) -> None:
        """Record that a sentence had a result."""
        if isinstance(context, Doing) and done is not False:
            context.done.append(True)


class Reacting(Posting):
    """Waiting sentences: a card with charges loses one each time its sentence applies (SCN-148)."""

    def has_spoken(self, play: Play, line: Line) -> None:
        use_up(play, play.table.pieces[line.piece.id])


def use_up(play: Play, card: Piece) -> None:
    """SCN-148: use one charge of *card*, if it has charges. The effect ends at 0."""
    left = card.counters.get(CHARGES, 0)
    if left:
        play.count(CHARGES, left - 1, card)
        if left == 1:
            put_away(play, card)


def put_away(play: Play, card: Piece) -> None:
    """SCN-009: put a card whose effect has ended on the pile that its half names."""
    owner, lost = play.table.zones[card.zone].owner, is_to_be_lost(card)
    if card.counters.get(USED, 0) > 0:
        _keep_in_mind(play, card, owner)
    for counter in (HALF, CHARGES):
        play.count(counter, 0, card)
    pile = "lost" if lost else "discard"
    play.move(card, f"{pile}:{owner}", face_up=True)
    play.say("{} ends and is {}.", card, "lost" if lost else "discarded", rule="SCN-009")


def _keep_in_mind(play: Play, card: Piece, seat: int) -> None:
    """Keep facts that only *card* knows when it leaves during the turn: which half was used
    (SCN-115), and when its hero acts (SCN-111)."""
    hero, of = figure_of(play.table, seat), content.ability(card.name)
    play.count(USED, hero.counters.get(USED, 0) | card.counters[USED], hero)
    if card.counters.get(LEAD) and of is not None:
        play.count(LED, of.initiative, hero)
    for counter in (USED, LEAD):
        play.count(counter, 0, card)


EXECUTOR = Night(
    sentences, live, MEMORY, asks, WHOM, context=Doing, stated=stated,
    numbers=Numbers(content.title, several={"attack": BOTH_ATTACKS}),
)  # fmt: skip
TEXT = Reacting(EXECUTOR)
TEXT.history = History(EXECUTOR, GRAMMAR)


def banned(table: Table, deed: Deed) -> Refusal | None:
    """The reason why a card forbids *deed*, or None."""
    line = TEXT.forbids(table, deed)
    if line is None:
        return None
    return Refusal("SCN-008", f"{content.title(line.piece.name)}: {line.sentence.words}")


GRAMMAR.forbids = banned


def number(table: Table, name: str, figure: Piece, n: int, why: str, rule: str) -> Value:
    """The number *name* of *figure*, starting from the base *n*, which is explained by *why* and
    *rule*. Changes on a monster's own card count."""
    own = _own_changes(figure.name, name)
    lines = EXECUTOR.index.lines(table, ("changes", name))
    if not own and not (
        lines and EXECUTOR.changes(table, name, figure.id)
    ):  # the usual case: no card changes it
        return _unchanged(n, why, rule)
    value = EXECUTOR.value(table, name, figure.id, Part(n, why, rule))
    for sentence, change in own:
        line = Line(figure, figure.id, sentence)
        context = Context(table, line, you=figure.id, that=figure.id)
        part = Part(context.amount(change.by), content.title(figure.name), "", figure.id)
        value = Value(value.n + part.n, (*value.parts, part))
    return value


@lru_cache(1024)
def _unchanged(n: int, why: str, rule: str) -> Value:
    return Value(n, (Part(n, why, rule),))


@by_name
def _own_changes(figure: str, number: str) -> tuple[tuple[Sentence, Change], ...]:
    """The changes that a monster's own card makes to its *number*; none for a hero."""
    if content.monster(figure) is None:
        return ()
    return tuple(
        (sentence, change)
        for sentence in sentences(figure)
        for change in sentence.clause.values.values()
        if isinstance(change, Change)
        and (change.number == number or (change.number == "attack" and number in BOTH_ATTACKS))
    )
