"""An Enemy that comes from where it lies on the road, and is met here at once (DTS-032)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.meetings import called_enemies, meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
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
        option = yield from decide(play, "Which Enemy comes here?", "DTS-032", lambda table: [
            Option(f"{each.name}#{each.id}", content.title(each.name), (each.id,), value=each.id)
            for each in mightiest(table)
        ])  # fmt: skip
        card = play.table.pieces[int(option.value)]
    space_positions.pick_up(play, card)
    play.say("{} comes here.", card, rule="DTS-032")
    yield from meeting.squeezed_in(play, card, -1, face_up=True)
    return True


NEEDS[comes_here] = lambda table, place, said: bool(mightiest(table))

idiom(
    GRAMMAR, "action", "the mightiest Enemy that lies face up on the road comes here , and is met",
    run=comes_here, sort="verb",
)  # fmt: skip
