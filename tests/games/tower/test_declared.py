"""What is played is declared as one answer: nothing happens before it is whole."""

from __future__ import annotations

import pickle

import pytest

from tabletop import Decision, Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.games.tower.rules import turn
from tabletop.play.questions.declaration import Declaration, Draft, declaration
from tabletop.play.questions.drops import drops
from tabletop.play.records.journal import Answer, Journal
from tabletop.table.table import freeze
from tests.conformance.parts import ways
from tests.conformance.permuting import permuted
from tests.conformance.walk import plain, whole
from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    climb,
    draft_of,
    health,
    keys,
    names,
    play,
    question,
    rogue,
)
from tests.games.tower.test_labels import random_options

MAGE, PRIEST, PALADIN, ROGUE = "swords-page", "wands-queen", "wands-king", "cups-knight"
PAIR = "play wands-3/with cups-5/first cups-5/heal 1/dispel"


def mage(**more: object) -> Session:
    """A Mage before a celestial foe with one ward, the other hero hurt."""
    position = {"hands": [["wands-3", "cups-5", "major-0"]], "foe": "major-14", "health": {1: 8}}
    return climb(heroes=(MAGE, ROGUE), **{**position, **more})  # type: ignore[arg-type]


@pytest.mark.rule("TWR-024", "TWR-080", "TWR-084", "TWR-086", "TWR-137")
def test_a_pair_with_all_its_uses_is_one_answer_one_entry_and_one_undo() -> None:
    session = mage()
    before = freeze(session.table)
    *parts, last = PAIR.split("/")
    play(session, *parts)
    assert freeze(session.table) == before, "nothing happens before all is said"
    assert not session.journal.entries
    play(session, last)
    assert [e.key for e in session.journal.entries if isinstance(e, Answer)] == [PAIR]
    assert (health(session, 1), names(session, "wards")) == (11, ["wands-3"])
    at_rest(session, 1)
    assert session.undo()
    assert freeze(session.table) == before
    assert not session.undo()


@pytest.mark.rule("TWR-085", "TWR-061")
def test_back_takes_one_part_back_and_what_follows_it_is_asked_anew() -> None:
    session = mage()
    draft = draft_of(session)
    assert draft
    for key in ("play wands-3", "with cups-5", "first wands-3", "keep"):
        draft = draft.take(key)
    assert draft.part
    assert draft.part.rule == "TWR-037"
    asked_for = []
    while draft:
        draft = draft.back()
        if draft and (part := draft.question()):
            asked_for.append(part.rule)
    assert asked_for == ["TWR-052", "TWR-084", "TWR-080", "TWR-022"]


@pytest.mark.rule("TWR-060", "TWR-063", "TWR-066")
def test_a_ward_that_the_first_card_takes_is_not_asked_about_for_the_second() -> None:
    session = mage(hands=[["wands-3", "wands-5"]])
    play(session, "play wands-3", "with wands-5", "first wands-5")
    assert asked(session) == (0, "TWR-052")
    draft = draft_of(session)
    assert draft
    assert draft.take("dispel").part is None, "no ward is left for the second"
    kept = draft.take("keep")
    assert kept.part
    assert (kept.part.name, kept.part.rule) == ("second ward", "TWR-052")


@pytest.mark.rule("TWR-041", "TWR-042", "TWR-085")
def test_what_works_after_a_draw_is_said_once_the_cards_are_known() -> None:
    session = mage(hands=[["wands-3", "pentacles-2"]], deck=["swords-1", "swords-2", "swords-4"])
    play(session, "play wands-3/with pentacles-2/first pentacles-2", "give 1", "give 1", "give 1")
    assert asked(session) == (0, "TWR-052")
    assert session.table.flow.step == "resolve"
    play(session, "dispel")
    assert names(session, "wards") == ["wands-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-076", "TWR-061")
def test_a_second_strike_is_declared_with_its_use() -> None:
    session = rogue(hands=[["swords-2", "swords-3"]], floor=2, foe="major-18")
    play(session, "play swords-2/dispel")
    assert keys(session) == ["again swords-3", "done"]
    play(session, "again swords-3/dispel")
    assert names(session, "wards") == ["swords-2", "swords-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-122", "TWR-080")
def test_a_fool_beside_wands_is_named_in_the_same_answer() -> None:
    session = mage(options={"fool": "wild"})
    play(session, "play wands-3/with major-0/as cups/first major-0/heal 1/keep")
    assert health(session, 1) == 11
    at_rest(session, 1)


# --- answers that are none ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key",
    [
        "play wands-3",
        "play wands-3/with cups-5",
        f"{PAIR}/keep",
        "play wands-3/with wands-3/first wands-3/dispel",
        "play wands-3/with cups-5/first swords-1/heal 1/dispel",
        "play wands-3/with cups-5/first cups-5/heal 7/dispel",
        "play cups-5/heal 0/heal 1",
        "play cups-5/done",
        "play cups-5/another",
        "rest/rest",
        "",
        "/",
    ],
)
def test_what_is_not_said_whole_or_not_so_is_refused_and_changes_nothing(key: str) -> None:
    session = mage()
    before = session.to_json()
    for anyway in (False, True):
        with pytest.raises(Refusal) as refused:
            session.answer(key, anyway=anyway)
        assert refused.value.rule.startswith("TWR-")
    assert session.to_json() == before


