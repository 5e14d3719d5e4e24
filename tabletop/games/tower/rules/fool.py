"""Chapter I: the Fool."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.tower.rules import cards, foes
from tabletop.games.tower.rules.classes import (
    become,
    companion_warning,
    lead_on,
    sanctuary_at_stake,
)
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

EXCUSES_NOBODY = {
    "wild": "At this table the Fool is played as any suit, and excuses nobody.",
    "renewal": "At this table the Fool renews the deck when it is drawn, and excuses nobody.",
}
"""TWR-122: why there is no excuse, by the option."""

EXCUSED = "This turn is excused already."


def options(table: Table, fool: Piece) -> list[Option]:
    """What can be done with the Fool in hand (TWR-119, TWR-120, TWR-122)."""
    floor = f"floor:{table.count('floor')}"
    wild = table.options["fool"] == "wild"
    label = f"The Fool, as any suit, at rank {table.count('floor')}" if wild else "The Fool"
    played = Option("play major-0", label, (fool.id,), ("play", "wards", floor), fool.id)
    excuse = Option(
        "excuse", "Discard the Fool: no counterattack this turn", (fool.id,), ("discard",)
    )
    if wild:
        return [played, excuse.blocked("TWR-122", EXCUSES_NOBODY["wild"])]
    played = played.blocked("TWR-119", "The Fool has no suit and no rank and cannot be played.")
    if table.options["fool"] == "renewal":
        excuse = excuse.blocked("TWR-122", EXCUSES_NOBODY["renewal"])
    elif table.count("excused"):
        excuse = excuse.blocked("TWR-120", EXCUSED)
    return [excuse, played]


def excuse(play: Play) -> Flow:
    """TWR-120: the Fool is discarded; this turn has no counterattack. The action is still due."""
    table = play.table
    fool = table.named(cards.FOOL)
    play.move(fool, "discard", face_up=True)
    play.count("excused", 1)
    play.say("{} plays {}.", table.seats[cards.active(table)].name, fool, rule="TWR-120")
    return go("act")


@STEPS.step("Name a suit", rule="TWR-122", then="resolve")
def name_suit(play: Play) -> Rules[Flow]:
    """TWR-122, wild: the Fool counts as a card of the named suit, at the floor's rank.

    TWR-081: as a companion it works at the rank of the Wands card. Where players took it away by
    hand there is nothing to name.
    """
    if not _played(play.table):
        return go("resolve")
    option = yield from play.choose(lambda: _suit_question(play.table))
    [fool], suit = _played(play.table), str(option.value)
    become(play, fool, suit)
    return go("order_pair") if "companion" in fool.counters else lead_on(play, fool)


def _played(table: Table) -> list[Piece]:
    """The Fool, if it is being played."""
    return [card for card in cards.unresolved(table) if card.name == cards.FOOL]


def _suit_question(table: Table) -> Decision:
    [fool] = _played(table)
    named = [_named(table, fool, suit) for suit in cards.SUITS]
    ask = f"{table.seats[cards.active(table)].name}, which suit is the Fool to be?"
    return Decision(cards.active(table), ask, "TWR-122", named)


def _named(table: Table, fool: Piece, suit: str) -> Option:
    option = Option(f"as {suit}", f"As {suit.capitalize()}", (fool.id,), value=suit)
    if suit not in cards.ATTACKING:
        return option
    if "companion" in fool.counters:
        return replace(option, warning=companion_warning(table, suit, fool.counters["rank"]))
    wild = cards.as_wild(table, fool, suit)
    _, warning = foes.forecast(
        works_with(table, wild),
        cards.foe_health(table),
        cards.wards_left(table),
        foes.can_dispel(table, wild),
        table.options["last_ward"],
        sanctuary_at_stake(table),
    )
    return replace(option, warning=warning)
