"""Chapter C: the answers to what is asked about an action: also what is barred, and why."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES, opened
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.board import ARTIFACT_SET, BIT, Board, numbers
from tabletop.games.parsifal.rules.deeds import ABILITIES, Ability, Aims, Deed, deeds_of, said
from tabletop.games.parsifal.rules.quests import whereabouts
from tabletop.games.parsifal.rules.skills import can_be_ruled, commanded, control, take
from tabletop.play.decision import Option


class Way(NamedTuple):
    """A deed of somebody: the option to do it, and the same where there is nothing to do it to."""

    deed: Deed
    ability: Ability
    option: Option
    lacking: Option


@lru_cache(4096)
def ways(actor: int, owned: int, suspended: tuple[str, ...], under: bool) -> tuple[Way, ...]:
    """What *actor* can do who has the artifacts *owned*, by itself or *under* command."""
    ways = []
    for deed in (commanded if under else deeds_of)(actor, owned, suspended):
        ability = ABILITIES[deed.ability]
        lacks = opened(ability.lacks.format(NAMED[actor]))
        option = Option(key_of(deed), _label(deed, actor), (actor,), value=deed.code)
        ways.append(Way(deed, ability, option, option.blocked(ability.rule, lacks)))
    return tuple(ways)


@lru_cache(4096)
def out_of_force(
    actor: int, owned: int, suspended: tuple[str, ...], under: bool
) -> tuple[Option, ...]:
    """What is printed there and cannot be done, as it is suspended, or commands others *under*
    command (PAR-058)."""
    options = []
    for way in ways(actor, owned, (), False):
        card = actor if way.deed.card < 0 else way.deed.card
        if way.deed.card >= 0 and ALL[card] in suspended:
            why = opened(f"{NAMED[card]} is suspended and does nothing.")
            options.append(way.option.blocked("PAR-099", why, absolute=True))
        elif under and way.deed.ability == control.__name__:
            why = opened(f"{NAMED[actor]} is commanded and commands nobody.")
            options.append(way.option.blocked("PAR-058", why, absolute=True))
    return tuple(options)


@cache
def key_of(deed: Deed) -> str:
    """The key of the option that takes *deed*."""
    if deed.card < 0:
        return deed.ability
    return f"{ALL[deed.card]} {deed.ability.replace('_', ' ')}"


@cache
def _label(deed: Deed, actor: int) -> str:
    if deed.card < 0:
        return ABILITIES[deed.ability].label
    words = deed.sentence.rstrip(".")
    return words if deed.card == actor else f"{TITLES[deed.card]}: {words}"


# --- to what ----------------------------------------------------------------------------------


def aimed(deed: Deed, actor: int, aims: Aims, shown: int, without: Collection[str]) -> list[Option]:
    """The options to aim *deed* at each of those *shown*, *without* some rules."""
    fit = aims.fit
    return [
        _at(deed, actor, target)
        if BIT[target] & fit
        else _at(deed, actor, target, *aims.bar(target, without))
        for target in numbers(shown)
    ]


def ruled_out(
    options: list[Option],
    board: Board,
    seat: int,
    deed: Deed,
    aims: Aims,
    suspended: tuple[str, ...],
) -> list[Option]:
    """*options* to aim *deed* at something, with those that not even a ruling could let happen."""
    for n, option in enumerate(options):
        target = int(option.value)
        if not option.why:
            continue
        hopeless = BIT[target] & aims.absolute
        if not hopeless and deed.ability == control.__name__:
            deeds = commanded(target, board.owned[target], suspended)
            hopeless = not can_be_ruled(board, seat, target, deeds, suspended)
        if hopeless:
            options[n] = replace(option, absolute=True)
    return options


def elsewhere(deed: Deed, actor: int, board: Board, shown: int) -> list[Option]:
    """What the words of *deed* name and is nowhere it could be done to it, though on the table."""
    named, options = deed.whom, []
    if deed.ability == take.__name__:
        named = ARTIFACT_SET & ~board.owned[actor]
    for target in board.seen(*numbers(named & ~shown)):
        why = opened(f"{NAMED[target]} is {whereabouts(board, target)}.")
        rule = ABILITIES[deed.ability].rule
        if deed.ability == take.__name__ and board.place[target] >= 0:
            rule = "PAR-018"
        option = _at(deed, actor, target, rule, why)
        options.append(replace(option, zones=(), absolute=True))
    return options


@lru_cache(16384)
def _at(deed: Deed, actor: int, target: int, rule: str = "", words: str = "") -> Option:
    """The option to aim *deed* at *target*, which *words* of *rule* may bar."""
    ability = ABILITIES[deed.ability]
    dragged = (target,) if ability.comes else (target, actor)
    return Option(
        ALL[target], asking(ability.told, target), dragged, ability.spot(actor, target),
        target, said(words, actor, target) if words else "", rule,
    )  # fmt: skip


@cache
def asking(words: str, *tarots: int) -> str:
    """The *words* about some tarots, as a question or an answer begins."""
    return opened(words.format(*(NAMED[tarot] for tarot in tarots)))
