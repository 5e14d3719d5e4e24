"""Pets of the Menagerie, each with a habit that its bearer may make use of."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.modules.city import BOX
from tabletop.games.darkest.party import forced_fights, gates, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.worded_so import lines_so, says
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.draws.drawing import LostTurn
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

USED = "city-habit"
"""On a pet: its habit was used on this Road Space."""
USE = Use(counter=USED, period="space", on="borne")

LOOKS = "you may look at the top Adventure card if you lead the party or lose a turn"
DECLINES = "you need not meet Places"
SHIFTS = "you may shift a Enemy by one Draw Spot instead of meeting it once per Road Space"
DISCARDS = "you may discard a card that lay face up here before it is met once per Road Space"
REPEATS = "you may meet one Draw Spot again , alone , once per Road Space"


def pet_of(table: Table, place: int, template: str) -> Piece | None:
    """What the hero at *place* has that says so and is not used up on this Road Space."""
    pets = (table.pieces[line.piece.id] for line in lines_so(table, place, template, BOX.id))
    return next((pet for pet in pets if not pet.counters.get(USED, 0)), None)


# --- Fex ------------------------------------------------------------------------------------------


def looking(table: Table) -> list[Option]:
    """DTY-083: whoever leads, or has drawn the forced card that is being met."""
    found = [
        Option(f"fetch-look {place}", f"{content.title(pet.name)} looks at the top card", (pet.id,),
               value=place, aside=True)
        for place in heroes.here(table)
        if (pet := pet_of(table, place, LOOKS)) is not None
        if gates.is_open(table, place, "leads or draws")
    ]  # fmt: skip
    return found if found and table.zones[decks.drawn_from(table).draws].pieces else []


def looks(play: Play, option: Option) -> Rules[None]:
    """DTY-083: the top card of the deck that is drawn from is seen, and stays."""
    top = yield from decks.top(play, decks.active(play), "DTY-083")
    if top is not None:
        drawing.foresee(play, [top])


def lost_turn(play: Play, pet: Piece, lost: LostTurn) -> Rules[None]:
    """DTY-083: before the card is drawn that a lost turn brings."""
    place = play.table.zones[pet.zone].number
    if place == lost.who and says(pet.name, LOOKS) is not None:
        yield from business(_asks_to_look(play, place, pet), None)


def _asks_to_look(play: Play, place: int, pet: Piece) -> Rules[None]:
    top = play.table[decks.active(play).draws][-1:]
    if not top:
        return
    option = yield from asks(play, place, "Look at the card that is about to be drawn?", lambda: [
        Option("no", "No"), Option("look", "Look at it", (pet.id,)),
    ], "DTY-083")  # fmt: skip
    if option.key == "look":
        drawing.foresee(play, top)


LOOK = Act(verb="fetch-look", offers=looking, does=looks)


# --- Hopper, Stinker ------------------------------------------------------------------------------


def instead(play: Play, card: Piece, place: int) -> Rules[bool]:
    """DTY-084, DTY-085: whether a Place is let alone, or an Enemy shifted, unless that hero has to
    fight it (DTD-054)."""
    of = content.card(card.name)
    if isinstance(of, content.Place) and (pet := pet_of(play.table, place, DECLINES)) is not None:
        return (yield from _declines(play, card, place, pet))
    if not isinstance(of, content.Enemy) or forced_fights.is_forced(play.table, place):
        return False
    if (pet := pet_of(play.table, place, SHIFTS)) is not None:
        return (yield from _shifts(play, card, place, pet))
    return False


def _declines(play: Play, card: Piece, place: int, pet: Piece) -> Rules[bool]:
    title, name = content.title(card.name), heroes.name_of(play.table, place)
    option = yield from asks(play, place, f"Does {name} meet {title}?", lambda: [
        Option("meet", f"Meet {title}", (card.id,)), Option("hop", "Hop over it", (pet.id,)),
    ], "DTY-084")  # fmt: skip
    return option.key == "hop"


def _shifts(play: Play, card: Piece, place: int, pet: Piece) -> Rules[bool]:
    if not space_positions.has_position(play.table, card):
        return False
    title = content.title(card.name)
    option = yield from asks(play, place, f"Meet {title}, or shift it?", lambda: [
        Option("meet", f"Meet {title}", (card.id,)),
        Option("ahead", "One Draw Spot ahead", (pet.id,)),
        Option("back", "One Draw Spot back", (pet.id,)),
    ], "DTY-085")  # fmt: skip
    if option.key == "meet":
        return False
    play.count(USED, 1, pet)
    table, space, here = play.table, heroes.at(play.table), space_positions.spot_of(card)
    up = (option.key == "ahead") != road_layout.is_downward(table)
    space_positions.put(play, card, space, _beyond(table, space, here, up))
    play.say("{} is shifted.", card, rule="DTY-085")
    return True


def _beyond(table: Table, space: int, here: int, up: bool) -> int:
    """The position behind the next Draw Spot on that side; past the last one, a new one."""
    step = space_positions.STEP
    spots = sorted({space_positions.spot_of(each) for each in space_positions.lying(table, space)})
    ahead = [s for s in spots if s > here] if up else [s for s in reversed(spots) if 0 < s < here]
    if not ahead:
        return here + step if up else max(1, here // 2)
    return space_positions.squeeze(table, space, ahead[0], downward=not up)


# --- Stompy ---------------------------------------------------------------------------------------


def stomps(play: Play, found: Piece, there: Sequence[Piece]) -> Rules[bool]:
    """DTY-086: whether a card that lay face up is discarded before anybody meets it."""
    if found.counters.get("turned", 0):
        return False
    for place in heroes.here(play.table):
        if (pet := pet_of(play.table, place, DISCARDS)) is None:
            continue
        is_enemy = content.enemy(found.name) is not None
        if is_enemy and forced_fights.is_forced(play.table, place):  # DTD-054
            continue
        if (yield from business(_stomps(play, found, place, pet), otherwise=False)):
            return True
    return False


def _stomps(play: Play, card: Piece, place: int, pet: Piece) -> Rules[bool]:
    title = content.title(card.name)
    option = yield from asks(play, place, f"{title} lies here. Stomp on it?", lambda: [
        Option("meet", f"Meet {title}", (card.id,)), Option("stomp", "Discard it", (pet.id,)),
    ], "DTY-086")  # fmt: skip
    if option.key != "stomp":
        return False
    play.count(USED, 1, pet)
    play.say("{} is stomped on.", card, rule="DTY-086")
    space_positions.put_away(play, card)
    return True


def add_words(grammar: Grammar) -> None:
    """What pets do."""
    for template in (LOOKS, DECLINES, SHIFTS, DISCARDS, REPEATS):
        idiom(grammar, "trait", template, sort="permission")
