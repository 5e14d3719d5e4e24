"""What lies on a Straddle, and stays for as long as that is a part of the party's way: markers and
overlays (DTL-011, DTL-017)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import markers
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.ground.regions import atlas, land_of, last_space
from tabletop.play.rules.play import Play
from tabletop.table.table import OUT, Table
from tabletop.table.zone import Zone

ASTRIDE = "astride"
"""The zone of what lies on Straddles of which no road is laid now, where a module lays anything
there."""

PLACE = "astride-of"
"""On what lies there: the Straddle, by its code."""


def lay_room(table: Table) -> None:
    """Room for it, once, whichever modules need some."""
    table.zones.setdefault(ASTRIDE, Zone(ASTRIDE, "everyone"))


def keep(play: Play) -> None:
    """A road is about to be cleared: what lies on the Straddle at its end is laid by."""
    if ASTRIDE not in play.table.zones or not (straddle := _straddle(play.table)):
        return
    end, stay = last_space(play.table), {m.name for m in markers.all_of(play) if m.astride}
    for piece in [*play.table[f"ground:{end}"], *markers.lying(play.table, end)]:
        if piece.name in stay or content.is_overlay(piece.name):
            play.count(PLACE, code_of(straddle), piece)
            play.move(piece, ASTRIDE, face_up=True)


def restore(play: Play) -> None:
    """A road is laid: what lies on a Straddle at its end lies there again; what lies on one that is
    no part of the way any more is gone."""
    for piece in play.table[ASTRIDE] if ASTRIDE in play.table.zones else ():
        on_the_way = {code_of(place) for place in _way(play.table)}
        code, end = piece.counters.get(PLACE, 0), last_space(play.table)
        if code and code == code_of(_straddle(play.table) or "0"):
            kind = "ground" if content.is_overlay(piece.name) else "marker"
            play.move(piece, f"{kind}:{end}", face_up=True)
        elif code not in on_the_way:
            play.count(PLACE, 0, piece)
            play.move(piece, "atlas" if content.is_overlay(piece.name) else OUT, face_up=True)


def _straddle(table: Table) -> str:
    """The Straddle at the end of the road that is laid; empty if that is none."""
    lands = atlas(table).regions.values()
    straddles = {land.straddle for land in lands} - {""}
    straddles |= {way.straddle for land in lands for way in land.entrances}
    lying = (card.name for card in table[f"ground:{last_space(table)}"])
    return next((name for name in lying if name in straddles), "")


def _way(table: Table) -> Iterator[str]:
    """The Straddles that lie behind the party, and the one at the end of this road."""
    of = atlas(table)
    land = of.under(land_of(table))
    yield _straddle(table)
    while land.of:
        yield land.straddle
        land = of.regions[land.of]
