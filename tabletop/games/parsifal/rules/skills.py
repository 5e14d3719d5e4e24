"""Chapters C and E: taking, dropping, and the skills that are no lock."""

from __future__ import annotations

from functools import cache, lru_cache

from tabletop.games.parsifal.cards.content import skills_printed
from tabletop.games.parsifal.cards.lexicon import CHARACTERS, COPIES, FIRST_ARTIFACT, NUMBER
from tabletop.games.parsifal.cards.phrases import NO_ARTIFACTS, PHRASES
from tabletop.games.parsifal.rules.board import (
    ARTIFACT_SET,
    BIT,
    CHARACTER_SET,
    COMMON,
    LIMBO,
    Board,
    numbers,
    set_of,
)
from tabletop.games.parsifal.rules.deeds import (
    NOTHING,
    Ability,
    Action,
    Aim,
    Aims,
    Deed,
    add,
    add_open,
    deeds_of,
    possible,
)
from tabletop.games.parsifal.rules.locks import over, part_with, set_all_free, set_free, shed

UNDER = tuple(f"under:{name}" for name in CHARACTERS)
"""The zone that lies under each character, by its number."""

AREA = tuple(f"area:{seat}" for seat in range(6))
"""The zone of each seat's characters."""


@cache
def owning_nothing() -> int:
    """PAR-020: who can never own an artifact: the Swan.

    Not read before it is asked for: the words of the other chapters are not known earlier.
    """
    return set_of(
        NUMBER[name]
        for name in CHARACTERS
        if any(clause.phrase is NO_ARTIFACTS for clause in skills_printed(name))
    )


def owners(board: Board, among: int) -> Aims:
    """Who of those *among* the characters in play can be given an artifact, and if not, why."""
    never, locked = among & owning_nothing(), among & board.locked
    return Aims(
        among & ~never & ~locked,
        (
            (never, "PAR-020", "{target} can never own an artifact."),
            (locked, "PAR-036", "{target} is locked and can own nothing."),
        ),
    )


def may_own(board: Board, character: int) -> Aim:
    """Whether *character*, which is in play, can be given an artifact, and if not, why."""
    return owners(board, BIT[character]).each(character)[0]


# --- open to every character -------------------------------------------------------------------


def take(board: Board, action: Action) -> None:
    """PAR-017: an artifact of the common area is tucked under the actor."""
    board.put(action.target, action.actor)


def takers(board: Board) -> int:
    """Who can take something: all who can own, if anything lies there to be taken."""
    if not board.owned[COMMON]:
        return 0
    return CHARACTER_SET & board.playing & ~board.locked & ~owning_nothing()


