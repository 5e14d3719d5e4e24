"""Using Objects: those that say what they are used for, such as Potions, and Bags of gold."""

from __future__ import annotations

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground import sides, space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, pointless, sentences
from tabletop.games.darkest.party.forced_fights import DISCARDS
from tabletop.games.darkest.party.heroes import BEARS, MEMORY
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

BELONGINGS = ("items", "mount", "followers", "spells", "quest")
USED_FROM = ("items", "mount", "followers", "quest")
"""The kinds of zones before a hero of what says for itself what it is used for."""


@by_name
def is_by_choice(name: str) -> bool:
    """DTC-169, DTR-081: whether what the card called *name* says for a price is done as its bearer
    likes: all but quests with a price of one's own."""
    quest = isinstance(content.card(name), content.Quest)
    return not quest or any(_part(s) in AT_WILL for s in _used(name))


def _part(sentence: Sentence) -> str:
    """What the price is called that a sentence begins with."""
    price = sentence.clause.heads["cost"].phrase
    return str(getattr(price, "part", price.template))


@by_name
def _used(name: str) -> list[Sentence]:
    """The sentences of a card that begin with a price, and wait for nothing."""
    found = (s for s in sentences(name) if "cost" in s.clause.heads)
    return [s for s in found if "trigger" not in s.clause.heads]


def options(table: Table, place: int) -> list[Option]:
    """What the hero at *place* could use, greyed where it could do nothing now (DTC-309)."""
    return [_as_of_now(table, place, option) for option in _usable(table, place)]


def _as_of_now(table: Table, place: int, option: Option) -> Option:
    lacks = pointless(table, place, table.pieces[int(option.value)])
    return option if lacks is None else option.blocked(lacks.rule, lacks.why)


@by_name
def _spends(name: str) -> bool:
    """Whether the card called *name* is gone once it is used."""
    return any(_part(s) == SPENDS for s in _used(name))


@MEMORY.each_until_changed(BEARS)
def _usable(table: Table, place: int) -> list[Option]:
    """What the hero at *place* has to use; of what is alike, the first."""
    found: dict[str, Option] = {}
    for kind in USED_FROM:
        zone = table.zones.get(f"{kind}:{place}")
        for number in zone.pieces if zone is not None else ():
            name = table.pieces[number].name
            if name not in found and _used(name) and is_by_choice(name):
                label = f"{heroes.name_of(table, place)} uses {content.title(name)}"
                key, spends = f"use {name}#{number}", _spends(name)
                found[name] = Option(key, label, (number,), value=number, spends=spends)
    return [*found.values()]


@MEMORY.each_until_changed(BEARS)
def bags(table: Table, place: int) -> list[Option]:
    """DTC-093: what gold the hero at *place* carries in Bags."""
    pieces = table.pieces
    return [
        option
        for number in table.zones[f"items:{place}"].pieces
        if (option := _cash(pieces[number].name, number)) is not None
    ]


@by_name
def _cash(name: str, number: int) -> Option | None:
    of = content.thing(name)
    if of is None or of.sort != "bag":
        return None
    label = f"Cash {of.name}: {of.value} gold"
    return Option(f"cash {name}#{number}", label, (number,), value=number)


def use(play: Play, place: int, item: Piece) -> Rules[None]:
    """What it says is done."""
    for sentence in _used(item.name):
        line = Line(item, place, sentence)
        context = Meeting(play.table, line, place, place, playing=play, chosen=True)
        yield from EXECUTOR.carry(context)


@MEMORY.each_until_changed(BEARS)
def sale(table: Table, place: int) -> list[Option]:
    """What a village buys of the hero at *place*."""
    return [
        Option(f"sell {item.name}#{item.id}", f"Sell {content.title(item.name)} for {n} gold",
               (item.id,), value=item.id)
        for item in table[f"items:{place}"] if (n := worth(item.name))
    ]  # fmt: skip


@by_name
def worth(name: str) -> int:
    """For how much gold a village buys the Object called *name*."""
    said = (s.clause for s in sentences(name) if s.clause.phrase is SELLS_FOR)
    return next((int(clause.values["n"]) for clause in said), 0)


def drop(context: Meeting, who: int, this: str) -> bool:
    """It lies there as met; in the village nothing is dropped."""
    if not heroes.at(context.table):
        return False
    space_positions.drop(context.play, context.card)
    context.play.say("{} is dropped.", context.card, rule="DTC-138")
    return True


def discard(context: Meeting, who: int, this: str) -> bool:
    """DTC-174: what is met goes, what is carried goes back to its stock; of the Enemy that would be
    fought nobody has a trophy. What is turned up goes before anybody meets it."""
    play, deed = context.play, context.deed
    if this == "it":
        about = getattr(deed, "foe", -1)
        about = about if about >= 0 else getattr(deed, "card", -1)
        if deed is None or about < 0:
            return False
        space_positions.put_away(play, play.table.pieces[about])
        deed.prevented = True
        return True
    card = play.table.pieces[context.card.id]
    carried = play.table.zones[card.zone].kind in BELONGINGS or card.zone == sides.LASTING
    if not (carried or space_positions.is_here(play.table, card.id)):
        return False
    space_positions.put_away(play, card)
    return True


DISCARDS.add(discard)

# --- how it is said -------------------------------------------------------------------------------

SPENDS, HARMS, DRAWS = "discard this", "take from", "draw and meet cards"
"""Prices: the thing itself, what another pays, and what waits on the road."""

AT_WILL = (HARMS, DRAWS, "lose tokens")
"""Prices that no quest exacts: these, and what makes its holder weaker."""

verb(
    GRAMMAR, SPENDS, CHARACTER, "[discard] {this}", does=discard, slots={"this": "this"},
    only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "drop this", CHARACTER, "[drop] {this}", does=drop, slots={"this": "this"},
    only=("done", "paid"),
)  # fmt: skip
SELLS_FOR = idiom(
    GRAMMAR, "trait", "{this} sells for {n} gold in a Village",
    slots={"this": "this", "n": "number"}, sort="price",
)  # fmt: skip
