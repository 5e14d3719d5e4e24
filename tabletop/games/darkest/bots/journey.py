"""Bots: on the road and in the Tower: on, or back."""

from __future__ import annotations

import re

from tabletop.games.darkest.bots import straddles
from tabletop.games.darkest.bots.module_advice import is_weak
from tabletop.games.darkest.bots.party import Party, at_most
from tabletop.games.darkest.cards import content
from tabletop.play.questions.decision import Decision, Option

GUARDIANS = 11
"""So much Strength in a fight the party wants against Guardians it has not yet seen."""


def onward(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """What may be done meanwhile first; back if the party is weak."""
    if meanwhile := _meanwhile(party, legal):
        return meanwhile
    ways = ("back", "forward") if is_weak(party) else ("forward", "back")
    return next((way for way in ways if way in legal), "")


def _meanwhile(party: Party, legal: dict[str, Option]) -> str:
    if quest := quest_to_pay(party, legal):
        return quest
    for key, option in legal.items():
        if key.startswith("cash"):
            return key
        if key.startswith("use potion"):
            owner = party.owner(int(option.value))
            if owner is not None and owner.lacks("life") > 1:
                return key
        if key.startswith("cast warm-bread") and any(h.lacks("life") > 1 for h in party.heroes):
            return key
        if key.startswith("cast mending") and any(h.lacks("strength") for h in party.heroes):
            return key
    return ""


def quest_to_pay(party: Party, legal: dict[str, Option]) -> str:
    """A quest that another's Life pays, where one can be spared; empty if there is none."""
    return next((key for key, option in legal.items()
                 if key.startswith("use ") and _can_be_spared(party, option)), "")  # fmt: skip


def _can_be_spared(party: Party, option: Option) -> bool:
    name, hero = option.key.removeprefix("use ").partition("#")[0], party.owner(int(option.value))
    return isinstance(content.card(name), content.Quest) and any(
        each.has("life") > 2 for each in party.heroes if each != hero
    )


def arrived(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """A Straddle is crossed, and Guardians are fought, by a party that can bear it."""
    if meanwhile := _meanwhile(party, legal):
        return meanwhile
    if "raft" in legal:
        return "raft"
    if over := straddles.crossing(party, legal):
        return over
    strong = party.in_fight("strength") >= GUARDIANS and not is_weak(party)
    return "fight" if strong and "fight" in legal else "home"


def portal(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """By the higher score, as long as there is hope."""
    score = max(("strength", "craft"), key=party.total)
    enough = party.talismans > len(party.heroes)
    return score if enough and _hope(legal, score) > 0.25 else "back"


def _hope(legal: dict[str, Option], key: str) -> float:
    found = re.search(r"(\d+) against (\d+) dice", legal[key].label) if key in legal else None
    return at_most(int(found[1]), int(found[2])) if found else 0.0


def plain(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Ahead if all have a Talisman. Who has several lays one down for each who has none, and these
    take it when the Plain is met again. Those who have one and are sure to come through alone stay
    till the others have fallen: else they would be back for ever."""
    if "ahead" in legal:
        return "ahead"
    able = [hero for hero in party.heroes if hero.bears("talisman")]
    lacking = [hero for hero in party.heroes if hero not in able]
    if lacking and min(hero.has("life") for hero in lacking) > 1:
        if party.lie("talisman") >= len(lacking):
            return "again"
        if spare := _spare(party, legal):
            return spare
    goes_on = party.talismans > 1 and party.are_sure(able)
    return "again" if goes_on and "again" in legal else "back"


def _spare(party: Party, legal: dict[str, Option]) -> str:
    """A Talisman to be dropped by who has several; empty if nobody has."""
    return next(
        (
            key
            for key, option in legal.items()
            if key.startswith("drop talisman")
            and (owner := party.owner(int(option.value)))
            and owner.bears("talisman") > 1
        ),
        "",
    )


def tried(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """The Crypt and the Mines: tried as long as there is a Talisman."""
    return "try" if "try" in legal else given(party, legal) or "back"


def given(party: Party, legal: dict[str, Option]) -> str:
    """A Talisman of who has most of them, where one is given; else empty."""
    bearers = {key: party.owner(int(option.value)) for key, option in legal.items()
               if key.startswith("talisman#")}  # fmt: skip
    have = {key: hero.bears("talisman") for key, hero in bearers.items() if hero is not None}
    return max(have, key=lambda key: have[key], default="")


def sacrifice(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """What is lacking is given."""
    return "give"


def death(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Dice with it while nobody is near its end, or those who are not can do without them."""
    hale = [hero for hero in party.heroes if hero.has("life") > 1]
    return "dice" if len(hale) == len(party.heroes) or party.are_sure(hale) else "back"


def death_fate(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Fate where all that there is wins, of who has most."""
    sides = re.search(r"(\d+) against (\d+) of Death", decision.ask)
    givers = {hero.has("fate"): f"place {hero.place}" for hero in party.heroes}
    short = int(sides[2]) - int(sides[1]) + 1 if sides is not None else 0
    enough = 0 < short <= sum(hero.has("fate") for hero in party.heroes)
    return givers[max(givers)] if enough else "none"


def vampire(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """A Talisman is kept for the way: its use makes the Valley harder."""
    return "roll"
