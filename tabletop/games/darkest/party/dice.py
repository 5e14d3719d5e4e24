"""Dice: who rolls, Fate (DTC-B03), and what a die that shows so much brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.party import fates, heroes, questions
from tabletop.games.darkest.party.executor import EXECUTOR, GROUP, Meeting
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.scores import NO_USE, bears, fates_for, spoken
from tabletop.games.darkest.party.stakes import Stakes, by_side, of_rows
from tabletop.games.darkest.party.tokens import Loses
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Decision, Habit, Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table
from tabletop.vocabulary.harm import Suffered
from tabletop.vocabulary.parts.dice import add_rolled, add_rolling

SIDES = 6
OURS, THEIRS = "dice", "foe-dice"
"""The trays: the party's dice, and those of whom it fights."""
SPENDING = Habit("Spending Fate", {"Never": "keep", "Always": "fate"})
"""What comes at every roll."""

LIT = "lit"
"""On a die: it belongs to the roll that was made last."""
MOST = 6
"""So many dice lie in each tray."""


class OpenRoll(NamedTuple):
    """How an open roll is made: whether a 6 is rolled on, of how many dice thrown at once the
    lowest counts (0: none is thrown), the side that is there without a die (0: none), and whether
    Fate may turn it."""

    further: bool = True
    of: int = 1
    fixed: int = 0
    fate: bool = True


USUAL = OpenRoll()

OPEN_ROLLS = "open-roll"
"""Modules say under this name how a hero, by its place, or an Enemy (-1) rolls on a table: with an
`OpenRoll`, or None where they say nothing."""


SECOND = "second-throw"
"""Records say under this name what else becomes of dice that the hero at a place has just thrown,
of a chain of the last: with what throws one of them again, by its place among them."""


class Rolled(Suffered):
    """A die stands as somebody rolled it, in a `fight` maybe: `n` is what it shows (DTC-307)."""

    fight: bool = False

    def do(self, play: Play) -> None:
        """It says itself."""


class ShowsOne(Deed, kw_only=True):
    """A die that anybody rolled, for whatever, came to show a 1: no later roll takes that back.
    `purpose` is the rule by which it was rolled first."""

    purpose: str = ""

    def do(self, play: Play) -> None:
        """It says itself."""


NO_DIE = -1
"""The piece of a side that no die shows."""


class Die(NamedTuple):
    """A die that was rolled: the piece, and the side that came up."""

    piece: int
    side: int


def showing(table: Table, rolled: Sequence[Die]) -> list[int]:
    """What the dice that were *rolled* show as they lie: hands may have set some while they are
    asked about. Of one that was rolled several times only the last is seen."""
    last = {die.piece: number for number, die in enumerate(rolled)}
    return [
        _lying(table, die) if last[die.piece] == number else die.side
        for number, die in enumerate(rolled)
    ]


def _lying(table: Table, die: Die) -> int:
    if die.piece == NO_DIE:
        return die.side
    shown = table.pieces[die.piece].counters.get("shown", die.side)
    return shown if 1 <= shown <= SIDES else die.side


def plain(
    play: Play, ask: str, rule: str, *, nth: int = 0, again: bool = False, tray: str = OURS
) -> Rules[int]:
    """The same, of which nothing is asked any more: what it shows."""
    return (yield from thrown(play, ask, rule, nth=nth, again=again, tray=tray)).side


def thrown(
    play: Play,
    ask: str,
    rule: str,
    *,
    nth: int = 0,
    again: bool = False,
    tray: str = OURS,
    purpose: str = "",
) -> Rules[Die]:
    """A die that no Fate turns: the *nth* of a roll, beside which all before it, or all if it is
    rolled *again*, stay lit in their *tray*. Its *purpose* is the rule of the whole roll."""
    pieces, lying = play.table.pieces, play.table.zones[tray].pieces
    die = pieces[lying[nth % len(lying)]] if lying else named(play.table, "die")
    if not (nth or again):  # a new roll: only its own dice are lit
        for other in (*lying, *(play.table.zones[THEIRS].pieces if tray == OURS else ())):
            if LIT in pieces[other].counters and other != die.id:
                play.count(LIT, 0, pieces[other])
    shown = yield from play.roll(die, SIDES, ask=ask, rule=rule)
    if not die.counters.get(LIT, 0):
        play.count(LIT, 1, die)
    if shown == 1:
        yield from play.happen(ShowsOne(purpose=purpose or rule))
    return Die(die.id, shown)


