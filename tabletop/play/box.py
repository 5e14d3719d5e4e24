"""A game's box: what can be said of a game before it is played, and without its rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tabletop.play.decision import Refusal


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a table option, as it is stored and as it is shown."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class TableOption:
    """A switch of the table's set-up; the first choice is the default.

    `each` lists the cards that the option is set for one by one (as `id.card`); empty for an
    ordinary option. `rule` is the rule it changes.
    """

    id: str
    title: str
    help: str
    choices: tuple[Choice, ...]
    rule: str = ""
    each: tuple[str, ...] = ()


COMMON_OPTIONS = (
    TableOption(
        "dice",
        "Dice",
        "Let the program roll, or roll your own dice and type what they show.",
        (Choice("seeded", "the program rolls"), Choice("typed", "we roll our own")),
    ),
    TableOption(
        "cards",
        "Cards",
        "Let the program deal, or shuffle your own deck and type each card as it is drawn.",
        (Choice("seeded", "the program deals"), Choice("typed", "we deal our own")),
    ),
)
"""Table options that every game has."""


PACK = "pack:"
"""What the option of a pack of players' own begins with: the id follows, the value is a digest."""

_IS_PACK = re.compile(rf"{PACK}[a-z0-9-]{{1,24}}=[0-9a-f]{{12}}")


@dataclass(frozen=True, kw_only=True)
class Box:
    """What stands on a game's box.

    `title` and `blurb` are how it introduces itself, `seats` the fewest and the most there can be.
    `usual` is how many seats a game has if nobody says (0: as few as can be). `options` are the
    switches of its table, `presets` sets of them by name. `difficulty` says in a word how hard a
    game with so many seats and such options (settled ones) is. `wins` are the games of a hundred
    that thoughtful bots won, by preset and number of seats, as far as that was measured, and
    `measured` adds in words how.
    `campaign` says in words how long a campaign of it is; empty where it has none.
    `weight` is how much there is to learn: 1 (nearly nothing) to 5 (an evening's reading).
    """

    id: str
    title: str
    blurb: str
    seats: tuple[int, int]
    options: tuple[TableOption, ...]
    presets: dict[str, dict[str, str]]
    difficulty: Callable[[int, dict[str, str]], str]
    usual: int = 0
    weight: int = 3
    wins: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    measured: str = ""
    campaign: str = ""

    def chance(self, seats: int, options: dict[str, str]) -> int | None:
        """The games of a hundred that thoughtful bots win, if that was measured; settled options.

        Whose dice and cards they are makes no difference.
        """
        common = [option.id for option in COMMON_OPTIONS]
        for name, wins in self.wins.items():
            same = self.settle(self.presets[name]) | {id: options[id] for id in common}
            if same == options:
                return wins.get(seats)
        return None

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """*options* with the defaults of all that it leaves out; packs stay what they are.

        :raises Refusal: for an option or a value that the game does not have.
        """
        settled = {}
        known = {}
        for option in (*self.options, *COMMON_OPTIONS):
            values = [choice.value for choice in option.choices]
            if option.each:
                known.update({f"{option.id}.{card}": values for card in option.each})
            else:
                known[option.id] = values
                settled[option.id] = values[0]
        for key, value in options.items():
            if _IS_PACK.fullmatch(f"{key}={value}"):
                settled[key] = value
                continue
            if key not in known:
                raise Refusal("", f"{self.title} has no option {key!r}.")
            if value not in known[key]:
                raise Refusal(
                    "", f"Option {key!r} is one of {', '.join(known[key])}, not {value!r}."
                )
            settled[key] = value
        return settled
