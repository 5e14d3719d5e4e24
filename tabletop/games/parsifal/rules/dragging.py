"""Chapter C: what is dragged for a deed, and where to: what it moves, or else its actor."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.board import Board, numbers
from tabletop.games.parsifal.rules.deeds import ABILITIES, Ability, Deed
from tabletop.games.parsifal.rules.skills import AREA, UNDER, hand_over
from tabletop.play.decision import Option

Places = tuple[str, ...]
Drags = dict[int, Places]
"""What may be dragged, by number, each with the zones where a drop of it means something."""


Rules = Collection[str]
"""The rules that players do without."""

_ALL_HOLD: Rules = ()


def comings(board: Board, seat: int, actor: int, deed: Deed, without: Rules) -> Drags:
    """What would come away by *deed*, *without* some rules, and is dragged itself."""
    ability, found = ABILITIES[deed.ability], Drags()
    for target in numbers(ability.aims(board, seat, actor, deed).lifted(without)):
        if ability.comes:
            found[target] = places(board, seat, actor, deed, target, without)
        elif ability.frees:
            found |= _home(board, target)
    return found


def places(
    board: Board, seat: int, actor: int, deed: Deed, target: int, without: Rules = _ALL_HOLD
) -> Places:
    """Where *target* would go by *deed*: to who may get it, or to the one place there is."""
    ability = ABILITIES[deed.ability]
    to = AREA if deed.ability == hand_over.__name__ else UNDER
    receivers = ability.receivers(board, seat, actor, target) if ability.receivers else []
    found = tuple(to[aim.target] for aim in receivers if not aim.why or aim.rule in without)
    return found or ability.spot(actor, target) or (AREA[seat],)


def _home(board: Board, captive: int) -> Drags:
    """The locker whose card lies on *captive*, which is dragged home to set that free."""
    locker = board.locker[captive]
    return {locker: (AREA[board.place[locker]],)} if board.lies_on[locker] == captive else {}


def _with(option: Option, come: Drags) -> Option:
    """*option*, with what else may be dragged for it."""
    places_of = {card: option.places(card) for card in option.pieces}
    apart = {card: (*places_of.get(card, ()), *to) for card, to in come.items()}
    return replace(
        option,
        pieces=tuple(dict.fromkeys((*option.pieces, *come))),
        apart=tuple({**dict(option.apart), **apart}.items()),
    )


def for_a_deed(
    option: Option, board: Board, seat: int, actor: int, deed: Deed, without: Rules
) -> Option:
    """The *option* to do *deed*, with what may be dragged for it, and where to."""
    ability, come = ABILITIES[deed.ability], comings(board, seat, actor, deed, without)
    if ability.comes:
        zones = tuple(dict.fromkeys(zone for places in come.values() for zone in places))
        apart: Drags = {actor: ()}  # the actor may come itself, but for nothing else
        apart |= {card: places for card, places in come.items() if places != zones}
        pieces = tuple(dict.fromkeys((actor, *come)))
        if actor in come:
            apart[actor] = come[actor]
        return replace(option, pieces=pieces, zones=zones, apart=(*apart.items(),))
    aims = ability.aims(board, seat, actor, deed)
    spots = _spots(ability, actor, aims.lifted(without) or aims.shown())
    return _with(replace(option, pieces=own(actor, deed), zones=spots), come)


def own(actor: int, deed: Deed) -> tuple[int, ...]:
    """What of *actor* is dragged for *deed*: itself, or the artifact that it is printed on."""
    return (actor, deed.card) if deed.card >= FIRST_ARTIFACT else (actor,)


def _spots(ability: Ability, actor: int, targets: int) -> Places:
    return tuple(zone for target in numbers(targets) for zone in ability.spot(actor, target))


def for_targets(
    options: list[Option], board: Board, seat: int, actor: int, deed: Deed, without: Rules
) -> list[Option]:
    """The *options* of what to do *deed* to, with all that may be dragged for each."""
    ability = ABILITIES[deed.ability]
    if ability.comes:
        come = tuple(comings(board, seat, actor, deed, without).items())
        return [replace(option, apart=come) for option in options]
    if ability.frees:
        return [_with(option, _home(board, int(option.value))) for option in options]
    return options


def to_act(
    option: Option, board: Board, seat: int, deeds: tuple[Deed, ...], without: Rules
) -> Option:
    """The *option* to act with somebody, with all that may be dragged for any of its *deeds*."""
    actor = int(option.value)
    found: dict[int, dict[str, None]] = {actor: {}}
    for deed in deeds:
        ability, drags = ABILITIES[deed.ability], comings(board, seat, actor, deed, without)
        if not ability.comes:
            aims = ability.aims(board, seat, actor, deed)
            spots = _spots(ability, actor, aims.lifted(without))
            drags |= {card: (*drags.get(card, ()), *spots) for card in own(actor, deed)}
        for card, places in drags.items():
            found.setdefault(card, {}).update(dict.fromkeys(places))
    zones = tuple(found.pop(actor))
    apart = tuple((card, tuple(places)) for card, places in found.items())
    return replace(option, pieces=(actor, *found), zones=zones, apart=apart)
