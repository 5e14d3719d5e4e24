"""What may be done at any decision on the road: Spells, Potions, dropping, heroes' powers."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import (
    acquisition,
    carrying_capacity,
    coins,
    heroes,
    object_use,
    periods,
    spells,
)
from tabletop.games.darkest.party.conditions import belongings, is_such
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears, spoken
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.journey import no_passing, teleports
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Thing
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


def _power(template: str, **slots: str) -> Function:
    """Something that a hero can do by its card."""
    return idiom(GRAMMAR, "trait", f"you may {template}", slots=slots, sort="permission")


LOOKS_AHEAD = _power("look at the next card of the road once per Road Space")
GIVES = _power("give your {kind} to others", kind="kinds/belonging")
SELLS = _power("sell {thing} for {n} gold after each card", thing="thing/belonging/one", n="number")
ACTS = "act"
"""Modules bring more of what may be done there under this name."""


class Act(Struct, frozen=True, kw_only=True):
    """What may be done at any decision on the road, or, `leaving`, where everything has been met:
    options whose keys begin with this `verb`, and what comes of one."""

    verb: str
    offers: Callable[[Table], list[Option]]
    does: Callable[[Play, Option], Rules[None]]
    leaving: bool = False


def _acts(table: Table) -> dict[bool, list[Act]]:
    """What may be done there at any decision, and, where they are `leaving`, once it is done."""
    found: list[Act] = game_of(table).records_of(ACTS)
    return {each: [act for act in found if act.leaving == each] for each in (False, True)}


_known_acts = heroes.MEMORY.until_changed(_acts, on=())


def _offered(table: Table, *, leaving: bool) -> list[Option]:
    return [option for act in _known_acts(table)[leaving] for option in act.offers(table)]


BUILDS_RAFTS = _power("build a Raft")
WALKS_ON = _power("lead the party through {grounds}", grounds="grounds")
OTHERS = Option("others", "Let the others cast a Spell")
"""DTC-B11: who does not speak for the party casts unseen Spells when it is let."""
POWERS = LOOKS_AHEAD, GIVES, SELLS
"""What heroes can do by their cards at any decision."""
LOOKED, BUILT, SOLD = "looked", "built", "sold"
"""Counters: on a Seer that it looked ahead here, on the table that a Raft was built in this visit,
on a Merchant that it sold in this Party Turn."""


def anytime(play: Play) -> list[Option]:
    """DTC-093, DTC-137: what anybody may do at any decision on the road."""
    table = play.table
    found, able = teleports.offers(table), _able(table)
    found += spells.party_options(play, ("any",))
    found += _offered(table, leaving=False)
    if spells.hidden(table):
        found.append(OTHERS)
    for place in heroes.here(table):
        found += object_use.options(table, place)
        found += object_use.bags(table, place)
        if place in able:
            found += _powers(table, place)
        found += carrying_capacity.drop_options(table, place)
        found += coins.dropping(table, place)
    return found


def _with_powers(table: Table) -> set[int]:
    lines = (EXECUTOR.index.lines(table, ("rules", power)) for power in POWERS)
    return {line.bearer for each in lines for line in each}


_able = heroes.MEMORY.until_changed(_with_powers, on=heroes.MEMORY.live)


def _powers(table: Table, place: int) -> list[Option]:
    """What the hero at *place* can do by its card."""
    found, hero = [], heroes.hero_at(table, place)
    name = content.title(hero.name)
    for said in spoken(table, place, GIVES):
        found += _gifts(table, place, Thing(said["kind"]))
    for said in spoken(table, place, SELLS) if not hero.counters.get(SOLD, 0) else ():
        found += [
            Option(
                f"sell {p.name}#{p.id}",
                f"{name} sells {content.title(p.name)} for {said['n']} gold",
                (p.id,),
                value=p.id,
            )
            for p in belongings(table, place, said["thing"])
        ]
    if bears(table, place, LOOKS_AHEAD):
        key = "look" if place == heroes.leader(table) else f"look {place}"
        looks = Option(key, f"{name} looks at the next card of the road", (hero.id,), value=place)
        if not any(not card.face_up for card in space_positions.cards_at(table, heroes.at(table))):
            looks = looks.blocked("DTC-309", "There is no face-down card here.", absolute=True)
        elif hero.counters.get(LOOKED, 0):
            looks = looks.blocked("DTC-313", "You can do this only once per Road Space.")
        found.append(looks)
    return found


def _gifts(table: Table, place: int, thing: Thing) -> list[Option]:
    """The first of them may be given to any other."""
    gift = next(iter(belongings(table, place, thing)), None)
    if gift is None:
        return []
    found = []
    for other in heroes.here(table):
        if other != place:
            called = content.title(gift.name)
            words = (
                f"{heroes.name_of(table, place)} gives {heroes.name_of(table, other)} a {called}"
            )
            into = carrying_capacity.into(gift.name, other)
            option = Option(f"give {other}", words, (gift.id,), into, gift.id)
            found.append(carrying_capacity.fit(table, other, gift.name).said(option))
    return found


# --- once a space is done -------------------------------------------------------------------------


def leaving(table: Table) -> list[Option]:
    """DTC-B35, DTC-145: what may be done where everything has been met: a Raft is built, or an Elf
    leads the party through the woods."""
    here, found = heroes.at(table), list[Option]()
    for place in heroes.here(table):
        axe = next((
            line.piece for line in EXECUTOR.lines(table, ("rules", BUILDS_RAFTS))
            if line.bearer == place
        ), None)  # fmt: skip
        if axe is not None and table["rafts"]:
            label = f"{heroes.name_of(table, place)} builds a Raft"
            option = Option(f"build {place}", label, (axe.id,), (f"items:{place}",), place)
            if table.count(BUILT):
                option = option.blocked("DTC-B35", "You can build only one Raft in a visit.")
            else:
                option = carrying_capacity.fit(table, place, "raft-built").said(option)
            found.append(option)
    ways = (
        said["grounds"] for place in heroes.here(table) for said in spoken(table, place, WALKS_ON)
    )
    through = next((grounds for grounds in ways if lies_in(table, here, grounds)), ())
    found += [
        Option(f"walk {space}", f"Walk through the woods to space {space}",
               zones=(f"pile:{space}",), value=space)
        for space in heroes.spaces(table) if space != here and lies_in(table, space, through)
    ]  # fmt: skip
    return [*found, *_offered(table, leaving=True)]


def walk_through_woods(play: Play, option: Option) -> Flow:
    """DTC-145: an Elf leads the party to another wooded space."""
    play.say("The party walks through the woods.", rule="DTC-145")
    stop = no_passing.on_the_way(play.table, int(option.value))
    if stop is not None:
        return teleports.stopped(play, *stop)
    road_layout.walk_to(play, int(option.value))
    return go("arrive")


def lies_in(table: Table, space: int, grounds: Collection[str]) -> bool:
    """Whether any of *grounds* lies on a Road Space."""
    return any(is_one_of(p.name, grounds) for p in heroes.in_sight(table, space))


# --- it is done -----------------------------------------------------------------------------------


def meanwhile(play: Play, option: Option) -> Rules[None]:
    """What was chosen is done, by whoever does it."""
    return business(_meanwhile(play, option), None)


def _meanwhile(play: Play, option: Option) -> Rules[None]:
    verb = option.key.partition(" ")[0]
    acts = itertools.chain(*_known_acts(play.table).values())
    act = next((each for each in acts if each.verb == verb), None)
    if act is not None:
        yield from act.does(play, option)
    elif verb == "look":
        _look(play, int(option.value))
    elif option.key.startswith("drop gold "):
        yield from _drop_gold(play, int(option.value))
    elif verb == OTHERS.key:
        yield from _others_cast(play)
    elif verb == "move":
        yield from teleports.moves(play, option)
    elif verb == "build":
        yield from _build(play, int(option.value))
    else:
        card = play.table.pieces[int(option.value)]
        yield from _with_card(play, verb, card, option)


def _with_card(play: Play, verb: str, card: Piece, option: Option) -> Rules[None]:
    owner = play.table.zones[card.zone].number
    if verb == "use":
        yield from object_use.use(play, owner, card)
    elif verb == "drop":
        space_positions.drop(play, card)
        play.say("{} is put down.", card, rule="DTC-137")
    elif verb == "give":
        other = int(option.key.partition(" ")[2])
        yield from acquisition.offer(play, other, card, "DTC-B07", "{} has {} now.", wants=True)
    elif verb == "cash":
        yield from coins.sell(play, owner, card, coins.value(card))
    elif verb == "sell":
        play.count(SOLD, 1, heroes.hero_at(play.table, owner))
        prices = (
            said["n"] for said in spoken(play.table, owner, SELLS) if is_such(card, said["thing"])
        )
        yield from coins.sell(play, owner, card, max(prices))
    else:
        yield from spells.cast(play, owner, card)


def _others_cast(play: Play) -> Rules[None]:
    """One Spell each, in marching order, while the party stays where it is."""
    for place in spells.hidden(play.table):
        if place in spells.hidden(play.table) and not heroes.is_bound(play.table):
            yield from business(_passes(play, place), None)


def _passes(play: Play, place: int) -> Rules[None]:
    option = yield from spells.passed(
        play, place, "a Spell?", lambda holder: spells.options(play, holder, ("any",))
    )
    if option.key != "none":
        yield from spells.cast(play, place, play.table.pieces[int(option.value)])


def _drop_gold(play: Play, place: int) -> Rules[None]:
    """DTC-137, DTC-142: a heap that counts as one Item."""
    ask = f"How much gold does {heroes.name_of(play.table, place)} put down?"
    n = yield from coins.how_many(play, place, heroes.has(play.table, place, "gold"), ask)
    yield from play.happen(Loses(who=place, n=n, token="gold", rule="DTC-137"))
    space_positions.drop_gold(play, n)


def _look(play: Play, place: int) -> None:
    hero = heroes.hero_at(play.table, place)
    play.count(LOOKED, hero.counters.get(LOOKED, 0) + 1, hero)
    down = [c for c in space_positions.cards_at(play.table, heroes.at(play.table)) if not c.face_up]
    drawing.foresee(play, down[:1])


def _build(play: Play, place: int) -> Rules[None]:
    """DTC-B35: from the stock, free."""
    raft = play.table["rafts"][-1]
    if (yield from acquisition.offer(play, place, raft, "DTC-B35", "{} builds {}.", wants=True)):
        play.count(BUILT, 1)


def begin_visit(play: Play) -> None:
    """DTC-004: a visit to a Road Space begins."""
    play.count("visits", play.table.count("visits") + 1)
    periods.ends(play, "space")
