"""Chapter I: the table. Which rule forbids what nobody was asked for: the one nearest to what was
tried."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.parsifal.cards.content import NAMED, opened
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.answers import key_of
from tabletop.games.parsifal.rules.board import BIT, COMMON, LIMBO, Board, numbers, read
from tabletop.games.parsifal.rules.deeds import ABILITIES, Ability, Aim, Deed, deeds_of, said
from tabletop.games.parsifal.rules.dragging import own, places
from tabletop.games.parsifal.rules.resolving import begun
from tabletop.games.parsifal.rules.skills import AREA, UNDER, give, hand_over, may_own
from tabletop.games.parsifal.rules.unclear import is_unclear
from tabletop.play.decision import Refusal
from tabletop.table.table import Table
from tabletop.table.zone import Zone

ELSEWHERE = {
    "deck": ("PAR-006", "The deck is drawn from at the beginning of a turn only."),
    "chains": ("PAR-031", "Chains lie where the locks are."),
    "out": ("PAR-002", "All thirty tarots stay in the game."),
}
"""Places that no tarot is laid to."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    turn = table.count("active")
    active = table.seats[turn].name if 0 <= turn < len(table.seats) else "nobody at this table"
    if table.flow.step == "window":
        return Refusal("PAR-067", f"What {active} declared is stopped, or it happens.")
    if seat != turn:
        return Refusal("PAR-011", f"It is the turn of {active}.")
    if table.pieces[piece].zone == "deck":
        return Refusal(*ELSEWHERE["deck"])
    if piece >= len(ALL):
        return Refusal(*ELSEWHERE["chains"])
    board, acting = read(table), begun(table.flow.args).actor
    actors = [acting] if 0 <= acting < FIRST_ARTIFACT else [*numbers(board.of[seat])]
    for refusal in _bars(table, board, seat, piece, zone, actors):
        return refusal
    if zone in ELSEWHERE:
        return Refusal(*ELSEWHERE[zone])
    refuse_one = _refuse_artifact if piece >= FIRST_ARTIFACT else _refuse_character
    refusal = refuse_one(board, seat, piece, table.zones[zone])
    if 0 <= acting != piece and refusal.rule == "PAR-025":
        return Refusal("PAR-011", opened(f"{NAMED[acting]} acts now."))
    return refusal


def _bars(
    table: Table, board: Board, seat: int, piece: int, zone: str, actors: list[int]
) -> Iterator[Refusal]:
    """What bars the deeds of *actors* that this drop would mean otherwise; its own come first."""
    actors.sort(key=lambda actor: actor not in (piece, board.place[piece]))
    declared = table.flow.step in _SAID and not is_unclear(table, board)
    for actor in actors:
        if board.locker[actor] >= 0:
            continue
        for deed in deeds_of(actor, board.owned[actor], tuple(table.suspended)):
            for refusal, answers in _bars_of(
                board, seat, actor, deed, piece, zone, table.house_rules
            ):
                if declared:
                    refusal.answers = answers[_SAID[table.flow.step] :]
                yield refusal


_SAID = {"act": 0, "choose_deed": 1}
"""How many answers have been given to what a drop would mean, by the step that asks."""


def _bars_of(
    board: Board, seat: int, actor: int, deed: Deed, piece: int, zone: str, without: list[str]
) -> Iterator[tuple[Refusal, tuple[str, ...]]]:
    """What bars *deed*, with the answers that declare it."""
    ability = ABILITIES[deed.ability]
    aims = ability.aims(board, seat, actor, deed)
    for target in numbers(aims.shown()):
        if ability.comes:
            meant, to = piece == target, places(board, seat, actor, deed, target)
        else:
            meant, to = piece in own(actor, deed), ability.spot(actor, target)
        if not meant:
            continue
        getting = ability.receivers(board, seat, actor, target) if ability.receivers else []
        keys = (ALL[actor], key_of(deed), ALL[target])
        if not BIT[target] & aims.fit and (zone in to or not to):
            rule, words = aims.bar(target, without)
            why, absolute = said(words, actor, target), bool(BIT[target] & aims.absolute)
            yield Refusal(rule, why, absolute=absolute), (*keys, *_to(ability, getting, zone))
        elif zone in UNDER:
            for aim in getting:
                if aim.why and zone == UNDER[aim.target]:
                    yield Refusal(aim.rule, aim.why), (*keys, ALL[aim.target])


