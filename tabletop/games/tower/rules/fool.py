"""Chapter I: the Fool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.steps import TO_ACT
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

EXCUSES_NOBODY = {
    "wild": "At this table the Fool counts as any suit and excuses nobody.",
    "renewal": "At this table the Fool renews the deck when it is drawn and excuses nobody.",
}
"""TWR-122: why there is no excuse, by the option."""

EXCUSED = "This turn is already excused."


def options(table: Table, fool: Piece) -> Sequence[Option]:
    """TWR-119, TWR-120, TWR-122: the options for the Fool in hand."""
    return _options(fool.id, cards.floor(table), table.options["fool"], table.count("excused"))


@lru_cache(1024)
def _options(fool: int, floor: int, mode: str, excused: int) -> tuple[Option, ...]:
    wild = f"The Fool, as any suit, which counts as {floor}"
    label = wild if mode == "wild" else "The Fool, as a number card"
    played = Option("play major-0", label, (fool,), ("play", "wards", f"floor:{floor}"), fool)
    excuse = Option("excuse", "Discard the Fool: no counterattack this turn", (fool,), ("discard",))
    if mode == "wild":
        return played, excuse.blocked("TWR-122", EXCUSES_NOBODY["wild"])
    played = played.blocked("TWR-119", "The Fool has no suit and no rank and cannot be played.")
    if mode == "renewal":
        excuse = excuse.blocked("TWR-122", EXCUSES_NOBODY["renewal"])
    elif excused:
        excuse = excuse.blocked("TWR-120", EXCUSED)
    return excuse, played


def excuse(play: Play) -> Flow:
    """TWR-120: discard the Fool: this turn has no counterattack. The hero still takes an action."""
    table = play.table
    fool = table.named(cards.FOOL)
    play.move(fool, "discard", face_up=True)
    play.count("excused", 1)
    play.say("{} discards {}.", table.seats[cards.active(table)].name, fool, rule="TWR-120")
    return TO_ACT


def become(play: Play, fool: Piece, suit: str) -> None:
    """TWR-122: a wild Fool on the play spot takes *suit*, and the floor's rank unless it has a
    borrowed one."""
    play.count("suit", cards.SUITS.index(suit) + 1, fool)
    if "rank" not in fool.counters:
        play.count("rank", cards.floor(play.table), fool)
    play.say("{} counts as {}.", fool, suit.capitalize(), rule="TWR-122")
