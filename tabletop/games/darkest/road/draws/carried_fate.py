"""Fate that a card carries, for draw dice and for the die that finds a special location."""

from __future__ import annotations

from tabletop.games.darkest.party import dice, fates, heroes, joint_rolls, questions
from tabletop.games.darkest.party.stakes import Stakes
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def turned(
    play: Play, stakes: Stakes, rolled: list[dice.Die], again: joint_rolls.Again
) -> Rules[None]:
    """One of the dice that were *rolled* is rolled *again*, if somebody bears such a card and likes
    to."""
    for kind in fates.stocks(play):
        for card in kind.carry(play.table):
            nth = yield from _which(play, kind, card, rolled, stakes)
            if nth < 0:
                continue
            name = heroes.name_of(play.table, play.table.zones[card.zone].number)
            kind.uses_up(play, play.table.pieces[card.id])
            words = f"{name} rolls again: {stakes.what}"
            rolled[nth] = yield from again(words, kind.rule, nth, again=True)
            play.say("{} rolls again: {}.", name, rolled[nth].side, rule=kind.rule)
            return


def _which(
    play: Play, kind: fates.Stock, card: Piece, rolled: list[dice.Die], stakes: Stakes
) -> Rules[int]:
    """Which of them, by its place in the roll; -1 for none."""
    place = play.table.zones[card.zone].number

    def question() -> Decision:
        table, shown = play.table, dice.showing(play.table, rolled)
        why, on = stakes.vain(shown), tuple(die.piece for die in rolled)
        told = stakes.asked(heroes.name_of(table, place), shown)
        options = [Option("keep", "Let it stand" if len(rolled) < 2 else "Let them stand", on)]
        options += [
            Option(f"die {n}", f"Roll the {value} again", (rolled[n].piece, card.id), value=n,
                   tells=stakes.told(shown, n), warning=why)
            for n, value in enumerate(shown)
        ]  # fmt: skip
        ask = f"{told} Spend 1 of {kind.left(card)} Fate of {play.game.title_of(card.name)}?"
        return Decision(
            heroes.speaker(table, place), ask, kind.rule, options, default="keep", public=True,
            moot="keep" if why else "", habit=dice.SPENDING,
        )  # fmt: skip

    option = yield from questions.ask(play, place, question)
    return -1 if option.key == "keep" else int(option.value)
