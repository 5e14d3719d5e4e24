"""Spells that answer what is being met: they silence it, or have it met once more."""

from __future__ import annotations

from tabletop.executor.sentence import Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.fight_effects import SILENCES
from tabletop.games.darkest.combat.foes import spurred_by
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.bargains.offers import AGAIN, IGNORE
from tabletop.games.darkest.road.draws import omens
from tabletop.games.darkest.road.layout.wandering_cards import BARS, PINNED, awaits_all
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

WAITS = frozenset((PINNED, BARS))
"""What cards say of where they lie, which is not what they do to who meets them."""
NO_SPELL = Option("none", "No Spell")


def _concerns(table: Table, spell: Piece, card: Piece) -> bool:
    """DTC-309: whether *spell* would change anything of *card*. No Enemy can be silenced (DTC-312);
    Places, Strangers and locations alone can be met once more (DTC-317)."""
    said, of = {s.clause.phrase for s in sentences(spell.name)}, content.card(card.name)
    silences = _silenced(spell.name)
    if silences == "all":
        return _affects(table, card) or omens.is_foreboded(table) or _more_to_come(table, card)
    if AGAIN in said:
        fits = isinstance(of, content.Place | content.Stranger | content.Location)
    elif SILENCES in said:
        fits = isinstance(of, content.Enemy)
    else:
        fits = not silences or not isinstance(of, content.Enemy)
    return fits and _affects(table, card)


def _affects(table: Table, card: Piece) -> bool:
    """Whether anything comes of meeting *card* beside a fight: by itself, or by the ground."""
    is_enemy = content.enemy(card.name) is not None
    return _has_effect(card.name) or (is_enemy and spurred_by(table) > 0)


@by_name
def _silenced(name: str) -> str:
    """What the Spell called *name* has ignored; empty if nothing."""
    said = (s.clause for s in sentences(name) if s.clause.phrase is IGNORE)
    return next((str(clause.values["effects"]) for clause in said), "")


@by_name
def _has_effect(name: str) -> bool:
    return any(_concerns_all(s) for s in sentences(name))


def _concerns_all(sentence: Sentence) -> bool:
    """Whether it is done to who meets the card, and not with the card itself."""
    return not awaits_all(sentence) and sentence.clause.phrase not in WAITS


def _more_to_come(table: Table, card: Piece) -> bool:
    """DTC-003: whether the Party Turn goes on with what nobody knows, or with what has effects."""
    if table.options["party_turn"] == "card":
        return False
    return any(
        other.id != card.id and (not space_positions.is_turned(other) or _affects(table, other))
        for other in space_positions.cards_at(table, heroes.at(table))
    )


def against(play: Play, place: int, card: Piece) -> Rules[None]:
    """DTC-311, DTC-312, DTC-317: Spells of the hero at *place* that are about what it meets now."""
    while heroes.card_of(play.table, place) is not None:
        found, ruled = spells.options(play, place, ("meeting",)), play.table.house_rules
        listed = [
            o
            for o in found
            if o.is_open(ruled) and _concerns(play.table, play.table.pieces[int(o.value)], card)
        ]
        if not listed or is_void(play.table, play.table.pieces[card.id]):
            return

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, NO_SPELL]

        ask = f"{heroes.name_of(play.table, place)} meets {content.title(card.name)}. Cast a Spell?"
        option = yield from business(asks(play, place, ask, options), otherwise=NO_SPELL)
        if option.key == "none":
            return
        yield from spells.cast(play, place, play.table.pieces[int(option.value)], card)
