"""What comes of a sitting, in sentences: players read them before it is written down, and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeVar

from tabletop.play.rules.game import Game
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
    Burned,
    Campaign,
    Counted,
    CrossedOut,
    Hero,
    Marked,
    Named,
    Recorded,
    Thing,
    Unlocked,
    after,
)

T = TypeVar("T")


def told(before: Campaign, aftermath: Aftermath, game: Game) -> list[str]:
    """What *aftermath* changes of the campaign *before*, a sentence each."""
    words = []
    for mark, group in groupby(aftermath.log, _mark):
        if mark:
            marked = _list([called(written.what, game) for written in group])
            words.append(f"Marked as {called(mark, game)}: {marked}.")
        else:
            words += [_written(written, before, aftermath, game) for written in group]
    were = {hero.id: hero for hero in before.heroes}
    for hero in aftermath.heroes:
        words += _hero(hero, were.get(hero.id), game)
    for place, gone, come in _moved(before.stores, aftermath.stores, game):
        words += [f"Comes to the {place}: {_list(come)}."] if come else []
        words += [f"Gone from the {place}: {_list(gone)}."] if gone else []
    if aftermath.over:
        words.append("The campaign is over.")
    elif game.sittings and (title := game.sittings.title(after(before, aftermath))):
        words.append(f"Next: {title}.")
    return words


def called(what: str, game: Game) -> str:
    """What players read for the name *what* of a campaign: a piece's title, else its own words."""
    return game.title_of(what) if game.knows(what) else what


def hero_called(hero: Hero, game: Game) -> str:
    """What *hero* is called: as its players named it, else as its card is."""
    return hero.name or called(hero.id, game)


def _written(written: AnyWritten, before: Campaign, aftermath: Aftermath, game: Game) -> str:
    what = called(written.what, game)
    if isinstance(written, Recorded):
        return written.words
    if isinstance(written, CrossedOut):
        facts = before.recorded() | {
            each.what: each.words for each in aftermath.log if isinstance(each, Recorded)
        }
        return f"Crossed out: {facts.get(written.what, what)}"
    if isinstance(written, Counted):
        was = before.counted(written.what)
        return f"{_capital(what)}: {written.n}" + (f" (was {was})." if was != written.n else ".")
    if isinstance(written, Named):
        return f"{_capital(what)} is called “{written.name}” from now on."
    if isinstance(written, Unlocked):
        return f"Unlocked: {what}."
    assert isinstance(written, Burned)
    return f"Burned: {what}. It never comes back."


def _mark(written: AnyWritten) -> str:
    return written.mark if isinstance(written, Marked) else ""


def _hero(hero: Hero, was: Hero | None, game: Game) -> Iterator[str]:
    """What became of *hero*, in one sentence, and how it fell in another."""
    name, fresh = hero_called(hero, game), was is None
    was = was or Hero(hero.id, hero.name, hero.seat)
    if was.name != hero.name and hero.name:
        yield f"{called(hero.id, game)} is called “{hero.name}” from now on."
    if was.fell and not hero.fell:
        yield f"{name} lives again."
    changes: list[str] = []
    for counter in sorted(was.counters.keys() | hero.counters.keys()):
        old, new = was.counters.get(counter, 0), hero.counters.get(counter, 0)
        if old != new:
            ended = "" if fresh else f" (was {old})"
            changes.append(f"{counter.replace('_', ' ')} {new}{ended}")
    for place, gone, come in _moved(was.things, hero.things, game):
        changes += [f"{_list(come)} in the {place}"] if come else []
        changes += [f"no more {_list(gone)} in the {place}"] if gone else []
    if hero.fell and not was.fell:
        yield f"{name} has fallen. {hero.end}".strip()
    elif fresh:
        yield f"{name} joins the campaign" + (f": {', '.join(changes)}." if changes else ".")
    elif changes:
        yield f"{name}: {', '.join(changes)}."


def _moved(
    was: Mapping[str, list[Thing]], now: Mapping[str, list[Thing]], game: Game
) -> Iterator[tuple[str, list[str], list[str]]]:
    """What is gone from each place, as players call it, and what has come or changed there."""
    for place in sorted(was.keys() | now.keys()):
        old, new = was.get(place, []), now.get(place, [])
        come = _without(new, old)
        changed = [thing.name for thing in come]
        gone = _without([thing.name for thing in _without(old, new)], changed)
        words = game.called.get(place, place.replace("_", " "))
        yield words, [called(name, game) for name in gone], [_in_words(each, game) for each in come]


def _in_words(thing: Thing, game: Game) -> str:
    """*thing* with the numbers on it."""
    name = called(thing.name, game)
    counters = [f"{counter.replace('_', ' ')} {n}" for counter, n in thing.counters.items()]
    return f"{name} with {_list(counters)}" if counters else name


def _without(some: list[T], others: Iterable[T]) -> list[T]:
    rest = some[:]
    for other in others:
        if other in rest:
            rest.remove(other)
    return rest


def _list(words: list[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
