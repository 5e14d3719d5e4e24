"""Chapter 10: things that a card has somebody discard."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.needed_objects import acts_on
from tabletop.games.restless.party.holdings.belongings import discard
from tabletop.games.restless.running.deeds import DiscardsItem
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import item
from tabletop.games.restless.table.things import held, is_such, meant_by
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def discards(about: Saying, who: int, thing: Thing) -> Rules[bool]:
    """RST-270: its controller chooses which; RST-265: or each of them has the same chance."""
    gone, thing = 0, meant_by(about.card, thing)
    for _ in range(thing.n or len(held(about.play.table, who, thing))):
        there = held(about.play.table, who, thing)
        if thing.random and there:
            ask = f"Which Item of {name(about.play.table, who)}?"
            lot: int = yield Roll(len(there), ask, "RST-265")
            yield from discards_this(about, there[lot - 1])
        elif thing.random or not (yield from discards_such(about, who, thing)):
            break
        gone += 1
    return gone > 0


def discards_such(about: Saying, slot: int, thing: Thing) -> Rules[bool]:
    """RST-270: its controller chooses which."""
    play, title = about.play, content.title(about.card.name)
    called = GRAMMAR.printed("kind/Item", thing.kinds)
    ask = f"{title}: which {called} does {name(play.table, slot)} discard?"
    among = partial(held, play.table, slot, thing)
    away = yield from choose_card(play, among, ask, "RST-270", seat=slot)
    if away is None:
        return False
    yield from discards_this(about, away)
    return True


def discards_this(about: Saying, away: Piece) -> Rules[None]:
    """RST-270: it is *away*, and what it was worth is known."""
    about.had["value"] = item_value(away)
    about.had["this_way"] = about.had.get("this_way", 0) + 1
    yield from discard(about.play, away)


def item_value(piece: Piece) -> int:
    """What is printed on it as its Value."""
    printed = item(piece)
    return (printed.value or 0) if printed else 0


def _has_so_many(table: Table, slot: int, thing: Thing) -> bool:
    """Whether the Character in *slot* can pay with such *things*."""
    return len(held(table, slot, thing)) >= max(1, thing.n)


def _was_such(about: Saying, who: object, thing: Thing) -> bool:
    """RST-141: what was discarded is such a *thing*."""
    piece = about.table.pieces[getattr(about.deed, "by", -1)]
    return is_such(piece, meant_by(about.card, thing))


acts_on(lambda table, slot, said: held(table, slot, said["thing"]), "None is held.")(discards)

# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "discard a thing", CHARACTER, "[discard|lose|drop] {thing}",
    "[throw] away {thing}", "[give] up {thing}",
    does=doing(discards, _has_so_many), deed=Happens(told=DiscardsItem, fits=_was_such),
    slots={"thing": "thing/Item"}, moment=("[discard] {thing:thing/Item/one}",),
    said=("discard {thing:thing/Item} held by {who:who/1}",),
    only=("done", "paid", "after"),
)  # fmt: skip
