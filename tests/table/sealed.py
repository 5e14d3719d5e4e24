"""Names of zones that can be told apart and shown, but not taken apart: who tries is caught.

However the code is written, and whatever it calls a zone, a name that is sealed stays so while it
goes from the table to the rules, to the screen and back.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NoReturn

import msgspec
import pytest

from tabletop import Session, load
from tabletop.play.start import new_game
from tabletop.table import table as tables
from tabletop.table import verbs
from tabletop.table.event import Moved
from tabletop.table.table import Table
from tabletop.table.view import View
from tabletop.table.zones import Zones

WAYS = (
    "partition", "rpartition", "split", "rsplit", "splitlines", "startswith", "endswith",
    "removeprefix", "removesuffix", "find", "rfind", "index", "rindex", "count", "strip",
    "lstrip", "rstrip", "isdigit", "isdecimal", "isnumeric", "isalpha", "__getitem__",
    "__iter__", "__contains__", "replace", "translate",
)  # fmt: skip
"""All that tells of a text what it is made of."""


class TakenApart(AssertionError):
    """The name of a zone was taken apart."""


class Sealed(str):
    """A zone's name."""

    __slots__ = ()


def _caught(way: str) -> Any:
    def caught(self: str, *args: object, **more: object) -> NoReturn:
        raise TakenApart(f"{str.__str__(self)!r} was taken apart: {way}")

    return caught


for _way in WAYS:
    setattr(Sealed, _way, _caught(_way))


def seal(table: Table) -> Table:
    """*table*, its zones called by sealed names."""
    for zone in table.zones.values():
        zone.name = Sealed(zone.name)
    table.zones = Zones({zone.name: zone for zone in table.zones.values()})
    for piece in table.pieces:
        if piece.zone in table.zones:
            piece.zone = table.zones[piece.zone].name
    return table


def seal_view(seen: View) -> View:
    """*seen*, its zones called by sealed names."""
    for zone in seen.zones.values():
        zone.name = Sealed(zone.name)
    seen.zones = Zones({zone.name: zone for zone in seen.zones.values()})
    return seen


def opened(text: str) -> Session:
    """The session that a save keeps, its zones called by sealed names."""
    session = load(text)
    seal(session.table)
    return session


class _Thawing:
    def __init__(self) -> None:
        self._decoder = msgspec.msgpack.Decoder(Table)

    def decode(self, frozen: bytes) -> Table:
        return seal(self._decoder.decode(frozen))


def seal_all(patch: pytest.MonkeyPatch) -> None:
    """From here on every table that is laid, thawed or moved on has sealed names."""
    bare, move = new_game.bare, verbs.move

    def sealed_move(table: Table, piece: int, zone: str, *args: Any, **more: Any) -> Moved:
        name = table.zones[zone].name if zone in table.zones else zone
        return move(table, piece, name, *args, **more)

    patch.setattr(tables, "_pack", msgspec.msgpack.Encoder(enc_hook=str))
    patch.setattr(msgspec.json, "encode", partial(msgspec.json.encode, enc_hook=str))
    patch.setattr(msgspec.msgpack, "encode", partial(msgspec.msgpack.encode, enc_hook=str))
    patch.setattr(msgspec, "to_builtins", partial(msgspec.to_builtins, enc_hook=str))
    patch.setattr(tables, "_unpack", _Thawing())
    patch.setattr(new_game, "bare", lambda *args, **named: seal(bare(*args, **named)))
    patch.setattr(verbs, "move", sealed_move)
