"""The game definition: puts the rooms of Parsifal together."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.parsifal import BOX
from tabletop.games.parsifal.bots.reasons import reasons
from tabletop.games.parsifal.bots.searching import searching
from tabletop.games.parsifal.bots.thoughtful import thoughtful
from tabletop.games.parsifal.cards.content import WORDING, title
from tabletop.games.parsifal.rules import (
    declaration_words,
    drawing_words,
    half_declared,
    interruption,
    resolution,
    second_action,
    setup,
    turn,
    whom,
)
from tabletop.games.parsifal.rules.executor import TEXT
from tabletop.games.parsifal.rules.refusals import refuse
from tabletop.games.parsifal.rules.steps import STEPS
from tabletop.games.parsifal.showing.aim import aim
from tabletop.games.parsifal.showing.explained_numbers import explain
from tabletop.games.parsifal.showing.in_force import in_force
from tabletop.games.parsifal.showing.printed import printed
from tabletop.games.parsifal.showing.quest_standings import quest_states
from tabletop.games.parsifal.showing.retold import RETOLD
from tabletop.games.parsifal.showing.story import STORY
from tabletop.games.parsifal.showing.tallies import won_by
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game
from tabletop.play.rules.table_numbers import TableNumber
from tabletop.table.table import Flow

CHAPTERS = (
    setup,
    turn,
    half_declared,
    resolution,
    interruption,
    second_action,
    whom,
    drawing_words,
)
"""The modules that register the rules in `STEPS` when they are imported."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    active first round turns another direction extra communion ruled hush:* met:* home locked locker
    source won without
    """,
)
"""The counters that the rules use, on the table and on pieces."""

NUMBERS = (
    TableNumber(
        counter="direction",
        called="Direction of play",
        least=-1,
        most=1,
        sides={1: "clockwise", -1: "anticlockwise"},
        turned="play goes {} now",
    ),
)
"""The numbers of the table that players may change by hand."""

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
    story=STORY,
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
    paths=declaration_words.paths,
    counters=COUNTERS,
    numbers=lambda game: NUMBERS,
    retelling=RETOLD,
)
