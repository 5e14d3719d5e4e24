"""Parsifal's table options, with the default first, and the presets."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, TableOption


def _option(id: str, title: str, rule: str, help: str, **choices: str) -> TableOption:
    values = tuple(Choice(value.removeprefix("_"), label) for value, label in choices.items())
    return TableOption(id, title, help, values, rule)


OPTIONS = (
    _option(
        "interrupt_prompt", "Interruptions", "PAR-075",
        "Who is asked before an action happens. Everybody can say “not this turn” or “not this "
        "game” when asked.",
        ask="those who own the Horn or the Spear are asked",
        always="everybody is always asked",
        auto_pass="nobody is asked: no interruptions",
    ),
    _option(
        "quests", "Quests", "PAR-087",
        "Whether all quests of a character must be met at the same moment.",
        snapshot="must be met together", latched="stay met once met, except locks",
    ),
    _option(
        "same_time", "Several characters completed at once", "PAR-093",
        "Who wins if one event completes several different characters.",
        shared="all their players win", acting_first="the acting player wins alone",
    ),
    _option(
        "lock_volley", "Several slots", "PAR-028",
        "Whether one action may fill both slots of the same source.",
        off="one action locks one", on="one action may lock two",
    ),
    _option(
        "draw_by", "Draws", "PAR-097",
        "How a game without a winner ends. Rounds count from the moment the deck runs out.",
        agreement="by agreement", _20="after 20 rounds", _40="after 40 rounds",
    ),
    _option(
        "warnings", "Warnings", "PAR-094",
        "Whether people are warned before an action that wins the game for somebody else.",
        on="are given", off="are not given",
    ),
)  # fmt: skip

PRESETS = {
    "As printed": {},
    "Friendly": {"quests": "latched", "interrupt_prompt": "auto_pass", "draw_by": "40"},
    "Sharp": {"same_time": "acting_first", "warnings": "off", "lock_volley": "on"},
}

MEANS = {
    "As printed": "The original rules, with a warning before you let somebody else win.",
    "Friendly": "Quests stay met once met, nobody can interrupt an action, and the game is a draw "
    "40 rounds after the deck runs out.",
    "Sharp": "No warnings. If several players would win at once, only the acting player wins.",
}
"""The descriptions of the presets."""
