"""Running the cards: which sentences are in force, whom they mean, and who is asked.

A sentence speaks of heroes, each by its place in the Village.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from msgspec import field

from tabletop.cardtext.clause import Actions, Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.subjects import IMPLIED
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.history import History
from tabletop.executor.layers import Numbers
from tabletop.executor.proposals import Posting
from tabletop.executor.questions import Asks, about
from tabletop.executor.sentence import Line, Sentence, paragraphs, understood
from tabletop.executor.whom import Among, Whom
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY, TOKENS, is_one_of
from tabletop.games.darkest.party import forced_fights, heroes, questions
from tabletop.games.darkest.party.card_kinds import book_of, kind_of, rule_of
from tabletop.games.darkest.party.heroes import BORNE, MEMORY
from tabletop.games.darkest.party.stakes import SIDES, chart, of_rows
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option, Refusal, Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.choosing import add_choosing
from tabletop.vocabulary.parts.deeds import add_answers, add_changes
from tabletop.vocabulary.parts.dice import add_shown

R = TypeVar("R")


@cache
def sentences(name: str) -> tuple[Sentence, ...]:
    """What the card called *name* says."""
    card = content.card(name)
    if card is None:
        return ()
    return paragraphs(name, "text", parse(card.text, book_of(name)))


def stated(name: str) -> Iterator[Sentence]:
    """Each sentence of the card called *name* that is understood, one by one."""
    card = content.card(name)
    if card is not None:
        yield from understood(name, "text", parse(card.text, book_of(name)))


@by_name
def holds(name: str, phrase: Phrase) -> frozenset[str]:
    """Of what use sentences of this *phrase* speak that stand on the card called *name*; an empty
    word, if they speak of none."""
    said = (sentence.clause for sentence in sentences(name))
    return frozenset(str(each.values.get("use", "")) for each in said if each.phrase is phrase)


def live(table: Table) -> Iterator[tuple[Piece, int]]:
    """The cards in force: what heroes are and carry, as far as it lies open, and what lasts, for
    one or for each."""
    lying, pieces, suspended = table.zones, table.pieces, table.suspended
    for place, zones in enumerate(BORNE):
        if lying[zones[0]].pieces and not heroes.is_away(table, place):
            for zone in zones:
                for number in lying[zone].pieces if zone in lying else ():
                    card = pieces[number]
                    if card.face_up and card.name not in suspended:
                        yield card, place
    for number in lying["kept"].pieces:
        yield (token := pieces[number]), token.counters.get("slot", 0) - 1
    for number in lying["lasting"].pieces if "lasting" in lying else ():
        for place in heroes.here(table):
            yield pieces[number], place


class Meeting(Context, eq=False):
    """A sentence that is carried out; `met` is the card that is being met; `chosen` if its price
    is what somebody has just decided to pay. Whom somebody picks is `hit`; the `spared` cannot be
    picked. What it may have done `again`, by a hero, is the Spell that was just cast."""

    met: Piece | None = None
    chosen: bool = False
    hit: list[int] = field(default_factory=list)
    spared: tuple[int, ...] = ()
    again: Callable[[int], Rules[bool]] | None = None


def is_extra(context: Context) -> bool:
    """Whether the card that a sentence is about was itself drawn as an extra one."""
    about = getattr(context.deed, "card", -1)
    card = context.table.pieces[about] if about >= 0 else getattr(context, "met", None)
    return card is not None and card.counters.get("foretold", 0) > 0


VAIN: dict[object, Callable[[Table, int, dict[str, Any]], str]] = {}
"""Why an action would do nothing for a hero, as a sentence, by what runs it; it may be asked for
all the same."""

CHAINED: set[object] = set()
"""What brings extra cards, by what runs it: of those none brings another (DTX-031)."""

NEEDS: dict[object, Callable[[Table, int, dict[str, Any]], bool]] = {}
"""Whether an action could do anything for a hero, as it is said, by what runs it."""

FITS: dict[object, Callable[[Context, dict[str, Any]], bool]] = {}
"""Whether an action could do anything to what its sentence is about, by what runs it."""

COSTS: dict[object, Callable[..., Refusal | None]] = {}
"""Why a hero lacks what an action costs it, where it has to choose one of several, by what runs
it."""


@by_name
def _needy(name: str) -> list[Sentence]:
    """The sentences of the card called *name* that need something, or somebody to pay them."""

    def needs(clause: Clause) -> bool:
        cost = clause.heads.get("cost")
        return clause.phrase.run in NEEDS or (cost is not None and cost.phrase.lacks is not None)

    return [sentence for sentence in sentences(name) if needs(sentence.clause)]


def pointless(table: Table, place: int, card: Piece) -> Refusal | None:
    """DTC-309: why *card* would be of no use now to the hero at *place*, if so."""
    for sentence in _needy(card.name):
        needs = NEEDS.get(sentence.clause.phrase.run)
        if needs is not None and not needs(table, place, sentence.clause.values):
            return Refusal("DTC-309", "It would do nothing now.")
        cost = sentence.clause.heads.get("cost")
        if cost is not None:
            context = Meeting(table, Line(card, place, sentence), place, place)
            if EXECUTOR.limits.is_spent(table, card, sentence) or not EXECUTOR.in_force(context):
                return Refusal("DTC-309", "It would do nothing now.")
            if (lacks := EXECUTOR.lacks(context, cost, place)) is not None:
                return lacks
    return None


class Road(Executor):
    """The executor, which knows that heroes are not seats, and may leave."""

    def until_left(self, doing: Rules[R]) -> Rules[R | bool]:
        return questions.business(doing, otherwise=False)

    def is_agreed(self, context: Context, against: bool) -> bool:
        """Nobody is asked twice."""
        return isinstance(context, Meeting) and context.chosen

    def is_of_use(self, context: Context, said: Said, who: int) -> bool:
        """Nobody is asked about what could do nothing now."""
        needs = NEEDS.get(said.phrase.run)
        if said.phrase.run in CHAINED and is_extra(context):
            return False
        if forced_fights.gets_round(context, said) and forced_fights.is_forced(context.table, who):
            return False
        fits = FITS.get(said.phrase.run)
        if fits is not None and not fits(context, said.values):
            return False
        return needs is None or needs(context.table, who, said.values)

    def lacks(self, context: Context, price: Said, payer: int) -> Refusal | None:
        return forced_fights.lacks(context, payer) or super().lacks(context, price, payer)

    def name_of(self, table: Table, who: int) -> str:
        return heroes.name_of(table, who)

    def stock(self, context: Context, price: Said, payer: int) -> str:
        token = price.values.get("token", "")
        if not token or "n" not in price.values:
            return ""
        return f" (of {HAS.get(token, heroes.has)(context.table, payer, token)})"

    def stand_for(self, context: Context) -> tuple[int, ...]:
        """Any die of the tray, too, where what follows is read off a roll."""
        dice = context.table["dice"] if context.line.sentence.rows else []
        return (*super().stand_for(context), *(die.id for die in dice))

    def brings(self, context: Context) -> str:
        rows = context.line.sentence.rows
        most = max((row.clause.heads["range"].values["range"][-1] for row in rows), default=0)
        shown = SIDES if most <= SIDES[-1] else range(min(2, most), most + 1)
        return chart(of_rows(context.line.sentence), shown) if rows else ""

    def unwilling(self, context: Context, who: int) -> str:
        met = context.met if isinstance(context, Meeting) else None
        if met is not context.card or not isinstance(content.card(met.name), content.Enemy):
            return ""
        title = context.play.game.title_of(met.name)
        return f"Then {heroes.name_of(context.play.table, who)} fights {title}."

    def vain(self, context: Context, who: int, actions: Actions) -> str:
        table = context.play.table
        found = [
            VAIN[said.phrase.run](table, who, said.values) if said.phrase.run in VAIN else ""
            for said in actions
        ]
        return found[0] if found and all(found) else ""

    def barred(self, context: Context, who: int, actions: Actions) -> Refusal | None:
        """DTC-029, DTD-054: nobody chooses what it cannot pay, nor what gets it round a fight that
        it has to fight."""
        rounds = any(forced_fights.gets_round(context, said) for said in actions)
        if rounds and forced_fights.is_forced(context.table, who):
            return Refusal(*forced_fights.WHY)
        own = [said for said in actions if said.values.get("who") in ("you", IMPLIED)]
        costs = ((COSTS[said.phrase.run], said) for said in own if said.phrase.run in COSTS)
        lacking = (lacks(context, **{**said.values, "who": who}) for lacks, said in costs)
        return next(filter(None, lacking), None)

    def idle(self, context: Context, who: int, why: str) -> None:
        met, play = context.met if isinstance(context, Meeting) else None, context.play
        hero = heroes.card_of(play.table, who)
        if met is None or met is not context.card or hero is None:
            return
        if not isinstance(content.card(met.name), content.Enemy):  # which is fought all the same
            words = IDLE if len(sentences(met.name)) == 1 else IDLE_NOW
            play.say(words, met, hero, why.rstrip("."), rule=rule_of(met.name))

    def asking(self, context: Context) -> Asks:
        doer = getattr(context.deed, "who", -1)
        return partial(asks, rule=rule_of(context.card.name), doer=doer)


IDLE, IDLE_NOW = "{} does nothing for {}. {}.", "{} has nothing more for {}. {}."
"""What is told of a card that is met by a hero for whom it has nothing, with the reason; and of one
that says more than that."""

HAS: dict[str, Callable[[Table, int, str], int]] = {}
"""How many tokens a hero can pay, where those are not all that it has, by what they are."""


def asks(
    play: Play,
    who: int,
    ask: str,
    options: Callable[[], Sequence[Option]],
    rule: str = "DTC-009",
    *,
    moot: Callable[[], str] = str,
    doer: int = -1,
) -> Rules[Option]:
    """What somebody says for the hero at the place *who*, who is named, of what the hero at the
    place *doer* does.

    :raises Left: if that hero, or the *doer*, is there no more.
    """
    is_about = {doer} & {*heroes.living(play.table)}

    def question() -> Decision | None:
        if not is_about <= {*heroes.living(play.table)}:
            return None
        name = heroes.name_of(play.table, who) if who >= 0 else ""
        words = ask if name in ask else f"{name}: {ask}"
        return Decision(heroes.speaker(play.table, who), words, rule, [*options()], moot=moot())

    return (yield from questions.ask(play, who, question))


def hero_option(table: Table, place: int, **more: Any) -> Option:
    """An option for a hero."""
    card = heroes.hero_at(table, place)
    twin = sum(p.name == card.name for p in heroes.cards(table)) > 1
    key = f"{card.name} {place}" if twin else card.name
    return Option(key, content.title(card.name), (card.id,), (card.zone,), place, **more)


UNTOUCHED = idiom(
    GRAMMAR, "trait", "no {kinds} affects {who}", slots={"kinds": "kinds", "who": CHARACTER.id},
    sort="ban",
)  # fmt: skip
IGNORES = idiom(
    GRAMMAR, "trait", "you ignore {grounds}", slots={"grounds": "grounds"}, sort="ban",
)  # fmt: skip
WHOM = Whom()


def _touched(context: Context, places: Sequence[int]) -> list[int]:
    """DTC-319, DTC-328: those whom the card that is met affects; a sentence of another card affects
    all."""
    met = context.met if isinstance(context, Meeting) else None
    if isinstance(content.card(context.card.name), content.Location):
        return [place for place in places if not _ignores(context.table, place, context.card.name)]
    if met is None or not isinstance(content.card(met.name), SPARING):
        return [*places]
    kind = kind_of(met.name)
    return [place for place in places if not is_spared(context.table, place, kind)]


def _ignores(table: Table, place: int, name: str) -> bool:
    """Whether the location called *name* does nothing to the hero at *place*."""
    return any(
        line.bearer == place and is_one_of(name, line.clause.values["grounds"])
        for line in EXECUTOR.lines(table, ("rules", IGNORES))
    )


def is_spared(table: Table, place: int, kind: str) -> bool:
    """DTC-319: whether no card of this *kind* affects the hero at *place*."""
    return any(
        line.bearer == place and kind in line.clause.values["kinds"]
        for line in EXECUTOR.lines(table, ("rules", UNTOUCHED))
    )


GROUP: set[object] = set()
"""What a leader does for the party as a group, by what runs it; chapters add to it."""
SPARING = content.Event | content.Stranger | content.Place


def _picked(context: Context, among: Among) -> Rules[int]:
    spared = context.spared if isinstance(context, Meeting) else ()

    def able() -> list[int]:
        return [place for place in among() if place not in spared]

    picked = yield from _picked_of(context, able)
    if isinstance(context, Meeting) and picked >= 0:
        context.hit.append(picked)
    return picked


def _picked_of(context: Context, among: Among) -> Rules[int]:
    if len(found := among()) < 2:
        return found[0] if found else -1
    option = yield from asks(
        context.play,
        context.you,
        f"{about(context)} Who?",
        lambda: [hero_option(context.play.table, place) for place in among()],
    )
    return int(option.value)


def _by_lot(context: Context, among: Among) -> Rules[int]:
    if len(found := among()) < 2:
        return found[0] if found else -1
    lot: int = yield Roll(len(found), f"{about(context)} Who?", "DTC-009")
    return found[lot - 1]


@WHOM.noun("you")
@WHOM.noun(IMPLIED)
def _you(context: Context) -> list[int]:
    """Nobody, once that hero is dead."""
    here = heroes.card_of(context.table, context.you) if context.you >= 0 else None
    return [context.you] if here is not None else []


@WHOM.noun("each")
@WHOM.noun("one", _picked)
def _each(context: Context) -> list[int]:
    return _touched(context, heroes.here(context.table))


@WHOM.noun("other")
@WHOM.noun("another", _picked)
def _others(context: Context) -> list[int]:
    return [place for place in heroes.here(context.table) if place != context.you]


@WHOM.noun("leader")
def _leader(context: Context) -> list[int]:
    """DTC-319: who speaks or rolls for the party does so whatever spares it."""
    leads = [*heroes.here(context.table)[:1]]
    said = context.said
    return leads if said is not None and said.phrase.run in GROUP else _touched(context, leads)


@WHOM.noun("party")
def _together(context: Context) -> list[int]:
    """All of them, as nobody in particular."""
    return [-1] if heroes.here(context.table) else []


@WHOM.noun("random", _by_lot, lot=True)
def _any_of(context: Context) -> list[int]:
    return _each(context)


def _ranked(token: str, best: Callable[..., int]) -> None:
    """Have who has the most or the least of *token*: of several, the first in the order."""

    def ranked(context: Context) -> list[int]:
        table, found = context.table, heroes.here(context.table)
        return [best(found, key=lambda place: heroes.has(table, place, token))] if found else []

    WHOM.noun(f"{'most' if best is max else 'least'} {TOKENS[token]}")(ranked)


for _token in TOKENS:
    _ranked(_token, max)
    _ranked(_token, min)
GRAMMAR.meant = WHOM.among

NUMBERS = Numbers(content.title, "DTC-B01")
WHOLE: set[Phrase] = set()
"""What is done with all whom it names at once; chapters add to it."""
EXECUTOR = Road(
    sentences, live, MEMORY, asks, WHOM, numbers=NUMBERS, context=Meeting, whole=WHOLE,
    stated=stated,
)  # fmt: skip


def is_done(sentence: Sentence) -> bool:
    """Whether a sentence is done at its moment: it does something, or is so from then on until what
    it names. Others hold while their card lies there."""
    return not sentence.is_held or EXECUTOR.lasting.is_timed(sentence.clause)


def is_carried_out(sentence: Sentence) -> bool:
    """Whether a sentence is carried out where its card is met: what is done, and waits for nothing;
    or what waits from then on until what it names."""
    return is_done(sentence) and ("trigger" not in sentence.clause.heads or sentence.awaits)


GRAMMAR.begin = EXECUTOR.begin
TEXT = Posting(EXECUTOR)
TEXT.history = History(EXECUTOR, GRAMMAR)
GRAMMAR.forbids = TEXT.forbids

with GRAMMAR.sharing():
    add_answers(GRAMMAR, CHARACTER, PARTY)
    add_choosing(GRAMMAR, CHARACTER)
    add_shown(GRAMMAR)
    add_changes(GRAMMAR, ("loss", "gain"))
