"""Numbers of the rules, changed in every way that cards can say: looked up where the rules do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.choices.attack_means import dealt_by, to_beat
from tabletop.games.restless.choices.usable_items import may_use
from tabletop.games.restless.running.executor import changed
from tests.games.restless.camp import battle, play

Prints = Callable[..., None]
PARTY = ("ann", "bo", "cy")


@pytest.mark.rule("RST-003")
@pytest.mark.parametrize(
    ("text", "attack", "defense"),
    [
        ("The Target has +2 Attack.", 4, 8),
        ("The Target's Attack is doubled.", 4, 8),
        ("The Target has +2 Attack. The Target's Attack is doubled.", 8, 8),
        ("The Target's Attack is 7.", 7, 8),
        ("The Target's Attack is 7. The Target's Attack cannot exceed 3.", 3, 8),
        ("The Target's Die Defense cannot fall below 10.", 2, 10),
        ("The Target's Die Defense is 12 while it is round 2 or later.", 2, 8),
        ("The Target's Die Defense is 12 in the first round.", 2, 12),
        ("The Target has -1 Die Defense for each Character that bears no Sin.", 2, 5),
    ],
)
def test_a_target_is_as_cards_make_it(prints: Prints, text: str, attack: int, defense: int) -> None:
    prints("rat", text=text, attack=2, defense=8)
    session = play(battle(PARTY), "slot 0")
    target = session.table.named("rat")
    assert dealt_by(session.table, target, 0) == attack
    assert to_beat(session.table, target, 0) == defense


@pytest.mark.rule("RST-003")
@pytest.mark.parametrize(
    ("text", "of_each"),
    [
        ("Damage taken is doubled.", [6, 6, 6]),
        ("Each Character's damage taken is doubled.", [6, 6, 6]),
        ("Each Character's damage taken cannot exceed 1.", [1, 1, 1]),
        ("Each Character that has acted this round has +1 to damage taken.", [3, 3, 3]),
        ("Damage taken cannot fall below 5 while the party is Resting.", [3, 3, 3]),
    ],
)
def test_what_somebody_takes_is_as_cards_make_it(
    prints: Prints, text: str, of_each: list[int]
) -> None:
    prints("rat", text=text)
    table = play(battle(PARTY), "slot 0").table
    assert [changed(table, "taken", 3, slot) for slot in range(3)] == of_each


@pytest.mark.rule("RST-003")
def test_what_somebody_bears_changes_its_own_numbers_alone(prints: Prints) -> None:
    prints("rope", text="Your damage taken is doubled. Your healing is 1.")
    table = battle(PARTY, holds={"bo": ["rope"]}).table
    assert [changed(table, "taken", 3, slot) for slot in range(3)] == [3, 6, 3]
    assert [changed(table, "healing", 3, slot) for slot in range(3)] == [3, 1, 3]


@pytest.mark.rule("RST-003")
@pytest.mark.parametrize(
    ("text", "usable"),
    [
        ("Consumables cannot be used in Battle.", False),
        ("Consumables cannot be used while the party is Resting.", True),
        ("Items cannot be used.", False),
        ("Active Items cannot be used.", True),
    ],
)
def test_items_of_a_kind_cannot_be_used(prints: Prints, text: str, usable: bool) -> None:
    prints("rat", text=text)
    prints("broth", text="Use: you heal 1.")
    session = play(battle(PARTY, holds={"ann": ["broth"]}), "slot 0")
    assert may_use(session.table, 0, session.table.named("broth")) is usable


@pytest.mark.rule("RST-003")
@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("nobody bears a Sin", False),
        ("somebody bears a Sin", True),
        ("each Character bears a Sin", False),
        ("each Character bears no Sin", False),
        ("a Character bears no Sin", True),
        ("each Character that bears a Sin is hurt", True),
        ("each other Character is hurt", False),
        ("nobody is unhurt", False),
        ("nobody has acted this round and each Character has no Armor", True),
        ("each Character has less than 1 Armor", True),
        ("each Character has more Health than you", False),
    ],
)
def test_of_whom_it_has_to_be_true(prints: Prints, condition: str, so: bool) -> None:
    prints("rope", text=f"Your healing is 9 while {condition}.")
    table = battle(
        PARTY, holds={"ann": ["rope"]}, sins={"bo": ["doubt"]}, wounds={"bo": 1, "ann": 1}
    ).table
    assert (changed(table, "healing", 3, 0) == 9) is so
