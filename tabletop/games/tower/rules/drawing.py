"""Chapter J: the deck, and the Fool that renews it (chapter I)."""

from __future__ import annotations

from tabletop.games.tower.rules import cards, numbers
from tabletop.games.tower.rules.deeds import Draws
from tabletop.games.tower.rules.executor import TEXT
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def can_draw(table: Table) -> bool:
    """TWR-125: whether there is a card to draw."""
    sure = table.zones["deck"].pieces and table.options["fool"] != "renewal"
    return bool(sure) or drawable(table) > 0


def drawable(table: Table) -> int:
    """TWR-124: the number of cards that can be drawn, including a reshuffled discard pile."""
    zones, options = table.zones, table.options
    deck, discard = len(zones["deck"].pieces), len(zones["discard"].pieces)
    recycled = options["deck"] == "recycle"
    if options["fool"] == "renewal":
        fool = table.named(cards.FOOL).zone
        if fool == "deck" or (fool == "discard" and recycled):
            return deck + discard - 1  # TWR-123: it brings back the discard pile, but not itself
    return deck + discard if recycled else deck


def givable(table: Table, seats: list[int], *, playing: int = 0) -> int:
    """The number of cards that Pentacles can give to *seats*: limited by the cards to draw and the
    room in hands (TWR-044, TWR-125). *playing* is the number of cards that still leave the active
    hand for it (TWR-047)."""
    places = 0
    for seat in seats:
        free = numbers.room(table, seat)
        if playing and seat == cards.active(table):
            free += playing
        if free > 0:
            places += free
    return min(places, drawable(table))


DEALT = "TWR-015"
"""The rule by which hands are dealt. Cards that forbid drawing do not apply to it."""


def draw_to_hand(play: Play, seat: int, *, rule: str) -> Rules[bool]:
    """Draw one card to the hand of *seat*, after making a new deck if needed (TWR-124). Returns
    whether there was one.

    With the option renewal, a drawn Fool is shown, everything is shuffled, and the draw is repeated
    (TWR-122).
    """
    table = play.table
    while can_draw(table):
        if not table.zones["deck"].pieces:
            yield from recycle(play, rule="TWR-124")
        asks = rule != DEALT and TEXT.heeds(play.table, Draws)
        if asks and not (yield from TEXT.agrees(play, Draws(who=seat))):
            return False
        card = play.known_top("deck")
        if card is None:
            ask = f"Which card does {table.seats[seat].name} draw?"
            card = yield from play.top("deck", rule=rule, ask=ask)
            assert card is not None
        if card.name == cards.FOOL and table.options["fool"] == "renewal":
            play.move(card, "discard", face_up=True)
            play.say("{} turns up for {}.", card, table.seats[seat].name, rule="TWR-122")
            yield from recycle(play, rule="TWR-122")
            continue
        play.move(card, cards.HAND[seat])
        play.say("{} draws {}.", table.seats[seat].name, card, rule=rule)
        if TEXT.awaits(play.table, Draws):
            yield from TEXT.told(play, Draws, who=seat, agreed=True)
        return True
    return False


def recycle(play: Play, *, rule: str) -> Rules[None]:
    """Shuffle the discard pile into the deck. TWR-126: cards being resolved are not part of it."""
    for card in play.table["discard"]:
        play.move(card, "deck", face_up=False)
    yield from play.shuffle("deck", rule=rule)
    play.say("The discard pile is shuffled into the deck.", rule=rule)
