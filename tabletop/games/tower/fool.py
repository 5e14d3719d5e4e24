"""Chapter I: the Fool."""

from __future__ import annotations

from tabletop.games.tower import cards
from tabletop.games.tower.classes import lead_on
from tabletop.games.tower.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


def options(table: Table, fool: Piece) -> list[Option]:
    """What can be done with the Fool in hand (TWR-119, TWR-120, TWR-122)."""
    floor = f"floor:{table.count('floor')}"
    wild = table.options["fool"] == "wild"
    label = f"The Fool, as any suit, at rank {table.count('floor')}" if wild else "The Fool"
    played = Option("play major-0", label, (fool.id,), ("play", "wards", floor), fool.id)
    if wild:
        return [played]
    played = played.blocked("TWR-119", "The Fool has no suit and no rank and cannot be played.")
    if table.options["fool"] == "renewal":
        return [played]
    excuse = Option(
        "excuse", "Discard the Fool: no counterattack this turn", (fool.id,), ("discard",)
    )
    if table.count("excused"):
        excuse = excuse.blocked("TWR-120", "This turn is excused already.")
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
    """TWR-122, wild: the Fool counts as a card of the named suit, at the floor's rank."""
    option = yield from play.choose(lambda: _suit_question(play.table))
    table = play.table
    fool = cards.on_the_spot(table)
    suit = str(option.value)
    play.count("suit", cards.SUITS.index(suit) + 1, fool)
    play.count("rank", table.count("floor"), fool)
    play.say("{} counts as {}.", fool, suit.capitalize(), rule="TWR-122")
    return lead_on(play, fool)


def _suit_question(table: Table) -> Decision:
    fool = cards.on_the_spot(table)
    named = [
        Option(f"as {suit}", suit.capitalize(), (fool.id,), value=suit) for suit in cards.SUITS
    ]
    return Decision(cards.active(table), "Which suit is the Fool?", "TWR-122", named)
