"""Lessons, each played to its end as it says, and by somebody who does otherwise."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import names
from tabletop.play.start.lesson import Course, Lesson, Moment, Prompt, begin, lessons_of
from tabletop.table.view import view

LESSONS = [(game, lesson) for game in names() for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}: {lesson.title}" for game, lesson in LESSONS]
)
ENOUGH = 60


def asked_first(session: Session) -> Port:
    """The port of the seat that is asked."""
    return Port(session, session.decisions[0].seat)


def now(port: Port) -> Moment:
    return Moment(port.entries, len(port.said))


def do(prompt: Prompt, course: Course, port: Port) -> list[Moment]:
    """Do what *prompt* says; the moments at which its parts were done."""
    done = []
    for part in range(len(prompt.parts)):
        assert course.at(port.decision, now(port)) is prompt, "it stands until all is done"
        assert port.decision is not None
        found = prompt.key(port.decision, part)
        assert found is not None
        done.append(now(port))
        port.answer(found)
    return done


def unasked(port: Port) -> str:
    """What a table answers without asking: what is moot, and what leaves nothing to choose."""
    assert port.decision is not None
    legal = port.decision.legal()
    return port.decision.moot or (legal[0].key if len(legal) == 1 else "")


def test_an_answer_may_leave_out_the_numbers_of_pieces_and_nothing_else() -> None:
    options = [Option(key, "") for key in ("shoot bow#7 at rat#12", "shoot", "go")]
    asked = Decision(0, "Which?", "", options)
    keys = [Prompt("", "Shoot.", answer=each).key(asked) for each in ("shoot bow at rat", "shoot")]
    assert keys == ["shoot bow#7 at rat#12", "shoot"]
    assert Prompt("", "Shoot.", answer="shoot bow").key(asked) is None


@EACH
def test_a_lesson_played_as_it_says_comes_to_its_end(game: str, lesson: Lesson) -> None:
    session, course = begin(game, lesson), Course(lesson)
    port, said = asked_first(session), list[str]()
    while not course.is_over:
        assert session.decisions, f"the game was over after: {said[-1:]}"
        assert len(session.journal.entries) < ENOUGH, f"nothing came after: {said[-1:]}"
        if port.seat != session.decisions[0].seat:
            port = asked_first(session)
        prompt = course.at(port.decision, now(port))
        if prompt is None and (forced := unasked(port)):
            port.answer(forced)
            continue
        assert prompt is not None, f"nothing is said at {port.decision} after: {said[-1:]}"
        said.append(prompt.say)
        table = view(session.table, port.seat)
        known = {piece.name for zone in table.zones for piece in table[zone]}
        assert {*prompt.about} <= known | {*table.zones}, (
            "it speaks of what is not there to be seen"
        )
        if prompt.answer:
            do(prompt, course, port)
        else:
            course.read()
    assert said == [prompt.say for prompt in lesson.prompts if prompt.say in said]
    told = {prompt.say for prompt in lesson.prompts}
    assert len(told - {*said}) <= 1, "nearly all that a lesson has to say is said"


@EACH
def test_whoever_does_otherwise_is_never_told_what_cannot_be_done(
    game: str, lesson: Lesson
) -> None:
    for seed in range(3):
        session, course, luck = begin(game, lesson), Course(lesson), Luck(seed)
        while session.decisions and not course.is_over and len(session.journal.entries) < ENOUGH:
            port = asked_first(session)
            asked = port.decision
            assert asked is not None
            prompt = course.at(asked, now(port))
            if prompt is not None and not prompt.answer:
                course.read()
                continue
            legal = [option.key for option in asked.legal()]
            if prompt is not None:
                assert any(prompt.key(asked, part) in legal for part in range(len(prompt.parts)))
            port.answer(luck.choice(legal))


@EACH
def test_what_was_said_is_said_again_after_an_undo(game: str, lesson: Lesson) -> None:
    session, course = begin(game, lesson), Course(lesson)
    port, told = asked_first(session), {}
    for _ in range(ENOUGH):
        prompt = course.at(port.decision, now(port))
        if prompt is None or len(session.journal.entries) > 2:
            break
        if not prompt.answer:
            course.read()
            continue
        told |= dict.fromkeys(do(prompt, course, port), prompt.say)
        if port.seat != session.decisions[0].seat:
            break
    while port.has_begun or port.undo():
        if port.has_begun:
            port.unsay()
        again = course.at(port.decision, now(port))
        if now(port) in told:
            assert again is not None
            assert again.say == told[now(port)]
    assert told
