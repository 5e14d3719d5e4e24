"""Chapter A: setting up."""

from __future__ import annotations

from functools import cache
from operator import itemgetter

from tabletop.executor.lasting_changes import KEPT
from tabletop.games.tower.deck.content import ALL, HEROES, title
from tabletop.games.tower.rules import cards, numbers
from tabletop.games.tower.rules.drawing import draw_to_hand
from tabletop.games.tower.rules.steps import STEPS
from tabletop.packs import library
from tabletop.play.questions.decision import Decision, Option, Together, Usual
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.table import Flow, Table
from tabletop.table.zone import SeenBy, Zone

FLOORS = range(1, 6)


def components(table: Table) -> None:
    """TWR-004: the 78 cards in four groups, the die and the zones."""
    hands: SeenBy = "everyone" if table.options["hands"] == "open" else "owner"
    limit = cards.hand_limit(table)
    zones = [Zone("box"), Zone("foes"), Zone("deck")]
    zones += [Zone(cards.FLOOR[floor], kind="floor", number=floor) for floor in FLOORS]
    zones += [Zone(name, "everyone") for name in ("courts", "wards", "play", "treasures")]
    zones += [Zone("discard", "everyone"), Zone("dice", "everyone")]
    for seat in range(len(table.seats)):
        zones += [
            Zone(cards.HAND[seat], hands, seat, limit, kind="hand"),
            Zone(cards.HERO[seat], "everyone", seat, kind="hero", live=True),
            Zone(cards.SHIELDS[seat], "everyone", seat, kind="shields", live=True),
            Zone(cards.SANCTUARY[seat], "everyone", seat, kind="sanctuary"),
        ]
    zones += [Zone(KEPT, "everyone", live=True), Zone("out")]
    table.zones = {zone.name: zone for zone in zones}
    verbs.stock(table, _deck(library.at_hand(table.options)))
    verbs.add(table, "d6", "dice", "die", face_up=True)


@cache
def _deck(packs: tuple[str, ...]) -> tuple[tuple[str, str, bool], ...]:
    """TWR-004: all cards with their starting zones, and whether they are face up there."""
    names = (*ALL, *(card.id for card in library.cards(packs)))
    place = {"number": "deck", "fool": "box", "hero": "courts", "foe": "foes"}
    return tuple((name, place[cards.pool(name)], cards.pool(name) == "hero") for name in names)


@STEPS.step("Choose a hero", rule="TWR-005", then="name_heroes")
def pick_hero(play: Play, seat: int = 0) -> Rules[Flow]:
    """TWR-005: let each player pick a court as a hero. TWR-006: no court twice."""
    table = play.table

    def ask() -> Decision:
        return _hero_question(table, seat)

    option = yield from play.choose(ask)
    court = table.pieces[int(option.value)]
    play.move(court, f"hero:{seat}", face_up=True)
    play.count("health", numbers.full_health(table, seat), court)  # TWR-011
    play.say(
        "{} is {}, {} and {}.",
        table.seats[seat].name,
        court,
        cards.class_of(court.name),
        cards.gift_of(court.name),
        rule="TWR-008",
    )
    without = (n for n in range(len(table.seats)) if not table.zones[cards.HERO[n]].pieces)
    following = next(without, None)
    return go("name_heroes") if following is None else go("pick_hero", seat=following)


_courts_of = itemgetter(*map(ALL.index, HEROES))
"""The courts among all pieces."""


def _hero_question(table: Table, seat: int) -> Decision:
    courts = _courts_of(table.pieces)
    if tuple([court.name for court in courts]) != HEROES:  # new tables never have this
        courts = tuple([table.named(name) for name in HEROES])
    options = [_to_be(each.name, each.id, seat, each.zone == "courts") for each in courts]
    return Decision(seat, f"{table.seats[seat].name}, who will you be?", "TWR-005", options)


@cache
def _to_be(hero: str, court: int, seat: int, free: bool) -> Option:
    label = f"{title(hero)}: {cards.class_of(hero)} and {cards.gift_of(hero)}"
    option = Option(hero, label, (court,) if free else (), (cards.HERO[seat],), court)
    return option if free else option.blocked("TWR-006", f"{title(hero)} is taken already.")


@STEPS.step("Name the heroes", rule="TWR-007", then="choose_leader")
def name_heroes(play: Play) -> Rules[Flow]:
    """TWR-007: let each player name the hero; blank means the card's own name, or the seat's."""
    table = play.table
    seats = range(len(table.seats))

    def ask() -> Together:
        return Together([_name_question(table, seat) for seat in seats])

    names = yield from play.together(ask)
    for seat, name in zip(seats, names, strict=True):
        play.seat(seat, str(name.value))
    for piece in table["courts"]:
        play.move(piece, "box", face_up=False)  # TWR-010
    return go("choose_leader")


def _name_question(table: Table, seat: int) -> Decision:
    hero, given = cards.hero(table, seat), table.seats[seat].given
    own = title(hero.name)
    options = [Option("given", given, value=given)] if given else []
    options.append(Option("own", own, (hero.id,), value=own))
    ask = f"What is the name of the {own}? Type a name, or keep the card's."
    usual = options[0].key
    return Decision(
        seat, ask, "TWR-007", options, kind="text", default=usual, limit=24,
        usual=Usual("the names", usual),
    )  # fmt: skip


@STEPS.step("Choose who leads", rule="TWR-018", then="deal")
def choose_leader(play: Play) -> Rules[Flow]:
    """TWR-018: ask who leads. If the players cannot agree, choose at random."""
    table = play.table

    def ask() -> Decision:
        options = [
            Option(f"lead {seat}", f"{place.name} leads", zones=(f"hero:{seat}",), value=seat)
            for seat, place in enumerate(table.seats)
        ]
        options.append(Option("lots", "Draw lots for it", value=-1))
        ask = "Who leads the party, and acts first?"
        return Decision(0, ask, "TWR-018", options, usual=Usual("who leads", options[0].key))

    option = yield from play.choose(ask)
    leader = int(option.value)
    if leader < 0:
        lot = yield from play.roll(
            cards.die(table), len(table.seats), ask="Draw lots: who leads?", rule="TWR-018"
        )
        leader = lot - 1
    play.count("active", leader)
    play.say("{} leads the party.", table.seats[leader].name, rule="TWR-018")
    return go("deal")


@STEPS.step("Deal the tower", rule="TWR-012", then="turn_up_foe")
def deal(play: Play) -> Rules[Flow]:
    """TWR-012 to TWR-017: set up treasures, the deck, the hands and the foes."""
    table = play.table
    play.count("floor", 1)
    yield from play.shuffle("deck", rule="TWR-012")
    for floor, treasure in zip(FLOORS, reversed(table["deck"]), strict=False):
        play.move(treasure, cards.FLOOR[floor])
    play.move(table.named(cards.FOOL), "deck")
    yield from play.shuffle("deck", rule="TWR-013")
    leader, seats = cards.active(table), len(table.seats)
    limits = [numbers.hand_limit(table, seat) for seat in range(seats)]
    for n in range(seats * max(limits)):
        seat = (leader + n) % seats
        if n // seats < limits[seat]:
            yield from draw_to_hand(play, seat, rule="TWR-015")
    yield from play.shuffle("foes", rule="TWR-016")
    for floor, foe in zip(FLOORS, reversed(table["foes"]), strict=False):
        play.move(foe, cards.FLOOR[floor])
    for unused in table["foes"]:
        play.move(unused, "box")  # TWR-017
    play.say("Five treasures are laid out with a foe on each, and hands are dealt.", rule="TWR-016")
    return go("turn_up_foe")
