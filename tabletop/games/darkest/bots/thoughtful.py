"""A party that thinks a little: where to go, whom to fight, what to buy, when to turn back.

Each question is known by its rule, and by its options where one rule asks several things.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.bots.luck import Luck
from tabletop.games.darkest.bots import (
    card_answers,
    finds,
    journey,
    module_advice,
    straddles,
    village,
)
from tabletop.games.darkest.bots.party import SIDES, Party, added, beats, rolled
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.guardians.foes import printed
from tabletop.games.darkest.party.scores import FIGHTING
from tabletop.play.questions.decision import Decision, Option
from tabletop.table.view import View

Answer = Callable[[Party, Decision, dict[str, Option]], str]


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """What a careful party would do, seeing no more than *view*."""
    legal = {option.key: option for option in decision.legal()}
    if len(legal) == 1:
        return next(iter(legal))
    party = Party(view)
    if (key := module_advice.answer(party, decision)) in legal:
        return key
    for known, answer in ANSWERS:
        if known in legal or known == decision.rule:
            key = answer(party, decision, legal)
            if key in legal:
                return key
    if decision.ask.endswith("give Fate?"):
        return journey.death_fate(party, decision, legal)
    key = card_answers.chosen(party, decision, legal)
    if key in legal:
        return key
    if decision.default in legal:
        return decision.default
    if whom := _whom(party, legal):
        return whom
    return luck.choice([key for key in legal if not key.startswith(UNWANTED)] or [*legal])


UNWANTED = ("drop", "store", "none", "no", "leave", "cast", "others", "nowhere")
"""What is not done without a reason."""


# --- fights and dice ------------------------------------------------------------------------------


def _fight(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """The way with the best hope; evading what is likely to kill."""
    if "destroy" in legal:
        return "destroy"
    hope = {key: _hope(option) for key, option in legal.items() if _hope(option) >= 0}
    best = max(hope, key=lambda key: hope[key]) if hope else "evade"
    if hope.get(best, 0.0) >= 0.45:
        return best
    for way_out in ("evade", "refuse"):
        if way_out in legal:
            return way_out
    spells = [key for key in legal if key.startswith("cast ") and _is_of_use(legal[key])]
    return spells[0] if spells else best


def _hope(option: Option) -> float:
    """How likely this way of fighting wins; -1 if the option is none."""
    found = re.search(r"(\d+) against (\d+)", option.label)
    if found is None:
        return -1.0
    return beats(int(found[1]), int(found[2]), option.key != "assassinate")


def _is_of_use(option: Option) -> bool:
    of = content.card(option.key.removeprefix("cast ").partition("#")[0])
    return isinstance(of, content.Spell) and of.timing == "combat"


def _fate(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """A fight that is lost is rolled again where there is hope, and a bad die of one's own."""
    if "fate" not in legal:
        return _party_fate(party, decision, legal)
    hero, stands = party.spoken_of(decision.ask), STANDS.search(decision.ask)
    words = stands[1] if stands is not None else ""
    if ends := FIGHT_ENDS.search(words):
        wins = _WINS.search(legal["fate"].tells)
        least = 2 if ends[1] == "drawn" else 1
        hope = SIDES + 1 - (int(wins[1]) if wins else SIDES)
        return "fate" if ends[1] != "won" and hope > least else "keep"
    if words:
        is_bad = card_answers.worth(words, hero, len(party.heroes)) <= -card_answers.WORTH["Fate"]
        return "fate" if is_bad else "keep"
    worst = 2 if hero is not None and hero.has("fate") > 1 else 1
    return "fate" if rolled(decision.ask)[-1] <= worst else "keep"


STANDS = re.compile(r"If (?:it|they) stands?: ([^.]*)\.")
FIGHT_ENDS = re.compile(r"which is (won|lost|drawn)")
_WINS = re.compile(r"(\d+)(?: or more)? wins")


def _party_fate(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """At the Portal, in the Crypt and in the Mines the highest die is rolled again."""
    step = party.view.flow.step
    shown = rolled(decision.ask)
    scores = {"crypt": ["strength"], "mines": ["craft"], "portal": ["strength", "craft"]}.get(step)
    if not scores or sum(shown) <= max(map(party.total, scores)):
        return "keep"
    return f"die {shown.index(max(shown))}"


def _whom(party: Party, legal: dict[str, Option]) -> str:
    """Where somebody is picked: who lacks most."""
    weak = sorted(party.heroes, key=lambda hero: hero.has("life") - hero.lacks("life"))
    return next((hero.name for hero in weak if hero.name in legal), "")


def _armour(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    return decision.default


# --- Guardians ------------------------------------------------------------------------------------


def _shoot(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """By who has no better weapon: the Bow would be in hand instead."""
    hero = party.spoken_of(decision.ask)
    number = FIGHTING["strength"]
    armed = hero is not None and any(added(item, number) > 1 for item in hero.items)
    return "none" if armed else "shoot"


def _wield(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Against Guardians that all have but one score, what adds most to that; else what is best."""
    scores = {score for score in FIGHTING for card in party.guards if printed(card, score)}
    if len(scores) != 1:
        return ""
    count = re.compile(rf"{scores.pop().capitalize()} (\d+)")
    return max(legal, key=lambda key: sum(map(int, count.findall(legal[key].label))))


def _again(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """On against Guardians that are left, while the party has Life and can fell one of them."""
    on = next((key for key in ("fight", "on", "afresh") if key in legal), "")
    return "back" if party.is_weak or not party.can_fell_one else on


ANSWERS: tuple[tuple[str, Answer], ...] = (
    ("ready", village.stay),
    ("DTC-098", village.where),
    ("DTC-100", village.order),
    ("DTC-087", _wield),
    ("DTC-185", _fight),
    ("DTC-B03", _fate),
    ("DTC-201", _armour),
    ("DTC-B08", finds.found),
    ("DTC-142", finds.lying),
    ("DTC-252", finds.loot),
    ("DTC-126", journey.onward),
    ("DTC-104", journey.arrived),
    ("DTC-336", straddles.goal),
    ("DTC-250", _again),
    ("DTC-281", _again),
    ("DTC-261", journey.portal),
    ("DTC-262", lambda party, decision, legal: journey.given(party, legal)),
    ("DTC-266", journey.plain),
    ("DTC-268", journey.tried),
    ("DTC-272", journey.tried),
    ("DTC-270", journey.sacrifice),
    ("DTC-274", journey.death),
    ("mode 0", card_answers.mode),
    ("mode 1", card_answers.mode),
    ("yes", card_answers.willing),
    ("shoot", _shoot),
    ("buy", village.life),
    ("give", journey.vampire),
)
"""Who answers: by the rule that asks, or by an option that only one question has."""
