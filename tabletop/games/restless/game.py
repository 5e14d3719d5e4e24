"""The game in its box. A chapter of rules a file; they are put together here."""

from __future__ import annotations

from tabletop.games.restless import (
    BOX,
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
    revealing,
    setup,
    spoils,
    telling,
    trader,
    triggers,
    using,
)
from tabletop.games.restless.bot import thoughtful
from tabletop.games.restless.chain import paths
from tabletop.games.restless.content import PLAYERS, pack, title
from tabletop.games.restless.explaining import STAGES, causes, deaths, explain, in_force
from tabletop.games.restless.manners import refuse
from tabletop.games.restless.phrases import PHRASES
from tabletop.games.restless.printed import printed
from tabletop.games.restless.reasons import reasons
from tabletop.games.restless.steps import STEPS
from tabletop.packs.wording import Wording
from tabletop.play.game import Game
from tabletop.table.table import Flow

CHAPTERS = (
    setup, journey, changing, meeting, trader, gap, battle, foes, spoils, revealing, flee, death,
    final, using, telling, offers, triggers,
)  # fmt: skip
"""The modules whose import puts the rules into `STEPS` and the phrases into `PHRASES`."""

GAME = Game(
    **vars(BOX),
    rules_version=1,
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
    packs=PLAYERS,
    in_force=in_force,
    paths=paths,
    judged=battle.judged,
    thoughtful=thoughtful,
    reasons=reasons,
    causes=causes,
    stages=STAGES,
    sums=deaths,
)
