"""What is dragged for a deed, and where to: what lies there is moved by it, or else its actor."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tabletop.games.parsifal.board import Board, numbers
from tabletop.games.parsifal.deeds import ABILITIES, OPEN, Deed, deeds_of, printed
from tabletop.games.parsifal.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.skills import AREA, UNDER, hand_over
from tabletop.play.decision import Option

Places = tuple[str, ...]
Drags = dict[int, Places]
"""What may be dragged, by number, each with the zones where a drop of it means something."""


def comings(board: Board, seat: int, actor: int, deed: Deed) -> Drags:
    """What would come away by *deed* and is dragged itself."""
    ability = ABILITIES[deed.ability]
    to = AREA if deed.ability == hand_over.__name__ else UNDER
    found: Drags = {}
    for target in numbers(ability.aims(board, seat, actor, deed).fit):
        if ability.comes:
            receivers = ability.receivers(board, seat, actor, target) if ability.receivers else []
            places = tuple(to[aim.target] for aim in receivers if not aim.why)
            found[target] = places or ability.spot(actor, target) or (AREA[seat],)
        elif ability.frees:
            found |= _home(board, target)
    return found


def _home(board: Board, captive: int) -> Drags:
    """The locker whose card lies on *captive*, which is dragged home to set that free."""
    locker = board.locker[captive]
    return {locker: (AREA[board.place[locker]],)} if board.lies_on[locker] == captive else {}


def _with(option: Option, come: Drags) -> Option:
    """*option*, with what else may be dragged for it."""
    own = {card: option.places(card) for card in option.pieces}
    apart = {card: (*own.get(card, ()), *places) for card, places in come.items()}
    return replace(
        option,
        pieces=tuple(dict.fromkeys((*option.pieces, *come))),
        apart=tuple({**dict(option.apart), **apart}.items()),
    )


def for_a_deed(option: Option, board: Board, seat: int, actor: int, deed: Deed) -> Option:
    """The *option* to do *deed*, with what may be dragged for it, and where to."""
    ability, come = ABILITIES[deed.ability], comings(board, seat, actor, deed)
    if ability.comes:
        zones = tuple(dict.fromkeys(zone for places in come.values() for zone in places))
        apart: Drags = {actor: ()}  # the actor may come itself, but for nothing else
        apart |= {card: places for card, places in come.items() if places != zones}
        pieces = tuple(dict.fromkeys((actor, *come)))
        if actor in come:
            apart[actor] = come[actor]
        return replace(option, pieces=pieces, zones=zones, apart=(*apart.items(),))
    own = (actor, deed.card) if deed.card >= FIRST_ARTIFACT else (actor,)
    fit = numbers(ability.aims(board, seat, actor, deed).fit)
    spots = tuple(zone for target in fit for zone in ability.spot(actor, target))
    return _with(replace(option, pieces=own, zones=option.zones or spots), come)


def for_targets(
    options: list[Option], board: Board, seat: int, actor: int, deed: Deed
) -> list[Option]:
    """The *options* of what to do *deed* to, with all that may be dragged for each."""
    ability = ABILITIES[deed.ability]
    if ability.comes:
        come = tuple(comings(board, seat, actor, deed).items())
        return [replace(option, apart=come) for option in options]
    if ability.frees:
        return [_with(option, _home(board, int(option.value))) for option in options]
    return options


def to_act(option: Option, board: Board, seat: int, suspended: tuple[str, ...]) -> Option:
    """The *option* to act with somebody, with all that may be dragged for any of its deeds."""
    actor = int(option.value)
    own = (actor, *numbers(board.owned[actor]))
    found: dict[int, dict[str, None]] = {card: dict.fromkeys(_reached(actor, card)) for card in own}
    found[actor] |= dict.fromkeys(_reached(actor, -1))
    for deed in () if option.why else deeds_of(actor, board.owned[actor], suspended):
        for card, places in comings(board, seat, actor, deed).items():
            found.setdefault(card, {}).update(dict.fromkeys(places))
    zones = tuple(found.pop(actor))
    apart = tuple((card, tuple(places)) for card, places in found.items())
    return replace(option, pieces=(actor, *found), zones=zones, apart=apart)


@cache
def _reached(actor: int, card: int) -> Places:
    """The zones in which a drop of *card* may mean a deed of *actor* printed on it (-1: open)."""
    deeds = OPEN if card < 0 else printed(card)
    return tuple(zone for deed in deeds for zone in ABILITIES[deed.ability].reach(actor))
