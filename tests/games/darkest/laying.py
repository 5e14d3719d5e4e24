"""Laying a position of Darkest Talisman for a test: heroes, a road, and what the dice show next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabletop import Flow, Session, lay
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import ALIGNMENTS, STATS
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.party import heroes
from tabletop.table.piece import Piece

TRIO = ("dwarf", "elf", "monk")
STOCKS = {
    "shop": {c.id: c.copies for c in content.of_kind("purchase") if c.price},  # type: ignore[attr-defined]
    "potions": {"potion": 8},
    "rafts": {"raft-built": 3},
    "talismans": {"talisman": 12},
    "newcomers": {c.id: 1 for c in content.of_kind("hero")},
    "spell": {"mending": 1, "second-wind": 1, "lantern-kin": 1},
    "adventure": {"wolf": 1, "adder": 1, "heron": 1},
    "dice": {"die": 1},
}
"""What lies in stocks and decks if a test lays nothing there."""


def party(
    *names: str,
    step: str = "onward",
    args: dict[str, Any] | None = None,
    at: int = 1,
    to: str = "city",
    tokens: dict[str, dict[str, int]] | None = None,
    zones: dict[str, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    counters: dict[str, int] | None = None,
    coming: tuple[int, ...] = (),
    seats: int = 1,
    up: tuple[str, ...] = (),
    **more: Any,
) -> Session:
    """Heroes in this order on Road Space *at* (0: in the village) of the road that leads *to* a
    place. They have what is printed, but for their *tokens*. *zones* lie besides; in piles
    (`pile:1`) the cards are laid on Draw Spots from the first on, and face down if *up* does not
    name them."""
    names = names or TRIO
    laid: dict[str, list[str]] = {f"hero:{n}": [name] for n, name in enumerate(names)}
    laid["order"] = [heroes.figure_name(name) for name in names]
    module, region = content.module_of(to), content.location(to).region
    land = drawn(f"darkest+{module}" if module else "darkest")
    counted: dict[str, dict[str, int]] = {}
    for n, name in enumerate(names):
        of = content.hero(name)
        start = {stat: of.start(stat) for stat in STATS}
        start["alignment"] = ALIGNMENTS.index(of.alignment) + 1
        counted[name] = {k: v for k, v in (start | (tokens or {}).get(name, {})).items() if v}
        counted[heroes.figure_name(name)] = {"place": n + 1}
    if at:
        for space, terrain in enumerate((*land.regions[region].road, to), 1):
            laid[f"ground:{space}"] = [terrain]
    laid[f"here:{at}"] = ["party"]
    laid |= zones or {}
    used = Counter(card.partition("#")[0] for cards in laid.values() for card in cards)
    for zone, kept in STOCKS.items():
        left = Counter({name: n - used[name] for name, n in kept.items() if n > used[name]})
        laid.setdefault(zone, [*left.elements()])
    copies = Counter[str]()
    laid = {zone: [_told(name, copies) for name in cards] for zone, cards in laid.items()}
    for zone, cards in laid.items():
        if zone.startswith("pile:"):
            for n, card in enumerate(cards, 1):
                counted[card] = {"spot": 100 * n}
    for piece, these in (on or {}).items():
        counted[piece] = {**counted.get(piece, {}), **these}
    shown = [zone for zone in laid if not zone.startswith(("pile:", "adventure", "spell", "trove"))]
    return lay(
        "darkest",
        seats=seats,
        zones=laid,
        on={piece: these for piece, these in counted.items() if these},
        flow=Flow(step, args or {}),
        counters={"at": at, "region": land.regions[region].number, **(counters or {})},
        face_up=[*shown, *(zone for zone in laid if zone.startswith("spells:")), *up],
        coming=list(coming),
        **more,
    )


def _told(name: str, copies: Counter[str]) -> str:
    """The next copy of the card called *name*."""
    if "#" in name:
        return name
    copies[name] += 1
    return name if copies[name] == 1 else f"{name}#{copies[name]}"


def beside(decks: Mapping[str, Sequence[str]], zones: Any) -> dict[str, list[str]]:
    """What waits in *decks*, beside what a test lays in *zones*."""
    laid = {name for cards in (zones or {}).values() for name in cards}
    return {deck: [card for card in cards if card not in laid] for deck, cards in decks.items()}


def has(session: Session, hero: str, token: str) -> int:
    """How many of *token* the hero has."""
    return session.table.named(hero).counters.get(token, 0)


def names(session: Session, zone: str) -> list[str]:
    """What lies in *zone*, by name."""
    return [piece.name for piece in session.table[zone]]


def keys(session: Session) -> list[str]:
    """What may be answered now."""
    assert session.decision is not None
    return [option.key for option in session.decision.legal()]


def why(session: Session, key: str) -> str:
    """The rule by which an answer is refused; empty if it is not."""
    assert session.decision is not None
    option = next(each for each in session.decision.options if each.key.startswith(key))
    return option.rule if option.why else ""


def asked(session: Session) -> str:
    """The rule that asks now."""
    assert session.decision is not None
    return session.decision.rule


def answer(session: Session, *begun: str) -> Session:
    """Answered with the options whose keys begin so, one after another."""
    for each in begun:
        assert session.decision is not None
        found = [o.key for o in session.decision.legal() if o.key == each]
        found = found or [o.key for o in session.decision.legal() if o.key.startswith(each)]
        assert found, f"{each!r} is none of {keys(session)} ({session.decision.ask})"
        session.answer(found[0], seat=session.decision.seat)
    return session


def until(session: Session, rule: str, *liked: str, most: int = 80) -> Session:
    """Answered with what is *liked*, or the first that is open, until that *rule* asks.

    :raises AssertionError: if it does not within so many answers at *most*, or nobody is asked.
    """
    for _ in range(most):
        if asked(session) == rule:
            return session
        found = keys(session)
        answer(session, next((k for like in liked for k in found if k.startswith(like)), found[0]))
    raise AssertionError(f"{rule} never asks: {asked(session)}")


def piece(session: Session, name: str) -> Piece:
    """The piece called *name*."""
    return session.table.named(name)


QUIET = {"dwarf": {"fate": 0}, "elf": {"fate": 0}, "monk": {"fate": 0}}
"""Nobody is asked for Fate."""


def setting_out(region: str = "inner", **more):  # type: ignore[no-untyped-def]
    """A party that is asked where the road leads."""
    laid = {"atlas": [card.id for card in content.of_kind("location")]}
    to = "city" if region == "inner" else "temple"
    zones = {**laid, **more.pop("zones", {})}
    tokens = more.pop("tokens", QUIET)
    return party(step="set_out", at=0, to=to, zones=zones, tokens=tokens, **more)


def meets(
    card: str, *names_: str, tokens: dict[str, dict[str, int]] | None = None, **more
) -> Session:  # type: ignore[no-untyped-def]
    """A party that is about to turn up *card*."""
    quiet = {name: {"fate": 0} for name in names_ or QUIET}
    told = {name: {**quiet.get(name, {}), **(tokens or {}).get(name, {})} for name in quiet}
    zones = {"pile:1": [card], **more.pop("zones", {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    return party(*names_, zones=zones, counters=counters, tokens=told, **more)


def told(session: Session, rule: str) -> list[str]:
    """What was said by a rule."""
    return [line.words for line in session.lines if line.rule == rule]
