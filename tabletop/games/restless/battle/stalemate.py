"""Chapter 24, RST-262 in Battle: what happens when nothing can end a Battle any longer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tabletop.executor.sentence import Line, Sentence
from tabletop.executor.suspension import DECLARED
from tabletop.games.restless.battle.target_effects import target_heals
from tabletop.games.restless.battle.target_state import goes_away
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import LEADING
from tabletop.games.restless.choices.attack_means import means_of, to_beat
from tabletop.games.restless.choices.item_targets import uses_of
from tabletop.games.restless.choices.usable_items import may_use
from tabletop.games.restless.party.fortune.rolls import final_roll
from tabletop.games.restless.running.changed_rules import cannot_flee
from tabletop.games.restless.running.counts import grows
from tabletop.games.restless.running.deeds import (
    Dodges,
    Happens,
    Hits,
    Misses,
    Rolls,
    RoundBegins,
    RoundEnds,
    SpendsReroll,
    TakesDamage,
    TargetHurt,
    TurnBegins,
    TurnEnds,
    UsesItem,
)
from tabletop.games.restless.running.executor import (
    EXECUTOR,
    SUSPENSION,
    sentences_of,
)
from tabletop.games.restless.running.modifiers import CHANGES, NUMBERS, stat_of
from tabletop.games.restless.running.questions import for_party, party
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.live_cards import live
from tabletop.games.restless.table.table_reads import inventory, living, targets
from tabletop.games.restless.table.targets import may_escape
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

PATIENCE = 6
"""The number of rounds without progress after which the party may declare a block."""


def goes_on(play: Play) -> bool:
    """RST-262: before each turn, ignore the newest changes if they block the Battle. Returns
    whether this helps."""
    return SUSPENSION.unblock(play, is_blocked)


def count_idle_rounds(play: Play) -> None:
    """RST-262: the number of rounds in which no Target fell to a new low."""
    table = play.table
    reached = sum(foe.counters.get("lowest") or foe.counters["health"] for foe in targets(table))
    idle = reached == table.count("reached")
    play.count("stalled", table.count("stalled") + 1 if idle else 0)
    play.count("reached", reached)


def declared(table: Table) -> list[Option]:
    """RST-262: the party may declare a block after fighting for long without progress."""
    if table.count("stalled") < PATIENCE or cannot_flee(table) is None:
        return []
    return [
        Option(
            "declare",
            f"The game is stuck: ignore {content.title(newest.name)} until it can go on",
            (newest.id,),
            value=-1,
        )
        for newest in SUSPENSION.changes(table)[:1]
    ]


def declare(play: Play) -> None:
    """RST-262: ignore the newest change until the Battle ends."""
    for newest in SUSPENSION.changes(play.table)[:1]:
        SUSPENSION.ignore(play, newest, DECLARED)
    play.count("stalled", 0)


@STEPS.step("Declare that this Battle cannot end", rule="RST-262", then="between_turns")
def deadlock(play: Play) -> Rules[Flow]:
    """RST-262, RST-004: if no change is left to ignore, the people at the table decide by hand."""
    if not (targets(play.table) and living(play.table)):
        return go("between_turns")
    option = yield from party(play, lambda: _by_hand(play.table))
    if option.key == "fall":
        play.end([], "The party never got away.", "RST-262")
        return OVER
    if option.key == "leave":
        for foe in filter(may_escape, targets(play.table)):
            goes_away(play, foe)
        return go("spoils")
    return go("between_turns")


def _by_hand(table: Table) -> Decision:
    on = Option("on", "We changed the table by hand: fight on")
    if is_blocked(table):
        on = on.blocked("RST-262", "Still nothing can end this Battle.")
    leave = Option("leave", "Leave the Target and its drops behind")
    if table.count("final"):
        leave = leave.blocked("RST-247", "Nobody can leave a Traitor God.")
    fall = Option("fall", "The party dies here")
    ask = "Nothing can end this Battle, whichever rule is ignored. What happens?"
    return for_party(table, ask, "RST-262", [on, leave, fall])


# --- whether anything can end it ---------------------------------------------------------------

HELPFUL_STATS = frozenset({
    "combat", "ranged", "any", "unarmed", "melee", "ranged_damage", "spell", "shots",
})  # fmt: skip
"""The numbers whose rise may end the Battle; for the Target's Die Defense, its fall."""

