"""A fight at a bridge, and an ear for all that the bridge says."""

from tabletop import Seat, Session, lay
from tabletop.play.questions.decision import Refusal
from tabletop.table.event import Event
from tabletop.table.table import Flow
from ui.seat.bridge import Bridge


class Ear:
    """All that a bridge says, by signal."""

    def __init__(self, bridge: Bridge) -> None:
        self.happened: list[tuple[Event, int]] = []
        self.refused: list[tuple[Refusal, int, str, str]] = []
        self.faulted: list[Exception] = []
        self.curtains: list[int] = []
        self.said: list[str] = []
        self.resets = 0
        bridge.happened.connect(self.happened.extend)
        bridge.refused.connect(lambda *what: self.refused.append(what))
        bridge.faulted.connect(self.faulted.append)
        bridge.curtain_wanted.connect(self.curtains.append)
        bridge.said.connect(lambda words: words and self.said.append(words))
        bridge.reset.connect(self._count)

    def _count(self) -> None:
        self.resets += 1


def fight(
    hand: list[str],
    *,
    heroes: tuple[str, str] = ("cups-queen", "swords-knight"),
    players: tuple[int, int] = (0, 0),
    foe: str = "major-4",
    zones: dict[str, list[str]] | None = None,
    coming: tuple[int, ...] = (1, 1, 1),
) -> Session:
    """Two heroes before the first foe; the first is to act and holds *hand*."""
    deck = [f"cups-{n}" for n in range(1, 8) if f"cups-{n}" not in hand]
    return lay(
        "tower",
        seats=[Seat("Ana", players[0]), Seat("Ben", players[1])],
        zones={
            "floor:1": ["wands-9", foe],
            "hero:0": [heroes[0]],
            "hero:1": [heroes[1]],
            "hand:0": hand,
            "hand:1": ["swords-9"],
            "deck": deck,
            "dice": ["d6"],
            **(zones or {}),
        },
        flow=Flow("act"),
        counters={"floor": 1, "active": 0},
        on={
            foe: {"health": 10, "wards": 1},
            heroes[0]: {"health": 10},
            heroes[1]: {"health": 12},
        },
        face_up=["hero:0", "hero:1", "floor:1", "dice"],
        coming=coming,
    )


def at(session: Session) -> tuple[Bridge, Ear]:
    bridge = Bridge(session)
    return bridge, Ear(bridge)


def number(session: Session, name: str) -> int:
    return session.table.named(name).id