@pytest.mark.rule("TWR-130", "TWR-083")
def test_what_is_barred_in_a_part_can_be_said_anyway_or_by_a_house_rule() -> None:
    for rule in ("", "TWR-083"):
        session = mage()
        if rule:
            session.override("adopt", subject=rule)
        key = "play wands-3/with major-0/as cups/first wands-3/dispel/heal 1"
        session.answer(key, anyway=not rule)
        assert health(session, 1) == 11
        assert any(line.by_hand for line in session.lines)
    fallen = {"health": {1: 0}, "options": {"fallen": "permanent"}}
    assert blocked(play(mage(**fallen), "play cups-5")) == {"heal 1": "TWR-130"}


@pytest.mark.rule("TWR-037", "TWR-052")
def test_another_card_in_the_midst_of_it_is_told_what_comes_first() -> None:
    session = play(mage(), "play cups-5")
    another = question(session).option("another")
    assert another
    assert another.absolute
    assert set(another.pieces) == {session.table.named(n).id for n in ("wands-3", "major-0")}
    assert another.why == "First choose whom the Five of Cups heals."


# --- what a drop says -----------------------------------------------------------------------------


def dropped(session: Session, card: str, zone: str) -> list[str]:
    """What a drop says, each as it would be answered."""
    draft = draft_of(session)
    assert draft
    found = drops(draft, session.table.named(card).id, [])
    return ["/".join(each.keys) for each in found if each.zone == zone]


@pytest.mark.rule("TWR-037", "TWR-052", "TWR-067")
def test_a_drop_says_as_much_as_it_settles() -> None:
    beast = climb(heroes=(PALADIN, ROGUE), hands=[["swords-2", "pentacles-2"]], foe="major-8")
    assert dropped(beast, "swords-2", "floor:1") == ["play swords-2/dispel"]
    assert dropped(beast, "swords-2", "play") == ["play swords-2"]
    assert dropped(beast, "pentacles-2", "hero:1") == ["play pentacles-2/keep"]
    healing = climb(heroes=(PRIEST, ROGUE), hands=[["cups-2"]])
    assert dropped(healing, "cups-2", "sanctuary:1") == ["play cups-2/heal 1"]
    pair = mage(wards=None)
    assert dropped(pair, "wands-3", "floor:1") == ["play wands-3"], "the companion is asked about"
    play(pair, "play wands-3")
    assert dropped(pair, "cups-5", "play") == ["with cups-5"]


# --- bots, other processes, other seats -----------------------------------------------------------


def test_in_random_games_the_parts_are_the_same_elsewhere_and_whatever_lies_hidden() -> None:
    """A bot in another process is asked the same; nothing that is asked hangs on a hidden card."""
    parts = 0
    for seed in range(8):
        luck = Luck(seed)
        options = random_options(luck)
        if options["fool"] == "renewal":  # all know that it lies in no hand (TWR-122)
            options["fool"] = "wild"
        session = new_game("tower", seats=2 + seed % 3, seed=seed, options=options)
        for _ in range(60):
            decision = session.decision
            if decision is None:
                break
            if session.table.flow.step == "act" and luck.chance(60):
                assert isinstance(decision, Declaration)
                other = turn._action_question(permuted(session.table, [decision.seat], luck))
                elsewhere = pickle.loads(pickle.dumps(decision))
                unseen = declaration(other.seat, other)
                for said, here, _ in [*ways(decision, luck)]:
                    assert plain(_after(unseen, said).options) == plain(here.options)
                    there = _after(elsewhere, said)
                    assert [o.key for o in there.options] == [o.key for o in here.options]
                    parts += 1
            session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    assert parts > 100


def _after(decision: Declaration, said: list[str]) -> Decision:
    """What is asked once so much is *said*."""
    draft = Draft.of(decision)
    for key in said:
        draft = draft.take(key)
    question = draft.question()
    assert question
    return question


# --- old journals ---------------------------------------------------------------------------------


STEPS = ("choose_companion", "name_suit", "order_pair", "dispel", "heal")


def half(session: Session, keys: list[str]) -> Session:
    """The same as a journal leads to it in which *keys* are answers of earlier rules."""
    journal = Journal([Answer(0, key, "TWR-022") for key in keys])
    journal.keep(0, freeze(session.table))
    return Session(session.game, load(session.to_json()).table, journal)


@pytest.mark.parametrize("wild", [False, True])
def test_a_journal_that_was_answered_part_by_part_leads_to_the_same(wild: bool) -> None:
    key = "play wands-3/with major-0/as cups/first major-0/heal 1/keep" if wild else PAIR
    options = {"fool": "wild" if wild else "excuse"}
    at_once = mage(options=options)
    at_once.answer(key)
    words = key.split("/")
    steps = set()
    for n in range(1, len(words)):
        session = half(mage(options=options), words[:n])
        steps.add(session.table.flow.step)
        assert question(session).option(words[n]), "the next part is what is asked"
        again = load(session.to_json())
        assert plain(again.decision) == plain(session.decision)
        play(again, *words[n:])
        assert freeze(again.table) == freeze(at_once.table)
    assert steps <= {*STEPS}
    assert {"choose_companion", "order_pair", "dispel", "heal"} <= steps
