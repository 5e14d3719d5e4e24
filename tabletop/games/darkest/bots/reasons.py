"""Bots: why a careful party answers so, in a sentence with its figures; the hint, too."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.bots.budget import Budget
from tabletop.bots.hints import answered, because
from tabletop.bots.luck import Luck
from tabletop.games.darkest.bots import card_answers, journey, straddles, village
from tabletop.games.darkest.bots.module_advice import is_weak
from tabletop.games.darkest.bots.party import Hero, Party, at_most, beats, rolled
from tabletop.games.darkest.bots.thoughtful import FIGHT_ENDS, STANDS, thoughtful
from tabletop.games.darkest.cards import content
from tabletop.play.questions.decision import Decision
from tabletop.table.view import View

NEEDS = ": needs "
"""So a Guardian is offered that scores could fell."""

Why = Callable[[Party, Decision, str], str]


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """Why *decision* is answered by *key*; with no *key*, what the bot would do, and why."""
    key = key or thoughtful(view, decision, Luck(0))
    label = answered(view, decision, key)
    if not label:
        return ""
    legal = {option.key for option in decision.legal()}
    if legal == {key}:
        return because(label, "Nothing else is allowed here.")
    party = Party(view)
    if any(NEEDS in option.label for option in decision.legal()):
        return because(label, "It is as good a start as any other place in the line.")
    known = (why for sign, why in WHYS if sign in legal or sign == decision.rule)
    told = [why(party, decision, key) for why in known]
    if card_answers.LOST.search(decision.ask) and "#" in key:
        told.append("It is the least useful of these.")
    return because(label, next(filter(None, told), ""))


# --- on the road ---------------------------------------------------------------------------------


def _state(party: Party) -> str:
    """How the party stands: its Lives, among how many."""
    return f"{party.lives} {'Life' if party.lives == 1 else 'Lives'} among {_heroes(party)}"


def _heroes(party: Party) -> str:
    n = len(party.heroes)
    return "one hero" if n == 1 else f"{n} heroes"


def _talismans(party: Party) -> str:
    return f"{party.talismans} {'Talisman' if party.talismans == 1 else 'Talismans'}"


def _onward(party: Party, decision: Decision, key: str) -> str:
    if key == "back":
        return f"The party has {_state(party)}, too few to go on."
    if key == "forward":
        return f"The party has {_state(party)}, enough to meet more."
    return _meanwhile(key)


def _meanwhile(key: str) -> str:
    if key.startswith("cash"):
        return "The gold takes no item slot, and it pays in the village."
    if key.startswith(("use potion", "cast warm-bread")):
        return "A hero has lost more than one Life."
    if key.startswith("cast mending"):
        return "A hero has lost Strength."
    return "The party can afford its price." if key.startswith("use ") else ""


def _arrived(party: Party, decision: Decision, key: str) -> str:
    strength = party.in_fight("strength")
    wanted = journey.GUARDIANS
    if key == "fight":
        return f"The party fights with {strength}, and {wanted} is enough for most Guardians."
    if key.startswith("cross "):
        return f"The party fights with {strength}, enough for the land there."
    if key == "home" and strength < wanted:
        return f"The party fights with {strength}, but needs {wanted} against Guardians."
    if key == "home":
        return f"The party has {_state(party)}, too few for Guardians."
    return _meanwhile(key)


def _goal(party: Party, decision: Decision, key: str) -> str:
    return f"The party fights with {party.in_fight('strength')}, which suits this goal best."


def _again(party: Party, decision: Decision, key: str) -> str:
    if key != "back":
        return f"The party has {_state(party)}, and can still defeat a Guardian."
    if is_weak(party):
        return f"The party has {_state(party)}, too few to fight on."
    return "The party's scores are too low for every Guardian that is left."


def _fight(party: Party, decision: Decision, key: str) -> str:
    if key == "destroy":
        return "It needs no roll."
    hopes = {o.key: hope for o in decision.legal() if (hope := _hope(o.label, o.key)) is not None}
    if key in hopes:
        others = [hope for other, hope in hopes.items() if other != key]
        rest = f", and every other way at most {_of_100(max(others))}" if others else ""
        return f"It wins about {_of_100(hopes[key])} times in 100{rest}."
    best = max(hopes.values(), default=0.0)
    return f"A fight is won only about {_of_100(best)} times in 100."


def _hope(label: str, key: str) -> float | None:
    found = re.search(r"(\d+) against (\d+)", label)
    return beats(int(found[1]), int(found[2]), key != "assassinate") if found else None


def _of_100(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _fate(party: Party, decision: Decision, key: str) -> str:
    if decision.option("fate") is None:
        kept = "The sum is already low enough."
        return kept if key == "keep" else "It is the highest die, and the sum is too high."
    if ends := FIGHT_ENDS.search(decision.ask):
        return _fate_in_fight(ends[1], key)
    if STANDS.search(decision.ask):
        than = (
            "less than 1 Fate is worth" if key == "keep" else "at least as much as 1 Fate is worth"
        )
        return f"The {rolled(decision.ask)[-1]} costs {than}."
    hero, shown = party.spoken_of(decision.ask), rolled(decision.ask)[-1]
    fate = hero.has("fate") if hero is not None else 0
    if key == "fate":
        return f"Few dice are worse than a {shown}, and the hero has {fate} Fate left."
    return f"With {fate} Fate left, a {shown} is not bad enough to spend it."


def _fate_in_fight(ends: str, key: str) -> str:
    if key == "fate":
        return f"The fight is {ends} as it stands, but another roll may win it."
    return f"The fight is {ends} as it stands" + (
        "." if ends == "won" else ", and another roll would hardly win it."
    )


def _found(party: Party, decision: Decision, key: str) -> str:
    if key == "take":
        return "The hero has room for it."
    if key == "leave":
        return "Everything that the hero carries is worth more."
    return "It is the least useful thing that the hero carries."


def _lying(party: Party, decision: Decision, key: str) -> str:
    if key == "none":
        return "Nothing else there is worth taking."
    return "The hero has room, and it is free."


def _loot(party: Party, decision: Decision, key: str) -> str:
    return "It helps this hero most." if key != "none" else "It helps nobody."


# --- in the village ------------------------------------------------------------------------------


def _stay(party: Party, decision: Decision, key: str) -> str:
    hero = party.spoken_of(decision.ask)
    if hero is None:
        return ""
    if key == "ready":
        return f"With {hero.has('gold')} gold, this hero needs nothing else here."
    return next((why(hero) for sign, why in IN_VILLAGE if key.startswith(sign)), "")


def _lost(token: str) -> Callable[[Hero], str]:
    return lambda hero: (
        f"The hero is {hero.lacks(token)} {token.capitalize()} below its start value."
    )


IN_VILLAGE: tuple[tuple[str, Callable[[Hero], str]], ...] = (
    ("heal life", _lost("life")),
    ("heal strength", _lost("strength")),
    ("heal craft", _lost("craft")),
    ("heal fate", _lost("fate")),
    ("trophies", lambda hero: "Trophies have no other use, and they make this hero stronger."),
    ("cash", lambda hero: "It gives gold at once, for useful things."),
    ("fetch talisman", lambda hero: "The way to the Crown needs every Talisman."),
    ("mystic", lambda hero: f"The hero has {hero.has('gold')} gold, and the result may be good."),
    ("buy water-bottle", lambda hero: "In the Desert, a hero without one loses a Life."),
    ("buy sword", lambda hero: "This hero has no weapon, and a weapon adds to each fight."),
    ("buy axe", lambda hero: "This hero has no weapon, and a weapon adds to each fight."),
    ("buy", lambda hero: "It may save a Life, and this hero has none yet."),
    ("use potion", _lost("life")),
    ("use", lambda hero: "The hero can afford the price, and the reward is a Talisman."),
)


def _where(party: Party, decision: Decision, key: str) -> str:
    strength = party.in_fight("strength")
    if party.is_weak and any(hero.lacks("life") for hero in party.heroes):
        return f"The party has {_state(party)}: this road is the safest."
    if (wanted := village.wanted(party, key)) is not None:
        return f"The party fights with {strength}, but needs more than {wanted} elsewhere."
    if straddles.leads_up(party, key):
        return f"The party has {_talismans(party)}, {_scores(party)}."
    if key == village.trip(party, {option.key: option for option in decision.legal()}):
        return f"The party fights with {strength}, enough for what lies there."
    if content.rewards(key):
        return f"The party has {_talismans(party)}, too few for the Tower."
    if key == "trove":
        return f"The party fights with {strength}, enough for the Guardians of a Trove."
    return f"The party fights with {strength}, too little for Guardians, and grows there."


def _scores(party: Party) -> str:
    return f"Strength {party.total('strength')} and Craft {party.total('craft')}"


def _order(party: Party, decision: Decision, key: str) -> str:
    return "The leader meets each card first, so it should have the most Life and the best score."


# --- in the Tower --------------------------------------------------------------------------------


def _portal(party: Party, decision: Decision, key: str) -> str:
    option = decision.option(key)
    found = re.search(r"(\d+) against (\d+) dice", option.label) if option else None
    if found:
        return f"It succeeds about {_of_100(at_most(int(found[1]), int(found[2])))} times in 100."
    if key == "back":
        return f"With {_talismans(party)}, {_scores(party)}, success is unlikely."
    return ""


def _plain(party: Party, decision: Decision, key: str) -> str:
    if key == "ahead":
        return "Every hero has a Talisman."
    if key.startswith("drop") or (key == "again" and party.lie("talisman")):
        return "A hero without a Talisman can take it when the party meets the Plain again."
    if key == "again":
        return "Every hero with a Talisman is sure to come through."
    return f"The party has {_talismans(party)} for {_heroes(party)}."


MOST = "No hero has more Talismans."


def _tried(party: Party, decision: Decision, key: str) -> str:
    if key == "try":
        return f"The party has {_talismans(party)}, and a try costs 1."
    if key.startswith("talisman"):
        return MOST
    return "The party has no Talisman left for a try."


def _death(party: Party, decision: Decision, key: str) -> str:
    least = min((hero.has("life") for hero in party.heroes), default=0)
    return f"Every hero has at least {least} {'Life' if least == 1 else 'Lives'}."


def _mode(party: Party, decision: Decision, key: str) -> str:
    return "It costs the least, or gives the most."


def _willing(party: Party, decision: Decision, key: str) -> str:
    if key == "no" and card_answers.carries_off(decision):
        return "If the party moves away, it leaves everything on this road behind."
    if key == "no":
        return "It is worth less than its price."
    return "The offer is worth its price."


WHYS: tuple[tuple[str, Why], ...] = (
    ("ready", _stay),
    ("trove", _where),
    ("DTC-100", _order),
    ("DTC-185", _fight),
    ("DTC-B03", _fate),
    ("DTC-B08", _found),
    ("DTC-142", _lying),
    ("DTC-252", _loot),
    ("DTC-126", _onward),
    ("DTC-104", _arrived),
    ("DTC-336", _goal),
    ("DTC-250", _again),
    ("DTC-281", _again),
    ("DTC-261", _portal),
    ("DTC-262", lambda party, decision, key: MOST),
    ("DTC-266", _plain),
    ("DTC-268", _tried),
    ("DTC-272", _tried),
    (
        "DTC-270",
        lambda party, decision, key: "A sacrifice of the missing points opens the way at once.",
    ),
    ("DTC-274", _death),
    ("DTC-201", lambda party, decision, key: "It may save a Life, and trying it is free."),
    (
        "DTC-134",
        lambda party, decision, key: "The party cannot take anything from a skipped space.",
    ),
    ("mode 0", _mode),
    ("mode 1", _mode),
    ("yes", _willing),
    (
        "shoot",
        lambda party, decision, key: "The hero has no better weapon, so a shot takes none away.",
    ),
    ("buy", lambda party, decision, key: "A Life is always worth its price."),
    ("give", lambda party, decision, key: "The party keeps its Talismans for the Tower."),
)
"""What is said of an answer: by the rule that asks, or by an option that only one question has."""
