"""What the cards of Scenario can say: each part in every position, notation, nouns with what stands
beside them; and laws of what is done by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, sentences
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.games.scenario.game import GAME
from tabletop.packs.library import forget_readings
from tests.games.scenario.night import night
from tests.games.scenario.test_s_further_cards import carried_out
from tests.grammar.placing import Around, placed

assert GAME, "with the game come its verbs"

Used = Callable[..., dict[str, tuple[str, dict[str, int]]]]


def test_every_shipped_sentence_has_one_reading_and_is_printed_back() -> None:
    cards = content.pack().cards.values()
    texts = (getattr(card, field) for card in cards for field in card.texts)
    shipped = {words for text in texts for _, words in sentences(text)}
    assert len(shipped) > 120
    for words in shipped:
        assert [str(each) for each in GRAMMAR.readings(words)] == [words]


SAME = {
    "Attack 2, 2 targets, range 3.": "Attack 2, range 3, 2 targets.",
    "Attack 2 at range 3 and push 1.": "Attack 2, range 3, then push the target 1.",
    "Attack 1, dazed, 2 targets.": "Attack 1, 2 targets, then each target is dazed.",
    "Attack 2 against each adjacent enemy.": "Attack 2, all adjacent enemies.",
    "Attack 2, plus 1 per adjacent ally.": "",
    "Heal 2, range 3.": "You or an ally within 3 heals 2.",
    "Guard 2.": "You have +2 Guard until the end of the round.",
    "Your next attack deals 2 more damage.": "You have +2 Attack for your next attack.",
    "All enemies adjacent to you suffer 1.": "Each adjacent enemy suffers 1.",
    "If fewer than 3 enemies are within 2 of you, tend.":
        "If 2 or fewer enemies are within 2 of you, tend.",
    "No enemy within 2 can move this round.":
        "Each enemy within 2 cannot move until the end of the round.",
}  # fmt: skip
"""What is read, and as what it is printed; as nothing, if it is not read."""


@pytest.mark.parametrize("words", SAME)
def test_other_words_come_to_the_same(words: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(words)] == [SAME[words]] * bool(SAME[words])


@pytest.mark.parametrize(
    "words",
    [
        "Attack 2, plus 1 for each adjacent ally.",
        "Attack 3, or 5 if an ally is adjacent to the target.",
        "Attack 2, range 3, ignoring Guard and Armour, with advantage.",
        "An ally within 3 may move 2.",
        "Each dazed enemy within 2 that has 3 Health or less suffers 2.",
        "You and each adjacent ally have +1 Move until the end of the round.",
        "When an adjacent enemy attacks you, it suffers 1.",
        "When you would suffer, instead lose a condition.",
        "Discard 1 card: attack 4.",
        "If you have not moved this turn, attack 4.",
        "If there is no lit lamp, each hero within 2 of a stair suffers 1.",
        "At the start of round 3, each monster heals 1.",
        "Once per round, when a monster is defeated, recover 1 card.",
        "The nearest enemy is mired.",
    ],
)
def test_what_parts_say_together_is_read_and_printed_back(words: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(words)] == [words]


def test_what_is_offered_for_two_in_one_lasts_as_long() -> None:
    written = "You have +1 Range and +1 Attack until the end of the round."
    assert GRAMMAR.what_is_wrong(written, 0, ()).nearest == (
        "You have +1 Range until the end of the round. "
        "You have +1 Attack until the end of the round."
    )


SCENE = Around(
    "tend", "when a lamp is lit", "there is no lit lamp", "you are mired",
    "Each hero cannot move", "each hero cannot move", "once per round", ("Heal 1 for each {}.",),
)  # fmt: skip


@pytest.mark.slow
def test_what_follows_from_a_part_is_read_in_one_way_and_printed_back() -> None:
    sayable = [each for each in GRAMMAR if each.role != "count" and GRAMMAR.example_of(each)]
    for function in sayable:
        for words in placed(function, SCENE):
            found = GRAMMAR.readings(words)
            assert len(found) == 1, words
            assert GRAMMAR.readings(str(found[0])) == found, words
            assert function in {said.phrase for said in found[0].whole}, words


# --- laws --------------------------------------------------------------------------------------


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> Iterator[Used]:
    """How figures stand and fare once the Bargehand has used what says a text, while another card
    says rules."""
    pack = content.pack()

    def after(text: str, rules: str = "") -> dict[str, tuple[str, dict[str, int]]]:
        for name, half, said in (("broad-swing", "top", text), ("barrel-wall", "bottom", rules)):
            assert not [each for each in parse(said, GRAMMAR) if not isinstance(each, Clause)]
            monkeypatch.setitem(pack.cards, name, replace(pack.cards[name], **{half: said}))
        forget_readings()
        session = night(
            {"bargehand": "1,3", "leechwife": "1,4"}, {"mudling-1": "2,3", "mudling-2": "3,2"},
            zones={"chosen:0": ["broad-swing", "pole-shove"], "active:0": ["barrel-wall"]},
            on={"barrel-wall": {"half": 2}, "bargehand-figure": {"health": 6}},
        )  # fmt: skip
        carried_out(session, "top broad-swing")
        pieces = session.table.pieces
        return {p.name: (p.zone, dict(p.counters)) for p in pieces if p.kind == "figure"}

    monkeypatch.setattr(content, "pack", lambda: pack)
    yield after
    monkeypatch.undo()
    forget_readings()


BANS = {
    "Attack 2.": "You cannot attack.",
    "Heal 2.": "You cannot heal.",
    "Move 2.": "You cannot move.",
    "Push an adjacent enemy 1.": "Enemies cannot be pushed.",
    "Each enemy within 2 suffers 1.": "Each enemy cannot suffer.",
    "Suffer 2.": "You cannot suffer.",
    "You are bright.": "You cannot become bright.",
    "The nearest enemy is mired.": "Each monster cannot become mired.",
}  # fmt: skip
"""What is done, and how it is forbidden."""


@pytest.mark.sampled
@pytest.mark.parametrize("text", BANS)
def test_what_is_forbidden_leaves_the_table_as_it_was(used: Used, text: str) -> None:
    assert used(text) != used("")
    assert used(text, BANS[text]) == used("")


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Attack 2, push 1.", "Attack 2. Push the target 1."),
        ("Attack 2, dazed.", "Attack 2. The target is dazed."),
        ("Heal 1 for each adjacent enemy.", "Heal 1."),
        ("Heal 1, plus 1 for each enemy within 3.", "Heal 3."),
        ("Attack 1, plus 1 for each adjacent ally.", "Attack 2."),
        ("Attack 1, or 3 if the target is adjacent to you.", "Attack 3."),
        ("If there is no lit lamp, suffer 2, otherwise heal 2.", "Suffer 2."),
        ("You may suffer 1: attack 3.", "Suffer 1. Attack 3."),
        ("Each enemy within 3 that is adjacent to you suffers 2.", "The nearest enemy suffers 2."),
        ("You and each adjacent ally suffer 1.", "Suffer 1. Each other hero suffers 1."),
    ],
)
def test_parts_together_come_to_what_they_come_to_alone(used: Used, text: str, same: str) -> None:
    assert used(text) == used(same) != used("")


def test_instead_is_the_other_deed(used: Used) -> None:
    rule = "When you would heal, instead suffer 1."
    assert used("Heal 2.", rule) == used("Suffer 1.") != used("")


def test_what_is_awaited_comes_after_it(used: Used) -> None:
    done = used("Attack 9.", "When you defeat a monster, suffer 1.")
    assert done == used("Attack 9. Suffer 1.")
