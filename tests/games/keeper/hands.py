"""Laying a table of Hand Keeper for a test, and answering in short words."""

from __future__ import annotations

from typing import Any

from tabletop import Flow, Session, lay
from tabletop.games.keeper.cards import content
from tabletop.play.questions.declaration import Declaration

HELD = ["walking-staff", "wide-arc", "thrown-hook", "hold-the-bridge", "cliff-breaker"]
"""Five cards of the Wayfarer: 22, 61, 45, 9, 83."""


def table(
    *hands: list[str],
    step: str = "choose",
    args: dict[str, Any] | None = None,
    zones: dict[str, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    **more: Any,
) -> Session:
    """Seats with these *hands*, each with a hero of 9 Health out of 10."""
    laid: dict[str, list[str]] = {f"hand:{seat}": hand for seat, hand in enumerate(hands)}
    laid |= {f"hero:{seat}": [f"hero-{seat + 1}"] for seat in range(len(hands))}
    laid |= zones or {}
    counted = {f"hero-{seat + 1}": {"health": 9, "most": 10} for seat in range(len(hands))}
    for name, counters in (on or {}).items():
        counted[name] = counted.get(name, {}) | counters
    there = {name for names in laid.values() for name in names}
    laid["box"] = [card for card in content.pack().cards if card not in there]
    return lay(
        "keeper",
        seats=len(hands),
        zones=laid,
        on=counted,
        flow=Flow(step, args or {}),
        counters={"round": 1},
        face_up=[zone for zone in laid if not zone.startswith("hand:")],
        **more,
    )


def turn(*chosen: str, hand: list[str] | None = None, **more: Any) -> Session:
    """The turn of the only seat, which has *chosen* these cards."""
    zones = {"chosen:0": [*chosen]} | more.pop("zones", {})
    return table(hand or [], step="act", args={"seat": 0}, zones=zones, **more)


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*."""
    return [piece.name for piece in session.table[zone]]


def health(session: Session, seat: int = 0) -> int:
    """What the hero of *seat* has left."""
    return session.table.named(f"hero-{seat + 1}").counters.get("health", 0)


def offered(session: Session, seat: int | None = None) -> dict[str, str]:
    """What may be answered, each with why it may not."""
    return {option.key: option.why for option in asked(session, seat).options}


def asked(session: Session, seat: int | None = None) -> Any:
    """The open question, or that to *seat*."""
    return next(d for d in session.decisions if seat in (None, d.seat))


def plays(session: Session, seat: int, *cards: str) -> None:
    """*seat* chooses these cards, the leading one first; none is a long rest."""
    assert isinstance(asked(session, seat), Declaration)
    session.answer("/".join(f"card {card}" for card in cards) or "rest", seat=seat)
