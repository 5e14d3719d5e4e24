"""The results of finished games, counted by game, seats and options."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import datetime
from io import StringIO

from msgspec import Struct, field

from saves.finished_games import FinishedGame
from tabletop.packs import library
from tabletop.packs.players.file_names import PACK
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game_box import COMMON_OPTIONS, Box, put_in_play

OWN = "Our own options"
"""The name of a choice of options that is no preset of its game."""

COLUMNS = (
    "ended", "game", "won", "ending", "players", "bots", "bot", "options", "modules", "answers",
    "minutes", "by hand", "house rules",
)  # fmt: skip
"""The columns of the exported file."""


class Tally(Struct):
    """The number of games `played` and `won`, and their lengths."""

    played: int = 0
    won: int = 0
    answers: int = 0
    minutes: int = 0
    timed: int = 0
    first: datetime = datetime.max
    last: datetime = datetime.min

    def count(self, game: FinishedGame) -> None:
        """Count *game* too."""
        self.played += 1
        self.won += game.won
        self.answers += game.answers
        self.minutes += game.minutes
        self.timed += bool(game.minutes)
        self.first, self.last = min(self.first, game.when), max(self.last, game.when)

    @property
    def share(self) -> int:
        """The percentage won."""
        return round(100 * self.won / self.played) if self.played else 0

    @property
    def usual_answers(self) -> int:
        """The average number of answers per game."""
        return round(self.answers / self.played) if self.played else 0

    @property
    def usual_minutes(self) -> int:
        """The average minutes per game, over the games for which they are known; 0 if there are
        none."""
        return round(self.minutes / self.timed) if self.timed else 0


class Counted(Struct):
    """The results of games with the same players (`who`) and `options`."""

    who: str
    options: str
    tally: Tally = field(default_factory=Tally)


class OfGame(Struct):
    """The statistics of one game: games by the rules (`strict`), with house rules or moves by hand
    (`bent`), and by bots alone (`watched`)."""

    title: str
    whole: Tally = field(default_factory=Tally)
    strict: list[Counted] = field(default_factory=list)
    bent: list[Counted] = field(default_factory=list)
    watched: int = 0


def statistics(games: Iterable[FinishedGame], boxes: Mapping[str, Box]) -> list[OfGame]:
    """Count *games*, most played first; *boxes* are known by id."""
    found: dict[str, OfGame] = {}
    for game in games:
        box = boxes.get(game.game)
        of_game = found.setdefault(game.game, OfGame(box.title if box else game.game))
        if game.watched:
            of_game.watched += 1
            continue
        of_game.whole.count(game)
        rows = of_game.bent if game.bent else of_game.strict
        who, options = who_played(game), options_of(game, box)
        row = next((each for each in rows if (each.who, each.options) == (who, options)), None)
        if row is None:
            rows.append(row := Counted(who, options))
        row.tally.count(game)
    for of_game in found.values():
        for rows in (of_game.strict, of_game.bent):
            rows.sort(key=lambda row: (-row.tally.played, row.who, row.options))
    return sorted(found.values(), key=lambda each: (-each.whole.played, each.title))


def who_played(game: FinishedGame) -> str:
    """How many people and bots played *game*, and the number of seats if it differs."""
    people = len({seat.player for seat in game.seats if not seat.bot})
    seats = len(game.seats) - game.bots
    words = "1 player" if people == 1 else f"{people} players"
    if people != seats:
        words += f", {seats} seats"
    if game.bots:
        words += f", {game.bots} {'bot' if game.bots == 1 else 'bots'}"
    return words


def options_of(game: FinishedGame, box: Box | None) -> str:
    """The names of *game*'s options on its *box*, with its modules, without those that only say
    whose dice and cards were used."""
    modules = {each.id: each.title for each in box.modules} if box else {}
    brought = [modules.get(id, id) for id in game.modules]
    return ", ".join([_preset(game, box), *brought])


def as_csv(games: Iterable[FinishedGame], boxes: Mapping[str, Box]) -> str:
    """All *games* as CSV, one line each."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for game in games:
        box = boxes.get(game.game)
        writer.writerow(
            [
                f"{game.when:%Y-%m-%d %H:%M}",
                _cell(box.title if box else game.game),
                "yes" if game.won else "no",
                _cell(game.ending),
                _cell("; ".join(_names(game))),
                game.bots,
                _cell("; ".join(dict.fromkeys(seat.bot for seat in game.seats if seat.bot))),
                _cell(_preset(game, box)),
                _cell("; ".join(game.modules)),
                game.answers,
                game.minutes or "",
                game.by_hand,
                game.house_rules,
            ]
        )
    return text.getvalue()


def _names(game: FinishedGame) -> Iterator[str]:
    return (seat.given or seat.name for seat in game.seats if not seat.bot)


def _cell(words: str) -> str:
    """*words* that no spreadsheet reads as a formula."""
    return f"'{words}" if words[:1] in ("=", "+", "-", "@", "\t") else words


def _preset(game: FinishedGame, box: Box | None) -> str:
    """The preset that *game* was played with, or `OWN`."""
    if box is None:
        return OWN
    packs = (f"{PACK}{id}" for id in library.chosen(game.options))
    modules = put_in_play((*game.modules, *(each.id for each in box.modules)))
    apart = {*packs, *modules, *(option.id for option in COMMON_OPTIONS)}
    for name, options in box.presets.items():
        try:
            if _without(apart, box.settle(options)) == _without(apart, game.options):
                return name
        except Refusal:
            continue
    return OWN


def _without(apart: Collection[str], options: Mapping[str, str]) -> dict[str, str]:
    """*options* without those in *apart*, which do not change the game's difficulty."""
    return {id: value for id, value in options.items() if id not in apart}
