"""The result of a sitting in sentences: players read them before it is written down, and
afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeVar

from tabletop.play.rules.campaign_words import MECHANISM, CampaignWords, Kept, joined
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
    """What *aftermath* changes in the campaign *before*, sentences by line."""
    words, its = list[str](), words_of(game)
    for mark, group in groupby(aftermath.log, _mark):
        if mark:
            marked = [called(written.what, game) for written in group]
            is_ = "is" if len(marked) == 1 else "are"
            words.append(f"{listed(marked)} {is_} marked as {called(mark, game)}.")
        else:
            words += [_written(written, before, aftermath, game, its) for written in group]
    were = {hero.id: hero for hero in before.heroes}
    for hero in aftermath.heroes:
        words += _hero(hero, were.get(hero.id), game, its)
    for place, gone, come in _moved(before.stores, aftermath.stores, game):
        holder, of = f"The {game.called.get(place, place)}", its.kept.get(place)
        words += _changed(holder, of or Kept("{} now holds {}.", "{} no longer holds {}."),
                          come, gone)  # fmt: skip
    if aftermath.over:
        words.append("The campaign is over.")
    elif game.sittings and (title := game.sittings.title(after(before, aftermath))):
        words.append(f"{title} comes next.")
    return [line for line in words if line]


def words_of(game: Game) -> CampaignWords:
    """The words of *game* and its modules for what their campaigns keep."""
    own = [game.sittings.words] if game.sittings else []
    return joined([*own, *game.records_of(MECHANISM)])


def called(what: str, game: Game) -> str:
    """The name *what* of a campaign for players: a piece's title, otherwise its own words."""
    return game.title_of(what) if game.knows(what) else what


def hero_called(hero: Hero, game: Game) -> str:
    """The name of *hero*: as its players chose it, otherwise that of its card."""
    return hero.name or called(hero.id, game)


