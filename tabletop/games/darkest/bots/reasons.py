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
        return because(label, "Its place in the line is as good as any to begin at.")
    known = (why for sign, why in WHYS if sign in legal or sign == decision.rule)
    told = [why(party, decision, key) for why in known]
    if card_answers.LOST.search(decision.ask) and "#" in key:
        told.append("Of these it is of the least use.")
    return because(label, next(filter(None, told), ""))


# --- on the road ---------------------------------------------------------------------------------


def _state(party: Party) -> str:
    """How the party stands: its Lives, among how many."""
    n = len(party.heroes)
    heroes = "one hero" if n == 1 else f"{n} heroes"
    return f"{party.lives} {'Life' if party.lives == 1 else 'Lives'} among {heroes}"


def _onward(party: Party, decision: Decision, key: str) -> str:
    if key == "back":
        return f"There are {_state(party)}, too few to go on."
    if key == "forward":
        return f"There are {_state(party)}, enough to meet more."
    return _meanwhile(key)


def _meanwhile(key: str) -> str:
    if key.startswith("cash"):
        return "What is cashed in weighs nothing, and pays in the village."
    if key.startswith(("use potion", "cast warm-bread")):
        return "Somebody lacks more than one Life."
    if key.startswith("cast mending"):
        return "Somebody has lost Strength."
    return "Its price can be spared." if key.startswith("use ") else ""


def _arrived(party: Party, decision: Decision, key: str) -> str:
    strength = party.in_fight("strength")
    wanted = journey.GUARDIANS
    if key == "fight":
        return f"All together fight with {strength}, where {wanted} is enough for most Guardians."
    if key.startswith("cross "):
        return f"All together fight with {strength}, enough for what lies there."
    if key == "home" and strength < wanted:
        return f"All together fight with {strength}, and {wanted} is wanted against Guardians."
    if key == "home":
        return f"There are {_state(party)}, too few for Guardians."
    return _meanwhile(key)


def _goal(party: Party, decision: Decision, key: str) -> str:
    return f"All together fight with {party.in_fight('strength')}: that is what it is enough for."


def _again(party: Party, decision: Decision, key: str) -> str:
    if key != "back":
        return f"There are {_state(party)}, and a Guardian is left that can be felled."
    if is_weak(party):
        return f"There are {_state(party)}, too few to fight on."
    return "No Guardian that is left can be felled by these scores."


def _fight(party: Party, decision: Decision, key: str) -> str:
    if key == "destroy":
        return "It needs no roll."
    hopes = {o.key: hope for o in decision.legal() if (hope := _hope(o.label, o.key)) is not None}
    if key in hopes:
        others = [hope for other, hope in hopes.items() if other != key]
        rest = f", and no other way more than {_of_100(max(others))}" if others else ""
        return f"It wins about {_of_100(hopes[key])} times of 100{rest}."
    best = max(hopes.values(), default=0.0)
    return f"To fight wins only about {_of_100(best)} times of 100."


def _hope(label: str, key: str) -> float | None:
    found = re.search(r"(\d+) against (\d+)", label)
    return beats(int(found[1]), int(found[2]), key != "assassinate") if found else None


