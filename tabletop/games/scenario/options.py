"""The table options of Scenario, the first choice of each being the default, and the presets."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, TableOption, Wins


def _option(id: str, title: str, rule: str, help: str, **choices: str) -> TableOption:
    listed = tuple(Choice(value.replace("_", "-"), label) for value, label in choices.items())
    return TableOption(id, title, help, listed, rule)


OPTIONS = (
    _option(
        "night", "Scenario", "SCN-104",
        "Which night is played.",
        the_drowned_causeway="The Drowned Causeway",
        three_cold_lamps="Three Cold Lamps",
        the_sexton_below="The Sexton Below",
        the_choir_stalls="The Choir Stalls",
        the_dormitory="The Dormitory",
        the_undertow="The Undertow",
        the_vigil="The Vigil",
        lights_out="Lights Out",
        the_unlit_cloister="The Unlit Cloister",
        the_abbot_beneath="The Abbot Beneath",
    ),
    _option(
        "own_night", "Night of a pack", "SCN-104",
        "Play a night from one of your own packs instead.",
        first="the first", second="the second", third="the third", fourth="the fourth",
        fifth="the fifth", sixth="the sixth", none="none",
    ),
    _option(
        "difficulty", "Difficulty", "SCN-107",
        "Easy: monsters have 1 Health less (a boss 4). Hard: they have as much more, and the night "
        "is a round shorter.",
        normal="as written", easy="easy", hard="hard",
    ),
    _option(
        "reroll_at_one", "Keeping a card at 1 Health", "SCN-036",
        "Whether a hero with 1 Health may suffer 1 damage to keep the card that a short rest "
        "loses.",
        allow="allowed, and exhausts the hero", forbid="not allowed",
    ),
    _option(
        "open_hands", "Hands", "SCN-059",
        "Whether everybody sees all hands.",
        off="are private", on="lie open",
    ),
)  # fmt: skip

PRESETS = {
    "As written": {},
    "Short of oil": {"difficulty": "hard"},
    "Gentle": {"difficulty": "easy", "open_hands": "on"},
}

MEANS = {
    "As written": "The nights as written.",
    "Short of oil": "Every monster has 1 Health more, and the morning comes a round earlier.",
    "Gentle": "Every monster has 1 Health less, and all hands are open. Good for a first night.",
}
"""What the presets are."""

WORDS = {"easy": "easy", "normal": "medium", "hard": "hard"}


def difficulty(seats: int, options: dict[str, str]) -> str:
    """How hard a night is, in a word (SCN-107)."""
    return WORDS[options["difficulty"]]


WINS = (
    Wins(PRESETS["As written"], {1: 85, 2: 70, 3: 48, 4: 88}, games=40),
    Wins(PRESETS["Gentle"], {1: 98, 2: 93, 3: 88, 4: 93}, games=40),
    Wins(PRESETS["Short of oil"], {1: 58, 2: 55, 3: 35, 4: 28}, games=40),
    Wins({"night": "three-cold-lamps"}, {1: 58, 2: 50}, games=40),
    Wins({"night": "the-sexton-below"}, {1: 48, 2: 68}, games=40),
    Wins({"night": "the-choir-stalls"}, {1: 70, 2: 53}, games=40),
    Wins({"night": "the-dormitory"}, {1: 55, 2: 53}, games=40),
    Wins({"night": "the-undertow"}, {1: 58, 2: 60}, games=40),
    Wins({"night": "the-vigil"}, {2: 50}, games=40),
    Wins({"night": "lights-out"}, {2: 63}, games=40),
    Wins({"night": "the-unlit-cloister"}, {2: 60}, games=40),
    Wins({"night": "the-abbot-beneath"}, {2: 60}, games=40),
)
"""What thoughtful lamp keepers won: `play scenario --preset ... --option night=... --seats ...`."""
