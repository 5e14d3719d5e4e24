"""Chapter 24, RST-003 and RST-264: changes that last, each a token on the table, and limits.

A sentence such as `the Target's Attack gain -1 until the end of the Battle`, once it is carried
out, lies in the zone `kept` as a token that is named after the card, the field and the number of
the sentence. What lies there is in force until its time is over, or the players suspend it.
"""

from __future__ import annotations

from tabletop.cardtext.amounts import EqualTo, ForEach
from tabletop.executor.lasting_changes import stamp
from tabletop.games.restless.running.executor import EXECUTOR, lines
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table


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
