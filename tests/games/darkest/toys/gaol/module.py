"""The Gaol put together: who is away, markers, an overlay, a shop, uses, checks, rolls, a brawl."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CARD, CHARACTER
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.combat.heroes_fight import battle
from tabletop.games.darkest.ground import decks, markers, shops, sides
from tabletop.games.darkest.ground.lots import LOTS, Lot
from tabletop.games.darkest.order import AWAY
from tabletop.games.darkest.party import (
    away,
    dice,
    gates,
    heroes,
    marching_order,
    party_checks,
    periods,
    reserves,
)
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.record_words import add_flag
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.journey import passing, quests
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import meeting
from tabletop.games.darkest.village import markets, module_cards
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tests.games.darkest.toys.gaol import BOX

TERM, PLEA, FURY, DARK = "gaol-term", "gaol-plea", "gaol-fury", "gaol-dark"
GROWTH = "gaol-growth"
WARRANT, YARD = "gaol-warrant", "gaol-yard"
LONG, FEW = 4, 2
"""So many Road Spaces of others somebody sits, and so many dice are thrown against a warrant."""


def arrest(context: Meeting) -> bool:
    """GAO-001: once on a road for each; the others find a yard here, and a warrant behind it."""
    play, who = context.play, heroes.leader(context.table)
    hero = heroes.card_of(play.table, who)
    if hero is None or hero.counters.get(PLEA, 0) or not away.leaves(play, who, "GAO-001"):
        return False
    play.count(TERM, LONG, hero)
    play.count(PLEA, 1, hero)
    space = heroes.at(play.table)
    if space and heroes.land(play.table).road and named(play.table, YARD).zone == "atlas":
        road_layout.overlay(play, named(play.table, YARD), space)
        markers.put(play, WARRANT, min(space + 1, heroes.last_space(play.table)))
    return True


def break_out(context: Meeting) -> bool:
    """GAO-002."""
    free = [away.comes_back(context.play, place, "GAO-002") for place in heroes.PLACES]
    return any(free)


def brawl(context: Meeting) -> Rules[bool]:
    """GAO-003: who loses loses gold and nothing else."""
    party = heroes.here(context.table)
    if len(party) < 2:
        return False
    stakes = Stakes("the brawl", helps=HIGH)
    fight = battle(context.play, party[0], party[-1], stakes, "GAO-003", _pays)
    yield from business(fight, otherwise=-1)
    return True


def _pays(play: Play, loser: int, both_hands: bool) -> Rules[None]:
    yield from play.happen(Loses(who=loser, n=1, token="gold", rule="GAO-003"))


CELL = reserves.Reserve(name="gaol-cell")
POSTERS = Lot(
    name="gaol-poster", draws="gaol-posters", discards="gaol-torn", rule="GAO-006", village="any"
)


def lock_up(context: Meeting, who: int, n: int) -> Rules[bool]:
    """GAO-007: of the game's own deck, unseen."""
    yield from reserves.fill(context.play, CELL, who, decks.OWN, n, "GAO-007")
    return True


def let_out(context: Meeting) -> Rules[bool]:
    """GAO-007: whoever locked it up meets it first."""
    card = reserves.first(context.table, CELL, context.you)
    if card is None:
        return False
    yield from meeting.squeezed_in(context.play, card, context.you)
    return True


def words_of_the_gaol(grammar: Grammar) -> None:
    """What its cards say, beside what those of the game do."""
    add_flag(grammar, NIGHT, "Day", "Night")
    for template, run in (
        ("the leader goes to gaol", arrest),
        ("everybody breaks out of gaol", break_out),
        ("the leader fights the last of the party", brawl),
        ("the first of them comes out", let_out),
    ):
        idiom(grammar, "action", template, run=run)
    verb(
        grammar, "lock up", CHARACTER, "[lock] {n} up", does=lock_up, unit=CARD,
        only=("done",),
    )  # fmt: skip


def _pardons(play: Play, who: int) -> Rules[None]:
    """GAO-008: two gold in place of a Talisman."""
    yield from play.happen(Gains(who=who, n=2, token="gold", rule="GAO-008"))


NIGHT = sides.Flag(counter="gaol-night", sides=("day", "night"), rule="GAO-009", enemies=(0, 1))
MARKET = markets.Market(
    place="tavern", called={"gaol-inn": "Inn", "gaol-stable": "Stable"}, rule="GAO-010"
)


def _knows_the_way(table: Table, place: int) -> bool:
    """GAO-011: who leads with a Lookout."""
    return any(card.name == "gaol-lookout" for card in table[f"followers:{place}"])


