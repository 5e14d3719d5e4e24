"""What is done about a card as it is turned up: it is laid under its deck, or swapped with the one
on top (DTS-021, DTS-027, DTS-030)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import avoidance
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.meetings.turning_up import TurnsUp
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

NO_SPELL = Option("none", "No Spell")


def spells_answer(play: Play, card: Piece) -> Rules[Piece]:
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
    spot, space = space_positions.spot_of(card), play.table.zones[card.zone].number
    kept = {each: card.counters[each] for each in KEPT if each in card.counters}
    other = yield from drawing.draw(play, "DTS-021")
    if other is None:
        return False
    space_positions.pick_up(play, card)
    for counter in ("turned", "holds"):
        if counter in card.counters:
            play.count(counter, 0, card)
    play.move(card, decks.deck_of(play, card).draws, face_up=False)
    space_positions.put(play, other, space, spot, face_up=False)
    for counter, n in kept.items():
        play.count(counter, n, other)
    play.say("{} goes back on its deck, and the next card is met.", card, rule="DTS-021")
    return True


KEPT = (space_positions.EXTRA, space_positions.FORETOLD)
"""What is said of a card by the turn that brought it holds for what comes in its place."""

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
