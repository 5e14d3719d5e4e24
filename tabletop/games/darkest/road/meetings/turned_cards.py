"""What is met once a card is turned up: Spells may swap it or lay it under its deck (DTS-021,
DTS-027, DTS-030), and it may wait elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import avoidance
from tabletop.games.darkest.ground import decks, sides, space_positions
from tabletop.games.darkest.party import dice, heroes, spells
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks, holds
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import wandering_cards
from tabletop.games.darkest.road.meetings import turning_up
from tabletop.games.darkest.road.meetings.turning_up import TurnsUp
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

NO_SPELL = Option("none", "No Spell")


def _spells_answer(play: Play, card: Piece) -> Rules[Piece]:
    """What is met in the place of *card*, which has just been turned up: itself, or the card that a
    Spell has brought there, still face down."""
    for place in heroes.here(play.table):
        if not play.table.zones[f"spells:{place}"].pieces:
            continue
        other = yield from business(_swapped(play, place, card), otherwise=card)
        if other.id != card.id:
            return other
    return card


def _swapped(play: Play, place: int, card: Piece) -> Rules[Piece]:
    """DTS-021: what lies there once the hero at *place* has cast Spells at the card that was turned
    up, or none."""
    space, spot = play.table.zones[card.zone].number, space_positions.spot_of(card)
    while heroes.card_of(play.table, place) is not None:
        found, ruled = spells.options(play, place, ("reveal",)), play.table.house_rules
        if content.enemy(card.name) is not None:
            found = avoidance.left_to(play.table, place, found)
        listed = [option for option in found if option.is_open(ruled)]
        if not listed:
            break

        def options(listed: list[Option] = listed) -> list[Option]:
            return [NO_SPELL, *listed]

        name = heroes.name_of(play.table, place)
        ask = f"{content.title(card.name)} is turned up. Does {name} cast a Spell?"
        option = yield from asks(play, place, ask, options)
        if option.key == NO_SPELL.key:
            break
        yield from spells.cast(play, place, play.table.pieces[int(option.value)], card)
        lies = space_positions.card_at(play.table, space, spot)
        if lies is not None and lies.id != card.id:
            return lies
    return card


def turn_up(play: Play, card: Piece) -> Rules[Piece | None]:
    """Turn *card* up: what is met here then. It may be another by now, or nothing (DTC-320: some
    lie first on another space)."""
    if space_positions.is_turned(card):
        return card
    found = yield from turning_up.turned(play, card)
    if found is None:
        return None
    card = found
    sides.turned_by(play, card)
    play.count("turned", 1, card)
    other = yield from _spells_answer(play, card)
    if other.id != card.id:
        return (yield from turn_up(play, other))
    of = content.card(card.name)
    if isinstance(of, content.Place) and of.tokens:
        play.count("holds", of.tokens, card)
    if holds(card.name, wandering_cards.BARS):
        space_positions.pick_up(play, card)
        space_positions.put(play, card, heroes.last_space(play.table), 1)
        play.say("{} bars the destination.", card, rule="DTC-132")
        return None
    if waits := wandering_cards.waits_in(play.table, card.name):
        return _waits_on(play, card, waits)
    if not holds(card.name, wandering_cards.PINNED):
        return card
    shown = yield from dice.plain(play, "On which Road Space?", "DTC-320")
    shown = min(shown, heroes.last_space(play.table))
    return _waits_on(play, card, [shown])


def _waits_on(play: Play, card: Piece, spaces: Sequence[int]) -> Piece | None:
    """*card* is met here, or waits on the first of those *spaces*."""
    if heroes.at(play.table) in spaces:
        return card
    space_positions.pick_up(play, card)
    play.move(card, f"pinned:{spaces[0]}", face_up=True)
    play.say("{} waits on Road Space {}.", card, spaces[0], rule="DTC-320")
    return None


# --- what cards say -------------------------------------------------------------------------------


def put_under(context: Meeting, who: int) -> bool:
    """The card that is turned up, or was about to be, lies under its deck, face down, as if it had
    never been drawn."""
    deed, play = context.deed, context.play
    if not isinstance(deed, TurnsUp) or not space_positions.is_here(play.table, deed.card):
        return False
    card = play.table.pieces[deed.card]
    deck = decks.deck_of(play, card)
    space_positions.pick_up(play, card)
    play.move(card, deck.draws, index=0, face_up=False)
    play.say("A card is put under its deck.", rule="DTC-132")
    deed.prevented = not deed.done
    return True


def look_first(context: Meeting, who: int) -> Rules[bool]:
    """DTS-030: it is looked at before it is turned up, and laid under its deck if *who* likes."""
    deed, play = context.deed, context.play
    if not isinstance(deed, TurnsUp):
        return False
    card = play.table.pieces[deed.card]
    drawing.foresee(play, [card])
    option = yield from asks(play, who, "Put that card under its deck?", lambda: [
        Option("meet", "Turn it up", zones=(card.zone,)),
        Option("under", "Put it under its deck", zones=(card.zone,)),
    ])  # fmt: skip
    return option.key == "meet" or put_under(context, who)


def swap(context: Meeting) -> Rules[bool]:
    """DTS-021: the card that was turned up lies on its deck; the one that lay there is in its place
    and still face down."""
    play, card = context.play, context.met
    if card is None or not space_positions.is_here(play.table, card.id):
        return False
    lay = turning_up.spot_of(play.table, card)
    other = yield from drawing.draw(play, "DTS-021")
    if other is None:
        return False
    space_positions.pick_up(play, card)
    for counter in ("turned", "holds"):
        if counter in card.counters:
            play.count(counter, 0, card)
    play.move(card, decks.deck_of(play, card).draws, face_up=False)
    turning_up.lay_at(play, other, lay)
    play.say("{} goes back on its deck, and the next card is met.", card, rule="DTS-021")
    return True


AVOIDS |= {put_under, swap}
NEEDS[swap] = lambda table, place, said: heroes.at(table) > 0


# --- how it is said -------------------------------------------------------------------------------

verb(GRAMMAR, "put it under", CHARACTER, "[put] it under its deck", does=put_under, only=("done",))
verb(
    GRAMMAR, "look at it first", CHARACTER,
    "[look] at it, and may put it under its deck", does=look_first, only=("done",),
)  # fmt: skip
idiom(
    GRAMMAR, "action", "swap the card that was turned up with the top card of its deck", run=swap,
    sort="verb",
)  # fmt: skip
