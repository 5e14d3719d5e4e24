"""Rolls of several dice at once, one of which Fate may roll again (DTC-B03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.games.darkest.cards.grammar import CHARACTER, DIE, GRAMMAR
from tabletop.games.darkest.party import dice, heroes, questions
from tabletop.games.darkest.party.dice import Die
from tabletop.games.darkest.party.executor import GROUP, Meeting
from tabletop.games.darkest.party.stakes import Stakes, by_sum, of_rows
from tabletop.games.darkest.party.tokens import Loses
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

Again = Callable[..., Rules[Die]]
Then = Callable[[list[Die], Again], Rules[None]]
"""What is done with dice that were rolled: with what rolls one of them again, which takes words, a
rule, the place in the roll and that it is rolled `again`."""


def several(
    play: Play,
    place: int,
    n: int,
    stakes: Stakes,
    rule: str,
    *,
    party: bool = False,
    stands: Callable[[int], bool] = lambda shown: True,
    then: Then | None = None,
) -> Rules[list[int]]:
    """What `together` shows at last."""
    rolled = yield from together(
        play, place, n, stakes, rule, party=party, stands=stands, then=then
    )
    return dice.showing(play.table, rolled)


def together(
    play: Play,
    place: int,
    n: int,
    stakes: Stakes,
    rule: str,
    *,
    party: bool = False,
    stands: Callable[[int], bool] = lambda shown: True,
    then: Then | None = None,
) -> Rules[list[Die]]:
    """*n* dice of one roll, one of which Fate may roll again: of a roll of the *party* its
    leader's, or anybody's where the table plays so. What does not *stand* is rolled again. *Then*
    something else may be done with them, before they stand for good."""

    name = heroes.name_of(play.table, place)

    def roll(words: str, by: str, nth: int, again: bool = False) -> Rules[Die]:
        while True:
            die = yield from dice.thrown(play, words, by, nth=nth, again=again, purpose=rule)
            die = dice.counted(play, place, die)
            if stands(die.side):
                return die
            again = True

    rolled = []
    for number in range(n):
        words = f"{name} rolls, die {number + 1}: {stakes.what}"
        rolled.append((yield from roll(words, rule, number)))
    play.say("{} rolls {}.", name, ", ".join(str(die.side) for die in rolled), rule=rule)
    yield from _again_by_fate(play, place, rolled, stakes, roll, party=party)

    def anew(nth: int) -> Rules[list[Die]]:
        return [(yield from roll(f"{name} rolls again: {stakes.what}", rule, nth, again=True))]

    yield from dice.second_thoughts(play, _roller(play, place, party=party), rolled, anew)
    if then is not None:
        yield from then(rolled, roll)
    for each in dice.showing(play.table, rolled):
        yield from dice.settled(play, place, each)
    return rolled


def _roller(play: Play, place: int, *, party: bool) -> int:
    """Whose roll it is: of a roll of the *party* the leader's."""
    return heroes.leader(play.table) if party else place


def _again_by_fate(
    play: Play, place: int, rolled: list[Die], stakes: Stakes, roll: Again, *, party: bool
) -> Rules[None]:
    """DTC-B03: whoever may spend Fate on the dice that were *rolled* may *roll* one again."""
    name = heroes.name_of(play.table, place)

    def able() -> list[int]:
        anybody = party and play.table.options["fate_party_rolls"] == "any"
        asked = heroes.here(play.table) if anybody else (_roller(play, place, party=party),)
        return [each for each in asked if dice.may_spend(play, each)]

    if not able():
        return
    option = yield from questions.ask(
        play,
        -1 if party else place,
        lambda: _which(play, _roller(play, place, party=party), able(), rolled, stakes),
    )
    if option.key == "keep":
        return
    nth, whose = divmod(int(option.value), len(heroes.PLACES))
    yield from play.happen(Loses(who=whose, n=1, token="fate", rule="DTC-B03"))
    yield from dice.passed(play, place, dice.showing(play.table, rolled)[nth])
    rolled[nth] = yield from roll(f"{name} rolls again: {stakes.what}", "DTC-B03", nth, again=True)
    play.say("{} rolls again: {}.", name, rolled[nth].side, rule="DTC-B03")


def _which(play: Play, place: int, able: list[int], rolled: list[Die], stakes: Stakes) -> Decision:
    table, shown = play.table, dice.showing(play.table, rolled)
    why = stakes.vain(shown)
    stand = "Let the dice stand" if len(shown) > 1 else "Let it stand"
    options = [Option("keep", stand, _pieces(rolled))]
    for whose in able:
        by = "" if whose == place else f" by {whose}"
        spent = (
            f"Spend 1 of {heroes.name_of(table, whose)}’s {heroes.has(table, whose, 'fate')} Fate"
        )
        options += [
            Option(f"die {n}{by}", f"{spent} and roll the {value} again", (rolled[n].piece,),
                   value=n * len(heroes.PLACES) + whose, tells=stakes.told(shown, n), warning=why)
            for n, value in enumerate(shown)
        ]  # fmt: skip
    told = stakes.asked(heroes.name_of(table, place), shown)
    left = f"1 of {heroes.has(table, able[0], 'fate')} Fate" if able == [place] else "Fate"
    ask = f"{told} Spend {left} to roll {'one' if len(shown) > 1 else 'it'} again?"
    return Decision(
        heroes.speaker(table, place), ask, "DTC-B03", options, default="keep", public=True,
        moot="keep" if why else "", habit=dice.SPENDING,
    )  # fmt: skip


def _pieces(rolled: Sequence[Die]) -> tuple[int, ...]:
    """The dice of a roll, each once: they stand for what is asked of them."""
    return tuple(dict.fromkeys(die.piece for die in rolled if die.piece != dice.NO_DIE))


def roll_dice(context: Meeting, who: int, n: int) -> Rules[None]:
    """Several, which count together."""
    card = context.play.game.title_of(context.card.name)
    stakes = by_sum(card, n, of_rows(context.line.sentence))
    shown = yield from several(context.play, who, n, stakes, "DTC-B12")
    context.rolls.append((who, sum(shown)))


# --- how it is said -------------------------------------------------------------------------------

verb(
    GRAMMAR, "roll dice", CHARACTER, "[roll] {n}", does=roll_dice, unit=DIE, only=("done",),
    reveals=True,
)  # fmt: skip
GROUP.add(roll_dice)
