"""The times of the cards: how often a sentence holds, when it has its say, and how long it lasts.

RST-003: `once per Battle`, `when a Rest begins`, `at the end of round 3`, `until your next turn`.
"""

from __future__ import annotations

from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.cards.numbers import changes_while
from tabletop.games.restless.running.deeds import (
    BattleBegins,
    BattleEnds,
    EncounterBegins,
    Hits,
    Misses,
    PartyMovesOn,
    RealmBegins,
    RealmEnds,
    RestBegins,
    RestEnds,
    Rolls,
    RoundBegins,
    RoundEnds,
    TurnBegins,
    TurnEnds,
)
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.games.restless.table.table_reads import acting
from tabletop.grammar.numbered import numbered
from tabletop.grammar.period import Own, next_time, period
from tabletop.table.table import Table


def _fighting(table: Table) -> bool:
    return table.count("battle") > 0


def _round(table: Table) -> int:
    """RST-195: its number; none outside of a Battle."""
    return max(0, table.count("round")) if _fighting(table) else 0


def _when(noun: str) -> dict[str, str]:
    return {"start": f"when a {noun} begins", "end": f"when a {noun} ends"}


TURN = period(
    GRAMMAR, "turn", lambda table: table.count("turns"), TurnBegins, TurnEnds,
    Own(CHARACTER, acting),
)  # fmt: skip
ROUND = period(
    GRAMMAR, "round", lambda table: 1000 * table.count("battles") + table.count("round"),
    RoundBegins, RoundEnds, goes_on=_fighting,
)  # fmt: skip
BATTLE = period(
    GRAMMAR, "Battle", lambda table: table.count("battles"), BattleBegins, BattleEnds,
    also=("fight", "combat"), goes_on=_fighting,
    printed={"start": "when a Battle begins", "end": "after each Battle"},
)  # fmt: skip
ENCOUNTER = period(
    GRAMMAR, "Encounter", lambda table: table.count("encounter"), EncounterBegins, PartyMovesOn,
    printed=_when("Encounter"),
)  # fmt: skip
REALM = period(
    GRAMMAR, "Realm", lambda table: table.count("level"), RealmBegins, RealmEnds,
    printed=_when("Realm"),
)  # fmt: skip
REST = period(
    GRAMMAR, "Rest", lambda table: table.count("encounter"), RestBegins, RestEnds,
    also=("night",), printed=_when("Rest"),
)  # fmt: skip
GRAMMAR.also_when("(you|the party) (Rest|Rests|rest|rests)", REST.moments["start of each"])
GRAMMAR.also_at("before the first turn", BATTLE.moments["start of each"])
EXECUTOR.keep_time(
    TURN,
    ROUND,
    BATTLE,
    ENCOUNTER,
    REALM,
    REST,
    period(GRAMMAR, "game", lambda table: 0, endless=True),
)
ROUNDS = numbered(
    GRAMMAR, "round", _round, begins=RoundBegins, ends=RoundEnds,
    of="(of (a|the|each|this) Battle|)", one=("round begun",),
    many=("the number of rounds begun",),
)  # fmt: skip
"""What counts them."""

numbered(
    GRAMMAR, "Realm", lambda table: table.count("level"), one=("Realm entered",),
    many=("the number of Realms entered",),
)  # fmt: skip
for _within, _words_for, _last in (
    ("", "((in|during) this Battle|in the same Battle|)", BattleEnds),
    (" this turn", "(this turn|in this turn|during this turn)", TurnEnds),
    (" this round", "(this round|in this round|during this round)", RoundEnds),
):
    for _what, _over, _number, _words in (
        ("roll", (Rolls,), "any",
         f"your next roll {_words_for} (gains|gets|has|is) {{by:signed}}"),
        ("attack", (Hits, Misses), "attacks",
         f"your (next|first) attack {_words_for} deals {{by:signed}} damage"),
    ):  # fmt: skip
        _ends = next_time(GRAMMAR, f"{_what}{_within}", CHARACTER, (*_over, _last))
        EXECUTOR.lasting.end_with(_ends)
        changes_while(_number, next(iter(_ends)), _words)
