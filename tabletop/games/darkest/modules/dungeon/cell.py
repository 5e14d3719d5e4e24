"""The Cell, in which Followers are locked up until somebody frees them (DTD-015, DTD-016)."""

from __future__ import annotations

from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import acquisition
from tabletop.games.darkest.party.conditions import belongings
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.grammar.nouns import Thing
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CELL = "dungeon-cell-kept"
"""The zone of those who are locked up. They stay there when the road is cleared."""

LEFT_BY = "dungeon-left-by"
"""On such a Follower: who has left it there last, its place plus one."""

FOLLOWERS = Thing(("follower",))


def lock_up(context: Meeting, who: int) -> Rules[bool]:
    """DTD-015: the one that its hero says; nothing happens to who has none."""
    play = context.play
    for piece in play.table[CELL]:  # what was left on another day may be freed by all
        if piece.counters.get(LEFT_BY, 0) == who + 1:
            play.count(LEFT_BY, 0, piece)
    found = belongings(play.table, who, FOLLOWERS)
    if not found:
        return False
    piece = found[0]
    if len(found) > 1:
        option = yield from asks(
            play,
            who,
            "Which Follower is locked up?",
            lambda: [*map(card_option, belongings(play.table, who, FOLLOWERS))],
            "DTD-015",
        )
        piece = play.table.pieces[int(option.value)]
    space_positions.pick_up(play, piece)
    play.move(piece, CELL, face_up=True)
    play.count(LEFT_BY, who + 1, piece)
    play.say("{} is locked up in the Cell.", piece, rule="DTD-015")
    return True


def free(context: Meeting, who: int) -> Rules[bool]:
    """DTD-016: one that lies there, also of those left just now by others."""
    play = context.play
    found = open_to(play.table, who)
    if not found:
        return False
    piece = found[0]
    if len(found) > 1:
        option = yield from asks(
            play,
            who,
            "Who is set free?",
            lambda: [*map(card_option, open_to(play.table, who))],
            "DTD-016",
        )
        piece = play.table.pieces[int(option.value)]
    taken = yield from acquisition.offer(
        play, who, piece, "DTD-016", "{} sets {} free.", wants=True
    )
    if taken:
        play.count(LEFT_BY, 0, play.table.pieces[piece.id])
    return taken


def open_to(table: Table, who: int) -> list[Piece]:
    """Those whom the hero at *who* may free: not the one that it has just left."""
    return [each for each in table[CELL] if each.counters.get(LEFT_BY, 0) != who + 1]


NEEDS[lock_up] = lambda table, place, said: bool(belongings(table, place, FOLLOWERS))
NEEDS[free] = lambda table, place, said: bool(open_to(table, place))
