"""The table options of The Restless, the first choice of each being the default."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, TableOption, Wins


def _option(id: str, title: str, rule: str, help: str, **choices: str) -> TableOption:
    values = tuple(Choice(value.removeprefix("_"), label) for value, label in choices.items())
    return TableOption(id, title, help, values, rule)


def _numbers(id: str, title: str, rule: str, help: str, *numbers: int) -> TableOption:
    return TableOption(id, title, help, tuple(Choice(str(n), str(n)) for n in numbers), rule)


OPTIONS = (
    _numbers("starters", "Starter Items", "RST-272", "How many of six it keeps.", 4, 3, 2, 1, 0),
    _numbers("rests", "Nights", "RST-273", "How many Rest cards it starts with.", 3, 2, 1, 0),
    _numbers(
        "encounters_per_realm", "Encounters in a Realm", "RST-168", "How many each Realm has.",
        4, 5, 6, 7,
    ),
    _numbers("start_rerolls", "Reroll Counters", "RST-032", "At the start.", 5, 8, 3, 0),
    _option(
        "death_effect", "Death Effects", "RST-229", "When a Character's Death Effect happens.",
        by_target="when a Target kills it", always="however it dies",
    ),
    _option(
        "transfigure_health", "Transfigured Characters", "RST-069", "What happens to wounds.",
        keep_damage="keep their wounds", full="are unhurt",
    ),
    _option(
        "trader_nothing", "Nothing at a Trader's", "RST-087", "Whether its place is refilled.",
        as_drawn="its place stays empty", refill_free="is replaced",
    ),
    _numbers("nothing_reroll_cost", "Drawing again after Nothing", "RST-113", "Its price.", 1, 0),
    _option(
        "final_night_ignores_lock", "The last night after Fleeing", "RST-237",
        "Whether the party may rest before the Traitor God after Fleeing.",
        off="is denied", on="is allowed",
    ),
    _numbers("final_night_fee", "The last Trader's fee", "RST-238", "To see the goods.", 1, 0),
    _numbers(
        "replacement_draw", "New Characters", "RST-232", "How many are drawn to pick from.", 1, 2, 3
    ),
    _option(
        "rest_order", "Nights", "RST-148", "Which Rest card is played next.",
        leftmost="the next in the row", any="any of them",
    ),
    _option(
        "rests_per_gap", "Rests between two Encounters", "RST-147", "How many Rests there may be.",
        _0="as many as the party has nights", _1="one",
    ),
    _option(
        "free_consumables_outside", "Consumables outside Battle", "RST-140",
        "Whether a Character may use more than one in an Encounter.",
        off="one for each Character", on="any number",
    ),
    _option(
        "god_ticks_recharge", "Recharging before the Traitor God", "RST-134",
        "Whether that Battle counts as the start of an Encounter.", on="counts", off="does not",
    ),
    _option(
        "god_kill_inventory", "What a Traitor God's victims held", "RST-248",
        "Whether the others may share it out.", lost="is lost", share="is shared out",
    ),
    _option(
        "trader_reopen", "A Trader's second Inventory", "RST-081", "For another fee.",
        off="there is none", on="can be seen",
    ),
    _option(
        "trader_buyback", "What was sold", "RST-095", "Whether a sold Item can be bought back.",
        off="is gone", on="lies among the goods",
    ),
    _option(
        "decision_mode", "Decisions of the party", "RST-006",
        "Who must agree to final decisions if several people play: the last night, the verdict"
        " before the Traitor God, and choices that a card or a draw leaves to the party.",
        consensus="everybody agrees", majority="most agree", host="whoever is asked decides",
    ),
    _option(
        "ask_rerolls", "Rerolls", "RST-170", "How often the program asks whether to roll again.",
        failures="asks after failures", always="asks after every roll", never="never asks",
    ),
)  # fmt: skip

ROLES = ("Character", "Characters")
"""What seats play, one and several."""

PRESETS = {
    "As printed": {},
    "Merciful": {"start_rerolls": "8", "nothing_reroll_cost": "0", "transfigure_health": "full"},
    "Harder": {"encounters_per_realm": "5", "rests": "2"},
    "Empty-handed": {"starters": "0", "start_rerolls": "3"},
}

MEANS = {
    "As printed": "The original rules.",
    "Merciful": "Eight Reroll Counters instead of five, a free redraw for each Nothing, and "
    "transfigured Characters are healed.",
    "Harder": "Five Encounters in every Realm, and two nights instead of three.",
    "Empty-handed": "No Starter Items, and three Reroll Counters instead of five.",
}
"""What the presets are."""

WORDS = ("medium", "hard", "grim", "merciless")
"""How hard a table is, two points each."""

POINTS = {1: 7, 2: 6, 3: 4, 4: 3}
"""By the number of Characters."""

MORE_POINTS = {
    ("starters", "1"): 1,
    ("starters", "0"): 1,
    ("rests", "1"): 1,
    ("rests", "0"): 2,
    ("start_rerolls", "8"): -1,
    ("start_rerolls", "0"): 1,
    ("encounters_per_realm", "6"): 1,
    ("encounters_per_realm", "7"): 1,
}
"""What options do to that; those that are not here change little."""


def difficulty(seats: int, options: dict[str, str]) -> str:
    """How hard a game of so many Characters is, in a word (by the thoughtful bots' win rates)."""
    points = POINTS[seats] + sum(MORE_POINTS.get(chosen, 0) for chosen in options.items())
    return WORDS[max(0, min(points // 2, len(WORDS) - 1))]


WINS = (
    Wins(PRESETS["As printed"], {1: 0, 2: 4, 3: 18, 4: 34}),
    Wins(PRESETS["Merciful"], {1: 2, 2: 6, 3: 21, 4: 42}),
    Wins(PRESETS["Harder"], {1: 1, 2: 4, 3: 12, 4: 32}),
    Wins(PRESETS["Empty-handed"], {1: 1, 2: 3, 3: 11, 4: 28}),
)
"""What thoughtful parties won: `play restless --preset ... --seats ...`."""