REACTIONS = Reactions()


@REACTIONS.would(Loses, "followers")
def _spends_growth(play: Play, oak: Piece, loss: Loses) -> None:
    """GAO-012: growth goes in place of a Life of who has the Oak."""
    has_it = play.table.zones[oak.zone].number == loss.who and loss.token == "life"
    if oak.name == "gaol-oak" and has_it and (n := oak.counters.get(GROWTH, 0)):
        play.count(GROWTH, n - 1, oak)
        play.say("{} loses growth.", oak, rule="GAO-012")
        loss.prevented = True


def _sits(play: Play) -> None:
    """GAO-001: a space of the road less, and at the last of them it comes after the others."""
    for place in heroes.PLACES:
        hero = heroes.card_of(play.table, place)
        if hero is not None and heroes.is_away(play.table, place):
            play.count(TERM, max(0, hero.counters.get(TERM, 0) - 1), hero)
            if not hero.counters.get(TERM, 0):
                away.comes_back(play, place, "GAO-001")


def _is_let_go(play: Play) -> None:
    """GAO-001: in a village all meet again."""
    for place in heroes.PLACES:
        if away.comes_back(play, place, "GAO-001"):
            play.count(TERM, 0, heroes.hero_at(play.table, place))


def _is_read(play: Play, warrant: Piece) -> Rules[None]:
    """GAO-004: two dice against the party's Craft: if they show more, each pays."""
    above = yield from party_checks.check(play, FEW, "craft", "the warrant", "GAO-004")
    for place in heroes.here(play.table) if above > 0 else ():
        yield from play.happen(Loses(who=place, n=1, token="gold", rule="GAO-004"))
    play.move(warrant, "out")


def _rolls(table: Table, place: int) -> dice.OpenRoll | None:
    """GAO-005: who sat on this road rolls on no 6; a fury is a 6 without a die; and an Enemy in
    the dark rolls two dice, of which the lower counts."""
    hero = heroes.card_of(table, place) if place >= 0 else None
    if hero is not None and hero.counters.get(FURY, 0):
        return dice.OpenRoll(fixed=6, fate=False)
    if hero is not None and hero.counters.get(PLEA, 0):
        return dice.OpenRoll(further=False)
    return dice.OpenRoll(of=2) if place < 0 and table.count(DARK) else None


def components(table: Table) -> None:
    """GAO-000."""
    markers.lay(table)
    module_cards.lay(table, "gaol")


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={WARRANT: "Warrant"},
    pool=pool,
    words=words_of_the_gaol,
    joins=(
        Join(moment="arrive", place=AWAY, rule="GAO-001", run=_sits),
        Join(moment="home", place=AWAY, rule="GAO-001", run=_is_let_go),
    ),
    reactions=REACTIONS,
    counters=Counters(
        "gaol-term gaol-plea gaol-fury gaol-dark gaol-night gaol-passed gaol-growth gaol-drawn"
    ),
    records=(
        Contribution(markers.MARKERS, 20, markers.Marker(name=WARRANT, arrives=_is_read)),
        Contribution(
            shops.SHOPS, 20, shops.Shop(name="gaol", zone="gaol-shop", village="first-village")
        ),
        Contribution(LOTS, 20, POSTERS),
        Contribution(sides.SIDES, 20, NIGHT),
        Contribution(markets.MARKETS, 20, MARKET),
        Contribution(
            shops.SHOPS, 20, shops.Shop(name="gaol-inn", zone="gaol-inn", village="tavern")
        ),
        Contribution(
            shops.SHOPS, 20, shops.Shop(name="gaol-stable", zone="gaol-stable", village="tavern")
        ),
        *(
            Contribution(
                passing.PASSES,
                20,
                passing.Pass(over=over, counter="gaol-passed", rule="GAO-011", may=_knows_the_way),
            )
            for over in ("spot", "place", "location")
        ),
        Contribution(periods.USES, 20, periods.Use(counter="gaol-passed", period="space")),
        Contribution(marching_order.ORDERS, 20, lambda table: table.count(DARK) > 0),
        Contribution(gates.DRAWERS, 20, "gaol-drawn"),
        Contribution(reserves.RESERVES, 20, CELL),
        Contribution(
            quests.REWARDS,
            20,
            quests.Reward(name="gaol-pardon", words="A pardon: 2 gold", give=_pardons),
        ),
        Contribution(periods.USES, 20, periods.Use(counter=PLEA, period="road")),
        Contribution(dice.OPEN_ROLLS, 20, _rolls),
    ),
)
