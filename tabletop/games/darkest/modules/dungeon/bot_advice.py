"""Bots: what a careful party does below ground."""

from __future__ import annotations

from tabletop.games.darkest.bots import finds
from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Hero, Party
from tabletop.games.darkest.cards import content
from tabletop.play.questions.decision import Decision

GUARDS = 5
"""The Strength of a Guard."""


def is_dreaded(party: Party, name: str) -> bool:
    """Whether the party had rather not meet the special location called *name*."""
    if name == "dungeon-guard-room":
        return any(hero.has("gold") < 2 and hero.in_fight("strength") < GUARDS
                   for hero in party.heroes)  # fmt: skip
    if name == "dungeon-cell":
        return any(hero.bears("followers") for hero in party.heroes)
    if name == "dungeon-torture-chamber":
        return any(not hero.has("gold") for hero in party.heroes)
    return name == "dungeon-summoning-circle" and party.is_weak


def _skips(party: Party, decision: Decision) -> str:
    """DTD-035, DTD-046: it goes round what it dreads."""
    option = decision.option("pass")
    found = party.named(next(iter(option.pieces), -1)) if option is not None else ""
    return "pass" if is_dreaded(party, found) else "meet"


def _first(party: Party, decision: Decision) -> str:
    """DTD-026: the weaker of two Enemies, and whatever is none before."""
    return min((option.key for option in decision.legal()), key=_might)


def _lowest(party: Party, decision: Decision) -> str:
    """DTD-038: what is mightiest comes last."""
    return max((option.key for option in decision.legal()), key=_might)


def _might(key: str) -> int:
    of = content.enemy(key.partition(" ")[2])
    return -1 if of is None else max(of.strength or 0, of.craft or 0)


def _passage(party: Party, decision: Decision) -> str:
    """DTD-050: to the Kitchen, while somebody lacks Life."""
    hungry = any(hero.lacks("life") for hero in party.heroes)
    return "go" if hungry and "Kitchen" in decision.ask else "stay"


def _locked_up(party: Party, decision: Decision) -> str:
    """DTD-015: the one that is of least use."""
    hero = party.spoken_of(decision.ask)
    return min((o.key for o in decision.legal()), key=lambda key: _use(key, hero))


def _freed(party: Party, decision: Decision) -> str:
    """DTD-016: the one that is of most use."""
    hero = party.spoken_of(decision.ask)
    return max((o.key for o in decision.legal()), key=lambda key: _use(key, hero))


def _use(key: str, hero: Hero | None) -> float:
    return finds.usefulness(finds.of_key(key), hero)


ADVICE = Advice(
    answers={
        "DTD-015": _locked_up,
        "DTD-016": _freed,
        "DTD-026": _first,
        "DTD-035": _skips,
        "DTD-038": _lowest,
        "DTD-041": lambda party, decision: "keep",
        "DTD-042": lambda party, decision: "again",
        "DTD-046": _skips,
        "DTD-050": _passage,
        "DTD-055": lambda party, decision: "discard",
    },
)
