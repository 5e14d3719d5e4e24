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


LEADS = {
    "bargehand": "pole-shove",
    "reedrunner": "quick-cut",
    "lampwright": "struck-spark",
    "leechwife": "clean-water",
}
"""The card by which each hero acts, where a test names no other."""


def acting(
    tactic: str, heroes: dict[str, str], monsters: dict[str, str], **more: object
) -> Session:
    """The turn of the type of *tactic*, with these figures on the map; heroes have acted."""
    kind = _kind_of(tactic)
    zones = {f"tactic:{kind}": [tactic], **more.pop("zones", {})}  # type: ignore[dict-item]
    on = {f"{hero}-figure": {"acted": 1} for hero in heroes}
    for name, counted in more.pop("on", {}).items():  # type: ignore[attr-defined]
        on[name] = {**on.get(name, {}), **counted}
    for seat, hero in enumerate(heroes):
        zones.setdefault(f"chosen:{seat}", [LEADS[hero]])
        on.setdefault(LEADS[hero], {"lead": 1})
    more.setdefault("where", SEXTON)
    return night(
        heroes, monsters, step="monsters_act", args={"monster": kind}, zones=zones, on=on, **more
    )  # type: ignore[arg-type]


def struck(game: Session) -> str:
    """The seat that is asked what it does about damage, by its hero's class."""
    assert game.decision is not None
    assert game.decision.rule == "SCN-134", game.decision
    return names(game, f"hero:{game.decision.seat}")[0]


def after(
    used: tuple[str, ...],
    tactic: str,
    heroes: dict[str, str],
    monsters: dict[str, str],
    chosen: dict[int, list[str]],
    *,
    where: str = LAMPS,
    **more: object,
) -> Session:
    """The turn of the type of *tactic*, once the last of the *heroes* has *used* this in its own.

    *chosen* are the cards of each seat, the lead first.
    """
    last = len(heroes) - 1
    zones = {f"chosen:{seat}": cards for seat, cards in chosen.items()}
    on = {f"{hero}-figure": {"acted": 1} for hero in list(heroes)[:last]}
    on |= {cards[0]: {"lead": 1} for cards in chosen.values()}
    kind = _kind_of(tactic)
    zones[f"tactic:{kind}"] = [tactic]
    game = night(
        heroes,
        monsters,
        where=where,
        args={"seat": last},
        zones=zones | more.pop("zones", {}),
        on=on | more.pop("on", {}),
        **more,
    )  # type: ignore[arg-type, operator]
    for answer in used:
        game.answer(answer)
    while game.decision is not None and game.decision.rule == "SCN-114":
        game.answer("done")
    return game


def _kind_of(tactic: str) -> str:
    """The type of monster whose card *tactic* is."""
    return next(card.id for card in content.of_kind("monster") if tactic.startswith(card.id))
