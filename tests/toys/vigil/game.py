"""The rules of Vigil, in the order of an evening."""

from __future__ import annotations

from functools import partial

from msgspec.structs import asdict

from tabletop.bots import in_parts
from tabletop.bots.luck import Luck
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.questions.decision import Decision, Option, Refusal, Together
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game
from tabletop.play.rules.modifiers import Part as Summand
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, Steps, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.view import View
from tabletop.table.zone import Zone
from tests.toys.vigil import BOX

STEPS = Steps()

HOURS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CANDLES = 2
"""So many are given by who rests."""


def components(table: Table) -> None:
    """VIG-001: a hand of ten for each, what is spent, and what they score."""
    zones = [Zone(OUT, "everyone")]
    for seat in range(len(table.seats)):
        zones.append(Zone(f"hand:{seat}", "owner", seat, kind="hand"))
        zones.append(Zone(f"spent:{seat}", "everyone", seat, kind="spent"))
        zones.append(Zone(f"watch:{seat}", "everyone", seat, kind="watch", live=True))
    table.zones = {zone.name: zone for zone in zones}
    for seat in range(len(table.seats)):
        for hour in HOURS:
            verbs.add(table, f"{hour}-{seat + 1}", f"hand:{seat}")
        watcher = verbs.add(table, f"watcher-{seat + 1}", f"watch:{seat}", "token", face_up=True)
        verbs.count(table, watcher.piece, "candles", 3)


@STEPS.step("The evening", rule="VIG-002", then="evening")
def evening(play: Play) -> Rules[Flow]:
    """VIG-002, VIG-009: all choose in secret, then it is told."""
    table = play.table
    seats = range(len(table.seats))
    chosen = yield from play.together(lambda: Together([choice(table, seat) for seat in seats]))
    declared = [option for option in chosen if isinstance(option, Declared)]
    for seat, option in zip(seats, declared, strict=True):
        _tell(play, seat, option)
    _score(play, declared)
    for seat, option in zip(seats, declared, strict=True):
        _carry_out(play, seat, option)
    play.count("evening", table.count("evening") + 1)
    last = table.count("evening") >= int(table.options["evenings"])
    return go("dawn" if last else "evening")


@STEPS.step("Dawn", rule="VIG-010", then="evening")
def dawn(play: Play) -> Flow:
    """VIG-010: who has most."""
    watchers = [_watcher(play.table, n) for n in range(len(play.table.seats))]
    sums = [sum(each.counters.get(name, 0) for name in ("score", "candles")) for each in watchers]
    play.end([n for n, each in enumerate(sums) if each == max(sums)], "It is morning.", "VIG-010")
    return OVER


# --- what is chosen -------------------------------------------------------------------------------


def choice(table: Table, seat: int) -> Declaration:
    """VIG-002: watch or rest, and how."""
    given = [
        Option(f"to-{n}", f"To {place.name}", (_watcher(table, n).id,))
        for n, place in enumerate(table.seats)
    ]
    hand, spent = table[f"hand:{seat}"], table[f"spent:{seat}"]
    return declaration(seat, partial(_following, hand, spent, f"watch:{seat}", given))


def _following(
    hand: list[Piece], spent: list[Piece], onto: str, given: list[Option], said: Said
) -> Part | None:
    if not said:
        watch = Option("watch", "Watch", tuple(card.id for card in hand), (onto,))
        rest = Option("rest", "Rest")
        if len(hand) < 2:
            watch = watch.blocked("VIG-006", "You have fewer than two hours left.")
        if not spent:
            rest = rest.blocked("VIG-007", "You have spent nothing.")
        return Part("way", "Watch or rest?", "VIG-002", [watch, rest])
    if said["way"][0].key == "watch":
        return None if "hours" in said else _hours(hand, onto)
    if "back" not in said:
        ask = "Which hours do you take back?"
        return Part("back", ask, "VIG-004", _each(spent), "some", least=0, most=3)
    if "candles" not in said:
        ask = "Who gets a candle?"
        return Part("candles", ask, "VIG-005", given, "share", least=CANDLES, most=CANDLES)
    return None


