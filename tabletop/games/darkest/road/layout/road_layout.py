"""Laying a road and clearing it away (DTC-058, DTC-064, DTC-136)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import astride, decks, markers, space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, periods
from tabletop.games.darkest.party.named_pieces import named
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VISITED = "visited"
"""On what lies lowest on a Road Space: its draw roll is made (DTC-006)."""

PASSED = "passed"
"""The same: the party passes over that Road Space when it next comes to it."""

OPENED = "opened"
"""On a special location that lies on a Road Space: the party is to meet it there, and draws no
cards (DTD-051)."""

ROW, FRESH, LEFT = "row", 1, 2
"""The table's counter: what the row of the party's space is besides what the way they go makes of
it: laid in this visit, and so met from the first card on; or left by turning back."""

MET = (
    "holds", "turned", "fell", "void", "held-fast", "weak-strength", "weak-craft", "hushed",
    space_positions.DONE,
)  # fmt: skip
"""On Adventure cards: what came of them where they lay."""


OFFERED = ("offered-anywhere", "offered-place", "offered-passage")
"""The table's counters: what the party may do as its next move: be teleported anywhere, or have
passage to a place, by its code in `bound`; or to any of the places that a location offers, by the
code of that location."""


def lay(play: Play, region: str, destination: str, entrance: int = 0) -> None:
    """The terrains of a Region's road, and a destination on the space behind them; it is entered by
    that *entrance*."""
    periods.ends(play, "stretch")
    periods.ends(play, "road")
    periods.enter(play, region, entrance)
    for space, name in enumerate((*heroes.way(play.table).road, destination), 1):
        play.move(named(play.table, name), f"ground:{space}", face_up=True)
    astride.restore(play)


def clear_cards(play: Play) -> Rules[None]:
    """DTC-136, DTC-148: all Adventure cards on the road are discarded, and all discards shuffled
    into the deck; what else lies there goes to its own stock, gold is lost."""
    for space in atlas(play.table).spaces:
        zones = play.table.zones[f"pile:{space}"], play.table.zones[f"pinned:{space}"]
        for piece in [play.table.pieces[number] for zone in zones for number in zone.pieces]:
            if piece.name == "gold":
                play.count(space_positions.GOLD, 0, piece)
                space_positions.pick_up(play, piece)
                play.move(piece, "out")
            else:
                for counter in MET if piece.counters else ():
                    if counter in piece.counters:
                        play.count(counter, 0, piece)
                space_positions.put_away(play, piece)
        markers.clear_spots(play, space)
    for deck in decks.all_of(play):
        if play.table[deck.discards]:
            for card in play.table[deck.discards]:
                play.move(card, deck.draws, face_up=False)
            yield from play.shuffle(deck.draws, rule="DTC-136")


def clear(play: Play) -> Rules[None]:
    """DTC-136: the whole road is cleared, with its terrains, its destination and its Trove."""
    yield from clear_cards(play)
    astride.keep(play)
    for space in atlas(play.table).spaces:
        for piece in play.table[f"ground:{space}"]:
            _as_at_first(play, piece)
            play.move(piece, "atlas", face_up=True)
    markers.sweep(play)
    yield from put_back_trove(play)


def leave_behind(play: Play) -> Rules[None]:
    """DTC-136: another Region is entered from the last space of the road: on the way home that is
    unvisited (DTC-006)."""
    yield from clear_cards(play)
    for space in heroes.spaces(play.table)[:-1]:
        terrain = heroes.ground(play.table, space)
        for piece in play.table[f"ground:{space}"]:
            if piece is not terrain and not content.is_overlay(piece.name):
                _as_at_first(play, piece)
                play.move(piece, "atlas", face_up=True)
            else:
                _as_at_first(play, piece)


def _as_at_first(play: Play, terrain: Piece) -> None:
    for counter in (VISITED, PASSED, OPENED):
        if terrain.counters.get(counter, 0):
            play.count(counter, 0, terrain)


def put_back_trove(play: Play) -> Rules[None]:
    """DTC-136: what lies in a Trove that was not looted goes back into its deck."""
    back: dict[str, None] = {}
    if play.table["trove"]:
        for piece in play.table["trove"]:
            if piece.name == "gold":
                play.count(space_positions.GOLD, 0, piece)
            if (pile := decks.trove_of(play, piece)) is not None:
                play.move(piece, pile.draws, face_up=False)
                back[pile.draws] = None
            else:
                space_positions.put_away(play, piece)
        for draws in back:
            yield from play.shuffle(draws, rule="DTC-136")
    play.count("guarding", 0)
    play.count("hoard", 0)


def leave_tower(play: Play) -> None:
    """DTC-259, DTC-260: the party is out of the Tower, and what it used up there counts no more."""
    for card in play.table["stage"]:
        play.move(card, "atlas", face_up=True)
    for counter in ("climb", "spent"):
        if play.table.count(counter):
            play.count(counter, 0)
    land = heroes.land(play.table)
    if not land.road:
        periods.enter(play, land.of)


def walk_to(play: Play, space: int) -> None:
    """The party marker goes to a Road Space (0: the village); what was offered as its next move is
    offered no more."""
    for counter in OFFERED:
        if play.table.count(counter):
            play.count(counter, 0)
    play.count(heroes.AT, space)
    play.count(space_positions.HERE, 0)
    _row_is(play, 0)
    play.move(named(play.table, "party"), f"here:{space}", face_up=True)


def turn_back(play: Play) -> None:
    """DTC-129: from where the party stands it goes home."""
    head_home(play)
    _row_is(play, LEFT)


def head_home(play: Play) -> None:
    """The way out is over, and the way home begins, unless the party is on it already."""
    if not heroes.homeward(play.table):
        periods.ends(play, "stretch")
    play.count(heroes.HOMEWARD, 1)


def _row_is(play: Play, row: int) -> None:
    if play.table.count(ROW) != row:
        play.count(ROW, row)


def is_downward(table: Table) -> bool:
    """DTC-134, DTC-149: whether what lies on the party's space is met from the top down: on the way
    home, but for a row that was laid in this visit."""
    return heroes.homeward(table) and table.count(ROW) != FRESH


def first_spot(table: Table) -> int:
    """DTC-151: before the position that is met first on a space where the party has been."""
    return space_positions.FAR if is_downward(table) else -1


def is_new(table: Table) -> bool:
    """Whether the party has come to its Road Space for the first time, and goes on; a destination
    is none."""
    return table.count(ROW) == FRESH and heroes.at(table) < heroes.last_space(table)


def is_left(table: Table) -> bool:
    """DTC-129: whether the party has turned back on this space."""
    return table.count(ROW) == LEFT


def is_visited(play: Play, space: int) -> bool:
    """DTC-006: whether the draw roll of a Road Space is made."""
    lies = heroes.ground(play.table, space)
    return lies is not None and lies.counters.get(VISITED, 0) > 0


def visit(play: Play, space: int) -> None:
    """DTC-006, DTC-149: its draw roll is made now, and its row is met from the first card on."""
    _row_is(play, FRESH)
    lies = heroes.ground(play.table, space)
    if lies is not None:
        play.count(VISITED, 1, lies)


def overlay(play: Play, card: Piece, space: int) -> None:
    """Over the terrain of a Road Space, and whatever lies over that, lies *card* from now on: it
    tells what the space is, until it is lifted or the road is cleared."""
    play.move(card, f"ground:{space}", face_up=True)
    play.say("{} is on Road Space {} now.", card, space, rule="DTC-340")


def lift(play: Play, card: Piece) -> None:
    """What lay under *card* tells what the space is again."""
    play.move(card, "atlas", face_up=True)
