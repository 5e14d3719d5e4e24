"""Chapter E: the classes. Paladin, Rogue, Mage and Priest."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, foes
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


def lead_on(play: Play, card: Piece) -> Flow:
    """Where the class of the active hero leads the card of a Play action."""
    table = play.table
    suit = cards.suit_in_play(card)
    if suit == "wands" and cards.is_active(table, name="Mage"):
        return go("choose_companion")
    if suit == "swords" and cards.is_active(table, name="Rogue"):
        play.count("opening", 1)
    return go("resolve")


def become(play: Play, fool: Piece, suit: str) -> None:
    """TWR-122: a wild Fool on the play spot takes *suit*, and the floor's rank unless one is lent
    to it."""
    play.count("suit", cards.SUITS.index(suit) + 1, fool)
    if "rank" not in fool.counters:
        play.count("rank", play.table.count("floor"), fool)
    play.say("{} counts as {}.", fool, suit.capitalize(), rule="TWR-122")


# --- Paladin ---------------------------------------------------------------------------------


def needs_shield_target(table: Table, card: Piece) -> bool:
    """TWR-068: a Paladin's Pentacles becomes a shield, while anybody stands to be shielded."""
    return (
        cards.suit_in_play(card) == "pentacles"
        and cards.is_active(table, name="Paladin")
        and bool(cards.standing(table))
    )


@STEPS.step("Lay a shield", rule="TWR-068", then="after_cards")
def lay_shield(play: Play) -> Rules[Flow]:
    """TWR-068, TWR-070: after its draws the card goes in front of any standing hero."""
    option = yield from play.choose(lambda: _shield_question(play.table))
    table = play.table
    card, seat = cards.on_the_spot(table), int(option.value)
    value = works_with(table, card)  # TWR-071
    return_the_lent(play, card)
    play.count("value", value, card)
    play.move(card, f"shields:{seat}")
    play.say("{} shields {} for {}.", card, table.seats[seat].name, value, rule="TWR-068")
    return go("resolve")


def _shield_question(table: Table) -> Decision:
    card = cards.on_the_spot(table)
    n = works_with(table, card)
    options = []
    for seat, place in enumerate(table.seats):
        zones = (f"hero:{seat}", f"shields:{seat}")
        option = Option(f"shield {seat}", place.name, (card.id,), zones, seat)
        if not cards.health(table, seat):
            option = option.blocked("TWR-069", f"{place.name} has fallen and needs no shield.")
        options.append(option)
    ask = f"{title(card.name)} is a shield of {n}: whom does it guard?"
    return Decision(cards.active(table), ask, "TWR-069", options)


# --- Rogue -----------------------------------------------------------------------------------


@STEPS.step("Strike again", rule="TWR-076", then="counterattack")
def strike_again(play: Play) -> Rules[Flow]:
    """TWR-076: after a Swords card the Rogue may play one more Swords card (TWR-077, TWR-078)."""
    table = play.table
    if not any(_swords(table)):
        return go("counterattack")
    option = yield from play.choose(lambda: _again_question(play.table))
    if option.key == "done":
        return go("counterattack")
    table = play.table
    card = table.pieces[int(option.value)]
    play.count("again", 1)
    put_on_the_spot(play, card)
    play.say("{} strikes again with {}.", _active_name(table), card, rule="TWR-076")
    if card.name == cards.FOOL:
        become(play, card, "swords")
    return go("resolve")


def _swords(table: Table) -> list[Piece]:
    """The Swords cards in hand; TWR-122: a wild Fool is one if it is played so."""
    wild = [cards.FOOL] if table.options["fool"] == "wild" else []
    hand = table[f"hand:{cards.active(table)}"]
    return [card for card in hand if cards.suit(card.name) == "swords" or card.name in wild]


def _again_question(table: Table) -> Decision:
    zones = ("play", "wards", f"floor:{table.count('floor')}")
    health, wards = cards.foe_health(table), cards.wards_left(table)
    options = []
    for card in _swords(table):
        as_, called = card, title(card.name)
        if card.name == cards.FOOL:
            as_ = cards.as_wild(table, card, "swords")
            called = f"{called}, as Swords at rank {table.count('floor')}"
        n, dispels = works_with(table, as_), foes.can_dispel(table, as_)
        does, warning = foes.forecast(
            n, health, wards, dispels, table.options["last_ward"], sanctuary_at_stake(table)
        )
        label = f"{called}: {'may dispel a ward; ' if dispels else ''}{does}"
        key = f"again {card.name}"
        options.append(Option(key, label, (card.id,), zones, card.id, warning=warning))
    options.append(Option("done", "No second card"))
    foe = title(cards.foe(table).name)
    ask = f"{_active_name(table)}, a second Swords card against {foe}?"
    return Decision(cards.active(table), ask, "TWR-076", options, default="done")


# --- Mage ------------------------------------------------------------------------------------


