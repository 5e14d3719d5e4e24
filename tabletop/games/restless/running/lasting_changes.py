"""Chapter 24, RST-003 and RST-264: changes that last, each a token on the table, and limits.

A sentence such as `the Target's Attack gain -1 until the end of the Battle`, once it is carried
out, lies in the zone `kept` as a token that is named after the card, the field and the number of
the sentence. What lies there is in force until its time is over, or the players suspend it.
"""

from __future__ import annotations

from tabletop.cardtext.amounts import EqualTo, ForEach
from tabletop.executor.lasting_changes import stamp
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.deeds import (
    BattleEnds,
    Hits,
    Misses,
    PartyMovesOn,
    RealmEnds,
    RestBegins,
    RestEnds,
    Rolls,
    RoundEnds,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.restless.running.executor import EXECUTOR, lines
from tabletop.grammar.until import Until
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _fighting(table: Table) -> bool:
    return table.count("battle") > 0


EXECUTOR.lasting.end_with({
    PHRASES.add("until the end of the Battle", "duration", also=(
        "until the end of this Battle", "for the rest of the Battle", "until the Battle ends",
    )): Until(BattleEnds),
    PHRASES.add("until the end of the next Battle", "duration"): Until(
        BattleEnds, _fighting, next=True
    ),
    PHRASES.add("until the end of the turn", "duration", also=("this turn",)): Until(TurnEnds),
    PHRASES.add("until the end of your turn", "duration"): Until(TurnEnds, own=True),
    PHRASES.add("until your next turn", "duration", also=(
        "until the start of your next turn",
    )): Until(TurnBegins, own=True),
    PHRASES.add("until the end of the round", "duration", also=("this round",)): Until(RoundEnds),
    PHRASES.add("until the end of the next round", "duration"): Until(
        RoundEnds, _fighting, next=True
    ),
    PHRASES.add("for your next roll", "duration", also=("on your next roll",)): Until(
        (Rolls, BattleEnds), own=True
    ),
    PHRASES.add("for your next attack", "duration", also=("with your next attack",)): Until(
        (Hits, Misses, BattleEnds), own=True
    ),
    PHRASES.add("until the end of the Encounter", "duration"): Until(PartyMovesOn),
    PHRASES.add("until the end of the Realm", "duration", also=("for the rest of the Realm",)):
        Until(RealmEnds),
    PHRASES.add("until the next Rest", "duration"): Until(RestBegins),
    PHRASES.add("until the end of the Rest", "duration", also=("during this Rest",)):
        Until(RestEnds),
    PHRASES.add("until the end of the game", "duration", also=("for the rest of the game",)):
        Until(None),
})  # fmt: skip
"""The time limits a sentence can have, and what ends each."""


EXECUTOR.limits.periods.update(
    {
        PHRASES.add("once per turn", "limit"): lambda table: table.count("turns"),
        PHRASES.add("once per round", "limit"): lambda table: (
            1000 * table.count("battles") + table.count("round")
        ),
        PHRASES.add("once per Battle", "limit"): lambda table: table.count("battles"),
        PHRASES.add("once per Encounter", "limit"): lambda table: table.count("encounter"),
        PHRASES.add("once per Realm", "limit"): lambda table: table.count("level"),
        PHRASES.add("once per game", "limit"): lambda table: 0,
    }
)
"""How often a sentence can hold: the number of the period that it is."""


def varies(table: Table, stat: str) -> bool:
    """Whether *stat* may change while the same cards are live: by a count, an `if` or a `while`."""
    found = lines(table, ("changes", stat))
    return bool(found) and any(
        isinstance(line.sentence.by, ForEach | EqualTo)
        or not line.sentence.plain
        or line.clause.duration is not None
        for line in found
    )


def comes_into_force(play: Play, piece: Piece) -> None:
    """RST-003, RST-262: note on *piece* since when its text holds."""
    play.count("since", stamp(play), piece)


def goes_out_of_force(play: Play, piece: Piece, pile: str) -> None:
    """RST-162: *piece* goes to its discard *pile*, and is a card like any other again."""
    play.move(cleared(play, piece), pile, face_up=True)


def cleared(play: Play, piece: Piece) -> Piece:
    """*piece* without anything that lay on it, for it leaves play."""
    for counter in list(piece.counters):
        if counter != "ignored":  # RST-263: that is taken off with the ruling
            play.count(counter, 0, piece)
    return piece


def until(table: Table, token: str) -> str:
    """When a lasting change ends, in words."""
    (sentence,) = EXECUTOR.lasting.says(token)
    clause = sentence.clause
    return str(clause.duration) if clause.duration else "until it is suspended"
