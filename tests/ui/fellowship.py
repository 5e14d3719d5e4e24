"""Tables of cards that own, lock and are locked: views for the scene, made without any rules.

`laid(seats, areas, under=..., locks=...)` lays such a table by the names of cards.
"""

from collections.abc import Mapping, Sequence

from tabletop.table.table import Flow, Seat
from tabletop.table.view import SeenPiece, SeenZone, View

CHARACTERS = (
    *("amfortas", "charmer-1", "charmer-2", "charmer-3", "charmer-4", "charmer-5", "charmer-6"),
    *("ferris", "gamuret", "gawan", "gurnemanz", "herzeleide", "klingsor", "knight-1", "knight-2"),
    *("kundry", "parsifal", "squire-1", "squire-2", "squire-3", "squire-4", "swan", "titurel"),
)
ARTIFACTS = ("balm", "bow", "bread", "grail", "horn", "spear", "wine")
CARDS = (*CHARACTERS, *ARTIFACTS)
CHAINS = range(len(CARDS), len(CARDS) + 8)
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


def number(name: str) -> int:
    """The number of the piece called *name*."""
    return CARDS.index(name)


def laid(
    areas: Sequence[Sequence[str]],
    *,
    under: Mapping[str, Sequence[str]] | None = None,
    locks: Mapping[str, Sequence[str]] | None = None,
    through: Mapping[str, str] | None = None,
    common: Sequence[str] = (),
    limbo: Sequence[str] = (),
    active: int = 0,
    seat: int = 0,
    players: Sequence[int] | None = None,
    bots: Sequence[int] = (),
) -> View:
    """A table with *areas* by seat, artifacts *under* their owners, and the captives of each locker
    in *locks*, the last of which has its card; the rest lies in the deck. *through* says by which
    artifact a captive is held."""
    counters: dict[int, dict[str, int]] = {}
    lying: dict[str, list[int]] = {"deck": [], "common": [], "limbo": [], "chains": []}
    lying |= {f"area:{n}": [] for n in range(len(areas))}
    lying |= {f"{kind}:{name}": [] for name in CHARACTERS for kind in ("under", "over")}
    home = {name: n for n, names in enumerate(areas) for name in names}
    spare = list(CHAINS)
    for locker, captives in (locks or {}).items():
        for captive in captives[:-1]:
            chain = spare.pop(0)
            source = number((through or {}).get(captive, locker)) + 1
            counters[chain] = {
                "locker": number(locker) + 1,
                "home": home[locker] + 1,
                "source": source,
            }
            lying[f"over:{captive}"].append(chain)
        source = number((through or {}).get(captives[-1], locker)) + 1
        counters[number(locker)] = {"source": source, "home": home[locker] + 1}
        lying[f"over:{captives[-1]}"].append(number(locker))
    for n, names in enumerate(areas):
        lying[f"area:{n}"] = [number(name) for name in names if name not in (locks or {})]
    for owner, owned in (under or {}).items():
        lying[f"under:{owner}"] = [number(name) for name in owned]
    lying["common"] = [number(name) for name in common]
    lying["limbo"] = [number(name) for name in limbo]
    lying["chains"] = spare
    placed = {piece for pieces in lying.values() for piece in pieces}
    hidden = len(CARDS) + len(CHAINS) - len(placed)
    zones = {
        zone: SeenZone(zone, pieces=[_piece(piece, counters) for piece in pieces], kind=zone)
        for zone, pieces in lying.items()
    }
    for n in range(len(areas)):
        zones[f"area:{n}"].kind, zones[f"area:{n}"].owner = "area", n
    for kind in ("under", "over"):
        for name in CHARACTERS:
            zones[f"{kind}:{name}"].kind, zones[f"{kind}:{name}"].on = kind, number(name)
    zones["deck"].pieces = [SeenPiece() for _ in range(hidden)]
    who = players if players is not None else [0] * len(areas)
    seats = [Seat(NAMES[n], who[n], "thoughtful" if n in bots else "") for n in range(len(areas))]
    table = {"active": active, "direction": 1, "round": 1}
    return View("fellowship", seat, seats, Flow("turn"), {}, zones, table, [], [], {}, None)


def _piece(piece: int, counters: Mapping[int, dict[str, int]]) -> SeenPiece:
    if piece in CHAINS:
        return SeenPiece(piece, "chain", "token", True, counters=counters.get(piece, {}))
    return SeenPiece(piece, CARDS[piece], "card", True, counters=counters.get(piece, {}))


def crowded(seats: int, **how: object) -> View:
    """All 23 characters dealt to so many *seats*; two lockers, one of four captives, and owners."""
    areas: list[list[str]] = [[] for _ in range(seats)]
    for n, name in enumerate(CHARACTERS):
        areas[n * 5 % 23 % seats].append(name)
    locks = {
        "herzeleide": ["knight-1", "parsifal", "gamuret", "squire-2"],
        "klingsor": ["swan", "kundry"],
    }
    under = {"herzeleide": ["bow", "balm", "wine"], "titurel": ["grail", "bread", "spear"]}
    through = {"gamuret": "bow", "squire-2": "bow"}
    return laid(
        areas,
        locks=locks,
        through=through,
        under=under,
        common=["horn"],
        **how,  # type: ignore[arg-type]
    )
