"""Bots: what cards ask: whether to roll or to pay, what is given up, and which of several."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.games.darkest.bots import finds
from tabletop.games.darkest.bots.party import SIDES, Hero, Party, beats
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.foes import ENEMIES, GROW, grown
from tabletop.play.questions.decision import Decision, Option

WORTH = {
    "Life": 4, "Strength": 5, "Craft": 5, "turn": 3, "Fate": 2, "Spell": 2, "gold": 2,
    "Talisman": 12, "Object": 3, "Follower": 3,
}  # fmt: skip
"""How bad it is to lose what, and how good to gain it: gold can be earned."""
REGAINED = ("Life", "Strength", "Craft", "Fate")
"""Of these no more is regained than is lacking."""
NEAR_DEATH, DEARER = 2, 3
"""To who has no more Lives than so many, each is worth so many times as much."""
SPOILS, WOUND = 3, WORTH["Life"] + 3
"""What a fight brings that is won, and what it costs if it is lost: a Life, and a score that the
Healer makes good for gold, as far as it was there from the start."""
ALL = 3
"""What `all` of something is reckoned as."""

_DEED = re.compile(r"(lose|gain|regain|pay|discard)s? (all|an?|\d+) (\w+)")
_HELP = re.compile(r"it has ([+-]\d+) (?:Strength|Craft)")
_ROW = re.compile(r"(\d)(?: to (\d))?: ([^;.]*)")
_BUYS = re.compile(r"Buy up to (\d+) Life")
LOST = re.compile(r"(lost|discarded|give up|goes|put down|burned)\b.*\?$|Which\?$")
"""So it is asked what a hero has to do without."""

Fight = Callable[[int], float]
"""What a fight is worth in which the Enemy has so much more."""


# --- yes or no ------------------------------------------------------------------------------------


def willing(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Yes to what is worth its price; what carries the party off is left alone."""
    is_willing = not carries_off(decision) and _gain(party, decision, legal["yes"]) >= 0
    return "yes" if is_willing else "no"


def carries_off(decision: Decision) -> bool:
    """Whether the party is offered to be carried off from its road."""
    words = (decision.ask, *(option.label for option in decision.options))
    return any("teleport the party" in each.lower() for each in words)


def _gain(party: Party, decision: Decision, yes: Option) -> float:
    """How much better *yes* is than no: what it brings, less its price, and less what comes of
    leaving it."""
    hero = _asked(party, decision)
    fight, heroes = _fight_with(party, yes, hero), len(party.heroes)

    def good(words: str) -> float:
        return worth(words.lower(), hero, heroes) + _helps(words, fight)

    rows = [(int(low), int(high or low), words) for low, high, words in _ROW.findall(yes.tells)]
    rolled = sum((high - low + 1) * good(words) for low, high, words in rows) / SIDES
    otherwise = decision.ask.partition("If not: ")[2]
    return good(yes.label) + rolled - good(otherwise)


def _asked(party: Party, decision: Decision) -> Hero | None:
    """The hero to whom a card speaks."""
    return party.spoken_of(decision.ask.partition(", to ")[2] or decision.ask)


def worth(words: str, hero: Hero | None, heroes: int) -> float:
    """How good it is for *hero*, or for each of so many *heroes*, what *words* say: less than
    nothing where something is lost."""
    whole = sum(_worth(hero, deed, many, what) for deed, many, what in _DEED.findall(words))
    return whole * (heroes if "each" in words else 1)


def _worth(hero: Hero | None, deed: str, many: str, what: str) -> float:
    name = next((name for name in WORTH if what.lower().startswith(name.lower())), "")
    if not name:
        return 0.0
    n = ALL if many == "all" else int(many) if many.isdigit() else 1
    if deed == "regain" and hero is not None and name in REGAINED:
        n = min(n, hero.lacks(name.lower()))
    dear = name == "Life" and hero is not None and hero.has("life") <= NEAR_DEATH
    sign = 1 if deed in ("gain", "regain") else -1
    return float(sign * n * WORTH[name] * (DEARER if dear else 1))


def _fight_with(party: Party, yes: Option, hero: Hero | None) -> Fight | None:
    """The fight that *hero* is about to have, if an Enemy asks."""
    of = content.enemy(party.named(next(iter(yes.pieces), -1)))
    if of is None or hero is None:
        return None
    grows = party.view.options[ENEMIES] == GROW
    ahead = max(
        hero.in_fight(score) - n - (grown(hero.name, hero.tokens, score) if grows else 0)
        for score, n in (("strength", of.strength), ("craft", of.craft)) if n is not None
    )  # fmt: skip
    dear = hero.has("life") <= NEAR_DEATH
    wound = WOUND + (DEARER - 1) * WORTH["Life"] * dear
    return lambda more: beats(ahead - more, 0) * SPOILS - beats(more - ahead, 0) * wound


def _helps(words: str, fight: Fight | None) -> float:
    """What *words* change of the *fight* to come; who need not fight loses nothing by it."""
    if fight is None:
        return 0.0
    if "evade" in words or "discard it" in words or "discard this card" in words:
        return max(0.0, -fight(0))
    changed = _HELP.search(words)
    return fight(int(changed[1])) - fight(0) if changed is not None else 0.0


# --- one of several -------------------------------------------------------------------------------


def mode(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Of several evils the least, of several goods the best."""
    hero, heroes = _asked(party, decision), len(party.heroes)
    good = {
        key: worth(option.label.lower(), hero, heroes) + _healed(option.label, hero)
        for key, option in legal.items()
    }
    return max(good, key=lambda key: good[key])


def _healed(label: str, hero: Hero | None) -> float:
    """What the Lives are worth that *hero* may buy and lacks."""
    found = _BUYS.search(label)
    if found is None or hero is None:
        return 0.0
    n = min(int(found[1]), hero.lacks("life"), hero.has("gold"))
    return float(n * (WORTH["Life"] - WORTH["gold"]))


def chosen(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """What goes is of the least use; before a combat a Spell that helps in it, else none; of what
    one hero takes from another gold, which both can spare. Empty for any other question."""
    hero = party.spoken_of(decision.ask)
    things = {key: finds.usefulness(finds.of_key(key), hero) for key in legal if "#" in key}
    if things and LOST.search(decision.ask):
        return min(things, key=lambda key: things[key])
    if decision.ask.endswith("a Spell?"):
        spells = [key for key in legal if key.startswith("cast ")]
        return spells[0] if spells and "before the combat" in decision.ask else "none"
    return "gold" if "is taken from" in decision.ask and "gold" in legal else ""