def own(
    play: Play,
    place: int,
    ask: str,
    rule: str,
    *,
    means: Callable[[int], str],
    vain: Callable[[int], str] = lambda shown: "",
    times: int = 1,
) -> Rules[int]:
    """DTC-B03: a die of the hero at *place*, which Fate may roll again so many *times*; *means*
    says what comes of each side, *vain* why nothing is to be gained by Fate, if so."""
    name, stakes = heroes.name_of(play.table, place), by_side(ask, means, vain)
    die = yield from _of(play, place, f"{name} rolls: {ask}", rule, rule)
    play.say("{} rolls {}.", name, die.side, rule=rule)
    if (yield from _helped(play, place, die)):
        yield from passed(play, place, _lying(play.table, die))
        die = yield from _of(play, place, f"{name} rolls again: {ask}", "DTC-321", rule)
        play.say("{} rolls again: {}.", name, die.side, rule="DTC-321")
    while times and (yield from fated(play, place, [die], stakes)):
        times -= 1
        yield from passed(play, place, _lying(play.table, die))
        die = yield from _of(play, place, f"{name} rolls again: {ask}", "DTC-B03", rule)
        play.say("{} rolls again: {}.", name, die.side, rule="DTC-B03")

    def again(nth: int) -> Rules[list[Die]]:
        return [(yield from _of(play, place, f"{name} rolls again: {ask}", rule, rule))]

    rolled = [die]
    yield from second_thoughts(play, place, rolled, again)
    shown = _lying(play.table, rolled[-1])
    yield from settled(play, place, shown)
    if place not in heroes.living(play.table):  # nothing comes of the die of who has left
        raise questions.Left(f"place {place}")
    return shown


def _of(play: Play, place: int, ask: str, rule: str, purpose: str) -> Rules[Die]:
    """A die of the hero at *place*, as it counts."""
    die = yield from thrown(play, ask, rule, purpose=purpose)
    return counted(play, place, die)


def second_thoughts(
    play: Play,
    place: int,
    rolled: list[Die],
    again: Callable[[int], Rules[list[Die]]],
    *,
    chain: bool = False,
) -> Rules[None]:
    """What else becomes of dice that the hero at *place* has thrown (DTW-002, DTW-058)."""
    found: list[Second] = play.game.records_of(SECOND)
    for each in found:
        if rolled and rolled[-1].piece != NO_DIE:
            yield from each(play, place, rolled, again, chain)


def _helped(play: Play, place: int, die: Die) -> Rules[bool]:
    """DTC-321: whether the hero at *place* rolls a die again where somebody with it knows how."""
    table = play.table
    if not any(line.bearer == place for line in EXECUTOR.lines(table, ("rules", AGAIN))):
        return False
    on = (die.piece,)
    options = [Option("keep", "Let it stand", on), Option("again", "Roll it again", on)]

    def question() -> Decision:
        table, seat = play.table, heroes.speaker(play.table, place)
        ask = f"{heroes.name_of(table, place)} rolled {_lying(table, die)}. Roll it again?"
        return Decision(seat, ask, "DTC-321", options, default="keep", public=True)

    option = yield from questions.ask(play, place, question)
    return option.key == "again"


Second = Callable[[Play, int, list[Die], Callable[[int], Rules[list[Die]]], bool], Rules[None]]


def fated(play: Play, place: int, rolled: Sequence[Die], stakes: Stakes) -> Rules[bool]:
    """Whether the hero at *place* spends a Fate to roll again the last die that was *rolled*."""
    if not rolled or rolled[-1].piece == NO_DIE or not may_spend(play, place):
        return False

    def question() -> Decision:
        table, shown = play.table, showing(play.table, rolled)[-1:]
        told, why = stakes.asked(heroes.name_of(table, place), shown), stakes.vain(shown)
        spend = f"Spend 1 of {heroes.has(table, place, 'fate')} Fate"
        on, tells = (rolled[-1].piece,), stakes.told(shown, len(shown) - 1)
        again = Option("fate", f"{spend} and roll it again", on, warning=why, tells=tells)
        return Decision(
            heroes.speaker(table, place), f"{told} {spend} to roll it again?", "DTC-B03",
            [Option("keep", "Let it stand", on), again],
            default="keep", public=True, moot="keep" if why else "", habit=SPENDING,
        )  # fmt: skip

    option = yield from questions.ask(play, place, question)
    if option.key == "keep":
        return False
    yield from play.happen(Loses(who=place, n=1, token="fate", rule="DTC-B03"))
    return True


