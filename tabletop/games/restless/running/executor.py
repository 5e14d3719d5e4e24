"""How the cards of The Restless run: what the executor that all games share is told of this one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from inspect import isgenerator

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.history import History
from tabletop.executor.layers import in_layers
from tabletop.executor.proposals import Posting
from tabletop.executor.sentence import Line, Sentence, paragraphs, understood
from tabletop.executor.suspension import Suspension
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, PARTY, THIS
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.running.modifiers import NUMBERS
from tabletop.games.restless.running.question_context import bearing, before
from tabletop.games.restless.running.questions import answer, question_for
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.live_cards import live
from tabletop.games.restless.table.memory import MEMORY
from tabletop.games.restless.table.table_reads import has_trait, party_has
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.choosing import add_choosing
from tabletop.vocabulary.parts.deeds import add_answers
from tabletop.vocabulary.parts.dice import add_shown
from tabletop.vocabulary.parts.marks import add_marks


@by_name
def sentences(card: str) -> tuple[Sentence, ...]:
    """All sentences that stand on *card*, in its text and in its Death Effect."""
    return (*text_of(card), *paragraphs(card, "death", content.said(card, "death")))


@by_name
def text_of(card: str) -> tuple[Sentence, ...]:
    """Those of its text."""
    return paragraphs(card, "text", content.said(card))


def stated(card: str) -> Iterator[Sentence]:
    """Each sentence of *card* that is understood, one by one."""
    for field in ("text", "death"):
        yield from understood(card, field, content.said(card, field))


def speaks_to(table: Table, line: Line, trait: str) -> bool:
    """RST-058: whether a sentence for a Trait concerns who bears it; RST-059: on a card of
    everybody's, the party. An Item that nobody holds concerns nobody."""
    if line.bearer >= 0:
        return has_trait(table, line.bearer, trait)
    own = isinstance(content.card(line.sentence.card), content.Item)
    return not own and party_has(table, trait)


def asks(
    play: Play,
    who: int,
    ask: str,
    options: Callable[[], Sequence[Option]],
    *,
    moot: Callable[[], str] = str,
) -> Rules[Option]:
    """RST-007: what a sentence leaves to the bearer of its card, else to the party."""

    def made() -> Decision:
        question = question_for(play.table, who, ask, "RST-007", [*options()])
        return replace(question, moot=moot())

    return (yield from answer(play, made, who))


def pays(about: Context, price: Said, against: bool) -> Rules[Sequence[int] | None]:
    """RST-007: a price asks who wants to pay it."""
    paid = price.run(about)
    if isgenerator(paid):
        paid = yield from paid
    return () if paid is True else paid or None


def begins(about: Context) -> str:
    """How a question begins: the card and its bearer, and what it reacts to."""
    assert isinstance(about, Saying)
    told = before(about.table, about.deed)
    return " ".join(filter(None, (bearing(about.table, about), told)))


EXECUTOR = Executor(
    sentences, live, MEMORY, asks, WHOM, speaks_to, NUMBERS, pays, Saying,
    text=text_of, stated=stated, whole=WHOLE, about=begins, tells=before,
)  # fmt: skip
TEXT = Posting(EXECUTOR, "RST-003")

TEXT.history = History(EXECUTOR, GRAMMAR)

GRAMMAR.begin = EXECUTOR.begin

with GRAMMAR.sharing():
    add_answers(GRAMMAR, CHARACTER, PARTY)
    add_choosing(GRAMMAR, CHARACTER, PARTY)
    add_shown(GRAMMAR)
    add_marks(GRAMMAR, THIS, "RST-003")

SUSPENSION = Suspension(live, lambda name: bool(content.says(name)), "RST-262", "RST-263")
"""Chapter 24, RST-262 and RST-263: when rules block all progress, the newest are ignored."""

look, lines = EXECUTOR.looking.look, EXECUTOR.index.lines


def speaking(table: Table, piece: Piece, sentence: Sentence, slot: int) -> Saying:
    """What *sentence* of *piece* is said about, if the Character in *slot* says it."""
    return Saying(table, Line(piece, slot, sentence), slot, slot)


NOTHING = Sentence("", "", 0, Clause(()))
"""What is said before the first sentence of a text."""


def carry(play: Play, about: Saying) -> Rules[None]:
    """Carry out one sentence."""
    about.playing = play
    yield from EXECUTOR.carry(about)


def carry_all(play: Play, said: Iterable[Sentence], about: Saying) -> Rules[None]:
    """Carry out several, each knowing whom those before it spoke of."""
    for sentence in said:
        about.line = replace(about.line, sentence=sentence)
        yield from carry(play, about)


def sentences_of(name: str) -> tuple[Sentence, ...]:
    """What stands on a card, each row of a die table by itself; what a lasting change says."""
    if name.startswith("lasting:"):
        return EXECUTOR.lasting.says(name)
    return tuple(each for sentence in text_of(name) for each in (sentence, *sentence.more))


# --- numbers -----------------------------------------------------------------------------------


def number(
    table: Table, stat: str, slot: int, printed: Part, *, by: int = -1, least: int = 0
) -> Value:
    """What *stat* is for *slot* using *by*, beginning with what is printed; at least *least*."""
    return EXECUTOR.value(table, stat, slot, printed, by, least, "RST-054")


def change(table: Table, stat: str, slot: int = -1, by: int = -1) -> int:
    """By how much all cards together change *stat*, where they do no more than add to it."""
    if not lines(table, ("changes", stat)):
        return 0  # as most often
    return sum([n for n, _ in EXECUTOR.changes(table, stat, slot, by)])


def changed(table: Table, stat: str, n: int, slot: int = -1, by: int = -1) -> int:
    """What all cards together make of *n*, which *stat* is without them."""
    if not lines(table, ("changes", stat)):
        return n  # as most often
    return EXECUTOR.reckoned(n, table, stat, slot, by)


def changed_by(table: Table, stat: str, n: int, slot: int, which: Callable[[Line], bool]) -> int:
    """The same of those cards alone *which* are meant."""
    if not lines(table, ("changes", stat)):
        return n  # as most often
    found = [each for each in EXECUTOR.changes(table, stat, slot) if which(each[1])]
    return in_layers(n, [(line.clause.phrase.stage, by) for by, line in found])


def amount(table: Table, stat: str, slot: int, printed: int) -> int:
    """What *stat* is for *slot*, for those that do not ask how that comes about: `number` tells."""
    return max(0, changed(table, stat, printed, slot))
