"""Chapter 21: Fleeing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import itemgetter

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.battle import odds
from tabletop.games.restless.battle.target_state import is_left
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.choices.act_declaration import begun, declaring
from tabletop.games.restless.choices.attack_means import to_beat
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.greyed_options import in_flight
from tabletop.games.restless.choices.item_options import at_will
from tabletop.games.restless.choices.needed_objects import on_a_target
from tabletop.games.restless.party.fortune.rolls import roll_d20
from tabletop.games.restless.party.health.harm import damage
from tabletop.games.restless.party.items.free_actions import freely
from tabletop.games.restless.party.members.death import lost, settle_deaths
from tabletop.games.restless.running.deeds import Dodges, PartyFlees
from tabletop.games.restless.running.executor import changed
from tabletop.games.restless.running.question_context import facing, name
from tabletop.games.restless.running.questions import for_party, slot_options, unless_gone
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import character, health, living, targets
from tabletop.games.restless.table.targets import are_gone, is_defeated
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table

TRIES = 3
"""RST-220: the maximum number of rolls."""


@STEPS.step("Flee", rule="RST-217", then="gap")
def flee(play: Play) -> Rules[Flow]:
    """RST-218: everybody Dodges, one after another. RST-219: each failure costs 1."""
    play.say("The party flees.", rule="RST-217")
    play.count("fleeing", 1)
    yield from play.happen(PartyFlees())
    yield from settle_deaths(play)
    here = [slot for slot in living(play.table) if not _is_away(play.table, slot)]
    while here and targets(play.table):
        slot = yield from _next_to_run(play, here)
        here = [other for other in here if other != slot]
        for _ in range(TRIES if slot >= 0 else 0):
            if not health(play.table, slot) or not targets(play.table):
                break
            away = yield from _dodges(play, slot)
            yield from settle_deaths(play)
            if away:
                break
        here = [other for other in here if health(play.table, other)]
    if lost(play):
        return OVER
    for piece in filter(None, (character(play.table, slot) for slot in living(play.table))):
        if piece.counters.get("away"):
            play.count("away", 0, piece)
    behind = targets(play.table)
    for foe in behind:
        is_left(play, foe)
    beaten = any(map(is_defeated, play.table["encounter"]))
    play.count("fled", int(bool(behind) or not beaten))  # RST-225, RST-223
    return go("spoils")


def _next_to_run(play: Play, here: Sequence[int]) -> Rules[int]:
    """RST-218: the next Character, in an order that the party chooses; -1 if something else was
    done by hand."""
    if len(here) == 1:
        return here[0]

    def question() -> Decision:
        still = [slot for slot in here if health(play.table, slot)] or here
        ask = f"The party Flees {facing(play.table)}: who Dodges next?"
        asked = for_party(play.table, ask, "RST-218", slot_options(play.table, still))
        asked.beside = partial(in_flight, play.table)
        return declaring(play.table, asked, at_will)

    def is_over() -> bool:
        return not targets(play.table) or not any(health(play.table, slot) for slot in here)

    option = yield from unless_gone(play, question, is_over)
    if option is None:
        return -1
    if option.key.startswith("slot "):
        return int(begun(option).value)
    yield from freely(play, option)
    yield from settle_deaths(play)
    return -1


def _dodges(play: Play, slot: int) -> Rules[bool]:
    """RST-218: Dodge against the Target with the highest Die Defense. Returns whether *slot* got
    away."""
    harder = [(to_beat(play.table, foe, slot), foe) for foe in targets(play.table)]
    needed, foe = max(harder, key=itemgetter(0))
    hurt = max(0, changed(play.table, "flee", 1, slot))
    rolled = yield from roll_d20(
        play, slot, "dodge", fails=lambda final: final < needed, rule="RST-218",
        told=lambda rolled: odds.fleeing(play.table, slot, needed, hurt, rolled), foe=foe.id,
    )  # fmt: skip
    if are_gone(play.table, slot, foe.id):
        return False
    if rolled.final >= needed:
        play.say("{} gets away.", name(play.table, slot), rule="RST-218")
        yield from play.happen(Dodges(slot, rolled.final, foe.id))
        return True
    yield from damage(play, slot, hurt, cause="flee", target=foe.id)
    return False


# --- card sentences ----------------------------------------------------------------------------


def _is_away(table: Table, slot: int) -> bool:
    piece = character(table, slot)
    return piece is not None and bool(piece.counters.get("away"))


def gets_away(about: Saying, who: int) -> None:
    """RST-218: a Character that need not Dodge when the party Flees."""
    piece = character(about.play.table, who)
    if piece is not None:
        about.play.count("away", 1, piece)


@on_a_target
def flees_at_once(about: Saying, who: Who) -> None:
    """RST-217, RST-226: the party Flees at once, unless nobody can."""
    if about.play.table.count("battle"):
        about.play.count("must_flee", 1)


verb(
    GRAMMAR, "get away", CHARACTER, "[get] away without a Dodge roll",
    "[get] away without (a roll|rolling|Dodging)", does=doing(gets_away),
    said=(("nobody has to Dodge", {"who": "each"}),
          ("no other Character must Dodge", {"who": "other"})),
    only=("done", "paid"),
)  # fmt: skip
_AT_ONCE = verb(
    GRAMMAR, "Flee at once", PARTY, "[Flee] at once", "[Flee]",
    does=doing(flees_at_once), only=("done", "paid"),
)  # fmt: skip
WHOLE.add(_AT_ONCE["done"])
