"""A game's box: everything that is known of a game before it is played, without its rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from tabletop.packs.players.file_names import PACK
from tabletop.play.questions.decision import Refusal


class Choice(Struct, frozen=True):
    """One value of a table option, as it is stored and as it is shown."""

    value: str
    label: str


class TableOption(Struct, frozen=True):
    """A switch of the table's set-up; the first choice is the default.

    `each` lists the cards for which the option is set one by one (as `id.card`); empty for an
    ordinary option. `rule` is the rule that it changes. `earlier` is the value for tables that were
    laid out before the option existed; empty for its default.
    """

    id: str
    title: str
    help: str
    choices: tuple[Choice, ...]
    rule: str = ""
    each: tuple[str, ...] = ()
    earlier: str = ""


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


SCALE = (("easy", 75), ("medium", 45), ("hard", 25), ("grim", 5), ("merciless", 0))
"""How hard a cooperative game is, in one word, with the least number of 100 games that thoughtful
bots win at that difficulty."""


def word_of(wins: int) -> str:
    """The word for a game of which thoughtful bots win so many of 100."""
    return next(word for word, least in SCALE if wins >= least)


class Wins(Struct, frozen=True):
    """The number of 100 games that thoughtful bots won, by number of seats, with these *options*
    beside the defaults; measured over so many *games* each."""

    options: Mapping[str, str]
    by_seats: Mapping[int, int]
    games: int = 200


MOST_PACKS = 12

_IS_PACK = re.compile(rf"{PACK}[a-z0-9-]{{1,24}}=[0-9a-f]{{12}}")

MODULES = "modules"
"""The prefix of the table options that put modules in play: `modules.<id>`."""

IN_PLAY = Choice("on", "in play")

_SWITCH = f"{MODULES}."


def in_play(options: Mapping[str, str]) -> tuple[str, ...]:
    """The ids of the modules that *options* put in play, always in the same order."""
    return _in_play(tuple(options.items()))  # asked at every turn, and of few tables


@lru_cache(maxsize=256)
def _in_play(options: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    on = [key for key, value in options if value == IN_PLAY.value and key.startswith(_SWITCH)]
    return tuple(sorted([key.removeprefix(_SWITCH) for key in on]))


def put_in_play(modules: Iterable[str]) -> dict[str, str]:
    """The options that put *modules* in play."""
    return {f"{MODULES}.{id}": IN_PLAY.value for id in modules}


class Clash(Refusal):
    """These modules cannot be in play together; `why` gives the reason."""


class ModuleBox(Struct, frozen=True, kw_only=True):
    """The box of a module, an expansion of a game: everything that is known without its rules.

    `id` is a word that begins, with a hyphen, all ids that the module brings. `needs` are the
    modules that it requires, `bars` those that it excludes. `options` are table switches while it
    is in play. `fault` says why the module is unavailable, if something is wrong.
    """

    id: str
    title: str
    blurb: str
    needs: frozenset[str] = frozenset()
    bars: frozenset[str] = frozenset()
    options: tuple[TableOption, ...] = ()
    fault: str = ""


class Box(Struct, frozen=True, kw_only=True):
    """The box of a game.

    `title` and `blurb` introduce it, `seats` are the fewest and the most. `usual` is the default
    number of seats (0: the fewest). `options` are the switches of its table, `presets` named sets
    of them, and `means` describes each preset in a sentence. `difficulty` estimates in a word of
    the `SCALE` how hard a game with that number of seats and settled options is; in a competitive
    game, in other words. `wins` holds measured win rates and `measured` adds a note to them;
    options that are `no_harder` do not change them. `roles` is what a seat plays, one and several.
    `campaign` says how long a campaign is, empty if the game has none. `weight` is how much there
    is to learn, from 1 (nearly nothing) to 5 (an evening's reading). `modules` are the modules that
    can be put in play, by id: the shelf finds them, no game lists them.
    """

    id: str
    title: str
    blurb: str
    seats: tuple[int, int]
    options: tuple[TableOption, ...]
    presets: dict[str, dict[str, str]]
    difficulty: Callable[[int, dict[str, str]], str]
    means: Mapping[str, str] = {}
    roles: tuple[str, str] = ("player", "players")
    usual: int = 0
    weight: int = 3
    wins: tuple[Wins, ...] = ()
    measured: str = ""
    no_harder: tuple[str, ...] = ()
    campaign: str = ""
    modules: tuple[ModuleBox, ...] = ()

    def chance(self, seats: int, options: dict[str, str]) -> int | None:
        """How many of 100 games thoughtful bots win with settled *options*, if that was measured.
        Options about real dice and cards make no difference."""
        found = self.measurement(options)
        return found.by_seats.get(seats) if found is not None else None

    def measurement(self, options: Mapping[str, str]) -> Wins | None:
        """The measurement for settled *options*, None if there is none."""
        same = [*(option.id for option in COMMON_OPTIONS), *self.no_harder]
        alike = {id: options[id] for id in same}
        return next((m for m in self.wins if self.settle(m.options) | alike == options), None)

    def hardness(self, seats: int, options: dict[str, str]) -> str:
        """How hard a game with so many *seats* and settled *options* is, in a word: as measured, or
        else estimated."""
        wins = self.chance(seats, options)
        return self.difficulty(seats, options) if wins is None else word_of(wins)

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """Fill *options* up with the defaults, in the order of the box. Packs stay as they are.

        :raises Refusal: for an option, a value or a module that the game does not have.
        """
        known: dict[str, TableOption] = {}
        settled: dict[str, str] = {}
        for option in self.switches(options):
            for each in option.each:
                key = f"{option.id}.{each}"
                known[key] = option
                if key in options:
                    settled[key] = options[key]
            if not option.each:
                known[option.id] = option
                settled[option.id] = options.get(option.id, option.choices[0].value)
        if sum(key.startswith(PACK) for key in options) > MOST_PACKS:
            raise Refusal("", f"A game is played with {MOST_PACKS} packs at most.")
        for key, value in options.items():
            if _IS_PACK.fullmatch(f"{key}={value}"):
                settled[key] = value
                continue
            if key not in known:
                raise Refusal("", f"{self.title} has no {_what(key)}.")
            values = [choice.value for choice in known[key].choices]
            if value not in values:
                raise Refusal("", f"Option {key!r} is one of {', '.join(values)}, not {value!r}.")
        return settled

    def as_begun(self, options: Mapping[str, str]) -> dict[str, str]:
        """The *options* of a table as it was laid out, with the values for options that were added
        later."""
        later = (each for each in self.switches(options) if each.earlier)
        return {each.id: each.earlier for each in later} | {**options}

    def switches(self, options: Mapping[str, str]) -> Iterator[TableOption]:
        """All switches of a table whose *options* put modules in play."""
        yield from self.options
        if self.modules:
            ids, titles = zip(*((each.id, each.title) for each in self.modules), strict=True)
            words = f"Expansions, each in play or not: {', '.join(titles)}."
            yield TableOption(MODULES, "Modules", words, (IN_PLAY,), each=ids)
        chosen = in_play(options)
        for each in self.modules:
            if each.id in chosen:
                yield from each.options
        yield from COMMON_OPTIONS

    def lost(self, options: Mapping[str, str]) -> list[str]:
        """The modules that *options* put in play and that are unavailable, or lack a module they
        need."""
        chosen = in_play(options)
        had = {each.id: each for each in self.modules if each.id in chosen and not each.fault}
        while lacking := [id for id, each in had.items() if each.needs - had.keys()]:
            for id in lacking:
                del had[id]
        return [id for id in chosen if id not in had]

    def clashes(self, chosen: Collection[str]) -> dict[str, str]:
        """Why some of the modules *chosen* cannot be in play together, a sentence each."""
        titles = {each.id: each.title for each in self.modules}
        found = {id: f"{self.title} has no module {id!r}." for id in chosen if id not in titles}
        for each in self.modules:
            barred = [other.id for other in self.modules if each.id in other.bars] + [*each.bars]
            lacking = sorted(each.needs - {*chosen})
            if each.id not in chosen:
                continue
            if each.fault:
                found[each.id] = each.fault
            elif lacking:
                words = " and ".join(titles.get(id, repr(id)) for id in lacking)
                found[each.id] = f"{each.title} needs {words}."
            elif others := sorted({id for id in barred if id in chosen}):
                words = " or ".join(titles.get(id, repr(id)) for id in others)
                found[each.id] = f"{each.title} does not go with {words}."
        return found


def _what(key: str) -> str:
    """What an option is that a game does not have."""
    before, dot, module = key.partition(".")
    return f"module {module!r}" if dot and before == MODULES else f"option {key!r}"
