"""The game in its box: all that lies in its rooms, put together."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.parsifal import BOX
from tabletop.games.parsifal.bots.reasons import reasons
from tabletop.games.parsifal.bots.searching import searching
from tabletop.games.parsifal.bots.thoughtful import thoughtful
from tabletop.games.parsifal.cards.content import WORDING, title
from tabletop.games.parsifal.rules import (
    further,
    half_declared,
    heroes,
    interruption,
    once_more,
    resolving,
    saying,
    setup,
    turn,
)
from tabletop.games.parsifal.rules.manners import refuse
from tabletop.games.parsifal.rules.running import TEXT
from tabletop.games.parsifal.rules.steps import STEPS
from tabletop.games.parsifal.showing.aim import aim
from tabletop.games.parsifal.showing.explaining import explain, in_force, quest_states, won_by
from tabletop.games.parsifal.showing.printed import printed
from tabletop.play.counters import Counters
from tabletop.play.game import Game
from tabletop.table.table import Flow

CHAPTERS = (setup, turn, half_declared, resolving, interruption, once_more, heroes, further)
"""The modules whose import puts the rules into `STEPS`."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    active first round turns another direction extra communion ruled hush:* met:* home locked locker
    source won without
    """,
)
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=4,
    steps=STEPS,
    first=Flow("shuffle_deck"),
    aside="out",
    components=setup.components,
    title_of=title,
    aim=aim,
    printed=printed,
    wording=WORDING,
    refuse=refuse,
    pool=lambda name: "tarot",
    called={
        "common": "common area",
        "limbo": "Limbo",
        "under": "the place under",
        "over": "the place upon",
    },
    explain=explain,
    thoughtful=thoughtful,
    searching=searching,
    reasons=reasons,
    won_by=won_by,
    text=TEXT,
    judged=turn.judged,
    standings=quest_states,
    in_force=in_force,
    paths=saying.paths,
    counters=COUNTERS,
)
