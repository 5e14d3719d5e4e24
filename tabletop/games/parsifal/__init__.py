"""Parsifal: thirty tarots, everybody's quests on the table. One chapter of rules a file."""

from __future__ import annotations

from tabletop.games.parsifal import declaring, extras, interruption, resolving, setup, turn
from tabletop.games.parsifal.bot import thoughtful
from tabletop.games.parsifal.content import WORDING, title
from tabletop.games.parsifal.explaining import difficulty, explain, in_force, quest_states, won_by
from tabletop.games.parsifal.manners import refuse
from tabletop.games.parsifal.options import OPTIONS, PRESETS
from tabletop.games.parsifal.printed import printed
from tabletop.games.parsifal.reasons import reasons
from tabletop.games.parsifal.search import searching
from tabletop.games.parsifal.steps import STEPS
from tabletop.play.game import Game
from tabletop.table.table import Flow

CHAPTERS = (setup, turn, declaring, resolving, interruption, extras)
"""The modules whose import puts the rules into `STEPS`."""

GAME = Game(
    id="parsifal",
    title="Parsifal",
    blurb="Thirty tarots, everybody's quests on the table. Lock, free, give; win by accident.",
    seats=(2, 6),
    rules_version=1,
    options=OPTIONS,
    presets=PRESETS,
    steps=STEPS,
    first=Flow("shuffle_deck"),
    aside="out",
    components=setup.components,
    title_of=title,
    printed=printed,
    wording=WORDING,
    refuse=refuse,
    pool=lambda name: "tarot",
    called={"common": "common area", "limbo": "Limbo"},
    explain=explain,
    difficulty=difficulty,
    thoughtful=thoughtful,
    searching=searching,
    reasons=reasons,
    won_by=won_by,
    standings=quest_states,
    in_force=in_force,
)
