"""Enemies that stand against the whole party as Guardians do, without a Trove."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.combat import combat
from tabletop.games.darkest.guardians.trove_guard import share_trophies
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def stand(play: Play, cards: list[Piece]) -> Rules[list[Piece]]:
    """One Guardian Combat against *cards*: those of them that are left, nowhere on the road."""
    for card in cards:
        space_positions.pick_up(play, card)
        play.move(card, "guardians", face_up=True)
    yield from combat(play)
    left = [foe for foe in foes.guards(play.table) if foe in cards]
    for foe in left:
        for counter in foes.HURT.values():
            if foe.counters.get(counter, 0):
                play.count(counter, 0, foe)
    if heroes.here(play.table):
        yield from share_trophies(play)
    return left


def gather(context: Meeting, n: int) -> Rules[bool]:
    """Those that are not beaten lie where that was, as met."""
    play, found = context.play, list[Piece]()
    space, here = heroes.at(play.table), play.table.count(space_positions.HERE)
    for _ in range(n):
        card = yield from drawing.draw(play, "DTC-211")
        if card is None:
            break
        card = yield from play.reveal(card, rule="DTC-211")
        if isinstance(content.card(card.name), content.Enemy):
            play.move(card, "guardians", face_up=True)
            found.append(card)
        else:
            play.move(card, decks.deck_of(play, card).discards, face_up=True)
    for foe in (yield from stand(play, found)) if found else ():
        if not space:
            space_positions.put_away(play, foe)
            continue
        spot = space_positions.squeeze(play.table, space, here, road_layout.is_downward(play.table))
        space_positions.put(play, foe, space, spot)
        play.count(space_positions.DONE, 1, foe)
    return bool(found)


idiom(
    GRAMMAR, "action", "the party fights all Enemies among the top {n} Adventure cards together",
    run=gather, slots={"n": "number"},
)  # fmt: skip
