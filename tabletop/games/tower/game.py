"""The game definition: puts the rooms of Tower together."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.tower import BOX
from tabletop.games.tower.bots.reasons import reasons
from tabletop.games.tower.bots.thoughtful import thoughtful
from tabletop.games.tower.deck.content import PLAYERS, WORDING, title
from tabletop.games.tower.rules import (
    classes,
    counterattack,
    cups_words,
    foe_words,
    foes,
    half_declared,
    hand_words,
    hero_words,
    resolution,
    rogue,
    setup,
    suits,
    turn,
)
from tabletop.games.tower.rules.cards import pool
from tabletop.games.tower.rules.executor import TEXT
from tabletop.games.tower.rules.refusals import refuse, unoffered
from tabletop.games.tower.rules.steps import STEPS
from tabletop.games.tower.showing.aim import aim
from tabletop.games.tower.showing.explained_numbers import explain
from tabletop.games.tower.showing.hopeless import hopeless
from tabletop.games.tower.showing.printed import printed
from tabletop.games.tower.showing.retold import RETOLD
from tabletop.games.tower.showing.story import STORY
from tabletop.games.tower.showing.tallies import causes
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.table import Flow

CHAPTERS = (
    setup, turn, suits, resolution, foes, classes, rogue, counterattack, half_declared,
    hand_words, foe_words, hero_words, cups_words,
)  # fmt: skip
"""The modules that register the rules in `STEPS` when they are imported."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    active floor turns excused attacked played opening again another health wards value fresh rank
    suit companion done
    """,
)
"""The counters that the rules use, on the table and on pieces."""

NUMBERS = (
    TableNumber(
        counter="floor", called="Floor", least=1, most=max(setup.FLOORS), lies=above_zero("floor")
    ),
)
"""The numbers of the table that players may change by hand."""

GAME = Game(
    **asdict(BOX),
    rules_version=3,
    steps=STEPS,
    first=Flow("pick_hero"),
    aside="box",
    called={"play": "play spot", "dice": "dice tray"},
    components=setup.components,
    title_of=title,
    aim=aim,
    printed=printed,
    story=STORY,
    wording=WORDING,
    packs=PLAYERS,
    refuse=refuse,
    unoffered=unoffered,
    pool=pool,
    explain=explain,
    thoughtful=thoughtful,
    reasons=reasons,
    causes=causes,
    judged=turn.judged,
    text=TEXT,
    counters=COUNTERS,
    numbers=lambda game: NUMBERS,
    retelling=RETOLD,
    hopeless=hopeless,
    shown={"health": "Health", "wards": "Wards", "value": "Value"},
)
