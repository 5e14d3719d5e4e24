"""Saving and loading: against the standard library's JSON in the same run, and in milliseconds."""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from saves.atomic_write import write
from saves.autosave import Autosave
from saves.recover import recover
from tabletop import Session, new_game
from tabletop.play.records.record import write as encoded
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Seat, Table
from tabletop.table.zone import Zone
from tests.bench.by_lot import by_lot

CARDS, TOKENS = 900, 200
PILES = ("deck", "discard", "box")
ROUNDS, FEW = 15, 5
GAMES = 40
"""Random games of which the longest is the full game that is saved."""


def run() -> list[tuple[str, float, float]]:
    """Encoding a large table; saving and loading a full game, in milliseconds and in ratios."""
    table = large_table()
    plain = every_field(table)
    session = full_game()
    record = msgspec.to_builtins(session.record())
    text = json.dumps(record, indent=1)
    with tempfile.TemporaryDirectory() as folder:
        path, keeper = Path(folder) / "named", Autosave(Path(folder) / "playing")
        encode, dumps = pair(lambda: msgspec.json.encode(table), lambda: json.dumps(plain))
        save, save_plain = pair(
            lambda: keeper.save(session), lambda: json.dumps(record, indent=1).encode()
        )
        keeper.close()
        load, load_plain = pair(lambda: recover(keeper.folder), lambda: json.loads(text))
        data = encoded(session.record())
        safely, barely = pair(lambda: write(path, data), lambda: bare_write(path, data))
    size = f"a full game of {len(session.journal.entries)} entries, {len(text) // 1000} kB"
    return [
        (
            "saving: encoding 900 cards, 200 tokens / json.dumps of all fields",
            encode / dumps,
            0.08,
        ),
        (f"saving: autosave of {size}, ms", save * 1e3, 10),
        ("saving: loading it again, validated and played to its end, ms", load * 1e3, 10),
        ("saving: bringing it safely onto the disk / one write and fsync", safely / barely, 4),
        ("saving: autosave / json.dumps of the same", save / save_plain, 0.25),
        ("saving: loading / json.loads of the same", load / load_plain, 4),
    ]


def large_table() -> Table:
    """A table as large as the largest games have: a fifth of the cards lie open, with counters."""
    places = [f"{kind}:{n}" for kind in ("hand", "hero", "foes", "road") for n in range(4)]
    names = [*PILES, *places]
    zones = {name: Zone(name, "everyone") for name in names}
    table = Table("any", [Seat("Ada", 0), Seat("Bo", 1)], Flow("act", {"seat": 1}), zones=zones)
    for n in range(CARDS + TOKENS):
        card, in_play = n < CARDS, n >= CARDS or n % 5 == 0
        zone = places[n % len(places)] if in_play else PILES[n % len(PILES)]
        piece = Piece(n, f"wands-{n}", zone, face_up=in_play) if card else token(n, zone)
        if in_play:
            piece.turn = 90 * (n % 2)
            piece.counters = {"wounds": 1 + n % 5, "progress": 2}
        table.pieces.append(piece)
        zones[zone].pieces.append(n)
    return table


def token(n: int, zone: str) -> Piece:
    return Piece(n, f"token-{n % 9}", zone, "token", True)


def every_field(data: Any) -> Any:
    """*data* as the plain objects that the standard library can encode, defaults and all."""
    if isinstance(data, msgspec.Struct):
        return {name: every_field(getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, dict):
        return {key: every_field(value) for key, value in data.items()}
    return [every_field(value) for value in data] if isinstance(data, list) else data


def bare_write(path: Path, data: bytes) -> None:
    """What the disk takes at the least for *data*."""
    with path.open("wb", buffering=0) as file:
        file.write(data)
        os.fsync(file.fileno())


def full_game() -> Session:
    """The longest of some random games of four, from its first question to its end."""
    games = [game(seed) for seed in range(GAMES)]
    return max(games, key=lambda session: len(session.journal.entries))


def game(seed: int) -> Session:
    session, luck = new_game("tower", seats=4, seed=seed), Random(seed)
    while session.decisions:
        decision = session.decisions[0]
        session.answer(by_lot(decision, luck), seat=decision.seat)
    return session


def pair(deed: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """The seconds of two deeds, done in turns so that both meet the same weather."""
    times = [(timed(deed), timed(other)) for _ in range(ROUNDS)]
    return statistics.median(t[0] for t in times), statistics.median(t[1] for t in times)


def timed(deed: Callable[[], object]) -> float:
    """Seconds that *deed* takes, the best of a few: the rest is what else the machine did."""
    best = []
    for _ in range(FEW):
        began = time.perf_counter()
        deed()
        best.append(time.perf_counter() - began)
    return min(best)
