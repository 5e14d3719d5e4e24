"""What the cards of Cellar say: the shared vocabulary, a handful of words of its own, the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tabletop.cardtext.parse import parse
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.memory import Memory
from tabletop.executor.proposals import Posting
from tabletop.executor.questions import asking
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import count
from tabletop.grammar.measure import measure
from tabletop.grammar.noun import people, unit, words
from tabletop.grammar.number import Numbers
from tabletop.grammar.period import Own, period
from tabletop.grammar.verb import verb
from tabletop.packs.library import by_name
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.questions.decision import Option
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.deed_phrases import proposes
from tabletop.vocabulary.parts.deeds import add_answers, add_changes
from tabletop.vocabulary.parts.dice import add_rolls
from tabletop.vocabulary.parts.health import add_damage, add_dying, add_healing
from tabletop.vocabulary.who import everybody
from tests.toys.cellar.deeds import (
    Dies,
    Draws,
    Heals,
    Rolls,
    RoundBegins,
    RoundEnds,
    Takes,
    TurnBegins,
    TurnEnds,
    alive,
    health,
)

CARDS = {
    "lantern": "You have +1 Luck.",
    "candle": "Each Hero has +1 Luck until the end of the round.",
    "poultice": "A Hero heals 2.",
    "cellar-cat": "When another Hero would take damage, instead you take 1 damage.",
    "barrel": "Once per round, when you would take damage, that damage is 1 less.",
    "wine": "Choose one: draw 1 card; heal 1; or each other Hero takes 1 damage.",
    "rope": "When you would die, instead heal 2.",
    "rat": "Each Hero takes 1 damage unless that Hero discards a card.",
    "jar": "A random Hero rolls the D6. 1-3: that Hero takes 2 damage. 4-6: heal 1.",
    "trapdoor": "Each Hero that has 2 Health or less draws 1 card.",
    "shovel": "At the end of each round, if you have 3 Health or less, heal 1, otherwise draw "
    "1 card.",
    "mould": "Each other Hero cannot heal until the end of the next round.",
    "ledger": "Draw cards equal to half the number of Heroes alive, rounded up.",
    "shelf": "Discard a card: draw 2 cards. If you do, take 1 damage.",
    "well": "Each Hero may draw 1 card. Each that does takes 1 damage.",
    "cloak": "When you would take damage, that damage is 1 less unless you have 2 Health or less.",
}
"""What the cards say, by name."""

GRAMMAR = Grammar(English())
"""All that the cards can say."""

HERO = people(GRAMMAR, "Hero", "Heroes")
HEALTH = unit(GRAMMAR, "Health", much=True)
DAMAGE = unit(GRAMMAR, "damage", much=True)
CARD = unit(GRAMMAR, "card", "cards")
words(GRAMMAR, "die", {"6": "D6"})
Numbers(GRAMMAR, HERO).number("luck", "Luck", had="Luck")


@by_name
def sentences(name: str) -> tuple[Sentence, ...]:
    """What the card called *name* says."""
    said = parse(CARDS.get(name.partition("-copy")[0], ""), GRAMMAR)
    return paragraphs(name, "text", said)


def live(table: Table) -> Iterator[tuple[Piece, int]]:
    """What lies before the living, and what lasts."""
    for seat in alive(table):
        for card in table[f"before:{seat}"]:
            if card.name not in table.suspended:
                yield card, seat
    for token in table["kept"]:
        yield token, token.counters.get("slot", 0) - 1


WATCHED = frozenset({"kept", "health", *(f"before:{seat}" for seat in range(4))})
ASKS = asking("CEL-007")

EXECUTOR = Executor(sentences, live, Memory(WATCHED), ASKS, everybody(alive, ASKS, "CEL-007"))
TEXT = Posting(EXECUTOR)


def _acting(table: Table) -> int:
    """CEL-001: whose turn it is."""
    return cast(int, table.flow.args.get("seat", -1))


GRAMMAR.meant = EXECUTOR.whom.among
GRAMMAR.begin = EXECUTOR.begin
EXECUTOR.keep_time(
    period(GRAMMAR, "round", lambda table: table.count("round"), RoundBegins, RoundEnds),
    period(
        GRAMMAR, "turn", lambda table: table.count("turns"), TurnBegins, TurnEnds,
        Own(HERO, _acting),
    ),
)  # fmt: skip

add_damage(GRAMMAR, HERO, DAMAGE, proposes(Takes), Takes)
add_healing(GRAMMAR, HERO, HEALTH, proposes(Heals), Heals, bare=True)
add_dying(GRAMMAR, HERO, proposes(Dies), Dies)
add_changes(GRAMMAR, ("damage",))
add_answers(GRAMMAR, HERO)
verb(
    GRAMMAR, "draw cards", HERO, "[draw] {n}", does=proposes(Draws), unit=CARD, deed=Draws,
    moment=("[draw] cards",),
)  # fmt: skip


def _roll(context: Context, who: int, die: str) -> Rules[int]:
    """CEL-003: with luck, but no more than the die shows at most."""
    play, sides = context.play, int(die)
    ask = f"{play.table.seats[who].name} rolls: what does the die show?"
    shown = yield from play.roll(play.table.named("d6"), sides, ask=ask, rule="CEL-003")
    return min(sides, shown + luck(play.table, who).n)


def luck(table: Table, seat: int) -> Value:
    """CEL-003: what is added to the rolls of a Hero."""
    return EXECUTOR.value(table, "luck", seat, Part(0, "of its own", "CEL-003"))


add_rolls(GRAMMAR, HERO, Rolls, _roll, "die")


def _discard(context: Context, who: int) -> Rules[bool]:
    """CEL-002: one card of the hand, as its owner says."""
    play = context.play

    def options() -> list[Option]:
        return [
            Option(card.name, title(card.name), (card.id,), ("discard",), card.id)
            for card in play.table[f"hand:{who}"]
        ]

    if not options():
        return False
    option = yield from ASKS(play, who, "Which card is discarded?", options)
    play.move(play.table.pieces[int(option.value)], "discard", face_up=True)
    return True


verb(GRAMMAR, "discard a card", HERO, "[discard] a card", does=_discard, only=("done", "paid"))


def _heroes(at: Context) -> int:
    """CEL-004: of all seats."""
    return len(alive(at.table))


count(GRAMMAR, ("Hero alive",), ("the number of Heroes alive",), _heroes)
measure(GRAMMAR, "Health", HERO, HEALTH, health)


def title(name: str) -> str:
    """What a piece is called.

    :raises KeyError: if there is none of that name.
    """
    if name.startswith(STANDS_FOR):
        return f"Missing card {name.removeprefix(STANDS_FOR)}"
    if name.startswith("lasting:"):
        return "Lasting change"
    word = name.partition("-copy")[0]
    if word in CARDS:
        return word.replace("-", " ").capitalize()
    number = name.removeprefix("hero-")
    return {"d6": "Die", "token": "Token", name: f"Hero {number}"}[name]
