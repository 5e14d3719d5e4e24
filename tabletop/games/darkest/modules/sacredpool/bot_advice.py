"""Bots: how a careful party uses what the Sacred Pool gives: mounts, Rewards, the Baleful Eye."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.darkest.bots import card_answers, finds, village
from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import SIDES, Hero, Party, rolled
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.sacredpool.rewards import REWARD
from tabletop.games.darkest.modules.sacredpool.stables import STABLES
from tabletop.play.questions.decision import Decision, Option

SPARED = 2
"""So much gold is kept for the Healer."""


def _mounts(hero: Hero, legal: dict[str, Option]) -> Iterable[str]:
    """The dearest mount that *hero* can afford, if it has none."""
    if hero.bears("mount"):
        return ()
    found = {key: _price(key) for key in legal if key.startswith("buy ") and _price(key)}
    able = (key for key, price in found.items() if price + SPARED <= hero.has("gold"))
    return sorted(able, key=lambda key: -found[key])


def _price(key: str) -> int:
    """What the option called *key* asks for a mount of the Stables; 0 if it is about none."""
    of = content.card(key.removeprefix("buy ").partition("#")[0])
    is_mount = isinstance(of, content.Purchase) and of.home == STABLES.name
    return of.price if isinstance(of, content.Purchase) and is_mount else 0


def _reward(party: Party, decision: Decision) -> str:
    """For a quest: a Talisman, as long as the party wants more of them."""
    return REWARD.name if party.talismans >= village.talismans_wanted(party) else "talisman"


def _eye(party: Party, decision: Decision) -> str:
    """A high die of an Enemy is rolled again; the mightiest Guardian is discarded."""
    if decision.option("keep") is not None:
        shown = rolled(decision.ask)
        return "again" if shown and shown[-1] > SIDES // 2 else "keep"
    return max((option.key for option in decision.legal()), key=_might)


def _might(key: str) -> int:
    of = content.enemy(finds.of_key(key))
    return -1 if of is None else max(of.strength or 0, of.craft or 0)


def _prize(party: Party, decision: Decision) -> str:
    """What is of most use to who chooses."""
    hero = party.spoken_of(decision.ask)
    keys = (option.key for option in decision.legal())
    return max(keys, key=lambda key: finds.usefulness(finds.of_key(key), hero))


def _another_turn(party: Party, decision: Decision) -> str:
    """Another turn with what does more good than harm; never with an Enemy."""
    no = decision.option("no")
    of = content.card(party.named(next(iter(no.pieces), -1))) if no is not None else None
    if of is None or isinstance(of, content.Enemy):
        return "no"
    hero = party.spoken_of(decision.ask)
    return "another" if card_answers.worth(of.text.lower(), hero, 1) > 0 else "no"


ADVICE = Advice(
    wishes=_mounts,
    answers={
        "DTC-170": _reward,
        "DTS-022": _eye,
        "DTS-034": _prize,
        "DTS-036": _another_turn,
    },
)
