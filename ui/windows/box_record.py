"""The record on a game's box: how many finished games were won, and the best one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from saves.finished_games import Finished, FinishedGame
from saves.summary import Summary
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game_box import SCALE, Box

HARDER = tuple(word for word, _ in SCALE)
"""Words for difficulty, the easiest first; no others are compared."""


def played(game: str, noted: Finished, ended: Iterable[Summary]) -> list[FinishedGame]:
    """The finished games of *game* that people played, newest first: those in the statistics
    (*noted*), and of the saves (*ended*), those that are older than the statistics."""
    found = [each for each in noted.games if each.game == game and not each.watched]
    known = [(each.ending, [seat.name for seat in each.seats]) for each in found]
    for save in ended:
        forgotten = noted.erased is not None and save.when <= noted.erased
        if save.game != game or save.outcome is None or not save.seats or forgotten:
            continue
        told = save.outcome.words, [seat.name for seat in save.seats]
        if told in known:
            known.remove(told)  # each game may also still be a save, once
            continue
        found.append(
            FinishedGame(
                id=str(save.path), game=game, when=save.when, seats=save.seats, won=save.won,
                ending=save.outcome.words,
            )
        )  # fmt: skip
    return sorted(found, key=lambda each: each.when, reverse=True)


def on_box(games: Sequence[FinishedGame], box: Box) -> str:
    """The record of *games* on *box* in a few words; empty if there were none."""
    if not games:
        return ""
    won = [each for each in games if each.won]
    if won:
        most = _hardest(won, box)
        return f"Won {len(won)} of {len(games)}" + (f" · hardest: {most[0]}" if most else "")
    far = _farthest(games)
    times = {1: "once", 2: "twice"}.get(len(games), f"{len(games)} times")
    return f"Played {times}" + (f", reached {far.far}" if far else "")


def in_full(games: Sequence[FinishedGame], box: Box) -> str:
    """The same in sentences, with dates."""
    if not games:
        return ""
    won = [each for each in games if each.won]
    told = [f"Won {len(won)} of {len(games)}" + (f", the last on {_day(won[0])}." if won else ".")]
    if won and (hardest := _hardest(won, box)):
        word, game = hardest
        told.append(f"The hardest win was {word}, with {_seats(game)}, on {_day(game)}.")
    if not won and (far := _farthest(games)):
        told.append(f"The best game reached {far.far}, on {_day(far)}.")
    if bent := sum(each.bent for each in games):
        told.append(f"Rules were changed in {bent} of them.")
    return " ".join(told)


def _hardest(won: Sequence[FinishedGame], box: Box) -> tuple[str, FinishedGame] | None:
    """The hardest of the games *won* by the rules, and its difficulty, or None."""
    found: list[tuple[int, str, FinishedGame]] = []
    for game in won:
        if not game.bent and (word := _how_hard(game, box)) in HARDER:
            found.append((HARDER.index(word), word, game))
    best = max(found, key=lambda each: (each[0], each[2].when), default=None)
    return best[1:] if best is not None else None


def _how_hard(game: FinishedGame, box: Box) -> str:
    known = {option.id for option in box.options}
    try:
        options = box.settle({id: game.options[id] for id in game.options if id in known})
        return box.hardness(len(game.seats), options) if game.options else ""
    except (Refusal, LookupError):  # options of an older version
        return ""


def _farthest(games: Sequence[FinishedGame]) -> FinishedGame | None:
    """The game that got farthest, by the measure of its rules, or None."""
    told = [game for game in games if game.far]
    return max(told, key=lambda game: (game.reached, game.when), default=None)


def _seats(game: FinishedGame) -> str:
    n = len(game.seats)
    return "one seat" if n == 1 else f"{n} seats"


def _day(game: FinishedGame) -> str:
    return f"{game.when:%d %B %Y}".lstrip("0")
