"""The Cat Burglar, who burgles whatever sells."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.modules.city import BOX, jail, streets
from tabletop.games.darkest.party import acquisition, heroes, joint_rolls
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.scores import points
from tabletop.games.darkest.party.stakes import LOW, Stakes
from tabletop.games.darkest.party.worded_so import spoken_so
from tabletop.games.darkest.road.bargains.offers import STALL, visit_stall
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.village.deals import Deal
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VERB, RULE = "burgle", "DTY-053"
BURGLES = "you may burgle each shop once in a visit for a Object with a price of up to {n}"

BURGLED = "city-burgled"
"""On a hero's card: which shops it has burgled in this visit, a bit for each."""
USES = (Use(counter=BURGLED, period="space"), Use(counter=BURGLED, period="stay"))
DICE = 2

_SHOPS = ("shop", "", *(shop.zone for shop in streets.SHOPS), "stall")
"""Each shop's own bit: by its place in this list, for ever, of which the second is free. Shops of
other boxes share the bit behind the last."""


def _bit(zone: str) -> int:
    return 1 << (_SHOPS.index(zone) if zone in _SHOPS else len(_SHOPS))


def _most(table: Table, place: int) -> int:
    """Up to which price the hero at *place* steals; 0 if it steals nothing."""
    said = spoken_so(table, place, BURGLES, BOX.id)
    return max((int(each["n"]) for each in said), default=0)


def _loot(table: Table, place: int, zone: str) -> list[Piece]:
    """What there is to be had: one of each kind."""
    most = _most(table, place)
    at, names = ("shop", STALL) if zone == "stall" else (zone, None)
    found = {
        card.name: card
        for card in table[at]
        if 0 < content.price(card.name) <= most and (names is None or card.name in names)
    }
    return [*found.values()]


def offers(table: Table, place: int, zone: str) -> list[Option]:
    """DTY-053: each shop once in a visit."""
    if not _most(table, place) or not _loot(table, place, zone):
        return []
    option = Option(f"{VERB} {zone}", "Burgle this shop", value=zone)
    if zone != "stall":
        called = streets.MARKET.called.get(zone, "Blacksmith" if zone == "shop" else "shop")
        option = Option(f"{VERB} {zone}", f"Burgle the {called}", value=zone)
    if heroes.has(table, place, BURGLED) & _bit(zone):
        option = option.blocked(RULE, "You can burgle each shop only once in a visit.")
    return [option]


def burgles(play: Play, place: int, option: Option) -> Rules[bool]:
    """DTY-053, DTY-054: two dice against its Craft; whether the hero is still there."""
    zone, hero = str(option.value), heroes.hero_at(play.table, place)
    play.count(BURGLED, heroes.has(play.table, place, BURGLED) | _bit(zone), hero)
    craft = points(play.table, place, "craft")

    def comes(shown: Sequence[int]) -> str:
        return "it steals something" if sum(shown) <= craft else "it goes to Jail"

    stakes = Stakes("the burglary", comes, LOW)
    shown = yield from joint_rolls.several(play, place, DICE, stakes, RULE)
    if place not in heroes.here(play.table):
        return False
    if sum(shown) > points(play.table, place, "craft"):
        play.say("{} is caught.", hero, rule="DTY-054")
        yield from jail.take_to_jail(play, place)
        return place in heroes.here(play.table)
    if not _loot(play.table, place, zone):
        return True
    option = yield from asks(
        play,
        place,
        "What is stolen?",
        lambda: [*map(card_option, _loot(play.table, place, zone))],
        RULE,
    )
    card = play.table.pieces[int(option.value)]
    yield from acquisition.award(play, place, card, RULE, "{} steals {}.")
    return True


DEAL = Deal(verb=VERB, offers=offers, does=burgles)


# --- the City's stall -----------------------------------------------------------------------------


def at_the_stall(table: Table) -> list[Option]:
    """DTY-053: what else sells: a stall where the party stands."""
    lies = heroes.located(table, heroes.at(table)) if heroes.at(table) else None
    if lies is None or not any(
        said.phrase.run is visit_stall for s in sentences(lies.name) for said in s.clause.body
    ):
        return []
    return [
        Option(f"steal {place}", f"{heroes.name_of(table, place)} burgles the stall", value=place,
               why=each.why, rule=each.rule)
        for place in heroes.here(table) for each in offers(table, place, "stall")
    ]  # fmt: skip


def steals(play: Play, option: Option) -> Rules[None]:
    """As in any shop."""
    place = int(option.value)
    yield from burgles(play, place, Option(f"{VERB} stall", "", value="stall"))


ACT = Act(verb="steal", offers=at_the_stall, does=steals)
