"""What the party may pass over, and what halts it, as records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.card_kinds import rule_of
from tabletop.games.darkest.party.executor import EXECUTOR, NEEDS, Meeting, asks
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.scores import bears, spoken
from tabletop.games.darkest.road.journey import no_passing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import forms, idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PASSES = "pass"
"""Modules bring theirs under this name."""

What = Literal["rolled", "space", "spot", "place", "location"]
"""A Road Space once its draw dice are thrown, before any of its cards is met, a Draw Spot before
its card is turned up, a Place that lies open, or a special location."""


class Pass(Struct, frozen=True, kw_only=True):
    """The party may pass over one while the leader `may`: once in the period of the `counter`
    (`periods`), which is `on` the leader's card or on the table. What is passed over stays as it
    lies."""

    over: What
    counter: str
    rule: str
    may: Callable[[Table, int], bool]
    on: Literal["leader", "table"] = "leader"


HALTS = "halt"
"""Modules say under this name why the party cannot go on from its space, away from the village."""


class Halted(Struct, frozen=True):
    """By which rule, and why; on the way home, too, if `both_ways`; `at_once`, before the party
    meets anything more there. The party may meet the space `again` instead of going on."""

    rule: str
    why: str
    both_ways: bool = False
    again: bool = False
    at_once: bool = False


def halts(table: Table) -> Halted | None:
    """What halts the party where it stands, if anything does."""
    found: list[Callable[[Table], Halted | None]] = game_of(table).records_of(HALTS)
    return next((why for each in found if (why := each(table)) is not None), None)


def halted(table: Table) -> Halted | None:
    """The same, on the way that the party goes."""
    found = halts(table)
    return None if found is None or (heroes.homeward(table) and not found.both_ways) else found


PASSES_OVER = forms(
    GRAMMAR, "trait", "the party may pass over up to {n} cards on a Road Space", {"n": "number"},
    ("the party may pass over a card on each Road Space", {"n": 1}),
    "the party may pass over up to {n} cards on a Road Space", sort="permission",
)  # fmt: skip
FLOWN = "flown"
"""The table's counter: some of this Road Space's cards were passed over in this visit."""


def passed_over(play: Play) -> Rules[bool]:
    """DTX-029: whether the party passes over cards of its Road Space, from the next on; they stay
    as they lie."""
    table = play.table
    if table.count(FLOWN):
        return False
    able = [said["n"] for p in heroes.here(table) for said in spoken(table, p, PASSES_OVER)]
    ahead = _ahead(table) if able else []
    stops = {space_positions.spot_of(card) for card in no_passing.halting(table, heroes.at(table))}
    free = next((n for n, spot in enumerate(ahead) if spot in stops), len(ahead))
    most = min(max(able, default=0), free)
    if not most:
        return False
    ask = "Meet the next card, or pass over some?"
    option = yield from decide(play, ask, "DTX-029", lambda table: [
        Option("meet", "Meet the next card"),
        *(Option(f"pass {n}", f"Pass over {n} {'cards' if n > 1 else 'card'}", value=n)
          for n in range(1, most + 1)),
    ], default="meet")  # fmt: skip
    if option.key == "meet":
        return False
    n = int(option.value)
    play.count(FLOWN, 1)
    play.count(space_positions.HERE, ahead[n - 1])
    play.say("The party passes over {} cards.", n, rule="DTX-029")
    return True


def pass_some(play: Play, who: int, most: int, rule: str) -> Rules[bool]:
    """DTX-029: up to so many of the cards that lie ahead are passed over, as the hero at *who*
    says, and stay as they lie."""
    ahead = _ahead(play.table)[:most]
    if not ahead:
        return False
    option = yield from asks(play, who, "How many cards are passed over?", lambda: [
        Option(f"pass {n}", f"Pass over {n} {'cards' if n > 1 else 'card'}", value=n)
        for n in range(len(ahead), 0, -1)
    ], rule)  # fmt: skip
    play.count(space_positions.HERE, ahead[int(option.value) - 1])
    play.say("The party passes over {} cards.", int(option.value), rule=rule)
    return True


def fly_over(context: Meeting, who: int) -> Rules[bool]:
    """As many as a die of the hero shows, at most."""
    n = yield from dice.own(
        context.play, who, "how many cards?", rule_of(context.card.name),
        means=lambda n: f"up to {n} cards are passed over",
    )  # fmt: skip
    return (yield from pass_some(context.play, who, n, "DTX-029"))


NEEDS[fly_over] = lambda table, place, said: heroes.at(table) > 0 and bool(_ahead(table))


def _ahead(table: Table) -> list[int]:
    """The positions of the cards that lie ahead here, the next first."""
    space, down = heroes.at(table), road_layout.is_downward(table)
    spots: list[int] = []
    spot: int | None = table.count(space_positions.HERE)
    while spot is not None:
        if space_positions.card_at(table, space, spot) is not None:
            spots.append(spot)
        spot = space_positions.next_spot(table, space, spot, down)
    return spots


def is_bypassed(play: Play, space: int, *, unless_empty: bool = False) -> Rules[bool]:
    """Whether the party goes on before it meets any card of a Road Space that is no destination;
    where nothing lies it is not asked, if *unless_empty*."""
    table, lies = play.table, heroes.terrain(play.table, space)
    if lies is None or space == heroes.last_space(table):
        return False
    if unless_empty and not (table[f"pinned:{space}"] or space_positions.lying(table, space)):
        return False
    if no_passing.halting(table, space) or halted(table) is not None:
        return False
    return (yield from passes(play, "space", lies))


def is_left_unmet(play: Play, space: int) -> Rules[bool]:
    """DTW-068: whether the party leaves a Road Space whose draw dice it has just thrown: what they
    showed was shown, but no card is laid, and it stays unvisited."""
    lies = heroes.terrain(play.table, space)
    if lies is None or space == heroes.last_space(play.table) or halted(play.table) is not None:
        return False
    if not (yield from passes(play, "rolled", lies)):
        return False
    if (ground := heroes.ground(play.table, space)) is not None:
        play.count(road_layout.VISITED, 0, ground)
    return True


def passes(play: Play, over: What, card: Piece) -> Rules[bool]:
    """Whether the party passes over *card*."""
    listed: list[Pass] = play.game.records_of(PASSES)
    for each in [each for each in listed if each.over == over]:
        leader = heroes.card_of(play.table, heroes.leader(play.table))
        if leader is None or _is_used(play.table, each, leader):
            continue
        if not each.may(play.table, heroes.leader(play.table)):
            continue
        if (yield from _is_passed(play, each, card)):
            play.count(each.counter, 1, leader if each.on == "leader" else None)
            play.say("The party passes over {}.", card, rule=each.rule)
            return True
    return False


def _is_used(table: Table, by: Pass, leader: Piece) -> bool:
    used = leader.counters.get(by.counter, 0) if by.on == "leader" else table.count(by.counter)
    return used > 0


def _is_passed(play: Play, by: Pass, card: Piece) -> Rules[bool]:
    what = play.game.title_of(card.name) if card.face_up else "the next card"
    at = ((card.id,), ()) if card.face_up else ((), (card.zone,))
    options = [Option("meet", "Meet it", *at), Option("pass", "Pass over it", *at)]
    ask = f"Pass over {what}?"
    option = yield from decide(play, ask, by.rule, lambda table: options, default="meet")
    return option.key == "pass"


def is_kept(table: Table, to: int) -> Halted | None:
    """What halts the party that would be carried on along its road to Road Space *to*."""
    here, home = heroes.at(table), heroes.homeward(table)
    return halted(table) if here and (to < here if home else to > here) else None


LET_PASS = "let-pass"
"""The table's counter: the party leaves the next card that it comes to on this Road Space."""