def _hours(hand: list[Piece], watch: str) -> Part:
    """VIG-003, VIG-008: two hours in order, as cards are laid onto the *watch*."""

    def barred(option: Option) -> Option:
        if option.key != "ten":
            return option
        return option.blocked("VIG-008", "No hour comes after ten.")

    leads = [barred(option) for option in _each(hand, watch)]
    rest = {option.key: option for option in _each(hand, watch)}
    ask = "Which two hours? The first leads."
    return Part(
        "hours",
        ask,
        "VIG-003",
        leads,
        "order",
        least=2,
        most=2,
        after=lambda chosen: [o for key, o in rest.items() if key != chosen[0].key],
    )


def _each(cards: list[Piece], *onto: str) -> list[Option]:
    named = [(card.name.partition("-")[0], card) for card in cards]
    return [Option(hour, hour.capitalize(), (c.id,), onto) for hour, c in named if hour in HOURS]


# --- what comes of it -----------------------------------------------------------------------------


def _watcher(table: Table, seat: int) -> Piece:
    return table.named(f"watcher-{seat + 1}")


def _tell(play: Play, seat: int, declared: Declared) -> None:
    name, table = play.table.seats[seat].name, play.table
    if declared.one("way").key == "rest":
        play.say("{} rests.", name, rule="VIG-004")
        return
    lead, second = (table.pieces[option.pieces[0]] for option in declared.said["hours"])
    for card in (lead, second):
        play.flip(card, face_up=True)
    play.say("{} leads with {}, and {} follows.", name, lead, second, rule="VIG-003")


def _score(play: Play, declared: list[Declared]) -> None:
    """VIG-009: the lowest lead that nobody else has."""
    leads = {
        n: HOURS.index(option.said["hours"][0].key)
        for n, option in enumerate(declared)
        if "hours" in option.said
    }
    lowest = [n for n, hour in leads.items() if hour == min(leads.values())]
    if len(lowest) == 1:
        (seat,) = lowest
        scored = HOURS.index(declared[seat].said["hours"][1].key) + 1
        watcher = _watcher(play.table, seat)
        play.count("score", watcher.counters.get("score", 0) + scored, watcher)
        play.say("{} keeps the watch: {}.", play.table.seats[seat].name, scored, rule="VIG-009")


def _carry_out(play: Play, seat: int, declared: Declared) -> None:
    table = play.table
    for option in declared.said.get("hours", ()):
        play.move(table.pieces[option.pieces[0]], f"spent:{seat}", face_up=True)
    for option in declared.said.get("back", ()):
        play.move(table.pieces[option.pieces[0]], f"hand:{seat}", face_up=False)
    own = _watcher(table, seat)
    for option in declared.said.get("candles", ()):
        other = table.pieces[option.pieces[0]]
        play.count("candles", own.counters.get("candles", 0) - 1, own)
        play.count("candles", other.counters.get("candles", 0) + 1, other)


# --- the game -------------------------------------------------------------------------------------


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Leads low and follows high."""
    legal = decision.legal()
    rank = {option.key: HOURS.index(option.key) for option in legal if option.key in HOURS}
    if not rank:
        return legal[0].key
    leads = any(option.rule == "VIG-008" for option in decision.options)
    return (min if leads else max)(rank, key=lambda key: rank[key])


def title(name: str) -> str:
    """What a piece is called.

    :raises KeyError: if there is none of that name.
    """
    if name.startswith(STANDS_FOR):
        return f"Missing card {name.removeprefix(STANDS_FOR)}"
    word, _, number = name.partition("-")
    if word == "watcher" and number:
        return f"Watcher {number}"
    return {**{hour: hour.capitalize() for hour in HOURS}, "token": "Token"}[word]


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """What a watcher has."""
    if not piece.name.startswith("watcher"):
        return {}
    counted = {label: piece.counters.get(label.lower(), 0) for label in ("Score", "Candles")}
    return {label: Value(n, (Summand(n, "so far"),)) for label, n in counted.items()}


COUNTERS = Counters("evening candles score")
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("evening"),
    aside=OUT,
    components=components,
    title_of=title,
    refuse=lambda table, seat, piece, zone: Refusal("VIG-002", "That is not what is asked."),
    pool=lambda name: "hour" if name.partition("-")[0] in HOURS else name,
    explain=explain,
    thoughtful=in_parts(thoughtful),
    counters=COUNTERS,
)
