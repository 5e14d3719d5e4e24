"""Positions of Parsifal for tests, told as players would: who controls whom, who locks whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop import Seat, Session, lay
from tabletop.games.parsifal.cards.lexicon import ALL, NUMBER
from tabletop.table.piece import Piece
from tabletop.table.table import Flow


def stage(
    *,
    areas: Sequence[Sequence[str]],
    under: Mapping[str, Sequence[str]] | None = None,
    over: Mapping[str, str] | None = None,
    common: Sequence[str] = (),
    limbo: Sequence[str] = (),
    deck: Sequence[str] = (),
    active: int = 0,
    direction: int = 1,
    counters: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    step: str | Flow = "act",
    bots: Sequence[int] = (),
) -> Session:
    """A table at which seat *active* is to act (or to draw, with *step* `draw`, or elsewhere).

    *areas* are the characters that each seat controls, wherever they lie; there are as many seats.
    *under* gives the artifacts that a character owns, the oldest first, *over* a captive's locker:
    `{"kundry": "squire-1"}`, or `{"swan": "herzeleide by bow"}` for a lock charged to an artifact.
    A locker lies on its last captive, and chains lie on its others. *deck* is given from the top;
    tarots that are named nowhere are out of the game, so that nothing is drawn by surprise.
    Seats in *bots* are played by bots.
    """
    owned, locks = under or {}, _locks(over or {})
    lying_on = {locker: captive for captive, (locker, _) in locks.items()}
    zones: dict[str, Sequence[str]] = {
        "common": common,
        "limbo": limbo,
        "deck": [*deck][::-1],
        **{f"under:{owner}": artifacts for owner, artifacts in owned.items()},
    }
    homes = {name: seat for seat, controlled in enumerate(areas) for name in controlled}
    for seat, controlled in enumerate(areas):
        zones[f"area:{seat}"] = [name for name in controlled if name not in lying_on]
    on: dict[str, dict[str, int]] = {}
    chains = 0
    for captive, (locker, source) in locks.items():
        charged = {"source": NUMBER[source] + 1}
        if lying_on[locker] == captive:
            marker = locker
            on[marker] = {"home": homes[locker] + 1, **charged}
        else:
            chains += 1
            marker = f"chain#{chains}"
            on[marker] = {"locker": NUMBER[locker] + 1, **charged}
        zones[f"over:{captive}"] = [marker]
    return lay(
        "parsifal",
        seats=[
            Seat(f"Player {seat}", seat, "random" if seat in bots else "")
            for seat in range(len(areas))
        ],
        zones=zones,
        flow=step if isinstance(step, Flow) else Flow(step),
        counters={"active": active, "direction": direction, "turns": 1, **(counters or {})},
        on=on,
        face_up=[zone for zone in zones if zone != "deck"],
        options=options,
    )


def _locks(over: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Locker and source of each lock, by captive."""
    told = {captive: by.partition(" by ") for captive, by in over.items()}
    return {captive: (locker, source or locker) for captive, (locker, _, source) in told.items()}


def play(session: Session, *keys: str) -> Session:
    """Give answers one after another: `play(session, "kundry", "kundry lock", "parsifal")`."""
    for key in keys:
        session.answer(key)
    return session


# --- what is asked -----------------------------------------------------------------------------


def asked(session: Session) -> tuple[int, str]:
    """Whom the open question asks, and by which rule."""
    assert session.decision is not None, "the game is over"
    return session.decision.seat, session.decision.rule


def keys(session: Session) -> list[str]:
    """The keys of the legal options of the open question."""
    decision = session.decision
    return [option.key for option in decision.legal()] if decision else []


def blocked(session: Session) -> dict[str, str]:
    """The rules of the blocked options, by key."""
    decision = session.decision
    options = decision.options if decision else []
    return {option.key: option.rule for option in options if option.why}


def at_rest(session: Session, seat: int) -> None:
    """The turn is over and *seat* chooses who acts: how a test of a turn ends."""
    assert asked(session) == (seat, "PAR-011")


def winners(session: Session) -> list[int]:
    """The seats that won; nobody while the game goes on."""
    outcome = session.table.outcome
    return outcome.winners if outcome else []


# --- what lies on the table --------------------------------------------------------------------


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*, the top last."""
    return [piece.name for piece in session.table[zone]]


def locker(session: Session, captive: str) -> str:
    """Who locks *captive*, by what lies over it; empty if it is free."""
    marker = _marker(session, captive)
    if marker is None:
        return ""
    return ALL[marker.counters["locker"] - 1] if marker.name == "chain" else marker.name


def source(session: Session, captive: str) -> str:
    """The tarot that the lock on *captive* is charged to; empty if it is free."""
    marker = _marker(session, captive)
    return ALL[marker.counters["source"] - 1] if marker else ""


def _marker(session: Session, captive: str) -> Piece | None:
    lying = session.table[f"over:{captive}"]
    assert len(lying) < 2, f"several locks on {captive}"
    return lying[0] if lying else None


def controller(session: Session, character: str) -> int:
    """The seat that controls *character*, by its area or its home counter; -1: not in play."""
    piece = session.table.named(character)
    kind, _, seat = piece.zone.partition(":")
    if kind == "over":
        return piece.counters["home"] - 1
    return int(seat) if kind == "area" else -1


def owner(session: Session, artifact: str) -> str:
    """The character that *artifact* lies under; empty if nobody owns it."""
    kind, _, name = session.table.named(artifact).zone.partition(":")
    return name if kind == "under" else ""
