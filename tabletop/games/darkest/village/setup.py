"""Chapter A: components, the heroes that are dealt, and their first marching order."""

from __future__ import annotations

from tabletop.games.darkest.campaign.roster import OWED_SPELLS
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import HeroCard
from tabletop.games.darkest.ground import (
    decks,
    lasting_moves,
    lots,
    space_positions,
    spell_decks,
)
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import dice, heroes, new_hero, spells
from tabletop.games.darkest.party.heroes import PLACES, stores
from tabletop.games.darkest.party.marching_order import set_order
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.zone import Zone

PUBLIC = (
    "discard", "spell-discard", "trove-returns", "shop", "talismans", "potions", "rafts",
    "graveyard", "atlas", "order", "dice", "foe-dice", "stash", "ledger", "stage", OUT,
)  # fmt: skip
HIDDEN = ("adventure", "spell", "troves", "newcomers")
HIDDEN_TALISMANS = 2
"""So many lie in Troves; the others are the stock (DTC-B13)."""


def components(table: Table) -> None:
    """DTC-011 to DTC-024."""
    zones = [Zone(name, "everyone") for name in PUBLIC] + [Zone(name) for name in HIDDEN]
    zones += [Zone("kept", "everyone", live=True), Zone("trove", "everyone")]
    zones += [Zone("guardians", "everyone")]
    for space in range(len(content.TOWER)):
        zones.append(Zone(f"tower:{space}", "everyone", kind="tower", number=space))
    land = atlas(table)
    for space in (0, *land.spaces):
        zones.append(Zone(f"here:{space}", "everyone", kind="here", number=space))
    for space in land.spaces:
        for kind in ("ground", "pile", "pinned"):
            zones.append(Zone(f"{kind}:{space}", "everyone" if kind != "pile" else "nobody",
                              kind=kind, number=space))  # fmt: skip
    seats = len(table.seats)
    spells_seen = "everyone" if table.options["open_hands"] == "on" else "owner"
    for place in PLACES:
        owner = place % seats
        for kind in ("hero", "items", "mount", "followers"):
            zones.append(
                Zone(f"{kind}:{place}", "everyone", owner, kind=kind, number=place, live=True)
            )
        zones.append(Zone(f"spells:{place}", spells_seen, owner, kind="spells", number=place))  # type: ignore[arg-type]
        zones.append(Zone(f"trophies:{place}", "everyone", owner, kind="trophies", number=place))
        for store in stores(table):
            zones.append(Zone(f"{store}:{place}", "everyone", owner, kind=store, number=place))
    table.zones = {zone.name: zone for zone in zones}
    _fill(table)


def _fill(table: Table) -> None:
    for card in content.pack().cards.values():
        if isinstance(card, HeroCard):
            verbs.add(table, card.id, "newcomers")
            verbs.add(table, heroes.figure_name(card.id), OUT, "figure", face_up=True)
        elif isinstance(card, content.Location):
            verbs.add(table, card.id, "atlas", face_up=True)
        elif isinstance(card, content.Encounter):
            _lay_copies(table, card)
    verbs.add(table, "party", "here:0", "figure", face_up=True)
    for tray in (dice.OURS, dice.THEIRS):
        for _ in range(dice.MOST):
            verbs.add(table, "die", tray, "die", face_up=True)


def _lay_copies(table: Table, card: content.Encounter) -> None:
    zone, face_up = "adventure", False
    if isinstance(card, content.Spell):
        zone = "spell"
    elif isinstance(card, content.Magic):
        zone, face_up = ("talismans", True) if card.sort == "talisman" else ("troves", False)
    elif isinstance(card, content.Purchase):
        zone, face_up = space_positions.stock_of(card.id), True
    for number in range(card.copies):
        if zone == "talismans" and number < HIDDEN_TALISMANS:
            verbs.add(table, card.id, "troves")
        else:
            verbs.add(table, card.id, zone, face_up=face_up)


@STEPS.step("The decks are shuffled", rule="DTC-020", then="deal_heroes")
@open_step
def prepare(play: Play) -> Rules[Flow]:
    """DTC-020, DTC-022, DTC-025."""
    spell_decks.begin_joined(play)
    lasting_moves.begin_graduated(play)
    for deck in (*decks.all_of(play)[:-1], *decks.trove_decks(play)[:-1]):
        yield from play.shuffle(deck.draws, rule=deck.rule)
    if quests.DECK in play.table.zones:
        yield from play.shuffle(quests.DECK, rule="DTC-023")
    for lot in lots.of_game(play.game):
        yield from play.shuffle(lot.draws, rule=lot.rule)
    for name in ("adventure", "spell", "troves", "newcomers"):
        yield from play.shuffle(name, rule="DTC-020")
    for place in heroes.living(play.table):
        yield from _deal_spells(play, place)
    return go("deal_heroes", place=0)


def _deal_spells(play: Play, place: int) -> Rules[None]:
    """DTC-310: as many Spells as the hero had when the last session ended."""
    hero = heroes.hero_at(play.table, place)
    owed = hero.counters.get(OWED_SPELLS, 0)
    play.count(OWED_SPELLS, 0, hero)
    for _ in range(owed):
        yield from play.happen(spells.GainsSpell(who=place))


@STEPS.step("The heroes", rule="DTC-025", then="first_order")
def deal_heroes(play: Play, place: int = 0) -> Rules[Flow]:
    """DTC-025, DTC-080: each empty place gets a hero, dealt or chosen."""
    if place >= len(PLACES):
        campaign = play.table.campaign
        return go("first_order" if campaign is None or campaign.number == 1 else "village")
    if heroes.card_of(play.table, place) is None:
        if play.table.options["char_selection"] == "choose":
            option = yield from play.choose(lambda: _who(play.table, place))
            card = play.table.pieces[int(option.value)]
        else:
            found = yield from play.top("newcomers", rule="DTC-025")
            if found is None:
                return go("deal_heroes", place=place + 1)
            card = found
        yield from new_hero.welcome(play, place, card)
    return go("deal_heroes", place=place + 1)


def _who(table: Table, place: int) -> Decision:
    each = {card.name: card for card in reversed(table["newcomers"])}
    listed = sorted(each.values(), key=lambda card: content.title(card.name))
    options = [
        Option(card.name, content.title(card.name), (), (f"hero:{place}",), card.id)
        for card in listed
    ]
    return Decision(place % len(table.seats), "Who sets out?", "DTC-025", options, public=True)


@STEPS.step("The first marching order", rule="DTC-033", then="village")
def first_order(play: Play) -> Rules[Flow]:
    """DTC-033: as the players like."""
    yield from set_order(play, first=True)
    return go("village")
