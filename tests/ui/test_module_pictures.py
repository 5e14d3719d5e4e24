"""Pictures of a module's cards: set in its own landscapes, and showing what it has of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from assets.drawings.props import load_props
from assets.drawings.shapes import PROPS
from tabletop.games.darkest.cards import content
from tabletop.play.rules.game import Printed
from tests.ui.loaded import whole
from ui.faces import rules_deck
from ui.faces.composed_pictures import Kind, Plan, Setting, findings, subject_of

BEAST = Kind("foe", ("autumn wood",), ("wolf",), beside=("stump",), places_by={"Animal": ("moor",)})
FROST = Setting(
    ("high snows",), ("tree-fir",), {"spell": ("star valley",)}, {"bear": ("bear-white",)}
)
PLAN = Plan(
    {}, {"enemy": BEAST, "spell": BEAST}, names={"bear": ("bear",)}, settings={"frost": FROST}
)
BEAR = Printed("Enemy", epithet="Animal")


def test_a_card_of_a_module_is_set_where_the_module_says() -> None:
    there = PLAN.set_for("frost-bear").kinds
    assert (there["enemy"].places, there["enemy"].places_by) == (("high snows",), {})
    assert there["spell"].places == ("star valley",)
    assert there["enemy"].beside == ("tree-fir",)
    assert subject_of("frost-bear", "Old Bear", BEAR, PLAN) == ["bear-white"]


def test_cards_of_others_stay_as_they_are() -> None:
    assert PLAN.set_for("old-bear") is PLAN
    assert subject_of("old-bear", "Old Bear", BEAR, PLAN) == ["bear"]


def test_what_a_setting_names_and_nobody_has_drawn_is_found() -> None:
    load_props()
    wrong = Setting(("high snow",), ("tree-firs",), {}, {"bear": ("bull",)})
    places = ("high snows",)
    assert list(findings(Plan({}, {}, settings={"frost": wrong}), places, PROPS, ())) == [
        "frost: no place 'high snow'; did you mean 'high snows'?",
        "frost: no prop 'tree-firs'; did you mean 'tree-fir'?",
        "bear: 'bull' shows something else; use 'bear'",
    ]


@pytest.mark.parametrize("module", ["city", "firelands", "frostmarch", "dungeon", "woodland"])
def test_no_subject_is_seen_on_more_than_four_cards_of_a_kind(module: str) -> None:
    deck = whole(rules_deck.loading("darkest", "darkest"))
    seen = Counter[tuple[str, str]]()
    for card in content.boxed():
        if content.module_of(card.id) == module:
            printed = deck.cards.game(card.id).printed(card.id)
            # a written recipe paints its subject last, a composed picture names it first
            subject = deck.seen(card.id)[-1 if card.id in deck.recipes else 0]
            seen[printed.kind, subject] += 1
    assert len(seen) > 90
    assert max(seen.values()) <= 4, seen.most_common(3)
