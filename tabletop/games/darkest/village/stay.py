"""Chapter B1 and C2: a stay in a village, and what is done there."""

from __future__ import annotations

from tabletop.games.darkest.campaign.session_end import over
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lots, shops, sides, space_positions
from tabletop.games.darkest.guardians.trove_guard import disperse
from tabletop.games.darkest.party import (
    acquisition,
    alignment,
    away,
    coins,
    dice,
    held_lots,
    heroes,
    new_hero,
    object_use,
    periods,
    spells,
)
from tabletop.games.darkest.party.heroes import PLACES
from tabletop.games.darkest.party.questions import ask, business
from tabletop.games.darkest.party.tokens import Gains, Loses, Regains, lacking
from tabletop.games.darkest.road.bargains.offers import cost
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.road.meetings import meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.village import deals
from tabletop.games.darkest.village.offers import (
    ASKED,
    TRAVELLED,
    bought,
    enough,
    offers,
    points,
)
from tabletop.play.questions.decision import Option
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow

TAKES_OUT = "{} takes {} out."


@STEPS.step("Home", rule="DTC-136", then="village")
@open_step
def home(play: Play) -> Rules[Flow]:
    """DTC-136, DTC-080: the road is cleared, and empty places are filled."""
    yield from road_layout.clear(play)
    road_layout.walk_to(play, 0)
    play.count(heroes.HOMEWARD, 0)
    play.count(heroes.BOUND, 0)
    play.count("climb", 0)
    if not heroes.living(play.table):
        return go("nobody_left")
    for deck in decks.trove_decks(play):
        yield from troves.shuffle_returns(play, deck)
    play.count(TRAVELLED, 1)
    reached = heroes.home(play.table).reached
    if reached and not play.table.count(reached):
        play.count(reached, max(1, play.table.count("journeys")))
    play.say("The party is in the village.", rule="DTC-136")
    yield from fill_places(play)
    return go("village")


def fill_places(play: Play) -> Rules[None]:
    """DTC-080: each empty place gets a new hero; the dead are dealt again once all are."""
    for place in PLACES:
        if heroes.card_of(play.table, place) is None:
            if not play.table["newcomers"]:
                for dead in play.table["graveyard"]:
                    play.move(dead, "newcomers", face_up=False)
                yield from play.shuffle("newcomers", rule="DTC-080")
            card = yield from play.top("newcomers", rule="DTC-080")
            while card is not None and not content.is_hero(card.name):  # hands laid it there
                play.move(card, "out", face_up=True)
                card = yield from play.top("newcomers", rule="DTC-080")
            if card is not None:
                yield from new_hero.welcome(play, place, card)


WITHOUT_HEROES = ("prepare", "deal_heroes", "nobody_left", "session_ends")
"""The steps at which nobody need be there."""


def judged(play: Play) -> Flow | None:
    """What follows from the table as hands have laid it: flags weigh Enemies, and (DTC-079) the
    game goes on elsewhere once the last hero is taken off."""
    table = play.table
    sides.judged(play)
    if heroes.here(table) or table.flow.step in WITHOUT_HEROES:
        return None
    return go("nobody_left")


@STEPS.step("The campaign is lost", rule="DTC-079", then="nobody_left")
@open_step
def nobody_left(play: Play) -> Rules[Flow]:
    """DTC-079: nobody survives; those who live and were away are all of the party (DTC-339)."""
    disperse(play)
    if heroes.living(play.table):
        for place in heroes.living(play.table):
            away.comes_back(play, place, "DTC-339")
        road_layout.leave_tower(play)
        return go("home")
    if play.table.options["party_wipe"] == "defeat":
        return over(play, [], "No hero is left.", "DTC-079")
    yield from road_layout.clear(play)
    road_layout.leave_tower(play)
    road_layout.walk_to(play, 0)
    for counter in (heroes.HOMEWARD, heroes.BOUND, heroes.REGION, TRAVELLED):
        play.count(counter, 0)
    play.say("Three others set out.", rule="DTC-079")
    yield from fill_places(play)
    return go("first_order")


# --- a stay ---------------------------------------------------------------------------------------


@STEPS.step("The village", rule="DTC-040", then="set_out")
@open_step
def village(play: Play) -> Flow:
    """DTC-076: a stay begins; each does what it likes, in any order, until all are ready."""
    periods.ends(play, "stay")
    for lot in lots.of_game(play.game):
        held_lots.show(play, lot)
    spells.begin_turn(play)
    return go("stay", place=0)


@STEPS.step("A stay", rule="DTC-081", then="set_out")
def stay(play: Play, place: int = 0) -> Rules[Flow]:
    """DTC-081, DTC-083: what one hero does."""
    order = heroes.here(play.table)
    if not order:
        return go("nobody_left")
    if place >= len(order):
        return go("set_out")
    who = order[place]
    heroes.turn_to(play, who)
    yield from quests.settle(play)
    if heroes.is_bound(play.table):
        return go("carried")
    is_ready = yield from business(_stays(play, who), otherwise=False)
    yield from meeting.settle(play)
    if heroes.is_bound(play.table):
        return go("carried")
    return go("stay", place=place + is_ready)


