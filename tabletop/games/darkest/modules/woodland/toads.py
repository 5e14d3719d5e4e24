"""Toads: whom the Toad King has looked at, for some Party Turns."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.held_lots import deal
from tabletop.games.darkest.party.periods import Use
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

LOT = Lot(
    name="woodland-toads", draws="woodland-toads", discards="woodland-hopped", rule="DTW-063"
)  # fmt: skip
LEFT = "woodland-toad"
"""On the card of who is one: for how many Party Turns yet, this one counted."""


def turns_to_toad(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTW-063: the hero at *who* is a Toad for the next *n* Party Turns."""
    card = yield from deal(context.play, LOT, who)
    if card is not None:
        context.play.count(LEFT, n + 1, card)
    return card is not None


def _is_over(play: Play, card: Piece) -> None:
    play.say("{} hops off: that is over.", card, rule="DTW-063")
    space_positions.put_away(play, card)


USE = Use(counter=LEFT, period="step", on="borne", down=_is_over)