def may_spend(play: Play, place: int) -> bool:
    """Whether the hero at *place* has Fate, and may spend it now."""
    if not heroes.has(play.table, place, "fate") or fates.is_banned(play.table, place):
        return False
    return not bears(play.table, place, NO_USE, use="fate", foe="")


def counted(play: Play, place: int, die: Die) -> Die:
    """DTW-072: the *die* as it counts: less, but 1 at least, where a card has those of the hero at
    *place* count less. What it showed first was shown."""
    less = sum(int(said["n"]) for said in spoken(play.table, place, COUNTS_LESS))
    if not less or die.piece == NO_DIE or die.side == 1:
        return die
    side = max(1, die.side - less)
    play.count("shown", side, play.table.pieces[die.piece])
    play.say("It counts as {}.", side, rule="DTW-072")
    return Die(die.piece, side)


def open_roll(
    play: Play,
    who: str,
    *,
    behind: int = -1,
    tray: str = OURS,
    how: OpenRoll = USUAL,
    place: int = -1,
) -> Rules[list[Die]]:
    """DTC-190: an open roll: a 6 is kept, and rolled on, or as *how* says; again *behind* so many
    that stand; of the hero at *place*, if of one."""
    if how.fixed:
        return [Die(NO_DIE, how.fixed)]
    chain: list[Die] = []
    while how.of and (not chain or (chain[-1].side == SIDES and how.further)):
        nth, ask = max(0, behind) + len(chain), f"{who} attacks, die {len(chain) + 1}"
        again, found = behind >= 0, list[Die]()
        for n in range(how.of):
            die = yield from thrown(play, ask, "DTC-190", nth=nth + n, again=again, tray=tray)
            found.append(counted(play, place, die))
        chain.append(min(found, key=lambda die: die.side))
    return chain


def passed(play: Play, place: int, shown: int) -> Rules[None]:
    """DTC-307: a die that is rolled again stood for a moment; by the table option that counts."""
    if play.table.options["thief_trigger"] == "any":
        yield from settled(play, place, shown)


def settled(play: Play, place: int, shown: int, *, fight: bool = False) -> Rules[None]:
    """A hero's die stands: those who wait for what it shows hear of it."""
    yield from play.happen(Rolled(who=place, n=shown, fight=fight))


def roll(context: Meeting, who: int, die: str) -> Rules[None]:
    """The die is rolled, and the rows behind it are read."""
    card = context.play.game.title_of(context.card.name)
    means, n = of_rows(context.line.sentence), fates_for(context.table, who, context.card.name)
    shown = yield from own(context.play, who, card, "DTC-B12", means=means, times=n)
    context.rolls.append((who, shown))


# --- how it is said -------------------------------------------------------------------------------

with GRAMMAR.sharing():
    add_rolling(GRAMMAR, CHARACTER, "die", roll)
    add_rolled(GRAMMAR, CHARACTER, Rolled)
COUNTS_LESS = idiom(
    GRAMMAR, "trait", "each die that you roll counts {n} less", slots={"n": "number"}, sort="rule",
)  # fmt: skip
AGAIN = idiom(
    GRAMMAR, "trait", "you may roll your own dice again", sort="permission",
)  # fmt: skip


def _outside_combat(context: Meeting, who: Who, n: int) -> bool:
    deed = context.deed
    return isinstance(deed, Rolled) and deed.n == n and not deed.fight


verb(
    GRAMMAR, "roll outside combat", CHARACTER, "[roll] a {n} outside combat",
    deed=Happens(Rolled, fits=_outside_combat), slots={"n": "number"}, only=("after",),
)  # fmt: skip
GROUP.add(roll)
