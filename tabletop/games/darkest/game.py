"""The game in its box: its rooms are put together here."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.executor.executor import OF_EXECUTOR
from tabletop.games.darkest import BOX
from tabletop.games.darkest.bots.reasons import reasons
from tabletop.games.darkest.bots.thoughtful import thoughtful
from tabletop.games.darkest.campaign import roster, session_end
from tabletop.games.darkest.cards.titles import WORDING, is_foe, pool, title
from tabletop.games.darkest.combat import armour, attacks, echoed_spells, fight
from tabletop.games.darkest.ground import (
    astride,
    decks,
    lasting_moves,
    markers,
    regions,
    shops,
    sides,
)
from tabletop.games.darkest.ground.regions import OWN_REGIONS, OWN_VILLAGES, REGIONS, VILLAGES
from tabletop.games.darkest.guardians import (
    barred_way,
    disarming_spells,
    riding_along,
    trove_guard,
    troveless_combat,
)
from tabletop.games.darkest.order import MOMENTS
from tabletop.games.darkest.party import (
    alignment,
    conditions,
    death,
    dice,
    exchanged_spells,
    fate_of_others,
    fates,
    gates,
    held_lots,
    joint_rolls,
    marching_order,
    periods,
    spells,
    tokens,
)
from tabletop.games.darkest.party.executor import TEXT
from tabletop.games.darkest.road.bargains import offers, prices, purchases
from tabletop.games.darkest.road.figures import roaming
from tabletop.games.darkest.road.journey import (
    anytime_acts,
    crossings,
    destination,
    passed_spaces,
    passing,
    pressing_on,
    quests,
    teleports,
    torchlight,
    travel,
)
from tabletop.games.darkest.road.meetings import (
    called_enemies,
    drawn_and_met,
    drinks,
    idle_offers,
    laid_cards,
    meeting,
    open_cards,
    sighted_cards,
    summoned_enemies,
)
from tabletop.games.darkest.showing.aim import aim
from tabletop.games.darkest.showing.contests import contest
from tabletop.games.darkest.showing.explained_numbers import explain
from tabletop.games.darkest.showing.grounds import paths, spaces
from tabletop.games.darkest.showing.phases import phases
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.showing.refusals import refuse
from tabletop.games.darkest.showing.retold import RETOLD
from tabletop.games.darkest.showing.roads import roads
from tabletop.games.darkest.showing.roster_words import ROSTER_WORDS
from tabletop.games.darkest.showing.story import STORY
from tabletop.games.darkest.showing.tallies import STAGES, causes, sums
from tabletop.games.darkest.steps import STEPS
from tabletop.games.darkest.tower import climb, crown, heights
from tabletop.games.darkest.tower import death as with_death
from tabletop.games.darkest.village import markets, setting_out, setup, stay
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Sittings
from tabletop.play.rules.joins import in_order
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.table import OUT, Flow

CHAPTERS = (
    setup, stay, setting_out, travel, pressing_on, meeting, teleports, crossings, destination,
    offers, idle_offers, prices, called_enemies, quests, tokens, conditions, death, dice,
    joint_rolls, spells, alignment, fight, armour, laid_cards, open_cards, sighted_cards, gates,
    marching_order, markets, disarming_spells, trove_guard, troveless_combat, climb, heights,
    with_death, crown, session_end, summoned_enemies, attacks, echoed_spells, exchanged_spells,
    drawn_and_met, passed_spaces, purchases,
)  # fmt: skip
"""The modules whose import puts the rules into `STEPS`."""

COUNTERS = Counters(
    OF_EXECUTOR,
    """
    again aid_craft aid_strength alignment asked at away bearer bound built cast climb coins
    comes craft crown day doomed dying ended evading extra fate fell foe_aid_craft
    foe_aid_strength foretold gold guarding held held-fast home hits hoard holds homeward hurt-c
    hurt-s hurt_craft hurt_strength journeys left lent-c lent-s life lit locked looked loose
    lost-c lost-s meets met offered-anywhere offered-passage offered-place omen outer-by owed owner
    parried phase place portal-by quest rank reflected region sold spells spells-owed spent spot
    strength travelled tries turned visited visits void wielded against_strength against_craft
    row foes-less foes-more more
    throws foe-throws flown relived checked calling astray trodden hunger hunger-at
    bypassed glared helper thrown-again
    silent entrance presses astride-of alone begun passed weak-strength weak-craft hushed
    laid-open beaten let-pass skipped cloaked opened fighting barred
    bounty toad toads foe-one in-shop shopped
    """,
)
"""The counters that the rules know, on the table and on pieces."""

RECORDS = (
    *(Contribution(REGIONS, 0, each) for each in OWN_REGIONS),
    *(Contribution(VILLAGES, 0, each) for each in OWN_VILLAGES),
    Contribution(decks.DECKS, 0, decks.OWN),
    Contribution(decks.TROVES, 0, decks.OWN_TROVE),
    Contribution(shops.SHOPS, 0, shops.OWN),
    *(Contribution(periods.USES, 0, each) for each in periods.OWN_USES),
    Contribution(fates.FATES, 0, fates.OWN),
    Contribution(dice.SECOND, 0, fate_of_others.second),
    Contribution(destination.WAYS, 0, markets.WAY),
    Contribution(meeting.COMPANY, 0, riding_along.meet_with_riders),
    *(Contribution(passing.PASSES, 0, each) for each in passing.OWN),
    Contribution(anytime_acts.ACTS, 0, torchlight.ACT),
    Contribution(meeting.INSTEAD, 0, drinks.instead),
)
"""What the game itself brings to its mechanisms."""

JOINS = (
    *roaming.JOINS,
    *barred_way.JOINS,
    *riding_along.JOINS,
    *markers.JOINS,
    *held_lots.JOINS,
    *lasting_moves.JOINS,
)
"""Where the game's own mechanisms join its moments."""

