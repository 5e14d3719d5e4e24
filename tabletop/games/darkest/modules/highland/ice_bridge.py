"""The Ice Bridge, which bears few."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import carrying_capacity, dice, heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CROSS = Option("cross", "Cross the bridge")


def followers(table: Table, place: int) -> list[Piece]:
    """DTX-037: those who go with the hero at *place*, mounts and pets among them."""
    pets = [item for item in table[f"items:{place}"] if carrying_capacity.is_pet(item.name)]
    found = [*table[f"followers:{place}"], *table[f"mount:{place}"], *pets]
    return [card for card in found if card.kind == "card"]


def leavable(table: Table, place: int) -> list[Piece]:
    """DTH-021, DTC-B09: those of them whom the hero may leave."""
    free = {card.id for card in carrying_capacity.droppable(table, place)}
    return [card for card in followers(table, place) if card.id in free]


def cross(context: Meeting, who: int) -> Rules[bool]:
    """DTH-021, DTH-022: whoever is with the hero weighs one; those who are left behind lie here."""
    play = context.play
    while leavable(play.table, who):
        option = yield from asks(play, who, "Who stays behind?", lambda: _left(play.table, who),
                                 "DTH-021")  # fmt: skip
        if option.key == CROSS.key:
            break
        card = play.table.pieces[int(option.value)]
        space_positions.drop(play, card)
        play.say("{} stays behind.", card, rule="DTH-021")
    weight = len(followers(play.table, who))
    shown = yield from dice.own(
        play, who, "the Ice Bridge", "DTH-022",
        means=lambda n: "the ice bears" if n > weight else "the ice breaks: death",
        vain=lambda n: "The ice bears already." if n > weight else "",
    )  # fmt: skip
    if shown > weight:
        play.say("The ice bears {}.", heroes.name_of(play.table, who), rule="DTH-022")
        return True
    yield from _falls(play, who)
    return True


def _falls(play: Play, who: int) -> Rules[None]:
    play.say("The ice breaks under {}.", heroes.name_of(play.table, who), rule="DTH-022")
    yield from play.happen(Dies(who=who))


def _left(table: Table, place: int) -> list[Option]:
    """Each who may be left behind, and the way over."""
    n = len(followers(table, place))
    told = CROSS if not n else Option(CROSS.key, f"{CROSS.label}, with {n} less on the die")
    return [
        told,
        *(
            Option(f"leave {card.name}#{card.id}", f"Leave {content.title(card.name)} behind",
                   (card.id,), value=card.id)
            for card in leavable(table, place)
        ),
    ]  # fmt: skip