def _of_100(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _fate(party: Party, decision: Decision, key: str) -> str:
    if decision.option("fate") is None:
        kept = "The sum is low enough as it is."
        return kept if key == "keep" else "It is the highest, and the sum is too high."
    if ends := FIGHT_ENDS.search(decision.ask):
        return _fate_in_fight(ends[1], key)
    if STANDS.search(decision.ask):
        than = "less than a Fate is worth" if key == "keep" else "as much as a Fate is worth"
        return f"What the {rolled(decision.ask)[-1]} brings costs {than}."
    hero, shown = party.spoken_of(decision.ask), rolled(decision.ask)[-1]
    fate = hero.has("fate") if hero is not None else 0
    if key == "fate":
        return f"There is hardly a worse die than {shown}, and {fate} Fate is left."
    return f"With {fate} Fate left a {shown} is not bad enough."


def _fate_in_fight(ends: str, key: str) -> str:
    if key == "fate":
        return f"The fight is {ends} as it stands, and another roll may win it."
    return f"The fight is {ends} as it stands" + (
        "." if ends == "won" else ", and another roll would hardly win it."
    )


def _found(party: Party, decision: Decision, key: str) -> str:
    if key == "take":
        return "There is room for it."
    if key == "leave":
        return "All that is carried is worth more."
    return "That is the least useful of what is carried."


def _lying(party: Party, decision: Decision, key: str) -> str:
    if key == "none":
        return "There is nothing to gain by more."
    return "There is room, and it is free."


def _loot(party: Party, decision: Decision, key: str) -> str:
    return "There it helps most." if key != "none" else "Nobody gains by it."


# --- in the village ------------------------------------------------------------------------------


def _stay(party: Party, decision: Decision, key: str) -> str:
    hero = party.spoken_of(decision.ask)
    if hero is None:
        return ""
    if key == "ready":
        return f"With {hero.has('gold')} gold there is nothing more that this hero needs."
    return next((why(hero) for sign, why in IN_VILLAGE if key.startswith(sign)), "")


def _lost(token: str) -> Callable[[Hero], str]:
    return lambda hero: f"It lacks {hero.lacks(token)} {token.capitalize()} to its start value."


IN_VILLAGE: tuple[tuple[str, Callable[[Hero], str]], ...] = (
    ("heal life", _lost("life")),
    ("heal strength", _lost("strength")),
    ("heal craft", _lost("craft")),
    ("heal fate", _lost("fate")),
    ("trophies", lambda hero: "Nothing else comes of trophies, and this hero grows by it."),
    ("cash", lambda hero: "It pays at once, and buys what helps."),
    ("fetch talisman", lambda hero: "The way to the Crown takes every Talisman there is."),
    ("mystic", lambda hero: f"It can be had for {hero.has('gold')} gold and may turn out well."),
    ("buy water-bottle", lambda hero: "The Desert takes a Life of who has none."),
    ("buy sword", lambda hero: "It bears no weapon, and each fight is a score and a die."),
    ("buy axe", lambda hero: "It bears no weapon, and each fight is a score and a die."),
    ("buy", lambda hero: "It may save a Life, and this hero bears none yet."),
    ("use potion", _lost("life")),
    ("use", lambda hero: "Its price can be spared, and a Talisman is the reward."),
)


def _where(party: Party, decision: Decision, key: str) -> str:
    strength = party.in_fight("strength")
    if party.is_weak and any(hero.lacks("life") for hero in party.heroes):
        return f"There are {_state(party)}: that road is the safest."
    if (wanted := village.wanted(party, key)) is not None:
        return f"All together fight with {strength}, where more than {wanted} is wanted."
    if key == straddles.on_the_way(party, {option.key: option for option in decision.legal()}):
        return f"All together fight with {strength}, enough for the land behind."
    if straddles.leads_up(party, key):
        return f"There are {party.talismans} Talismans, and scores of {_scores(party)}."
    if content.rewards(key):
        return f"With {party.talismans} Talismans there are too few for the Tower."
    if key == "trove":
        return f"All together fight with {strength}, enough for the Guardians of a Trove."
    return f"All together fight with {strength}, too little for what is guarded: there it grows."


def _scores(party: Party) -> str:
    return f"Strength {party.total('strength')} and Craft {party.total('craft')}"


def _order(party: Party, decision: Decision, key: str) -> str:
    return "Who leads meets each card first, and has most Life and the best score."


# --- in the Tower --------------------------------------------------------------------------------


def _portal(party: Party, decision: Decision, key: str) -> str:
    option = decision.option(key)
    found = re.search(r"(\d+) against (\d+) dice", option.label) if option else None
    if found:
        return f"It succeeds about {_of_100(at_most(int(found[1]), int(found[2])))} times of 100."
    if key == "back":
        return f"With {party.talismans} Talismans and {_scores(party)} there is little hope."
    return ""


def _plain(party: Party, decision: Decision, key: str) -> str:
    if key == "ahead":
        return "Everybody has a Talisman to show."
    if key.startswith("drop") or (key == "again" and party.lie("talisman")):
        return "Who has none takes it when the Plain is met again."
    if key == "again":
        return "Those who have a Talisman are sure to come through."
    return f"There are {party.talismans} Talismans for {len(party.heroes)} heroes."


MOST = "Nobody has more of them to spare."


def _tried(party: Party, decision: Decision, key: str) -> str:
    if key == "try":
        return f"There are {party.talismans} Talismans, and a try costs one."
    if key.startswith("talisman"):
        return MOST
    return "No Talisman is left for a try."


def _death(party: Party, decision: Decision, key: str) -> str:
    least = min((hero.has("life") for hero in party.heroes), default=0)
    return f"Nobody has less than {least} {'Life' if least == 1 else 'Lives'}."


def _mode(party: Party, decision: Decision, key: str) -> str:
    return "Of these it takes least, or gives most."


def _willing(party: Party, decision: Decision, key: str) -> str:
    if key == "no" and card_answers.carries_off(decision):
        return "To be carried off leaves behind what lies on this road."
    if key == "no":
        return "It is worth less than its price."
    return "What is offered is worth its price."


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
    ("DTC-270", lambda party, decision, key: "What is lacking opens the way at once."),
    ("DTC-274", _death),
    ("DTC-201", lambda party, decision, key: "It may save a Life, and costs nothing to try."),
    ("DTC-134", lambda party, decision, key: "What is skipped cannot be taken along."),
    ("mode 0", _mode),
    ("mode 1", _mode),
    ("yes", _willing),
    ("shoot", lambda party, decision, key: "A shot costs nothing where no better weapon is borne."),
    ("buy", lambda party, decision, key: "Life is always worth its gold."),
    ("give", lambda party, decision, key: "A Talisman is kept for the way."),
)
"""What is said of an answer: by the rule that asks, or by an option that only one question has."""
