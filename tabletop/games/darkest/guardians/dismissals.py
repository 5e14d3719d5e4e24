"""Guardians who are discarded before the combat, by what a hero bears (DTS-022)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians import casualties, foes
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

DISMISSES = idiom(
    GRAMMAR, "trait", "you may discard a Guardian once per Guardian Combat", sort="permission",
)  # fmt: skip

SPARES = Option("none", "Discard none")


def dismissed(play: Play) -> Rules[None]:
    """DTS-022: in the Spell stage each who can may discard one Guardian that is no boss; nobody has
    it as a trophy."""
    for place in heroes.here(play.table):
        if not bears(play.table, place, DISMISSES) or not _cards(play.table):
            continue
        ask = f"Which Guardian does {heroes.name_of(play.table, place)} discard?"
        option = yield from business(asks(play, place, ask, lambda: [
            *map(card_option, _cards(play.table)),
            SPARES,
        ], "DTS-022"), otherwise=SPARES)  # fmt: skip
        if option.key != SPARES.key:
            foe = play.table.pieces[int(option.value)]
            casualties.fell(play, foe)
            if content.enemy(foe.name) is not None:
                space_positions.put_away(play, play.table.pieces[foe.id])


def _cards(table: Table) -> list[Piece]:
    return [foe for foe in foes.guards(table) if content.enemy(foe.name) is not None]
