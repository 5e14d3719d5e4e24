"""What can be read on a card and never happens there is told; what does is not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.__main__ import main
from tabletop.commands.try_card import checked
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, CardPack, Row, gather
from tabletop.packs.finding import Finding
from tabletop.packs.lint import lint
from tabletop.packs.seen_in_games import seen_in
from tabletop.play.shelf.game_shelf import game_called

CHARACTER = {
    "unarmed": 2,
    "max_weight": 8,
    "health": 7,
    "trait": "Herbalist",
    "death": "Draw 1 Loot.",
}
COMBAT = {"types": ["Beast"], "attack": 2, "defense": 10, "health": 9}
LOOT = {"kinds": ["Equipment"]}
FOOD = {"kinds": ["Food", "Consumable"]}


def told(game: str, kind: str, text: str, **fields: Any) -> list[Finding]:
    """What the check says of one card."""
    rules = game_called(game)
    assert rules.wording is not None
    card = {"id": "made-up", "name": "Made Up", "text": text, **fields}
    kinds = {model.__name__.lower(): model for model in _kinds(game)}
    made = gather([Row("made.toml", kind, 1, card)], kinds)
    assert not made.findings, made.findings
    pack: CardPack[Card] = made
    wording = Wording(lambda: pack, rules.wording.phrases)
    deeds = {phrase.deed.__name__ for phrase in wording.phrases if phrase.deed}
    return [*lint(wording, deeds, seen_in(game, rules.wording))]


def _kinds(game: str) -> list[type[Card]]:
    wording = game_called(game).wording
    assert wording is not None
    return list(dict.fromkeys(type(card) for card in wording.pack().cards.values()))


def test_an_effect_that_lacks_its_use_is_offered_it() -> None:
    (found,) = told(
        "restless", "loot", "Each Character heals 2.", kinds=["Active Item"], recharge=2
    )
    assert (found.code, found.nearest) == ("never-runs", "Use: each Character heals 2.")


@pytest.mark.parametrize(
    ("kind", "text", "fields"),
    [
        ("character", "Each Character heals 1.", CHARACTER),
        ("loot", "Use: heal 1. That Character heals 2. Each Character gains 1 Armor.", LOOT),
        ("loot", "When a Character sings, heal 1.", LOOT),
    ],
)
def test_no_other_is_offered_a_use(kind: str, text: str, fields: dict[str, Any]) -> None:
    found = told("restless", kind, text, **fields)
    assert not [each for each in found if each.nearest.startswith("Use: each Character heals 1")]


@pytest.mark.parametrize(
    "text",
    [
        "When the Armor on this is used up, you heal 2.",
        "Active Items cannot be used.",
        "Spells cannot be used.",
        "Nobody heals.",
        "You cannot heal.",
    ],
)
def test_what_runs_on_a_card_that_somebody_bears_is_no_false_alarm(text: str) -> None:
    kinds = ["sin"] if "cannot" in text or "Nobody" in text else ["loot"]
    for kind in kinds:
        found = told("restless", kind, text, **(LOOT if kind == "loot" else {}))
        assert [each.code for each in found] == [], text


NEVER: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("restless", "character", "Each Character heals 1.", CHARACTER, "carried out as it is read"),
    ("restless", "character", "Use: you heal 1.", CHARACTER, "as the card is used"),
    ("restless", "character", "", {**CHARACTER, "death": "When you hit, draw 1 Loot."},
     "never happens on a Character's death"),
    ("restless", "character", "", {**CHARACTER, "death": "+1 to Combat rolls."},
     "never happens on a Character's death"),
    ("restless", "combat", "Use: you heal 1.", COMBAT, "as the card is used"),
    ("restless", "combat", "When a Rest begins, the Target heals 1.", COMBAT, "that never happens"),
    ("restless", "combat", "When you hit, you take 1 damage.", COMBAT, "means nobody"),
    ("restless", "realm", "When you hit, you take 1 damage.", {"level": 1}, "means nobody"),
    ("restless", "event", "You take 2 damage.", {},
     "'you' means nobody, because it speaks to everybody"),
    ("restless", "loot", "Chain Magic.", LOOT, "look for it on other cards"),
    ("restless", "loot", "Once per Battle, +1 to Combat rolls.", LOOT, "has no effect"),
    ("restless", "loot", "A Character may lose 1 Health: draw 1 Loot.", LOOT, "asks for a price"),
    ("restless", "trader", "1-5: draw 1 Loot.", {}, "No die is rolled before it"),
    ("restless", "combat", "When this is discarded, draw 1 Loot.", COMBAT,
     "look for 'when this is discarded' on other cards"),
    ("restless", "sin", "Each other Character loses 1 Health unless the Character with the "
     "highest roll loses 2 Max Health.", {}, "carried out as it is read"),
    ("restless", "realm", "When this hits, the Target heals 1.", {"level": 1},
     "look for 'when this hits' on other cards"),
    ("tower", "foe", "Deal 3 magic damage to the Foe.", {"number": 3, "types": ["human"]},
     "carried out as it is read"),
    ("tower", "number", "When you draw a card, 1-5: draw 1 card.", {"suit": "cups", "rank": 3},
     "No die is rolled before it"),
    ("tower", "number", "Your Cups cards gain +1.", {"suit": "cups", "rank": 3},
     "look for it on other cards"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind", "text", "fields", "why"), NEVER)
def test_what_never_runs_on_such_a_card_is_told(
    game: str, kind: str, text: str, fields: dict[str, Any], why: str
) -> None:
    kind = {"number": "numbercard"}.get(kind, kind)
    found = [each for each in told(game, kind, text, **fields) if each.code == "never-runs"]
    assert len(found) == 1
    assert why in found[0].message
    assert found[0].sentence == (text or fields["death"])


def test_who_did_something_is_not_remembered_for_as_long_as_it_lasts() -> None:
    game = game_called("restless")
    assert game.wording is not None
    own = next(
        card for card in game.wording.pack().cards.values() if type(card).__name__ == "Realm"
    )
    text = "A Character may lose 1 Health. +1 to prices while each that does bears a Sin."
    found = [each.message for each in checked(game, replace(own, text=text))]
    assert any("does not remember who did something" in each for each in found), found


@pytest.mark.parametrize(
    ("kind", "text", "fields", "why"),
    [
        ("event", "That Character heals 1.", {}, "says who is meant"),
        (
            "event",
            "Each Character may lose 1 Health. If it does, draw 1 Loot.",
            {},
            "several are named",
        ),
        ("event", "Each Character takes 1 damage. That Character heals 1.", {}, "unclear who"),
        ("combat", "When a Battle begins, that Character takes 1 damage.", COMBAT, "who is meant"),
        ("event", "Otherwise, each Character heals 1.", {}, "may do or not do"),
        (
            "loot",
            "Use: you heal 1. +1 to Combat rolls. Otherwise, draw 1 Loot.",
            FOOD,
            "is always in force",
        ),
        (
            "loot",
            "When this kills the Target, draw 1 Loot. Otherwise, you take 2 damage.",
            {"kinds": ["Melee Weapon"]},
            "happens with each such event",
        ),
        (
            "loot",
            "Use: you heal 1. Otherwise, you heal 2. Otherwise, draw 1 Loot.",
            FOOD,
            "already says",
        ),
        (
            "event",
            "A Character heals 1. You may do this only once per Battle.",
            {},
            "is a lasting effect",
        ),
        (
            "character",
            "Once per Battle, when you hit, you heal 1. You may do this only once per Battle.",
            CHARACTER,
            "already says that",
        ),
    ],
)
def test_what_speaks_of_nobody_or_of_several_is_told(
    kind: str, text: str, fields: dict[str, Any], why: str
) -> None:
    found = [
        each for each in told("restless", kind, text, **fields) if each.code == "no-antecedent"
    ]
    assert len(found) == 1
    assert why in found[0].message


@pytest.mark.parametrize(
    ("kind", "text", "fields"),
    [
        ("event", "A Character takes 1 damage. That Character heals 1.", {}),
        ("event", "A Character takes a nap. That Character heals 1.", {}),
        ("god", "On a foiled roll, 1-4: you take 3 damage. 5-9: you lose 2 Health.",
         {"types": ["Divine"], "defense": 12, "health": 60}),
        ("event", "A Character may roll the D20. 1-9: that Character takes 1 damage. "
         "10-20: that Character heals 2.", {}),
        ("combat", "When a Character misses, that Character takes 1 damage.", COMBAT),
        ("loot", "Use: you heal 1. Herbalist: use: that Character heals 1.", FOOD),
        ("character", "When you hit, you heal 1.", CHARACTER),
        ("loot", "Once per Battle, when you hit, you heal 1.", LOOT),
        ("loot", "When this misses, you may lose 1 Health. If you do, attack once more.",
         {"kinds": ["Melee Weapon"]}),
        ("combat", "When a Battle begins, each Character loses 2 Health unless that Character "
         "discards an Item.", COMBAT),
        ("rest", "Each Character may discard a Food: that Character heals 4.", {}),
        ("event", "A Character may discard a Food. Otherwise, each Character takes 1 damage.", {}),
        ("loot", "If you bear a Sin, +1 to Combat rolls. Otherwise, -1 to Combat rolls.", LOOT),
        ("character", "When you hit, you heal 1. You may do this only if you bear a Sin.",
         CHARACTER),
    ],
)  # fmt: skip
def test_what_happens_is_not_told_of(kind: str, text: str, fields: dict[str, Any]) -> None:
    vain = ("never-runs", "no-antecedent")
    assert [each for each in told("restless", kind, text, **fields) if each.code in vain] == []


def test_a_remedy_that_would_do_nothing_on_its_card_is_not_offered() -> None:
    (found, *_) = told("restless", "character", "Each Charcter heals 1.", **CHARACTER)
    assert (found.code, found.nearest) == ("unread-sentence", "")
    assert "nothing on this card" in found.message
    (found, *_) = told("restless", "event", "Each Charcter heals 1.")
    assert found.nearest == "Each Character heals 1."


@pytest.mark.parametrize("game", ["tower", "parsifal"])
def test_what_is_seen_in_games_is_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seen", game, "--games", "2"]) == 0
    assert "phrases were carried out in 2 games" in capsys.readouterr().out
    assert main(["seen", "pebbles"]) == 2, "it has no cards"
