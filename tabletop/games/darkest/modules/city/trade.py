"""What the special locations of the City trade in: trophies, Spells, alignments and prayers."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.place_codes import code_of, place_of
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import alignment, coins, heroes, joint_rolls, spells
from tabletop.games.darkest.party.executor import NEEDS, VAIN, Meeting, asks
from tabletop.games.darkest.party.stakes import by_sum, of_rows
from tabletop.games.darkest.party.tokens import WORDS, Gains
from tabletop.games.darkest.road.journey import teleports
from tabletop.games.darkest.village.offers import enough, points
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

SCORES = ("strength", "craft")

NEXT = "city-next"
"""The table's counter: where the party goes once all have been heard, by its code."""


# --- the Academy ----------------------------------------------------------------------------------


def worth(trophy: str) -> int:
    """What a trophy is worth there: its printed Strength or Craft, whichever is more."""
    return max(points(trophy, score) for score in SCORES)


def handed_in(table: Table, place: int, n: int) -> tuple[Piece, ...]:
    """The trophies of the hero at *place* that are worth *n* with the least to spare, the mightiest
    first; none if all of them are not."""
    trophies = sorted(table[f"trophies:{place}"], key=lambda trophy: -worth(trophy.name))
    return enough(trophies, worth, n)


def hand_in(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTY-012: again and again, as long as there are enough of them."""
    play, done = context.play, False
    while handed_in(play.table, who, n):

        def options() -> list[Option]:
            numbers = tuple(p.id for p in handed_in(play.table, who, n))
            each = (Option(s, f"Gain 1 {WORDS[s]}", numbers, value=s) for s in SCORES)
            return [*each, Option("none", "Keep the trophies")]

        option = yield from asks(play, who, f"Hand in trophies worth {n}?", options, "DTY-012")
        if option.key == "none":
            break
        for trophy in handed_in(play.table, who, n):
            space_positions.put_away(play, trophy)
        yield from context.propose(Gains(who=who, n=1, token=option.key, rule="DTY-012"))
        done = True
    return done


def _too_few(table: Table, place: int, values: dict[str, int]) -> str:
    if handed_in(table, place, values["n"]):
        return ""
    return f"{heroes.name_of(table, place)} has too few trophies."


# --- the Sorcerer ---------------------------------------------------------------------------------


def buy_spells(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTY-014: as many as the hero's Craft has room for."""
    play, bought = context.play, False
    while coins.purse(play.table, who) >= n and spells.has_room(play.table, who):
        option = yield from asks(play, who, f"Buy a Spell for {n} gold?", lambda: [
            Option("buy", f"Buy a Spell for {n} gold"), Option("none", "No more"),
        ], "DTY-014")  # fmt: skip
        if option.key == "none":
            break
        yield from coins.spend(play, who, n, "DTY-014")
        yield from context.propose(spells.GainsSpell(who=who))
        bought = True
    return bought


# --- the Rogue's Guild ----------------------------------------------------------------------------


def change_alignment(context: Meeting, who: int) -> Rules[bool]:
    """DTY-016: Good or Evil turns Neutral; Neutral turns what its hero likes."""
    play, to = context.play, "neutral"
    if heroes.alignment(play.table, who) == to:
        option = yield from asks(play, who, "Good or Evil?", lambda: [
            Option(each, f"Become {each.capitalize()}") for each in ("good", "evil")
        ], "DTY-016")  # fmt: skip
        to = option.key
    alignment.turn_alignment(play, who, to)
    return True


# --- the High Temple ------------------------------------------------------------------------------


def pray(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTY-019: one to three gold, and as many dice, which count together."""
    play = context.play

    def options() -> list[Option]:
        most = min(n, coins.purse(play.table, who))
        words = (f"Pay {k} gold: {k} {'die' if k == 1 else 'dice'}" for k in range(1, most + 1))
        found = [Option(f"pray {k}", label, value=k) for k, label in enumerate(words, 1)]
        return [Option("no", "Do not pray"), *found]

    if not coins.purse(play.table, who):
        return False
    option = yield from asks(play, who, "How much for a prayer?", options, "DTY-019")
    if option.key == "no":
        return False
    paid = int(option.value)
    yield from coins.spend(play, who, paid, "DTY-019")
    what = f"{play.game.title_of(context.card.name)}: a prayer"
    stakes = by_sum(what, paid, of_rows(context.line.sentence))
    shown = yield from joint_rolls.several(play, who, paid, stakes, "DTY-020")
    context.rolls.append((who, sum(shown)))
    return True


def goes_next(context: Meeting, place: str) -> bool:
    """DTY-020: once everybody is done there."""
    context.play.count(NEXT, code_of(place))
    context.play.say("The party is bound for {}.", content.title(place), rule="DTY-020")
    return True


def goes(play: Play) -> Rules[Flow | None]:
    """DTY-020: all have been heard: the party goes where a prayer has sent it."""
    code = play.table.count(NEXT)
    if not code:
        return None
    play.count(NEXT, 0)
    if heroes.is_bound(play.table):
        return None
    place = place_of(atlas(play.table), code)
    yield from play.happen(teleports.Teleports(place=place))
    return go("carried") if heroes.is_bound(play.table) else None


VAIN[hand_in] = _too_few
NEEDS[pray] = lambda table, place, said: coins.purse(table, place) > 0
NEEDS[buy_spells] = lambda table, place, said: (
    coins.purse(table, place) >= said["n"] and spells.has_room(table, place)
)
