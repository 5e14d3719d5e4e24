"""Whatever is forbidden can be done anyway, and what is told of it is what the table shows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import tabletop.games.tower
from tabletop import Decision, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import freeze
from tests.conformance.parts import to_its_end, ways
from tests.games.tower.claims import CLAIMS
from tests.games.tower.climbing import at_random
from tests.games.tower.test_labels import random_options


def blocking_rules() -> set[str]:
    """All rules by which an option of Tower is ever blocked."""
    folder = Path(tabletop.games.tower.__file__).parent
    sources = "".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(r"""\.blocked\(\s*"(TWR-\d+)\"""", sources))


BY_CARDS = {"TWR-085"}
"""By which cards forbid what is chosen, as none of the deck's own does: see test_laws."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Holds each line to the table at the moment it is told; counts them."""
    heard: Counter[str] = Counter()
    say = Play.say

    def hear(play: Play, words: str, *parts: object, rule: str = "") -> None:
        if not words.startswith("{}, against the rule") and not words.startswith("By hand"):
            assert words in CLAIMS, f"{words!r} is new: what does it say of the table?"
            names = [title(p.name) if isinstance(p, Piece) else p for p in parts]
            assert CLAIMS[words](play.table, *parts), words.format(*names)
        heard[words] += 1
        say(play, words, *parts, rule=rule)  # type: ignore[arg-type]

    monkeypatch.setattr(Play, "say", hear)
    return heard


@pytest.mark.rule("TWR-136")
def test_every_blocked_option_taken_anyway_is_done_and_told_as_it_is(told: Counter[str]) -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        luck = Luck(seed)
        session = new_game("tower", seats=2 + seed % 3, seed=seed, options=random_options(luck))
        for _ in range(150):
            if session.decision is None:
                break
            decision = session.decision
            said, option = _barred(decision, luck)
            if option and luck.chance(60):
                before = freeze(session.table), len(session.lines)
                key = to_its_end(decision, said, option, luck)
                session.answer(key, seat=decision.seat, anyway=True)
                taken[option.rule] += 1
                assert not session.halted, (seed, option)
                assert freeze(session.table) != before[0], (seed, option, "it bounced")
                assert session.lines[before[1]].by_hand
            else:
                key = at_random(session, luck, decision.legal() or decision.options)
                session.answer(key, seat=decision.seat, anyway=True)
            _bend(session, luck)
    assert set(taken) == blocking_rules() - BY_CARDS
    assert set(told) - set(CLAIMS) == {
        "{}, against the rule.",
        "By hand: {} was moved to {}.",
    }


def _barred(decision: Decision, luck: Luck) -> tuple[list[str], Option | None]:
    """Something that is blocked, on one way through the answer, after what was said before it."""
    barred = [
        (said, option)
        for said, question, _ in ways(decision, luck)
        for option in question.options
        if option.why and not option.absolute
    ]
    rare = [(said, o) for said, o in barred if o.rule in ("TWR-083", "TWR-120")]
    return luck.choice(rare or barred) if barred else ([], None)


def _bend(session: Session, luck: Luck) -> None:
    """Now and then bring something into a hand that does not belong there, or the Fool again."""
    excused = session.table.count("excused")
    if session.table.flow.step != "act" or not luck.chance(90 if excused else 12):
        return
    odd = luck.choice(session.table["box"]).name
    piece = session.table.named(cards.FOOL if excused or luck.chance(50) else odd)
    hand = cards.HAND[cards.active(session.table)]
    session.override("move", piece=piece.id, zone=hand, face_up=False)