def listed(words: list[str]) -> str:
    """*words* in a row, as a sentence lists them."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def _written(
    written: AnyWritten, before: Campaign, aftermath: Aftermath, game: Game, its: CampaignWords
) -> str:
    what = called(written.what, game)
    if isinstance(written, Recorded):
        return written.words
    if isinstance(written, CrossedOut):
        facts = before.recorded() | {
            each.what: each.words for each in aftermath.log if isinstance(each, Recorded)
        }
        return f"“{facts.get(written.what, what).rstrip('.')}” is crossed out."
    if isinstance(written, Counted):
        was, n = before.counted(written.what), written.n
        if (tell := its.counts.get(written.what)) is not None:
            return tell(was, n)
        return f"The count of {what} goes from {was} to {n}." if was != n else ""
    if isinstance(written, Named):
        return f"{_capital(what)} is called “{written.name}” from now on."
    if isinstance(written, Unlocked):
        return f"{_capital(what)} may be used from now on."
    assert isinstance(written, Burned)
    return f"{_capital(what)} is burned, and never comes back."


def _mark(written: AnyWritten) -> str:
    return written.mark if isinstance(written, Marked) else ""


def _hero(hero: Hero, was: Hero | None, game: Game, its: CampaignWords) -> Iterator[str]:
    """What became of *hero*: its name, whether it lives, and what it has, a line each."""
    name, fresh = hero_called(hero, game), was is None
    was = was or Hero(hero.id, hero.name, hero.seat)
    if was.name != hero.name and hero.name:
        yield f"{called(hero.id, game)} is called “{hero.name}” from now on."
    if was.fell and not hero.fell:
        yield f"{name} lives again."
    if hero.fell and not was.fell:
        yield f"{name} has fallen. {hero.end}".strip()
        return
    told_of = [_joining(name, hero, its)] if fresh else [*_scores(name, was, hero, its)]
    for place, gone, come in _moved(was.things, hero.things, game):
        kept = its.kept.get(place) or _in_the(game.called.get(place, place.replace("_", " ")))
        told_of += _changed(name, kept, come, gone, fresh=fresh)
    yield " ".join(told_of)


def _in_the(place: str) -> Kept:
    """The sentences for a *place* for which the game has only a name."""
    return Kept(f"{{}} now has {{}} in the {place}.", f"{{}} no longer has {{}} in the {place}.")


def _joining(name: str, hero: Hero, its: CampaignWords) -> str:
    """That *hero* is new, and with which numbers."""
    counted = {each: n for each, n in hero.counters.items() if n}
    has = [its.score(each, n) for each, n in counted.items() if each not in its.traits]
    has = [*filter(None, has)]
    words = f"{name} joins the campaign" + (f" with {listed(has)}" if has else "")
    traits = [its.traits[each](n) for each, n in counted.items() if each in its.traits]
    return f"{', '.join([words, *traits])}."


def _scores(name: str, was: Hero, hero: Hero, its: CampaignWords) -> Iterator[str]:
    """The changes of the numbers of *hero* in one sentence, and the numbers now in another."""
    gained, lost, becomes = list[str](), list[str](), list[str]()
    for counter in dict.fromkeys((*its.scores, *its.traits, *was.counters, *hero.counters)):
        old, new = was.counters.get(counter, 0), hero.counters.get(counter, 0)
        if old == new:
            continue
        if counter in its.traits:
            becomes += filter(None, [its.traits[counter](new)])
        elif so_many := its.score(counter, abs(new - old)):
            (gained if new > old else lost).append(so_many)
    changes = [f"gains {listed(gained)}"] if gained else []
    changes += [f"loses {listed(lost)}"] if lost else []
    if changes:
        yield f"{name} {', and '.join(changes)}."
    if becomes:
        yield f"{name} is {listed(becomes)} now."


def _changed(
    who: str, kept: Kept, come: list[str], gone: list[str], *, fresh: bool = False
) -> list[str]:
    """What *who* gained and lost, a sentence each."""
    words = (kept.joins if fresh else "") or kept.comes
    told_of = [words.format(who, listed(come))] if come else []
    return told_of + ([kept.goes.format(who, listed(gone))] if gone else [])


def _moved(
    was: Mapping[str, list[Thing]], now: Mapping[str, list[Thing]], game: Game
) -> Iterator[tuple[str, list[str], list[str]]]:
    """The titles of what left each place, and of what arrived or changed there."""
    for place in sorted(was.keys() | now.keys()):
        old = [_seen(thing, game) for thing in was.get(place, [])]
        new = [_seen(thing, game) for thing in now.get(place, [])]
        come = _without(new, old)
        changed = [thing.name for thing in come]
        gone = _without([thing.name for thing in _without(old, new)], changed)
        yield (
            place,
            _counted(called(name, game) for name in gone),
            _counted(_in_words(each, game) for each in come),
        )


def _seen(thing: Thing, game: Game) -> Thing:
    """*thing* with only those numbers that players read on it."""
    read = {each: n for each, n in thing.counters.items() if n and game.called_by_hand(each)}
    return Thing(thing.name, read)


def _in_words(thing: Thing, game: Game) -> str:
    """*thing* in words, with the numbers on it."""
    name = called(thing.name, game)
    numbers = [f"{n} {game.called_by_hand(each)}" for each, n in thing.counters.items()]
    if len(numbers) == 1 and numbers[0].casefold().endswith(f" {name.casefold()}"):
        return numbers[0]  # 3 Gold, not Gold with 3 Gold
    return f"{name} with {listed(numbers)}" if numbers else name


def _counted(titles: Iterable[str]) -> list[str]:
    """*titles*, with a number in front of those that occur several times."""
    found = dict[str, int]()
    for title in titles:
        found[title] = found.get(title, 0) + 1
    return [f"{title} ({n} of them)" if n > 1 else title for title, n in found.items()]


def _without(some: list[T], others: Iterable[T]) -> list[T]:
    rest = some[:]
    for other in others:
        if other in rest:
            rest.remove(other)
    return rest


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
