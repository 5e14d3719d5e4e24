"""Tower's table options, with the default first, and the presets."""

from __future__ import annotations

from itertools import combinations

from tabletop.play.rules.game_box import Choice, TableOption, Wins


def _option(id: str, title: str, rule: str, help: str, **choices: str) -> TableOption:
    return TableOption(
        id, title, help, tuple(Choice(value, label) for value, label in choices.items()), rule
    )


_KINDS = ("human", "celestial", "beast")
_TYPES = ["+".join(kinds) for n in range(1, 4) for kinds in combinations(_KINDS, n)] + ["none"]

OPTIONS = (
    _option(
        "difficulty", "Difficulty", "",
        "Not part of the original game. Changes the health of heroes (TWR-011), the health of "
        "foes (TWR-021) and their blows (TWR-104), by the number of heroes.",
        printed="as printed: the fewer heroes, the harder",
        mild="mild, as much for two as for four",
        even="even, as hard for two as for four",
        harsh="harsh, as much for two as for four",
    ),
    _option(
        "pent_stop", "Drawing by Pentacles", "TWR-045",
        "Whether the player may stop giving out cards before the amount is used up.",
        forced="goes on while anybody can receive a card", free="may stop after any card",
    ),
    _option(
        "celestial_suits", "Wards of celestial foes", "TWR-055",
        "Which suits dispel the wards of angels and devils.",
        wands="fall to Wands", wands_cups="fall to Wands and Cups",
    ),
    _option(
        "foe_types", "Types of foes", "TWR-058",
        "Whether small and ornamental figures in a picture count for a foe's type.",
        strict="living figures only", generous="ornaments count too", custom="set card by card",
    ),
    TableOption(
        "types", "Types of each foe", "The types of each foe, if they are set card by card.",
        tuple(Choice(kinds, kinds.replace("+", " and ")) for kinds in _TYPES),
        "TWR-058", tuple(f"major-{n}" for n in range(1, 22)),
    ),
    _option(
        "last_ward", "The card that dispels the last ward", "TWR-066",
        "Whether its damage is stopped by the ward it removes.",
        after="does no damage", before="does its damage",
    ),
    _option(
        "shields", "Several shields", "TWR-074",
        "Whether all shields in front of a hero take the same blow.",
        all="all take the next blow", one="one takes each blow",
    ),
    _option(
        "attack_means", "What breaks a sanctuary", "TWR-089",
        "Whether an attack that the wards stop is an attack.",
        card="playing Wands or Swords", damage="doing damage",
    ),
    _option(
        "priest_self", "A Priest's own sanctuary", "TWR-092",
        "Whether Priests who heal themselves are safe on this turn or on their next.",
        now="protects this turn", next="protects the next turn",
    ),
    _option(
        "overheal_by", "Healing above 20", "TWR-099",
        "Whose Cups may lift health above 20.",
        devout="Devout heroes", queens="Queens", both="Devout heroes and Queens",
    ),
    _option(
        "counter", "Counterattacks", "TWR-107",
        "Whether the foe strikes once a turn or once for each card played.",
        per_turn="one a turn", per_card="one for each card",
    ),
    _option(
        "fool", "The Fool", "TWR-122",
        "What the Fool does.",
        excuse="excuses from one counterattack", wild="counts as any suit",
        renewal="renews the deck when drawn",
    ),
    _option(
        "deck", "An empty deck", "TWR-124",
        "Whether the discard pile becomes a new deck.",
        recycle="is reshuffled", finite="stays empty",
    ),
    _option(
        "fallen", "Fallen heroes", "TWR-130",
        "Whether healing brings the fallen back, and whether the party survives them.",
        revive="may be revived", permanent="are lost", any_fall_loses="lose the game",
    ),
    _option(
        "hands", "Hands", "TWR-133",
        "Whether everybody sees all hands.",
        private="are private", open="lie open",
    ),
)  # fmt: skip

PRESETS = {
    "As printed": {},
    "Even": {"difficulty": "even"},
    "Gentle": {"last_ward": "before", "celestial_suits": "wands_cups", "fool": "wild"},
    "Grim": {"fallen": "permanent", "deck": "finite", "counter": "per_card"},
}

MEANS = {
    "As printed": "The original rules. They are much harder for two heroes than for more.",
    "Even": "As hard for two heroes as for four: two have more health, four meet tougher foes.",
    "Gentle": "Wards fall more easily, the card that dispels the last one does damage, and the "
    "Fool counts as any suit.",
    "Grim": "The foe strikes back after every card, fallen heroes are lost, and the discard "
    "pile is never reshuffled.",
}
"""The descriptions of the presets."""

WORDS = ("easy", "medium", "hard")
"""The words for difficulty, two points each."""

POINTS = {
    "printed": {2: 2, 3: 0, 4: 0},
    "mild": {2: 0, 3: 0, 4: 0},
    "even": {2: 2, 3: 2, 4: 2},
    "harsh": {2: 4, 3: 4, 4: 4},
}
"""The points by the option `difficulty` and the number of heroes."""

MORE_POINTS = {
    ("last_ward", "before"): -1,
    ("celestial_suits", "wands_cups"): -1,
    ("counter", "per_card"): 1,
    ("fallen", "permanent"): 1,
    ("fallen", "any_fall_loses"): 1,
}
"""The points that other options add; options that are not listed change little."""


def difficulty(seats: int, options: dict[str, str]) -> str:
    """The difficulty of a game with this number of heroes, in a word (by the thoughtful bots' win
    rates)."""
    if options["deck"] == "finite":  # 15 wards and 100 health need more cards than the deck has
        return "merciless"
    points = POINTS[options["difficulty"]][seats]
    points += sum(MORE_POINTS.get(chosen, 0) for chosen in options.items())
    return WORDS[max(0, min(points // 2, len(WORDS) - 1))]


WINS = (
    Wins(PRESETS["As printed"], {2: 54, 3: 96, 4: 98}),
    Wins(PRESETS["Even"], {2: 64, 3: 63, 4: 68}),
    Wins(PRESETS["Gentle"], {2: 58, 3: 98, 4: 99}),
    Wins(PRESETS["Grim"], {2: 0, 3: 0, 4: 0}),
)
"""The win rates of thoughtful parties with random heroes: `play tower --by-lot TWR-005 --preset ...
--seats ...`."""
