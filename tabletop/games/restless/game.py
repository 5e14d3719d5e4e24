"""The game in its box. A chapter of rules a file; they are put together here."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.restless import BOX
from tabletop.games.restless.battle import (
    battle,
    blows,
    fight,
    flee,
    foes,
    revealing,
    spoils,
    stalemate,
)
from tabletop.games.restless.battle.chain import paths
from tabletop.games.restless.bots.reasons import reasons
from tabletop.games.restless.bots.thoughtful import thoughtful
from tabletop.games.restless.cards.content import PLAYERS, pack, title
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.party import (
    belongings,
    death,
    decks,
    discarding,
    drawing,
    gaining,
    handing,
    harm,
    looking_ahead,
    lots,
    offers,
    rolls,
    setup,
    sins,
    telling,
    using,
)
from tabletop.games.restless.road import changing, final, gap, journey, meeting, trader
from tabletop.games.restless.running import conditions, counts, lasting, modifiers, ruling, triggers
from tabletop.games.restless.running.executor import EXECUTOR, TEXT
from tabletop.games.restless.showing.aim import aim
from tabletop.games.restless.showing.explaining import STAGES, causes, deaths, explain, in_force
from tabletop.games.restless.showing.manners import refuse
from tabletop.games.restless.showing.printed import printed, terms
from tabletop.games.restless.steps import STEPS
from tabletop.packs.wording import Wording
from tabletop.play.counters import Counters
from tabletop.play.game import Game
from tabletop.table.table import Flow

EXECUTOR.looking.begin(fight.come_and_go, handing.shed, using.one_of_each, death.take_place)
"""RST-192, RST-102, RST-063, RST-027: who has come or is dead, what is too heavy, what is there
twice, who has sat down."""

CHAPTERS = (
    setup, harm, journey, meeting, changing, trader, belongings, discarding, gaining, handing,
    decks, drawing, sins, using, gap, rolls, telling, foes, battle, spoils, flee, death, final,
    looking_ahead, lots, offers, revealing, stalemate, blows,
)  # fmt: skip
"""In the rulebook's order: each puts its rules into `STEPS`, and the words that cards have for them
into `PHRASES`."""

WORDS = (triggers, conditions, ruling, modifiers, lasting, counts)
"""What waits, what holds while it lies there, for how long and how often, what is counted."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    acted acting actor armor at_once away back battle battles cast chain chain_at dead died_*
    doses eaten encounter extra_attacks falling fight fight_next final fled fleeing
    gained_by:* has_ended health hit_in horror killer known last_killer last_night level lot
    lowest missing must_dodge must_flee must_rest nothing of opened over picked place reached ready
    rerolls rested resting round shown_* stalled trader_gone trader_here turns unbeaten uses
    """,
)
"""The counters that the rules know, on the table and on pieces."""

ITSELF = {
    "character": "you", "combat": "the Target", "god": "the Target", "starter": "this",
    "loot": "this", "treasure": "this", "sin": "this",
}  # fmt: skip
"""How cards speak of what they stand for, by their kind."""

GAME = Game(
    **asdict(BOX),
    rules_version=3,
    steps=STEPS,
    first=Flow("shuffle_decks"),
    aside="out",
    components=setup.components,
    title_of=title,
    aim=aim,
    refuse=refuse,
    pool=title,
    explain=explain,
    printed=printed,
    terms=terms,
    wording=Wording(pack, PHRASES, itself=tuple(ITSELF.items())),
    packs=PLAYERS,
    in_force=in_force,
    paths=paths,
    judged=battle.judged,
    thoughtful=thoughtful,
    reasons=reasons,
    causes=causes,
    stages=STAGES,
    sums=deaths,
    text=TEXT,
    counters=COUNTERS,
    shown={"health": "Health", "armor": "Armor", "uses": "Uses", "ready": "Ready at Encounter"},
)
