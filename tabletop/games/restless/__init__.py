"""The Restless: a party crosses five Realms to the end of the world. A chapter of rules a file."""

from __future__ import annotations

from tabletop.games.restless import (
    battle,
    changing,
    death,
    final,
    flee,
    foes,
    gap,
    journey,
    meeting,
    offers,
    setup,
    spoils,
    telling,
    trader,
    triggers,
    using,
)
from tabletop.games.restless.bot import thoughtful
from tabletop.games.restless.chain import paths
from tabletop.games.restless.content import pack, title
from tabletop.games.restless.explaining import STAGES, causes, deaths, explain, in_force
from tabletop.games.restless.manners import refuse
from tabletop.games.restless.options import OPTIONS, PRESETS
from tabletop.games.restless.phrases import PHRASES
from tabletop.games.restless.printed import printed
from tabletop.games.restless.steps import STEPS
from tabletop.packs.wording import Wording
from tabletop.play.game import Game
from tabletop.table.table import Flow

CHAPTERS = (
    setup, journey, changing, meeting, trader, gap, battle, foes, spoils, flee, death, final, using,
    telling, offers, triggers,
)  # fmt: skip
"""The modules whose import puts the rules into `STEPS` and the phrases into `PHRASES`."""

GAME = Game(
    id="restless",
    title="The Restless",
    blurb="Four strangers, five Realms, three nights, and the smoke behind them.",
    seats=(1, 4),
    rules_version=1,
    options=OPTIONS,
    presets=PRESETS,
    steps=STEPS,
    first=Flow("shuffle_decks"),
    aside="out",
    components=setup.components,
    title_of=title,
    refuse=refuse,
    pool=title,
    explain=explain,
    printed=printed,
    wording=Wording(pack, PHRASES),
    in_force=in_force,
    paths=paths,
    difficulty=lambda seats, options: "grim",
    thoughtful=thoughtful,
    causes=causes,
    stages=STAGES,
    usual=4,
    sums=deaths,
)
