"""Flags of the world with two sides, such as day and night, as records; and Events that last while
one of the sides is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.play.rules.play import Play
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

if TYPE_CHECKING:
    from tabletop.play.rules.game import Game

SIDES = "side"
"""Modules bring theirs under this name."""

LASTING = "lasting"
"""The zone of Events that last: what they say counts for each hero."""

NOW = "It is {} now."
"""What players are told when a flag is turned."""

ALWAYS = "always"
"""What lasts so does until it discards itself, whatever side is up."""

MORE, LESS = "foes-more", "foes-less"
"""The table's counters: what every Enemy adds to its score in a fight, or takes from it."""


class Flag(Struct, frozen=True, kw_only=True):
    """A flag, which shows the first of two `sides` while the table's `counter` is 0, and the second
    while it is 1. It is turned before an Event is met that is turned up, or set to the side that
    this Event `lasts` for; `while_` the counter of that name is up, if one is named. On each side
    every Enemy has so much more (or less) in a fight as `enemies` say, and there is such `weather`,
    if any is named."""

    counter: str
    sides: tuple[str, str]
    rule: str
    while_: str = ""
    enemies: tuple[int, int] = (0, 0)
    weather: tuple[str, str] = ("", "")


def lay(table: Table) -> None:
    """Room for Events that last, once, whichever modules bring some."""
    table.zones.setdefault(LASTING, Zone(LASTING, "everyone", live=True))


def counters(table: Table) -> tuple[str, ...]:
    """The table's counters of all flags there are, and of what they make of Enemies."""
    found: list[Flag] = game_of(table).records_of(SIDES)
    return (*(flag.counter for flag in found), MORE, LESS) if found else ()


def turned_by(play: Play, card: Piece) -> None:
    """*card* was turned up: if it is an Event, flags are turned by it, or set."""
    of = content.card(card.name)
    if not isinstance(of, content.Event):
        return
    for flag in _in_force(play):
        to = flag.sides.index(of.lasts) if of.lasts in flag.sides else None
        turn(play, flag, 1 - side_up(play.table, flag) if to is None else to)


def turn(play: Play, flag: Flag, to: int) -> None:
    """The flag shows that side: what lasts for the other one is over."""
    if play.table.count(flag.counter) == to:
        return
    play.count(flag.counter, to)
    play.say(NOW, flag.sides[to].capitalize(), rule=flag.rule)
    _is_over(play, flag)
    weigh(play)


def judged(play: Play) -> None:
    """What follows from flags as players have turned them by hand, or laid the table: Events that
    last for a side that is not up are over, and Enemies have what the flags make of them."""
    if flags := _in_force(play):
        for flag in flags:
            _is_over(play, flag)
        weigh(play)


def _is_over(play: Play, flag: Flag) -> None:
    """What lasts for the side that is not up is put away."""
    over = flag.sides[1 - side_up(play.table, flag)]
    for card in play.table[LASTING] if LASTING in play.table.zones else ():
        if content.lasts(card.name) == over:
            space_positions.put_away(play, card)


def numbers(game: Game) -> tuple[TableNumber, ...]:
    """Flags as what players turn by hand, each while it is in force."""
    flags: list[Flag] = game.records_of(SIDES)
    return tuple(
        TableNumber(
            counter=flag.counter,
            called=" or ".join(each.capitalize() for each in flag.sides),
            most=1,
            sides={n: each.capitalize() for n, each in enumerate(flag.sides)},
            turned=NOW[:1].lower() + NOW[1:-1],
            lies=above_zero(flag.while_) if flag.while_ else lambda counters: True,
        )
        for flag in flags
    )


def side_up(table: Table, flag: Flag) -> int:
    """Which side is up, 0 or 1, whatever hands have set its counter to."""
    return int(table.count(flag.counter) > 0)


def ends(play: Play, flag: Flag) -> None:
    """The flag is taken away, with all that lasts for either of its sides."""
    if play.table.count(flag.counter):
        play.count(flag.counter, 0)
    for card in play.table[LASTING] if LASTING in play.table.zones else ():
        if content.lasts(card.name) in flag.sides:
            space_positions.put_away(play, card)
    weigh(play)


def weight(table: Table) -> int:
    """By how much the flags change what every Enemy has in a fight."""
    return table.count(MORE) - table.count(LESS)


def told(table: Table) -> str:
    """What changes it: `by Night`."""
    found: list[Flag] = game_of(table).records_of(SIDES)
    shown = [
        flag.sides[side_up(table, flag)].capitalize()
        for flag in found
        if any(flag.enemies) and is_in_force(table, flag)
    ]
    return f"by {' and '.join(shown)}"


def weigh(play: Play) -> None:
    """What the flags make of Enemies, once one of them is in force, or is no more."""
    n = sum(flag.enemies[side_up(play.table, flag)] for flag in _in_force(play))
    for counter, much in ((MORE, n), (LESS, -n)):
        if play.table.count(counter) != max(0, much):
            play.count(counter, max(0, much))


def _in_force(play: Play) -> list[Flag]:
    found: list[Flag] = play.game.records_of(SIDES)
    return [flag for flag in found if is_in_force(play.table, flag)]


def is_in_force(table: Table, flag: Flag) -> bool:
    """Whether the flag shows either of its sides."""
    return not flag.while_ or table.count(flag.while_) > 0


def shows(table: Table, flag: Flag, side: int) -> bool:
    """Whether the flag is in force, and shows that side."""
    return side_up(table, flag) == side and is_in_force(table, flag)


def weather(table: Table) -> str:
    """What the flags that are in force make of the weather; empty if none does."""
    found: list[Flag] = game_of(table).records_of(SIDES)
    shown = (f.weather[side_up(table, f)] for f in found if is_in_force(table, f))
    return next(filter(None, shown), "")


def lasts(play: Play, card: Piece) -> bool:
    """Whether *card*, an Event that was met, lasts: it is laid where such lie, if a flag with that
    side is in force, or it lasts always."""
    side = content.lasts(card.name)
    is_up = side == ALWAYS or any(side in flag.sides for flag in _in_force(play))
    if LASTING not in play.table.zones or not is_up:
        return False
    space_positions.pick_up(play, card)
    play.move(card, LASTING, face_up=True)
    return True
