"""Chapters 18 to 20: which Targets are in a fight, and how each left it.

The counter `fight` on a Target tells it: none before it has begun, then one of `IN`, `DEFEATED` and
`ESCAPED`. What was taken away by a card or by hand lies elsewhere, and is none of these.
"""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.effects import Happening, after_all, happens
from tabletop.games.restless.running.lasting import cleared, comes_into_force
from tabletop.games.restless.table.reading import fought_in, targets
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

IN, DEFEATED, ESCAPED = 1, 2, 3
"""What the counter `fight` on a Target says."""


def is_target(piece: Piece) -> bool:
    """RST-176, RST-159, RST-245: whether *piece* is a card that is fought."""
    card = content.card(piece.name)
    return isinstance(card, (content.Combat, content.God)) or is_horror(piece)


def is_horror(piece: Piece) -> bool:
    """RST-159: whether it is a Rest card that fights."""
    card = content.card(piece.name)
    return isinstance(card, content.Rest) and card.health > 0


def awaits(piece: Piece) -> bool:
    """Whether *piece* is a Target that nobody has fought yet."""
    return is_target(piece) and not piece.counters.get("fight")


def is_defeated(piece: Piece) -> bool:
    """RST-214: whether it died in this Battle; only such a Target gives drops."""
    return piece.counters.get("fight") == DEFEATED


def may_escape(piece: Piece) -> bool:
    """RST-245, RST-247: a Traitor God does not go away."""
    return not isinstance(content.card(piece.name), content.God)


def attacker(table: Table) -> Piece | None:
    """RST-143: a Combat Encounter that lies there to be fought, while there is no Battle."""
    if table.count("battle"):
        return None
    return next((piece for piece in table["encounter"] if awaits(piece) and piece.face_up), None)


def is_fighting(table: Table) -> bool:
    """RST-106, RST-177: it is Battle from the moment that a Combat Encounter is turned up."""
    return bool(table.count("battle")) or attacker(table) is not None


def comes(play: Play, piece: Piece, zone: str) -> None:
    """RST-070: *piece* is met as new, whatever lay on it, and its text is in force."""
    play.move(cleared(play, piece), zone, face_up=True)
    comes_into_force(play, piece)


def enters(play: Play, target: Piece) -> bool:
    """RST-047: a Target is in the fight, with its Health counters; whether it had none before."""
    play.count("fight", IN, target)
    if target.counters.get("health"):
        return False
    play.count("health", getattr(content.card(target.name), "health", 0), target)
    return True


def goes_away(play: Play, target: Piece) -> None:
    """RST-214: it is out of the fight, is not defeated and leaves no drops."""
    play.count("fight", ESCAPED, target)
    play.count("health", 0, target)
    play.say("{} escapes.", target, rule="RST-214")
    _lay_down(play, target)


def is_left(play: Play, target: Piece) -> None:
    """RST-224: the party is away from it, with its drops and what else it has."""
    play.count("fight", ESCAPED, target)


def dies(play: Play, target: Piece, slot: int = -1, by: int = -1) -> Rules[None]:
    """RST-210: *target* has no Health left; the Character in *slot* may have done it, with *by*."""
    play.count("fight", DEFEATED, target)
    play.say("{} dies.", target, rule="RST-210")
    yield from happens(play, Happening("the Target dies", slot, 0, target.id, by))
    _lay_down(play, target)


def _lay_down(play: Play, target: Piece) -> None:
    """RST-192: who is out of a Battle that goes on lies face down and says nothing any more."""
    if targets(play.table) and target.zone in fought_in(play.table):
        play.move(target, target.zone, index=0, face_up=False)


@after_all
def come_and_go(play: Play) -> Rules[bool]:
    """RST-192: whatever Target has come into a Battle joins it. RST-210: at 0 Health it dies."""
    if not play.table.count("battle"):
        return True
    for zone in fought_in(play.table):
        for piece in play.table[zone]:
            if awaits(piece) and piece.face_up and (zone != "god" or piece.counters.get("health")):
                if enters(play, piece):
                    play.say("{} joins the Battle.", piece, rule="RST-192")
            elif piece.counters.get("fight") == IN and not piece.counters.get("health"):
                yield from dies(play, piece)
    return True
