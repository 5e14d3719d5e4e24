"""What a card that lies face up on the road does at every move of the party: the Ifrit Sultan and
the Sultana."""

from __future__ import annotations

from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.ground import markers, space_positions
from tabletop.games.darkest.modules.firelands import fire
from tabletop.games.darkest.modules.firelands.sentences import AT_EVERY_MOVE
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, sentences
from tabletop.games.darkest.road.draws.drawing import LosesTurn
from tabletop.packs.library import by_name
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Table

EMBERS = "firelands-embers"
"""The zone, and the token in it, that hear of turns that are lost, and of Enemies that go."""

REACTIONS = Reactions()


class PartyMoves(Deed, kw_only=True):
    """DTL-039: the party moves to a Draw Spot or a Road Space, or loses a turn."""

    def do(self, play: Play) -> None:
        """It says itself."""


@by_name
def _restless(name: str) -> list[Sentence]:
    """What the card called *name* says of every move."""
    found = []
    for sentence in sentences(name):
        trigger = sentence.clause.heads.get("trigger")
        if trigger is not None and trigger.phrase.template == AT_EVERY_MOVE:
            found.append(sentence)
    return found


@space_positions.while_shown
def _lying(table: Table) -> list[Piece]:
    """The cards that lie face up on the road and say something of every move."""
    return [
        card
        for space in heroes.spaces(table)
        for card in [*space_positions.cards_at(table, space), *table[f"pinned:{space}"]]
        if space_positions.is_turned(card) and _restless(card.name)
    ]


def moves(play: Play) -> Rules[None]:
    """DTL-039, DTL-041: each such card does what it says."""
    if not heroes.at(play.table):
        return
    lying = _lying(play.table)
    for card in [card for card in lying if not space_positions.is_void(play.table, card)]:
        for sentence in _restless(card.name):
            leader = heroes.leader(play.table)
            line = Line(card, leader, sentence)
            yield from EXECUTOR.carry(
                Meeting(play.table, line, leader, leader, playing=play, deed=PartyMoves())
            )


@REACTIONS.after(LosesTurn, lying_in=EMBERS)
def loses_a_turn(play: Play, here: Piece, lost: LosesTurn) -> Rules[None]:
    """DTL-039: once for each effect by which turns are lost."""
    yield from moves(play)


# --- the Sultan's Fire tokens ---------------------------------------------------------------------


def stokes(context: Meeting) -> bool:
    """DTL-040: one more Fire token, up to three, on the Road Space where the card lies."""
    play, zone = context.play, context.table.zones[context.card.zone]
    if zone.kind not in ("pile", "pinned"):
        return False
    there = [p for p in markers.lying(play.table, zone.number) if p.name == fire.FIRE]
    if len(there) >= fire.MOST_FIRE:
        return False
    markers.put(play, fire.FIRE, zone.number)
    play.say("A Fire token lies on Road Space {}.", zone.number, rule="DTL-040")
    return True


def _stokers(table: Table) -> set[int]:
    """The Road Spaces where a card lies that puts Fire tokens down."""
    return {
        table.zones[card.zone].number
        for card in _lying(table)
        if any(_stokes(sentence) for sentence in _restless(card.name))
    }


def _stokes(sentence: Sentence) -> bool:
    return any(said.phrase.run is stokes for said in sentence.clause.body)


@markers.while_they_lie
def _fires(table: Table) -> list[Piece]:
    """The Fire tokens on the road."""
    lying = (piece for space in heroes.spaces(table) for piece in markers.lying(table, space))
    return [piece for piece in lying if piece.name == fire.FIRE]


def cools(play: Play) -> None:
    """DTL-040: where no such card lies any more its Fire tokens go."""
    fires = _fires(play.table)
    burning = _stokers(play.table) if fires else set()
    for piece in fires:
        if play.table.zones[piece.zone].number not in burning:
            play.move(piece, OUT)
