"""The Cat Burglar, who knows every back door: in which order open cards are met again."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.city import BOX
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.worded_so import lines_so
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ORDERS = "you may set the order of the cards that lay face up on a Road Space"
RULE = "DTY-052"


def _open(table: Table) -> list[Piece]:
    """The cards that lie face up on the party's Road Space, as they would be met."""
    found = [c for c in space_positions.cards_at(table, heroes.at(table)) if c.face_up]
    return found[::-1] if road_layout.is_downward(table) else found


def arrives(play: Play) -> Rules[None]:
    """DTY-052: the leader may set it where the party has been; what was never met comes last."""
    table, space, leader = play.table, heroes.at(play.table), heroes.leader(play.table)
    if not space or leader < 0 or not road_layout.is_visited(play, space):
        return
    if not lines_so(table, leader, ORDERS, BOX.id) or len(_open(table)) < 2:
        return
    yield from business(_sets(play, leader), None)


def _sets(play: Play, leader: int) -> Rules[None]:
    table, space = play.table, heroes.at(play.table)
    left, ordered = _open(table), list[Piece]()
    keep = Option("keep", "As they lie")
    while len(left) > 1:

        def options(left: list[Piece] = left, first: bool = not ordered) -> list[Option]:
            found = [
                Option(f"first {p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
                for p in left
            ]
            return [keep, *found] if first else found

        ask = "Which card is met next?" if ordered else "Which card is met first?"
        option = yield from asks(play, leader, ask, options, RULE)
        if option is keep:
            return
        card = table.pieces[int(option.value)]
        left = [p for p in left if p.id != card.id]
        ordered.append(card)
    ordered += left
    unmet = [c for c in space_positions.cards_at(table, space) if not c.face_up]
    if road_layout.is_downward(table):
        unmet.reverse()
    lying = [*ordered, *unmet]
    spots = sorted(map(space_positions.spot_of, lying), reverse=road_layout.is_downward(table))
    for card, spot in zip(lying, spots, strict=True):
        space_positions.put(play, card, space, spot, face_up=card.face_up)
    play.say("{} sets the order.", heroes.hero_at(table, leader), rule=RULE)