BY_THE_ROUND = (RoundBegins, RoundEnds)

AGAIN: frozenset[type[Happens]] = frozenset({
    *BY_THE_ROUND, TurnBegins, TurnEnds, TakesDamage, UsesItem, Hits, Misses, Dodges, Rolls,
    SpendsReroll, TargetHurt,
})  # fmt: skip
"""The events that a party can cause by fighting on."""


def is_blocked(table: Table) -> bool:
    """Whether no luck can end the Battle: neither flight, attacks and Items nor the effects of
    cards over time."""
    foes = targets(table)
    if not foes or not living(table) or cannot_flee(table) is None:
        return False
    enough = min(min(foe.counters["health"], _healed(table, foe) + 1) for foe in foes)
    harm = 0
    for slot in living(table):
        harm += _hardest(table, slot, foes)
        if harm >= enough:
            return False
    return not (_helped_by_items(table) or _helped_by_cards(table))


def _hardest(table: Table, slot: int, foes: Sequence[Piece]) -> int:
    """The most damage that *slot* can deal to any Target in a turn."""
    harm = 0
    for means in means_of(table, slot):
        hits = not means.kind or any(
            final_roll(table, slot, means.kind, 20, means.piece) >= to_beat(table, foe, slot)
            for foe in foes
        )
        harm = max(harm, means.harm.n * means.shots * hits)
    return harm


def _healed(table: Table, foe: Piece) -> int:
    """The Health that *foe* heals in each round, by its own text or by other cards."""
    others = {other.id for other in targets(table) if other is not foe}
    return sum(
        int(said.values["n"])
        for line in _waiting(table, BY_THE_ROUND)
        if line.piece.id not in others
        for said in line.clause.body
        if said.phrase.run is target_heals
    )


def _waiting(table: Table, deeds: Iterable[type[Happens]] = AGAIN) -> list[Line]:
    """The sentences in force that wait for events that can repeat in a Battle."""
    return [line for deed in deeds for line in EXECUTOR.lines(table, ("after", deed))]


def _helped_by_cards(table: Table) -> bool:
    """Whether a card has a useful effect over time, or would have one if its `while` or `if` were
    true."""
    if any(_helps(line.sentence) for line in _waiting(table)):
        return True
    return any(
        _helps(line.sentence) and (grows(line.sentence) or not EXECUTOR.is_so(table, line))
        for line in _conditional(table)
    )


def _conditional(table: Table) -> Iterator[Line]:
    """The sentences in force that change a number only sometimes."""
    for piece, bearer in live(table):
        for sentence in sentences_of(piece.name):
            clause = sentence.clause
            if clause.phrase in CHANGES and (
                "if" in clause.heads or clause.duration or grows(sentence)
            ):
                yield Line(piece, bearer, sentence)


def _helped_by_items(table: Table) -> bool:
    """Whether anybody holds an Item that can be used now or later in the round and may help."""
    return any(
        may_use(table, slot, piece) and any(_helps(use) for use in uses_of(piece))
        for slot in living(table)
        for piece in inventory(table, slot)
    )


def _helps(sentence: Sentence) -> bool:
    clause = sentence.clause
    if clause.phrase in CHANGES:
        stat, up = stat_of(clause), NUMBERS.raises(sentence)
        return (stat in HELPFUL_STATS and up) or (stat == "target_defense" and not up)
    return any(said.phrase.run in LEADING for said in clause.body)