NUMBERS = (
    TableNumber(counter="day", called="Day"),
    TableNumber(counter="journeys", called="Journeys"),
    TableNumber(
        counter="spent",
        called="Talismans used",
        lies=lambda counters: counters.get("region") == regions.TOWER.number,
    ),
    TableNumber(counter="hoard", called="Gold of the Trove", lies=above_zero("hoard")),
)
"""The numbers of the table that players may change by hand, besides flags with two sides."""

GAME = Game(
    **asdict(BOX),
    rules_version=2,
    steps=STEPS,
    first=Flow("prepare"),
    judged=stay.judged,
    aside=OUT,
    components=setup.components,
    title_of=title,
    aim=aim,
    roads=roads,
    contest=contest,
    printed=printed,
    story=STORY,
    wording=WORDING,
    refuse=refuse,
    pool=pool,
    written=is_foe,
    explain=explain,
    spaces=spaces,
    paths=paths,
    thoughtful=thoughtful,
    reasons=reasons,
    text=TEXT,
    causes=causes,
    stages=STAGES,
    sums=sums,
    turn_order=phases,
    counters=COUNTERS,
    numbers=lambda game: (*sides.numbers(game), *NUMBERS),
    records=RECORDS,
    moments=MOMENTS,
    joins=in_order(MOMENTS, [("", each) for each in JOINS]),
    retelling=RETOLD,
    shown={
        "life": "Life",
        "fate": "Fate",
        "strength": "Strength",
        "craft": "Craft",
        "gold": "Gold",
        "coins": "Gold",
        "hits": "Hits",
        "hurt-s": "Strength lost",
        "hurt-c": "Craft lost",
        "holds": "Tokens",
    },
    sittings=Sittings(
        begin=roster.begin,
        aftermath=roster.aftermath,
        title=roster.title,
        resume=roster.resume,
        words=ROSTER_WORDS,
        given_up="session_ends",
    ),
    left_to_modules=(
        quests.DECK,
        quests.DISCARDS,
        "quest:",
        sides.LASTING,
        "marker:",
        lasting_moves.BURNED,
        astride.ASTRIDE,
    ),
    called={
        "atlas": "maps",
        "troves": "Trove deck",
        "stash": "Raiders' stash",
        "lasting": "Events that last",
        quests.DECK: "Quests",
        quests.DISCARDS: "completed Quests",
    },
)
