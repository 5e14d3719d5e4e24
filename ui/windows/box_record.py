"""What stands on a game's box of games that have ended: how many were won, and the best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from saves.finished_games import Finished, FinishedGame
from saves.summary import Summary
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game_box import SCALE, Box

HARDER = tuple(word for word, _ in SCALE)
"""Words for how hard a game is, the easiest first; of others none is said to be harder."""


def played(game: str, noted: Finished, ended: Iterable[Summary]) -> list[FinishedGame]:
    """All games of *game* that have ended and that people played, the newest first: those that were
    *noted*, and of saves that have *ended* those that were before any was noted."""
    found = [each for each in noted.games if each.game == game and not each.watched]
    known = [(each.ending, [seat.name for seat in each.seats]) for each in found]
    for save in ended:
        forgotten = noted.erased is not None and save.when <= noted.erased
        if save.game != game or save.outcome is None or not save.seats or forgotten:
            continue
        told = save.outcome.words, [seat.name for seat in save.seats]
        if told in known:
            known.remove(told)  # each game that was noted may still lie there once
            continue
        found.append(
            FinishedGame(
                id=str(save.path), game=game, when=save.when, seats=save.seats, won=save.won,
                ending=save.outcome.words,
            )
        )  # fmt: skip
    return sorted(found, key=lambda each: each.when, reverse=True)


def on_box(games: Sequence[FinishedGame], box: Box) -> str:
    """What stands on *box* of its *games*, in a few words; nothing if there were none."""
    if not games:
        return ""
    won = [each for each in games if each.won]
    if won:
        most = _hardest(won, box)
        return f"Won {len(won)} of {len(games)}" + (f" · hardest: {most[0]}" if most else "")
    far = _farthest(games)
    times = {1: "once", 2: "twice"}.get(len(games), f"{len(games)} times")
    return f"Played {times}" + (f", as far as {far.far}" if far else "")


def in_full(games: Sequence[FinishedGame], box: Box) -> str:
    """The same in sentences, with the days."""
    if not games:
        return ""
    won = [each for each in games if each.won]
    told = [f"Won {len(won)} of {len(games)}" + (f", the last on {_day(won[0])}." if won else ".")]
    if won and (hardest := _hardest(won, box)):
        word, game = hardest
        told.append(f"The hardest victory was {word}, with {_seats(game)}, on {_day(game)}.")
    if not won and (far := _farthest(games)):
        told.append(f"The best ending came as far as {far.far}, on {_day(far)}.")
    if bent := sum(each.bent for each in games):
        told.append(f"In {bent} of them rules were bent.")
    return " ".join(told)


def _hardest(won: Sequence[FinishedGame], box: Box) -> tuple[str, FinishedGame] | None:
    """How hard the hardest of the games that were *won* by the rules was, and which that was."""
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
    except (Refusal, LookupError):  # options of another day
        return ""


def _farthest(games: Sequence[FinishedGame]) -> FinishedGame | None:
    """The game that came farthest, by the measure that its rules give."""
    told = [game for game in games if game.far]
    return max(told, key=lambda game: (game.reached, game.when), default=None)


def _seats(game: FinishedGame) -> str:
    n = len(game.seats)
    return "one seat" if n == 1 else f"{n} seats"


def _day(game: FinishedGame) -> str:
    return f"{game.when:%d %B %Y}".lstrip("0")
