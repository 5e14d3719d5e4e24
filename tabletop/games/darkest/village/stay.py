"""Chapter B1 and C2: a stay in a village: the Blacksmith, the Healer, the Mystic, trophies and
storage."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.games.darkest.campaign.parting import over
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import aligning, carrying, dice, heroes, joining, spells, using
from tabletop.games.darkest.party.heroes import PLACES
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.party.tokens import WORDS, Gains, Loses, Regains, lacking, lacks
from tabletop.games.darkest.road import laying, meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

PATIENTS = ("life", "strength", "craft", "fate")
"""What the Healer restores (DTC-B17, DTC-041)."""
ASKED, TRAVELLED = "asked", "travelled"
"""On a hero: it asked the Mystic in this stay. On the table: the party came from an adventure."""
TROPHY = 7
TURNS = PHRASES.trait("you may change your alignment in a village")
CHEAPER = PHRASES.trait("you pay 1 gold less for what you buy, at least 1")


def village_of(table: Table) -> int:
    """Which of the two villages the party is in: 0 the first, 1 beyond the Sentinel."""
    return min(1, table.count(heroes.REGION))


@STEPS.step("Home", rule="DTC-136", then="village")
def home(play: Play) -> Rules[Flow]:
    """DTC-136, DTC-080: the road is cleared, and empty places are filled."""
    yield from laying.clear(play)
    laying.walk_to(play, 0)
    play.count(heroes.HOMEWARD, 0)
    play.count(heroes.BOUND, 0)
    play.count("climb", 0)
    if not heroes.living(play.table):
        return go("nobody_left")
    yield from _shuffle_returns(play)
    play.count(TRAVELLED, 1)
    if village_of(play.table) and not play.table.count("outer-by"):
        play.count("outer-by", max(1, play.table.count("journeys")))
    play.say("The party is in the village.", rule="DTC-136")
    yield from fill_places(play)
    return go("village")


def _shuffle_returns(play: Play) -> Rules[None]:
    """DTC-014."""
    if play.table["trove-returns"]:
        for card in play.table["trove-returns"]:
            play.move(card, "troves", face_up=False)
        yield from play.shuffle("troves", rule="DTC-014")


def fill_places(play: Play) -> Rules[None]:
    """DTC-080: each empty place gets a new hero; the dead are dealt again once all are."""
    for place in PLACES:
        if heroes.card_of(play.table, place) is None:
            if not play.table["newcomers"]:
                for dead in play.table["graveyard"]:
                    play.move(dead, "newcomers", face_up=False)
                yield from play.shuffle("newcomers", rule="DTC-080")
            card = yield from play.top("newcomers", rule="DTC-080")
            if card is not None:
                yield from joining.welcome(play, place, card)


@STEPS.step("The campaign is lost", rule="DTC-079", then="nobody_left")
def nobody_left(play: Play) -> Rules[Flow]:
    """DTC-079: nobody survives."""
    if play.table.options["party_wipe"] == "defeat":
        return over(play, [], "Nobody is left.", "DTC-079")
    yield from laying.clear(play)
    laying.walk_to(play, 0)
    for counter in (heroes.HOMEWARD, heroes.BOUND, heroes.REGION, TRAVELLED):
        play.count(counter, 0)
    play.say("Three others set out.", rule="DTC-079")
    yield from fill_places(play)
    return go("first_order")


# --- a stay ---------------------------------------------------------------------------------------


@STEPS.step("The village", rule="DTC-040", then="set_out")
def village(play: Play) -> Flow:
    """DTC-076: a stay begins; each does what it likes, in any order, until all are ready."""
    for place in heroes.living(play.table):
        hero = heroes.hero_at(play.table, place)
        if hero.counters.get(ASKED, 0):
            play.count(ASKED, 0, hero)
    spells.begin_turn(play)
    return go("stay", place=0)


@STEPS.step("A stay", rule="DTC-081", then="set_out")
def stay(play: Play, place: int = 0) -> Rules[Flow]:
    """DTC-081, DTC-083: what one hero does."""
    order = heroes.living(play.table)
    if not order:
        return go("nobody_left")
    if place >= len(order):
        return go("set_out")
    who = order[place]
    heroes.turn_to(play, who)
    option = yield from play.choose(lambda: _offers(play, who))
    if option.key == "ready":
        return go("stay", place=place + 1)
    yield from _do(play, who, option)
    yield from meeting.settle(play)
    return go("stay", place=place)


def _offers(play: Play, place: int) -> Decision:
    """What the village offers; what is forbidden lies beside, for those who look."""
    table = play.table

    def listed(forbidden: bool) -> list[Option]:
        return [option for stall in STALLS for option in stall(play, place, forbidden)]

    options = [Option("ready", "Ready"), *listed(False)]
    options += _turning(table, place)
    options += _bags(table, place) + using.options(table, place)
    gold = heroes.has(table, place, "gold")
    ask = f"{heroes.name_of(table, place)} in the village, with {gold} gold."
    return Decision(heroes.speaker(table, place), ask, "DTC-081", options, default="ready",
                    beside=lambda: listed(True))  # fmt: skip


def _on_sale(table: Table) -> list[tuple[content.Purchase, Piece]]:
    """The uppermost card of each kind that the shop has."""
    cards = {card.name: card for card in reversed(table["shop"])}
    known = ((content.card(name), card) for name, card in cards.items())
    return [(of, card) for of, card in known if isinstance(of, content.Purchase) and of.price]


_wares = heroes.MEMORY.until_changed(_on_sale, ("shop",))


def _smith(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-B16."""
    table, why = play.table, None
    gold, less = heroes.has(table, place, "gold"), bears(table, place, CHEAPER)
    for of, card in _wares(table):
        price = max(1, of.price - less)
        if gold < price:
            why = "DTC-B16", f"It costs {price} gold."
        else:
            why = carrying.no_room(table, place, card.name)
        if bool(why) is forbidden:
            option = Option(f"buy {card.name}", f"Buy {of.name} for {price} gold", (card.id,),
                            (carrying.home_of(card.name, place),), card.id)  # fmt: skip
            yield option.blocked(*why) if why else option