def _takeable(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    common = board.owned[COMMON]
    if not common:
        return NOTHING
    if takers(board) & BIT[actor]:
        return Aims(common)
    barred = may_own(board, actor)
    return Aims(0, ((common, barred.rule, barred.why),))


def drop(board: Board, action: Action) -> None:
    """PAR-021: an artifact of the actor goes to the common area."""
    part_with(board, action.target, COMMON)


def _owned(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    owned = board.owned[actor]
    return Aims(owned) if owned else NOTHING


# --- owner, give, control ----------------------------------------------------------------------

PHRASES.add("you control {n} free {copies}", "condition")


@PHRASES.action("hand any character to another player")
def hand_over(board: Board, action: Action) -> None:
    """PAR-048: the character has another controller now; captives stay locked (PAR-052)."""
    board.put(action.target, action.to)


def _all_in_play(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    """PAR-049, PAR-050: only with three free copies under one's own control."""
    ready = (_copies(deed.kind) & board.of[seat] & ~board.locked).bit_count()
    everybody = CHARACTER_SET & board.playing
    if ready >= deed.needed:
        return Aims(everybody)
    why = f"This needs {deed.needed} free {deed.kind.capitalize()}s of your own, not {ready}."
    return Aims(0, ((everybody, "PAR-049", why),))


@cache
def _copies(kind: str) -> int:
    return set_of(NUMBER[copy] for copy in COPIES.get(kind, ()))


def _other_seats(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-051: any other player, own or not."""
    return [Aim(other) for other in range(board.seats) if other != board.place[target]]


@PHRASES.action("give an artifact")
def give(board: Board, action: Action) -> None:
    """PAR-054: an artifact of the actor goes under another character."""
    part_with(board, action.target, action.to)


def _receivers(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-054: anybody in play who may own it; PAR-026: but not the giver."""
    return _others(board, actor).each(actor)


def _others(board: Board, actor: int) -> Aims:
    return owners(board, CHARACTER_SET & board.playing & ~BIT[actor])


def _giveable(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    owned = board.owned[actor]
    if not owned:
        return NOTHING
    others = _others(board, actor)
    if others.fit:
        return Aims(owned)
    bars = ((owned, "PAR-054", "Nobody else in play can own {target}."),)
    return Aims(0, bars, 0 if others.shown() else owned)


@PHRASES.action("control {whom}")
def control(board: Board, action: Action) -> None:
    """PAR-056, PAR-058: control and the commanded character's deed are one action together."""


def _commandable(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    """PAR-057: a rival's character of a named kind, in play and not locked."""
    named = deed.whom & board.playing
    own, locked = named & board.of[seat], named & board.locked
    able = set_of(
        target
        for target in numbers(named & ~own & ~locked)
        if possible(board, seat, target, commanded(target, board.owned[target], ()))
    )
    return Aims(
        able,
        (
            (own, "PAR-057", "{target} is your own."),
            (locked, "PAR-057", "{target} is locked."),
            (named & ~(own | locked | able), "PAR-058", "{target} could do nothing."),
        ),
    )


@lru_cache(4096)
def commanded(character: int, owned: int, suspended: tuple[str, ...]) -> tuple[Deed, ...]:
    """PAR-058: what a commanded character can do: all but commanding others."""
    deeds = deeds_of(character, owned, suspended)
    return tuple(deed for deed in deeds if deed.ability != control.__name__)


# --- limbo -------------------------------------------------------------------------------------


@PHRASES.action("send {whom} to Limbo")
def send_to_limbo(board: Board, action: Action) -> None:
    """PAR-061: the tarot has no effect until it is retrieved."""
    to_limbo(board, action.target)


def _sendable(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    return Aims(deed.whom & board.playing)


@PHRASES.action("send its captive to Limbo")
def send_captive(board: Board, action: Action) -> None:
    """PAR-061, PAR-041: the lock ends and the locker returns home."""
    to_limbo(board, action.target)


def _captives(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    return Aims(board.held[actor])


@PHRASES.action("send an artifact of the common area to Limbo")
def send_common(board: Board, action: Action) -> None:
    """PAR-061: an artifact that nobody owns."""
    to_limbo(board, action.target)


def _common(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    return Aims(board.owned[COMMON])


def to_limbo(board: Board, tarot: int) -> None:
    """PAR-062: a character leaves its artifacts and all locks. PAR-063: an artifact its owner."""
    if tarot >= FIRST_ARTIFACT:
        part_with(board, tarot, LIMBO)
        return
    shed(board, tarot)
    set_all_free(board, tarot)
    if board.locker[tarot] >= 0:
        set_free(board, tarot)
    board.put(tarot, LIMBO)


@PHRASES.action("recall {whom}")
def recall(board: Board, action: Action) -> None:
    """PAR-064: a character comes to the acting player. PAR-065: an artifact to one of theirs."""
    to = action.to if action.target >= FIRST_ARTIFACT else action.seat
    if to >= 0:
        board.put(action.target, to)


def _recallable(board: Board, seat: int, actor: int, deed: Deed) -> Aims:
    lost = deed.whom & board.limbo
    artifacts = lost & ARTIFACT_SET
    if not artifacts or _own_owners(board, seat).fit:
        return Aims(lost)
    bars = ((artifacts, "PAR-065", "You control nobody who could own {target}."),)
    return Aims(lost & ~artifacts, bars, 0 if board.of[seat] else artifacts)


def _own_owners(board: Board, seat: int) -> Aims:
    return owners(board, board.of[seat])


def _recall_receivers(board: Board, seat: int, actor: int, target: int) -> list[Aim]:
    """PAR-065: under whom a recalled artifact can go; a character needs nobody."""
    return _own_owners(board, seat).each(actor) if target >= FIRST_ARTIFACT else []


def _limbo(actor: int, target: int = -1) -> tuple[str, ...]:
    return ("limbo",)


def _common_area(actor: int, target: int = -1) -> tuple[str, ...]:
    return ("common",)


def _under_actor(actor: int, target: int = -1) -> tuple[str, ...]:
    return (UNDER[actor],)


def _nowhere(actor: int, target: int = -1) -> tuple[str, ...]:
    return ()


add_open(
    Ability(
        "take", "PAR-017", take, _takeable,
        "Take an artifact", "take {}", "{} takes {}.",
        "What does {} take?", _under_actor, comes=True,
        lacks="No artifact lies in the common area.",
    )
)  # fmt: skip
add_open(
    Ability(
        "drop", "PAR-021", drop, _owned,
        "Drop an artifact", "drop {}", "{} drops {}.",
        "What does {} drop?", _common_area, comes=True,
        lacks="{} owns no artifact.",
    )
)  # fmt: skip

for ability in (
    Ability(
        "hand_over", "PAR-048", hand_over, _all_in_play,
        "Change an owner", "hand over {}", "{} hands {} to {}.",
        "Whom does {} hand over?", _nowhere,
        _other_seats, "{1} hands over {0}: to whom?", comes=True,
    ),
    Ability(
        "give", "PAR-054", give, _giveable,
        "Give an artifact", "give {}", "{} gives {} to {}.",
        "What does {} give?", _nowhere,
        _receivers, "{1} gives {0}: to whom?", comes=True, lacks="{} owns no artifact.",
    ),
    Ability(
        "control", "PAR-056", control, _commandable,
        "Control", "command {}", "{} commands {}.",
        "Whom does {} command?", over, lacks="Nobody of the kind is in play.",
    ),
    Ability(
        "send_to_limbo", "PAR-061", send_to_limbo, _sendable,
        "Send to Limbo", "send {} to Limbo", "{} sends {} to Limbo.",
        "What does {} send to Limbo?", _limbo, comes=True,
    ),
    Ability(
        "send_captive", "PAR-061", send_captive, _captives,
        "Send a captive to Limbo", "send {} to Limbo", "{} sends {} to Limbo.",
        "Whom does {} send to Limbo?", _limbo, comes=True,
        lacks="{} holds nobody captive.",
    ),
    Ability(
        "send_common", "PAR-061", send_common, _common,
        "Send an artifact to Limbo", "send {} to Limbo", "{} sends {} to Limbo.",
        "What does {} send to Limbo?", _limbo, comes=True,
        lacks="No artifact lies in the common area.",
    ),
    Ability(
        "recall", "PAR-064", recall, _recallable,
        "Recall", "recall {}", "{} recalls {}.",
        "What does {} recall from Limbo?", _nowhere,
        _recall_receivers, "{1} recalls {0}: who gets it?", comes=True,
        lacks="Nothing of the kind is in Limbo.",
    ),
):  # fmt: skip
    add(ability)
