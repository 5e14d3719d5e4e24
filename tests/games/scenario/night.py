"""Laying a night of Scenario for a test: heroes and monsters on its map, cards where they lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop import Flow, Session, lay
from tabletop.games.scenario.board.field import Field
from tabletop.games.scenario.cards import content
from tabletop.table.piece import Piece

CAUSEWAY, LAMPS, SEXTON = "the-drowned-causeway", "three-cold-lamps", "the-sexton-below"


def night(
    heroes: dict[str, str],
    monsters: dict[str, str] | None = None,
    *,
    step: str = "act",
    args: dict[str, Any] | None = None,
    where: str = CAUSEWAY,
    zones: dict[str, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    **more: Any,
) -> Session:
    """A night in which *heroes* stand on hexes by their class, seated in this order, and *monsters*
    on others; every seat holds all its cards that *zones* do not name. All luck is As Aimed, if no
    deck of it is laid, the next card last."""
    laid: dict[str, list[str]] = {"night": [where], **(zones or {})}
    counted: dict[str, dict[str, int]] = {**(on or {})}
    named = {card.partition("#")[0] for cards in laid.values() for card in cards}
    for seat, (hero, place) in enumerate(heroes.items()):
        figure = f"{hero}-figure"
        laid.setdefault(place, []).append(figure)
        laid.setdefault(f"hero:{seat}", []).insert(0, hero)
        kept = [card for card in content.abilities_of(hero) if card not in named]
        laid.setdefault(f"hand:{seat}", kept)
        of = content.pack().cards[hero]
        assert isinstance(of, content.HeroCard)
        counted[figure] = {"seat": seat + 1, "health": of.health, **counted.get(figure, {})}
    for figure, place in (monsters or {}).items():
        laid.setdefault(place, []).append(figure)
        of = content.monster(figure)
        assert of is not None
        row = of.elite if counted.get(figure, {}).get("elite") else of.normal
        counted[figure] = {"health": row[0], **counted.get(figure, {})}
    copies: Counter[str] = Counter()
    for deck in [f"luck:{seat}" for seat in range(len(heroes))] + ["luck:monsters"]:
        cards = laid.get(deck, ["as-aimed"] * 4)
        laid[deck] = [f"{card}#{copies[card]}" for card in cards if not _more(copies, card)]
    return lay(
        "scenario",
        seats=len(heroes),
        zones=laid,
        on=counted,
        flow=Flow(step, args if args is not None else {"seat": 0}),
        options={"night": where, **more.pop("options", {})},
        counters={"round": 1, "revealed": 1, **more.pop("counters", {})},
        face_up=[zone for zone in laid if not zone.startswith(("hand:", "luck:", "tactics:"))],
        **more,
    )


def _more(copies: Counter[str], card: str) -> None:
    copies[card] += 1


def figure(session: Session, name: str) -> Piece:
    """The figure called *name*."""
    return session.table.named(name)


def health(session: Session, name: str) -> int:
    """What it has left."""
    return figure(session, name).counters.get("health", 0)


def at(session: Session, name: str) -> str:
    """Where it stands."""
    return figure(session, name).zone


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*."""
    return [piece.name for piece in session.table[zone]]


def field(session: Session) -> Field:
    """The field as it lies."""
    return Field(session.table)
