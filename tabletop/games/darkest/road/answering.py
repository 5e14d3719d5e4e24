"""Spells that answer what is being met: they silence it, or have it met once more."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.foes import is_void
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.asking import business
from tabletop.games.darkest.party.running import asks, sentences
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece

SILENCES, REPEATS = (
    "the card being met has no effect in this Party Turn", "meet this {kind} {n} more times",
)  # fmt: skip
"""What Spells say that are not for all that is met."""
NO_SPELL = Option("none", "No Spell")


def _concerns(spell: Piece, card: Piece) -> bool:
    """DTC-312, DTC-317: no Enemy can be silenced; Places, Strangers and locations alone can be met
    once more."""
    said, of = {s.clause.phrase.template for s in sentences(spell.name)}, content.card(card.name)
    if REPEATS in said:
        return isinstance(of, content.Place | content.Stranger | content.Location)
    return SILENCES not in said or not isinstance(of, content.Enemy)


def against(play: Play, place: int, card: Piece) -> Rules[None]:
    """DTC-311, DTC-312, DTC-317: Spells of the hero at *place* that are about what it meets now."""
    while heroes.card_of(play.table, place) is not None:
        found, ruled = spells.options(play, place, ("meeting",)), play.table.house_rules
        listed = [o for o in found
                  if o.is_open(ruled)
                  and _concerns(play.table.pieces[int(o.value)], card)]  # fmt: skip
        if not listed or is_void(play.table, play.table.pieces[card.id]):
            return

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, NO_SPELL]

        ask = f"{heroes.name_of(play.table, place)} meets {content.title(card.name)}: a Spell?"
        option = yield from business(asks(play, place, ask, options), otherwise=NO_SPELL)
        if option.key == "none":
            return
        yield from spells.cast(play, place, play.table.pieces[int(option.value)], card)
