"""Calling an Enemy from where it lies on the road, to fight it here."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, ENEMY, GRAMMAR
from tabletop.games.darkest.combat.fight import fight
from tabletop.games.darkest.combat.fight_effects import is_such
from tabletop.games.darkest.combat.foes import COMES, foe_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.party.tokens import Gains
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ANY = Thing()
"""Whichever Enemy."""

CALLING = "calling"
"""The table's counter: an Enemy that somebody has called over is being fought."""


def face_up(table: Table, but: int = -1, such: Thing = ANY) -> list[Piece]:
    """The Enemies that lie face up on the road, such as are meant."""
    return [
        card
        for space in heroes.spaces(table)
        for card in space_positions.revealed(table, space)
        if card.id != but and content.enemy(card.name) is not None
        and (such is ANY or is_such(foe_of(card, turned=False), such))
    ]  # fmt: skip


def choice(table: Table, but: int = -1, such: Thing = ANY) -> list[Option]:
    """One option for each of them."""
    return [
        Option(
            f"{card.name}#{card.id}",
            f"{content.title(card.name)}, Space {table.zones[card.zone].number}",
            (card.id,),
            value=card.id,
        )
        for card in face_up(table, but, such)
    ]


def exchange(context: Meeting) -> Rules[bool]:
    """The newcomer is met in its place."""
    play, met = context.play, context.met
    if (
        met is None
        or not space_positions.is_here(play.table, met.id)
        or not face_up(play.table, met.id)
    ):
        return False
    option = yield from asks(
        play, context.you, "Which Enemy comes?", lambda: choice(play.table, met.id)
    )
    other = play.table.pieces[int(option.value)]
    places = [(play.table.zones[card.zone], space_positions.spot_of(card)) for card in (met, other)]
    for card, (zone, spot) in zip((other, met), places, strict=True):
        space_positions.pick_up(play, card)
        if zone.kind == "pile":
            space_positions.put(play, card, zone.number, spot)
        else:
            play.move(card, zone.name, face_up=True)
    play.count(COMES, other.id + 1)
    play.say("{} changes places with {}.", met, other, rule="DTC-B11")
    return True


def newcomer(play: Play) -> Piece | None:
    """Who has come in the place of the Enemy that was met, if anybody has; asked once."""
    number = play.table.count(COMES)
    if not number:
        return None
    play.count(COMES, 0)
    return play.table.pieces[number - 1]


def for_a_purse(context: Meeting, who: int, enemy: Thing, n: int) -> Rules[bool]:
    """Beaten it is a trophy, and the purse is won; else it is where it lay."""
    play = context.play
    if not face_up(play.table, such=enemy):
        return False
    option = yield from asks(
        play, who, "Which Enemy do you call?", lambda: choice(play.table, such=enemy)
    )
    if (yield from _fights(play, who, play.table.pieces[int(option.value)])) == "won":
        yield from context.propose(Gains(who=who, n=n, token="gold", rule="DTC-B04"))
    return True


def _fights(play: Play, who: int, card: Piece) -> Rules[str]:
    """How the fight ends with the Enemy that *card* is, or with who has come in its place."""
    called: Piece | None = card
    ended = "gone"
    while called is not None:
        ended = yield from fight(play, who, foe_of(called, turned=False))
        called = newcomer(play)
    return ended


def call_over(context: Meeting, who: int) -> Rules[bool]:
    """DTB-056: beaten it is a trophy, and calls no other; else it is where it lay."""
    play = context.play
    if not _may_call(play.table):
        return False
    option = yield from asks(play, who, "Which Enemy do you call?", lambda: choice(play.table))
    play.count(CALLING, 1)
    yield from _fights(play, who, play.table.pieces[int(option.value)])
    play.count(CALLING, 0)
    return True


def _may_call(table: Table) -> bool:
    return not table.count(CALLING) and bool(face_up(table))


AVOIDS.add(exchange)
NEEDS |= {
    call_over: lambda table, place, said: _may_call(table),
    exchange: lambda table, place, said: len(face_up(table)) > 1,
    for_a_purse: lambda table, place, said: bool(face_up(table, such=said["enemy"])),
}


def lies_there(context: Meeting, enemy: Thing) -> bool:
    """Whether such an Enemy lies face up on the road, other than the card that asks."""
    return bool(face_up(context.table, context.card.id, enemy))


# --- how it is said -------------------------------------------------------------------------------

verb(
    GRAMMAR, "exchange", ENEMY, "[change] places with another Enemy that lies face up on the road",
    does=exchange, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "fight another", CHARACTER, "[fight] another Enemy that lies face up on the road",
    does=call_over, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "fight for gold", CHARACTER,
    "[fight] {enemy} that lies face up on the road for {n} gold", does=for_a_purse,
    slots={"enemy": "thing/Enemy/one", "n": "number"}, only=("done",),
)  # fmt: skip
idiom(
    GRAMMAR, "condition", "{enemy} lies face up on the road", run=lies_there,
    slots={"enemy": "thing/Enemy/one"}, sort="state",
)  # fmt: skip
