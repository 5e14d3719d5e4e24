"""Sentences of the Woodland for which its rules look: by the words of their declaration."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.combat.fight_effects import is_hushed
from tabletop.games.darkest.modules.woodland import BOX
from tabletop.games.darkest.party import heroes, worded_so
from tabletop.games.darkest.party.executor import sentences
from tabletop.table.piece import Piece
from tabletop.table.table import Table

RESTS = "you may rest on the road , and lose a turn to regain 1 Life"
STEPS_THROUGH = "you may teleport the party to one of your Portal tokens , which returns to you"
SPINS = "you may put a Spider token on each Enemy that you meet and do not defeat"
GROWS = "you lose a Growth token instead of what you would lose in combat"
LOWERS = "you may spend 1 Dark Fate before a Enemy rolls to lower that roll by 1"
HUSHES = "you may spend 1 Dark Fate to cancel a ability of a Enemy until all have met it"
CHOOSES = "you may spend 1 Dark Fate before draw dice are rolled to choose what they show"
SHOOTS = (
    "you may shoot a Enemy that lies face up on the Road Space , up to {n} Draw Spots away , once "
    "per Road Space"
)
CANCELS = "you may cancel a teleport across the Storm River"
NOBODY_SPENDS = "nobody can spend Fate here"
LUCK = "you may discard this Object to roll one of your dice again and keep either roll"
SKIPS = "the party may skip a Road Space once per journey after the draw dice are thrown"
BITES = "whoever fights it and does not defeat it rolls on the Werewolf chart"
BLOCKS = "the party cannot travel on until it is gone"
COUNTS_AS = "you are always {bound}"


spoken_so = partial(worded_so.spoken_so, module=BOX.id)
says = worded_so.says


def bearers(table: Table, template: str) -> list[int]:
    """The heroes of the party, in marching order, for whom a sentence worded so holds."""
    return [place for place in heroes.here(table) if spoken_so(table, place, template)]


def does(card: Piece, template: str) -> bool:
    """Whether *card* has a sentence worded so that is not cancelled (DTW-078)."""
    return any(
        said.clause.phrase.template == template and not is_hushed(card, n)
        for n, said in enumerate(sentences(card.name))
    )