@STEPS.step("Choose a companion", rule="TWR-080", then="resolve")
def choose_companion(play: Play) -> Rules[Flow]:
    """TWR-080: with a Wands card the Mage may play one more card, at the Wands card's rank."""
    table = play.table
    if not table.zones[f"hand:{cards.active(table)}"].pieces:
        return go("resolve")
    option = yield from play.choose(lambda: _companion_question(play.table))
    if option.key == "alone":
        return go("resolve")
    table = play.table
    wands, card = cards.on_the_spot(table), table.pieces[int(option.value)]
    rank = wands.counters.get("rank") or cards.rank(wands.name)
    put_on_the_spot(play, card)
    play.count("rank", rank, card)  # TWR-081
    play.count("companion", 1, card)
    play.say("{} joins at rank {}.", card, rank, rule="TWR-081")
    return go("name_suit" if card.name == cards.FOOL else "order_pair")


@STEPS.step("Order the pair", rule="TWR-084", then="resolve")
def order_pair(play: Play) -> Rules[Flow]:
    """TWR-084: the Mage chooses which of the two cards is resolved first."""
    option = yield from play.choose(lambda: _order_question(play.table))
    first = play.table.pieces[int(option.value)]
    if cards.on_the_spot(play.table) is not first:
        play.move(first, "play", index=0)
    return go("resolve")


def _companion_question(table: Table) -> Decision:
    wands = cards.on_the_spot(table)
    rank = wands.counters.get("rank") or cards.rank(wands.name)
    options = [Option("alone", f"Play {_the(wands.name)} alone", (wands.id,))]
    for card in table[cards.HAND[cards.active(table)]]:
        if not cards.rank(card.name) and card.name != cards.FOOL:
            continue
        option = Option(
            f"with {card.name}",
            f"With {_the(card.name)}, at rank {rank}",
            (card.id,),
            ("play",),
            card.id,
            warning=companion_warning(table, cards.suit(card.name), rank),
        )
        if card.name == cards.FOOL and table.options["fool"] != "wild":
            option = option.blocked(
                "TWR-083", "The Fool keeps no company and cannot be a companion."
            )
        options.append(option)
    ask = f"{_active_name(table)}, a companion for {_the(wands.name)} (rank {rank})?"
    return Decision(cards.active(table), ask, "TWR-080", options, default="alone")


def companion_warning(table: Table, suit: str, rank: int) -> str:
    """What to warn of before a companion of *suit* (TWR-051, TWR-089): the Wands card may go first,
    and dispel a ward. Empty for nothing, and of what the Wands card itself was warned of."""
    if suit not in cards.ATTACKING:
        return ""
    wards, answering = cards.wards_left(table), foes.answers(table)
    at_stake = sanctuary_at_stake(table) if wards else ""
    wards -= "wands" in answering
    _, warning = foes.forecast(
        rank,
        cards.foe_health(table),
        wards,
        suit in answering,
        table.options["last_ward"],
        at_stake if at_stake == "damage" else "",
    )
    return warning


def _order_question(table: Table) -> Decision:
    options = [
        Option(f"first {card.name}", f"{title(card.name)} first", (card.id,), (), card.id)
        for card in table["play"]
    ]
    pair = " and ".join(_the(card.name) for card in table["play"])
    ask = f"{_active_name(table)}, you play {pair}: which works first?"
    return Decision(cards.active(table), ask, "TWR-084", options)


# --- Priest ----------------------------------------------------------------------------------


def lay_sanctuary(play: Play, card: Piece, seat: int) -> None:
    """TWR-087: a Priest's Cups goes in front of the healed hero as a sanctuary."""
    table = play.table
    return_the_lent(play, card)
    if seat == cards.active(table) and table.options["priest_self"] == "next":
        play.count("fresh", 1, card)  # TWR-092
    play.move(card, f"sanctuary:{seat}")
    play.say("{} is a sanctuary for {}.", card, table.seats[seat].name, rule="TWR-087")


def in_sanctuary(table: Table) -> bool:
    """TWR-088: whether the active hero has a sanctuary that holds and has not attacked."""
    laid = table.zones[cards.SANCTUARY[cards.active(table)]].pieces
    if not laid or table.count("attacked"):
        return False
    return any(not table.pieces[number].counters.get("fresh") for number in laid)


def sanctuary_at_stake(table: Table) -> str:
    """TWR-089: what an attack is, where one would break the sanctuary before the active hero; else
    empty. On an excused turn there is nothing to be safe from."""
    at_stake = "excused" not in table.counters and in_sanctuary(table)
    return table.options["attack_means"] if at_stake else ""


def put_on_the_spot(play: Play, card: Piece) -> None:
    """TWR-024: lay a card from the hand on the play spot; what it was lent before is forgotten."""
    return_the_lent(play, card)
    play.move(card, "play", face_up=True)
    play.count("played", play.table.count("played") + 1)


def _the(name: str) -> str:
    called = title(name)
    return called if called.startswith("The ") else f"the {called}"


def _active_name(table: Table) -> str:
    return table.seats[cards.active(table)].name


def return_the_lent(play: Play, card: Piece) -> None:
    """Take off what was lent to *card* while it was played."""
    if card.counters:
        for counter in cards.LENT:
            if counter in card.counters:
                play.count(counter, 0, card)
