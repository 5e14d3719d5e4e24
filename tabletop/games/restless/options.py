"""The table options of The Restless, the first choice of each being the default."""

from __future__ import annotations

from tabletop.play.game import Choice, TableOption


def _option(id: str, title: str, rule: str, help: str, **choices: str) -> TableOption:
    values = tuple(Choice(value.removeprefix("_"), label) for value, label in choices.items())
    return TableOption(id, title, help, values, rule)


def _numbers(id: str, title: str, rule: str, help: str, *numbers: int) -> TableOption:
    return TableOption(id, title, help, tuple(Choice(str(n), str(n)) for n in numbers), rule)


OPTIONS = (
    _numbers("starters", "Starter Items", "RST-272", "How many of six are kept.", 4, 3, 2, 1, 0),
    _numbers("rests", "Nights", "RST-273", "Rest cards at the start.", 3, 2, 1, 0),
    _numbers(
        "encounters_per_realm", "Encounters in a Realm", "RST-168", "As the Realm says, or more.",
        4, 5, 6, 7,
    ),
    _numbers("start_rerolls", "Reroll Counters", "RST-032", "At the start.", 5, 8, 3, 0),
    _option(
        "death_effect", "Death Effects", "RST-229", "When a Character's last words are heard.",
        by_target="when a Target kills it", always="however it dies",
    ),
    _option(
        "transfigure_health", "Transfigured Characters", "RST-069", "What becomes of wounds.",
        keep_damage="keep their wounds", full="are unhurt",
    ),
    _option(
        "trader_nothing", "Nothing at a Trader's", "RST-087", "Whether its place is filled again.",
        as_drawn="leaves its place empty", refill_free="is replaced",
    ),
    _numbers("nothing_reroll_cost", "Drawing again after Nothing", "RST-113", "Its price.", 1, 0),
    _option(
        "final_night_ignores_lock", "The last night after Fleeing", "RST-237",
        "Whether the party may rest before the Traitor God though it has fled.",
        off="is denied", on="is allowed",
    ),
    _numbers("final_night_fee", "The last Trader's fee", "RST-238", "To see the goods.", 1, 0),
    _option(
        "ask_rerolls", "Rerolls", "RST-170", "How often the program asks whether to roll again.",
        failures="asks after failures", always="asks after every roll", never="never asks",
    ),
)  # fmt: skip

PRESETS = {
    "Source": {},
    "Merciful": {"start_rerolls": "8", "nothing_reroll_cost": "0", "transfigure_health": "full"},
    "Harder": {"encounters_per_realm": "5", "rests": "2"},
    "Empty-handed": {"starters": "0", "start_rerolls": "3"},
}
