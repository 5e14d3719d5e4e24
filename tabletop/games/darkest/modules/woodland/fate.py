"""Light and Dark Fate: turned on entering the Woodland, and chosen there."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darkest.modules.woodland.sentences import (
    COUNTS_AS,
    NOBODY_SPENDS,
    says,
    spoken_so,
)
from tabletop.games.darkest.party import fates, heroes, smothering
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.fates import Fate
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Gains, Loses, Regains, lacking
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

REGION = "woodland"
DARK = Fate(
    counter="woodland-dark", called="Dark Fate", rule="DTW-002", turns="others", bound="Darkbound"
)
LIGHT = "woodland-light"
"""What cards call Light Fate: the game's own, where they say that it is no other."""

REACTIONS = Reactions()


def bound(table: Table, place: int) -> str:
    """DTW-007, DTW-008: what the hero at *place* is by its Fate, or as a card says."""
    said = next(iter(spoken_so(table, place, COUNTS_AS)), None)
    return str(said["bound"]) if said is not None else fates.bound(table, place)


def is_banned(table: Table, place: int) -> bool:
    """DTW-027: whether the party is where nobody spends any Fate."""
    space = heroes.at(table)
    lies = heroes.located(table, space) if space else None
    if lies is None or says(lies.name, NOBODY_SPENDS) is None:
        return False
    return not smothering.is_smothered(table, space)


# --- turned ---------------------------------------------------------------------------------------


LIGHTS = "Light Fate rolls a die of one's own again."
DARKENS = "Dark Fate has another character or an Enemy roll again."
"""DTW-002: what the two kinds are spent on."""


def comes_in(play: Play) -> Rules[None]:
    """DTW-003: on entering the Woodland each may turn any of its Light Fate."""
    if heroes.region(play.table) == REGION:
        for place in heroes.here(play.table):
            yield from business(_turns_some(play, place), None)


def _turns_some(play: Play, place: int) -> Rules[None]:
    if not heroes.has(play.table, place, fates.OWN.counter):
        return

    def options() -> list[Option]:
        n = heroes.has(play.table, place, fates.OWN.counter)
        return [
            Option("none", "Turn none of it", value=0, tells=LIGHTS),
            *(Option(f"turn {k}", f"Turn {k} of {n} to Dark Fate", value=k,
                     tells=DARKENS if k == 1 else "") for k in range(1, n + 1)),
        ]  # fmt: skip

    name = heroes.name_of(play.table, place)
    option = yield from asks(play, place, f"{name} enters the Woodland. Turn Fate Dark?",
                             options, "DTW-003")  # fmt: skip
    for _ in range(int(option.value)):
        fates.turn_into(play, place, fates.OWN, DARK)


# --- gained ---------------------------------------------------------------------------------------


def _is_said(deed: Gains | Regains | Loses) -> bool:
    """Whether a card has said that it is Light Fate: then it is the game's own."""
    if deed.token != LIGHT:
        return False
    deed.token = fates.OWN.counter
    return True


@REACTIONS.would(Loses, lying_in="hero")
def loses_light(play: Play, here: Piece, deed: Loses) -> None:
    """DTW-002: Light Fate is the game's own."""
    if _is_mine(play.table, here, deed.who):
        _is_said(deed)


@REACTIONS.would(Gains, lying_in="hero")
def gains(play: Play, here: Piece, deed: Gains) -> Rules[None]:
    """DTW-005, DTW-006."""
    if _is_mine(play.table, here, deed.who) and not _is_said(deed):
        yield from _chosen(play, deed, deed.n)


@REACTIONS.would(Regains, lying_in="hero")
def regains(play: Play, here: Piece, deed: Regains) -> Rules[None]:
    """DTW-005: what comes back may come back as either kind."""
    if _is_mine(play.table, here, deed.who) and not _is_said(deed):
        yield from _chosen(play, deed, min(deed.n, lacking(play, deed.who, deed.token)))


def _is_mine(table: Table, here: Piece, place: int) -> bool:
    card = heroes.card_of(table, place)
    return card is not None and card.id == here.id


def _chosen(play: Play, deed: Gains | Regains, n: int) -> Rules[None]:
    """How many of *n* tokens are Dark; outside the Woodland none is."""
    chooses = heroes.region(play.table) == REGION and n > 0
    if deed.token != fates.OWN.counter or not chooses or deed.prevented:
        return
    dark = yield from business(_how_many(play, deed.who, n), 0)
    if dark >= n:
        deed.token = DARK.counter
    elif dark:
        deed.n -= dark
        yield from play.happen(Gains(who=deed.who, n=dark, token=DARK.counter, rule="DTW-005"))


def _how_many(play: Play, place: int, n: int) -> Rules[int]:
    option = yield from asks(play, place, f"{n} Fate: Light or Dark?", lambda: [
        *_kinds(n)
    ], "DTW-005")  # fmt: skip
    return int(option.value)


def _kinds(n: int) -> Iterator[Option]:
    yield Option("light", "Light" if n == 1 else f"{n} Light", value=0)
    for k in range(1, n):
        yield Option(f"dark {k}", f"{n - k} Light, {k} Dark", value=k)
    yield Option("dark", "Dark" if n == 1 else f"{n} Dark", value=n)
