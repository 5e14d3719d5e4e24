"""Chapter C: the options of the questions about an action, including barred ones with the
reason."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES, opened
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    Ability,
    Aim,
    Aims,
    FindAims,
    Skill,
    deeds_of,
    printed,
    said,
)
from tabletop.games.parsifal.rules.board import AREA, ARTIFACT_SET, BIT, UNDER, Board, numbers
from tabletop.games.parsifal.rules.limbo import RECALL
from tabletop.games.parsifal.rules.quests import whereabouts
from tabletop.games.parsifal.rules.skills import CONTROL, HAND_OVER, TAKE, commanded
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Drop
from tabletop.table.table import Seat


class Way(NamedTuple):
    """A deed of a character: its option, and the same option without a target."""

    deed: Skill
    ability: Ability
    aims: FindAims
    option: Option
    lacking: Option


@lru_cache(4096)
def ways(actor: int, owned: int, suspended: tuple[str, ...], under: bool) -> tuple[Way, ...]:
    """The deeds of *actor* with the artifacts *owned*, by itself or *under* command."""
    deeds = (commanded if under else deeds_of)(actor, owned, suspended)
    return tuple([_way(deed, actor) for deed in deeds])


@cache
def _way(deed: Skill, actor: int) -> Way:
    """The way of one deed, independent of the other deeds of *actor*."""
    ability = ABILITIES[deed.ability]
    lacks = opened(ability.lacks.format(NAMED[actor]))
    pieces = (actor, deed.card) if deed.card >= FIRST_ARTIFACT else (actor,)
    option = Option(key_of(deed), _label(deed, actor), pieces, value=deed.code)
    return Way(
        deed, ability, ability.aims, option, option.blocked(ability.rule_on(deed.whom), lacks)
    )


def barred_way(way: Way, actor: int, aims: Aims) -> Option:
    """The option of *way* if nothing fits, with the reasons why each target is barred."""
    if not (aims.bars and aims.shown()):
        return way.lacking
    rule, why = aims.why(actor)
    return way.option.blocked(rule, why)


@lru_cache(4096)
def out_of_force(
    actor: int, owned: int, suspended: tuple[str, ...], under: bool
) -> tuple[Option, ...]:
    """The printed deeds that are suspended, or that would command others *under* command
    (PAR-058)."""
    options = []
    for way in ways(actor, owned, (), False):
        card = actor if way.deed.card < 0 else way.deed.card
        if way.deed.card >= 0 and ALL[card] in suspended:
            why = opened(f"{NAMED[card]} is suspended and does nothing.")
            options.append(way.option.blocked("PAR-099", why, absolute=True))
        elif under and way.deed.ability == CONTROL:
            why = opened(f"{NAMED[actor]} is commanded and cannot command anybody.")
            options.append(way.option.blocked("PAR-058", why, absolute=True))
    return tuple(options)


@cache
def key_of(deed: Skill) -> str:
    """The key of the option that takes *deed*."""
    if deed.card < 0:
        return deed.ability
    key = f"{ALL[deed.card]} {deed.ability.replace('_', ' ')}"
    alike = [each.code for each in printed(deed.card) if each.ability == deed.ability]
    number = alike.index(deed.code) if deed.code in alike else 0
    return f"{key} {number + 1}" if number else key


@cache
def _label(deed: Skill, actor: int) -> str:
    if deed.card < 0:
        return ABILITIES[deed.ability].label
    words = deed.sentence.rstrip(".")
    return words if deed.card == actor else f"{TITLES[deed.card]}: {words}"


# --- targets -------------------------------------------------------------------------------------


def at_each(deed: Skill, actor: int, seat: int, targets: int) -> list[Option]:
    """The options to aim *deed* of *actor*, which acts for *seat*, at each of *targets*."""
    area = seat if deed.ability == RECALL else 0  # make as few as possible
    row = _row(deed, actor, area)
    return [row[target] for target in numbers(targets)]


class Row(dict[int, Option]):
    """The options to aim a deed at each target, made when first needed."""

    def __init__(self, deed: Skill, actor: int, seat: int) -> None:
        self._aimed = deed, actor, seat

    def __missing__(self, target: int) -> Option:
        option = self[target] = _at(*self._aimed, target)
        return option


@lru_cache(4096)
def _row(deed: Skill, actor: int, seat: int) -> Row:
    return Row(deed, actor, seat)


def barred(
    deed: Skill, actor: int, seat: int, aims: Aims, targets: int, without: Collection[str]
) -> list[Option]:
    """The options for *targets* that are barred, ignoring the rules in *without*."""
    options = []
    for target in numbers(targets):
        rule, words = aims.bar(target, without)
        absolute = bool(BIT[target] & aims.absolute)
        option = _row(deed, actor, seat)[target]
        options.append(option.blocked(rule, said(words, actor, target), absolute=absolute))
    return options


def elsewhere(deed: Skill, actor: int, board: Board, shown: int) -> list[Option]:
    """The options for tarots on the table that *deed* names, but that lie in the wrong zone."""
    named, options, ability = deed.whom, [], ABILITIES[deed.ability]
    if deed.ability == TAKE:
        named = ARTIFACT_SET & ~board.owned[actor]
    for target in board.seen(*numbers(named & ~shown)):
        where = f"not {ability.sought}" if ability.sought else whereabouts(board, target)
        why, rule = opened(f"{NAMED[target]} is {where}."), ability.rule_on(BIT[target])
        if deed.ability == TAKE and board.place[target] >= 0:
            rule = "PAR-018"
        words = asking(ability.told, target)
        option = Option(ALL[target], words, (target,), value=target)
        options.append(option.blocked(rule, why, absolute=True))
    return options


def _at(deed: Skill, actor: int, seat: int, target: int) -> Option:
    """The option to aim *deed* at *target*. The dragged piece is the target if it comes to the
    actor, else the actor, or the artifact with the skill."""
    ability = ABILITIES[deed.ability]
    pieces: tuple[int, ...] = (target,)
    zones = ability.spot(actor, target)
    if not ability.comes:
        pieces = (target, actor, deed.card) if deed.card >= FIRST_ARTIFACT else (target, actor)
    elif ability.name == RECALL and target < FIRST_ARTIFACT:
        zones = (AREA[seat],)
    return Option(ALL[target], asking(ability.told, target), pieces, zones, target)


def homes(board: Board, captives: int) -> tuple[Drop, ...]:
    """The lockers on *captives*. Dragging a locker home frees its captive."""
    locker, lies_on = board.locker, board.lies_on
    return tuple(
        (ALL[captive], locker[captive], AREA[board.place[locker[captive]]])
        for captive in numbers(captives)
        if lies_on[locker[captive]] == captive
    )


def getting(aim: Aim, seats: list[Seat], board: Board, deed: Skill, target: int) -> Option:
    """The option to give *target* to the seat or the character of *aim*."""
    to = aim.target
    if deed.ability == HAND_OVER:
        key, label, pieces, zone = f"seat {to}", seats[to].name, board.seen(target), AREA[to]
    else:
        key, label, pieces, zone = ALL[to], TITLES[to], board.seen(to, target), UNDER[to]
    return Option(key, label, pieces, (zone,), to, aim.why, aim.rule)


def gives_itself(option: Option, actor: int) -> Option:
    """PAR-048: *option* with a warning if *actor* hands itself over, so that its own player loses
    it."""
    warning = opened(f"{NAMED[actor]} hands itself over, and you no longer control it.")
    return replace(option, warning=warning)


@cache
def asking(words: str, *tarots: int) -> str:
    """*words* with the names of tarots, as a question or an answer begins."""
    return opened(words.format(*(NAMED[tarot] for tarot in tarots)))
