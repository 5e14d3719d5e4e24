"""The game definition: puts the rooms of Scenario together."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.scenario import BOX
from tabletop.games.scenario.board import harm
from tabletop.games.scenario.board.executor import TEXT
from tabletop.games.scenario.board.field import rank_of
from tabletop.games.scenario.bots.reasons import reasons
from tabletop.games.scenario.bots.thoughtful import thoughtful
from tabletop.games.scenario.campaign import aftermath, lessons
from tabletop.games.scenario.cards.content import PLAYERS
from tabletop.games.scenario.cards.titles import WORDING, pool, title
from tabletop.games.scenario.hand import recovered_cards, resting, round_start
from tabletop.games.scenario.monsters import monster_turn
from tabletop.games.scenario.night import arrivals, attacks, movement, round, setup, turn
from tabletop.games.scenario.showing.aim import aim
from tabletop.games.scenario.showing.explained_numbers import explain
from tabletop.games.scenario.showing.field import in_range, spaces
from tabletop.games.scenario.showing.monster_paths import paths
from tabletop.games.scenario.showing.printed import printed
from tabletop.games.scenario.showing.refusals import refuse
from tabletop.games.scenario.showing.retold import RETOLD
from tabletop.games.scenario.showing.story import STORY
from tabletop.games.scenario.showing.tallies import causes, sums
from tabletop.games.scenario.showing.turn_order import turn_order
from tabletop.games.scenario.steps import STEPS
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Sittings
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.table import OUT, Flow

CHAPTERS = (
    setup, round_start, resting, recovered_cards, turn, movement, attacks, harm, arrivals,
    monster_turn, round, lessons,
)  # fmt: skip
"""The modules that register the rules in `STEPS` when they are imported."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    active round revealed turn lit seat health elite exhausted acted resting lead led half used
    plain charges mired dazed bleeding bright ended way
    """,
)
"""The counters that the rules use, on the table and on pieces."""

NUMBERS = (TableNumber(counter="round", called="Round", least=1, lies=above_zero("round")),)
"""The numbers of the table that players may change by hand."""

GAME = Game(
    **asdict(BOX),
    rules_version=2,
    steps=STEPS,
    first=Flow("keepers"),
    aside=OUT,
    components=setup.components,
    title_of=title,
    aim=aim,
    rank_of=rank_of,
    printed=printed,
    story=STORY,
    wording=WORDING,
    packs=PLAYERS,
    refuse=refuse,
    pool=pool,
    explain=explain,
    thoughtful=thoughtful,
    reasons=reasons,
    causes=causes,
    sums=sums,
    spaces=spaces,
    in_range=in_range,
    turn_order=turn_order,
    paths=lambda table: paths(table, title),
    text=TEXT,
    called={
        "keepers": "lamp keepers",
        "things": "things",
        "kept": "lasting effects",
        "lessons": "cards to learn",
        "cards": "hand",
    },
    sittings=Sittings(
        begin=aftermath.begin,
        aftermath=aftermath.aftermath,
        title=aftermath.title,
        most=8,
        words=aftermath.WORDS,
        given_up="give_up",
    ),
    counters=COUNTERS,
    numbers=lambda game: NUMBERS,
    retelling=RETOLD,
    shown={
        "health": "Health",
        "elite": "Elite",
        "charges": "Charges",
        "mired": "Mired",
        "dazed": "Dazed",
        "bleeding": "Bleeding",
        "bright": "Bright",
    },
)
