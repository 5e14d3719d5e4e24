"""Spells that repeat one that has just been cast, on another hero or another Enemy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tabletop.cardtext.subjects import nouns_of
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat.fight_effects import HOLDS_FAST
from tabletop.games.darkest.combat.score_changes import WEAKENED, WEAKENS
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import EXECUTOR, WHOM, Meeting, asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO_SPELL = Option("none", "No Spell")
Again = Callable[[int], Rules[bool]]
"""Has a Spell done once more, as a hero likes."""


def offered(play: Play, card: Piece, left: Callable[[], Any], again: Again) -> Rules[None]:
    """The Spell *card* has hit somebody: whoever can repeat it may, as long as somebody is *left*
    whom it could hit."""
    for place in heroes.here(play.table):
        found, ruled = spells.options(play, place, ("cast",)), play.table.house_rules
        listed = [option for option in found if option.is_open(ruled)]
        if not listed or not left():
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, NO_SPELL]

        name = heroes.name_of(play.table, place)
        ask = f"{name}: {content.title(card.name)} was cast. Repeat it?"
        option = yield from business(asks(play, place, ask, options), otherwise=NO_SPELL)
        if option.key != "none":
            echo = play.table.pieces[int(option.value)]
            yield from spells.cast(play, place, echo, card, again)
            return


def _follows(play: Play, card: Piece, met: Piece | None, hit: list[int]) -> Rules[None]:
    """Of a Spell that hits a hero of choice, another; of one that weakens or stops an Enemy,
    another that lies face up on the road."""
    if met is not None and _strikes(card.name):
        left = partial(_enemies, play.table, met)
        yield from offered(play, card, left, partial(_on_another, play, card, met))
    elif hit:
        others = partial(_others, play.table, hit)
        yield from offered(play, card, others, partial(_on_others, play, card, hit))


def _others(table: Table, hit: list[int]) -> list[int]:
    return [place for place in heroes.here(table) if place not in hit]


def _enemies(table: Table, met: Piece) -> list[Piece]:
    return [
        card
        for space in heroes.spaces(table)
        for card in space_positions.revealed(table, space)
        if card.id != met.id and content.enemy(card.name) is not None
    ]


@by_name
def _strikes(name: str) -> tuple[Sentence, ...]:
    """What the Spell called *name* does to the Enemy that is met."""
    return tuple(s for s in sentences(name) if s.clause.phrase in (WEAKENS, HOLDS_FAST))


@by_name
def _picks(name: str) -> tuple[Sentence, ...]:
    """What it does to heroes of choice."""
    return tuple(
        sentence
        for sentence in sentences(name)
        if any(
            WHOM.is_picked(noun)
            for said in sentence.clause.body
            for value in said.values.values()
            for noun in nouns_of(value)
            if WHOM.knows(noun)
        )
    )


def _on_others(play: Play, card: Piece, hit: list[int], who: int) -> Rules[bool]:
    """Whom it has hit it cannot hit again."""
    for sentence in _picks(card.name):
        line = Line(card, who, sentence)
        yield from EXECUTOR.carry(
            Meeting(play.table, line, who, who, playing=play, spared=tuple(hit))
        )
    return True


def _on_another(play: Play, card: Piece, met: Piece, who: int) -> Rules[bool]:
    """What it takes from the scores of that Enemy counts in its next combat."""
    option = yield from asks(play, who, "Which other Enemy?", lambda: [
        Option(f"{p.name}#{p.id}", play.game.title_of(p.name), (p.id,), value=p.id)
        for p in _enemies(play.table, met)
    ])  # fmt: skip
    other, table = play.table.pieces[int(option.value)], play.table
    before = {score: table.count(f"hurt_{score}") for score in WEAKENED}
    for sentence in _strikes(card.name):
        line = Line(card, who, sentence)
        yield from EXECUTOR.carry(Meeting(table, line, who, who, playing=play, met=other))
    for score, counter in WEAKENED.items():
        if n := table.count(f"hurt_{score}") - before[score]:
            play.count(f"hurt_{score}", before[score])
            play.count(counter, other.counters.get(counter, 0) + n, other)
    play.say("{} hits {}, too.", card, other, rule="DTC-B11")
    return True


def echo(context: Meeting) -> Rules[bool]:
    """As whoever cast the echo likes."""
    return context.again is not None and (yield from context.again(context.you))


spells.AFTER.append(_follows)

idiom(GRAMMAR, "action", "that Spell hits another character or Enemy", run=echo)
