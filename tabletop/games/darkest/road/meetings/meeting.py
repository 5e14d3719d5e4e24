"""Chapter C6: meeting Adventure cards, one at a time, in marching order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import helped_battles
from tabletop.games.darkest.combat.fight import fight
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import sides, space_positions
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.party import (
    acquisition,
    carrying_capacity,
    gates,
    heroes,
    more_turns,
    smothering,
    spells,
)
from tabletop.games.darkest.party.card_kinds import kind_of
from tabletop.games.darkest.party.executor import (
    EXECUTOR,
    Meeting,
    is_carried_out,
    is_spared,
    sentences,
)
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.draws import drawing, omens
from tabletop.games.darkest.road.layout import road_layout, wandering_cards
from tabletop.games.darkest.road.meetings import (
    answering_spells,
    bypassed_places,
    called_enemies,
    extra_cards,
    finds,
    idle_offers,
    taken_over,
    turned_cards,
)
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Meets(Deed, kw_only=True):
    """The hero `who` meets the card `card`, of the kind `kind`."""

    who: int
    card: int
    kind: str

    def do(self, play: Play) -> None:
        """It says itself."""


def meet(play: Play, card: Piece, first: int = -1) -> Rules[None]:
    """DTC-172, DTC-173: everybody meets *card*, from *first* to the end of the order and then those
    ahead (-1: from the leader)."""
    table = play.table
    begins_card(play)
    of, brings = content.card(card.name), omens.brought_by(card)
    whose = omens.whose(table, first) if brings == omens.ONCE else []
    if content.befalls(card.name):
        yield from play.happen(Befalls(card=card.id))
    elif isinstance(of, content.Enemy):
        yield from _enemy(play, card, first, brings)
    elif isinstance(of, content.Stranger | content.Place):
        yield from _visit(play, card, first, brings)
    elif isinstance(of, content.Follower | content.Thing):
        yield from _find(play, card, first, brings)
    if table.pieces[card.id].counters.get("turned", 0):
        play.count("turned", 0, card)
    for place in whose:
        yield from _foretold(play, place, 1)
    yield from draw_extra(play)
    yield from owed(play, after_card=True)
    yield from settle(play)


INSTEAD = "instead"
"""Modules say under this name what a hero does instead of meeting a card: whether it does not meet
it."""

Instead = Callable[[Play, Piece, int], Rules[bool]]


def _is_spared_by_choice(play: Play, card: Piece, place: int) -> Rules[bool]:
    """Whether the hero at *place* does something else than to meet *card*."""
    found: list[Instead] = play.game.records_of(INSTEAD)
    for each in found:
        if (yield from business(each(play, card, place), otherwise=True)):
            return True
    return False


COMPANY = "company"
"""Who else is about when a card is met in its turn, as records: they say whether that was met in
another way, with those who were on the road before it was turned up."""

Company = Callable[[Play, Piece, Sequence[Piece]], Rules[bool]]


def meet_in_turn(play: Play, card: Piece) -> Rules[None]:
    """*card* is turned up, if it lies face down, and met."""
    companies: list[Company] = play.game.records_of(COMPANY)
    there = called_enemies.face_up(play.table) if companies else []
    found = yield from turned_cards.turn_up(play, card)
    if found is None:
        return
    for each in companies:
        if (yield from each(play, found, there)):
            return
    yield from meet(play, play.table.pieces[found.id])


def begins_card(play: Play) -> None:
    """DTC-003: a Party Turn begins with each card, unless it is the whole Road Space."""
    if play.table.options["party_turn"] == "card":
        spells.begin_turn(play)


def in_turn(play: Play, first: int) -> Iterator[int]:
    """The same one after another, for all to see whose turn it is."""
    for place in heroes.in_order(play.table, first):
        if play.table.count(heroes.PRESSES):
            break
        if play.table.count(heroes.ALONE) not in (0, place + 1):
            continue
        heroes.turn_to(play, place)
        yield place
    heroes.turn_to(play, -1)


def _is_here(table: Table, card: Piece) -> bool:
    return space_positions.is_here(table, card.id)


def _lies_at(table: Table, card: Piece) -> tuple[str, int]:
    """Where *card* lies: its zone and its position; empty once it is off the road."""
    lies = table.pieces[card.id]
    return (lies.zone, space_positions.spot_of(lies)) if _is_here(table, lies) else ("", 0)


def _says(play: Play, card: Piece, place: int) -> Rules[Meeting | None]:
    """What *card* says is done, said to the hero at *place*."""
    context: Meeting | None = None
    if is_void(play.table, play.table.pieces[card.id]):
        play.say("{} has no effect now.", card, rule="DTC-311")
        return None
    for sentence in sentences(card.name):
        if not is_carried_out(sentence):
            continue
        line = Line(card, place, sentence)
        context = Meeting(play.table, line, place, place, playing=play, met=card)
        yield from EXECUTOR.carry(context)
        if heroes.is_bound(play.table) or place not in heroes.here(play.table):
            break
    return context


def _heard(play: Play, card: Piece, place: int) -> Rules[None]:
    """The same; where nothing came of it and nobody was asked, that is told."""
    before, told = play.entry, len(play.lines)
    yield from _says(play, card, place)
    if (play.entry, len(play.lines)) == (before, told):
        idle_offers.explain(play, card, place)


class Befalls(Deed, kw_only=True):
    """The Event that the piece `card` is befalls the party, and is met to its end."""

    card: int

    def do(self, play: Play) -> Rules[None]:
        """DTC-179."""
        yield from _befall(play, play.table.pieces[self.card])


def _befall(play: Play, card: Piece) -> Rules[None]:
    """DTC-179: an Event befalls all at once, and is over."""
    for place in heroes.here(play.table):
        yield from answering_spells.against(play, place, card)
    for place in heroes.here(play.table):
        if is_spared(play.table, place, "event"):
            play.say(
                "{} is affected only as a member of the party.",
                heroes.hero_at(play.table, place),
                rule="DTC-319",
            )
    before = drawing.owing(play.table)
    yield from _says(play, card, heroes.leader(play.table))
    drawing.at_once(play, before)
    yield from owed(play)
    if _is_here(play.table, card) and not sides.lasts(play, card):
        space_positions.put_away(play, card)


def _enemy(play: Play, card: Piece, first: int, brings: str) -> Rules[None]:
    """DTC-181: in marching order, until one beats it or all have met it."""
    yield from _fought(play, card, first, brings)
    helped_battles.forget(play, card)


def _fought(play: Play, card: Piece, first: int, brings: str) -> Rules[None]:
    turned, lies = card.counters.get("turned", 0) > 0, _lies_at(play.table, card)
    for whose in in_turn(play, first):
        if heroes.is_bound(play.table) or _lies_at(play.table, card) != lies:
            return
        if whose not in heroes.here(play.table):
            continue
        if helped_battles.has_helped(play.table, card, whose):
            continue
        if (yield from _is_spared_by_choice(play, card, whose)):
            continue
        place = yield from taken_over.by_whom(play, whose, card)
        while True:
            yield from answering_spells.against(play, place, card)
            yield from fight(play, place, foe_of(card, turned=turned))
            if (other := called_enemies.newcomer(play)) is not None:
                yield from meet(play, other, place)
                return
            if not (yield from _another_turn(play, place, card)):
                break
        yield from owed(play)
        if brings == omens.EACH:
            yield from _foretold(play, place)
    yield from wandering_cards.all_have_met(play, card)


def _goes_on(table: Table, place: int) -> bool:
    """Whether the hero at *place* is alive and still here."""
    return not heroes.is_bound(table) and place in heroes.here(table)


def _another_turn(play: Play, place: int, card: Piece) -> Rules[bool]:
    """Whether the hero at *place* meets *card* once more, which is still here."""
    if not _goes_on(play.table, place) or not _is_here(play.table, card):
        return False
    return (yield from more_turns.is_taken(play, place, card))


def _visit(play: Play, card: Piece, first: int, brings: str) -> Rules[None]:
    """DTC-180: Strangers and Places are met by all, unless they leave before."""
    for whose in in_turn(play, first):
        if heroes.is_bound(play.table) or not _is_here(play.table, card):
            return
        if whose not in heroes.here(play.table):
            continue
        kind = kind_of(card.name)
        if (yield from _is_let_alone(play, card, whose, kind)):
            continue
        place = yield from taken_over.by_whom(play, whose, card)
        if kind == "place" and (yield from bypassed_places.is_bypassed(play, place, card)):
            continue
        while True:
            yield from play.happen(Meets(who=place, card=card.id, kind=kind))
            yield from answering_spells.against(play, place, card)
            for _ in range(more_turns.times(play.table)):
                yield from _heard(play, card, place)
                if not _goes_on(play.table, place) or not _is_here(play.table, card):
                    break
            if play.table.count("again"):
                play.count("again", 0)
            if not (yield from _another_turn(play, place, card)):
                break
        yield from owed(play)
        if brings == omens.EACH:
            yield from _foretold(play, place)
    yield from wandering_cards.all_have_met(play, card)


def _is_let_alone(play: Play, card: Piece, place: int, kind: str) -> Rules[bool]:
    """Whether *card*, of that *kind*, does nothing to the hero at *place*, or is not met by it."""
    if is_spared(play.table, place, kind):
        play.say("{} is not affected.", heroes.hero_at(play.table, place), rule="DTC-319")
        return True
    return (yield from _is_spared_by_choice(play, card, place))


def _find(play: Play, card: Piece, first: int, brings: str) -> Rules[None]:
    """DTC-B08: the first who wants it has it."""
    for whose in in_turn(play, first):
        if whose not in heroes.here(play.table):
            continue
        place = yield from taken_over.by_whom(play, whose, card)
        n = omens.brought_to(play.table, place) if brings == omens.EACH else 0
        taken = yield from business(
            acquisition.offer(play, place, card, "DTC-B08", wants=False), otherwise=False
        )
        yield from _foretold(play, place, n)
        if taken or heroes.is_bound(play.table):
            return


class Visits(Deed, kw_only=True):
    """The hero `who` is done with what a location says."""

    who: int
    location: str

    def do(self, play: Play) -> None:
        """It says itself."""


def instruct(play: Play, card: Piece) -> Rules[None]:
    """DTC-070, DTC-119: each member in marching order does what a location says."""
    begins_card(play)
    if smothering.is_smothered(play.table, heroes.at(play.table)):
        play.say("{} has no effect now.", card, rule="DTC-311")
        return
    for whose in in_turn(play, -1):
        if heroes.is_bound(play.table):
            return
        if whose not in heroes.here(play.table):
            continue
        place = yield from taken_over.by_whom(play, whose, card)
        while True:
            yield from answering_spells.against(play, place, card)
            for _ in range(more_turns.times(play.table)):
                yield from _heard(play, card, place)
                if not _goes_on(play.table, place):
                    break
            if play.table.count("again"):
                play.count("again", 0)
            if not _goes_on(play.table, place):
                break
            if not (yield from more_turns.is_taken(play, place, card)):
                break
        yield from play.happen(Visits(who=place, location=card.name))
        yield from owed(play)
        yield from _foretold(play, place)
    yield from draw_extra(play)
    yield from settle(play)


# --- lost turns, and what follows a card ----------------------------------------------------------


def owed(play: Play, after_card: bool = False) -> Rules[None]:
    """DTC-175, DTC-176: for each turn lost, a card is drawn and met, beginning with that hero."""
    if (play.table.options["lost_turn_timing"] == "after-card") != after_card:
        return
    while not heroes.is_bound(play.table):
        owing = [hero for hero in heroes.party(play.table) if drawing.OWED in hero.counters]
        if not owing:
            return
        play.count(drawing.OWED, owing[0].counters[drawing.OWED] - 1, owing[0])
        yield from extra(play, play.table.zones[owing[0].zone].number)


def draw_extra(play: Play) -> Rules[None]:
    """DTX-031: what heroes are to draw besides is drawn and met, each card first by its drawer."""
    while not heroes.is_bound(play.table):
        place = extra_cards.next_drawer(play)
        if place < 0:
            return
        yield from extra(play, place, foretold=True)


def come_to(play: Play) -> Rules[None]:
    """What a terrain does is met, once, as a space is."""
    for place in omens.whose(play.table, -1):
        yield from _foretold(play, place, 1)


def _foretold(play: Play, place: int, n: int = -1) -> Rules[None]:
    """So many cards more than usual (-1: as there is cause for)."""
    for _ in range(omens.brought_to(play.table, place) if n < 0 else n):
        if not heroes.is_bound(play.table) and place in heroes.here(play.table):
            yield from extra(play, place, foretold=True)


def extra(play: Play, first: int, *, foretold: bool = False) -> Rules[None]:
    """DTC-175, DTC-326: a card is drawn, squeezed in beside the one being met, and met in full."""
    card = yield from drawing.draw(play, "DTC-175")
    if card is not None and heroes.at(play.table):
        yield from squeezed_in(play, card, first, foretold=foretold)


def squeezed_in(
    play: Play, card: Piece, first: int, *, foretold: bool = False, face_up: bool = False
) -> Rules[None]:
    """DTC-175: *card*, wherever it lay, is squeezed in and met in full, by *first* first."""
    space, before = heroes.at(play.table), play.table.count(space_positions.HERE)
    spot = space_positions.squeeze(play.table, space, before, road_layout.is_downward(play.table))
    space_positions.put(play, card, space, spot, face_up=face_up)
    play.count(space_positions.EXTRA, 1, card)
    if foretold:
        play.count(space_positions.FORETOLD, 1, card)
    play.count(space_positions.HERE, spot)
    drawer = gates.draws(play, first)
    if (found := (yield from turned_cards.turn_up(play, card))) is not None:
        yield from meet(play, play.table.pieces[found.id], first)
    gates.draws(play, drawer)
    space_positions.done_at(play, space, spot)
    if not heroes.is_bound(play.table):
        play.count(space_positions.HERE, before)


def settle(play: Play) -> Rules[None]:
    """What nobody may carry any more is put down, and Spells over the limit are discarded."""
    for place in heroes.here(play.table):
        if carrying_capacity.is_overladen(play.table, place):
            yield from business(finds.keep_limits(play, place), None)
        if play.table.zones[f"spells:{place}"].pieces and spells.are_too_many(play.table, place):
            yield from business(spells.keep_limits(play, place), None)


# --- how it is said -------------------------------------------------------------------------------


def _is_met(context: Meeting, who: Who, kind: str) -> bool:
    return getattr(context.deed, "kind", kind) == kind


verb(
    GRAMMAR, "meet", CHARACTER, "[meet] a {kind}", deed=Happens(Meets, fits=_is_met),
    slots={"kind": "kind"}, only=("after",),
)  # fmt: skip
