"""The Taleweaver, on whom cards lie that its bearer meets one by one."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.modules.firelands.sentences import TELLS, says
from tabletop.games.darkest.party import heroes, reserves
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.heroes import BEARS, MEMORY
from tabletop.games.darkest.party.reserves import Reserve
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

TALES = Reserve(name="firelands-tales")
"""DTL-044: what lies on it, face down, for nobody to look at."""

VERB = "tale"


@MEMORY.each_until_changed(BEARS)
def weaver(table: Table, place: int) -> Piece | None:
    """The Follower of the hero at *place* on whom such cards lie."""
    followers = table[f"followers:{place}"]
    return next((each for each in followers if says(each.name, TELLS) is not None), None)


def draw_tales(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTL-044: the top cards of a deck of one's choice, drawn from now or not."""
    play = context.play

    def options() -> list[Option]:
        return [
            Option(f"deck {deck.draws}", play.game.called.get(deck.draws, "The Adventure deck"),
                   zones=(deck.draws,), value=deck.draws)
            for deck in decks.all_of(play) if play.table[deck.draws] or play.table[deck.discards]
        ]  # fmt: skip

    if not options():
        return False
    key = (yield from asks(play, who, "Of which deck are its tales?", options, "DTL-044")).value
    deck = next(each for each in decks.all_of(play) if each.draws == key)
    yield from reserves.fill(play, TALES, who, deck, n, "DTL-044")
    return True


def _offers(table: Table) -> list[Option]:
    """DTL-045."""
    found = []
    for place in heroes.here(table):
        if weaver(table, place) is not None and (left := len(table[TALES.of(place)])):
            who = heroes.name_of(table, place)
            label = f"{who} hears a tale: meet 1 of {left} cards, alone"
            found.append(Option(f"{VERB} {place}", label, zones=(TALES.of(place),), value=place))
    return found


def _tells(play: Play, option: Option) -> Rules[None]:
    """DTL-045, DTL-046: the bearer alone meets the next of them; an Event befalls all."""
    place = int(option.value)
    card = reserves.first(play.table, TALES, place)
    if card is None:
        return
    play.count(heroes.ALONE, place + 1)
    try:
        yield from meeting.squeezed_in(play, card, place)
    finally:
        play.count(heroes.ALONE, 0)
    is_over(play)


def is_over(play: Play) -> None:
    """DTL-046: a Taleweaver without a card left goes; cards whose Taleweaver has gone, too."""
    for place in heroes.PLACES:
        told_by = weaver(play.table, place)
        if (told_by is not None) == bool(play.table.zones[TALES.of(place)].pieces):
            continue
        if told_by is not None:
            play.say("{} has no tale left.", told_by, rule="DTL-046")
            space_positions.put_away(play, told_by)
        else:
            heir = next((p for p in heroes.PLACES if weaver(play.table, p) is not None), -1)
            for card in play.table[TALES.of(place)]:
                if heir >= 0:
                    play.move(card, TALES.of(heir))
                else:
                    space_positions.put_away(play, card)


ACT = Act(verb=VERB, offers=_offers, does=_tells)