def _to(ability: Ability, getting: list[Aim], zone: str) -> tuple[str, ...]:
    """The answer that lets whoever has *zone* get it, if that is asked."""
    if ability.name == hand_over.__name__:
        return tuple(f"seat {aim.target}" for aim in getting if zone == AREA[aim.target])
    return tuple(ALL[aim.target] for aim in getting if zone == UNDER[aim.target])


def _refuse_character(board: Board, seat: int, piece: int, zone: Zone) -> Refusal:
    who, kind = NAMED[piece], zone.kind
    if board.place[piece] == LIMBO:
        return Refusal("PAR-064", f"A skill that recalls {who} lays it into your own area.")
    if kind == "limbo":
        return Refusal("PAR-061", f"Nobody of yours can send {who} to Limbo now.")
    if board.place[piece] != seat:
        return Refusal("PAR-013", f"You do not control {who}.")
    if board.locker[piece] >= 0:
        by = NAMED[board.locker[piece]]
        return Refusal("PAR-015", opened(f"{who} is locked by {by} and can do nothing."))
    if kind == "under":
        return Refusal("PAR-017", "Only artifacts lie under a character.")
    if kind == "common":
        if (barred := may_own(board, piece)).why:
            return Refusal(barred.rule, barred.why)
        if board.owned[COMMON]:
            return Refusal("PAR-017", f"What {who} is to take is dragged onto {who}.")
        return Refusal("PAR-007", "Only artifacts lie in the common area.")
    if kind == "area" and zone.owner == seat:
        return Refusal("PAR-032", opened(f"{who} belongs to you wherever it lies."))
    if kind == "area":
        return Refusal("PAR-048", f"Nobody of yours can hand {who} over now.")
    onto = NAMED[zone.on] if zone.on >= 0 else "that"
    return Refusal("PAR-025", opened(f"{who} can do nothing to {onto} now."))


def _refuse_artifact(board: Board, seat: int, artifact: int, zone: Zone) -> Refusal:
    it, owner = NAMED[artifact], board.place[artifact]
    kind, receiver = zone.kind, zone.on if zone.kind == "under" else -1
    if receiver >= 0 and (barred := may_own(board, receiver)).why:
        return Refusal(barred.rule, barred.why)
    if 0 <= owner < FIRST_ARTIFACT:
        deeds = deeds_of(owner, board.owned[owner], ())
        gives = any(deed.ability == give.__name__ for deed in deeds)
        if board.place[owner] != seat or (receiver >= 0 and gives):
            return Refusal("PAR-018", opened(f"{NAMED[owner]} owns {it}."))
        if receiver >= 0:
            return Refusal("PAR-055", opened(f"{NAMED[owner]} has no skill to give {it}."))
        return Refusal("PAR-021", opened(f"{NAMED[owner]} drops {it} in the common area only."))
    if owner == LIMBO:
        if receiver >= 0 and board.place[receiver] != seat:
            return Refusal("PAR-065", f"{opened(it)} is recalled for somebody of your own.")
        return Refusal("PAR-065", f"Nobody of yours can recall {it} like this now.")
    if kind == "limbo":
        return Refusal("PAR-061", f"Nobody of yours can send {it} to Limbo now.")
    if receiver >= 0:
        return Refusal("PAR-013", f"You do not control {NAMED[receiver]}.")
    return Refusal("PAR-017", f"{opened(it)} is taken by dragging it onto who takes it.")
