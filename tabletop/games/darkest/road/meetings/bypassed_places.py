"""Places that ask for a roll, which some may bypass."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import dice, heroes, joint_rolls
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

BYPASSES = idiom(GRAMMAR, "trait", "you may bypass Places that ask for a roll", sort="permission")
MEETS, PASSES = Option("meet", "Meet it"), Option("pass", "Bypass it")


@by_name
def asks_for_a_roll(name: str) -> bool:
    """Whether the card called *name* has whoever meets it roll."""
    return any(
        said.phrase.run in (dice.roll, joint_rolls.roll_dice)
        for sentence in sentences(name)
        for said in sentence.clause.body
    )


def is_bypassed(play: Play, place: int, card: Piece) -> Rules[bool]:
    """DTH-050, DTH-051: whether the hero at *place* takes no turn at the Place *card*; what others
    roll there for all befalls it all the same."""
    if not asks_for_a_roll(card.name) or not bears(play.table, place, BYPASSES):
        return False
    ask = f"Does {heroes.name_of(play.table, place)} bypass {play.game.title_of(card.name)}?"
    option = yield from business(
        asks(play, place, ask, lambda: [MEETS, PASSES], "DTH-050"), otherwise=PASSES
    )
    if option.key == MEETS.key:
        return False
    play.say("{} bypasses {}.", heroes.hero_at(play.table, place), card, rule="DTH-050")
    return True