def _stays(play: Play, place: int) -> Rules[bool]:
    """What the hero at *place* does next; whether it is ready to set out."""
    option = yield from ask(play, place, lambda: offers(play, place))
    if option.key == "store gold":
        yield from _store_gold(play, place)
    elif option.key.startswith("fetch gold"):
        yield from _fetch_gold(play, place, play.table.pieces[int(option.value)])
    elif option.key.startswith(held_lots.VERBS):
        yield from held_lots.acts(play, place, option)
    elif (deal := deals.of_key(play, option.key)) is not None:
        yield from deal.does(play, place, option)
    elif option.key != "ready":
        yield from _do(play, place, option)
    return option.key == "ready"


def _do(play: Play, place: int, option: Option) -> Rules[None]:
    verb, _, rest = option.key.partition(" ")
    hero = heroes.hero_at(play.table, place)
    if verb == "use":
        yield from object_use.use(play, place, play.table.pieces[int(option.value)])
    elif verb == "heal":
        healed = Regains if lacking(play, place, rest) else Gains  # whoever is not ill may rule so
        yield from play.happen(Loses(who=place, n=1, token="gold", rule="DTC-B17"))
        yield from play.happen(healed(who=place, n=1, token=rest, rule="DTC-041"))
    elif verb == "mystic":
        yield from _ask_mystic(play, place)
    elif verb == "become":
        alignment.turn_alignment(play, place, rest)
    elif verb == "trophies":
        yield from _exchange(play, place, rest)
    elif verb == "cast":
        yield from spells.cast(play, place, play.table.pieces[int(option.value)])
    else:
        card = play.table.pieces[int(option.value)]
        if verb == "buy":
            yield from buys(play, place, card)
        elif verb == "store":
            play.move(card, f"store-{heroes.village(play.table)}:{place}", face_up=True)
            play.say("{} stores {}.", hero, card, rule="DTC-044")
        elif verb == "fetch":
            if content.enemy(card.name):
                play.move(card, f"trophies:{place}", face_up=False)
                play.say(TAKES_OUT, hero, card, rule="DTC-045")
            else:
                yield from acquisition.offer(play, place, card, "DTC-045", TAKES_OUT, wants=True)
        elif verb in ("cash", "sell"):
            n = coins.value(card) if verb == "cash" else object_use.worth(card.name)
            yield from coins.sell(play, place, card, n)


def buys(play: Play, place: int, card: Piece) -> Rules[None]:
    """DTC-B16: the hero at *place* pays for *card*, and has it."""
    n = cost(play.table, place, content.price(card.name))
    yield from play.happen(Loses(who=place, n=n, token="gold", rule="DTC-B16"))
    if once := shops.shop_of(play, card).once:
        play.count(once, 1, heroes.hero_at(play.table, place))
    yield from acquisition.award(play, place, card, "DTC-B16", "{} buys {}.")


def _store_gold(play: Play, place: int) -> Rules[None]:
    """DTC-044: out of play, and safe from Raiders."""
    name = heroes.name_of(play.table, place)
    had, ask = heroes.has(play.table, place, "gold"), f"How much gold does {name} store?"
    n = yield from coins.how_many(play, place, had, ask)
    store = f"store-{heroes.village(play.table)}:{place}"
    heap = next((p for p in play.table[store]
                 if p.name == "gold" and space_positions.LEFT not in p.counters), None)  # fmt: skip
    yield from play.happen(Loses(who=place, n=n, token="gold", rule="DTC-044"))
    if heap is None:
        play.add("gold", store, coins=n)
    else:
        play.count(space_positions.GOLD, heap.counters.get(space_positions.GOLD, 0) + n, heap)


def _fetch_gold(play: Play, place: int, heap: Piece) -> Rules[None]:
    """DTC-045."""
    n = heap.counters.get(space_positions.GOLD, 0)
    play.count(space_positions.GOLD, 0, heap)
    space_positions.put_away(play, heap)
    yield from play.happen(Gains(who=place, n=n, token="gold", rule="DTC-045"))


MYSTIC = {
    1: "become Evil",
    2: "become Neutral",
    3: "nothing happens",
    4: "become Good",
    5: "gain a Spell",
    6: "gain 1 Craft",
}
"""DTC-B18, in words."""


def _ask_mystic(play: Play, place: int) -> Rules[None]:
    """DTC-B18."""
    play.count(ASKED, 1, heroes.hero_at(play.table, place))
    shown = yield from dice.own(play, place, "the Mystic", "DTC-B18", means=MYSTIC.__getitem__)
    turned = {1: "evil", 2: "neutral", 4: "good"}.get(shown)
    if turned:
        alignment.turn_alignment(play, place, turned)
    elif shown == 5:
        yield from play.happen(spells.GainsSpell(who=place))
    elif shown == 6:
        yield from play.happen(Gains(who=place, n=1, token="craft", rule="DTC-B18"))


def _exchange(play: Play, place: int, token: str) -> Rules[None]:
    """DTC-B14: for each full 7 one, or for so many as a strong hero needs. No more are handed in
    than that takes, and such as have this score alone go first; what a trophy is worth beyond it is
    lost. Fewer, by ruling, are worth 1."""
    trophies = [c for c in play.table[f"trophies:{place}"] if points(c.name, token)]
    worth = sum(points(card.name, token) for card in trophies)
    n, spent = bought(play.table, place, token, worth)
    other = "craft" if token == "strength" else "strength"
    trophies.sort(key=lambda card: points(card.name, other))
    for card in enough(trophies, lambda name: points(name, token), spent) or trophies:
        space_positions.put_away(play, card)
    yield from play.happen(Gains(who=place, n=max(1, n), token=token, rule="DTC-B14"))
