"""SCN-108: between two nights of a campaign, learn cards and choose the next night."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tabletop.games.scenario.cards import content
from tabletop.games.scenario.night.ending import end, is_over, then
from tabletop.games.scenario.night.setup import LESSONS
from tabletop.games.scenario.steps import STEPS
from tabletop.play.campaigns.sitting import end_sitting
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

WAY = "way"
"""The table's counter for the chosen next night, from 1."""

NOTHING = "nothing"
"""The answer that learns nothing."""


def hero_of(table: Table, seat: int) -> str:
    """The class of the hero of *seat*; empty if the seat has no hero."""
    names = (piece.name for piece in table[f"hero:{seat}"] if piece.kind != "figure")
    known = (name for name in names if isinstance(content.card(name), content.HeroCard))
    return next(known, "")


def cards_of(table: Table, seat: int) -> list[Piece]:
    """The ability cards of the hero of *seat*, in all its zones."""
    kinds = ("hand", "chosen", "active", "discard", "lost")
    lying = (card for kind in kinds for card in table[f"{kind}:{seat}"])
    return [card for card in lying if content.ability(card.name) is not None]


def following(table: Table) -> tuple[str, ...]:
    """The nights that can follow this one; none after the last."""
    return content.night(content.night_of(table)).after


@STEPS.step("The night is given up", rule="SCN-108", then="lessons")
def give_up(play: Play) -> Flow:
    """SCN-108: a night that its players give up is lost. The campaign then goes on as usual."""
    if not is_over(play.table):
        end(play, "The night is given up.", "SCN-108", won=False)
    return then(play.table)


@STEPS.step("Learn cards", rule="SCN-108", then="which_way")
def lessons(play: Play, seat: int = 0) -> Flow:
    """SCN-108: offer cards to learn after each night but the last, won or lost."""
    table = play.table
    if table.campaign is None:  # players brought a table from outside a campaign here
        return go("round_end")
    for card in table[LESSONS]:
        play.move(card, "pack")
    if seat >= len(table.seats) or not following(table):
        return go("which_way")
    hero = hero_of(table, seat)
    for name in (*content.abilities_of(hero), *content.further_of(hero, table.options)):
        card = table.named(name)
        if card.zone == "pack":
            play.move(card, LESSONS, face_up=True)
    return go("learn" if table[LESSONS] else "lessons", seat=seat if table[LESSONS] else seat + 1)


@STEPS.step("Choose a card to learn", rule="SCN-108", then="which_way")
def learn(play: Play, seat: int) -> Rules[Flow]:
    """SCN-108: learn one card and give up another, so that the number of cards stays the same."""
    answer = yield from play.choose(lambda: _learning(play.table, seat))
    assert isinstance(answer, Declared)
    learned = answer.one("learned")
    if learned.key != NOTHING:
        new = play.table.pieces[int(learned.value)]
        old = play.table.pieces[int(answer.one("given up").value)]
        play.move(new, f"hand:{seat}", face_up=False)
        play.move(old, LESSONS, face_up=True)
        name = play.table.seats[seat].name
        play.say("{} learns {} and gives up {}.", name, new, old, rule="SCN-108")
    return go("lessons", seat=seat + 1)


def _learning(table: Table, seat: int) -> Declaration:
    mine = [(card.id, card.name) for card in cards_of(table, seat)]
    new = [(card.id, card.name) for card in table[LESSONS]]
    name = table.seats[seat].name
    return declaration(seat, partial(_parts, name, f"hand:{seat}", mine, new))


def _parts(
    name: str,
    onto: str,
    mine: Sequence[tuple[int, str]],
    new: Sequence[tuple[int, str]],
    said: Said,
) -> Part | None:
    if not said:
        options = [Option(card, content.title(card), (id,), (onto,), id) for id, card in new]
        if not mine:  # players changed the cards by hand
            options = [each.blocked("SCN-108", "You have no card to give up.") for each in options]
        ask = f"{name}, which card do you learn?"
        nothing = Option(NOTHING, "Nothing")
        return Part("learned", ask, "SCN-108", [*options, nothing], default=NOTHING, sure=True)
    if said["learned"][0].key == NOTHING or "given up" in said:
        return None
    options = [Option(card, content.title(card), (id,), (LESSONS,), id) for id, card in mine]
    return Part("given up", "Which card do you give up for it?", "SCN-108", options, sure=True)


@STEPS.step("Choose the next night", rule="SCN-108", then="morning")
def which_way(play: Play) -> Rules[Flow]:
    """SCN-108: let the heroes choose between two next nights."""
    if len(following(play.table)) > 1:
        option = yield from play.choose(lambda: _ways(play.table))
        play.count(WAY, 1 + following(play.table).index(option.key))
    return go("morning")


def _ways(table: Table) -> Decision:
    options = [Option(name, content.title(name)) for name in following(table)]
    return Decision(0, "Where do you go next?", "SCN-108", options, public=True)


@STEPS.step("Morning", rule="SCN-108", then="morning")
def morning(play: Play) -> Rules[Flow]:
    """SCN-108: record the result of the night."""
    if play.table.campaign is None:
        return go("round_end")
    return (yield from end_sitting(play, 0, rule="SCN-108"))
