"""Draw dice that somebody turns by a pip, once they are thrown and Fate has been spent."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

NUDGES = idiom(GRAMMAR, "trait", "you may raise or lower a draw die by 1", sort="permission")


def nudged(play: Play, rolled: list[dice.Die]) -> Rules[list[int]]:
    """DTR-047: the draw dice as the leader leaves them. What they showed when they were thrown
    stays thrown: a 1 that is raised has been a 1, one that comes of lowering has not (DTX-007)."""
    leader = heroes.leader(play.table)
    if not bears(play.table, leader, NUDGES):
        return dice.showing(play.table, rolled)
    name, keep = heroes.name_of(play.table, leader), Option("keep", "Let the dice stand")
    option = yield from business(asks(play, leader, f"{name} leads. Change a die by 1?", lambda: [
        keep,
        *(Option(f"die {n} {way}", f"{word} the {each} to {each + by}", value=n)
          for n, each in enumerate(dice.showing(play.table, rolled))
          for way, word, by in (("up", "Raise", 1), ("down", "Lower", -1))
          if 1 <= each + by <= dice.SIDES),
    ]), otherwise=keep)  # fmt: skip
    shown = dice.showing(play.table, rolled)
    if option.key == "keep":
        return shown
    n, by = int(option.value), 1 if option.key.endswith("up") else -1
    turned = [each + by if number == n else each for number, each in enumerate(shown)]
    play.say("{} turns a {} to a {}.", name, shown[n], turned[n], rule="DTR-047")
    return turned
