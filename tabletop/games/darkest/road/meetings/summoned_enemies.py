"""An Enemy that comes from where it lies on the road, and is met here at once (DTS-032)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.meetings import called_enemies, meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _might(card: Piece) -> int:
    of = content.enemy(card.name)
    return 0 if of is None else max(of.strength or 0, of.craft or 0)


def mightiest(table: Table) -> list[Piece]:
    """Those of the highest score that lie face up, of them the nearest."""
    found, here = called_enemies.face_up(table), heroes.at(table)
    most = max(map(_might, found), default=0)
    found = [card for card in found if _might(card) == most]
    near = min((abs(table.zones[card.zone].number - here) for card in found), default=0)
    return [card for card in found if abs(table.zones[card.zone].number - here) == near]


def comes_here(context: Meeting) -> Rules[bool]:
    """DTS-032: of several that are alike the party says which."""
    play = context.play
    found = mightiest(play.table)
    if not found or heroes.is_bound(play.table):
        return False
    card = found[0]
    if len(found) > 1:
        option = yield from decide(
            play,
            "Which Enemy comes here?",
            "DTS-032",
            lambda table: [*map(card_option, mightiest(table))],
        )
        card = play.table.pieces[int(option.value)]
    space_positions.pick_up(play, card)
    play.say("{} comes here.", card, rule="DTS-032")
    yield from meeting.squeezed_in(play, card, -1, face_up=True)
    return True


def nearest(table: Table) -> list[Piece]:
    """DTD-019: the nearest that lies face up; of two that are as near, the one toward the
    destination."""
    found, here = called_enemies.face_up(table), heroes.at(table)
    where = {card.id: table.zones[card.zone].number for card in found}
    return sorted(found, key=lambda card: (abs(where[card.id] - here), -where[card.id]))[:1]


def is_summoned(context: Meeting) -> Rules[bool]:
    """DTD-019, DTD-020: once, for the whole party: the nearest, or the first that is drawn; what
    else is drawn is discarded."""
    play, table = context.play, context.table
    if context.you != heroes.leader(table) or heroes.is_bound(table):
        return False
    card = next(iter(nearest(table)), None)
    if card is not None:
        space_positions.pick_up(play, card)
    else:
        card = yield from _drawn(play)
    if card is None:
        return False
    play.say("{} is summoned.", card, rule="DTD-019")
    yield from meeting.squeezed_in(play, card, -1, face_up=True)
    return True


def _drawn(play: Play) -> Rules[Piece | None]:
    """The first Enemy of the deck that is drawn from; none, if there is none in it."""
    deck = decks.active(play)
    for _ in range(len(play.table[deck.draws]) + len(play.table[deck.discards])):
        card = yield from drawing.draw(play, "DTD-020")
        if card is None:
            return None
        card = yield from play.reveal(card, rule="DTD-020")
        if content.enemy(card.name) is not None:
            return card
        space_positions.put_away(play, card)
    return None


NEEDS[comes_here] = lambda table, place, said: bool(mightiest(table))

idiom(
    GRAMMAR, "action", "the mightiest Enemy that lies face up on the road comes here , and is met",
    run=comes_here, sort="verb",
)  # fmt: skip
idiom(
    GRAMMAR, "action", "a Enemy is called here , and is met", run=is_summoned, sort="verb",
)  # fmt: skip
