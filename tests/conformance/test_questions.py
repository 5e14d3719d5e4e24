"""Every question says what it is about, and nothing that matters is answered by pressing Enter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tabletop import Refusal, Session
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE, Decision
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.parts import ways
from tests.conformance.walk import started, whole

GAMES = ("tower", "parsifal", "restless")
SEEDS = range(40, 52)
ANSWERS = 400

GENERIC = re.compile(
    r"shall it be so|pick one|choose one|choose an action"
    r"|^which (one|card|target|item|night|sin)\?$"
    r"|^who (draws|acts|dodges|reveals|takes|leads)( \w+)?\?$|slot \d|^[^?]*\.$(?<!camp\.)",
    re.IGNORECASE,
)
"""What says nothing of what a question is about: set phrases, and a bare name with a full stop."""

BARE = {
    "yes",
    "no",
    "ok",
    "done",
    "go on",
    "leave",
    "none",
    "nobody",
    "agree",
    "agreed",
    "continue",
}
"""Labels that say nothing of what an answer brings."""

OF_CARDS = {"RST-007", "RST-092", "RST-100", "RST-119", "RST-130", "RST-147", "RST-252", "RST-270"}
"""The rules by which a card asks, so that its name begins the question."""

DEFAULTS = {
    "tower": {
        "own": "its own name",
        "given": "the name given to the seat",
        "done": "no more",
        "alone": "no companion",
    },
    "parsifal": {
        "lots": "nobody is picked",
        "let it happen": "no interruption",
        "no": "no draw",
        "decline": "no second action",
    },
    "restless": {"end": "the turn, once the attack is made"},
}
"""All that is ever preselected: to decline, to go on, or to leave a thing as it is."""


def questions(game: str, seed: int) -> Iterator[tuple[Session, Decision]]:
    """All that is asked in a game by a careful player who is often at random."""
    luck = Luck(seed)
    session = started(game, seed, luck)
    thoughtful = game_called(game).thoughtful
    for _ in range(ANSWERS):
        if session.over or session.halted or not session.decisions:
            return
        for decision in session.decisions:
            yield from ((session, question) for _, question, _ in ways(decision, luck))
        if not session.decisions:  # hands have ended it
            return
        decision = session.decisions[0]
        if decision.seat != CHANCE and luck.chance(50):
            key = thoughtful(session.view(decision.seat), decision, luck)
        else:
            key = whole(decision, luck.choice(decision.legal()), luck)
        session.answer(key, seat=decision.seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_what_it_is_about(game: str, seed: int) -> None:
    for session, decision in questions(game, seed):
        ask = decision.ask
        assert not GENERIC.search(ask), ask
        assert len(ask.split()) >= 3, ask
        if decision.rule in OF_CARDS and decision.seat != CHANCE:
            titles = (session.game.title_of(piece.name) for piece in session.table.pieces)
            assert any(ask.startswith((f"{t}:", f"{t} (")) for t in titles), ask


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_answers_to_a_question_can_be_told_apart(game: str, seed: int) -> None:
    for _, decision in questions(game, seed):
        kinds = {(re.sub(r"#\d+", "", option.key), option.label) for option in decision.legal()}
        labels = [label for _, label in kinds]  # copies of a card are alike
        assert len(set(labels)) == len(labels), (decision.ask, labels)
        assert not {label.casefold() for label in labels} & BARE, (decision.ask, labels)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_matters_is_preselected(game: str, seed: int) -> None:
    for _, decision in questions(game, seed):
        legal = decision.legal()
        known = decision.default in DEFAULTS[game] or len(legal) == 1
        assert not decision.default or known, (decision.ask, decision.default)


ALL = (*GAMES, "scenario", "darkest")


def copied(session: Session, luck: Luck) -> None:
    """A copy of a card is laid beside it by hand."""
    cards = [p for p in session.table.pieces if p.zone in session.table.zones and p.kind == "card"]
    card = luck.choice(cards)
    with suppress(Refusal):
        session.override("add", name=card.name, zone=card.zone, kind=card.kind, face_up=True)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ALL)
def test_no_two_answers_have_one_key_though_there_are_copies(game: str, seed: int) -> None:
    luck = Luck(seed)
    for n, (session, decision) in enumerate(questions(game, seed)):
        keys = [option.key for option in decision.options]
        assert len({*keys}) == len(keys), (decision.ask, sorted(keys))
        if n % 20 == 0:
            copied(session, luck)


GIVES_ITSELF = {"discard this Object", "send this to Limbo"}
"""Prices that who bears the card can always pay."""


BOXES = (
    "reaper", "bloodmoon", "frostmarch", "sacredpool", "firelands", "city", "highland", "dungeon",
    "woodland",
)  # fmt: skip


@pytest.mark.parametrize(
    "game", ["tower", "parsifal", "darkest", *(f"darkest+{box}" for box in BOXES)]
)
def test_every_price_says_what_is_lacking_for_it(game: str) -> None:
    """Else who has nothing may take it up, and pays nothing."""
    wording = game_called(game).wording
    assert wording is not None
    priced = [phrase for phrase in wording.phrases if phrase.role == "cost"]
    assert priced
    assert {phrase.template for phrase in priced if phrase.lacks is None} <= GIVES_ITSELF