def cost(table: Table, place: int, price: int) -> int:
    """What the hero at *place* pays for something that costs *price*; never less than 1."""
    less = bears(table, place, CHEAPER)
    return max(1, price - 1) if less else price


def _healer(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-041, DTC-B17."""
    hero = heroes.hero_at(play.table, place)
    for token in PATIENTS:
        why = None
        if not lacks(hero, token):
            why = "DTC-041", "It is not below its start value."
        elif not hero.counters.get("gold", 0):
            why = "DTC-B17", "The Healer asks 1 gold."
        if bool(why) is forbidden:
            option = Option(f"heal {token}", f"The Healer: 1 {WORDS[token]} for 1 gold")
            yield option.blocked(*why) if why else option


def _mystic(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-042, DTC-043."""
    table, why = play.table, None
    if not table.count(TRAVELLED):
        why = "DTC-042", "Only after the party has come back from an adventure."
    elif _asked(table, place) or (
        table.options["mystic_scope"] == "per-party"
        and any(_asked(table, other) for other in heroes.living(table))
    ):
        why = "DTC-043", "Only once in a stay."
    if bool(why) is forbidden:
        option = Option("mystic", "Ask the Mystic")
        yield option.blocked(*why) if why else option


def _asked(table: Table, place: int) -> bool:
    return heroes.has(table, place, ASKED) > 0


def _turning(table: Table, place: int) -> list[Option]:
    """DTC-B10: the Druid's choice."""
    if not bears(table, place, TURNS):
        return []
    now = heroes.alignment(table, place)
    return [Option(f"become {each}", f"Become {each.capitalize()}")
            for each in content.ALIGNMENTS if each != now]  # fmt: skip


def _trophies(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-082, DTC-B14."""
    cards = play.table[f"trophies:{place}"]
    for token in ("strength", "craft") if cards else ():
        worth = sum(points(card, token) for card in cards)
        if (worth < TROPHY) is forbidden:
            label = f"Trophies worth {worth} for {worth // TROPHY} {WORDS[token]}"
            option = Option(f"trophies {token}", label, tuple(card.id for card in cards))
            less = option.blocked("DTC-331", f"It takes {TROPHY} points for one.")
            yield less if forbidden else option


def points(card: Piece, token: str) -> int:
    """What a trophy is worth: its printed number."""
    of = content.enemy(card.name)
    return 0 if of is None else (of.strength if token == "strength" else of.craft) or 0


def _storing(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-044: whatever a hero has may be stored."""
    table = play.table
    mine = f"store-{village_of(table)}:{place}"
    for kind in () if forbidden else ("items", "mount", "followers", "trophies"):
        for number in table.zones[f"{kind}:{place}"].pieces:
            card = table.pieces[number]
            label = f"Store {content.title(card.name)}"
            yield Option(f"store {card.name}#{card.id}", label, (card.id,), (mine,), card.id)


def _fetching(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-045 to DTC-048: who stored a thing may take it out; Talismans of the dead anybody."""
    table = play.table
    village = village_of(table)
    for other in PLACES:
        for number in table.zones[f"store-{village}:{other}"].pieces:
            card = table.pieces[number]
            if other != place and lying.stock_of(card.name) != "talismans":
                continue
            why = carrying.barred(table, place, card.name) or carrying.no_room(
                table, place, card.name
            )
            if other != place and heroes.card_of(table, other) is not None:
                why = "DTC-045", "Only who stored it may take it out."
            if bool(why) is forbidden:
                into = f"trophies:{place}"
                if not content.enemy(card.name):
                    into = carrying.home_of(card.name, place)
                label = f"Take {content.title(card.name)} out"
                option = Option(f"fetch {card.name}#{card.id}", label, (card.id,), (into,), card.id)
                yield option.blocked(*why) if why else option


def _casting(play: Play, place: int, forbidden: bool) -> Iterator[Option]:
    """DTC-081: Spells that may be cast at any time."""
    for option in spells.options(play, place, ("any",)):
        if bool(option.why) is forbidden:
            yield option


Stall = Callable[[Play, int, bool], Iterator[Option]]
"""What a village offers a hero: what it may have, or all that is forbidden just now."""

STALLS: tuple[Stall, ...] = (_smith, _healer, _mystic, _trophies, _storing, _fetching, _casting)


def _bags(table: Table, place: int) -> list[Option]:
    """DTC-093."""
    found = []
    for item in table[f"items:{place}"]:
        of = content.thing(item.name)
        if of is not None and of.sort == "bag":
            found.append(Option(f"cash {item.name}#{item.id}", f"Cash {of.name}: {of.value} gold",
                                (item.id,), value=item.id))  # fmt: skip
    return found


def _do(play: Play, place: int, option: Option) -> Rules[None]:
    verb, _, rest = option.key.partition(" ")
    hero = heroes.hero_at(play.table, place)
    if verb == "use":
        yield from using.use(play, place, play.table.pieces[int(option.value)])
    elif verb == "heal":
        healed = Regains if lacking(play, place, rest) else Gains  # whoever is not ill may rule so
        yield from play.happen(Loses(who=place, n=1, token="gold", rule="DTC-B17"))
        yield from play.happen(healed(who=place, n=1, token=rest, rule="DTC-041"))
    elif verb == "mystic":
        yield from _ask_mystic(play, place)
    elif verb == "become":
        aligning.turn_alignment(play, place, rest)
    elif verb == "trophies":
        yield from _exchange(play, place, rest)
    elif verb == "cast":
        yield from spells.cast(play, place, play.table.pieces[int(option.value)])
    else:
        card = play.table.pieces[int(option.value)]
        of = content.card(card.name)
        if verb == "buy" and isinstance(of, content.Purchase):
            n = cost(play.table, place, of.price)
            yield from play.happen(Loses(who=place, n=n, token="gold", rule="DTC-B16"))
            carrying.receive(play, place, card)
            play.say("{} buys {}.", hero, card, rule="DTC-B16")
        elif verb == "store":
            play.move(card, f"store-{village_of(play.table)}:{place}", face_up=True)
            play.say("{} stores {}.", hero, card, rule="DTC-044")
        elif verb == "fetch":
            if content.enemy(card.name):
                play.move(card, f"trophies:{place}", face_up=False)
            else:
                carrying.receive(play, place, card)
            play.say("{} takes {} out.", hero, card, rule="DTC-045")
        elif verb == "cash" and isinstance(of, content.Thing):
            lying.put_away(play, card)
            yield from play.happen(Gains(who=place, n=of.value, token="gold", rule="DTC-093"))


def _ask_mystic(play: Play, place: int) -> Rules[None]:
    """DTC-B18."""
    play.count(ASKED, 1, heroes.hero_at(play.table, place))
    shown = yield from dice.own(play, place, "the Mystic", "DTC-B18")
    turned = {1: "evil", 2: "neutral", 4: "good"}.get(shown)
    if turned:
        aligning.turn_alignment(play, place, turned)
    elif shown == 5:
        yield from play.happen(spells.GainsSpell(who=place))
    elif shown == 6:
        yield from play.happen(Gains(who=place, n=1, token="craft", rule="DTC-B18"))


def _exchange(play: Play, place: int, token: str) -> Rules[None]:
    """DTC-B14: all of that kind are handed in; the surplus is lost. Fewer, anyway, are worth 1."""
    trophies = [c for c in play.table[f"trophies:{place}"] if points(c, token)]
    worth = 0
    for card in sorted(trophies, key=lambda c: points(c, token)):
        worth += points(card, token)
        lying.put_away(play, card)
    yield from play.happen(Gains(who=place, n=max(1, worth // TROPHY), token=token, rule="DTC-B14"))
