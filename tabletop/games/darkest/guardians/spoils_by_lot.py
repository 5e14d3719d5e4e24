"""What of a Trove falls to a hero by lot, before the rest is divided."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import acquisition, heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, holds, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

BY_LOT = idiom(GRAMMAR, "trait", "it falls to a character by lot before the Trove is divided")


def fall_by_lot(play: Play) -> Rules[None]:
    """DTB-049: nobody may stay out of that; whom it falls to does what it says."""
    for card in play.table["trove"]:
        if holds(card.name, BY_LOT) and (party := heroes.here(play.table)):
            lot: int = yield Roll(len(party), f"To whom does {content.title(card.name)} fall?",
                                  "DTB-049")  # fmt: skip
            place = party[lot - 1]
            acquisition.receive(play, place, card, "DTB-049", "{} gets {} by lot.")
            yield from business(_says(play, place, card), None)


def _says(play: Play, place: int, card: Piece) -> Rules[None]:
    for sentence in sentences(card.name):
        if not sentence.is_held and "trigger" not in sentence.clause.heads:
            yield from EXECUTOR.carry(
                Meeting(play.table, Line(card, place, sentence), place, place, playing=play)
            )