def pass_next(context: Meeting, who: int) -> bool:
    """DTD-030: it keeps its Draw Spot, and is met on the way home."""
    context.play.count(LET_PASS, 1)
    return True


def is_let_pass(play: Play, card: Piece) -> bool:
    """Whether the party has said that it leaves *card*."""
    if not play.table.count(LET_PASS):
        return False
    play.count(LET_PASS, 0)
    if no_passing.halting(play.table, heroes.at(play.table)):
        return False
    where = "{} is left." if space_positions.is_turned(card) else "A card is left unturned."
    play.say(where, *([card] if space_positions.is_turned(card) else []), rule="DTD-030")
    return True


NEEDS[pass_next] = lambda table, place, said: bool(heroes.at(table)) and len(_ahead(table)) > 0

# --- what cards say -------------------------------------------------------------------------------

verb(
    GRAMMAR, "pass over a card", PARTY, "[pass] over the next card here", does=pass_next,
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "fly over", CHARACTER, "[pass] over up to D6 cards here", does=fly_over,
    only=("done",), reveals=True,
)  # fmt: skip
SKIPS_LOCATIONS = idiom(
    GRAMMAR, "trait", "the party may skip special locations", sort="permission",
)  # fmt: skip
SKIPS_ONE = idiom(
    GRAMMAR, "trait", "the party may skip a special location once per journey", sort="permission",
)  # fmt: skip


def _skips(phrase: Function) -> Callable[[Table, int], bool]:
    return lambda table, leader: bears(table, leader, phrase)


BYPASSES = idiom(
    GRAMMAR, "trait",
    "the party may bypass a Road Space once on the way out and once on the way home",
    sort="permission",
)  # fmt: skip


def _is_guided(table: Table, leader: int) -> bool:
    """Whether anybody in the party has what says so."""
    lines = EXECUTOR.lines(table, ("rules", BYPASSES))
    return any(line.bearer in heroes.here(table) for line in lines)


OWN = (
    Pass(over="space", counter="bypassed", rule="DTS-028", may=_is_guided, on="table"),
    Pass(
        over="location", counter="skipped", rule="DTD-046", may=_skips(SKIPS_LOCATIONS), on="table",
    ),
    Pass(over="location", counter="cloaked", rule="DTD-035", may=_skips(SKIPS_ONE), on="table"),
)  # fmt: skip
