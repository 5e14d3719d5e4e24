"""Spells by which a hero meets what another is about to meet."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import Meeting, asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO_SPELL = Option("none", "No Spell")


def by_whom(play: Play, place: int, card: Piece) -> Rules[int]:
    """Who meets *card* as the hero at *place* is about to: another that takes that over by a Spell
    meets it out of turn, and once more in its own. Who is robbed of it has lost no turn."""
    if not _is_worth_it(play.table, card):
        return place
    for other in heroes.here(play.table):
        found, ruled = spells.options(play, other, ("others",)), play.table.house_rules
        listed = [option for option in found if option.is_open(ruled)]
        if other == place or not listed:
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, NO_SPELL]

        name = heroes.name_of(play.table, place)
        ask = f"{name} is about to meet {content.title(card.name)}. Meet it instead?"
        option = yield from business(asks(play, other, ask, options), otherwise=NO_SPELL)
        if option.key == "none":
            continue
        context = yield from spells.cast(play, other, play.table.pieces[int(option.value)], card)
        both = heroes.here(play.table)
        if context is not None and other in both and place in both:
            pieces = heroes.hero_at(play.table, other), card, heroes.hero_at(play.table, place)
            play.say("{} meets {} in place of {}.", *pieces, rule="DTC-173")
            return other
    return place


def _is_worth_it(table: Table, card: Piece) -> bool:
    """Whether anything comes of meeting *card*, as far as its kind tells."""
    lies, of = table.pieces[card.id], content.card(card.name)
    is_more = isinstance(of, content.Enemy | content.Thing | content.Follower)
    return (is_more or bool(sentences(card.name))) and not is_void(table, lies)


def takes_over(context: Meeting) -> bool:
    """Whoever asked for it has it met by the caster."""
    return context.met is not None


idiom(GRAMMAR, "action", "you meet the card in place of that character", run=takes_over)
